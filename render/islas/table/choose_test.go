package table_test

import (
	"fmt"
	"slices"
	"testing"

	"islas/game/islas"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// layouts returns windows of every layout of the table.
func layouts() []harness.Window {
	return []harness.Window{{W: 1920, H: 1080, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 768, H: 1024, Percent: 100}}
}

// choice is a way in which actions are picked.
type choice struct {
	kind   islas.ActionKind
	houses int  // number of houses that are used
	mixed  bool // they have different colours
	plots  bool // there are several plots for the same houses or the same card
	colour bool // there are several colours for the same plot
}

// choiceOf returns how an action is picked among the legal ones.
func choiceOf(s *islas.State, legal []islas.Action, a islas.Action) choice {
	c := choice{kind: a.Kind, houses: a.From.Count()}
	colours := islas.ColourSet(0)
	for p := range a.From.All() {
		b, _ := s.At(s.Decision().Seat, p)
		colours |= 1 << b.Colour
	}
	c.mixed = colours.Count() > 1
	for _, b := range legal {
		if b.Kind == a.Kind && b.Card == a.Card && b.From == a.From {
			c.plots = c.plots || b.Plot != a.Plot
			c.colour = c.colour || b.Plot == a.Plot && b.Colour != a.Colour
		}
	}
	return c
}

// TestEveryLegalActionCanBePicked does legal actions of every kind, in positions of many games and in every layout, by clicks on what can
// be clicked.
func TestEveryLegalActionCanBePicked(t *testing.T) {
	t.Parallel()
	const each = 3 // actions of every choice, for each number of players
	type try struct {
		moment
		action islas.Action
	}
	tries := map[choice][]try{}
	for i, seats := range []int{2, 4} {
		last := map[choice]*recorded{}
		for m := range moments(seats) {
			if m.decision().Seat != 0 {
				continue
			}
			legal := m.state().Legal(nil)
			for k := islas.Build; k <= islas.Name; k++ {
				all := slices.DeleteFunc(slices.Clone(legal), func(a islas.Action) bool { return a.Kind != k })
				if len(all) == 0 || len(legal) == 1 {
					continue
				}
				a := all[m.at*7%len(all)]
				c := choiceOf(m.state(), legal, a)
				// At most one action of a choice is taken from a game, so that they come from many.
				if len(tries[c]) < each*(i+1) && last[c] != m.recorded {
					last[c] = m.recorded
					tries[c] = append(tries[c], try{m, a})
				}
			}
		}
	}
	kinds := map[islas.ActionKind]bool{}
	for c, all := range tries {
		kinds[c.kind] = true
		bubbled(t, fmt.Sprintf("%+v", c), func(t *testing.T) {
			for i, try := range all {
				r := try.rested(t, "en", layouts()[i%3])
				r.do(try.action)
			}
		})
	}
	for k := islas.Build; k <= islas.Name; k++ {
		if !kinds[k] {
			t.Errorf("no action of kind %v was tried", k)
		}
	}
}

// TestHousesOfAPalace checks that a second click on a house lets it go, and that the button of the palace marks houses of which one can be
// made.
func TestHousesOfAPalace(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 2, func(m moment) bool {
			return from(islas.PhaseAction, 1)(m) && can(m, islas.MakePalace) && !can(m, islas.MakeTown)
		}).rested(t, "en", full)
		looks, house := r.still(), plotID(0, r.some(islas.MakePalace).From.First())
		for _, chosen := range []bool{true, false} {
			if r.Click(house); r.Has("cancel") != chosen || r.still() == looks == chosen || !chosen && r.glowing() != 0 {
				t.Errorf("after a click on a house it is chosen: %v, want %v", r.Has("cancel"), chosen)
			}
		}
		var want islas.PlotSet
		for _, a := range r.legal() {
			if a.Kind == islas.MakePalace {
				want |= a.From
			}
		}
		r.focus("palace")
		r.Key(ui.KeyEnter)
		if r.Rest(); r.glowing()&want == 0 {
			t.Errorf("once it is chosen %v are marked, none of %v", r.glowing(), want)
		}
	})
}

// glowing returns the plots that are marked.
func (r *rig) glowing() (set islas.PlotSet) {
	for _, p := range r.shown("glow") {
		set |= p.plots
	}
	return set
}
