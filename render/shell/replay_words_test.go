package shell_test

import (
	"strings"
	"testing"
	"time"

	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/theme"
	"islas/render/ui"
)

// stripWords are the sizes in pixels of the type in which anything is written on the strip of a replay, and the ids of what is on it, but for moments.
func stripWords(h *harness.Harness, ids map[string]bool) (smallest float64) {
	top := h.Widget("replay.line").Rect.Y
	smallest = 1000
	h.UI.DrawnEms(func(_ string, r ui.Rect, em float64) bool {
		if r.Middle().Y > top {
			smallest = min(smallest, em)
		}
		return true
	})
	for _, id := range h.IDs() {
		if of, _, _ := strings.Cut(id, "."); (of == "replay" || of == "film") && !strings.HasPrefix(id, "replay.moment.") {
			ids[id] = true
		}
	}
	return smallest
}

// buttonsFit reports buttons of the strip of a replay that no finger meets.
func buttonsFit(t *testing.T, h *harness.Harness) {
	t.Helper()
	for _, w := range h.UI.Widgets() {
		if of, _, _ := strings.Cut(w.ID, "."); of != "replay" && of != "film" || w.Role != ui.RoleButton || strings.HasPrefix(w.ID, "replay.moment.") {
			continue
		}
		if !h.UI.Bounds().Holds(w.Rect) || min(w.Rect.W, w.Rect.H) < h.UI.Finger()-1 || h.UI.Touched(w.Rect.Middle()) != w.ID {
			t.Errorf("%s lies at %v, a finger there meets %q", w.ID, w.Rect, h.UI.Touched(w.Rect.Middle()))
		}
	}
}

// Where a part of the table is seen as large as words are asked to be, whatever is written on the strip of a replay is twice as large as usual, too, while
// one looks at it and while a film is chosen; what has no room beside the rest is shown by a button, and a finger meets all of it.
func TestStripOfReplaysIsTwiceAsLarge(t *testing.T) {
	for i, id := range []string{"islas", "puertorico"} {
		for k, w := range append(harness.Handhelds(), harness.Tablets()[3:]...) {
			lang := locales.Languages()[(i+k)%len(locales.Languages())]
			t.Run(id+" "+w.String()+" "+lang, func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					usual := w
					usual.Percent, usual.Large = 100, false
					once, h := watching(t, lang, id, 3, usual), watching(t, lang, id, 3, w)
					withCamera(once)
					withCamera(h)
					for _, film := range []bool{false, true} {
						if film {
							once.Click("replay.film")
							h.Click("replay.film")
						}
						wanted, seen := map[string]bool{}, map[string]bool{}
						least := 1.99 * stripWords(once, wanted)
						for range 2 {
							h.Away()
							h.Wait(2)
							if em := stripWords(h, seen); em < least {
								t.Errorf("film %v: something is written in type of %.1f pixels, want %.1f", film, em, least)
							}
							buttonsFit(t, h)
							if h.Has("replay.more") {
								h.Click("replay.more")
							}
						}
						for id := range wanted {
							if !seen[id] {
								t.Errorf("film %v: %s is nowhere", film, id)
							}
						}
						if !film && h.Has("replay.more") {
							h.Click("replay.more") // where the film is
						}
						if film {
							if h.Has("replay.more") {
								h.Click("replay.more")
							}
							h.Click("film.make")
							h.Wait(2)
							if em := stripWords(h, seen); em < least || !seen["film.cancel"] {
								t.Errorf("while a film is made something is written in type of %.1f pixels, want %.1f", em, least)
							}
							buttonsFit(t, h)
							h.Click("film.cancel")
						}
					}
				})
			})
		}
	}
}

// What is written small on the strip of a replay, the number of a round and the speed, and as whom one sees it, is told twice as large as there at the usual
// size where words are asked to be so and the table is seen whole, of what is pointed at.
func TestStripOfReplaysIsToldTwiceAsLarge(t *testing.T) {
	for i, id := range []string{"islas", "puertorico"} {
		for k, w := range harness.Telephones() {
			lang := locales.Languages()[(i+k)%len(locales.Languages())]
			t.Run(id+" "+w.String()+" "+lang, func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					usual := w
					usual.Percent = 100
					least := 1.99 * theme.Size(theme.Small) * watching(t, lang, id, 3, usual).Scale()
					h := watching(t, lang, id, 3, w)
					h.Clock = true
					for _, widget := range []string{"replay.speed", "replay.who", "replay.line"} {
						h.Away()
						h.Wait(30)
						h.Move(h.Widget(widget).Rect.Middle())
						h.Pass(2 * time.Second)
						h.Pass(time.Second / 10)
						on, at, _ := h.UI.Tip()
						said := h.Widget(widget).Tooltip
						if widget == "replay.speed" && !strings.Contains(said, h.Widget(widget).Label) {
							t.Errorf("of the speed %q only %q is told", h.Widget(widget).Label, said)
						}
						seen := ""
						h.UI.DrawnEms(func(line string, r ui.Rect, em float64) bool {
							if at.Inset(-1).Holds(r) && h.UI.Bounds().Holds(r) && em >= least {
								seen += line + " "
							}
							return true
						})
						if on != widget || said == "" || strings.Join(strings.Fields(seen), " ") != strings.Join(strings.Fields(said), " ") {
							t.Errorf("of %s is told %q, of that twice as large %q", widget, said, seen)
						}
					}
				})
			})
		}
	}
}
