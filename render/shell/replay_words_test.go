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

// What is written small on the strip of a replay, the number of a round and the speed, and as whom one sees it, is told twice as large as there at the usual
// size where words are asked to be so, of what is pointed at.
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
