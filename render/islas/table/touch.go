package table

import (
	"islas/game"
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
	u, th := i.f.UI, i.inks()
	scale, dx, dy := art.BoardTransform(i.body, i.chart)
	var border []ui.Point
	for _, k := range i.chart.Fields[field].Border {
		p := i.chart.Points[k]
		border = append(border, ui.Point{X: p[0]*scale + dx, Y: p[1]*scale + dy})
	}
	line := u.LinePx(3)
	u.Outline(border, true, line+2*u.LinePx(1.5), th.FocusEdge) // dark, so that the light one shows on whatever the border runs along
	u.Outline(border, true, line, th.Focus)
}

// touches is all kinds of land, and which of them a plot lies next to, remembered for as long as the same plot is pointed at.
type touches struct {
	about touchKey
	kinds [islas.Features]touch
}

// touchKey is all that touches depend on. The land of a seat stays the same for a whole game.
type touchKey struct {
	lang  string
	scale float64
	seat  game.Seat
	plot  islas.Plot
}

// touch is a kind of land.
type touch struct {
	near bool // the plot lies next to it
	name string
	wide float64 // of its name in pixels
}

// of finds what a plot lies next to.
func (t *touches) of(f *frame, seat game.Seat, plot islas.Plot) *[islas.Features]touch {
	u := f.UI
	key := touchKey{f.Stage.Texts.Lang(), u.Scale(), seat, plot}
	if t.about == key {
		return &t.kinds
	}
	t.about = key
	for k := range t.kinds {
		name := u.T("feature." + islas.Feature(k).String())
		near := f.Known().Near(seat, islas.FeaturePriority(islas.Feature(k))).Has(plot)
		t.kinds[k] = touch{near, name, u.MeasureText(theme.SmallBold, name)}
	}
	return &t.kinds
}

// touches says at the lower edge of the chart what the plot under the pointer lies next to: of all kinds of land those are lit.
// Where there is no room for all, those alone are named, and in the dark, where no text is paler.
func (i *isle) touches(plot islas.Plot) {
	f, u, th := i.f, i.f.UI, i.f.UI.Theme()
	kinds, all := i.v.touch.of(f, i.seat, plot), !th.Dark()
	room, width := i.lowerEdge(), touchWidth(u, kinds, all)
	if all && width > room.W {
		all, width = false, touchWidth(u, kinds, false)
	}
	if width > room.W { // it lies over what the chart says
		room.X, room.W = i.sea.X, i.sea.W
	}
	r := room.Center(min(width, room.W), room.H)
	if !r.Intersect(art.PieceRect(i.body, i.chart, plot)).Empty() { // then at the upper edge
		r.Y = i.sea.Y + u.Px(3)
	}
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	u.Round(r, r.H/2, theme.Alpha(th.ClothDark, 0.88), u.Px(1.5), th.Brass)
	row := r.InsetXY(u.Px(touchGap), 0)
	for k := range kinds {
		if all || kinds[k].near {
			row = f.touch(row, islas.Feature(k), &kinds[k])
		}
	}
}

// touch shows a kind of land at the left end of r, and returns the rest of r.
func (f *frame) touch(r ui.Rect, k islas.Feature, t *touch) ui.Rect {
	u := f.UI
	sign, rest := r.CutLeft(u.Px(touchSign), u.Px(5))
	name, rest := rest.CutLeft(min(t.wide+u.Px(1), rest.W), u.Px(touchGap))
	if !t.near {
		u.PushAlpha(0.38)
	}
	f.paint.priority(sign.Center(sign.W, sign.W), islas.FeaturePriority(k))
	u.TextFitted(name, u.Theme().OnDark, ui.Left|ui.Middle, t.name, theme.SmallBold)
	if !t.near {
		u.PopAlpha()
	}
	return rest
}

// touchWidth is how wide the line is with all kinds of land, or with those alone that the plot lies next to.
func touchWidth(u *ui.UI, kinds *[islas.Features]touch, all bool) float64 {
	w := u.Px(touchGap)
	for k := range kinds {
		if all || kinds[k].near {
			w += u.Px(touchSign+5+1+touchGap) + kinds[k].wide
		}
	}
	return w
}

// lowerEdge is the room at the lower edge of the chart between what stands in its corners.
func (i *isle) lowerEdge() ui.Rect {
	r, _ := i.sea.Inset(i.f.UI.Px(3)).CutBottom(i.f.UI.Px(touchHigh))
	left, right := r.X, r.Right()
	for _, at := range append([]ui.Rect{i.plateAt}, i.marks...) {
		if at.Intersect(r).Empty() {
			continue
		}
		if at.Middle().X < r.Middle().X {
			left = max(left, at.Right()+i.f.UI.Px(4))
		} else {
			right = min(right, at.X-i.f.UI.Px(4))
		}
	}
	return ui.Rect{X: left, Y: r.Y, W: right - left, H: r.H}
}
