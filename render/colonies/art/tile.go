package art

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/colonies"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Look is how the tile of a hex looks.
type Look struct {
	Terrain colonies.Terrain
	Sides   uint8 // bit i is the side from corner i on: a shore of land, or a torn edge of parchment
	Form    uint8 // of several of the same terrain, by the hex
}

// LookOf returns how the tile of a hex looks among others.
func LookOf(h colonies.Hex, terrain func(colonies.Hex) colonies.Terrain) Look {
	look := Look{Terrain: terrain(h), Form: uint8(h)}
	for i := range 6 {
		other := colonies.Sea // the frame
		if next := beyond(h, i); next != colonies.NoHex {
			other = terrain(next)
		}
		if look.Terrain == colonies.Unknown && other != colonies.Unknown || look.Terrain != colonies.Unknown && other == colonies.Sea {
			look.Sides |= 1 << i
		}
	}
	return look
}

// beyond returns the hex on the other side of a side of a hex, which begins at a corner; NoHex for the frame.
func beyond(h colonies.Hex, side int) colonies.Hex {
	corners := &colonies.SiteOf(h).Corners
	for _, other := range colonies.EdgeBetween(corners[side], corners[(side+1)%6]).Hexes() {
		if other != h {
			return other
		}
	}
	return colonies.NoHex
}

// The box of a tile in units, of which a side of the hex has 100, and the middle of the hex in it. There is room for the surf.
const (
	tileWide, tileHigh = 224.0, 250.0
	tileX, tileY       = tileWide / 2, tileHigh / 2
)

// TileRect returns the rectangle of the tile of a hex, surf included.
func (c Chart) TileRect(h colonies.Hex) geom.Rect {
	return geom.RectAround(c.Centre(h), c.Side*tileWide/100, c.Side*tileHigh/100)
}

// Tile draws the tile of a hex as it lies. Of the sea there is nothing to be drawn: Ground has drawn it.
func Tile(p *paint.Painter, dst *ebiten.Image, c Chart, h colonies.Hex, look Look) {
	if look.Terrain != colonies.Sea {
		p.Show(dst, c.TileRect(h), tileDrawing(of(p), look, inked))
	}
}

// The steps in which the ink spreads on a tile, from 1 to inked.
const inked = 9

// The parts of a discovery: the tile is lifted, turns over, the ink spreads, and it is laid down again.
const (
	lifted = 0.12
	turned = 0.45
	laid   = 0.88
)

// Lift is how large a lifted tile is, as a multiple of its size on the board.
const Lift = 1.7

// LiftAt returns how large a tile is while it is being found.
func LiftAt(progress float64) float64 {
	up := min(progress/lifted, (1-progress)/(1-laid), 1)
	return 1 + (Lift-1)*paint.Smoothstep(max(up, 0))
}

// Discover draws the tile of a hex while it is being found: at 0 it is parchment, then it is lifted and turns over, the ink spreads, and at 1
// it lies there. before is how the parchment looked.
func Discover(p *paint.Painter, dst *ebiten.Image, c Chart, h colonies.Hex, before, look Look, progress float64) {
	pal, at := of(p), c.TileRect(h)
	r := at.Scaled(LiftAt(progress))
	before.Sides = 63 // it is lifted off the others
	switch {
	case progress <= 0:
		p.Show(dst, r, tileDrawing(pal, before, inked))
	case progress >= 1:
		Tile(p, dst, c, h, look)
	case progress < lifted:
		p.Moving().Show(dst, r, tileDrawing(pal, before, inked))
	case progress < turned:
		t := (progress - lifted) / (turned - lifted)
		tile := tileDrawing(pal, before, inked)
		if t > 0.5 {
			tile = tileDrawing(pal, look, 1)
		}
		narrow := 1 - math.Abs(2*t-1)
		p.Posed(paint.Pose{Narrow: narrow * narrow, Shade: 0.3 * narrow}).Show(dst, r, tile)
	case look.Terrain == colonies.Sea: // it flows into the water around it
		p.Moving().ShowFaint(dst, r, tileDrawing(pal, look, inked), (1-progress)/(1-turned))
	case progress < laid:
		t := (progress - turned) / (laid - turned)
		p.Show(dst, r, tileDrawing(pal, look, 1+int(t*(inked-1))))
	default:
		p.Moving().Show(dst, r, tileDrawing(pal, look, inked))
	}
}

// hexRatio is the width of a hex divided by its height.
const hexRatio = root3 / 2

// drawHex draws a hex of a terrain alone.
func drawHex(n paint.Pen, pal *palette, t colonies.Terrain) {
	k := 0.955 // with the ink around it
	n = n.At((1-k)*50*root3, (1-k)*100, k).At(50*root3-tileX, 100-tileY, 1)
	look := Look{Terrain: t, Form: alone}
	if t == colonies.Unknown {
		look.Sides, look.Form = 63, uint8(compassHexes[0])
	}
	drawTile(n, pal, look)
	n.Outline(pal.sepia, max(3, 1.6/n.Scale), paint.Polyline(true, tileHex(100)...))
}

func tileDrawing(pal *palette, look Look, ink int) paint.Drawing {
	return paint.Drawing{
		Key: paint.Key{Subject: subject("tile"), A: int(look.Terrain) | int(look.Form)<<8 | ink<<16, B: int(look.Sides)}, Units: tileWide,
		Paint: func(n paint.Pen) {
			if ink >= inked || !look.Terrain.Land() {
				drawTile(n, pal, look)
				return
			}
			drawParchment(n, pal, look)
			n.Layer(1, func(n paint.Pen) {
				drawTile(n, pal, look)
				n.Erasing().Fill(pal.Ink, dry(look, ink))
			})
		},
	}
}

// dry returns all of a tile's box but where the ink has spread to at a step.
func dry(look Look, ink int) *raster.Path {
	noise, reach := paint.Noise(look.Form)+90, 118*float64(ink)/inked
	line := make([]geom.Point, 60)
	for i := range line {
		sin, cos := math.Sincos(float64(i) * math.Pi / 30)
		r := reach * (0.62 + 0.76*noise.Fractal(2+1.6*cos, 2+1.6*sin, 2))
		line[i] = geom.Pt(tileX+r*cos, tileY+r*sin)
	}
	box := paint.Rectangle(-10, -10, tileWide+20, tileHigh+20)
	box.Add(paint.Polyline(true, paint.Reversed(line)...), raster.Identity())
	return box
}

// tileHex returns the corners of a hex in the box of a tile, r units from its middle.
func tileHex(r float64) []geom.Point { return hexagon(geom.Pt(tileX, tileY), r) }

// has reports whether side i, of any number, is a shore.
func (l Look) has(side int) bool { return l.Sides>>((side+6)%6)&1 != 0 }

// side returns points along a side, d units outside of it, rough units to and fro. trim, of its length, is left out at an end where the next
// side is no shore.
func (l Look) side(i int, d, rough, trim float64) []geom.Point {
	const steps, round = 16, 0.2 // round is the part of a side in which the shore turns to the next one
	noise := paint.Noise(l.Form)*131 + 7
	a, b := spoke(i).Mul(100), spoke(i+1).Mul(100)
	out := a.Add(b).Mul(1 / a.Add(b).Len())
	from, to := trim, trim
	if l.has(i - 1) {
		from = 0
	}
	if l.has(i + 1) {
		to = 0
	}
	line := make([]geom.Point, steps+1)
	for k := range line {
		t := float64(k) / steps
		at, way := a.Lerp(b, from+(1-from-to)*t), out
		wave := rough * 2.4 * (noise.Fractal(9+at.X/19, 9+at.Y/19, 2) - 0.5)
		for _, end := range []struct {
			near   float64 // how near that end of the side is, from 0 to 1
			shore  bool
			corner geom.Point
		}{{1 - t/round, l.has(i - 1), a}, {1 - (1-t)/round, l.has(i + 1), b}} {
			if near := paint.Smoothstep(max(end.near, 0)); end.shore {
				way = way.Lerp(end.corner.Mul(0.01/0.866), near)
			} else {
				wave *= 1 - near
			}
		}
		line[k] = geom.Pt(tileX, tileY).Add(at).Add(way.Mul(d + wave))
	}
	return line
}

// border returns the line around the tile: d units outside of its shores, and in units inside of its other sides.
func (l Look) border(d, rough, in float64) []geom.Point {
	inner := tileHex(100 - in/0.866)
	var line []geom.Point
	for i := range 6 {
		if l.has(i) {
			line = append(line, l.side(i, d, rough, (in+d/2)/86.6)...)
		} else if !l.has(i - 1) {
			line = append(line, inner[i])
		}
	}
	return line
}

// shores returns the lines d units outside of its shores, each as long as possible; closed if it runs all around. Those in the water end where
// they would meet those of the neighbours.
func (l Look) shores(d, rough float64) [][]geom.Point {
	if l.Sides == 0 {
		return nil
	}
	trim := 0.00577 * d
	if d < 3 {
		trim = 0
	}
	var lines [][]geom.Point
	first := 0
	for first < 6 && l.has(first-1) {
		first++
	}
	var line []geom.Point
	for k := range 6 {
		if i := first + k; l.has(i) {
			line = append(line, l.side(i%6, d, rough, trim)...)
		} else if len(line) > 0 {
			lines, line = append(lines, line), nil
		}
	}
	if l.Sides == 63 {
		line = append(line, line[0])
	}
	if len(line) > 0 {
		lines = append(lines, line)
	}
	return lines
}

// drawTile draws a tile in its box.
func drawTile(n paint.Pen, pal *palette, look Look) {
	switch look.Terrain {
	case colonies.Unknown:
		drawParchment(n, pal, look)
		return
	case colonies.Sea:
		drawSeaHex(n, pal)
		return
	}
	const beach, rough = 1.5, 5.5
	drawSurf(n, pal, look)
	coast := look.border(beach, rough, -0.7)
	n.Fill(theme.Mix(pal.Sand, pal.White, 0.25), paint.Polyline(true, coast...))
	wash := paint.Polyline(true, look.border(-7.5, rough*0.8, 2.6)...)
	ground, shade := pal.ground[look.Terrain], pal.shade[look.Terrain]
	n.Layer(1, func(n paint.Pen) {
		n.Gradient(geom.Pt(50, 20), geom.Pt(170, 220), false, paint.Evenly(theme.Mix(ground, pal.White, 0.22), ground, theme.Mix(ground, shade, 0.38)), wash)
		q := n.Atop()
		if !pal.Bold {
			n.Granulate(shade, pal.White, 0.16, 2.2)
		}
		scapes[look.Terrain](q, pal, newScape(look))
		q.Stroke(theme.Alpha(shade, 0.4), 7, wash)
		q.Stroke(theme.Mix(shade, pal.sepia, 0.45), max(2.2, 1.2/n.Scale), wash)
	})
	for _, line := range look.shores(beach, rough) {
		n.Fill(pal.sepia, paint.Ribbon(n.Thin(line), func(t float64) float64 { return max(2.6+1.1*math.Sin(23*t), 1.5/n.Scale) }))
	}
}

// drawSurf draws the lines of depth before the shores.
func drawSurf(n paint.Pen, pal *palette, look Look) {
	if look.Sides == 0 {
		return
	}
	n.Trace(theme.Alpha(pal.Lagoon, 0.55), 17, look.shores(7, 5)...)
	n.Trace(theme.Alpha(pal.Shallow, 0.8), 4.6, look.shores(6.5, 5.5)...)
	n.Trace(theme.Alpha(pal.Shallow, 0.55), 1.8, look.shores(14.5, 4)...)
	n.Trace(theme.Alpha(pal.Shallow, 0.32), 1.4, look.shores(21, 3)...)
}

// drawParchment draws a sheet on which nothing is written yet: rhumb lines, and edges that are torn where it ends.
func drawParchment(n paint.Pen, pal *palette, look Look) {
	torn := look.border(-3.5, 4.5, -0.8)
	sheet := paint.Polyline(true, torn...)
	if look.Sides != 0 {
		n.Soft(3, 0.5, func(n paint.Pen) { n.At(2, 4.5, 1).Fill(pal.Ink, sheet) })
	}
	n.Layer(1, func(n paint.Pen) {
		n.Fill(pal.parchment, sheet)
		q := n.Atop()
		stains(q, pal, look)
		if !pal.Bold {
			n.Granulate(pal.aged, pal.White, 0.13, 1.3)
		}
		drawBearings(q, pal, look)
		for _, line := range look.shores(-3.5, 4.5) {
			q.Trace(theme.Alpha(pal.aged, 0.55), 20, line)
			q.Trace(theme.Alpha(pal.sepiaSoft, 0.45), 8, line)
			q.Trace(theme.Mix(pal.aged, pal.sepia, 0.55), 2.4, line)
		}
		q.Stroke(theme.Alpha(pal.sepiaSoft, 0.75), max(1.5, 1/n.Scale), dashes(tileHex(100), look)...)
	})
}

// stains draws what age leaves on a sheet.
func stains(n paint.Pen, pal *palette, look Look) {
	rng := rand.New(rand.NewPCG(uint64(look.Form), 5))
	for range 4 {
		x, y, r := tileWide*rng.Float64(), tileHigh*rng.Float64(), 14+26*rng.Float64()
		n.Fill(theme.Alpha(pal.aged, 0.09), paint.Ellipse(x, y, r*1.3, r))
	}
}

// dashes returns the sides that are no torn edges, dotted.
func dashes(corners []geom.Point, look Look) (all []*raster.Path) {
	for i := range 6 {
		if look.has(i) {
			continue
		}
		a, b := corners[i], corners[(i+1)%6]
		for k := range 8 {
			t := (float64(k) + 0.25) / 8
			from, to := a.Lerp(b, t), a.Lerp(b, t+0.5/8)
			all = append(all, paint.Line(from.X, from.Y, to.X, to.Y))
		}
	}
	return all
}

// The hexes on which the compasses of the unknown waters are drawn, one in each colony.
var compassHexes = [2]colonies.Hex{13, 47}

// drawBearings draws the part that a hex has of the lines from the compass of its colony.
func drawBearings(n paint.Pen, pal *palette, look Look) {
	hex := colonies.Hex(look.Form)
	if hex >= colonies.Hexes {
		return
	}
	unit := Chart{Side: 100}
	from := compassHexes[0]
	if colonies.SiteOf(hex).Zone == colonies.South {
		from = compassHexes[1]
	}
	at := unit.Centre(from).Sub(unit.Centre(hex)).Add(geom.Pt(tileX, tileY))
	var main, side []*raster.Path
	for i, ray := range paint.Rays(at, 16, 42, 900) {
		if i%2 == 0 {
			main = append(main, ray)
		} else {
			side = append(side, ray)
		}
	}
	line := max(1.1, 0.8/n.Scale)
	n.Stroke(theme.Alpha(pal.sepiaSoft, 0.34), line, side...)
	n.Stroke(theme.Alpha(pal.Madder, 0.3), line, main...)
	if hex == from {
		drawFaintRose(n.At(at.X, at.Y, 0.42), pal)
	}
}

// drawFaintRose draws a compass in pale ink around (0, 0), 200 units wide.
func drawFaintRose(n paint.Pen, pal *palette) {
	n.Layer(0.6, func(n paint.Pen) {
		n.Stroke(pal.sepiaSoft, 3, paint.Circle(0, 0, 70), paint.Circle(0, 0, 60))
		rose(geom.Point{}, 1, 62, 92, func(far float64, at func(along, aside float64) geom.Point) {
			n.Fill(pal.sepiaSoft, paint.Polyline(true, at(0, 0), at(far, 0), at(18, 14)))
			n.Fill(pal.parchment, paint.Polyline(true, at(0, 0), at(far, 0), at(18, -14)))
			n.Stroke(pal.sepiaSoft, 2, paint.Polyline(true, at(18, 14), at(far, 0), at(18, -14)))
		})
	})
}

// drawSeaHex draws a hex of water alone.
func drawSeaHex(n paint.Pen, pal *palette) {
	water := paint.Polyline(true, tileHex(100)...)
	n.Layer(1, func(n paint.Pen) {
		n.Gradient(geom.Pt(40, 20), geom.Pt(180, 230), false, paint.Evenly(theme.Mix(pal.Sea, pal.Lagoon, 0.4), pal.Sea, theme.Mix(pal.Sea, pal.SeaDeep, 0.7)), water)
		q := n.Atop()
		for _, at := range newScape(Look{}).spots(26, 30, 24, 0) {
			q.Fill(theme.Alpha(pal.Surf, 0.75), waves(at.X, at.Y, 1)...)
		}
	})
}

// waves returns two strokes of water around a point.
func waves(x, y, k float64) []*raster.Path {
	var all []*raster.Path
	for row := range 2 {
		var line []geom.Point
		for i := range 13 {
			t := float64(i) / 12
			line = append(line, geom.Pt(x+k*(28*(t-0.5)+8*float64(row)), y+k*(8*float64(row)-5*math.Abs(math.Sin(2*math.Pi*t)))))
		}
		all = append(all, paint.Crescent(line, 1.9*k))
	}
	return all
}

// scape is what a landscape is made of: chance that depends on the hex only.
type scape struct {
	look Look
	rng  *rand.Rand
}

func newScape(look Look) *scape {
	return &scape{look, rand.New(rand.NewPCG(uint64(look.Form)*31+uint64(look.Terrain), 11))}
}

// alone is the form of a hex without a number.
const alone = 0xff

// about returns v, or up to a share more or less.
func (s *scape) about(v, share float64) float64 { return v * (1 + share*(2*s.rng.Float64()-1)) }

// discRoom is how far from the middle of a hex its number reaches, in units.
const discRoom = 50 * discSize

// spots returns up to count places in the hex, apart units from each other and room units from the border, and not below the number unless
// disc is 0: from the back to the front.
func (s *scape) spots(count int, apart, room, disc float64) []geom.Point {
	var found []geom.Point
	border := tileHex(100)
	if s.look.Form == alone {
		disc = 0
	}
	for range 60 * count {
		at := geom.Pt(tileX+200*(s.rng.Float64()-0.5), tileY+200*(s.rng.Float64()-0.5))
		free := paint.Depth(border, at) >= room && at.Sub(geom.Pt(tileX, tileY)).Len() >= disc
		for _, other := range found {
			free = free && math.Hypot(other.X-at.X, 1.3*(other.Y-at.Y)) >= apart
		}
		if free {
			if found = append(found, at); len(found) == count {
				break
			}
		}
	}
	slices.SortFunc(found, func(a, b geom.Point) int { return cmp.Compare(a.Y, b.Y) })
	return found
}
