package paint

import (
	"fmt"
	"image/color"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/assets"
	"islas/render/geom"
	"islas/render/raster"
	"islas/render/theme"
)

// Sea draws the open water of the chart over r, the background of every scene: turquoise where the light falls, deeper towards the edges,
// with rhumb lines and strokes for waves.
func (p *Painter) Sea(dst *ebiten.Image, r geom.Rect) {
	p.backdrop(dst, r, seaDrawing(p.colours, r.W, r.H))
}

// Backdrops wider or higher than backdropMost pixels are drawn smaller and stretched, which hardly shows in soft shapes. Their longer side
// then has backdropSize pixels, which uses as much of a texture as possible.
const (
	backdropMost = 2047
	backdropSize = 1818
)

// backdrop draws a picture that fills a rectangle of any size.
func (p *Painter) backdrop(dst *ebiten.Image, r geom.Rect, d Drawing) {
	shrink := 1.0
	if most := math.Max(r.W, r.H); most > backdropMost {
		shrink = most / backdropSize
	}
	if img := p.picture(d, geom.Rect{W: r.W / shrink, H: r.H / shrink}); img != nil {
		dst.DrawImage(p.laid(img, r))
	}
}

func seaDrawing(pal *Palette, w, h float64) Drawing {
	return Drawing{Key{Subject: subject("sea")}, w, func(n Pen) {
		drawOcean(n, pal, w, h)
		drawRhumbs(n, pal, w+h, math.Max(1/n.Scale, math.Min(w, h)/1000), geom.Pt(w*0.09, h*0.86), geom.Pt(w*0.93, h*0.1))
		drawWaves(n, pal, w, h)
	}}
}

// Rose draws the compass rose from which the rhumb lines of a sea over r start, in its lower left corner.
func (p *Painter) Rose(dst *ebiten.Image, r geom.Rect) {
	side := math.Min(r.W, r.H) * 0.216
	p.Show(dst, geom.Rect{X: r.X + r.W*0.09 - side/2, Y: r.Y + r.H*0.86 - side*140/270, W: side, H: side}, roseDrawing(p.colours))
}

// CompassRose draws a compass rose in r.
func (p *Painter) CompassRose(dst *ebiten.Image, r geom.Rect) { p.Show(dst, r, roseDrawing(p.colours)) }

func roseDrawing(pal *Palette) Drawing {
	return Drawing{Key{Subject: subject("rose")}, 270, func(n Pen) { drawRose(n.At(135, 140, 1), pal, 0.8) }}
}

// drawOcean paints the paper with the colours of the deep sea, with blooms as of wet paint and the grain of the paper.
func drawOcean(n Pen, pal *Palette, w, h float64) {
	middle, radius := oceanLight(w, h)
	n.Glow(middle, radius, oceanShades(pal), Rectangle(0, 0, w, h))
	sheet, bloom := PaperGrain(), blooms(n, w, h)
	n.Canvas.Relight(pal.SeaDeep, pal.Lagoon, func(x, y int) int { return sheet.At(x, y)/6 + bloom(x, y) })
}

// Sunlit draws shallow water in the sun over r, with corners of a radius in pixels: bright where the light falls, with its glitter, and as deep
// as the sea around it at its edges.
func (p *Painter) Sunlit(dst *ebiten.Image, r geom.Rect, radius float64) {
	p.Show(dst, r, sunlitDrawing(p.colours, r.W, r.H, radius))
}

func sunlitDrawing(pal *Palette, w, h, radius float64) Drawing {
	return Drawing{Key{Subject: subject("sunlit")}, w, func(n Pen) {
		sun, far := geom.Pt(w*0.3, h*0.28), math.Max(w, h)*0.95
		bright, glitter := theme.Mix(pal.Shallow, pal.White, 0.3), 0.55
		if pal.Bold { // white lines show on it
			bright, glitter = theme.Mix(pal.Sea, pal.Shallow, 0.3), 0.25
		}
		n.Layer(1, func(n Pen) {
			n.Glow(sun, far, []color.NRGBA{bright, theme.Mix(bright, pal.Sea, 0.4), pal.Sea, theme.Mix(pal.Sea, pal.SeaDeep, 0.7)}, Rounded(0, 0, w, h, radius))
			n = n.Atop()
			rng, size := Random("sunlit"), math.Max(math.Min(w, h)/60, 2.4)
			for range 150 { // the nearer to the light, the brighter
				at := geom.Pt(rng.Float64()*w, rng.Float64()*h)
				long := size * (1 + 2*rng.Float64())
				near := max(1-at.Sub(sun).Len()/far, 0)
				wave := []geom.Point{at.Add(geom.Pt(-long, 0)), at.Add(geom.Pt(-long/2, -size*0.3)), at, at.Add(geom.Pt(long/2, -size*0.3)), at.Add(geom.Pt(long, 0))}
				n.Fill(theme.Alpha(pal.White, 0.1+glitter*near*near), Crescent(wave, size*0.3))
			}
		})
	}}
}

// blooms returns a function for how much lighter or darker the paint of each pixel is. It must be called row by row.
func blooms(n Pen, w, h float64) func(x, y int) int {
	spread := Noise(23)
	pw, ph := n.Canvas.Size()
	cell := max(int(math.Max(w, h)*n.Scale/150), 1)
	cols, rows := pw/cell+2, ph/cell+2
	grid := make([]int, cols*rows)
	for i := range grid {
		v := spread.Fractal(float64(i%cols)/10, float64(i/cols)/10, 4) - 0.5
		if v < 0 {
			v *= 2.2
		}
		grid[i] = int(160 * 256 * min(max(v, -0.5), 0.3))
	}
	row, at := make([]int, cols), -1
	column, along := make([]int, pw), make([]int, pw) // of each pixel, and how far it is on the way to the next one, of 256
	for x := range column {
		column[x], along[x] = x/cell, x%cell*256/cell
	}
	return func(x, y int) int {
		if y != at {
			at = y
			q, f := grid[y/cell*cols:], y%cell
			for i := range row {
				row[i] = (q[i]*(cell-f) + q[i+cols]*f) / cell
			}
		}
		i, f := column[x], along[x]
		return (row[i]*256 + (row[i+1]-row[i])*f) >> 16
	}
}

// drawRhumbs draws the lines of the 32 winds from some compass roses, the main winds in gold.
func drawRhumbs(n Pen, pal *Palette, far, hair float64, roses ...geom.Point) {
	var lines, main [][]geom.Point
	for _, from := range roses {
		for i := range 32 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 16)
			line := []geom.Point{from, from.Add(geom.Pt(cos*far, sin*far))}
			if i%4 == 0 {
				main = append(main, line)
			} else {
				lines = append(lines, line)
			}
		}
	}
	n.Trace(theme.Alpha(pal.Shallow, 0.12), hair, lines...)
	n.Trace(theme.Alpha(pal.Gold, 0.15), hair, main...)
}

// drawWaves scatters small strokes in twos and threes over the water.
func drawWaves(n Pen, pal *Palette, w, h float64) {
	rng := Random("waves")
	size := math.Min(w, h) / 100
	var strokes []*raster.Path
	for range 70 {
		at := geom.Pt(rng.Float64()*w, rng.Float64()*h)
		for k := range 2 + rng.IntN(2) {
			from := at.Add(geom.Pt((float64(k%2)-0.5)*size*1.3, float64(k)*size*0.75))
			long := size * (1.5 + rng.Float64())
			var wave []geom.Point
			for i := range 9 {
				t := float64(i) / 8
				wave = append(wave, from.Add(geom.Pt(long*(t-0.5), -size*0.3*math.Abs(math.Sin(t*2*math.Pi)))))
			}
			strokes = append(strokes, Crescent(wave, size*0.14))
		}
	}
	n.Fill(theme.Alpha(pal.Shallow, 0.17), strokes...)
}

// drawRose draws a compass rose with 32 points around (0, 0), 200 units wide.
func drawRose(n Pen, pal *Palette, alpha float64) {
	n.Layer(alpha, func(n Pen) {
		n.Stroke(pal.Shallow, 1.6, Circle(0, 0, 66))
		n.Stroke(pal.Shallow, 0.8, Circle(0, 0, 59))
		n.Stroke(pal.Shallow, 0.7, Rays(geom.Point{}, 72, 59, 66)...)
		for _, ring := range []struct {
			step, first, reach, waist float64
			left, right               color.NRGBA
		}{
			{22.5, 11.25, 42, 6, pal.Shallow, pal.SeaDeep}, {45, 22.5, 56, 9, pal.Shallow, pal.Sea},
			{90, 45, 78, 13, pal.Surf, pal.Sea}, {90, 0, 100, 15, pal.Surf, theme.Mix(pal.Gold, pal.GoldDark, 0.4)},
		} {
			for a := ring.first; a < 360; a += ring.step {
				sin, cos := math.Sincos((a - 90) * math.Pi / 180)
				tip := geom.Pt(cos*ring.reach, sin*ring.reach)
				left := geom.Pt((cos+sin)*ring.waist*0.7, (sin-cos)*ring.waist*0.7)
				right := geom.Pt((cos-sin)*ring.waist*0.7, (sin+cos)*ring.waist*0.7)
				n.Fill(ring.left, Polyline(true, geom.Point{}, left, tip))
				n.Fill(ring.right, Polyline(true, geom.Point{}, right, tip))
				n.Stroke(pal.Surf, 0.8, Polyline(true, left, tip, right, geom.Point{}))
			}
		}
		n.Fill(pal.SeaDeep, Circle(0, 0, 7.5))
		n.Fill(pal.Gold, Circle(0, 0, 5.5))
		// The lily that points north.
		n.Fill(pal.Gold, Shape("M 0 -132 Q 7 -121 3 -112 L 8 -112 Q 15 -117 11 -123 Q 18 -117 12 -109 Q 8 -106 3 -108 L 4 -103 H -4 L -3 -108 Q -8 -106 -12 -109 Q -18 -117 -11 -123 Q -15 -117 -8 -112 L -3 -112 Q -7 -121 0 -132 Z"))
	})
}

// oceanShades returns the colours of a sea from where the light falls outwards, at equal distances.
func oceanShades(pal *Palette) []color.NRGBA {
	return []color.NRGBA{
		theme.Mix(pal.SeaDeep, pal.Sea, 0.72), theme.Mix(pal.SeaDeep, pal.Sea, 0.55),
		theme.Mix(pal.SeaDeep, pal.Sea, 0.2), theme.Mix(pal.SeaDeep, pal.Ink, 0.12),
	}
}

// oceanLight returns where the light falls on a sea, and the distance from there at which it is darkest.
func oceanLight(w, h float64) (middle geom.Point, radius float64) {
	return geom.Pt(w*0.4, h*0.36), math.Max(w, h) * 0.68
}

// openSpokes is the number of pieces of each ring of light.
const openSpokes = 64

// OpenSea draws only the light and the depth of the sea that Sea draws over r, without what is painted on it. It needs no picture to be
// made.
func (p *Painter) OpenSea(dst *ebiten.Image, r geom.Rect) {
	white := ebiten.NewImage(1, 1)
	defer white.Deallocate()
	white.WritePixels([]byte{0xff, 0xff, 0xff, 0xff})
	vertices, indices := openSea(p.colours, r)
	dst.DrawTriangles(vertices, indices, white, nil)
}

// openSea returns rings around the point where the light falls, the last of which lies outside of r.
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

// GlintRate is the number of steps a second of moving glints on the water.
const GlintRate = 15

// Positions and times of glints: the sea is divided into cells, in each of which one glint after the other lights up.
const (
	glintCellW = 210 // design units
	glintCellH = 120
	glintW     = 74
	glintH     = 17
	glintLit   = 44  // steps for which a glint is visible
	glintLeast = 80  // least steps from one glint of a cell to the next
	glintMost  = 190 // most steps
	glintForms = 30  // different pictures in the life of a glint
)

// Glint is a glint of sun on the water. Two that are equal look alike.
type Glint struct {
	Rect geom.Rect
	seed uint8
	life uint8 // index of its picture, below glintForms
}

// Glints calls yield with the glints on the water of r at a step, 0 or more, counted from any time; px is pixels per design unit. The same
// step always has the same glints.
func Glints(r geom.Rect, px float64, step int) func(yield func(Glint) bool) {
	return func(yield func(Glint) bool) {
		if px <= 0 || r.W <= 0 || r.H <= 0 {
			return
		}
		w, h := glintW*px, glintH*px
		columns, rows := int(math.Ceil(r.W/(glintCellW*px))), int(math.Ceil(r.H/(glintCellH*px)))
		for row := range rows {
			for column := range columns {
				cell := uint64(row)<<32 | uint64(column)
				period := glintLeast + int(scatter(cell)%(glintMost-glintLeast))
				at := step + int(scatter(cell^0x51)%1000)
				turn, age := at/period, at%period
				if age >= glintLit {
					continue
				}
				chance := scatter(cell ^ uint64(turn)<<16 ^ 0x7a00000000000000)
				// Every other row of cells is shifted, and a glint lies anywhere in its cell, so that no grid is visible.
				x := (float64(column) + float64(row%2)*0.5 + float64(chance>>8&0xff)/255 - 0.5) * glintCellW * px
				y := (float64(row) + 0.1 + 0.8*float64(chance>>16&0xff)/255) * glintCellH * px
				g := Glint{
					Rect: geom.Rect{X: math.Round(r.X + x), Y: math.Round(r.Y + y), W: math.Round(w), H: math.Round(h)},
					seed: uint8(chance >> 24), life: uint8(age * glintForms / glintLit),
				}
				if !yield(g) {
					return
				}
			}
		}
	}
}

// scatter returns a number that looks random for a number that counts up (the finaliser of SplitMix64).
func scatter(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Light returns the brightness of the glint, 0 to 1; it fades in and out.
func (g Glint) Light() float64 {
	s := math.Sin(math.Pi * (float64(g.life) + 0.5) / glintForms)
	return s * s
}

// Glint draws a glint over the sea.
func (p *Painter) Glint(dst *ebiten.Image, g Glint) {
	r := g.Rect
	half := geom.Pt(r.W/2, r.H/2)
	c := sunlight(p.colours, g.Light())
	var vertices [4]ebiten.Vertex
	for i, corner := range [4]geom.Point{geom.Pt(-half.X, -half.Y), geom.Pt(half.X, -half.Y), geom.Pt(-half.X, half.Y), geom.Pt(half.X, half.Y)} {
		vertices[i] = ebiten.Vertex{
			DstX: float32(r.X + half.X + corner.X), DstY: float32(r.Y + half.Y + corner.Y),
			SrcX: float32(corner.X), SrcY: float32(corner.Y),
			ColorR: float32(c.R) / 255, ColorG: float32(c.G) / 255, ColorB: float32(c.B) / 255, ColorA: float32(c.A) / 255,
			Custom0: float32(half.X), Custom1: float32(half.Y),
			Custom2: float32(g.seed) / 255, Custom3: (float32(g.life) + 0.5) / glintForms,
		}
	}
	dst.DrawTrianglesShader(vertices[:], []uint16{0, 1, 2, 1, 3, 2}, glintShader(), nil)
}

// brightestGlint is the greatest opacity of the sun on the water, low enough for text on the sea to stay legible.
const brightestGlint = 0.55

// sunlight returns the colour of a glint, premultiplied.
func sunlight(pal *Palette, light float64) color.RGBA {
	c := pal.Eve
	a := brightestGlint * light
	m := func(v uint8) uint8 { return uint8(math.Round(float64(v) * a)) }
	return color.RGBA{R: m(c.R), G: m(c.G), B: m(c.B), A: uint8(math.Round(255 * a))}
}

// glintShader compiles the shader when the first glint is drawn. As it is part of the program, an error in it is a mistake in the program.
var glintShader = sync.OnceValue(func() *ebiten.Shader {
	s, err := ebiten.NewShader(assets.Glints)
	if err != nil {
		panic(fmt.Sprintf("art: the program was built with a faulty shader glints.kage: %v", err))
	}
	return s
})
