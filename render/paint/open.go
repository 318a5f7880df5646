package paint

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/theme"
)

// oceanShades are the colours of a sea from where the light falls outwards, at equal distances.
func oceanShades(pal *Palette) []color.NRGBA {
	return []color.NRGBA{
		theme.Mix(pal.SeaDeep, pal.Sea, 0.72), theme.Mix(pal.SeaDeep, pal.Sea, 0.55),
		theme.Mix(pal.SeaDeep, pal.Sea, 0.2), theme.Mix(pal.SeaDeep, pal.Ink, 0.12),
	}
}

// oceanLight is where the light falls on a sea, and how far from there it is darkest.
func oceanLight(w, h float64) (middle geom.Point, radius float64) {
	return geom.Pt(w*0.4, h*0.36), math.Max(w, h) * 0.68
}

// openSpokes is of how many pieces the rings of light are made up.
const openSpokes = 64

// OpenSea draws the light and the depth of the sea that Sea draws over r, and nothing of what is painted on it: no picture has to be made
// for that first.
func (p *Painter) OpenSea(dst *ebiten.Image, r geom.Rect) {
	white := ebiten.NewImage(1, 1)
	defer white.Deallocate()
	white.WritePixels([]byte{0xff, 0xff, 0xff, 0xff})
	vertices, indices := openSea(p.colours, r)
	dst.DrawTriangles(vertices, indices, white, nil)
}

// openSea returns rings around where the light falls, of which the last lies outside of r.
func openSea(pal *Palette, r geom.Rect) (vertices []ebiten.Vertex, indices []uint16) {
	middle, radius := oceanLight(r.W, r.H)
	shades := oceanShades(pal)
	far := append(shades, shades[len(shades)-1])
	for ring, shade := range far {
		reach := radius * float64(ring) / float64(len(shades)-1)
		if ring == len(shades) {
			reach = 2 * math.Max(radius, r.W+r.H)
		}
		for i := range openSpokes {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / openSpokes)
			vertices = append(vertices, ebiten.Vertex{
				DstX: float32(r.X + middle.X + cos*reach), DstY: float32(r.Y + middle.Y + sin*reach), SrcX: 0.5, SrcY: 0.5,
				ColorR: float32(shade.R) / 255, ColorG: float32(shade.G) / 255, ColorB: float32(shade.B) / 255, ColorA: 1,
			})
			if ring == 0 {
				continue
			}
			out, next := uint16(ring*openSpokes+i), uint16(ring*openSpokes+(i+1)%openSpokes)
			indices = append(indices, out-openSpokes, out, next, out-openSpokes, next, next-openSpokes)
		}
	}
	return vertices, indices
}
