package colonies

import (
	"slices"
	"strings"
	"testing"

	"islas/game/colonies"
	"islas/locales"
	texts "islas/locales/colonies"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// frame are the keys of what stands around any rule book, for all games.
var frame = map[string]bool{"rules.title": true, "rules.search": true, "rules.contents": true, "rules.nothing": true}

// TestEveryRuleIsInTheBook compares the texts with the book: none may be missing, none told twice.
func TestEveryRuleIsInTheBook(t *testing.T) {
	all, err := locales.Open("en", texts.Files)
	must.OK(t, err)
	told := map[string]int{}
	for _, ch := range (Game{}).RuleBook() {
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
	for _, key := range all.Keys() {
		if strings.HasPrefix(key, "rules.") && !frame[key] && told[key] != 1 {
			t.Errorf("%s is told %d times", key, told[key])
		}
	}
	for key := range told {
		if !all.Has(key) {
			t.Errorf("there is no text %s", key)
		}
	}
}

// The numbers that figures show are those of the rules (sections 2 and 7).
func TestFiguresKeepToTheRules(t *testing.T) {
	n := 0
	for _, k := range deck {
		n += k
	}
	s, err := colonies.New(colonies.Options{Seats: 4}, nil)
	must.OK(t, err)
	if n != s.DeckLeft() {
		t.Errorf("the book has %d development cards, the game %d", n, s.DeckLeft())
	}
}

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
				if len(all) < 20 {
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
				for _, what := range []string{"army", "back", "base", "bases", "card", "city", "die", "fleet", "harbour", "hex", "resource", "road", "settlement", "ship", "token", "volcano"} {
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
		"volcano":  {"heading.volcano"},
		"fleet":    {"heading.fleet", "heading.building"},
		"jungle":   {"heading.chart", "heading.discovery"},
		"monopoly": {"heading.cards", "heading.home"},
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
