package table_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"islas/game/match"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/game/puertorico/forecast"
	"islas/render/ui"
)

// loads are the loads that are legal in a position.
func loads(s *puertorico.State) (all []puertorico.Action) {
	for _, a := range s.Legal(nil) {
		if a.Kind == puertorico.Load {
			all = append(all, a)
		}
	}
	return all
}

// TestShipsSayWhatALoadBrings looks for the points of every load on its ship, for why nothing can be loaded on the others, and for
// who can still load.
func TestShipsSayWhatALoadBrings(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, func(m moment) bool {
			ships := map[int]bool{}
			for _, a := range loads(m.state()) {
				ships[a.Size()] = true
			}
			privilege := m.state().LoadPoints(0, 1) > 1
			return decides(puertorico.PhaseLoad, 4)(m) && privilege && len(ships) > 1 && len(ships) < m.state().Ships()
		})
		r := newRig(t, "en", full)
		r.sit(m.begun(alone(4)...))
		r.Rest()
		open := map[string]bool{}
		for _, a := range loads(m.state()) {
			id := r.way(a)[1]
			open[id] = true
			n := forecast.Loaded(m.state(), a)
			r.Move(r.Widget(r.way(a)[0]).Rect.Middle())
			r.Wait(1)
			if text := r.T("load.points", "n", m.state().LoadPoints(0, n)); !r.ShowsIn(text, r.Widget(id).Rect) {
				t.Errorf("%v: the ship does not say %q", a, text)
			}
			r.Away()
			r.Wait(1)
			if tip := r.Widget(id).Tooltip; !strings.Contains(tip, r.T("load.tip", "barrels", "", "n", m.state().LoadPoints(0, n))[1:]) {
				t.Errorf("%v: nobody is told of it but %q", a, tip)
			}
		}
		for _, w := range r.UI.Widgets() {
			if strings.HasPrefix(w.ID, "ship.") && !open[w.ID] && (w.Enabled || !strings.Contains(w.Why, "\n")) {
				t.Errorf("%s can be loaded, or does not say why not: %q", w.ID, w.Why)
			}
		}
		if tip := r.Widget("loaders").Tooltip; !strings.Contains(tip, "Bartholomäus") {
			t.Errorf("who can still load is told as %q", tip)
		}
	})
}

// TestDrag drags barrels aboard and a tile onto the island.
func TestDrag(t *testing.T) {
	for name, phase := range map[string]puertorico.Phase{"barrels": puertorico.PhaseLoad, "tile": puertorico.PhaseTile} {
		bubbled(t, name, func(t *testing.T) {
			m := find(t, 3, decides(phase, 4))
			r := newRig(t, "en", full)
			r.sit(m.begun(alone(3)...))
			r.Rest()
			a := m.state().Legal(nil)[0]
			way := r.way(a)
			to := r.Widget("purse.money").Rect.Middle().Sub(ui.Point{Y: 220 * r.Scale()}) // on the own city
			if len(way) > 1 {
				to = r.Widget(way[1]).Rect.Middle()
			}
			r.Press(r.Widget(way[0]).Rect.Middle())
			r.Drag(to)
			r.Up()
			r.Wait(2)
			if done := r.match().Actions(); len(done) <= m.at || done[m.at] != a {
				t.Errorf("%v was not done but %v", a, done[m.at:])
			}
		})
	}
}

// TestLossIsSaidBeforeALoad looks for the barrels that are lost when storing whatever is loaded now.
func TestLossIsSaidBeforeALoad(t *testing.T) {
	bubble(t, func(t *testing.T) {
		least := 0
		m := find(t, 3, func(m moment) bool {
			if !decides(puertorico.PhaseLoad, 3)(m) {
				return false
			}
			least = 1 << 10
			for _, a := range m.state().Legal(nil) {
				lost := forecast.Storing(m.state(), a)[0]
				least = min(least, lost.Total())
			}
			return least > 0
		})
		r := newRig(t, "de", full)
		r.sit(m.begun(alone(3)...))
		r.Rest()
		text := r.T("load.loses-least", "n", least)
		first := forecast.Storing(m.state(), m.state().Legal(nil)[0])[0]
		if !slices.ContainsFunc(m.state().Legal(nil), func(a puertorico.Action) bool { return forecast.Storing(m.state(), a)[0] != first }) {
			var list []string
			for g, n := range first {
				if n > 0 {
					good := r.T("kind." + puertorico.Good(g).ID())
					list = append(list, r.T("log.barrels-of", "n", int(n), "good", good))
				}
			}
			text = r.T("load.loses-these", "list", strings.Join(list, ", "))
			if slices.ContainsFunc(m.state().Legal(nil), func(a puertorico.Action) bool { return !forecast.Settled(m.state(), a, 0) }) {
				text = r.T("load.loses-some", "n", least)
			}
		}
		if !strings.Contains(r.prompt(), text) {
			t.Errorf("the bar says %q, want %q in it", r.prompt(), text)
		}
	})
}

// TestPricesAreSaid looks for the price of every barrel that can be sold, and why the others can't be.
func TestPricesAreSaid(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, decides(puertorico.PhaseSell, 5))
		r := newRig(t, "en", full)
		r.sit(m.begun(alone(4)...))
		r.Rest()
		s := m.state()
		_, trader := s.Role()
		for g := range puertorico.Good(puertorico.Goods) {
			w := r.Widget("good." + g.ID())
			if s.Check(puertorico.SellAction(g)) == nil {
				if text := r.T("load.points", "n", s.SalePrice(0, trader, g)); !r.ShowsIn(text, w.Rect) || !w.Enabled {
					t.Errorf("%v does not say that it brings %q", g, text)
				}
			} else if w.Enabled || w.Why == "" {
				t.Errorf("%v can be sold, or does not say why not", g)
			}
		}
	})
}

// wharfed is a moment at which the person on the first seat may load on a ship or by the wharf: of games in which everybody saves for
// a wharf and decides by chance otherwise.
func wharfed(t testing.TB) moment {
	t.Helper()
	for seed := range uint64(200) {
		setup := someSetup(seed, level, level, level)
		m, _, err := match.New(engine.Engine{}, setup)
		if err != nil {
			t.Fatal(err)
		}
		rng, g := rand.New(rand.NewPCG(seed, 9)), &recorded{setup: setup}
		for s := m.State(); !s.Over(); s = m.State() {
			legal := s.Legal(nil)
			g.before = append(g.before, s)
			if d := s.Decision(); d.Seat == 0 && d.Phase == puertorico.PhaseLoad && s.Wharf(0) && len(legal) > 2 && legal[0].Size() > 0 {
				return moment{g, len(g.actions)}
			}
			a := legal[rng.IntN(len(legal))]
			switch {
			case slices.Contains(legal, puertorico.BuildAction(puertorico.Wharf)):
				a = puertorico.BuildAction(puertorico.Wharf)
			case a.Kind == puertorico.Build && rng.IntN(3) > 0:
				a = puertorico.PassAction()
			case a.Kind == puertorico.Man:
				a = legal[len(legal)-1]
			}
			if _, err := m.Do(a); err != nil {
				t.Fatal(err)
			}
			g.actions = append(g.actions, a)
		}
	}
	t.Fatal("nobody has a wharf and a choice")
	return moment{}
}

// TestWharfIsAnOwnShip loads by the wharf with two clicks, on the ship that only its owner has.
func TestWharfIsAnOwnShip(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := wharfed(t)
		r := newRig(t, "en", full)
		r.sit(m.begun(alone(3)...))
		r.Rest()
		legal := loads(m.state())
		a := legal[slices.IndexFunc(legal, puertorico.Action.Wharf)]
		n := forecast.Loaded(m.state(), a)
		r.Move(r.Widget("good." + a.Good().ID()).Rect.Middle())
		r.Wait(1)
		if text := r.T("load.points", "n", m.state().LoadPoints(0, n)); !r.ShowsIn(text, r.Widget("wharf").Rect) {
			t.Errorf("the wharf does not say %q", text)
		}
		r.Click("wharf")
		if len(r.match().Actions()) == m.at { // of several kinds one has to be chosen
			r.Click("good." + a.Good().ID())
		}
		if done := r.match().Actions(); len(done) <= m.at || !done[m.at].Wharf() {
			t.Errorf("by the wharf %v was done", done[m.at:])
		}
	})
}
