package table_test

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/puertorico/table"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// TestSuggestionsAreWhatIsDone plays a game at the table in which every suggestion is followed, and checks that it does what its text
// says and that workers stand at once as they do afterwards.
func TestSuggestionsAreWhatIsDone(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, "de", small, someSetup(5, game.Human, level, level))
		r.Stage.Settings.Speed = settings.Instant
		seen := map[puertorico.ActionKind]int{}
		for {
			if r.Rest(); r.Stage.Top() == any(result{}) || r.Has("result") {
				break
			}
			s, n := r.state(), r.Match().Played()
			if s.Over() {
				break
			}
			placing := s.Decision().Phase == puertorico.PhasePlacing
			at := r.placed()
			r.Key(ui.KeyH)
			r.Rest()
			if now := r.placed(); now != at {
				t.Fatalf("workers stand as %v, and once it is asked as %v", at, now)
			}
			label := r.Widget("suggest.note").Label
			r.Key(ui.KeyEnter)
			r.Rest()
			done := r.Match().Actions()[n:]
			if len(done) == 0 {
				t.Fatalf("%q is suggested in %v, and Enter does nothing", label, s.Decision())
			}
			seen[done[0].Kind]++
			if placing {
				if want, err := s.Place(at); err != nil || len(done) < len(want) || !slices.Equal(done[:len(want)], want) {
					t.Fatalf("workers stand as %v, and done is %v", at, done)
				}
				continue
			}
			what := table.ActionWords(r.UI, &s, done[0])
			if !strings.Contains(label, what) && !strings.Contains(label, r.T("do.keep-these")) {
				t.Fatalf("%q is suggested, and done is %q", label, what)
			}
		}
		for _, k := range []puertorico.ActionKind{puertorico.TakeRole, puertorico.TakeTile, puertorico.Man, puertorico.Build, puertorico.Sell, puertorico.Load} {
			if seen[k] == 0 {
				t.Errorf("nothing of kind %d was suggested: %v", k, seen)
			}
		}
	})
}

// onlyConfirms checks that the confirm button is marked as the suggestion, that there is only one, and that it has the keyboard focus.
func (r *rig) onlyConfirms(when string) {
	r.t.Helper()
	if r.Has("suggest.do") || !r.Has("suggest.note") {
		r.t.Errorf("%s the note has a button of its own (%v), or there is none", when, r.Has("suggest.do"))
	}
	if note, confirm := r.Widget("suggest.note").Rect, r.Widget("confirm"); !note.Intersect(confirm.Rect).Empty() || !confirm.Visible {
		r.t.Errorf("%s the note at %v hides what confirms, at %v", when, note, confirm.Rect)
	}
	if r.UI.Focused() != "confirm" {
		r.t.Errorf("%s the keyboard is at %q", when, r.UI.Focused())
	}
}

// TestLanternPlacesForAPrice checks that what the lantern has laid out costs nothing until it is confirmed; whoever lays out the same
// without it plays a game that counts.
func TestLanternPlacesForAPrice(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, _ moment) {
		price := r.T("suggest.price", "do", r.T("do.place"))
		for _, by := range []match.Helper{match.Nobody, match.Lantern} {
			r.Click("lay.cleared")
			r.Click("suggest")
			r.Rest()
			if by == match.Lantern {
				r.Click("suggest.do")
			} else {
				r.Click("lay.suggested")
			}
			r.Rest()
			if told := strings.Contains(r.Widget("suggest.note").Label, price); told != (by == match.Lantern) {
				t.Errorf("laid out by %q, the note says %q", by, r.Widget("suggest.note").Label)
			}
			r.Click("confirm")
			r.Rest()
			if got := r.Match().Helped(); got != by {
				t.Errorf("laid out by %q, the match is helped by %q", by, got)
			}
			r.Click("undo")
			r.Rest()
		}
	})
}

// TestOneButtonKeepsAsSuggested checks that the popover leaves confirming to the button on the table while barrels are kept as suggested;
// if others are kept it says which to keep, and does it.
func TestOneButtonKeepsAsSuggested(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			return decides(puertorico.PhaseKeep, 1)(m) && len(m.state().Legal(nil)) > 2
		})
		r := m.shown(t, "de", large, game.Human, game.Human, game.Human)
		r.Click("suggest")
		r.Rest()
		own := map[bool]int{}
		if own[r.Has("suggest.do")]++; own[false] > 0 {
			r.onlyConfirms("kept as suggested")
		}
		for g := range puertorico.Good(puertorico.Goods) {
			if at, ok := r.Find("good." + g.ID()); ok && at.Enabled && at.Value == "" {
				r.Click("good." + g.ID())
				own[r.Has("suggest.do")]++
			}
		}
		if own[true] == 0 || own[false] == 0 {
			t.Errorf("the note has a button of its own %d times, and none %d times", own[true], own[false])
		}
	})
}

// needs returns the widgets that every decision needs: the bar, the gauges, the home seat's goods and buttons.
func (r *rig) needs() (all []ui.Widget) {
	for _, w := range r.UI.Widgets() {
		kind, _, _ := strings.Cut(w.ID, ".")
		switch kind {
		case "gauge", "good", "purse", "page", "pass", "confirm", "lay", "undo", "suggest", "menu", "rules":
			if w.Visible && w.ID != "suggest.note" && w.ID != "suggest.do" && w.ID != "suggest.close" {
				all = append(all, w)
			}
		}
	}
	return all
}

// clears checks that a popover covers nothing that the decision needs, and that no text sticks out from below it where it lies on the
// log.
func (r *rig) clears(id string) {
	r.t.Helper()
	at := r.Widget(id).Rect
	for _, w := range r.needs() {
		if in := w.Rect.Intersect(at); in.W > 2 && in.H > 2 {
			r.t.Errorf("%v %s: %q at %v covers %s at %v", r.UI.Bounds(), r.Stage.Texts.Lang(), r.Widget(id).Label, at, w.ID, w.Rect)
		}
	}
	for text, line := range r.UI.DrawnTexts {
		if text == r.Prompt() && !line.Intersect(at).Empty() {
			r.t.Errorf("%v: %s covers what the bar says", r.UI.Bounds(), id)
		}
	}
}

// TestSuggestionsLieBesideWhatIsNeeded checks in every window and language that a suggestion covers nothing that the decision needs: the
// bar, the gauges, goods, buttons, and the building that it is about.
func TestSuggestionsLieBesideWhatIsNeeded(t *testing.T) {
	need.Time(t)
	few := []harness.Window{{W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 1920, H: 1080, Percent: 100}, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 100}, {W: 768, H: 1024, Percent: 200}}
	for i, phase := range []puertorico.Phase{puertorico.PhaseRole, puertorico.PhaseTile, puertorico.PhaseBuild, puertorico.PhaseSell, puertorico.PhaseLoad, puertorico.PhasePlacing} {
		for _, seats := range []int{2, 5} {
			bubbled(t, strconv.Itoa(int(phase))+"/"+strconv.Itoa(seats), func(t *testing.T) {
				m := find(t, seats, decides(phase, 6))
				for k, w := range few {
					lang := locales.Languages()[(i+k+seats)%3]
					r := m.shown(t, lang, w, alone(seats)...)
					r.Click("suggest")
					r.until("suggest.do")
					r.clears("suggest.note")
					note := r.Widget("suggest.note")
					for _, b := range m.state().Player(0).Built() {
						own, ok := r.Find("own." + b.ID())
						speaks := func(name string) bool { return strings.Contains(strings.ToLower(note.Label), strings.ToLower(name)) }
						of := b.Good() != puertorico.NoGood && strings.HasPrefix(note.Label, r.T("do.role", "role", r.T("role.settler"))) && speaks(r.T("kind."+b.Good().ID()))
						if !ok || !of && !speaks(r.T("building."+b.ID())) {
							continue
						}
						if in := own.Rect.Intersect(note.Rect); in.W > 2 && in.H > 2 {
							t.Errorf("%v %s: %q covers %s", w, lang, note.Label, b)
						}
					}
				}
			})
		}
	}
}

// refused reports whether an action is illegal in a position by a rule.
func refused(s *puertorico.State, a puertorico.Action, by puertorico.Reason) bool {
	var illegal *puertorico.Illegal
	return errors.As(s.Check(a), &illegal) && illegal.Reason == by
}

// TestStoreSaysThatSupplyIsEmpty checks that a kind that can't be taken for the craftsman's privilege says why not: in one line, or in
// several where words have no room in one.
func TestStoreSaysThatSupplyIsEmpty(t *testing.T) {
	for i, w := range []harness.Window{full, large, {W: 900, H: 450, Percent: 100}} {
		lang := locales.Languages()[i]
		bubbled(t, lang+w.String(), func(t *testing.T) {
			m := find(t, 5, cornIsOut)
			r := m.shown(t, lang, w, alone(5)...)
			card := r.Widget("good.corn").Rect
			if r.ShowsIn(r.T("store.none-left"), card) {
				return
			}
			for _, word := range strings.Fields(r.T("store.none-left")) {
				if !r.ShowsIn(word, card) {
					t.Errorf("%q does not stand on the card", word)
				}
			}
		})
	}
}

// cornIsOut reports whether the person on the first seat can't take corn for the craftsman's privilege because the supply has none.
func cornIsOut(m moment) bool {
	return decides(puertorico.PhaseExtra, 1)(m) && refused(m.state(), puertorico.ExtraAction(puertorico.Corn), puertorico.ReasonSupplyEmpty)
}

// TestTilesAreNamed checks the names on the tiles of the row, and the text on the quarries if they are barred.
func TestTilesAreNamed(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			return decides(puertorico.PhaseTile, 3)(m) && refused(m.state(), puertorico.TileAction(puertorico.Quarry), puertorico.ReasonQuarryBarred)
		})
		r := m.shown(t, "en", full, alone(3)...)
		for i, tile := range m.state().Row() {
			w := r.Widget("tile." + tile.ID() + "." + string(rune('0'+i)))
			around := w.Rect.Inset(-4)
			if name := r.T("good." + puertorico.Good(tile).ID()); !r.ShowsIn(name, around) {
				t.Errorf("the tile %v is not named %q", tile, name)
			}
		}
		for _, word := range strings.Fields(r.T("tiles.barred")) {
			if around := r.Widget("tile.quarry").Rect.Inset(-4); !r.ShowsIn(r.T("tiles.barred"), around) && !r.ShowsIn(word, around) {
				t.Errorf("%q is not written on quarries that are barred", word)
			}
		}
	})
}
