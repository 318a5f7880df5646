package shell

import (
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the course of a match in design units.
const (
	storyBeside = 640 // from this width on the story stands beside the chart
	storyLeast  = 290 // its width then
	storyMost   = 430
	storyBelow  = 380 // and from this height on below it
	storyFace   = 34
	storyGap    = 10
)

// drawCourse shows how the points came about: as a chart, and where there is room as a story.
func (r *result) drawCourse(u *ui.UI, area ui.Rect) {
	chart, story := area, ui.Rect{}
	switch {
	case len(r.tells.Course.Moments) == 0:
	case area.W >= u.Px(storyBeside):
		story, chart = area.CutRight(min(max(area.W*0.36, u.Px(storyLeast)), u.Px(storyMost)))
		_, chart = chart.CutRight(u.Px(theme.Margin))
	case area.H >= u.Px(storyBelow):
		story, chart = area.CutBottom(area.H * 0.42)
		_, chart = chart.CutBottom(u.Px(theme.Gap))
	}
	r.lit = -1
	if !story.Empty() {
		r.drawStory(u, story)
	}
	r.drawChart(u, chart)
}

// drawStory tells the moments, each with who it is about. Pointing at one lights it in the chart.
func (r *result) drawStory(u *ui.UI, area ui.Rect) {
	for _, e := range r.story(u, area) {
		var row ui.Rect
		row, area = area.CutTop(e.height)
		r.drawEntry(u, row, e, false)
	}
}

// drawEntry tells a moment. The keyboard's focus goes there where the chart is not beside it.
func (r *result) drawEntry(u *ui.UI, row ui.Rect, e entry, focus bool) {
	m := r.tells.Course.Moments[e.moment]
	at, row := row.CutLeft(u.Px(storyFace))
	face := at.Center(at.W, min(at.H, at.W))
	_, row = row.CutLeft(u.Px(storyGap))
	got := u.Region(momentID("story", e.moment), at.Union(row), ui.RegionOptions{NoFocus: !focus, Label: e.text, Tooltip: u.T("result.moment.tip")})
	if got.Hover {
		r.lit = e.moment
	}
	if got.Clicked {
		r.watch(m.Step + 1)
	}
	ink := u.Theme().Ink
	if r.lit == e.moment {
		ink = u.Theme().Accent
	}
	u.PushAlpha(r.reached(m))
	r.s.PaintPortrait(u, face, r.setup.Seats, m.Seat)
	u.TextWrapped(row, theme.Small, ink, ui.Left|ui.Middle, e.text)
	u.PopAlpha()
}

// reached is how visible a moment is while the chart is being drawn: from 0 to 1.
func (r *result) reached(m stage.Moment) float64 {
	rounds := len(r.tells.Course.Points) - 1
	return min(max((r.tally.course()*float64(rounds)-float64(m.Round))*2+1, 0), 1)
}
