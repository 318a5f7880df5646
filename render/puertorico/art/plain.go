package art

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/paint"
)

// Plain is a picture without variants.
type Plain struct {
	Name         string
	units, ratio float64 // its width in the units of its drawing, and its width divided by its height
	draw         func(n paint.Pen, pal *palette)
}

// The pictures without variants.
var (
	Chip         = Plain{"chip", 100, 1, drawChip} // the token of victory points: six corners and a star, where doubloons are round
	Governor     = Plain{"governor", 100, 1, drawGovernor}
	Doubloon     = Plain{"doubloon", 100, 1, drawDoubloon}
	WorkerPlace  = Plain{"worker place", 100, 1, drawWorkerPlace}
	WorkerDot    = Plain{"worker dot", 100, 1, drawWorkerDot} // somebody at work, for places too small for a figure
	DotPlace     = Plain{"dot place", 100, 1, drawDotPlace}
	TradingHouse = Plain{"trading house", houseWide, HouseRatio, drawTradingHouse}
	Chart        = Plain{"chart", chartWide, ChartRatio, drawChart} // an old chart of the whole island on a sheet that curls
	Harbour      = Plain{"harbour", harbourWide, HarbourRatio, func(n paint.Pen, pal *palette) { drawHarbour(n.At(18, -10, 1), pal) }}
	TileBack     = Plain{"tile back", 100, 1, func(n paint.Pen, pal *palette) {
		drawCounter(n, pal, pal.SeaDeep, pal.Cream, func(n paint.Pen) { drawTileBack(n, pal) })
	}}
)

// Draw draws the picture as large as it fits into r.
func (d *Plain) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r.Fit(d.ratio), d.drawing(of(p)))
}

// String returns the name.
func (d *Plain) String() string { return d.Name }

func (d *Plain) drawing(pal *palette) paint.Drawing {
	return paint.Picture(subject(d.Name), d.units, pal, d.draw)
}
