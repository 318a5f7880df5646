package edition

import (
	"strconv"

	"islas/game/islas"
	"islas/game/islas/board/sketch"
	"islas/render/theme"
	"islas/render/ui"
)

// brush is a thing to draw on a board: a ground for hexagons, or above those a way along their sides.
type brush int

// firstBrush is the brush at the beginning of a board.
const firstBrush = brush(sketch.Sea + 1)

// wayBrush returns the brush of a way.
func wayBrush(w sketch.Way) brush { return brush(sketch.Grounds) + brush(w) }

// leads reports whether the brush is a way; way returns which.
func (b brush) leads() bool     { return b >= brush(sketch.Grounds) }
func (b brush) way() sketch.Way { return sketch.Way(b - brush(sketch.Grounds)) }

// feature returns the feature that the brush draws; ok is false for a plot. The sea is the coast.
func (b brush) feature() (islas.Feature, bool) {
	switch {
	case !b.leads():
		return sketch.Ground(b).Feature()
	case b.way() == sketch.Road:
		return islas.Road, true
	}
	return islas.River, true
}

// name returns the name of a brush; id returns its part of the ids of widgets.
func (b brush) name(u *ui.UI) string {
	f, ok := b.feature()
	switch {
	case !ok:
		return u.T("edition.plot", "n", int(b))
	case f == islas.Coast:
		return u.T("edition.sea")
	}
	return u.T("feature." + f.String())
}

func (b brush) id() string {
	if f, ok := b.feature(); ok {
		return f.String()
	}
	return "plot." + strconv.Itoa(int(b))
}

// groundColour returns the colour of hexagons, in every theme that of pictures.
func groundColour(u *ui.UI, g sketch.Ground) theme.Color {
	switch g {
	case sketch.Sea:
		return u.Theme().Pictures().Sea
	case sketch.Village:
		return theme.RGB(0xE8A98C)
	case sketch.Farmland:
		return theme.RGB(0xC9CE6C)
	case sketch.Mountain:
		return theme.RGB(0xA98F80)
	}
	if g%2 == 0 {
		return theme.RGB(0xEBD2A2)
	}
	return theme.RGB(0xF6E6C4)
}

// inkOnGround returns the colour of numbers and borders on hexagons, which are light in every theme.
func inkOnGround() theme.Color { return theme.RGB(0x2B1D12) }

// icon returns the icon of a brush: a hexagon of its ground, or the sign of its way.
func (p *Page) icon(b brush) ui.IconFunc {
	if f, _ := b.feature(); b.leads() {
		return p.wishIcon(islas.FeaturePriority(f))
	}
	g := sketch.Ground(b)
	return func(u *ui.UI, r ui.Rect, _ theme.Color) {
		edge := u.Px(0.75)
		if !u.Theme().Dark() {
			u.Polygon(hexagon(r, 0), groundColour(u, g))
			u.Outline(hexagon(r, 0), true, 2*edge, u.Theme().Ink)
		} else { // the ink shows on black, and the dark line on the hexagon
			edge = max(edge, 1)
			u.Polygon(hexagon(r, edge), u.Theme().Ink)
			u.Polygon(hexagon(r, 0), inkOnGround())
			u.Polygon(hexagon(r, -edge), groundColour(u, g))
		}
		p.sign(u, r, g)
	}
}

// hexagon returns the corners of a hexagon in the middle of r, as high as r and more pixels larger all around.
func hexagon(r ui.Rect, more float64) (points []ui.Point) {
	middle, high := r.Middle(), r.H+2*more
	for _, c := range [...][2]float64{{0.43, -0.25}, {0.43, 0.25}, {0, 0.5}, {-0.43, 0.25}, {-0.43, -0.25}, {0, -0.5}} {
		points = append(points, ui.Point{X: middle.X + c[0]*high, Y: middle.Y + c[1]*high})
	}
	return points
}

// sign draws the mark of a ground beside its colour: the number of a plot, or the icon of a feature. The sea has none.
func (p *Page) sign(u *ui.UI, r ui.Rect, g sketch.Ground) {
	switch f, ok := g.Feature(); {
	case !ok:
		u.Text(r, theme.SmallBold, inkOnGround(), ui.Centered, strconv.Itoa(int(g)))
	case f != islas.Coast:
		p.wishIcon(islas.FeaturePriority(f))(u, r.Scaled(0.6), u.Theme().Ink)
	}
}

// brushes returns the choice of brushes: what a board has besides plots, then the plots.
func (p *Page) brushes(u *ui.UI, width float64) part {
	all := []brush{
		brush(sketch.Sea), brush(sketch.Village), brush(sketch.Farmland), brush(sketch.Mountain), wayBrush(sketch.River), wayBrush(sketch.Road),
	}
	for plot := range islas.Plot(islas.Plots) {
		all = append(all, brush(sketch.PlotGround(plot)))
	}
	return grid(u, width, target(u), target(u), len(all), func(i int, r ui.Rect) {
		b, name := all[i], all[i].name(u)
		if u.Button("edition.brush."+b.id(), r, "", ui.ButtonOptions{Icon: p.icon(b), Name: name, Tooltip: name, Selected: b == p.brush}) {
			p.brush = b
		}
	})
}

// hint returns the text of what to do with the brush.
func (p *Page) hint(u *ui.UI, width float64) part {
	text := u.T("edition.brush.ground", "what", p.brush.name(u))
	if p.brush.leads() {
		text = u.T("edition.brush." + p.brush.id())
	}
	return paragraph(u, width, u.Theme().Ink, text)
}
