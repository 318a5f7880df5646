package puertorico

import (
	"slices"
	"strings"
	"testing"

	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// openBook opens the rule book in a window.
func openBook(t *testing.T, lang string, w harness.Window) *harness.Harness {
	t.Helper()
	s := harness.NewStage(t, lang, New())
	s.Go(s.Routes.Rules(s))
	h := harness.New(t, s, w)
	h.Wait(5)
	return h
}

// chapters are the ids of the headings in the list.
func chapters(h *harness.Harness) (ids []string) {
	for _, id := range h.IDs() {
		if _, ok := strings.CutPrefix(id, "heading."); ok {
			ids = append(ids, id)
		}
	}
	return ids
}

// TestBookFitsEveryWindow goes through all chapters in every language and window. A text that does not fit its place
// fails it, and a picture that is wider than the text.
func TestBookFitsEveryWindow(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, w := range append(harness.Windows(), harness.Window{W: 550, H: 900, Percent: 150}, harness.Window{W: 900, H: 450, Percent: 100}) {
			t.Run(lang+" "+w.String(), func(t *testing.T) {
				t.Parallel()
				h := openBook(t, lang, w)
				pictures := map[string]bool{}
				h.Watch = func() {
					h.UI.DrawnPaintings(func(key any, r ui.Rect, _ float64) bool {
						if p, ok := key.(piece); ok {
							if pictures[p.what] = true; r.X < 0 || r.Right() > h.UI.Bounds().Right() || r.W < 8 {
								t.Errorf("%v lies at %v", p, r)
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
				if len(all) < 15 {
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
				for _, what := range []string{"barrel", "building", "chip", "circle", "doubloon", "governor", "role", "ship", "tile", "worker"} {
					if !pictures[what] {
						t.Errorf("there is no picture of a %s", what)
					}
				}
			})
		}
	}
}

// Searching finds headings first, then texts, and what stands in figures.
func TestBookIsSearched(t *testing.T) {
	for word, want := range map[string][]string{
		"wharf":    {"heading.wharf"},
		"quarries": {"heading.faq.quarries", "heading.price"},
		"coffee":   {"heading.goods", "heading.buildings"}, // of the goods in their figure alone
		"harbour":  {"heading.points", "heading.buildings"},
	} {
		h := openBook(t, "en", harness.Window{W: 1920, H: 1080, Percent: 100})
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
