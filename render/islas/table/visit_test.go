package table_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// seated returns where the islands of the others lie beside the large one, by their widgets.
func (r *rig) seated() map[string]ui.Rect {
	at := map[string]ui.Rect{}
	for _, w := range r.UI.Widgets() {
		if strings.HasPrefix(w.ID, "island.") {
			at[w.ID] = w.Rect
		}
	}
	return at
}

// central returns the seat of the large island.
func (r *rig) central() game.Seat {
	r.t.Helper()
	for seat := range game.Seat(islas.MaxSeats) {
		if r.Has(plotID(int(seat), 0)) {
			return seat
		}
	}
	return game.NoSeat
}

// TestVisitLeavesAllIslandsInTheirSeats checks that a click on an island shows it large, while none moves beside it, so that the next
// click hits what it is meant for.
func TestVisitLeavesAllIslandsInTheirSeats(t *testing.T) {
	inWindows(t, []harness.Window{{W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 800, H: 1280, Percent: 100}}, func(t *testing.T, w harness.Window) {
		r := find(t, 4, decides(islas.PhaseAction, 2)).rested(t, "de", w)
		seats := r.seated()
		for seat := 1; seat < 4; seat++ {
			r.Click(fmt.Sprintf("island.%d", seat))
			r.Rest()
			if got := r.central(); got != game.Seat(seat) {
				t.Errorf("after a click on island %d that of seat %d is large", seat, got)
			}
			if got := r.seated(); fmt.Sprint(got) != fmt.Sprint(seats) {
				t.Errorf("while island %d is visited the islands lie at %v, before at %v", seat, got, seats)
			}
		}
		r.Click("home")
		r.Rest()
		if r.central() != 0 || r.Has("home") {
			t.Errorf("the button leads to island %d", r.central())
		}
	})
}

// TestEscape checks that Escape ends what was begun last, and opens the menu only if there is nothing to end.
func TestEscape(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := settled(t, 0)
		r.Click(r.way(r.some(islas.Build))[0])
		if !r.Has("cancel") {
			t.Fatal("a card is not chosen by a click")
		}
		if r.Key(ui.KeyEscape); r.Has("cancel") || r.Has("menu.resume") {
			t.Fatal("Escape does not let go of what was chosen, or does more")
		}
		r.Click("island.1")
		r.Rest()
		r.Click("power.ties")
		r.Wait(5)
		if r.Key(ui.KeyEscape); r.central() != 1 || r.Has("deeds.list") || r.Has("menu.resume") {
			t.Fatal("the next press closes what lies open, and nothing else")
		}
		r.Key(ui.KeyEscape)
		if r.Rest(); r.central() != 0 || r.Has("menu.resume") {
			t.Fatal("the next one ends the visit, and nothing else")
		}
		r.Key(ui.KeyEscape)
		if r.Wait(5); !r.Has("menu.resume") || r.Busy() {
			t.Error("the last one opens the menu, and nothing goes on behind it")
		}
		if r.Key(ui.KeyEscape); r.Has("menu.resume") {
			t.Error("Escape does not close the menu")
		}
	})
}

// TestDecisionsLeadHome checks that after cards were drawn, when one has to load, nobody still looks at another's island, or has to
// decide while looking at it.
func TestDecisionsLeadHome(t *testing.T) {
	bubbled(t, "with a card chosen", func(t *testing.T) {
		r := settled(t, 0)
		r.Click("island.1")
		r.Click(r.way(r.some(islas.Build))[0])
		if !r.Has(plotID(0, 0)) {
			t.Error("the own island is hidden while one has to choose a plot on it")
		}
	})
	bubbled(t, "after drawing", func(t *testing.T) {
		r := settled(t, 0)
		r.Click("island.1")
		r.Rest()
		r.Click("draw")
		r.Rest()
		if r.central() != 0 {
			t.Error("after drawing the island of another is still the large one")
		}
	})
	bubbled(t, "asked again", func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			return m.decision() == islas.Decision{Phase: islas.PhaseDone, Seat: 0} && m.state().Round() > 1 && m.state().Start() == 0
		})
		r := m.rested(t, "en", full)
		r.Click("end")
		visits := 0
		for range 6000 {
			r.Wait(1)
			s := r.state()
			if r.Has("island.1") && r.central() == 0 && r.Busy() && s.Decision().Seat != 0 {
				r.Click("island.1")
				visits++
			}
			if !r.Busy() && s.Decision().Seat == 0 {
				break
			}
		}
		if visits == 0 {
			t.Fatal("nobody could be visited in the meantime")
		}
		if s := r.state(); s.Decision().Phase <= islas.PhaseDone && r.central() != 0 {
			t.Error("asked to decide, one still looks at the island of another")
		}
	})
}

// TestVisitEndsWhenTheFirstSeatPlays checks that if only computers play a visit ends when something happens on the home seat's island,
// and the others stay in their places.
func TestVisitEndsWhenTheFirstSeatPlays(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, decides(islas.PhaseDone, 2)).openFor(t, "en", full, computers(3)...)
		seats, hidden, turns := "", 0, 0
		for range 3000 {
			r.Wait(1)
			if r.arriving() || r.central() == game.NoSeat {
				continue
			}
			if now := fmt.Sprint(r.seated()); seats == "" {
				seats = now
			} else if now != seats {
				t.Fatalf("the others lie at %v, at first at %v", now, seats)
			}
			switch first := strings.Contains(r.Prompt(), r.name(0)) && !strings.Contains(r.Prompt(), r.name(1)) && !strings.Contains(r.Prompt(), r.name(2)); {
			case !first && r.central() == 0 && strings.Contains(r.Prompt(), r.name(1)):
				r.Click("island.1")
			case !first:
				hidden = 0
			case r.central() != 0:
				if hidden++; hidden > 3 {
					t.Fatalf("%q, and the island of the first seat is not shown", r.Prompt())
				}
			default:
				turns++
			}
		}
		if turns < 10 {
			t.Errorf("the first seat was seen to play in %d ticks", turns)
		}
	})
}

// TestSeatsFollowWhoHoldsTheMachine checks that with several people at the machine each has their own island in the middle.
func TestSeatsFollowWhoHoldsTheMachine(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, decides(islas.PhaseAction, 2))
		r := m.openFor(t, "en", full, game.Human, game.Human, level)
		for seat := range game.Seat(2) {
			r.Rest()
			if !r.atTable() {
				r.Key(ui.KeyEnter)
				r.Rest()
			}
			if r.central() != seat || !r.Has(fmt.Sprintf("island.%d", 1-seat)) {
				t.Fatalf("in the turn of seat %d island %d is the large one", seat, r.central())
			}
			if seat == 1 {
				break
			}
			r.first(islas.DrawCards)
			r.Rest()
			r.first(islas.Load)
			r.Rest()
			r.Click("end")
		}
	})
}
