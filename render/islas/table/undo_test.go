package table_test

import (
	"testing"

	"islas/game/islas"
)

// TestUndoAfterContinue leaves the table in the middle of a turn, goes on from the title, once in the same program and once in
// one that was started anew with nothing but what was saved, and takes everything back there as if nobody had been away: log
// and position are those before, up to the cards that were drawn.
func TestUndoAfterContinue(t *testing.T) {
	for name, away := range map[string]func(r *rig) *rig{
		"continued": func(r *rig) *rig { return r },
		"restarted": func(r *rig) *rig {
			s := newStage(r.t, "en")
			s.Store = r.Store
			again := rigOf(r.t, s, full)
			again.Store, again.Clock = r.Store, true
			s.Go(s.Routes.Title(s))
			return again
		},
	} {
		bubbled(t, name, func(t *testing.T) {
			r := settled(t, 1)
			before, looks := r.state(), r.still()
			built := r.build()
			r.do(built)
			r.Rest()
			middle := r.state()
			r.do(r.load())
			r.Rest()
			r.Click("menu")
			r.Click("menu.title")
			r = away(r)
			r.Wait(5)
			r.Click("continue")
			r.Rest()
			told := r.T("log.build", "name", r.name(0), "who", r.cardName(built.Card), "piece", r.T("building.house."+built.Colour.String()))
			if !r.tells(told) {
				t.Errorf("the log does not tell that %q", told)
			}
			r.Click("undo")
			if r.Rest(); r.state() != middle || !r.tells(told) {
				t.Error("the first step back does not lead to the position before the card was loaded")
			}
			r.Click("undo")
			if r.Rest(); r.state() != before || r.still() != looks || r.tells(told) {
				t.Error("the second step back does not lead to the beginning of the turn")
			}
			if r.Widget("undo").Enabled {
				t.Error("there is still something to take back")
			}
			r.Click("draw")
			r.Rest()
			r.Click("menu")
			r.Click("menu.title")
			r.Wait(5)
			r.Click("continue")
			if r.Rest(); r.Widget("undo").Enabled {
				t.Error("drawn cards can be taken back after the game was continued")
			}
		})
	}
}

// load is an action that puts a card on the ship.
func (r *rig) load() islas.Action {
	r.t.Helper()
	for _, a := range r.legal() {
		if a.Kind == islas.Load {
			return a
		}
	}
	r.t.Fatal("no card can be put on the ship")
	return islas.Action{}
}
