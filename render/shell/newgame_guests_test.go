package shell

import (
	"fmt"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/locales"
	"islas/render/islas/islanders"
	"islas/render/ui"
)

// openNewGame opens the scene with five seats in a roomy window.
func openNewGame(t *testing.T, lang string) (*harness, *newGame) {
	t.Helper()
	s := newStage(t, lang)
	n := NewNewGame(s).(*newGame)
	n.draft.setCount(islas.MaxSeats)
	s.Go(n)
	r := newRig(t, s, 1920, 1080, 1)
	r.rest()
	return r, n
}

// names are the names on all seats, each once.
func (n *newGame) names(t *testing.T) map[string]game.Seat {
	t.Helper()
	names := map[string]game.Seat{}
	for i, seat := range n.seats() {
		if other, twice := names[strings.ToLower(seat.Name)]; twice {
			t.Errorf("seats %d and %d are both %s", other, i, seat.Name)
		}
		names[strings.ToLower(seat.Name)] = game.Seat(i)
	}
	return names
}

func TestComputersAreIslanders(t *testing.T) {
	came := map[string]bool{}
	for range 20 {
		_, n := openNewGame(t, "en")
		n.names(t)
		for i, seat := range n.seats() {
			if islanders.Cast().Has(seat.Name) != (seat.Control != game.Human) {
				t.Errorf("seat %d is %+v", i, seat)
			}
			came[seat.Name] = true
		}
	}
	if len(came) < 9 {
		t.Errorf("in twenty games only %v came", came)
	}
}

func TestSeedInvitesTheSameIslanders(t *testing.T) {
	s := newStage(t, "de")
	s.Options.Seed, s.Options.Seeded = 12, true
	a, b := NewNewGame(s).(*newGame), NewNewGame(s).(*newGame)
	if a.guests != b.guests {
		t.Errorf("invited are %v, then %v", a.guests, b.guests)
	}
	for _, seed := range []uint64{1, 2} {
		first := QuickSetup(s, []string{game.Human, "easy", "easy"}, seed)
		if again := QuickSetup(s, []string{game.Human, "easy", "easy"}, seed); fmt.Sprint(first) != fmt.Sprint(again) {
			t.Errorf("the same seed gives %+v, then %+v", first, again)
		}
		if a, b := first.Seats[1].Name, first.Seats[2].Name; first.Seats[0].Name != "Yaiza" || a == b || !islanders.Cast().Has(a) || !islanders.Cast().Has(b) {
			t.Errorf("at the table sit %+v", first.Seats)
		}
	}
}

func TestNameGoesWithWhoPlays(t *testing.T) {
	r, n := openNewGame(t, "en")
	guest := n.name(1)
	r.option("seat.2.control", 0)
	if got := n.name(1); got != "Airam" {
		t.Errorf("the person who takes over from %s is called %s", guest, got)
	}
	r.option("seat.2.control", 1)
	if got := n.name(1); got != guest {
		t.Errorf("%s left for a while and comes back as %s", guest, got)
	}
	r.write("seat.2.name", "Zoë")
	r.option("seat.2.control", 0)
	if got := n.name(1); got != "Zoë" {
		t.Errorf("Zoë became %s", got)
	}
	r.option("seat.2.control", 1)
	r.write("seat.2.name", "")
	if got := n.name(1); got != guest {
		t.Errorf("without a name the computer is %q, want %s", got, guest)
	}
}

func TestPortraitBringsSomebodyElse(t *testing.T) {
	r, n := openNewGame(t, "de")
	if _, there := r.find("seat.1.portrait"); there {
		t.Error("a person could be exchanged")
	}
	r.write("seat.1.name", "Carmela")
	for range 30 {
		before := n.name(3)
		r.click("seat.4.portrait")
		if now := n.name(3); now == before || !islanders.Cast().Has(now) || strings.EqualFold(now, "carmela") {
			t.Fatalf("after %s came %s", before, now)
		}
		n.names(t)
	}
}

// TestLevelSaysHowItPlays chooses every level and looks for its sentence, which need not be hovered for.
func TestLevelSaysHowItPlays(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, at := range spaces() {
			s := newStage(t, lang)
			n := NewNewGame(s).(*newGame)
			n.draft.setCount(islas.MaxSeats)
			for seat := range game.Seat(islas.MaxSeats) {
				n.setControl(seat, info().Levels.Offered()[0])
			}
			s.Go(n)
			r := at.rig(t, s)
			r.rest()
			for i, level := range info().Levels.Offered() {
				if len(info().Levels.Offered()) > 1 {
					r.option("seat.5.level", i)
				}
				if n.draft.Seats[4].Control != level {
					t.Fatalf("%s %s: chose %s, got %s", lang, at, level, n.draft.Seats[4].Control)
				}
				words := strings.Fields(s.Texts.Text("level." + level + ".text"))
				start := strings.Join(words[:3], " ")
				seen := r.shows(start)
				for range 6 {
					if !seen {
						r.frame(ui.Input{Pos: r.u.Bounds().Middle().Lerp(ui.Point{}, 0.5), Inside: true, Wheel: ui.Point{Y: -1}})
						r.rest()
						seen = r.shows(start)
					}
				}
				if !seen {
					t.Errorf("%s %s: nothing says how %s plays", lang, at, level)
				}
			}
		}
	}
}
