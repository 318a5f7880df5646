package shell_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/ui"
)

// What is told when a game has ended and when something is kept of it hides neither who has won nor anything that one clicks, in any
// window and language, and a second thing is told when the first has gone.
func TestNoticesHideNothingOfAResult(t *testing.T) {
	all := append(windows(), harness.Window{W: 900, H: 600, Percent: 100}, harness.Window{W: 390, H: 844, Percent: 100}, harness.Window{W: 1920, H: 1080, Percent: 200})
	for i, w := range all {
		{
			for _, seats := range []int{2, 5}[i%2:][:1] {
				lang := locales.Languages()[i%3]
				s := newStage(t, lang)
				m := over(t, seats)
				s.Adopt(m)
				s.Keep(m)
				s.TakeNotices()
				r := open(t, s, s.Routes.Result(s, m), w)
				told := slices.Clone(r.UI.Notices())
				if len(told) != 1 {
					t.Fatalf("%s, %v, %d: %q is told", lang, w, seats, told)
				}
				told = append(told, s.Texts.Text("result.saved", "name", "match-1.json", "where", "/home/catalina/islas"))
				r.UI.Notice(told[1])
				for range 20 {
					if r.Pass(time.Second / 10); !r.toldBeside(told[0], r.verdict(m)) {
						t.Errorf("%s, %v, %d: %q is not to be seen", lang, w, seats, told[0])
					}
				}
				if r.toldBeside(told[1], r.verdict(m)) {
					t.Errorf("%s, %v, %d: %q is told meanwhile", lang, w, seats, told[1])
				}
				for range 25 {
					r.Pass(time.Second / 10)
				}
				if !r.toldBeside(told[1], r.verdict(m)) {
					t.Errorf("%s, %v, %d: %q is not told after the other", lang, w, seats, told[1])
				}
				for range 40 {
					r.Pass(time.Second / 10)
				}
				if len(r.UI.Notices()) > 0 {
					t.Errorf("%s, %v, %d: %q stays", lang, w, seats, r.UI.Notices())
				}
			}
		}
	}
}

// toldBeside reports whether a notice is told, and checks that it covers nothing that can be clicked and no word of who has won.
func (r *rig) toldBeside(notice, verdict string) bool {
	r.t.Helper()
	var at ui.Rect
	for line, lies := range r.UI.DrawnTexts {
		if strings.Contains(notice, line) && len(line) > len(notice)/6 {
			at = at.Union(lies)
		}
	}
	if at.Empty() {
		return false
	}
	for _, w := range r.UI.Widgets() {
		if in := w.Rect.Intersect(at); w.Visible && w.Role != ui.RoleOther && in.W > 1 && in.H > 1 {
			r.t.Errorf("%v %s: %q at %v covers %s at %v", r.UI.Bounds(), r.Stage.Texts.Lang(), notice, at, w.ID, w.Rect)
		}
	}
	for line, lies := range r.UI.DrawnTexts {
		if line == verdict && !lies.Intersect(at).Empty() {
			r.t.Errorf("%v: %q at %v covers %q at %v", r.UI.Bounds(), notice, at, line, lies)
		}
	}
	return true
}
