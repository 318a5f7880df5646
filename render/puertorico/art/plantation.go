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
		var line []geom.Point
		for x := -10.0; x <= 110; x += 6 {
			line = append(line, c.place(v, x))
		}
		furrows = append(furrows, line)
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

// The middle of the bare ground on a tile, in its units.
const clearingX, clearingY = 73.0, 71.0

// rim returns the border of the bare ground on a tile, grown by some units.
func rim(by float64) []geom.Point {
	var line []geom.Point
	rough := paint.Noise(31)
	for i := range 40 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 20)
		r := 21 + by + 4*(rough.At(3+2.2*cos, 3+2.2*sin)-0.5)
		line = append(line, geom.Pt(clearingX+1.06*r*cos, clearingY+5+0.88*r*sin))
	}
	return line
}

// bare reports whether nothing is planted at a place, since somebody stands there.
func bare(at geom.Point) bool { return paint.Depth(rim(1.5), at) > 0 }

// drawClearing draws trodden ground where somebody stands, the ruts that lead there, and grass around it.
func drawClearing(n paint.Pen, pal *palette, soil color.NRGBA) {
	trodden := theme.Mix(theme.Mix(soil, pal.Sand, 0.55), pal.Cream, 0.12)
	n.Fill(theme.Alpha(pal.Umber, 0.16), n.Area(rim(2.6)), paint.Shape("M 84 62 Q 96 66 108 62 V 100 Q 94 96 84 92 Z"))
	n.Ramp(geom.Pt(60, 54), geom.Pt(84, 98), trodden, theme.Mix(trodden, soil, 0.4), n.Area(rim(0)))
	n.Ramp(geom.Pt(84, 60), geom.Pt(96, 96), trodden, theme.Mix(trodden, soil, 0.3), paint.Shape("M 86 66 Q 96 69 108 66 V 96 Q 94 93 86 89 Z"))
	if n.Scale < smallTile {
		return
	}
	n.Stroke(theme.Alpha(pal.Umber, 0.2), 1.6, paint.Shape("M 78 73 Q 90 76 108 72 M 74 85 Q 90 90 108 87"))
	var grass [2][]*raster.Path
	var pebbles []*raster.Path
	for i, at := range rim(0.4) {
		turn := float64(i%3) - 1
		foot := at.Add(geom.Pt(turn, 1.2))
		if i%5 != 0 {
			grass[i%2] = append(grass[i%2], paint.Blade(foot, foot.Add(geom.Pt(-2.2, -3)), 1.3), paint.Blade(foot, foot.Add(geom.Pt(0.3, -4.2)), 1.3), paint.Blade(foot, foot.Add(geom.Pt(2.4, -2.8)), 1.3))
		} else {
			pebbles = append(pebbles, paint.Dot(at.X-turn*3, at.Y-2.5, 1.1))
		}
	}
	n.Fill(theme.Alpha(pal.Umber, 0.35), pebbles...)
	n.Fill(theme.Mix(pal.FieldDark, soil, 0.25), grass[0]...)
	n.Fill(theme.Mix(pal.Scrub, pal.FieldLight, 0.4), grass[1]...)
}

// drawBackdrop draws what stands behind a field: a hedge, and something of the kind of its own.
func drawBackdrop(n paint.Pen, pal *palette, g puertorico.Good, b *bed) {
	n.Fill(theme.Mix(pal.FieldDark, pal.FieldLight, 0.3), paint.Shape("M 0 0 H 100 V 13 Q 60 18 0 17 Z"))
	var dark, mid, light []*raster.Path
	for x := -2.0; x < 102; x += 5.5 {
		y, r := 8+2.4*b.rng.Float64(), 4+2.6*b.rng.Float64()
		dark = append(dark, paint.Disc(geom.Pt(x, y+2), r, 10))
		mid = append(mid, paint.Disc(geom.Pt(x-0.8, y+0.6), 0.8*r, 9))
		light = append(light, paint.Disc(geom.Pt(x-1.6, y-0.8), 0.42*r, 7))
	}
	n.Fill(theme.Mix(pal.PalmDark, pal.Umber, 0.15), dark...)
	n.Fill(theme.Mix(pal.PalmDark, pal.Palm, 0.45), mid...)
	n.Fill(theme.Alpha(pal.FieldLight, 0.55), light...)
	switch g {
	case puertorico.Tobacco:
		drawDryingShed(n.At(10, 3, 1), pal)
	case puertorico.Coffee:
		drawBanana(n.At(80, 25, 1), pal)
		drawBanana(n.At(20, 23, 0.8), pal)
	case puertorico.Sugar:
		drawChimney(n.At(16, 24, 1.05), pal)
	case puertorico.Corn:
		drawHut(n.At(22, 25, 1.1), pal)
	default:
		drawVat(n.At(26, 23, 1.05), pal)
	}
}

// drawDryingShed draws an open shed 44 units wide under which leaves hang to dry.
func drawDryingShed(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Umber, 0.35), paint.Shape("M 4 24 H 48 L 52 29 H 8 Z"))
	n.Fill(theme.Mix(pal.Umber, pal.Wood, 0.3), paint.Rectangle(4, 12, 38, 12))
	var hung [2][]*raster.Path
	for i := range 9 {
		x := 6 + 4.3*float64(i)
		hung[i%2] = append(hung[i%2], leaf(geom.Pt(x, 11), geom.Pt(x, 23), 0, 3.6))
	}
	n.Fill(pal.good[puertorico.Tobacco], hung[0]...)
	n.Fill(theme.Mix(pal.good[puertorico.Tobacco], pal.Straw, 0.4), hung[1]...)
	n.Rod(pal.Wood, 1.2, pal.Ink, 2.4, paint.Shape("M 4 10 V 26 M 42 10 V 26"))
	roof := paint.Shape("M -2 13 L 8 1 H 38 L 48 13 Z")
	n.Ramp(geom.Pt(10, 0), geom.Pt(30, 14), theme.Mix(pal.Straw, pal.White, 0.2), theme.Mix(pal.Straw, pal.Wood, 0.55), roof)
	n.Stroke(theme.Alpha(pal.WoodDark, 0.6), 0.7, paint.Shape("M 11 3 L 3 12 M 17 2 L 12 12 M 23 2 V 12 M 29 2 L 34 12 M 35 3 L 43 12"))
	n.Stroke(pal.Ink, 1.2, roof)
}

// drawBanana draws a banana plant whose foot is at (0, 0), which gives shade.
func drawBanana(n paint.Pen, pal *palette) {
	n.Fill(theme.Mix(pal.Palm, pal.Straw, 0.4), paint.Shape("M -1.8 0 L -0.8 -12 H 0.8 L 1.8 0 Z"))
	foot := geom.Pt(0, -11)
	for i, tip := range []geom.Point{{X: -14, Y: -6}, {X: 14, Y: -5}, {X: -11, Y: -16}, {X: 11, Y: -15}, {X: 1, Y: -23}} {
		bow := 3.0
		if tip.X > 0 {
			bow = -3
		}
		shade := []theme.Color{pal.PalmDark, pal.PalmDark, pal.Palm, theme.Mix(pal.Palm, pal.PalmDark, 0.4), theme.Mix(pal.Palm, pal.FieldLight, 0.4)}[i]
		n.Fill(shade, leaf(foot, tip, bow, 4.4))
		n.Fill(theme.Alpha(pal.FieldLight, 0.7), leaf(foot, tip, bow, 0.5))
	}
}

// drawChimney draws the chimney of a sugar mill whose foot is at (0, 0).
func drawChimney(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.White, 0.75), paint.Shape("M 0 -17 Q 4 -22 11 -19 Q 18 -21 24 -16 Q 16 -13 10 -14 Q 4 -11 0 -15 Z"))
	mill := paint.Shape("M -10 0 V -7 L 0 -12 L 22 -12 L 26 -6 V 0 Z")
	n.Fill(pal.Wall, mill)
	n.Fill(pal.Roof, paint.Shape("M -12 -6 L -1 -13 H 22 L 28 -5 H -1 L -1 -6 Z"))
	n.Stroke(pal.Ink, 1, mill)
	n.Shaded(geom.Pt(-4, 0), geom.Pt(4, 0), theme.Mix(pal.Roof, pal.White, 0.25), pal.RoofDark, pal.Ink, 1, paint.Shape("M -4 -4 L -2.6 -16 H 2.2 L 3.6 -4 Z"))
}

// drawHut draws a thatched hut whose foot is at (0, 0).
func drawHut(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Umber, 0.3), paint.Shape("M -8 0 H 14 L 18 3 H -4 Z"))
	walls := paint.Shape("M -8 1 V -8 H 9 V 1 Z")
	n.Ramp(geom.Pt(-8, 0), geom.Pt(9, 0), pal.Wall, pal.WallDark, walls)
	n.Fill(pal.WoodDark, paint.Rectangle(-2, -5, 4, 6))
	n.Stroke(pal.Ink, 1, walls)
	n.Shaded(geom.Pt(-8, -16), geom.Pt(6, -5), theme.Mix(pal.Straw, pal.White, 0.25), theme.Mix(pal.Straw, pal.Wood, 0.5), pal.Ink, 1.1, paint.Shape("M -12 -6 Q -8 -14 -4 -16 H 5 Q 10 -13 13 -6 Q 0 -9 -12 -6 Z"))
}

// drawVat draws the stone basin in which dye is steeped, 24 units wide.
func drawVat(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Umber, 0.3), paint.Shape("M -12 0 H 15 L 19 4 H -8 Z"))
	n.Ramp(geom.Pt(-12, 0), geom.Pt(14, 0), pal.Stone, theme.Mix(pal.Stone, pal.StoneDark, 0.45), paint.Shape("M -12 -9 V 1 H 14 V -9 Z"))
	n.Fill(theme.Mix(pal.Stone, pal.White, 0.35), paint.Shape("M -12 -8 L -7 -14 H 10 L 14 -8 Z"))
	n.Ramp(geom.Pt(-6, -13), geom.Pt(8, -8), theme.Mix(pal.good[puertorico.Indigo], pal.White, 0.3), pal.good[puertorico.Indigo], paint.Shape("M -9 -9 L -6 -13 H 9 L 11.4 -9 Z"))
	n.Stroke(pal.Ink, 1, paint.Shape("M -12 -8 V 1 H 14 V -8 M -12 -8 L -7 -14 H 10 L 14 -8 Z"))
}
