package shell

import (
	"strconv"

	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// partBar is the height of the bar of drawPart in design units.
const partBar = 14

// drawPart draws a bar that shows which part of something is done, from 0 to 1; label says what.
func drawPart(u *ui.UI, bar ui.Rect, part float64, label string) {
	th := u.Theme()
	bar = bar.Rounded()
	u.Gradient(bar, bar.H/2, theme.Mix(th.PaperDark, th.BrassDark, 0.45), theme.Mix(th.PaperDark, th.BrassDark, 0.1))
	done := bar
	done.W = max(bar.H, bar.W*part)
	top, bottom := th.Filled(0.4)
	u.Gradient(done, bar.H/2, top, bottom)
	u.Stroke(bar, bar.H/2, u.LinePx(1.4), th.BrassDark, theme.Mix(th.BrassDark, th.Brass, 0.4))
	u.Region("progress", bar, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: label, Value: strconv.Itoa(int(part * 100))})
}

// drawWorking draws a scene of words in which something goes on: what that is, how far it is, and a button that ends it. It reports whether
// that is asked for.
func drawWorking(s *stage.Stage, u *ui.UI, title, text, button string, part float64) (ends bool) {
	parts := []passage{{text: text, draw: func(u *ui.UI, r ui.Rect) {
		drawPart(u, r.Center(r.W, u.Px(partBar)), part, text)
	}}, {draw: func(u *ui.UI, r ui.Rect) {
		r, _ = r.CutLeft(min(r.W, u.ButtonWidth(button, true)))
		ends = u.Button("stop", r, button, ui.ButtonOptions{Icon: s.Icon(paint.IconCross)})
	}}}
	return drawPassages(s, u, title, parts) || ends
}
