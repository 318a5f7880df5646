package table

import (
	"islas/render/playing"
	"islas/render/theme"
	"islas/render/ui"
)

// drawBanner announces a new round on a ribbon of parchment over the islands, the last one more solemnly. It only lies over
// what is there: whatever it covers can still be used.
func drawBanner(f *frame) {
	next, _, goesOn := f.handsOver()
	if !goesOn {
		return
	}
	u, e, p := f.ui, &f.event, f.progress
	title := u.T("table.round", "n", e.Round+1)
	text := u.T("table.round-starts", "name", f.name(next))
	if e.Last {
		title, text = u.T("table.final-round"), u.T("table.round-last")
	}
	const comes, goes = 0.16, 0.88
	seen := min(playing.Ease(playing.Within(p, 0, comes)), 1-playing.Within(p, goes, 1))
	th := u.Theme()
	sea := f.lay.sea
	w := min(sea.W*0.92, max(u.MeasureText(theme.Heading, title), u.MeasureText(theme.BodyBold, text))+u.Px(120))
	r := ui.RectAround(ui.Point{X: sea.Middle().X, Y: sea.Y + sea.H*0.42}, w, u.Px(118))
	if !f.paint.reduced() {
		r = r.Moved(0, u.Px(16)*(1-playing.Ease(playing.Within(p, 0, comes))))
	}
	u.PushLayer(ui.LayerFlying)
	defer u.PopLayer()
	u.PushAlpha(seen)
	defer u.PopAlpha()
	edge := th.BrassDark
	if e.Last {
		edge = th.Accent
	}
	ribbonEnds(u, r, edge)
	u.Shadow(r, u.Px(6), u.Px(18), th.Shadow)
	u.Paper(r, u.Px(6), th.Paper)
	u.Stroke(r, u.Px(6), u.Px(2), edge, edge)
	u.Stroke(r.Inset(u.Px(6)), u.Px(3), u.Px(1), theme.Alpha(edge, 0.6), theme.Alpha(edge, 0.6))
	head, foot := r.InsetXY(u.Px(24), u.Px(12)).CutTop(u.Px(56))
	ink := th.Ink
	if e.Last {
		ink = th.Accent
	}
	u.TextFitted(head, ink, ui.Center|ui.Middle, title, theme.Heading, theme.Subheading, theme.BodyBold)
	u.TextFitted(foot, th.InkSoft, ui.Center|ui.Middle, text, theme.BodyBold, theme.SmallBold, theme.Small)
}

// ribbonEnds are the two notched ends of the ribbon, folded behind it.
func ribbonEnds(u *ui.UI, r ui.Rect, edge theme.Color) {
	th := u.Theme()
	out, down := u.Px(44), u.Px(14)
	for _, side := range []float64{-1, 1} {
		x := r.Middle().X + side*(r.W/2-u.Px(20))
		far := x + side*out
		points := []ui.Point{
			{X: x, Y: r.Y + down}, {X: far, Y: r.Y + down}, {X: far - side*out*0.4, Y: r.Middle().Y + down/2}, {X: far, Y: r.Bottom()}, {X: x, Y: r.Bottom()},
		}
		u.Polygon(points, th.PaperDark)
		u.Outline(points, true, u.Px(2), edge)
	}
}
