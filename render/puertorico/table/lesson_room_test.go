package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/paint"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// kept are what the parts of the table consist of that a lesson keeps bright, by how their widgets' ids begin.
var kept = map[string][]string{
	"tiles": {"tile.", "stack"}, "roles": {"role."}, "market": {"build."}, "settled": {"own.", "place."}, "stores": {"good."},
	"ships": {"ship."}, "house": {"house"},
}

// lantern is where the disc hangs that marks what is to be clicked, empty if there is none or several, which have numbers.
func (r *rig) lantern() (disc ui.Rect) {
	sign := r.Widget("suggest").Rect // which has a lantern, too
	r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
		if strings.HasPrefix(fmt.Sprintf("%T%v", key, key), fmt.Sprintf("services.iconKey{%d ", paint.IconLantern)) && !sign.Contains(at.Middle()) {
			disc = ui.RectAround(at.Middle(), at.W*2/1.3, at.H*2/1.3)
		}
		return true
	})
	return disc
}

// Where somebody has to do something in the lesson the sheet covers nothing of what is kept bright beside it but empty land, in windows with the
// largest type, too, and the lantern hides no letter.
func TestLessonHidesNothingOfWhatItKeepsBright(t *testing.T) {
	for i, w := range append(slices.Clone(lessonWindows), harness.Window{W: 1920, H: 1080, Percent: 200}) {
		lang := locales.Languages()[i%3]
		bubbled(t, lang+" "+w.String(), func(t *testing.T) {
			p := learn(t, lang, w, 0)
			p.Stage.Settings.Speed = settings.Instant
			lanterns := 0
			for i, step := range p.Lesson.Steps {
				if !step.Waits {
					continue
				}
				p.From(i)
				p.Rest()
				sheet, lantern := p.Widget("lesson.sheet").Rect, p.lantern()
				for _, part := range step.Keep {
					for _, one := range p.UI.Widgets() {
						begins := func(prefix string) bool { return strings.HasPrefix(one.ID, prefix) }
						if in := one.Rect.Intersect(sheet); one.Visible && one.ID != "own.fields" && one.ID != "own.sites" && slices.ContainsFunc(kept[part], begins) && in.W > 2 && in.H > 2 {
							t.Errorf("step %d: the sheet at %v covers %s at %v", i+1, sheet, one.ID, one.Rect)
						}
					}
				}
				if lantern.Empty() {
					continue
				}
				if lanterns++; !lantern.Intersect(sheet).Empty() {
					t.Errorf("step %d: the sheet at %v covers the lantern at %v", i+1, sheet, lantern)
				}
				for text, at := range p.UI.DrawnTexts {
					const letters = 0.25 // of a line's height lies above letters, and as much below the line they stand on
					at = ui.RectAround(at.Middle(), at.W, at.H*(1-2*letters))
					gap := lantern.Middle().Sub(ui.Point{X: min(max(lantern.Middle().X, at.X), at.Right()), Y: min(max(lantern.Middle().Y, at.Y), at.Bottom())}).Len()
					if gap < lantern.W/2-1 && !sheet.Contains(at.Middle()) {
						t.Errorf("step %d: the lantern at %v lies on %q at %v", i+1, lantern, text, at)
					}
				}
			}
			if lanterns == 0 {
				t.Error("no lantern hangs anywhere")
			}
		})
	}
}
