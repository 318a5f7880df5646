package table_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// openPage clicks the last line of the log that opens a ledger.
func (r *rig) openPage() {
	r.t.Helper()
	r.Move(r.At("log"))
	for range 40 {
		if pages := r.pages(); len(pages) > 0 {
			r.Click(pages[len(pages)-1])
			return
		}
		r.Wheel(1)
		r.Wait(5)
	}
	r.t.Fatal("the log opens nothing")
}

// TestEarlierArrivalIsSeenAsItWas looks back from the log and checks that the islands are as they were, with what was counted on them,
// that one can step to the arrivals before and after, that nothing can be done meanwhile, and that Escape leads back.
func TestEarlierArrivalIsSeenAsItWas(t *testing.T) {
	inWindows(t, []harness.Window{full, {W: 1280, H: 720, Percent: 200}}, func(t *testing.T, w harness.Window) {
		r := find(t, 3, decides(islas.PhaseAction, 5)).rested(t, "en", w)
		drawer := r.Has("open.log")
		if drawer {
			r.Click("open.log")
		}
		r.Look()
		data := r.Data()
		var past []islas.Step // the arrivals, the last one first
		for _, s := range slices.Backward(r.Steps()) {
			if s.Event.Kind == islas.EvReveal {
				past = append(past, s)
			}
		}
		r.openPage()
		at, settlers := 0, 0
		for ; at < 6; at++ {
			r.Wait(5)
			if settlers += r.checkPast(&past[at]); !r.Widget("back.earlier").Enabled {
				break
			}
			r.Key(ui.KeyLeft)
		}
		if settlers == 0 || at < 4 {
			t.Fatalf("%d arrivals were seen, %d of them of settlers", at, settlers)
		}
		r.Click("back.later")
		r.Wait(5)
		r.checkPast(&past[at-1])
		r.Pass(time.Minute)
		r.Wait(5)
		if r.Look(); r.Data() != data {
			t.Error("the game has gone on")
		}
		r.Key(ui.KeyEscape)
		if r.Wait(5); r.Has("back.close") || r.Has("menu.resume") || r.Has("book/close") != drawer {
			t.Errorf("Escape does not lead back to where one was: %v", r.IDs())
		}
	})
}

// checkPast compares the screen with a step of the past in which a card was revealed, and returns 1 if priorities of a settler decided.
func (r *rig) checkPast(step *islas.Step) int {
	r.t.Helper()
	e, s := &step.Event, &step.After
	if !slices.ContainsFunc(r.shown("card"), func(p picture) bool { return p.card == e.Card && r.inLedger(p.at) }) {
		r.t.Fatalf("card %d does not lie in the ledger", e.Card)
	}
	for _, w := range r.UI.Widgets() {
		if w.Target != nil && w.Enabled && w.Role == ui.RolePlace {
			r.t.Errorf("%s can be clicked", w.ID)
		}
	}
	k := int(e.Comparison.Decided) - 1
	decided := e.Card.Settler() && k >= 0 && k < islas.Wishes
	for seat := range game.Seat(s.Seats()) {
		buildings, numbers := 0, 0
		for plot := range islas.Plot(islas.Plots) {
			site := r.site(seat, plot)
			if slices.ContainsFunc(r.shown("piece"), func(p picture) bool { return near(p.at, site, 2) }) {
				buildings++
			}
			for text, at := range r.UI.DrawnTexts {
				if digits.FindString(text) == text && text != "0" && near(at, site, site.W/2) {
					numbers++
					break
				}
			}
		}
		if want := islas.Plots - s.Free(seat).Count(); buildings != want {
			r.t.Errorf("round %d: %d buildings are seen on the island of seat %d, there were %d", s.Round(), buildings, seat, want)
		}
		if decided && (k == 0 || e.Comparison.Left[k-1].Has(seat)) && numbers != int(e.Comparison.Counts[seat][k]) {
			r.t.Errorf("for priority %d %d plots of seat %d are numbered, %d counted", k+1, numbers, seat, e.Comparison.Counts[seat][k])
		}
	}
	if decided {
		return 1
	}
	return 0
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
		if seat == 0 {
			r.Click("home")
		} else {
			at := r.Widget("island." + strconv.Itoa(int(seat))).Rect
			r.ClickAt(at.Min().Add(ui.Point{X: 10, Y: at.H / 2}))
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
