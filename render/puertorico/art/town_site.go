package art

import (
	"image/color"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Site is an empty site: levelled earth behind a kerb of stones, with pegs and strings where walls will rise. It may be as wide as two,
// for a building that covers the street between them.
type Site struct{}

// Draw draws it.
func (Site) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	if !r.Empty() {
		p.Show(dst, r, siteDrawing(of(p), r.W/r.H, r.H < smallSite))
	}
}

func siteDrawing(pal *palette, ratio float64, small bool) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("site"), A: paint.Flag(small)}, Units: 100 * ratio, Paint: func(n paint.Pen) {
		drawSite(n, pal, geom.Rect{W: 100 * ratio, H: 100}, small, paint.Random("site"))
	}}
}

// smallSite is the height in pixels below which a site shows nothing that is fine.
const smallSite = 55

// drawSite draws an empty site 100 units high. What lies about on it is random.
func drawSite(n paint.Pen, pal *palette, r geom.Rect, small bool, rng *rand.Rand) {
	edge := freehand(r.Inset(4), 9, 1.5, rng)
	floor := n.Area(edge)
	n.At(1.5, 2, 1).Stroke(theme.Alpha(pal.Umber, 0.2), 6, floor)
	n.Ramp(r.Min(), geom.Pt(r.X, r.Bottom()), theme.Mix(pal.plot, pal.plotDark, 0.18), theme.Mix(pal.plot, pal.Cream, 0.3), floor)
	if small {
		n.Stroke(kerb(pal), max(2.6, 1.5/n.Scale), floor)
		return
	}
	drawEarth(n, pal, r.Inset(10), rng)
	drawPegs(n, pal, r.Inset(15))
	line := paint.Closed(edge)
	n.At(1.6, 2.2, 1).Trace(theme.Alpha(pal.Umber, 0.3), 4.6, line)
	n.Trace(kerb(pal), 5, line)
	var stones [3][]*raster.Path
	for i, at := range paint.Along(line, 4.7) {
		kind := (i + rng.IntN(2)) % len(stones)
		at = at.Add(geom.Pt(0.8*(rng.Float64()-0.5), 0.8*(rng.Float64()-0.5)-0.4))
		stones[kind] = append(stones[kind], paint.Disc(at, 1.7+0.6*rng.Float64(), 7))
	}
	for i, c := range []color.NRGBA{pal.Stone, theme.Mix(pal.Stone, pal.rockLit, 0.6), theme.Mix(pal.Stone, pal.StoneDark, 0.3)} {
		n.Fill(c, stones[i]...)
	}
}

// kerb returns the colour of the line around a site.
func kerb(pal *palette) color.NRGBA {
	if pal.Bold {
		return pal.Ink
	}
	return pal.StoneDark
}

// freehand returns the outline of a rectangle with round corners, drawn by hand: up to that much aside.
func freehand(r geom.Rect, corner, aside float64, rng *rand.Rand) []geom.Point {
	var around []geom.Point
	for i, c := range []geom.Point{{X: r.Right() - corner, Y: r.Y + corner}, {X: r.Right() - corner, Y: r.Bottom() - corner}, {X: r.X + corner, Y: r.Bottom() - corner}, {X: r.X + corner, Y: r.Y + corner}} {
		for k := range 5 {
			sin, cos := sincos(0.5*float64(i-1) + 0.125*float64(k))
			around = append(around, c.Add(geom.Pt(corner*cos, corner*sin)))
		}
	}
	line, hills := paint.Along(paint.Closed(around), 5), paint.Noise(rng.Uint64())
	for i, at := range line {
		line[i] = at.Add(geom.Pt(2*aside*(hills.At(at.X/22, at.Y/22)-0.5), 2*aside*(hills.At(at.Y/22+50, at.X/22)-0.5)))
	}
	return line
}

// drawEarth draws what lies about on a site: marks of the spade, pebbles, tufts of grass.
func drawEarth(n paint.Pen, pal *palette, r geom.Rect, rng *rand.Rand) {
	var marks, pebbles, shine, grass []*raster.Path
	for range int(16 * r.W / r.H) {
		at := geom.Pt(r.X+rng.Float64()*r.W, r.Y+rng.Float64()*r.H)
		switch rng.IntN(5) {
		case 0:
			size := 1 + 1.2*rng.Float64()
			pebbles = append(pebbles, paint.Dot(at.X, at.Y, size))
			shine = append(shine, paint.Dot(at.X-0.3*size, at.Y-0.4*size, 0.6*size))
		case 1:
			for _, d := range []float64{-2.2, 0.2, 2.4} {
				grass = append(grass, paint.Blade(at, at.Add(geom.Pt(d, -5+0.5*d)), 1.6))
			}
		default:
			marks = append(marks, paint.Blade(at, at.Add(geom.Pt(4+4*rng.Float64(), -0.8)), 1.3))
		}
	}
	n.Fill(theme.Alpha(pal.plotDark, 0.5), marks...)
	n.Fill(theme.Alpha(pal.rockDark, 0.6), pebbles...)
	n.Fill(pal.rockLit, shine...)
	n.Fill(theme.Alpha(pal.FieldDark, 0.8), grass...)
}

// drawPegs draws pegs at the corners of a rectangle and the strings between them.
func drawPegs(n paint.Pen, pal *palette, r geom.Rect) {
	n.At(0.8, 1.4, 1).Fill(theme.Alpha(pal.Umber, 0.2), paint.Frame(r.X, r.Y, r.W, r.H, 0.5, 1.2))
	n.Fill(theme.Mix(pal.linen, pal.StoneDark, 0.3), paint.Frame(r.X, r.Y, r.W, r.H, 0.5, 1.1))
	var pegs, caps []*raster.Path
	for _, x := range []float64{r.X, r.Right()} {
		for _, y := range []float64{r.Y, r.Bottom()} {
			pegs = append(pegs, paint.Rounded(x-1.7, y-4.6, 3.4, 7, 0.8))
			caps = append(caps, paint.Rounded(x-1.3, y-4.6, 1.5, 5.6, 0.6))
		}
	}
	n.Fill(pal.WoodDark, pegs...)
	n.Fill(pal.canvas, caps...)
}
