package puertorico

import (
	"strconv"
	"strings"
	"testing"

	assets "islas/assets/puertorico"
	"islas/game"
	"islas/game/internal/sheet"
)

// setupRow returns the row of setup.csv for a number of players, by column: also the columns that the engine does not read.
func setupRow(t *testing.T, seats int) map[string]string {
	s := sheet.Open("setup.csv", assets.Setup, setupColumns, MaxSeats-MinSeats+1, MaxSeats-MinSeats+1)
	if s.Err() != nil {
		t.Fatal(s.Err())
	}
	s.At(seats - MinSeats)
	row := map[string]string{}
	for i, name := range strings.Split(setupColumns, ",") {
		row[name] = s.Cell(i)
	}
	return row
}

// TestSetUp: the table is as setup.csv has it (section 3), for every first governor.
func TestSetUp(t *testing.T) {
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		row := setupRow(t, seats)
		number := func(column string) int {
			n, err := strconv.Atoi(row[column])
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
		for start := range game.Seat(seats) {
			p := begin(t, Options{Seats: seats, Start: start, Seed: uint64(start)})
			for i, id := range strings.Fields(row["start_tiles_from_governor"]) {
				seat := (start + game.Seat(i)) % game.Seat(seats)
				tile, _ := TileByID(id)
				if n, occupied := p.Player(seat).Tiles(tile); n != 1 || occupied != 0 || p.Player(seat).TileCount() != 1 {
					t.Errorf("%d players, governor %d: seat %d has %d %s", seats, start, seat, n, id)
				}
				if p.Player(seat).Doubloons() != number("doubloons_each") {
					t.Errorf("%d players: seat %d has %d doubloons", seats, seat, p.Player(seat).Doubloons())
				}
			}
			supply, ship := p.Colonists()
			cards := 0
			for r := range Role(Roles) {
				if n, ok := p.Doubloons(r); ok && n == 0 {
					cards++
				}
			}
			_, picks := p.Picks()
			for column, got := range map[string]int{
				"points": p.Chips(), "colonists_supply": supply, "colonists_ship": ship, "colonists_total": supply + ship,
				"role_cards": cards, "picks_per_round": picks, "picks_each": picks / seats, "unused_roles": cards - picks,
				"row": len(p.Row()), "quarries": p.Quarries(), "face_down_after_setup": p.Stack(),
			} {
				if got != number(column) {
					t.Errorf("%d players: %s is %d, want %d", seats, column, got, number(column))
				}
			}
			if d := p.Decision(); d.Phase != PhaseRole || d.Seat != start || p.Governor() != start || p.Round() != 1 {
				t.Errorf("%d players: the first to decide: %+v", seats, d)
			}
		}
	}
}

// TestChips: five may play with 122 or 126 points, others with the number of setup.csv; nothing else is accepted (section 2).
func TestChips(t *testing.T) {
	for seats, want := range map[int][]int{2: {65}, 3: {75}, 4: {100}, 5: {122, 126}} {
		for points := range 200 {
			s, err := New(Options{Seats: seats, Points: points}, nil)
			ok := points == 0
			for _, n := range want {
				ok = ok || n == points
			}
			if (err == nil) != ok {
				t.Errorf("%d players with %d points: %v", seats, points, err)
			}
			if err == nil && s.Chips() != max(points, want[0]) {
				t.Errorf("%d players with %d points have %d", seats, points, s.Chips())
			}
		}
	}
}

// TestRole: taking a card is mandatory and brings the doubloons on it at once; a card is taken once a round; those left over get
// one doubloon each on top of those there; the governor passes to the left (section 4).
func TestRole(t *testing.T) {
	l := lay(t, 3)
	l.legal("role settler", "role mayor", "role builder", "role craftsman", "role trader", "role captain")
	l.refuses("pass", "role prospector1")
	l.acts("role craftsman")
	l.refuses("role craftsman")
	if l.TakenBy(Craftsman) != 0 {
		t.Errorf("the craftsman was taken by %d", l.TakenBy(Craftsman))
	}
	l.decides(1, "role")
	l.acts("role captain")
	l.decides(2, "role")
	l.acts("role trader")
	l.decides(1, "role")
	if l.Governor() != 1 || l.Round() != 2 || l.TakenBy(Craftsman) != game.NoSeat {
		t.Errorf("the governor is %d in round %d", l.Governor(), l.Round())
	}
	l.acts("role craftsman", "role captain", "role builder", "pass", "pass", "pass")
	l.has("doubloons", (*Player).Doubloons, 2+1, 2, 2)
	for r, want := range map[Role]int{Settler: 2, Mayor: 2, Builder: 0, Craftsman: 0, Trader: 1, Captain: 0} {
		if n, ok := l.Doubloons(r); n != want || !ok {
			t.Errorf("%d doubloons lie on the %v, want %d", n, r, want)
		}
	}
}
