package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// TestDialogsAreTwiceAsLarge checks that dialogs over the table, among them the choice of a colour, are twice as large on telephones, that
// scrolling reaches all of them, and that fingers hit what can be pressed.
func TestDialogsAreTwiceAsLarge(t *testing.T) {
	tabletest.Telephones(t, 0, func(t *testing.T, lang string, w harness.Window) {
		m := find(t, 5, func(m moment) bool { return from(islas.PhaseAction, 5)(m) && m.state().DiscardSize() > 6 })
		var coloured []string
		colour := find(t, 3, func(m moment) bool {
			s, legal := m.state(), m.state().Legal(nil)
			i := slices.IndexFunc(legal, func(a islas.Action) bool { return from(islas.PhaseAction, 1)(m) && choiceOf(s, legal, a).colour })
			if i >= 0 {
				coloured = wayIn(s, legal[i])
			}
			return i >= 0
		})
		ways := map[string]moment{"open.supply": m, "open.powers": m, "open.log": m, "discard": m, strings.Join(coloured, " "): colour}
		for ids, m := range ways {
			r := newRig(t, lang, w)
			r.Sit(m.begun(alone(len(m.setup.Seats))...))
			r.Rest()
			for id := range strings.FieldsSeq(ids) {
				r.Click(id)
				r.Wait(5)
			}
			if _, open := r.UI.Dialog(); !open {
				t.Errorf("%s opens nothing", ids)
			}
			r.LargerWords()
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

// TestTableIsTwiceAsLarge checks that at every moment of a game, with a part of the table in view, all text is twice as large as usual.
func TestTableIsTwiceAsLarge(t *testing.T) {
	tables(harness.Handhelds()).EachPair(t, (*harness.Harness).Enlarged)
}

// TestFingersReachEverythingOfLargeTables checks that a finger alone brings everything usable into view there, and hits it.
func TestFingersReachEverythingOfLargeTables(t *testing.T) {
	tables(harness.Handhelds()).Each(t, (*harness.Harness).Reached)
}

// TestWholeGamesOnLargeTables plays whole games with the keys there, and begins one with a finger alone.
func TestWholeGamesOnLargeTables(t *testing.T) { wholeGames().Enlarged(t) }

// TestNothingStaysBehindOnLargeTables checks that what lies on the table moves with it: no island stays behind when the wheel moves it.
func TestNothingStaysBehindOnLargeTables(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, from(islas.PhaseAction, 3)).rested(t, "en", harness.Handhelds()[0])
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
			for i, now := range places() {
				if d, by := now.Sub(before[i]), places()[0].Sub(before[0]); d.Sub(by).Len() > 1 || by == (ui.Point{}) {
					t.Errorf("the wheel by %.0f moves the table by %v, and the %d-th thing on it by %v", turns, by, i, d)
				}
			}
		}
	})
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
