package table_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/locales"
	own "islas/locales/islas"
	"islas/render/islas/table"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
)

// TestExplanationsAndTextsAgree checks that every explanation has a text in every language, and every text comes up at some time.
func TestExplanationsAndTextsAgree(t *testing.T) {
	seen := map[string]bool{"first": true, "close": true}
	lot := rand.New(rand.NewPCG(7, 7))
	rules := engine.Engine{}
	for seed := range uint64(60) {
		seats := 2 + int(seed)%4
		o := game.Options{Seats: seats, Seed: seed, Boards: board.IDs()[:seats]}
		if seed%10 == 0 { // the goal can't be reached
			o.Values = rules.Info().Agree(game.Values{engine.Goal: islas.MaxGoal})
		}
		s, steps, err := rules.New(o)
		must.OK(t, err)
		explains := table.Explains(t, seats)
		before := s
		for range 1500 {
			for i := range steps {
				if key := explains(&steps[i], &before); key != "" {
					seen[key] = true
				}
				before = steps[i].After
			}
			if s.Over() {
				break
			}
			steps = steps[:0]
			legal := rules.Legal(&s, nil)
			if seed%5 == 3 { // no palaces, so that the supply runs out
				legal = slices.DeleteFunc(legal, func(a islas.Action) bool { return a.Kind == islas.MakePalace || a.Kind == islas.MakeTown })
			}
			must.OK(t, rules.Apply(&s, legal[lot.IntN(len(legal))], &steps))
		}
	}
	for _, lang := range locales.Languages() {
		c, err := locales.Open(lang, own.Files)
		must.OK(t, err)
		for key := range seen {
			if text := c.Text("explain." + key); strings.HasPrefix(text, "[") || len(strings.Fields(text)) > 35 {
				t.Errorf("%s: %s is explained by %q", lang, key, text)
			}
		}
		for _, key := range c.Keys() {
			if name, ok := strings.CutPrefix(key, "explain."); ok && !seen[name] {
				t.Errorf("%s: nothing is ever explained by %s", lang, key)
			}
		}
	}
}

// explained plays on from a moment until something is explained about its event.
func (m moment) explained(t *testing.T, lang string, w harness.Window) *rig {
	t.Helper()
	r := m.open(t, lang, w)
	r.Stage.Settings.Explain, r.Stage.Settings.Speed = true, settings.Fast
	r.Stage.Lessons.KeepExplained("arrival")
	r.act(m)
	r.Away()
	for range 100 {
		if r.Pass(time.Second / 10); r.Has("explain") {
			return r
		}
	}
	t.Fatalf("%s %v: nothing is explained", lang, w)
	return nil
}

// mine returns a condition for moments at which the person at the machine does what causes an event of a kind.
func mine(k islas.EventKind) func(m moment) bool {
	return func(m moment) bool {
		_, comes := m.event(k)
		return comes && m.decision().Seat == 0
	}
}

// TestExplanationsCoverNothing checks that an explanation lies on the sea: it covers no word or number on the table, not what it is
// about, and nothing that is needed then.
func TestExplanationsCoverNothing(t *testing.T) {
	for i, c := range []struct {
		harness.Window
		event islas.EventKind
		seats int
	}{
		{small, islas.EvPalace, 5}, {full, islas.EvReveal, 5}, {harness.Window{W: 900, H: 450, Percent: 100}, islas.EvReveal, 2},
		{harness.Window{W: 390, H: 844, Percent: 100}, islas.EvPalace, 2},
	} {
		bubbled(t, fmt.Sprint(c), func(t *testing.T) {
			r := find(t, c.seats, mine(c.event)).explained(t, []string{"de", "en", "es"}[i%3], c.Window)
			sheet := r.Widget("explain")
			for text, at := range r.UI.DrawnTexts {
				own := text == r.T("explain.first") || strings.Contains(sheet.Label, text)
				if in := at.Intersect(sheet.Rect); !own && in.W > 2 && in.H > 2 {
					t.Errorf("%q at %v covers %q at %v", sheet.Label, sheet.Rect, text, at)
				}
			}
			for _, id := range []string{"end", "load", "ship", "deck", "card.0", "ledger.skip", "ledger.pause", "ledger.step"} {
				if w, ok := r.Find(id); ok && w.Visible && !w.Rect.Intersect(sheet.Rect).Empty() {
					t.Errorf("%q at %v covers %s at %v", sheet.Label, sheet.Rect, id, w.Rect)
				}
			}
		})
	}
}
