// Package scenetest is what tests of the scenes around the table have in common for all games: the picture of the title and the rule book.
package scenetest

import (
	"slices"
	"strings"
	"testing"

	"islas/locales"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// BookIsWhole compares a game's texts with its rule book: no text of a rule may be missing, none told twice. The keys beside
// stand within the pictures of figures.
func BookIsWhole(t *testing.T, g stage.Game, beside ...string) {
	t.Helper()
	texts, err := locales.Open("en", g.Texts())
	must.OK(t, err)
	told := map[string]int{}
	for _, ch := range g.RuleBook() {
		told["rules."+ch.ID]++
		for _, b := range ch.Blocks {
			if b.Figure == nil {
				told["rules."+b.Text]++
				continue
			}
			for _, key := range b.Figure.Words {
				told[key]++
			}
		}
	}
	beside = append(beside, "rules.title", "rules.search", "rules.contents", "rules.nothing")
	for _, key := range texts.Keys() {
		if strings.HasPrefix(key, "rules.") && !slices.Contains(beside, key) && told[key] != 1 {
			t.Errorf("%s is told %d times", key, told[key])
		}
	}
	for key := range told {
		if !texts.Has(key) {
			t.Errorf("there is no text %s", key)
		}
	}
}

// openBook opens the rule book of a game in a window.
func openBook(t *testing.T, g stage.Game, lang string, w harness.Window) *harness.Harness {
	t.Helper()
	s := harness.NewStage(t, lang, g)
	s.Go(s.Routes.Rules(s))
	h := harness.New(t, s, w)
	h.Wait(5)
	return h
}

// chapters returns the ids of the headings in the list.
func chapters(h *harness.Harness) (ids []string) {
	for _, id := range h.IDs() {
		if strings.HasPrefix(id, "heading.") {
			ids = append(ids, id)
		}
	}
	return ids
}

// BookFitsEveryWindow goes through all chapters, of which there are at least least, in every language and window. A text that does
// not fit its place fails it, a picture that is wider than the text, and one of pictures that is shown nowhere. Picture names
// what a key of a painting shows; other paintings are "".
func BookFitsEveryWindow(t *testing.T, open func() stage.Game, least int, picture func(key any) string, pictures ...string) {
	for _, lang := range locales.Languages() {
		for _, w := range append(harness.Windows(), harness.Window{W: 550, H: 900, Percent: 150}, harness.Window{W: 900, H: 450, Percent: 100}) {
			t.Run(lang+" "+w.String(), func(t *testing.T) {
				t.Parallel()
				h := openBook(t, open(), lang, w)
				shown := map[string]bool{}
				h.Watch = func() {
					h.UI.DrawnPaintings(func(key any, r ui.Rect, _ float64) bool {
						if what := picture(key); what != "" {
							if shown[what] = true; r.X < 0 || r.Right() > h.UI.Bounds().Right() || r.W < 8 {
								t.Errorf("%v lies at %v", key, r)
							}
						}
						return true
					})
				}
				listed := func() {
					if h.Has("contents") && !h.Has("search") {
						h.Click("contents")
					}
				}
				listed()
				all := chapters(h)
				if len(all) < least {
					t.Fatalf("only %v are listed", all)
				}
				for _, id := range all {
					listed()
					h.Reveal(id)
					h.Click(id)
					h.Move(ui.Point{X: w.W * 0.75, Y: w.H * 0.6}) // over the text
					for range 8 {
						h.Wheel(-3)
						h.Wait(2)
					}
				}
				for _, what := range pictures {
					if !shown[what] {
						t.Errorf("there is no picture of a %s", what)
					}
				}
			})
		}
	}
}

// BookIsSearched types words into the search and expects headings: the first of each at the head, the others anywhere.
func BookIsSearched(t *testing.T, open func() stage.Game, headings map[string][]string) {
	for word, want := range headings {
		h := openBook(t, open(), "en", harness.Window{W: 1920, H: 1080, Percent: 100})
		h.Write("search", word)
		found := chapters(h)
		for _, id := range want {
			if !slices.Contains(found, id) {
				t.Errorf("a search for %q finds %v, not %s", word, found, id)
			}
		}
		if len(found) == 0 || found[0] != want[0] {
			t.Errorf("a search for %q finds %v, not %s first", word, found, want[0])
		}
	}
}
