package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/islas"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// TestDialogsAreTwiceAsLarge checks that dialogs over the table are twice as large on telephones, that scrolling reaches all of them, and
// that fingers hit what can be pressed.
func TestDialogsAreTwiceAsLarge(t *testing.T) {
	tabletest.Telephones(t, 0, func(t *testing.T, lang string, w harness.Window) {
		m := find(t, 5, func(m moment) bool { return from(islas.PhaseAction, 5)(m) && m.state().DiscardSize() > 6 })
		for _, id := range []string{"open.supply", "open.powers", "open.log", "discard"} {
			r := newRig(t, lang, w)
			r.Sit(m.begun(alone(5)...))
			r.Rest()
			r.Click(id)
			r.Wait(5)
			if r.Widget(id).Covered {
				r.LargerWords()
			} else {
				t.Errorf("%s opens nothing", id)
			}
		}
	})
}

// TestRaisedCardsAreToldTwiceAsLarge checks the same for the text of a card of the hand, also its name, which is beside a raised card
// without room for larger text in its picture, with or without a forecast.
func TestRaisedCardsAreToldTwiceAsLarge(t *testing.T) {
	need.Time(t)
	for i, w := range append(harness.Handhelds(), harness.Tablets()...) {
		lang := locales.Languages()[i%len(locales.Languages())]
		bubbled(t, w.String()+" "+lang, func(t *testing.T) {
			m := find(t, 4, holds(islas.PhaseAction, 3, contested))
			for _, foretold := range []bool{true, false} {
				r := newRig(t, lang, w)
				r.Stage.Settings.Consequences = foretold
				r.Sit(m.begun(alone(4)...))
				r.Rest()
				for k, c := range m.state().HandCards(0, nil) {
					id := fmt.Sprintf("card.%d", k)
					r.At(id)
					told := ""
					r.LargerTold(id, func() string {
						if told = r.Widget(id).Tooltip; foretold && r.Has("forecast") {
							told = r.Widget("forecast").Label
						}
						return told
					})
					if name := r.Widget(id).Label; !strings.Contains(told, name) {
						t.Errorf("of %v is told %q, without its name %q", c, told, name)
					}
					r.Away()
					r.Wait(30)
				}
			}
		})
	}
}

// TestWholeTableButtonIsToldTwiceAsLarge checks the same for the tooltip of the button that shows the whole table or a part of it, in
// both states.
func TestWholeTableButtonIsToldTwiceAsLarge(t *testing.T) {
	windows := append(harness.Handhelds(), harness.Telephones()...)
	for i, w := range append(windows, harness.Tablets()...) {
		lang := locales.Languages()[i%len(locales.Languages())]
		bubbled(t, w.String()+" "+lang, func(t *testing.T) {
			r := find(t, 3, from(islas.PhaseAction, 2)).rested(t, lang, w)
			key := "table.large-tip"
			if w.Large {
				key = "table.whole"
			}
			r.LargerTold("zoom", func() string { return r.T(key) })
		})
	}
}

// TestColoursAreTwiceAsLarge checks the same for the choice of a colour.
func TestColoursAreTwiceAsLarge(t *testing.T) {
	tabletest.Telephones(t, 0, func(t *testing.T, lang string, w harness.Window) {
		var way []string
		m := find(t, 3, func(m moment) bool {
			s := m.state()
			if m.decision() != (islas.Decision{Phase: islas.PhaseAction, Seat: 0}) {
				return false
			}
			legal := s.Legal(nil)
			i := slices.IndexFunc(legal, func(a islas.Action) bool { return choiceOf(s, legal, a).colour })
			if i >= 0 {
				way = wayIn(s, legal[i])
			}
			return i >= 0
		})
		r := m.rested(t, lang, w)
		for _, id := range way {
			if strings.HasPrefix(id, "colour.") {
				break
			}
			r.Click(id)
			r.Wait(3)
		}
		if _, open := r.UI.Dialog(); !open {
			t.Fatalf("no colour is asked for after %v", way)
		}
		r.LargerWords()
	})
}

// TestNoticesAreTwiceAsLarge checks the same for notices.
func TestNoticesAreTwiceAsLarge(t *testing.T) {
	tabletest.Handhelds(t, func(t *testing.T, lang string, w harness.Window) {
		r := find(t, 3, from(islas.PhaseAction, 2)).open(t, lang, w)
		for _, key := range []string{"notice.game-not-saved-full", "notice.read-only"} {
			r.UI.Notice(r.T(key, "where", "~/islas"))
		}
		for _, key := range []string{"notice.game-not-saved-full", "notice.read-only"} {
			r.Wait(25)
			r.LargerSaid(r.T(key, "where", "~/islas"))
			for range 36 {
				r.Pass(time.Second / 10)
			}
		}
		if all := r.Heard(); len(all) != 2 {
			t.Errorf("told was %q", all)
		}
	})
}

// TestTableIsTwiceAsLarge checks that at every moment of a game, with a part of the table in view, all text is twice as large as usual.
func TestTableIsTwiceAsLarge(t *testing.T) {
	some := besideAwards()
	some.EachPair(t, (*harness.Harness).Enlarged)
}

// TestFingersReachEverythingOfLargeTables checks that a finger alone brings everything usable into view there, and hits it.
func TestFingersReachEverythingOfLargeTables(t *testing.T) {
	besideAwards().Each(t, (*harness.Harness).Reached)
}

// TestWholeGamesOnLargeTables plays whole games with the keys there, and begins one with a finger alone.
func TestWholeGamesOnLargeTables(t *testing.T) { wholeGames().Enlarged(t) }

// TestNothingStaysBehindOnLargeTables checks that what lies on the table moves with it: no island stays behind when the wheel moves it.
func TestNothingStaysBehindOnLargeTables(t *testing.T) {
	bubble(t, func(t *testing.T) {
		w := phones()[0]
		w.Large = true
		r := find(t, 3, from(islas.PhaseAction, 3)).rested(t, "en", w)
		places := func() (all []ui.Point) {
			for _, id := range []string{"island.1", "deck", plotID(0, 0), plotID(0, 6)} {
				all = append(all, r.Widget(id).Whole.Min())
			}
			return all
		}
		r.Move(r.Widget("sheet").Rect.Middle())
		for _, turns := range []float64{1, 2, -1, -2} {
			before := places()
			r.Wheel(turns)
			r.Wait(1)
			after := places()
			by := after[0].Sub(before[0])
			if by == (ui.Point{}) {
				t.Errorf("the wheel by %.0f does not move the table", turns)
			}
			for i := range after {
				if d := after[i].Sub(before[i]).Sub(by).Len(); d > 1 {
					t.Errorf("the wheel by %.0f moves the table by %v, the %d-th thing on it stays behind by %.0f pixels", turns, by, i, d)
				}
			}
		}
	})
}

// besideAwards returns the tables of every sight except that of an award, which lies in the window, not on the table.
func besideAwards() tabletest.Sights {
	s := tables(harness.Handhelds())
	i := slices.Index(s.Names, "award")
	open := s.Open
	s.Names = slices.Delete(s.Names, i, i+1)
	s.Open = func(t *testing.T, k, seats int, lang string, w harness.Window) *harness.Harness {
		if k >= i {
			k++
		}
		return open(t, k, seats, lang, w)
	}
	return s
}

// tables returns the tables of every sight, in windows that take turns.
func tables(windows []harness.Window) tabletest.Sights {
	all := sights()
	s := tabletest.Sights{Windows: windows}
	for _, one := range all {
		s.Names = append(s.Names, one.name)
	}
	s.Open = func(t *testing.T, i, seats int, lang string, w harness.Window) *harness.Harness {
		m := find(t, seats, all[i].when)
		r := newRig(t, lang, w)
		r.Sit(m.begun(alone(seats)...))
		if then := all[i].then; then != nil {
			for _, in := range then(r, m) {
				r.Tick(in)
			}
		}
		r.Rest()
		return r.Harness
	}
	return s
}

// TestSightsAreMet checks that every moment of a game can be used and read by any device.
func TestSightsAreMet(t *testing.T) {
	all := tables(nil)
	all.Without = func(i, k int) bool {
		return k == 0 && all.Names[i] == "build" // the forecast of the picked card lies over them until a finger is down
	}
	all.Met(t)
}

// phones returns windows of telephones with text twice as large.
func phones() []harness.Window {
	return []harness.Window{{W: 320, H: 568, Percent: 200}, {W: 568, H: 320, Percent: 200}}
}
