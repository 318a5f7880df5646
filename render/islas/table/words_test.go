package table_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/locales"
	"islas/render/internal/autoplayer"
	"islas/render/islas/demo"
	"islas/render/keep/settings"
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
	need.Time(t)
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

// TestReadersAreToldTheIsland checks that for people who don't see the table labels say, region by region, which plot is which, what
// stands there and on the plots beside it, and which card is chosen.
func TestReadersAreToldTheIsland(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, func(m moment) bool { return decides(islas.PhaseAction, 4)(m) && can(m, islas.Build) }).rested(t, "en", full)
		s, parts := r.state(), r.Parts()
		what := func(plot islas.Plot) string {
			if b, ok := s.At(0, plot); ok {
				return r.T("building." + b.Kind.String() + "." + b.Colour.String())
			}
			return "free"
		}
		own := parts[r.name(0)+"’s island"]
		for plot := range islas.Plot(islas.Plots) {
			name := fmt.Sprintf("Plot %d: %s\n", plot+1, what(plot))
			var beside []string
			for next := range s.Neighbours(0, plot).All() {
				beside = append(beside, fmt.Sprintf("%d %s", next+1, what(next)))
			}
			if !slices.ContainsFunc(own, func(told string) bool {
				return strings.HasPrefix(told, name) && strings.HasSuffix(told, "Neighbouring plots: "+strings.Join(beside, ", "))
			}) {
				t.Errorf("%q beside %q is not told of: %q", name, beside, own)
			}
		}
		for _, part := range []string{"Your hand", "Your turn", "Ship and piles", "Points", "Privileges", "Log"} {
			if len(parts[part]) == 0 {
				t.Errorf("there is no part %q", part)
			}
		}
		if alone := len(parts[""]); alone > 12 {
			t.Errorf("%d things belong to no part: %q", alone, parts[""])
		}
		card := r.way(r.some(islas.Build))[0]
		for _, chosen := range []bool{true, false} {
			r.Click(card)
			r.Rest()
			if got := slices.Contains(r.Parts()["Your hand"], r.Widget(card).Label+": selected"); got != chosen {
				t.Errorf("the card %s is told to be selected: %v", card, got)
			}
		}
	})
}

// holed matches a sentence with a hole where a name or a number should be: a possessive without its owner, a parameter that was not
// filled in, punctuation after a blank, two blanks, or one at an end.
var holed = regexp.MustCompile(`(^|[\s„“])[’']s\b|[{}]|\s[,.:;!?)]|\(\s|\(\)|„“|“”|\s\s|^\s|\s$|%!`)

// checkWords looks for sentences with holes in all texts that are drawn, and in all labels and tooltips.
func (r *rig) checkWords(told map[string]bool) {
	r.t.Helper()
	const drawn = "drawn" // a part of a sentence that continues in the next line
	check := func(where, text string) {
		for line := range strings.SplitSeq(text, "\n") {
			if (holed.MatchString(line) || where != drawn && strings.HasSuffix(line, ":")) && !told[line] {
				told[line] = true
				r.t.Errorf("%s: %q has a hole", where, line)
			}
		}
	}
	for text := range r.UI.DrawnTexts {
		check(drawn, text)
	}
	for _, w := range r.UI.Widgets() {
		check(w.ID, w.Label)
		check(w.ID, w.Why)
		check(w.ID, w.Tooltip)
	}
}

// TestNoSentenceHasAHole plays whole games by mouse, requests suggestions again and again, and checks all texts in every tick.
func TestNoSentenceHasAHole(t *testing.T) {
	need.Time(t)
	for i, lang := range locales.Languages() {
		bubbled(t, lang, func(t *testing.T) {
			r := &rig{wholeGames().Begin(t, lang, full, uint64(3+i), game.Human, game.Human, level), t}
			r.Stage.Settings.Speed = settings.Fast
			told := map[string]bool{}
			r.Watch = func() { r.checkWords(told) }
			r.PlayThrough(uint64(i), append(demo.Clicks(), autoplayer.Weight{Prefix: "suggest", Share: 10}), 3000)
		})
	}
}
