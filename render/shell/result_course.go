package shell

import (
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the course of a match in design units.
const (
	storyBeside = 640 // least width with the story beside the chart
	storyLeast  = 290 // least width of the story there
	storyMost   = 430
	storyBelow  = 380 // least height with the story below the chart
	storyFace   = 34
	storyGap    = 10
	storySign   = 28  // of the sign that the moment has in the chart
	chartLow    = 290 // least height of the chart above a story
	chartHigh   = 320 // and greatest height
	chartFlat   = 0.7 // height divided by width
	chartShare  = 0.58
)

// storyWidth returns the width of the story, and whether it stands beside the chart or below it.
func storyWidth(u *ui.UI, width float64) (story float64, beside bool) {
	if width < u.Px(storyBeside) {
		return width, false
	}
	return min(max(width*0.36, u.Px(storyLeast)), u.Px(storyMost)), true
}

// chartHeight returns the height of a chart above a story in a width.
func chartHeight(u *ui.UI, width float64) float64 {
	return min(max(width*chartFlat, u.Px(chartLow)), u.Px(chartHigh))
}

// courseBlock returns the chart of the points with the whole story.
func (r *result) courseBlock(u *ui.UI, width float64) block {
	side, beside := storyWidth(u, width)
	high, chart := 1.0, chartHeight(u, width)
	for _, e := range r.entries(u, side) {
		high += e.height
	}
	if beside {
		high = max(high, chart)
	} else {
		high += chart + u.Px(theme.Gap)
	}
	return block{high, func(at ui.Rect) { r.drawCourse(u, at) }}
}

// drawCourse draws the chart of the points with as much of the story as there is room for.
func (r *result) drawCourse(u *ui.UI, area ui.Rect) {
	chart, story := area, ui.Rect{}
	side, beside := storyWidth(u, area.W)
	switch {
	case len(r.tells.Course.Moments) == 0:
	case beside:
		story, chart = area.CutRight(side, u.Px(theme.Margin))
		chart.H = min(chart.H, chart.W)
	case area.H >= u.Px(storyBelow):
		high := area.H - u.Px(theme.Gap) - 1
		for _, e := range r.entries(u, side) {
			high -= e.height
		}
		chart, story = area.CutTop(max(high, min(area.H*chartShare, chartHeight(u, area.W))), u.Px(theme.Gap))
	}
	r.lit = -1
	var told []entry
	if !story.Empty() {
		told = fitting(r.entries(u, side), r.tells.Course.Moments, story.H)
	}
	for _, e := range told {
		row := story.TakeTop(e.height, 0)
		r.drawEntry(u, row, e)
	}
	r.drawChart(u, chart)
}

// drawEntry draws a moment of the story with the portrait of its player. Pointing at it highlights it in the chart.
func (r *result) drawEntry(u *ui.UI, row ui.Rect, e entry) {
	m := r.tells.Course.Moments[e.moment]
	at, row := row.CutLeft(u.Px(storyFace))
	face := at.Center(at.W, min(at.H, at.W))
	_, row = row.CutLeft(u.Px(storyGap))
	got := u.Region(momentID("story", e.moment), at.Union(row), ui.RegionOptions{Label: e.text, Tooltip: u.T("result.moment.tip")})
	if got.Hover {
		r.lit = e.moment
	}
	if got.Clicked {
		r.s.Watch(r.match, m.Step+1)
	}
	ink := u.Theme().Ink
	if r.lit == e.moment {
		ink = u.Theme().Accent
	}
	r.s.PaintPortrait(u, face, r.setup.Seats, m.Seat)
	sign, row := row.CutLeft(u.Px(storySign))
	r.s.Icon(m.Icon)(u, sign.Center(u.Px(storySign-10), u.Px(storySign-10)), r.s.Colour(u.Theme(), m.Seat))
	u.TextWrapped(row, theme.Small, ink, ui.Left|ui.Middle, e.text)
}
