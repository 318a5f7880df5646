package art

import (
	"image/color"
	"math"
	"math/rand/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// crop is how the plants of a good are grown and drawn.
type crop struct {
	soil, furrow color.NRGBA
	top          float64 // where the field begins, in units from the top of the tile
	rows         int     // from the back to the front
	gap          float64 // from plant to plant in a row, in units
	shades       [coats]color.NRGBA
	plant        func(b *bed, x, y, k float64)
}

// The coats of colour that a row of plants is painted with, from the first to the last.
const (
	stemCoat = iota
	darkCoat
	midCoat
	lightCoat
	fruitCoat
	gleamCoat
	coats
)

// bed is a row of plants while it is drawn: what each coat consists of.
type bed struct {
	rng     *rand.Rand
	small   bool // only the main forms can be seen
	shadows []*raster.Path
	coats   [coats][]*raster.Path
}

// add puts shapes into a coat.
func (b *bed) add(coat int, shapes ...*raster.Path) { b.coats[coat] = append(b.coats[coat], shapes...) }

// about returns v, or up to a share more or less.
func (b *bed) about(v, share float64) float64 { return v * (1 + share*(2*b.rng.Float64()-1)) }

// smallTile is how many pixels a unit has on tiles on which single leaves cannot be seen any more: at twice their size, as
// small pictures are drawn, those of up to 40 pixels.
const smallTile = 0.81

// drawPlantation draws rows of plants on tilled soil, a bare spot for whoever works there, and what stands behind the field.
func drawPlantation(n paint.Pen, pal *palette, g puertorico.Good) {
	c := cropOf(pal, g)
	b := &bed{rng: paint.Random("plantation " + g.ID()), small: n.Scale < smallTile}
	n.Ramp(geom.Pt(30, 0), geom.Pt(60, 96), theme.Mix(c.soil, pal.Cream, 0.25), theme.Mix(c.soil, c.furrow, 0.45), paint.Rectangle(0, 0, 100, 100))
	rows, gap := c.rows, c.gap
	if b.small {
		gap *= 1.35
	}
	furrows := make([][]geom.Point, 0, rows)
	for j := range rows {
		v := (float64(j) + 0.5) / float64(rows)
		furrows = append(furrows, c.furrowLine(v, -10, 110))
	}
	n.Trace(theme.Alpha(c.furrow, 0.5), 46/float64(rows), furrows...)
	n.Trace(theme.Alpha(pal.Umber, 0.25), 14/float64(rows), furrows...)
	drawClearing(n, pal, c.soil)
	drawBackdrop(n, pal, g, b)
	for j := range rows {
		v := (float64(j) + 0.5) / float64(rows)
		k := 0.8 + 0.4*v
		shift := gap * (0.25 + 0.5*float64(j%2))
		for x := -8 + shift; x < 108; x += gap * k {
			at := c.place(v, x+(b.rng.Float64()-0.5)*gap*0.3)
			if bare(at) {
				continue
			}
			c.plant(b, at.X, at.Y, k)
		}
		b.paint(n, pal, c)
	}
}

// paint draws the row of plants and begins a new one.
func (b *bed) paint(n paint.Pen, pal *palette, c crop) {
	n.Fill(theme.Alpha(pal.Umber, 0.32), b.shadows...)
	b.shadows = nil
	for i, shapes := range b.coats {
		n.Fill(c.shades[i], shapes...)
		b.coats[i] = nil
	}
}

// place returns the place in a row, v from 0 at the back to 1 at the front, at x across the tile.
func (c crop) place(v, x float64) geom.Point {
	return geom.Pt(x, c.top+(97-c.top)*math.Pow(v, 1.12)-0.07*(x-50)+2.2*math.Sin(x/19+3*v))
}

// furrowLine returns the line of a row.
func (c crop) furrowLine(v, from, to float64) []geom.Point {
	var line []geom.Point
	for x := from; x <= to; x += 6 {
		line = append(line, c.place(v, x))
	}
	return line
}

// leaf returns a pointed leaf from its foot to its tip, that bends to its right by bow and is width wide.
func leaf(foot, tip geom.Point, bow, width float64) *raster.Path {
	d := tip.Sub(foot)
	side := geom.Pt(-d.Y, d.X).Mul(1 / max(d.Len(), 1e-9))
	middle := foot.Lerp(tip, 0.45)
	var p raster.Path
	out, in := middle.Add(side.Mul(bow+width)), middle.Add(side.Mul(bow-width))
	p.MoveTo(foot.X, foot.Y)
	p.QuadTo(in.X, in.Y, tip.X, tip.Y)
	p.QuadTo(out.X, out.Y, foot.X, foot.Y)
	p.Close()
	return &p
}
