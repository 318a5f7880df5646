package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/locales"
	"islas/render/puertorico/art"
	"islas/render/testkit/harness"
	"islas/render/theme"
	"islas/render/ui"
)

// loads returns the legal loads of a position.
func loads(s *puertorico.State) (all []puertorico.Action) {
	for _, a := range s.Legal(nil) {
		if a.Kind == puertorico.Load {
			all = append(all, a)
		}
	}
	return all
}

// TestShipsSayWhatALoadBrings checks that ships tell the points of every load, why nothing can be loaded on others, and who can still
// load.
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
		r := m.shown(t, "en", full, alone(4)...)
		open := map[string]bool{}
		for _, a := range loads(m.state()) {
			id := r.way(a)[1]
			open[id] = true
			n := forecast.Loaded(m.state(), a)
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
			r := m.shown(t, "en", full, alone(3)...)
			a := m.state().Legal(nil)[0]
			way := r.way(a)
			to := r.Widget("purse.money").Rect.Middle().Sub(ui.Point{Y: 220 * r.Scale()}) // on the city
			if len(way) > 1 {
				to = r.Widget(way[1]).Rect.Middle()
			}
			r.Press(r.Widget(way[0]).Rect.Middle())
			r.Drag(to)
			r.Up()
			r.Wait(2)
			if done := r.Match().Actions(); len(done) <= m.at || done[m.at] != a {
				t.Errorf("%v was not done but %v", a, done[m.at:])
			}
		})
	}
}

// TestLossIsSaidBeforeALoad checks that the barrels are shown that are lost when storing whatever is loaded now.
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
		r := m.shown(t, "de", full, alone(3)...)
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
		if !strings.Contains(r.Prompt(), text) {
			t.Errorf("the bar says %q, want %q in it", r.Prompt(), text)
		}
	})
}

// TestPricesAreSaid checks the price of every barrel that can be sold, and the reason for the others.
func TestPricesAreSaid(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, decides(puertorico.PhaseSell, 5))
		r := m.shown(t, "en", full, alone(4)...)
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

// TestWharfIsAnOwnShip loads by the wharf with two clicks, on the ship of its owner, which has its name and leaves the others to be seen.
func TestWharfIsAnOwnShip(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 5, func(m moment) bool {
			legal := m.state().Legal(nil)
			return decides(puertorico.PhaseLoad, 1)(m) && m.state().Wharf(0) && len(legal) > 2 && legal[0].Size() > 0
		})
		r := m.shown(t, "de", small, alone(5)...)
		r.shipsSeen(m.state())
		if name := r.T("building.wharf"); !r.ShowsIn(name, r.Widget("wharf").Rect) {
			t.Errorf("the own ship does not say that it is the %s", name)
		}
		legal := loads(m.state())
		a := legal[slices.IndexFunc(legal, puertorico.Action.Wharf)]
		n := forecast.Loaded(m.state(), a)
		r.Move(r.Widget("good." + a.Good().ID()).Rect.Middle())
		r.Wait(1)
		if text := r.T("load.points", "n", m.state().LoadPoints(0, n)); !r.ShowsIn(text, r.Widget("wharf").Rect) {
			t.Errorf("the wharf does not say %q", text)
		}
		r.Click("wharf")
		if len(r.Match().Actions()) == m.at { // with several kinds one has to be chosen
			r.Click("good." + a.Good().ID())
		}
		if done := r.Match().Actions(); len(done) <= m.at || !done[m.at].Wharf() {
			t.Errorf("by the wharf %v was done", done[m.at:])
		}
	})
}

// TestPromptSaysWhatToClick checks in every language that the prompt for a load says what is to be clicked while barrels and ship are to
// be chosen, and once the barrels are, in one line with letters as large as those of any other prompt.
func TestPromptSaysWhatToClick(t *testing.T) {
	for i, lang := range locales.Languages() {
		bubbled(t, lang, func(t *testing.T) {
			m := find(t, 3, func(m moment) bool { return decides(puertorico.PhaseLoad, 3)(m) && len(shipsOf(m)) > 1 })
			r := m.shown(t, lang, []harness.Window{full, small, flat}[i], alone(3)...)
			name, kind := m.setup.Seats[0].Name, shipsOf(m)[0].Good()
			asks := func(keys ...string) {
				for text, at := range r.UI.DrawnTexts {
					says := func(key string) bool {
						return strings.HasPrefix(text, r.T("prompt."+key, "name", name, "good", r.T("kind."+kind.ID())))
					}
					if slices.ContainsFunc(keys, says) && at.H >= theme.LineHeight(theme.Subheading)*r.Scale()*0.99 {
						return
					}
				}
				t.Errorf("the bar says %q, want one of %q in large letters", r.Prompt(), keys)
			}
			asks("load-both", "load-brief-both")
			r.Click("good." + kind.ID())
			asks("load-ship", "load-brief-ship")
		})
	}
}

// kindsOnOne returns the greatest number of kinds of barrels that can be loaded on one cargo ship in a position.
func kindsOnOne(s *puertorico.State) (most int) {
	kinds := map[int]int{}
	for _, a := range loads(s) {
		if !a.Wharf() {
			kinds[a.Size()]++
			most = max(most, kinds[a.Size()])
		}
	}
	return most
}

// TestTagsLeaveShipsToBeSeen checks that each ship shows all kinds that can be loaded, that each load shows what it brings when its
// barrels are pointed at, and that ship, barrels aboard and number stay visible.
func TestTagsLeaveShipsToBeSeen(t *testing.T) {
	for i, w := range []harness.Window{large, full, upright, flat, {W: 550, H: 900, Percent: 100}, small} {
		kinds := 4 - i%4
		seats := 2 + kinds%4
		bubbled(t, fmt.Sprintf("%v-%d", w, kinds), func(t *testing.T) {
			m := find(t, seats, func(m moment) bool { return decides(puertorico.PhaseLoad, 3)(m) && kindsOnOne(m.state()) == kinds })
			m.shown(t, "de", w, alone(seats)...).shipsSeen(m.state())
		})
	}
}

// shipsSeen checks what is written on the cargo ships and the barrels of the home seat.
func (r *rig) shipsSeen(s *puertorico.State) {
	r.t.Helper()
	r.picturesClear(s)
	takes := map[string]map[puertorico.Good]bool{} // by ship
	best := map[puertorico.Good]puertorico.Action{}
	worth := func(a puertorico.Action) []int {
		lost := forecast.Storing(s, a)[0]
		return []int{-s.LoadPoints(0, forecast.Loaded(s, a)), lost.Total()}
	}
	for _, a := range loads(s) {
		id := r.way(a)[1]
		if takes[id] == nil {
			takes[id] = map[puertorico.Good]bool{}
		}
		takes[id][a.Good()] = true
		if b, ok := best[a.Good()]; !ok || slices.Compare(worth(a), worth(b)) < 0 {
			best[a.Good()] = a
		}
	}
	for id, kinds := range takes {
		shown := r.barrelsIn(r.Widget(id).Rect)
		for g := range kinds {
			if !shown[fmt.Sprint(int(g))] || len(shown) != len(kinds) {
				r.t.Errorf("%s shows %v, and takes %v", id, shown, kinds)
			}
		}
	}
	for g := range puertorico.Good(puertorico.Goods) {
		place := r.Widget("good." + g.ID()).Rect
		if a, ok := best[g]; ok {
			r.tagSeen(a, place)
		} else if r.ShowsIn(r.T("load.points", "n", 1)[:1], place) {
			r.t.Errorf("%v can't be loaded, and brings points", g)
		}
	}
	for _, a := range loads(s) {
		way := r.way(a)
		r.Move(r.Widget(way[0]).Rect.Middle())
		r.Wait(1)
		place := r.Widget(way[1]).Rect
		r.tagSeen(a, place)
		if lost := forecast.Storing(s, a)[0]; lost.Total() > 0 && len(r.barrelsIn(place)) != 1 {
			r.t.Errorf("the tag of %v shows the kinds %v", a, r.barrelsIn(place))
		}
		r.picturesClear(s)
	}
	r.Away()
	r.Wait(1)
}

// picturesClear checks that all cargo ships are seen, and nothing is written on them except the number of each, and that outside its hold.
func (r *rig) picturesClear(s *puertorico.State) {
	r.t.Helper()
	for i := range s.Ships() {
		c := s.Cargo(i)
		size := int(c.Size)
		var picture ui.Rect
		r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
			if strings.HasSuffix(fmt.Sprintf("%T", key), "art.CargoShip") && fmt.Sprint(key) == fmt.Sprint(c) {
				picture = at
			}
			return true
		})
		place, number := r.Widget(fmt.Sprintf("ship.%d", size)).Rect, r.T("ship.load", "n", int(c.N), "size", size)
		if picture.Empty() || !r.ShowsIn(number, place) {
			r.t.Fatalf("the ship for %d is not seen, or %q is not written on it", size, number)
		}
		hold := art.HoldSpot(picture, size, 0)
		for k := range size {
			hold = hold.Union(art.HoldSpot(picture, size, k))
		}
		for text, at := range r.UI.DrawnTexts {
			if !place.Contains(at.Middle()) {
				continue
			}
			if over := at.Intersect(hold); over.H > hold.H*0.3 && over.W > 1 {
				r.t.Errorf("%q covers the hold of the ship for %d by %.0f of %.0f pixels", text, size, over.H, hold.H)
			}
			if over := at.Intersect(picture); text != number && over.H > 1 && over.W > 1 {
				r.t.Errorf("%q covers the rig of the ship for %d by %.0f pixels", text, size, over.H)
			}
		}
	}
}

// signLeast is the least height of signs in design units: 16 pixels in a window of 1280 by 720.
const signLeast = 16 / 0.7

// barrelsIn returns the kinds of barrels that are drawn large enough in r, without those aboard a ship, which are in one picture with it.
func (r *rig) barrelsIn(in ui.Rect) map[string]bool {
	all := map[string]bool{}
	r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
		if strings.HasSuffix(fmt.Sprintf("%T", key), "art.Barrel") && in.Contains(at.Middle()) && at.H >= signLeast*r.Scale() {
			all[fmt.Sprint(key)] = true
		}
		return true
	})
	return all
}

// tagSeen checks the tag of a load in a place: its points and its loss, large enough and in the place, and no text over another.
func (r *rig) tagSeen(a puertorico.Action, place ui.Rect) {
	r.t.Helper()
	s := r.state()
	lost := forecast.Storing(&s, a)[0]
	want := []string{r.T("load.points", "n", s.LoadPoints(0, forecast.Loaded(&s, a)))}
	if n := lost.Total(); n > 0 {
		want = append(want, r.T("store.lost", "n", n))
	}
	least := theme.LineHeight(theme.SmallBold) * r.Scale() * 0.99
	var over []ui.Rect
	for text, at := range r.UI.DrawnTexts {
		if !place.Contains(at.Middle()) {
			continue
		}
		if i := slices.Index(want, text); i >= 0 {
			if want = slices.Delete(want, i, i+1); at.H < least || !place.Inset(-1).Holds(at) {
				r.t.Errorf("%q of %v stands at %v in %v, less than %.0f high", text, a, at, place, least)
			}
		}
		for _, other := range over {
			if in := at.Intersect(other); in.W > 1 && in.H > 1 {
				r.t.Errorf("what is told of %v stands at %v and at %v", a, at, other)
			}
		}
		over = append(over, at)
	}
	if len(want) > 0 {
		r.t.Errorf("%v does not say %q", a, want)
	}
}

// TestStillToLoadIsSaidInWords checks in every language and window that words say who can still load, and that faces and barrels can be
// told apart.
func TestStillToLoadIsSaidInWords(t *testing.T) {
	for i, w := range []harness.Window{small, large, flat} {
		lang := locales.Languages()[i]
		bubbled(t, fmt.Sprintf("%s-%v", lang, w), func(t *testing.T) {
			m := find(t, 5, func(m moment) bool { return decides(puertorico.PhaseLoad, 4)(m) && kindsOnOne(m.state()) == 4 })
			r := m.shown(t, lang, w, alone(5)...)
			line := r.Widget("loaders").Rect
			if !r.ShowsIn(r.T("load.still"), line) {
				t.Error("nothing says what the faces stand for")
			}
			signs := r.painted("", line)
			for _, at := range signs {
				if at.H < signLeast*r.Scale() || at.Right() > line.Right() {
					t.Errorf("a sign is %.0f pixels high, at %v in %v", at.H, at, line)
				}
			}
			if told := strings.Count(r.Widget("loaders").Tooltip, ":"); len(signs) < told {
				t.Errorf("%d signs stand for %d players: %s", len(signs), told, r.Widget("loaders").Tooltip)
			}
		})
	}
}

// TestLoadingIsChosenInAnyOrder checks by mouse and finger that barrels and ship of a load are chosen in any order: a click on a ship for
// several kinds, or on barrels for several ships, loads nothing, but shows what to click next, until that is done or another click, Escape or
// undo drops the choice.
func TestLoadingIsChosenInAnyOrder(t *testing.T) {
	for name, click := range map[string]func(r *rig, id string){
		"mouse":  func(r *rig, id string) { r.Click(id); r.Rest() },
		"finger": func(r *rig, id string) { r.TapAt(r.At(id)); r.Tick(ui.Input{Touch: true}) },
	} {
		bubbled(t, name, func(t *testing.T) {
			m := find(t, 3, func(m moment) bool {
				return decides(puertorico.PhaseLoad, 3)(m) && shipsOf(m) != nil && kindsOnOne(m.state()) > 1
			})
			r := m.shown(t, "de", harness.Window{W: 390, H: 844, Percent: 100}, alone(3)...)
			a, kinds, both := shipsOf(m)[0], map[int]int{}, ""
			for _, a := range loads(m.state()) {
				if kinds[a.Size()]++; kinds[a.Size()] > 1 && !a.Wharf() {
					both = fmt.Sprintf("ship.%d", a.Size())
				}
			}
			barrels, ship := "good."+a.Good().ID(), fmt.Sprintf("ship.%d", a.Size())
			for id, want := range map[string]string{
				both: r.T("load.next-barrels"), barrels: r.T("load.next-ship", "good", r.T("kind."+a.Good().ID())),
			} {
				first := strings.Join(strings.Fields(want)[:2], " ")
				is := func(chosen bool) {
					t.Helper()
					r.Away()
					if r.Match().Played() > m.at || r.Shows(first) != chosen || id == barrels && (r.Widget(id).Value != "") != chosen {
						t.Errorf("chosen by %s: %v, but %q is said: %v", id, chosen, want, r.Shows(first))
					}
				}
				for _, drop := range []func(){func() { click(r, id) }, func() { r.Key(ui.KeyEscape) }, func() { r.Click("undo") }} {
					is(false)
					click(r, id)
					is(true)
					drop()
					is(false)
				}
			}
			if click(r, ship); r.Match().Played() == m.at {
				click(r, barrels)
			}
			if done := r.Match().Actions(); len(done) <= m.at || done[m.at] != a {
				t.Errorf("done was %v, want %v", done[m.at:], a)
			}
		})
	}
}

// TestFocusedButtonCoversNoReason checks that the tooltip of the focused button of a suggestion covers no word of it.
func TestFocusedButtonCoversNoReason(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, decides(puertorico.PhaseRole, 3)).shown(t, "de", harness.Window{W: 390, H: 844, Percent: 100}, alone(3)...)
		r.Key(ui.KeyH)
		r.Rest()
		for range 2 * len(r.UI.Widgets()) {
			if r.Key(ui.KeyTab); r.UI.Focused() == "suggest.do" {
				break
			}
		}
		r.Rest()
		if of, at, ok := r.UI.Tip(); !ok || of != "suggest.do" || !at.Intersect(r.Widget("suggest.note").Rect).Empty() {
			t.Errorf("the tooltip of %q at %v, shown: %v, covers the suggestion", of, at, ok)
		}
	})
}
