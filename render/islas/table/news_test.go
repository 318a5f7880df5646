package table_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/render/ui"
)

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

// news returns the plots of a seat whose building has come since the last turn of the person on the first seat.
func (m moment) news(seat game.Seat) (set islas.PlotSet) {
	i := m.at - 1
	for d := m.before[i].Decision(); d.Seat != 0 || d.Phase > islas.PhaseDone; d = m.before[i].Decision() {
		i--
	}
	for _, step := range slices.Concat(m.steps[i:m.at]...) {
		for p := range islas.Plot(islas.Plots) {
			was, stood := step.After.At(seat, p)
			if is, stands := m.state().At(seat, p); stands && (!stood || is != was) {
				set = set.Add(p)
			}
		}
	}
	return set
}

// checkNews checks on every island that exactly the news of a moment are marked. Afterwards the large island is that of the first seat.
func (r *rig) checkNews(m moment) {
	r.t.Helper()
	for _, seat := range []game.Seat{1, 2, 0} {
		if seat > 0 {
			at := r.Widget("island." + strconv.Itoa(int(seat))).Rect
			r.ClickAt(at.Min().Add(ui.Point{X: 10, Y: at.H / 2}))
		} else {
			r.Click("home")
		}
		if got, want := r.marked(seat), m.news(seat); got != want {
			r.t.Errorf("on the island of seat %d %v are marked, want %v", seat, got, want)
		}
	}
}

// TestNewsLastUntilTheNextTurnIsOver checks that what has come since one's last turn is marked on the islands and in the log until the
// next one is over.
func TestNewsLastUntilTheNextTurnIsOver(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { // the next player's turn follows, not the ship
			return decides(islas.PhaseAction, 3)(m) && m.state().Start() == 0 && m.news(1) != 0
		})
		r := m.rested(t, "en", full)
		r.checkNews(m)
		r.Move(r.Widget("log").Rect.Middle())
		for n := 0; !r.Shows(r.T("table.news")); n++ {
			if r.Wheel(0.5); n > 100 {
				t.Fatal("the log marks no news")
			}
		}
		r.Away()
		r.first(islas.DrawCards)
		r.Rest()
		r.checkNews(m)
		r.Click("card.0")
		r.first(islas.Load)
		r.Rest()
		r.Click("end")
		r.Wait(60)            // the next player's turn has to begin
		if r.central() != 1 { // unless it has taken the stage by itself
			r.Click("island.1")
		}
		if got := r.marked(1) & m.news(1); got != 0 {
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
