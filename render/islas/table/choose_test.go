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

func TestClickingAHouseAgainLetsItGo(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 2, func(m moment) bool { return m.decision().Seat == 0 && can(m, islas.MakePalace) }).rested(t, "en", full)
		looks, house := r.still(), plotID(0, r.some(islas.MakePalace).From.First())
		r.Click(house)
		if !r.Has("cancel") || r.still() == looks {
			t.Fatal("a click on a house chooses nothing")
		}
		r.Click(house)
		if r.Has("cancel") || r.still() != looks {
			t.Error("a second click does not let the house go")
		}
	})
}

// TestThirdHouseTurnsPalaceIntoTown checks that if three houses are clicked of which any two can become a palace, the third makes a town
// of it.
func TestThirdHouseTurnsPalaceIntoTown(t *testing.T) {
	bubble(t, func(t *testing.T) {
		town := func(m moment) (islas.Action, bool) {
			legal := m.state().Legal(nil)
			for _, a := range legal {
				first := a.From.Remove(a.From.First())
				if a.Kind == islas.MakeTown && slices.ContainsFunc(legal, func(b islas.Action) bool {
					return b.Kind == islas.MakePalace && b.From == a.From&^first|islas.PlotsOf(first.First())
				}) {
					return a, m.decision().Seat == 0
				}
			}
			return islas.Action{}, false
		}
		m := find(t, 2, func(m moment) bool { _, ok := town(m); return ok })
		a, _ := town(m)
		r := m.rested(t, "en", full)
		n := r.played()
		for p := range a.From.All() {
			r.Click(plotID(0, p))
		}
		if r.played() == n {
			r.Click(plotID(0, a.Plot))
		}
		if id := "colour." + a.Colour.String(); r.Has(id) {
			r.Click(id)
		}
		if done := r.Match().Actions(); len(done) == n || done[n].Kind != islas.MakeTown || done[n].From != a.From {
			t.Fatalf("three houses became %v, want %v", done[n:], a)
		}
	})
}

// TestHousesOfAPalaceAreMarked checks that choosing the button of the palace marks houses of which one can be made.
func TestHousesOfAPalaceAreMarked(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 2, func(m moment) bool {
			return m.decision() == islas.Decision{Phase: islas.PhaseAction, Seat: 0} && can(m, islas.MakePalace) && !can(m, islas.MakeTown)
		})
		want := islas.PlotSet(0)
		for _, a := range m.state().Legal(nil) {
			if a.Kind == islas.MakePalace {
				want |= a.From
			}
		}
		r := m.rested(t, "en", full)
		marked := func() (set islas.PlotSet) {
			r.Rest()
			for _, p := range r.shown("glow") {
				set |= p.plots
			}
			return set
		}
		if got := marked(); got != 0 {
			t.Errorf("before anything is chosen %v are marked", got)
		}
		r.focus("palace")
		r.Key(ui.KeyEnter)
		if got := marked(); got&want == 0 {
			t.Errorf("once it is chosen %v are marked, none of %v", got, want)
		}
	})
}
