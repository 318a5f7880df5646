package table

import (
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the line that says what a plot lies next to, in design units.
const (
	touchHigh = 34
	touchSign = 24
	touchGap  = 16
)

// outline shows where a plot ends.
func (i *isle) outline(plot islas.Plot) {
	field := i.chart.FieldOf(int(plot))
	if field < 0 {
		return
	}
	u, th := i.f.ui, i.f.ui.Theme()
	scale, dx, dy := art.BoardTransform(i.body, i.chart)
	var border []ui.Point
	for _, k := range i.chart.Fields[field].Border {
		p := i.chart.Points[k]
		border = append(border, ui.Point{X: p[0]*scale + dx, Y: p[1]*scale + dy})
	}
	u.Outline(border, true, u.Px(6), theme.Alpha(th.Ink, 0.55))
	u.Outline(border, true, u.Px(3), th.Focus)
}

// touches says at the lower edge of the chart what the plot under the pointer lies next to: of all kinds of land those are lit.
// Where there is no room for all, those alone are named.
func (i *isle) touches(plot islas.Plot) {
	f, u, th := i.f, i.f.ui, i.f.ui.Theme()
	var near, all []islas.Feature
	for k := islas.Feature(0); k < islas.Features; k++ {
		all = append(all, k)
		if f.known().Near(i.seat, islas.FeaturePriority(k)).Has(plot) {
			near = append(near, k)
		}
	}
	room, shown := i.lowerEdge(), all
	if i.touchWidth(all) > room.W {
		shown = near
	}
	if i.touchWidth(shown) > room.W { // it lies over what the chart says
		room.X, room.W = i.sea.X, i.sea.W
	}
	r := room.Center(min(i.touchWidth(shown), room.W), room.H)
	if !r.Intersect(art.PieceRect(i.body, i.chart, plot)).Empty() { // then at the upper edge
		r.Y = i.sea.Y + u.Px(3)
	}
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	u.Round(r, r.H/2, theme.Alpha(th.ClothDark, 0.88), u.Px(1.5), th.Brass)
	row := r.InsetXY(u.Px(touchGap), 0)
	for _, k := range shown {
		lit := f.known().Near(i.seat, islas.FeaturePriority(k)).Has(plot)
		sign, rest := row.CutLeft(u.Px(touchSign))
		_, rest = rest.CutLeft(u.Px(5))
		text := u.T("feature." + k.String())
		name, rest := rest.CutLeft(min(u.MeasureText(theme.SmallBold, text)+u.Px(1), rest.W))
		if !lit {
			u.PushAlpha(0.38)
		}
		f.paint.priority(sign.Center(sign.W, sign.W), islas.FeaturePriority(k))
		u.TextFitted(name, th.OnDark, ui.Left|ui.Middle, text, theme.SmallBold)
		if !lit {
			u.PopAlpha()
		}
		_, row = rest.CutLeft(u.Px(touchGap))
	}
}

// touchWidth is how wide the line is with some features.
func (i *isle) touchWidth(shown []islas.Feature) float64 {
	u := i.f.ui
	w := u.Px(touchGap)
	for _, k := range shown {
		w += u.Px(touchSign+5+1+touchGap) + u.MeasureText(theme.SmallBold, u.T("feature."+k.String()))
	}
	return w
}

// lowerEdge is the room at the lower edge of the chart between what stands in its corners.
func (i *isle) lowerEdge() ui.Rect {
	r, _ := i.sea.Inset(i.f.ui.Px(3)).CutBottom(i.f.ui.Px(touchHigh))
	left, right := r.X, r.Right()
	for _, at := range append([]ui.Rect{i.plateAt}, i.marks...) {
		if at.Intersect(r).Empty() {
			continue
		}
		if at.Middle().X < r.Middle().X {
			left = max(left, at.Right()+i.f.ui.Px(4))
		} else {
			right = min(right, at.X-i.f.ui.Px(4))
		}
	}
	return ui.Rect{X: left, Y: r.Y, W: right - left, H: r.H}
}
