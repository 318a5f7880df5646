package shell_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/locales"
	"islas/render/islas/islanders"
	"islas/render/shell"
	"islas/render/ui"
)

func TestIslandsArePickedInTurnOrder(t *testing.T) {
	r := openNew(t, "en", full, 1)
	r.people(4)
	r.Pick("seat.3.youngest")
	for i, want := range []int{2, 3, 0, 1} {
		if got := r.picker(4); got != want {
			t.Fatalf("pick %d is seat %d's, want %d", i, got, want)
		}
		if w := r.Widget("start"); w.Enabled || w.Why == "" {
			t.Errorf("the game can be started before pick %d", i)
		}
		r.Pick("island." + board.IDs()[i])
		if r.island(want) != board.IDs()[i] {
			t.Fatalf("seat %d gets %q, want %s", want, r.island(want), board.IDs()[i])
		}
	}
	if r.picker(4) != -1 || !r.Widget("start").Enabled {
		t.Error("somebody still has to pick")
	}
	if w := r.Widget("island." + board.IDs()[4]); w.Enabled || w.Why == "" {
		t.Error("an island can be picked after everybody has one")
	}
}

func TestIslandIsGivenBack(t *testing.T) {
	r := openNew(t, "en", full, 1)
	if !r.Shows("Yaiza, pick your island") {
		t.Error("nobody is asked to pick an island")
	}
	r.Pick("island.tenerife")
	if w := r.Widget("start"); !w.Enabled {
		t.Fatalf("can't start: %s", w.Why)
	}
	r.Pick("seat.1.island")
	if w := r.Widget("start"); w.Enabled || r.island(0) != "" {
		t.Error("can start without an island")
	}
	r.Pick("count.tenerife.coast") // the numbers belong to the card
	if r.island(0) != "tenerife" {
		t.Errorf("a click on a number picked %q", r.island(0))
	}
	r.Pick("island.tenerife")
	if r.island(0) != "" {
		t.Errorf("a click on the own island left %q", r.island(0))
	}
}

func TestComputersPickAtOnce(t *testing.T) {
	picked := map[string]bool{}
	for seed := range uint64(12) {
		r := openNew(t, "en", full, seed)
		r.option("count", 3)
		r.option("seat.4.control", 0)
		if got := r.picker(5); got != 0 || len(r.free()) != 6 {
			t.Fatalf("seat %d picks first of %v, want 0", got, r.free())
		}
		r.Pick("island.la-palma")
		if got := r.picker(5); got != 3 {
			t.Fatalf("seat %d picks next, want 3", got)
		}
		free := r.free()
		if len(free) != 3 || slices.Contains(free, "la-palma") || !once(r.islands(3)) {
			t.Fatalf("free are %v, taken %v", free, r.islands(5))
		}
		picked[r.island(1)] = true
		r.Pick("island." + free[0])
		if r.picker(5) != -1 || len(r.free()) != 1 || !once(r.islands(5)) {
			t.Fatalf("seats have %v", r.islands(5))
		}
	}
	if len(picked) < 3 {
		t.Errorf("a computer picks only %v", picked)
	}
}

func TestUnpickTakesLaterPicksBack(t *testing.T) {
	r := openNew(t, "en", full, 1)
	r.people(3)
	for _, id := range board.IDs()[:3] {
		r.Pick("island." + id)
	}
	r.Pick("seat.2.island")
	if got := r.islands(3); got[0] == "" || got[1] != "" || got[2] != "" {
		t.Errorf("after seat 1 gave back: %v", got)
	}
	r = openNew(t, "en", full, 1) // a person, then two computers
	r.Pick("island.tenerife")
	r.Pick("seat.3.island")
	if got := r.picker(3); got != 0 {
		t.Errorf("seat %d picks, want the person before the computer", got)
	}
}

func TestUnpickAmongComputersDrawsAnotherLot(t *testing.T) {
	r := openNew(t, "en", full, 1)
	r.option("seat.1.control", 1)
	r.option("count", 0)
	if r.picker(2) != -1 {
		t.Fatal("computers have not picked")
	}
	seen := map[string]bool{}
	for range 30 {
		r.Pick("seat.1.island")
		if got := r.islands(2); r.picker(2) != -1 || got[0] == got[1] {
			t.Fatalf("islands %v", got)
		}
		seen[r.island(0)] = true
	}
	if len(seen) < 3 {
		t.Errorf("30 lots gave only %v", seen)
	}
}

func TestChangingWhoPlays(t *testing.T) {
	r := openNew(t, "en", full, 1)
	r.Pick("island.tenerife")
	r.option("seat.2.control", 0)
	if got := r.islands(3); r.picker(3) != 1 || got[0] != "tenerife" || got[2] != "" {
		t.Errorf("a person took over seat 1: %v", got)
	}
	r.option("seat.2.control", 1)
	if r.picker(3) != -1 {
		t.Errorf("a computer took over seat 1, and seat %d still has to pick", r.picker(3))
	}
	r.Pick("seat.2.youngest")
	if got := r.islands(3); r.picker(3) != 0 || got[1] == "" || got[2] == "" {
		t.Errorf("seats 1 and 2 pick before the person: %v", got)
	}
}

func TestChangingTheNumberOfSeats(t *testing.T) {
	r := openNew(t, "en", full, 1)
	r.people(3)
	for _, id := range board.IDs()[:3] {
		r.Pick("island." + id)
	}
	r.Pick("seat.3.youngest")
	r.option("count", 0)
	if r.value("seat.1.youngest") != "on" || r.Has("seat.3.name") {
		t.Error("the youngest of two is not the first, or three sit there still")
	}
	if r.Has(fmt.Sprintf("count/%d", islas.MaxSeats-islas.MinSeats+1)) || !r.Has(fmt.Sprintf("count/%d", islas.MaxSeats-islas.MinSeats)) {
		t.Errorf("not 2 to 5 seats are offered: %v", r.IDs())
	}
	r.Pick("random")
	r.Pick("start")
	if got := r.begun(); len(got.Seats) != 2 || got.Start != 0 {
		t.Errorf("begun was %+v", got)
	}
}

// Computers come with different names of the islands, the same for the same seed.
func TestComputersAreIslanders(t *testing.T) {
	came := map[string]bool{}
	for seed := range uint64(12) {
		names := openFive(t, "en", seed).names(islas.MaxSeats)
		if !once(names) {
			t.Errorf("at the table sit %v", names)
		}
		for seat, name := range names {
			if islanders.Cast().Has(name) != (seat > 0) {
				t.Errorf("seat %d is %s", seat, name)
			}
			came[name] = true
		}
		if again := openFive(t, "en", seed).names(islas.MaxSeats); !slices.Equal(names, again) {
			t.Errorf("invited are %v, then %v", names, again)
		}
	}
	if len(came) < 9 {
		t.Errorf("in twelve games only %v came", came)
	}
	s := newStage(t, "de")
	first := shell.QuickSetup(s, []string{game.Human, "easy", "easy"}, 1)
	if again := shell.QuickSetup(s, []string{game.Human, "easy", "easy"}, 1); fmt.Sprint(first) != fmt.Sprint(again) {
		t.Errorf("the same seed gives %+v, then %+v", first, again)
	}
	if a, b := first.Seats[1].Name, first.Seats[2].Name; first.Seats[0].Name != "Yaiza" || a == b || !islanders.Cast().Has(a) || !islanders.Cast().Has(b) {
		t.Errorf("at the table sit %+v", first.Seats)
	}
}

func TestNameGoesWithWhoPlays(t *testing.T) {
	r := openFive(t, "en", 3)
	guest := r.name(1)
	r.option("seat.2.control", 0)
	if got := r.name(1); got != "Airam" {
		t.Errorf("the person who takes over from %s is called %s", guest, got)
	}
	r.option("seat.2.control", 1)
	if got := r.name(1); got != guest {
		t.Errorf("%s left for a while and comes back as %s", guest, got)
	}
	r.write("seat.2.name", "Zoë")
	r.option("seat.2.control", 0)
	if got := r.name(1); got != "Zoë" {
		t.Errorf("Zoë became %s", got)
	}
	r.option("seat.2.control", 1)
	r.write("seat.2.name", "")
	r.Pick("random")
	r.Pick("start")
	if got := r.begun().Seats[1].Name; got != guest {
		t.Errorf("without a name the computer is %q, want %s", got, guest)
	}
}

func TestPortraitBringsSomebodyElse(t *testing.T) {
	r := openFive(t, "de", 4)
	if r.Has("seat.1.portrait") {
		t.Error("a person could be exchanged")
	}
	r.write("seat.1.name", "Carmela")
	for range 30 {
		before := r.name(3)
		r.Pick("seat.4.portrait")
		now := r.name(3)
		if now == before || !islanders.Cast().Has(now) || strings.EqualFold(now, "carmela") || !once(r.names(islas.MaxSeats)) {
			t.Fatalf("after %s came %s: %v", before, now, r.names(islas.MaxSeats))
		}
	}
}

// TestLevelSaysHowItPlays chooses every level and checks its text, which is shown below all seats without hovering, with the seat's name, and
// no other one.
func TestLevelSaysHowItPlays(t *testing.T) {
	for i, w := range windows() {
		r := openNew(t, locales.Languages()[i%3], w, 1)
		r.option("count", islas.MaxSeats-islas.MinSeats)
		r.option("seat.1.control", 1)
		begins := func(level string) string {
			return strings.Join(strings.Fields(r.T("level." + level + ".text"))[:3], " ")
		}
		for i, level := range levels() {
			r.option("seat.5.level", i)
			tells := func() bool {
				at := r.Widget("seat.5.level").Rect
				below := ui.Rect{X: r.Widget("seat.5.portrait").Rect.X, Y: at.Bottom(), W: at.W * 2, H: at.H * 3}
				return r.ShowsIn(r.T("new.plays", "name", r.name(4), "how", begins(level)), below)
			}
			for range 6 {
				if tells() {
					break
				}
				r.Move(r.Widget("players").Rect.Middle())
				r.Wheel(-1)
				r.Wait(3)
			}
			for _, other := range levels() {
				if other == level && !tells() || other != level && r.Shows(begins(other)) {
					t.Errorf("%s: how %s plays is told wrongly, or %s", w, level, other)
				}
			}
		}
	}
}

// names returns the names on so many seats.
func (r *rig) names(seats int) (names []string) {
	r.t.Helper()
	for seat := range seats {
		names = append(names, r.name(seat))
	}
	return names
}

// openFive opens the scene with five seats.
func openFive(t *testing.T, lang string, seed uint64) *rig {
	t.Helper()
	r := openNew(t, lang, full, seed)
	r.option("count", islas.MaxSeats-islas.MinSeats)
	return r
}
