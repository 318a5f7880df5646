package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// BuildingRatio returns how many times as wide as high the picture of a building is: 1, or 2 for those that take two sites.
func BuildingRatio(b puertorico.Building) float64 { return float64(b.Spaces()) }

// Building draws a building with its shadow in the middle of r, as large as it fits: those that take two sites are twice as
// wide as high, the others as wide as high.
func Building(p *paint.Painter, dst *ebiten.Image, r geom.Rect, b puertorico.Building) {
	if b < puertorico.Buildings {
		p.Show(dst, r.Fit(BuildingRatio(b)), buildingDrawing(of(p), b))
	}
}

func buildingDrawing(pal *palette, b puertorico.Building) paint.Drawing {
	return paint.Drawing{
		Key: paint.Key{Subject: buildingPicture, A: int(b)}, Units: 100 * BuildingRatio(b),
		Paint: func(n paint.Pen) { drawModel(n, newModel(pal, b)) },
	}
}

// detailFrom is how many pixels a unit needs for what is fine on a building to show.
const detailFrom = 1.1

// firmPixels is how much wider in pixels on the canvas the dark line around a building is than what its faces have: as much as it needs to show on
// the light grounds of cities and cards. Wider, it would make forms alike, and a light one around it would look cut out.
const firmPixels = 1.2

// drawModel draws a building with its shadow in a box that is 100 units high.
func drawModel(n paint.Pen, m *model) {
	n.Soft(3, 0.4, func(n paint.Pen) {
		shadows := make([]*raster.Path, 0, len(m.faces))
		for _, f := range m.faces {
			switch shadow := paint.Shadow(f.path(), 0.3, -0.07, 2.5); {
			case f.bare:
			case f.width == 0:
				shadows = append(shadows, shadow)
			default:
				n.Stroke(color.Black, f.width, shadow)
			}
		}
		n.Fill(color.Black, shadows...)
	})
	n.Soft(1.6, 0.3, func(n paint.Pen) { n.Fill(color.Black, m.contact()) })
	n.Halo(m.outline, firmPixels/n.Scale, m.draw)
}

// draw draws the rim and the faces of a building.
func (m *model) draw(n paint.Pen) {
	rim := min(max(2.6/n.Scale, 2.4), 4.4)
	if m.Bold {
		rim *= 1.35
	}
	for _, f := range m.faces {
		if !f.bare {
			n.Stroke(m.outline, f.width+rim, f.path())
		}
	}
	for i, f := range m.faces {
		m.face(n, f, i)
	}
}

// face draws a face of a building.
func (m *model) face(n paint.Pen, f face, seed int) {
	if f.fine && n.Scale < detailFrom {
		return
	}
	path := f.path()
	if f.width > 0 {
		if !f.bare {
			n.Stroke(m.outline, f.width+max(1, 0.6/n.Scale), path)
		}
		n.Stroke(f.base, f.width, path)
		return
	}
	n.Face(m.Palette, path, f.tone, f.base, seed)
	if n.Scale < detailFrom || len(f.lines) == 0 {
		return
	}
	joints := make([]*raster.Path, len(f.lines))
	for i, l := range f.lines {
		joints[i] = paint.Line(l[0].X, l[0].Y, l[1].X, l[1].Y)
	}
	shade := f.tone.Of(m.Palette, f.base)
	n.Stroke(theme.Alpha(paint.Deep.Of(m.Palette, f.base), 0.3), 0.9, joints...)
	n.At(0.8, 0.5, 1).Stroke(theme.Alpha(theme.Mix(shade, m.White, 0.6), 0.35), 0.6, joints...)
}
