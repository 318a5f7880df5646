package table

import (
	"islas/render/theme"
	"islas/render/ui"
)

// bannerEnds is the least room in design units for each end of a banner's ribbon.
const bannerEnds = 30

// Banner announces something on a ribbon of parchment over a table. Whatever it covers can still be used.
type Banner struct {
	Title, Text string
	Solemn      bool    // it matters more than usual
	Progress    float64 // from 0 to 1: it appears, holds and disappears
	Still       bool    // it fades in and out without moving
}

// Draw draws the banner around a point, at most most pixels wide without the ends of its ribbon.
func (b Banner) Draw(u *ui.UI, at ui.Point, most float64) {
	u.Words(func() { b.draw(u, at, most) })
}

// draw is Draw without the change of size: in several lines where there is hardly room for the text.
func (b Banner) draw(u *ui.UI, at ui.Point, most float64) {
	const comes, goes = 0.16, 0.88
	seen := min(Ease(Within(b.Progress, 0, comes)), 1-Within(b.Progress, goes, 1))
	th := u.Theme()
	w := min(most, max(u.MeasureText(theme.Heading, b.Title), u.MeasureText(theme.BodyBold, b.Text))+u.Px(120))
	title, high := u.LineHeight(theme.Heading), u.Px(118)
	if u.Narrow() {
		w = min(u.Bounds().W-u.Px(2*bannerEnds), w)
		title = u.MeasureWrapped(theme.Heading, b.Title, w-u.Px(48))
		high = max(high, title+u.MeasureWrapped(theme.BodyBold, b.Text, w-u.Px(48))+u.Px(36))
	}
	r := ui.RectAround(at, w, high)
	if u.Narrow() {
		r = r.Within(u.Bounds().InsetXY(u.Px(bannerEnds), u.Px(8)))
	}
	if !b.Still {
		r = r.Moved(0, u.Px(16)*(1-Ease(Within(b.Progress, 0, comes))))
	}
	u.PushLayer(ui.LayerFlying)
	defer u.PopLayer()
	u.PushAlpha(seen)
	defer u.PopAlpha()
	edge, ink := th.BrassDark, th.Ink
	if b.Solemn {
		edge, ink = th.Accent, th.Accent
	}
	inner, light := theme.Alpha(edge, 0.6), th.PaperLight
	if th.Dark() { // its ground may be close to that of whatever is below
		edge, light = th.FocusEdge, th.Pictures().PaperLight
	}
	ribbonEnds(u, r, edge, light)
	u.Shadow(r, u.Px(6), u.Px(18), th.Shadow)
	u.Paper(r, u.Px(6), th.Paper)
	u.Cased(r, u.Px(6), u.Px(2), edge, edge, light) // a light line, as neither the brown nor the red one shows on the sea
	u.Stroke(r.Inset(u.Px(6)), u.Px(3), u.Px(1), inner, inner)
	head, foot := r.InsetXY(u.Px(24), u.Px(12)).CutTop(max(u.Px(56), title))
	if u.Narrow() {
		u.Headed(2, func() { u.TextWrapped(head, theme.Heading, ink, ui.Center|ui.Middle, b.Title) })
		u.TextWrapped(foot, theme.BodyBold, th.InkSoft, ui.Center|ui.Middle, b.Text)
		return
	}
	u.Headed(2, func() {
		u.TextFitted(head, ink, ui.Center|ui.Middle, b.Title, theme.Heading, theme.Subheading, theme.BodyBold)
	})
	u.TextFitted(foot, th.InkSoft, ui.Center|ui.Middle, b.Text, theme.BodyBold, theme.SmallBold, theme.Small)
}

// ribbonEnds draws the two notched ends of the ribbon, folded behind it.
func ribbonEnds(u *ui.UI, r ui.Rect, edge, light theme.Color) {
	th := u.Theme()
	out, down := u.Px(44), u.Px(14)
	for _, side := range []float64{-1, 1} {
		x := r.Middle().X + side*(r.W/2-u.Px(20))
		far := x + side*out
		points := []ui.Point{
			{X: x, Y: r.Y + down}, {X: far, Y: r.Y + down}, {X: far - side*out*0.4, Y: r.Middle().Y + down/2}, {X: far, Y: r.Bottom()}, {X: x, Y: r.Bottom()},
		}
		line := u.LinePx(2)
		u.Outline(points, true, line+2*u.LinePx(1.5), light)
		u.Polygon(points, th.PaperDark)
		u.Outline(points, true, line, edge)
	}
}
