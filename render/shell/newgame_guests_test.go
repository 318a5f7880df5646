package shell_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/locales"
	"islas/render/islas/islanders"
	"islas/render/shell"
	"islas/render/ui"
)

// names are the names on so many seats.
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

func TestComputersAreIslanders(t *testing.T) {
	came := map[string]bool{}
	for seed := range uint64(20) {
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
	}
	if len(came) < 9 {
		t.Errorf("in twenty games only %v came", came)
	}
}

func TestSeedInvitesTheSameIslanders(t *testing.T) {
	if a, b := openFive(t, "de", 12).names(5), openFive(t, "de", 12).names(5); !slices.Equal(a, b) {
		t.Errorf("invited are %v, then %v", a, b)
	}
	s := newStage(t, "de")
	for _, seed := range []uint64{1, 2} {
		first := shell.QuickSetup(s, []string{game.Human, "easy", "easy"}, seed)
		if again := shell.QuickSetup(s, []string{game.Human, "easy", "easy"}, seed); fmt.Sprint(first) != fmt.Sprint(again) {
			t.Errorf("the same seed gives %+v, then %+v", first, again)
		}
		if a, b := first.Seats[1].Name, first.Seats[2].Name; first.Seats[0].Name != "Yaiza" || a == b || !islanders.Cast().Has(a) || !islanders.Cast().Has(b) {
			t.Errorf("at the table sit %+v", first.Seats)
		}
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
	r.pick("random")
	r.pick("start")
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
		r.pick("seat.4.portrait")
		now := r.name(3)
		if now == before || !islanders.Cast().Has(now) || strings.EqualFold(now, "carmela") || !once(r.names(islas.MaxSeats)) {
			t.Fatalf("after %s came %s: %v", before, now, r.names(islas.MaxSeats))
		}
	}
}

// TestLevelSaysHowItPlays chooses every level and looks for its sentence, which need not be hovered for.
func TestLevelSaysHowItPlays(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, w := range windows() {
			r := openNew(t, lang, w, 1)
			r.option("count", islas.MaxSeats-islas.MinSeats)
			r.option("seat.1.control", 1)
			for i, level := range levels() {
				r.option("seat.5.level", i)
				words := strings.Fields(r.T("level." + level + ".text"))
				start := strings.Join(words[:3], " ")
				seen := r.tells(start)
				for range 6 {
					if seen {
						break
					}
					r.Move(r.Widget("players").Rect.Middle())
					r.Wheel(-1)
					r.Wait(3)
					seen = r.tells(start)
				}
				if !seen {
					t.Errorf("%s %s: nothing says how %s plays", lang, w, level)
				}
			}
		}
	}
}

// tells reports whether the sentence of a level stands below the choice of the last seat's: in its row, or, where no row has room for
// one, once below all seats and with the name of the last.
func (r *rig) tells(start string) bool {
	r.t.Helper()
	at, control := r.Widget("seat.5.level").Rect, r.Widget("seat.5.control").Rect
	below := ui.Rect{X: at.X, Y: at.Bottom(), W: at.W, H: at.H * 2}
	if control.Bottom() > at.Y { // the choices stand beside each other, and the sentence begins below the portrait
		left := r.Widget("seat.5.portrait").Rect.X
		below.X, below.W = left, at.Right()-left
	}
	named := r.T("new.plays", "name", r.name(4), "how", start)
	if !r.Shows(named) {
		return r.ShowsIn(start, below)
	}
	if n := r.sentences(); n != 1 {
		r.t.Errorf("the sentence about %s stands below all seats, and %d of them are shown", r.name(4), n)
	}
	return r.ShowsIn(named, below)
}

// sentences is how many sentences begin about levels.
func (r *rig) sentences() (n int) {
	for text := range r.UI.DrawnTexts {
		for _, level := range levels() {
			if strings.Contains(text, strings.Join(strings.Fields(r.T("level." + level + ".text"))[:3], " ")) {
				n++
			}
		}
	}
	return n
}
