package table_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/puertorico/table"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// TestMarketTellsPointsAndCopies checks that the card of a building shows its points and how many are left, that it is owned, or that all
// are built.
func TestMarketTellsPointsAndCopies(t *testing.T) {
	bubble(t, func(t *testing.T) {
		gone := func(m moment) (some bool) {
			for b := range puertorico.Building(puertorico.Buildings) {
				some = some || m.state().Left(b) == 0 && !m.state().Player(0).Has(b)
			}
			return some
		}
		m := find(t, 4, func(m moment) bool { return decides(puertorico.PhaseBuild, 4)(m) && gone(m) })
		r := m.shown(t, "en", full, alone(4)...)
		s := m.state()
		for b := range puertorico.Building(puertorico.Buildings) {
			card := r.Widget("build." + b.ID())
			left, own := s.Left(b), s.Player(0).Has(b)
			if !r.ShowsIn(strconv.Itoa(b.Points()), card.Rect) {
				t.Errorf("the card of %s does not say that it counts %d", b, b.Points())
			}
			if got, want := r.ShowsIn(r.T("market.gone"), card.Rect), left == 0 && !own; got != want {
				t.Errorf("that all of %s are built is said: %v, want %v", b, got, want)
			}
			if copies := r.T("market.copies", "n", left); r.ShowsIn(copies, card.Rect) != (left > 0 || own) {
				t.Errorf("%q on the card of %s: %v", copies, b, r.ShowsIn(copies, card.Rect))
			}
		}
	})
}

// seenWhole reports whether the widget of a building in the market is wholly in view.
func (r *rig) seenWhole(b puertorico.Building) bool {
	const row = 41.5 // design units: the height of one where they scroll
	w := r.Widget("build." + b.ID())
	return w.Visible && (!r.Has("market") || w.Rect.H >= row*r.Scale())
}

// named returns the name of a building as it is written in r, whole or short, "" if it is not.
func (r *rig) named(b puertorico.Building, in ui.Rect) string {
	for _, key := range []string{"building.", "building.brief."} {
		if name := r.T(key + b.ID()); r.worded(name, in) {
			return name
		}
	}
	return ""
}

// TestMarketShowsWhatCanBeBuilt checks that in every window what can be built comes first, with name and price, and most of the rest is
// in view, too. Where not everything has room a button shows that, and scrolls.
func TestMarketShowsWhatCanBeBuilt(t *testing.T) {
	least := map[harness.Window]int{ // at the largest type, where rows with texts take more than a screen
		{W: 550, H: 900, Percent: 200}: 10, {W: 768, H: 1024, Percent: 200}: 14, {W: 1280, H: 720, Percent: 200}: 14, {W: 960, H: 600, Percent: 200}: 16,
		{W: 1920, H: 1080, Percent: 200}: 16,
	}
	for k, lang := range locales.Languages() {
		bubbled(t, lang, func(t *testing.T) {
			m := find(t, 5, func(m moment) bool { return decides(puertorico.PhaseBuild, 5)(m) && len(m.state().Legal(nil)) > 4 })
			scrolled := 0
			for i, w := range append(windows(), harness.Window{W: 768, H: 1024, Percent: 200}, harness.Window{W: 550, H: 900, Percent: 200}) {
				if (i+k)%2 > 0 && w.Percent < 200 {
					continue // each language takes every other window
				}
				r := m.shown(t, lang, w, alone(5)...)
				whole, shut, open := 0, 0, 0 // in view; of those not buildable; buildable and not in view
				for b := range puertorico.Building(puertorico.Buildings) {
					at := r.Widget("build." + b.ID())
					can := m.state().Check(puertorico.BuildAction(b)) == nil
					if !r.seenWhole(b) {
						if can {
							open++
						}
						continue
					}
					if whole++; !can {
						shut++
					}
					_, chooser := m.state().Role()
					price := m.state().Price(0, chooser, b)
					if can && !r.ShowsIn(strconv.Itoa(price), at.Rect) {
						t.Errorf("%v: that %s costs %d is not written", w, b, price)
					}
					if tip := at.Tooltip + at.Why; !strings.Contains(tip, r.T("effect."+b.ID())) {
						t.Errorf("%v: what %s does is not told but %q", w, b, tip)
					}
				}
				want := puertorico.Buildings
				if n, ok := least[harness.Window{W: w.W, H: w.H, Percent: w.Percent}]; ok { // as many in all letters
					want = n
				}
				if open > 0 && shut > 0 {
					t.Errorf("%v: %d buildings that can be built are not seen, but %d others", w, open, shut)
				}
				if whole < want {
					t.Errorf("%v: %d buildings are seen at once, want %d", w, whole, want)
				}
				if r.Has("market") {
					scrolled++
					r.leadsOn(w)
				}
			}
			if scrolled == 0 {
				t.Error("no window scrolls")
			}
		})
	}
}

// leadsOn checks the button below a market that scrolls: it says how many are out of view, and shows them all in the end.
func (r *rig) leadsOn(w harness.Window) {
	r.t.Helper()
	var seen [puertorico.Buildings]bool
	for range 10 {
		hidden := 0
		for b := range puertorico.Building(puertorico.Buildings) {
			seen[b] = seen[b] || r.seenWhole(b)
			if at := r.Widget("build." + b.ID()); !at.Visible || at.Rect.H < 21*r.Scale() { // half a row
				hidden++
			}
		}
		if text := r.T("market.more", "n", hidden); !r.worded(text, r.Widget("market.more").Rect) {
			r.t.Errorf("%v: the button does not say %q", w, text)
		}
		if !slices.Contains(seen[:], false) {
			return
		}
		r.Click("market.more")
		r.Rest()
	}
	r.t.Errorf("%v: not all buildings come into view: %v", w, seen)
}

// bearable returns windows of desks, tablets and telephones at all sizes of the interface.
func bearable() (all []harness.Window) {
	for _, size := range [][2]float64{
		{1280, 720}, {1920, 1080}, {960, 600}, {768, 1024}, {1200, 1920}, {3840, 2160}, {900, 450}, {550, 900}, {320, 568}, {568, 320}, {390, 844}, {844, 390},
	} {
		for _, percent := range []int{100, 150, 200} {
			all = append(all, harness.Window{W: size[0], H: size[1], Percent: percent})
		}
	}
	return append(all, harness.In(settings.TypefaceLegible,
		harness.Window{W: 1280, H: 720, Percent: 100}, harness.Window{W: 960, H: 600, Percent: 200}, harness.Window{W: 320, H: 568, Percent: 100},
		harness.Window{W: 844, H: 390, Percent: 150})...)
}

// does reports whether r has the short or the shortest text of what a building does, in whole words.
func (r *rig) does(b puertorico.Building, in ui.Rect) bool {
	var words []string
	for text, at := range r.UI.DrawnTexts {
		if in.Contains(at.Middle()) && !strings.HasSuffix(text, "…") {
			words = append(words, strings.Fields(text)...)
		}
	}
	return slices.ContainsFunc([]string{"effect.short.", "effect.brief."}, func(key string) bool {
		return !slices.ContainsFunc(strings.Fields(r.T(key+b.ID())), func(word string) bool { return !slices.Contains(words, word) })
	})
}

// TestMarketSaysWhatBuildingsDo checks in every window, size and language that each building of the market has its name and what it does
// in whole words; where the market scrolls, at any offset.
func TestMarketSaysWhatBuildingsDo(t *testing.T) {
	for k, lang := range locales.Languages() {
		bubbled(t, lang, func(t *testing.T) {
			for i, w := range bearable() {
				seats := 2 + (i+k)%2*3
				m := find(t, seats, decides(puertorico.PhaseBuild, 4))
				r := m.shown(t, lang, w, alone(seats)...)
				told := map[puertorico.Building]bool{}
				for range puertorico.Buildings {
					for b := range puertorico.Building(puertorico.Buildings) {
						if !r.seenWhole(b) {
							continue
						}
						told[b] = true
						if at := r.Widget("build." + b.ID()).Rect; !r.does(b, at) || r.named(b, at) == "" {
							t.Errorf("%d players, %v: %s does not say its name and what it does", seats, w, b.ID())
						}
					}
					if len(told) == puertorico.Buildings {
						break
					}
					r.Click("market.more")
					r.Rest()
				}
				if len(told) < puertorico.Buildings {
					t.Errorf("%d players, %v: only %d buildings come into view", seats, w, len(told))
				}
			}
		})
	}
}

// visible returns the opacity of the largest picture of a kind in r, -1 if there is none.
func (r *rig) visible(kind string, in ui.Rect) float64 {
	largest, seen := 0.0, -1.0
	r.UI.DrawnPaintings(func(key any, at ui.Rect, alpha float64) bool {
		if fmt.Sprintf("%T", key) == "table."+kind && in.Inset(-4).Holds(at) && at.W > largest {
			largest, seen = at.W, alpha
		}
		return true
	})
	return seen
}

// TestWhatCanBeBoughtStandsOut checks that during the builder phase what can be built is opaque, and everything else fainter, also the
// role cards.
func TestWhatCanBeBoughtStandsOut(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 5, decides(puertorico.PhaseBuild, 6))
		open, rests := 0, 0
		for _, w := range windows() {
			r := m.shown(t, "de", w, alone(5)...)
			for _, widget := range r.UI.Widgets() {
				switch {
				case !widget.Visible:
				case strings.HasPrefix(widget.ID, "build."):
					seen := r.visible("art.Building", widget.Rect)
					if b, ok := puertorico.BuildingByID(strings.TrimPrefix(widget.ID, "build.")); ok && m.state().Player(0).Has(b) && r.ShowsIn("×0", widget.Rect) {
						t.Errorf("%v: beside the tick of %s stands a zero", w, widget.ID)
					}
					if widget.Enabled {
						open++
					} else {
						rests++
					}
					if seen >= 0 && widget.Enabled != (seen > 0.9) {
						t.Errorf("%v: %s, which can be bought: %v, is drawn with %.2f", w, widget.ID, widget.Enabled, seen)
					}
				case strings.HasPrefix(widget.ID, "role."):
					if seen := r.visible("art.Role", widget.Rect); seen > 0.75 {
						t.Errorf("%v: while one builds %s is drawn with %.2f", w, widget.ID, seen)
					}
				}
			}
		}
		if open == 0 || rests == 0 {
			t.Errorf("%d buildings can be bought, %d can't", open, rests)
		}
	})
}

// TestOwnPointsStayBesideButtons checks that beside the buttons of a decision and of the end it is shown whose board it is, and how many
// points they have; on the final board every plate has the sum.
func TestOwnPointsStayBesideButtons(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 5, decides(puertorico.PhaseBuild, 6))
		for k, lang := range locales.Languages() {
			for i, w := range windows() {
				if i%3 != k && w.Percent < 200 {
					continue // languages take turns
				}
				r := m.shown(t, lang, w, alone(5)...)
				button, standing := r.Widget("pass").Rect, r.Widget("standing").Rect
				if !button.Intersect(standing).Empty() {
					t.Errorf("%s %v: the button at %v lies on the points at %v", lang, w, button, standing)
				}
				if sum := "= " + strconv.Itoa(m.state().Score(0).Total()); !r.ShowsIn(sum, standing) {
					t.Errorf("%s %v: the points are not %q", lang, w, sum)
				}
			}
			r := newRig(t, lang, full)
			r.Sit(m.finished())
			r.Rest()
			s := r.Match().State()
			for seat := game.Seat(1); int(seat) < s.Seats(); seat++ {
				if at := r.Widget(fmt.Sprintf("board.%d.plate", seat)).Rect; !r.ShowsIn(strconv.Itoa(s.Score(seat).Total()), at) {
					t.Errorf("%s: the plate of seat %d does not tell its %d points", lang, seat, s.Score(seat).Total())
				}
			}
			if !r.Has("standing") || !r.Has("result") {
				t.Errorf("%s: on the final board there is %v", lang, r.IDs())
			}
		}
	})
}

// TestGaugesNearTheEnd checks that a gauge near its end shows that.
func TestGaugesNearTheEnd(t *testing.T) {
	bubble(t, func(t *testing.T) {
		empty := find(t, 2, func(m moment) bool {
			supply, _ := m.state().Colonists()
			return decides(puertorico.PhaseRole, 6)(m) && supply == 0
		})
		if r := empty.shown(t, "de", full, alone(2)...); r.Widget("gauge.workers").Value == "" {
			t.Error("without a worker left the counter looks as ever")
		}
		many := find(t, 2, decides(puertorico.PhaseRole, 3))
		if r := many.shown(t, "de", full, alone(2)...); r.Widget("gauge.workers").Value != "" || r.Widget("gauge.city").Value != "" {
			t.Error("in the third round a counter looks as if the end were near")
		}
	})
}

// TestFrameIsAroundWhoeverActs checks that while an action is shown the board of whoever acts is framed, not that of the next player.
func TestFrameIsAroundWhoeverActs(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			return chooses(puertorico.Build)(m) && m.actions[m.at+1].Kind == puertorico.Build // by the next one
		})
		r := m.shown(t, "en", full, alone(3)...)
		seen := 0
		r.Watch = func() {
			if !table.Shows(r.Stage.Top(), puertorico.EvAct, 0.1) {
				return
			}
			for _, w := range r.UI.Widgets() {
				if w.Value == r.T("state.acts") {
					if seen++; !strings.Contains(r.Prompt(), w.Label) {
						t.Errorf("%q is told, and the board of %s is framed", r.Prompt(), w.Label)
					}
				}
			}
		}
		r.do(m.actions[m.at])
		r.Wait(200)
		r.Watch = nil
		if seen == 0 {
			t.Error("no board was framed")
		}
	})
}
