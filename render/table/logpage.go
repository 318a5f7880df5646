package table

import (
	"math"
	"slices"

	"islas/render/session"
	"islas/render/theme"
	"islas/render/ui"
)

// logPage is the layout of the lines of a log, in pixels from the top of the first.
type logPage struct {
	lines   []logPlace
	height  float64 // height of the whole; its last screenful begins with a line
	caption float64 // height of the heading above the news
	news    int     // index of the line below that heading, -1 for none
	newsEnd float64 // where the news end
	row     float64 // height of a row of text
}

// logPlace is the position of a line.
type logPlace struct{ top, height float64 }

// turns reports whether the i-th line is about somebody else than the one before.
func turns(lines []session.Line, i int) bool { return i > 0 && lines[i].Seat != lines[i-1].Seat }

// layLog returns the layout of lines of a width in a view of a height.
func layLog(u *ui.UI, lines []session.Line, since session.Since, width, view float64) logPage {
	page := logPage{news: -1, row: u.Px(theme.Leading(theme.Small)), lines: make([]logPlace, len(lines))}
	page.caption = max(page.row, u.MeasureWrapped(theme.SmallBold, u.T("table.news"), width)) + u.Px(logCaption)
	if since.Any {
		page.news = slices.IndexFunc(lines, func(l session.Line) bool { return l.Step >= since.From && l.Step < since.To })
	}
	y, gap := 0.0, u.Px(logGap)
	for i := range lines {
		switch {
		case i == page.news:
			y += page.caption
		case turns(lines, i):
			y += u.Px(logTurn)
		}
		rows := len(u.Theme().Wrap(lineStyle(&lines[i]), u.Scale(), lines[i].Text, width))
		page.lines[i] = logPlace{y, float64(rows) * page.row}
		y += page.lines[i].height + gap
		if lines[i].Step < since.To {
			page.newsEnd = y
		}
	}
	page.height = y
	if y > view {
		page.height = page.after(y-view) + view
	}
	return page
}

// lineAt returns the index of the line at y, or -1 above the first. The heading of the news belongs to the line below it.
func (p *logPage) lineAt(y float64) int {
	i, _ := slices.BinarySearchFunc(p.lines, y, func(l logPlace, y float64) int {
		if l.top <= y+0.5 {
			return -1
		}
		return 1
	})
	return i - 1
}

// starts returns the beginnings around y: that of the line, or of the row of a long line, at y or before it, and the one after it.
func (p *logPage) starts(y float64) (before, after float64) {
	i := p.lineAt(y)
	if i < 0 || len(p.lines) == 0 {
		return 0, p.begin(0)
	}
	if next := p.begin(i + 1); y >= next-0.5 { // in the heading of the news
		return next, p.lines[i+1].top
	}
	l := p.lines[i]
	before = l.top + math.Floor((y-l.top+0.5)/p.row)*p.row
	after = before + p.row
	if end := l.top + l.height - 1; after < end {
		return before, after
	}
	return min(before, l.top+l.height-p.row), p.begin(i + 1)
}

// begin returns where the i-th line begins, together with the heading above it.
func (p *logPage) begin(i int) float64 {
	switch {
	case i >= len(p.lines):
		return math.Inf(1)
	case i == p.news:
		return p.lines[i].top - p.caption
	}
	return p.lines[i].top
}

// after returns the first beginning at y or after it.
func (p *logPage) after(y float64) float64 {
	before, after := p.starts(y)
	if y <= before+0.5 || math.IsInf(after, 1) {
		return before
	}
	return after
}

// nearest returns the beginning nearest to y.
func (p *logPage) nearest(y float64) float64 {
	before, after := p.starts(y)
	if y-before <= after-y {
		return before
	}
	return after
}
