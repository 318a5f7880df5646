package table

import (
	"math"
	"strconv"

	"islas/game"
	"islas/render/session"
	"islas/render/theme"
	"islas/render/ui"
)

// LogView shows a log. It follows the end, where the newest lines are, unless somebody has scrolled up: then the lines stay in place, and a
// button leads to the new ones. At rest no line is cut at the top.
type LogView struct {
	edition int                                         // edition of the lines when they were last drawn
	end     bool                                        // the next drawing begins at the end, whatever was last looked at
	known   int                                         // number of lines when the end was last visible
	offset  float64                                     // scroll offset when it was last drawn
	top     int                                         // index of the line that was at the top then
	began   float64                                     // position at which that line began
	faces   func(r ui.Rect, seat game.Seat, first bool) // draws whom a line is about before it, or beside one that follows; nil for nothing
	past    bool                                        // an earlier step was looked back at then
	present reading                                     // the reading position before that
}

// reading is a reading position.
type reading struct {
	offset float64
	known  int
	end    bool // it was at the end
}

// ShowEnd makes the next drawing begin at the end.
func (v *LogView) ShowEnd() { v.end = true }

// Figures of the log in design units.
const (
	logIndent  = 8.0 // room for the line beside the news
	logScroll  = 20.0
	logCaption = 6.0 // of the heading above the news, in addition to a line
	logGap     = 3.0 // after each line
	logTurn    = 5.0 // before a line about somebody else
	logFace    = 20.0
	logWide    = 250 // least width of lines in a larger size
	logHigh    = 150 // and height
)

// Draw draws lines in r and marks the news among them. opens is the tooltip of lines that can be looked back at; clicked reports whether
// one of them was clicked, and step is its step.
func (v *LogView) Draw(u *ui.UI, r ui.Rect, lines session.Lines, since session.Since, opens string) (step int, clicked bool) {
	u.Larger(r, logWide, logHigh, func() { step, clicked = v.draw(u, r, lines, since, opens) })
	return step, clicked
}

// draw is Draw in the size for which there is room.
func (v *LogView) draw(u *ui.UI, r ui.Rect, lines session.Lines, since session.Since, opens string) (step int, clicked bool) {
	u.Panel(r)
	inner := r.InsetXY(u.Px(10), u.Px(10))
	width, faces := inner.W-u.Px(logScroll+logIndent), 0.0
	if v.faces != nil {
		faces = u.Px(logFace + 4)
		width -= faces
	}
	page := layLog(u, lines.All, since, width, inner.H)
	v.place(u, &page, lines, inner.H)
	u.Scroll("log", inner, page.height, func(content ui.Rect) {
		_, content = content.CutLeft(u.Px(logIndent))
		for i, l := range page.lines {
			if i == page.news {
				newsMark(u, ui.Rect{X: content.X, Y: content.Y + l.top - page.caption, W: width, H: page.caption}, content.Y+page.newsEnd)
			}
			at := ui.Rect{X: content.X, Y: content.Y + l.top, W: width, H: l.height}
			if at.Bottom() < inner.Y || at.Y > inner.Bottom() {
				continue
			}
			line := lines.All[i]
			if lines.Leads {
				line.Opens, opens = true, u.T("replay.line")
			}
			if faces > 0 && line.Seat != game.NoSeat {
				v.faces(ui.Rect{X: at.X, Y: at.Y, W: u.Px(logFace), H: at.H}, line.Seat, i == 0 || turns(lines.All, i) || i == page.news)
			}
			if !line.Head {
				at.X += faces
			}
			if drawLine(u, &line, at, i, opens) {
				step, clicked = line.Step, true
			}
		}
	})
	v.note(u, &page)
	if n := len(lines.All) - v.known; n > 0 {
		v.unread(u, inner, n)
	}
	return step, clicked
}

// place scrolls the page in a view of a height: to its end, or so that the line at the top stays there. A page at rest moves to the
// beginning of a line.
func (v *LogView) place(u *ui.UI, page *logPage, lines session.Lines, view float64) {
	offset, most := u.ScrollOffset("log")
	ended := v.end || lines.Edition != v.edition || offset >= most-1
	turned := lines.Past != v.past
	if turned && lines.Past {
		v.present, ended = reading{offset, v.known, ended}, true
	}
	v.past = lines.Past
	switch {
	case turned && !lines.Past && !v.present.end && lines.Edition == v.edition:
		u.ScrollTo("log", v.present.offset)
		v.known = v.present.known
	case ended:
		if end := max(page.height-view, 0); math.Abs(offset-end) > 0.5 {
			u.ScrollTo("log", end)
		}
	case !ended && v.top < len(page.lines) && page.lines[v.top].top != v.began:
		u.ScrollTo("log", offset+page.lines[v.top].top-v.began)
	case !ended && offset == v.offset && !u.Input().Down:
		if to := page.nearest(offset); math.Abs(to-offset) > 0.5 {
			u.ScrollTo("log", to)
		}
	}
	v.edition, v.end = lines.Edition, false
}

// note remembers the reading position and which lines have been seen.
func (v *LogView) note(u *ui.UI, page *logPage) {
	offset, most := u.ScrollOffset("log")
	v.offset = offset
	if v.top = max(0, page.lineAt(offset)); v.top < len(page.lines) {
		v.began = page.lines[v.top].top
	}
	v.known = min(v.known, len(page.lines))
	if offset >= most-1 {
		v.known = len(page.lines)
	}
}

// unread draws the button that leads to n new lines that somebody who has scrolled up has not seen.
func (v *LogView) unread(u *ui.UI, inner ui.Rect, n int) {
	text := u.T("table.log-new", "n", n)
	at := ui.RectAround(ui.Point{X: inner.Middle().X, Y: inner.Bottom() - u.Px(theme.Target)/2}, u.ButtonWidth(text, false), u.Px(theme.Target))
	if u.Button("log-end", at.Within(inner), text, ui.ButtonOptions{Style: theme.SmallBold, Looks: true, Tooltip: u.T("table.log-end")}) {
		v.ShowEnd()
	}
}

// drawLine draws the i-th line, and reports whether it was clicked: that is possible if it opens something.
func drawLine(u *ui.UI, l *session.Line, at ui.Rect, i int, opens string) (clicked bool) {
	th := u.Theme()
	colour := th.Ink
	if l.Head {
		colour = th.Accent
	}
	if l.Opens {
		got := u.Region("log."+strconv.Itoa(i), at, ui.RegionOptions{Label: l.Text, Tooltip: opens, Looks: true})
		if clicked = got.Clicked; got.Hover || got.Ring {
			u.Round(at.InsetXY(-u.Px(4), 0), u.Px(4), th.PaperDark, 0, theme.Color{})
		}
	}
	level := 0
	if l.Head {
		level = 2
	}
	u.Headed(level, func() { u.TextWrapped(at, lineStyle(l), colour, ui.Left|ui.Top, l.Text) })
	return clicked
}

// newsMark writes a heading above the news of the log, with a brass line beside all of them down to bottom.
func newsMark(u *ui.UI, r ui.Rect, bottom float64) {
	th := u.Theme()
	text := u.T("table.news")
	u.TextWrapped(r, theme.SmallBold, th.InkSoft, ui.Left|ui.Middle, text)
	x, y := r.X+u.MeasureText(theme.SmallBold, text)+u.Px(8), math.Floor(r.Middle().Y)+0.5 // the middle of a pixel
	if x < r.Right() {
		u.Line(ui.Point{X: x, Y: y}, ui.Point{X: r.Right(), Y: y}, u.LinePx(2), th.BrassDark)
	}
	beside := r.X - u.Px(5)
	u.Line(ui.Point{X: beside, Y: r.Y + u.Px(4)}, ui.Point{X: beside, Y: bottom - u.Px(4)}, u.Px(3), th.BrassDark)
}

// lineStyle returns the style of a line.
func lineStyle(l *session.Line) theme.Style {
	if l.Head {
		return theme.SmallBold
	}
	return theme.Small
}
