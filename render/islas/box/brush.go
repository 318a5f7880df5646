package box

import (
	"strconv"

	"islas/game/islas"
	"islas/game/islas/board/sketch"
	"islas/render/theme"
	"islas/render/ui"
)

// brush is what is drawn on a board: a ground of hexagons, or a way along their sides.
type brush struct {
	ground sketch.Ground
	way    sketch.Way
	leads  bool // it is the way
}

// name is what a brush is called.
func (b brush) name(u *ui.UI) string {
	if b.leads {
		return u.T("feature." + wayFeature(b.way).String())
	}
	return groundName(u, b.ground)
}

// id names a brush in the ids of widgets.
func (b brush) id() string {
	if b.leads {
		return wayFeature(b.way).String()
	}
	if f, ok := b.ground.Feature(); ok {
		return f.String()
	}
	plot, _ := b.ground.Plot()
	return "plot." + strconv.Itoa(int(plot)+1)
}

// wayFeature returns the feature that a way is.
func wayFeature(w sketch.Way) islas.Feature {
	if w == sketch.Road {
		return islas.Road
	}
	return islas.River
}

// groundName is what a ground is called.
func groundName(u *ui.UI, g sketch.Ground) string {
	if plot, ok := g.Plot(); ok {
		return u.T("box.plot", "n", int(plot)+1)
	}
	if g == sketch.Sea {
		return u.T("box.sea")
	}
	f, _ := g.Feature()
	return u.T("feature." + f.String())
}

// groundColour is the colour of hexagons, in every theme that of pictures.
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

// inkOnGround is the colour of numbers and borders on hexagons, which are light in every theme.
func inkOnGround() theme.Color { return theme.RGB(0x2B1D12) }

// groundIcon draws a hexagon of a ground.
func (p *Page) groundIcon(g sketch.Ground) ui.IconFunc {
	return func(u *ui.UI, r ui.Rect, _ theme.Color) {
		edge := u.Px(0.75)
		if !u.Theme().Dark() {
			u.Polygon(hexagon(r, 0), groundColour(u, g))
			u.Outline(hexagon(r, 0), true, 2*edge, u.Theme().Ink)
		} else { // the ink shows on black, and the dark line on that of the hexagon
			edge = max(edge, 1)
			u.Polygon(hexagon(r, edge), u.Theme().Ink)
			u.Polygon(hexagon(r, 0), inkOnGround())
			u.Polygon(hexagon(r, -edge), groundColour(u, g))
		}
		p.sign(u, r, g)
	}
}

// hexagon returns the corners of a hexagon in the middle of r, as high as that and so many pixels larger all around.
func hexagon(r ui.Rect, more float64) (points []ui.Point) {
	middle, high := r.Middle(), r.H+2*more
	for _, c := range [...][2]float64{{0.43, -0.25}, {0.43, 0.25}, {0, 0.5}, {-0.43, 0.25}, {-0.43, -0.25}, {0, -0.5}} {
		points = append(points, ui.Point{X: middle.X + c[0]*high, Y: middle.Y + c[1]*high})
	}
	return points
}

// sign draws what tells a ground from others beside its colour: the number of a plot, or the sign of a feature. The sea has none.
func (p *Page) sign(u *ui.UI, r ui.Rect, g sketch.Ground) {
	if plot, ok := g.Plot(); ok {
		u.Text(r, theme.SmallBold, inkOnGround(), ui.Centered, strconv.Itoa(int(plot)+1))
		return
	}
	if f, _ := g.Feature(); g != sketch.Sea {
		p.wishIcon(islas.FeaturePriority(f))(u, r.Scaled(0.6), u.Theme().Ink)
	}
}

// allBrushes are what can be drawn with: what a board has besides plots, then the plots.
func allBrushes() []brush {
	all := []brush{
		{ground: sketch.Sea}, {ground: sketch.Village}, {ground: sketch.Farmland}, {ground: sketch.Mountain},
		{way: sketch.River, leads: true}, {way: sketch.Road, leads: true},
	}
	for plot := range islas.Plot(islas.Plots) {
		all = append(all, brush{ground: sketch.PlotGround(plot)})
	}
	return all
}

// hint says what to do with the brush.
func (p *Page) hint(u *ui.UI, width float64) part {
	text := u.T("box.brush.ground", "what", p.brush.name(u))
	if p.brush.leads {
		text = u.T("box.brush." + p.brush.id())
	}
	return part{u.MeasureWrapped(theme.Small, text, width), func(r ui.Rect) {
		u.TextWrapped(r, theme.Small, u.Theme().Ink, ui.Left|ui.Top, text)
	}}
}

// brushesHeight is the height of the brushes in so many rows.
func brushesHeight(u *ui.UI, rows int) float64 {
	return float64(rows)*(target(u)+u.Px(slotGap)) - u.Px(slotGap)
}

// brushes draws the brushes in rows and columns.
func (p *Page) brushes(u *ui.UI, r ui.Rect, columns, rows int) {
	for i, at := range r.Grid(columns, rows, u.Px(slotGap)) {
		if i >= len(allBrushes()) {
			break
		}
		b := allBrushes()[i]
		icon := p.groundIcon(b.ground)
		if b.leads {
			icon = p.wishIcon(islas.FeaturePriority(wayFeature(b.way)))
		}
		name := b.name(u)
		if u.Button("box.brush."+b.id(), at, "", ui.ButtonOptions{Icon: icon, Name: name, Tooltip: name, Selected: b == p.brush}) {
			p.brush = b
		}
	}
}
