package table_test

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/locales"
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
			if got := r.seated(); !maps.Equal(got, seats) {
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
		is := func(chosen bool, large game.Seat, deeds, menu bool) {
			t.Helper()
			if r.Wait(5); r.Has("cancel") != chosen || r.central() != large || r.Has("deeds.list") != deeds || r.Has("menu.resume") != menu {
				t.Fatalf("island %d is large, and there are %v", r.central(), r.IDs())
			}
		}
		escape := func() {
			r.Key(ui.KeyEscape)
			r.Rest()
		}
		r.Click(r.way(r.some(islas.Build))[0])
		is(true, 0, false, false)
		escape()
		r.Click("island.1")
		r.Rest()
		is(false, 1, false, false)
		r.Click("power.ties")
		is(false, 1, true, false)
		escape()
		is(false, 1, false, false)
		escape()
		is(false, 0, false, false)
		escape()
		is(false, 0, false, true)
		escape()
		is(false, 0, false, false)
	})
}

// TestDecisionsLeadHome checks that after a card was chosen or cards were drawn, or when one is asked to decide again, one looks at one's
// own island, whichever one visited.
func TestDecisionsLeadHome(t *testing.T) {
	for name, do := range map[string]func(r *rig) string{
		"with a card chosen": func(r *rig) string { return r.way(r.some(islas.Build))[0] },
		"after drawing":      func(*rig) string { return "draw" },
	} {
		bubbled(t, name, func(t *testing.T) {
			r := settled(t, 0)
			r.Click("island.1")
			r.Rest()
			r.Click(do(r))
			if r.Rest(); r.central() != 0 {
				t.Error("the island of another is still the large one")
			}
		})
	}
	bubbled(t, "asked again", func(t *testing.T) {
		r := find(t, 3, func(m moment) bool { return from(islas.PhaseDone, 2)(m) && m.state().Start() == 0 }).rested(t, "en", full)
		r.Click("end")
		visits, s := 0, r.state()
		for n := 0; n < 6000 && (r.Busy() || s.Decision().Seat != 0); n++ {
			r.Wait(1)
			if s = r.state(); r.Has("island.1") && r.central() == 0 && r.Busy() && s.Decision().Seat != 0 {
				r.Click("island.1")
				visits++
			}
		}
		if visits == 0 || s.Decision().Phase <= islas.PhaseDone && r.central() != 0 {
			t.Errorf("after %d visits, asked to decide, one looks at island %d", visits, r.central())
		}
	})
}

// TestSeatsFollowWhoHoldsTheMachine checks that with several people at the machine each has their own island in the middle.
func TestSeatsFollowWhoHoldsTheMachine(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, decides(islas.PhaseAction, 2)).openFor(t, "en", full, game.Human, game.Human, level)
		middle := func(seat game.Seat) {
			if r.Rest(); !r.atTable() {
				r.Key(ui.KeyEnter)
				r.Rest()
			}
			if r.central() != seat || !r.Has(fmt.Sprintf("island.%d", 1-seat)) {
				t.Errorf("in the turn of seat %d island %d is the large one", seat, r.central())
			}
		}
		middle(0)
		for _, k := range []islas.ActionKind{islas.DrawCards, islas.Load, islas.EndTurn} {
			r.first(k)
			r.Rest()
		}
		middle(1)
	})
}

// opened opens something and checks that Escape closes it.
func (r *rig) opened(id, shows string) {
	r.t.Helper()
	r.Click(id)
	r.Wait(20)
	if !r.Has(shows) {
		r.t.Errorf("%s opens nothing: %v", id, r.IDs())
		return
	}
	r.Key(ui.KeyEscape)
	if r.Has(shows) {
		r.t.Errorf("Escape does not close what %s has opened", id)
		r.Key(ui.KeyEscape)
	}
}

// pages returns the widgets of the log that open the ledger of an arrival, in order.
func (r *rig) pages() (ids []string) {
	for _, w := range r.UI.Widgets() {
		if strings.HasPrefix(w.ID, "log.") && w.Visible && w.Rect.H > 10*r.Scale() {
			ids = append(ids, w.ID)
		}
	}
	return ids
}

// TestEverythingThatOpensFits opens everything that can lie open over the table, late in a game when texts are longest, in languages that
// take turns and windows of every layout; a text that does not fit fails it. Escape closes each.
func TestEverythingThatOpensFits(t *testing.T) {
	m := find(t, 5, decides(islas.PhaseAction, 8))
	for i, w := range harness.Windows() {
		lang := locales.Languages()[i%3]
		bubbled(t, fmt.Sprintf("%s-%v", lang, w), func(t *testing.T) {
			r := m.open(t, lang, w)
			r.Whole()
			r.Rest()
			r.opened("menu", "menu.resume")
			r.opened("discard", "discards.list")
			if r.Has("open.log") {
				r.opened("open.supply", "supplies/close")
				r.opened("open.powers", "deeds.list")
				r.opened("open.log", "book/close")
				r.Click("open.log")
			} else {
				r.opened("power.ties", "deeds.list")
			}
			seen := map[bool]int{} // pages of the log, by whether they are of settlers
			for r.openPage(); ; r.Key(ui.KeyLeft) {
				r.Wait(5)
				if seen[r.Has("ledger.wish.0")]++; len(seen) == 2 || !r.Widget("back.earlier").Enabled {
					break
				}
			}
			if len(seen) < 2 {
				t.Errorf("the log has opened no pages of settlers and pirates: %v", seen)
			}
		})
	}
}

// inside reports whether a lies in b.
func inside(a, b ui.Rect) bool {
	return a.X >= b.X-1 && a.Y >= b.Y-1 && a.Right() <= b.Right()+1 && a.Bottom() <= b.Bottom()+1
}
