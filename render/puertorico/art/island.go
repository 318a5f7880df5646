package art

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
)

// Island draws the ground of the fields of a player in r: a piece of a chart, an island with twelve plots, in six columns if wide
// and in four otherwise. Around it is a strip of shallow water, beyond which nothing is drawn.
func Island(p *paint.Painter, dst *ebiten.Image, r geom.Rect, wide bool) {
	p.Show(dst, r, islandDrawing(of(p), r.W, r.H, wide))
}

// IslandSpots returns where the fields lie on an island in r, row by row: squares of equal size.
func IslandSpots(r geom.Rect, wide bool) [puertorico.IslandSize]geom.Rect {
	columns, rows := grid(wide)
	const gap = 0.02 // between fields, in their sides
	in := r.Inset(islandMargin(r.W, r.H))
	across, down := float64(columns)+gap*float64(columns-1), float64(rows)+gap*float64(rows-1)
	side := math.Min(in.W/across, in.H/down)
	grid := geom.RectAround(r.Middle(), side*across, side*down)
	var spots [puertorico.IslandSize]geom.Rect
	for i := range spots {
		x, y := float64(i%columns), float64(i/columns)
		spots[i] = geom.Rect{X: grid.X + x*side*(1+gap), Y: grid.Y + y*side*(1+gap), W: side, H: side}
	}
	return spots
}

// islandMargin returns how far the fields keep from the edges of the picture of an island.
func islandMargin(w, h float64) float64 { return 0.085 * math.Min(w, h) }

func islandDrawing(pal *palette, w, h float64, wide bool) paint.Drawing {
	columns, _ := grid(wide)
	key := paint.Key{Subject: islandPicture, A: columns, B: int(math.Round(100 * w / math.Max(h, 1)))}
	return paint.Drawing{Key: key, Units: w, Paint: func(n paint.Pen) { drawIsland(n, pal, w, h, wide) }}
}
