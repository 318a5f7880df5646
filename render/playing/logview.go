package playing

import (
	"slices"
	"strconv"

	"islas/render/theme"
	"islas/render/ui"
)

// LogView shows a log. It keeps to the end, where what happened last stands, but leaves whoever has scrolled up in peace.
type LogView struct {
	height  float64 // of all lines when it was last drawn
	edition int     // of the lines, likewise
	end     bool    // it is to be drawn from its end, whatever was last looked at
}

// ShowEnd makes the log be shown from its end the next time.
func (v *LogView) ShowEnd() { v.end = true }

// Lines returns the lines of the log for whoever looks. They are valid until the next tick.
func (s *Session[S, A, E, V]) Lines(u *ui.UI) Lines {
	s.screen.log.read(u, s.stage.Texts.Lang(), s.curtain.viewer)
	return Lines{s.screen.log.lines, s.screen.log.edition}
}

// Lines are the lines of a log.
type Lines struct {
	All     []Line
	edition int // how often they were written for somebody else
}

// Figures of the log in design units.
const (
	logIndent  = 8.0 // room for the line beside the news
	logScroll  = 20.0
	logCaption = 6.0 // of the heading above the news, more than a line
	logGap     = 3.0 // after each line
)

// Draw shows lines in r and marks which of them are news. opens is the tooltip of those of which more is to be seen; clicked
// reports whether one of them was clicked, and step is the step that it tells of.
func (v *LogView) Draw(u *ui.UI, r ui.Rect, lines Lines, since Since, opens string) (step int, clicked bool) {
	u.Panel(r)
	inner := r.InsetXY(u.Px(10), u.Px(10))
	caption := theme.Leading(theme.Small)*u.Scale() + u.Px(logCaption)
	width := inner.W - u.Px(logScroll+logIndent)
	first := -1
	if since.Told {
		first = slices.IndexFunc(lines.All, func(l Line) bool { return l.Step >= since.From && l.Step < since.To })
	}
	heights, height, newsEnd := v.measure(u, lines.All, width, first, caption, since)
	v.keepEnd(u, height, lines.edition)
	u.Scroll("log", inner, height, func(content ui.Rect) {
		_, content = content.CutLeft(u.Px(logIndent))
		y := content.Y
		for i := range lines.All {
			if i == first {
				newsMark(u, ui.Rect{X: content.X, Y: y, W: width, H: caption}, content.Y+newsEnd)
				y += caption
			}
			at := ui.Rect{X: content.X, Y: y, W: width, H: heights[i]}
			y += heights[i] + u.Px(logGap)
			if at.Bottom() < inner.Y || at.Y > inner.Bottom() {
				continue
			}
			if lines.All[i].draw(u, at, i, opens) {
				step, clicked = lines.All[i].Step, true
			}
		}
	})
	return step, clicked
}

// measure returns the heights of all lines, that of the whole, and where the news end. The heading of the news stands before
// the line first.
func (v *LogView) measure(u *ui.UI, lines []Line, width float64, first int, caption float64, since Since) (heights []float64, height, newsEnd float64) {
	leading := theme.Leading(theme.Small) * u.Scale()
	heights = make([]float64, len(lines))
	for i := range lines {
		if i == first {
			height += caption
		}
		heights[i] = float64(len(u.Theme().Wrap(lines[i].style(), u.Scale(), lines[i].Text, width))) * leading
		height += heights[i] + u.Px(logGap)
		if lines[i].Step < since.To {
			newsEnd = height
		}
	}
	return heights, height, newsEnd
}

// keepEnd scrolls to the end of lines of a height when there are new ones.
func (v *LogView) keepEnd(u *ui.UI, height float64, edition int) {
	offset, most := u.ScrollOffset("log")
	if v.end || edition != v.edition || height != v.height && offset >= most-1 {
		u.ScrollTo("log", height)
	}
	v.height, v.edition, v.end = height, edition, false
}

// draw shows the i-th line. It reports whether more of it was asked for.
func (l *Line) draw(u *ui.UI, at ui.Rect, i int, opens string) (clicked bool) {
	th := u.Theme()
	colour := th.Ink
	if l.Head {
		colour = th.Accent
	}
	if l.Opens {
		got := u.Region("log."+strconv.Itoa(i), at, ui.RegionOptions{Label: l.Text, Tooltip: opens, Looks: true})
		if got.Hover || got.Ring {
			u.Round(at.InsetXY(-u.Px(4), 0), u.Px(4), th.PaperDark, 0, theme.Color{})
		}
		clicked = got.Clicked
	}
	u.TextWrapped(at, l.style(), colour, ui.Left|ui.Top, l.Text)
	return clicked
}

// newsMark writes a heading above the news of the log, with a brass line beside all of them down to bottom.
func newsMark(u *ui.UI, r ui.Rect, bottom float64) {
	th := u.Theme()
	text := u.T("table.news")
	u.Text(r, theme.SmallBold, th.InkSoft, ui.Left|ui.Middle, text)
	x, y := r.X+u.MeasureText(theme.SmallBold, text)+u.Px(8), r.Middle().Y
	if x < r.Right() {
		u.Line(ui.Point{X: x, Y: y}, ui.Point{X: r.Right(), Y: y}, u.Px(2), th.BrassDark)
	}
	beside := r.X - u.Px(5)
	u.Line(ui.Point{X: beside, Y: r.Y + u.Px(4)}, ui.Point{X: beside, Y: bottom - u.Px(4)}, u.Px(3), th.BrassDark)
}
