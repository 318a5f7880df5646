package shell_test

import (
	"strings"
	"testing"
	"time"

	"islas/render/internal/harness"
	"islas/render/ui"
)

// What can be clicked of a result keeps its place from the first frame in which it can be, while points are counted and what was achieved is
// told for a while.
func TestResultKeepsItsPlaces(t *testing.T) {
	story := 0
	for _, w := range append(windows(), harness.Window{W: 390, H: 844, Percent: 100}, harness.Window{W: 390, H: 844, Percent: 200}) {
		for page := range 2 {
			s, m := newStage(t, "en"), over(t, 4)
			s.Adopt(m)
			s.Keep(m)
			s.TakeNotices()
			s.Go(s.Routes.Result(s, m))
			r := &rig{harness.New(t, s, w), t}
			r.Wait(1)
			if id := "page/1"; page == 1 {
				if !r.Has(id) {
					continue
				}
				r.Reveal(id)
				r.Click(id)
			}
			first := map[string]ui.Point{}
			for range 200 {
				for _, x := range r.UI.Widgets() {
					if !x.Enabled || x.Role == ui.RoleOther || x.Role == ui.RoleScroll || ui.ScrollBar(x.ID) {
						continue
					}
					if was, known := first[x.ID]; !known {
						first[x.ID] = x.Rect.Min()
					} else if was != x.Rect.Min() {
						t.Fatalf("%v: %s is at %v, it was at %v", w, x.ID, x.Rect, was)
					}
					if strings.HasPrefix(x.ID, "story.") {
						story++
					}
				}
				r.Pass(time.Second / 30)
			}
		}
	}
	if story == 0 {
		t.Error("no story was seen")
	}
}
