package table_test

import (
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/render/ui"
)

// news is what is news on somebody's turn: the buildings that have come since their last one, by seat.
type news struct {
	plots [islas.MaxSeats]islas.PlotSet
}

// newsFor returns the news for a seat whose turn it is, from the steps of a game.
func newsFor(steps []islas.Step, seat game.Seat) (n news) {
	begins := []int{} // the steps at which a turn of any seat begins, or the ship comes in
	last := -1        // the one after the seat's last turn
	for i, step := range steps {
		if k := step.Event.Kind; k == islas.EvTurn || k == islas.EvArrival {
			if len(begins) > 0 && steps[begins[len(begins)-1]].Event.Kind == islas.EvTurn && steps[begins[len(begins)-1]].Event.Seat == seat {
				last = i
			}
			begins = append(begins, i)
		}
	}
	if last < 0 {
		return n
	}
	for _, step := range steps[last:] {
		switch e := step.Event; e.Kind {
		case islas.EvBuild, islas.EvPalace, islas.EvTown, islas.EvSettler:
			if e.Seat == game.NoSeat {
				break
			}
			n.plots[e.Seat] = (n.plots[e.Seat] &^ e.From).Add(e.Plot)
		case islas.EvLoss:
			n.plots[e.Seat] = n.plots[e.Seat].Remove(e.Plot)
		}
	}
	return n
}

// marked returns the plots of the large island whose building is labelled as new.
func (r *rig) marked(seat game.Seat) (set islas.PlotSet) {
	r.t.Helper()
	for p := range islas.Plot(islas.Plots) {
		if strings.Contains(r.Widget(plotID(int(seat), p)).Label, r.T("table.plot-new")) {
			set = set.Add(p)
		}
	}
	return set
}

// checkNews checks on every island that exactly the news are marked. Afterwards the large island is that of the viewer.
func (r *rig) checkNews(want news, viewer game.Seat) {
	r.t.Helper()
	for i := range r.Match().Setup().Seats {
		seat := (viewer + 1 + game.Seat(i)) % game.Seat(len(r.Match().Setup().Seats))
		if id := "island." + strconv.Itoa(int(seat)); r.Has(id) {
			r.ClickAt(r.Widget(id).Rect.Min().Add(ui.Point{X: 10, Y: r.Widget(id).Rect.H / 2}))
		} else if r.Has("home") {
			r.Click("home")
		}
		if got := r.marked(seat); got != want.plots[seat] {
			r.t.Errorf("on the island of seat %d %v are marked, want %v", seat, got, want.plots[seat])
		}
	}
}

// told returns all steps of the game up to the moment.
func (m moment) told() (steps []islas.Step) {
	for _, some := range m.steps[:m.at] {
		steps = append(steps, some...)
	}
	return steps
}

func TestNewsLastUntilTheNextTurnIsOver(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { // the next player's turn follows, not the ship
			n := newsFor(m.told(), 0)
			return decides(islas.PhaseAction, 3)(m) && m.state().Start() == 0 && n.plots[1] != 0
		})
		r := m.rested(t, "en", full)
		want := newsFor(m.told(), 0)
		r.checkNews(want, 0)
		r.Move(r.Widget("log").Rect.Middle())
		found := false
		for range 100 {
			r.Wheel(0.5)
			found = found || r.Shows(r.T("table.news"))
		}
		if !found {
			t.Error("the log marks no news")
		}
		r.Away()
		r.first(islas.DrawCards)
		r.Rest()
		r.checkNews(want, 0)
		r.Click("card.0")
		r.first(islas.Load)
		r.Rest()
		r.Click("end")
		for range 60 { // the next player's turn has to begin
			r.Wait(1)
		}
		if r.central() != 1 { // unless it has taken the stage by itself
			r.Click("island.1")
		}
		if got := r.marked(1) & want.plots[1]; got != 0 {
			t.Errorf("after the turn %v are still marked", got)
		}
	})
}

// TestOwnTurnIsNoNews checks that a turn is no news to whoever played it.
func TestOwnTurnIsNoNews(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 2, func(m moment) bool { return does(islas.Build, 0)(m) && m.state().Round() > 2 })
		a, _ := m.action()
		r := m.rested(t, "en", full)
		want := r.marked(0)
		r.do(a)
		r.Rest()
		if got := r.marked(0); got != want || got.Has(a.Plot) {
			t.Errorf("marked are %v, before the house was built %v", got, want)
		}
	})
}
