package table_test

import (
	"fmt"
	"islas/render/testkit/tabletest"
	"slices"
	"strings"
	"testing"

	assets "islas/assets/islas"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/session"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
)

// What opens over the table is written twice as large there, too, all of it is reached by scrolling, and fingers meet what can be pressed.
func TestDialogsAreTwiceAsLarge(t *testing.T) {
	tabletest.Telephones(t, 0, func(t *testing.T, lang string, w harness.Window) {
		m := find(t, 5, func(m moment) bool { return from(islas.PhaseAction, 5)(m) && m.state().DiscardSize() > 6 })
		for _, id := range []string{"open.supply", "open.powers", "open.log", "discard"} {
			r := newRig(t, lang, w)
			r.sit(m.begun(alone(5)...))
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

// So is what is suggested, and it can be done.
func TestSuggestionsAreTwiceAsLarge(t *testing.T) {
	tabletest.Telephones(t, 0, func(t *testing.T, lang string, w harness.Window) {
		for _, s := range suggestSights()[:5] {
			m := find(t, 3, s.when)
			r := newRig(t, lang, w)
			r.sit(m.begun(alone(3)...))
			r.Rest()
			r.ask()
			r.Wait(3)
			_, said, _ := strings.Cut(r.Widget("suggest.note").Label, ": ")
			r.LargerSheet("suggest.note", said)
			before := len(r.Match().Steps())
			r.Click("suggest.do")
			r.Rest()
			if now := len(r.Match().Steps()); now == before && r.Has("suggest.do") {
				t.Errorf("%s: what is suggested is not done", s.name)
			}
		}
	})
}

// So is every page of the lesson.
func TestLessonIsTwiceAsLarge(t *testing.T) {
	l, err := session.ReadLesson(engine.Engine{}, []byte(assets.Lesson))
	if err != nil {
		t.Fatal(err)
	}
	tabletest.Telephones(t, 0, func(t *testing.T, lang string, w harness.Window) {
		for step := range l.Steps {
			r := newRig(t, lang, w)
			r.Stage.Settings.Speed = settings.Instant
			r.Stage.Go(r.Stage.Routes.Lesson(r.Stage, step))
			r.Rest()
			r.LargerSheet("lesson.sheet", r.Widget("lesson.sheet").Label)
			for _, id := range []string{"lesson.back", "lesson.leave", "lesson.next"} {
				if w, ok := r.Find(id); ok && r.UI.Touched(w.Rect.Middle()) != id {
					t.Errorf("step %d: no finger meets %s", step+1, id)
				}
			}
		}
	})
}

// So is what stands on a card of the hand, its name, too, where a card that is raised has no room for larger words in its picture: beside it, whether
// it is foretold what follows or not.
func TestRaisedCardsAreToldTwiceAsLarge(t *testing.T) {
	need.Time(t)
	for i, w := range append(harness.Handhelds(), harness.Tablets()...) {
		lang := locales.Languages()[i%len(locales.Languages())]
		bubbled(t, w.String()+" "+lang, func(t *testing.T) {
			m := find(t, 4, holds(islas.PhaseAction, 3, contested))
			for _, foretold := range []bool{true, false} {
				r := newRig(t, lang, w)
				r.Stage.Settings.Consequences = foretold
				r.sit(m.begun(alone(4)...))
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

// So is what the button does by which the table is seen whole or in part, in both ways.
func TestWholeTableButtonIsToldTwiceAsLarge(t *testing.T) {
	windows := append(harness.Handhelds(), harness.Telephones()...)
	for i, w := range append(windows, harness.Tablets()...) {
		lang := locales.Languages()[i%len(locales.Languages())]
		bubbled(t, w.String()+" "+lang, func(t *testing.T) {
			r := find(t, 3, from(islas.PhaseAction, 2)).open(t, lang, w)
			r.Rest()
			key := "table.large-tip"
			if w.Large {
				key = "table.whole"
			}
			r.LargerTold("zoom", func() string { return r.T(key) })
		})
	}
}

// So is what would follow from a card, all of it, wherever it lies in the hand.
func TestForecastsAreTwiceAsLarge(t *testing.T) {
	tabletest.Telephones(t, 0, func(t *testing.T, lang string, w harness.Window) {
		for name, kind := range map[string]func(s *islas.State, c islas.Card) bool{"settler": contested, "pirate": pirate} {
			m := find(t, 4, holds(islas.PhaseAction, 3, kind))
			r := newRig(t, lang, w)
			r.sit(m.begun(alone(4)...))
			r.Rest()
			i := slices.IndexFunc(m.state().HandCards(0, nil), func(c islas.Card) bool { return kind(m.state(), c) })
			r.LargerTold(fmt.Sprintf("card.%d", i), func() string {
				if !r.Has("forecast") {
					t.Fatalf("%s: nothing is foretold", name)
				}
				return r.Widget("forecast").Label
			})
		}
	})
}
