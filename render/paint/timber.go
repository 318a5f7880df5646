package paint

import (
	"fmt"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/raster"
	"islas/render/theme"
)

// Tone is the relation of the colour of a face to that of its wooden piece. The light comes from the upper left.
type Tone uint8

const (
	Lit        Tone = iota // towards the light: tops and roofs
	Front                  // the colour itself
	Side                   // away from the light
	Deep                   // doors, windows, openings
	Trim                   // painted light: frames, beams, bells
	Gilt                   // gold leaf
	GiltShade              // gold in shadow
	Stone                  // walls and plinths
	StoneShade             // the same in shadow
)

// Of returns the tone of a colour.
func (t Tone) Of(pal *Palette, base color.NRGBA) color.NRGBA {
	light := Brightness(base) > 0.8
	switch t {
	case Lit:
		if light {
			return theme.Mix(base, pal.White, 0.75)
		}
		return theme.Mix(base, pal.Paper, 0.34)
	case Side:
		return theme.Mix(base, pal.Ink, 0.34)
	case Deep:
		if Brightness(base) < 0.25 {
			return theme.Mix(base, color.NRGBA{A: 0xff}, 0.55)
		}
		return theme.Mix(base, pal.Ink, 0.78)
	case Trim:
		return theme.Mix(base, pal.White, 0.72)
	case Gilt:
		return pal.Gold
	case GiltShade:
		return pal.GoldDark
	case Stone:
		return pal.PaperDark
	case StoneShade:
		return theme.Mix(pal.PaperDark, pal.Ink, 0.3)
	default:
		if light {
			return theme.Mix(base, pal.GoldDark, 0.1)
		}
		return base
	}
}

// Facet is one face of a piece: a shape in a box of 100 × 100 units with the ground at y = 92.
type Facet struct {
	Shape string
	Tone  Tone
}

// Pixels per unit from which faces show light on their edges, and the grain of the wood. Below, these would only blur them.
const (
	edgesFrom = 0.45
	grainFrom = 0.75
)

// Timber draws faces in the tones of a colour, as painted wood: each a little lighter at the top, with light on the edges that face it. The
// seed selects the grain of the wood.
func (p Pen) Timber(pal *Palette, facets []Facet, base color.NRGBA, seed int) {
	for i, f := range facets {
		p.Face(pal, Shape(f.Shape), f.Tone, base, i+seed)
	}
}

// Face draws one face of painted wood like Timber, along any path.
func (p Pen) Face(pal *Palette, path *raster.Path, t Tone, base color.NRGBA, seed int) {
	shade := t.Of(pal, base)
	line := theme.Mix(shade, Deep.Of(pal, base), 0.6)
	if t == Deep {
		drawOpening(p, pal, path, shade)
		return
	}
	above, below := t.span(pal, shade)
	lo, hi := PathBounds(path)
	p.Layer(1, func(n Pen) {
		n.Gradient(lo, geom.Pt(lo.X+(hi.X-lo.X)*0.35, hi.Y), false, Evenly(above, shade, below), path)
		n = n.Atop()
		if n.Scale >= grainFrom && t != Gilt && t != GiltShade {
			drawGrain(n, pal, lo, hi, Noise(seed), line)
		}
		if n.Scale >= edgesFrom {
			n.At(1.1, 1.3, 1).Stroke(theme.Alpha(pal.White, t.gloss()), 2.2, path)
			n.At(-1, -1.2, 1).Stroke(theme.Alpha(pal.Ink, 0.16), 2, path)
		}
	})
	p.Stroke(line, max(1.1, 0.5/p.Scale), path)
}

// drawOpening draws a door or a window: dark, with the thickness of the wall visible on its shaded side.
func drawOpening(n Pen, pal *Palette, path *raster.Path, shade color.NRGBA) {
	lo, hi := PathBounds(path)
	n.Ramp(lo, geom.Pt(lo.X, hi.Y), theme.Mix(shade, pal.Ink, 0.35), shade, path)
	if n.Scale < edgesFrom {
		return
	}
	n.Layer(1, func(n Pen) {
		n.Fill(theme.Alpha(pal.White, 0.001), path)
		n.Atop().At(-1.2, -1.2, 1).Stroke(theme.Alpha(pal.White, 0.28), 1.8, path)
	})
}

// span returns the tones of a face at its upper and its lower end.
func (t Tone) span(pal *Palette, shade color.NRGBA) (above, below color.NRGBA) {
	switch t {
	case Lit:
		return theme.Mix(shade, pal.White, 0.22), shade
	case Gilt:
		return theme.Mix(shade, pal.White, 0.45), theme.Mix(shade, pal.GoldDark, 0.3)
	case Trim, Stone:
		return theme.Mix(shade, pal.White, 0.25), theme.Mix(shade, pal.Ink, 0.08)
	default:
		return theme.Mix(shade, pal.White, 0.1), theme.Mix(shade, pal.Ink, 0.14)
	}
}

// gloss returns the strength of the shine on the edges of a face.
func (t Tone) gloss() float64 {
	switch t {
	case Side, GiltShade, StoneShade:
		return 0.16
	case Gilt:
		return 0.7
	default:
		return 0.42
	}
}

// drawGrain draws the grain of the wood through the paint: long lines, each slightly bent.
func drawGrain(n Pen, pal *Palette, lo, hi geom.Point, seed Noise, line color.NRGBA) {
	const apart = 4.2
	var dark, pale []*raster.Path
	for k := 0; lo.Y+float64(k)*apart < hi.Y; k++ {
		y := lo.Y + float64(k)*apart
		bend := func(x float64) float64 { return y + 3.4*seed.At(x/23, y/9) }
		from := lo.X + (hi.X-lo.X)*0.5*seed.At(y, 3)
		to := hi.X - (hi.X-lo.X)*0.4*seed.At(y, 8)
		if to-from < 6 {
			continue
		}
		var points []geom.Point
		for x := from; x <= to; x += 6 {
			points = append(points, geom.Pt(x, bend(x)))
		}
		if k%3 == 0 {
			pale = append(pale, Polyline(false, points...))
		} else {
			dark = append(dark, Polyline(false, points...))
		}
	}
	n.Stroke(theme.Alpha(line, 0.2), 0.8, dark...)
	n.Stroke(theme.Alpha(pal.White, 0.13), 0.8, pale...)
}

// Lines are two lines around a piece, a dark one along it and a light one outside that. At least one of them shows on any ground.
type Lines struct {
	Dark, Light color.NRGBA
	LightPixels float64 // least width of the light one in pixels; 0 for none

	wide, darkWide float64 // least width of each in units, and of the dark one in pixels
}

// Least widths of the lines in pixels of the canvas, on which small pictures are drawn at twice their size. Around the smallest pieces the
// dark line is wider, as little else of them is left, and the light one is thinner.
const (
	darkPixels, boldPixels  = 2.7, 3.0
	lightPixels, thinPixels = 2.6, 1.4
)

// Sizes of boxes in pixels of the canvas between which the dark line becomes wider, and the light one thinner. From the larger one on they
// have the usual widths.
const (
	boldFrom, boldTo = 24, 20
	thinFrom, thinTo = 22, 16
)

// LinesOf returns the lines around a piece: a nearly black one of a hue and a nearly white one, each at least wide units wide.
func LinesOf(pal *Palette, hue color.NRGBA, wide float64) Lines {
	return Lines{Dark: theme.Mix(hue, pal.Ink, 0.92), Light: theme.Mix(theme.RGB(0xFFF1CE), pal.White, 0.4), wide: wide, darkWide: darkPixels, LightPixels: lightPixels}
}

// Haloed draws the lines of pieces around everything that f draws, which has a dark line of its own already: that one becomes as wide as
// necessary, and a light one, at least wide units wide, runs around it.
func Haloed(n Pen, pal *Palette, wide float64, f func(Pen)) {
	lines := LinesOf(pal, pal.Ink, wide)
	dark := addedPixels / n.Scale
	light := max(wide, (lightPixels+(thinPixels-lightPixels)*below(100*n.Scale, thinFrom, thinTo))/n.Scale)
	n.Halo(lines.Light, dark+light, func(n Pen) { n.Halo(lines.Dark, dark, f) })
}

// addedPixels is the width in pixels of the canvas that is added to the dark line that a picture already has.
const addedPixels = 1.7

// Bolder returns the lines with a wider dark one.
func (l Lines) Bolder() Lines {
	l.darkWide = max(l.darkWide, (darkPixels+boldPixels)/2)
	return l
}

// Alone returns the dark line alone, for a ground that is light enough.
func (l Lines) Alone() Lines {
	l.darkWide, l.LightPixels = boldPixels, 0
	return l
}

// Around returns a pen for a piece that fills a rectangle of the 100 × 100 units of n, moved and made smaller as far as its lines need
// room. It also returns the lines in the widths that they have there.
func (l Lines) Around(n Pen, piece geom.Rect) (Pen, Lines) {
	l.darkWide += (boldPixels - l.darkWide) * below(100*n.Scale, boldFrom, boldTo)
	if l.LightPixels > 0 {
		l.LightPixels += (thinPixels - lightPixels) * below(100*n.Scale, thinFrom, thinTo)
	}
	dark, light := l.widths(n)
	room := dark + light
	k := min(1, (100-2*room)/max(piece.W, piece.H))
	fit := func(from, size float64) float64 { // as close as possible to its position without lines
		return min(max(from+(1-k)*size/2, room), 100-room-k*size) - k*from
	}
	return n.At(fit(piece.X, piece.W), fit(piece.Y, piece.H), k), l
}

// below returns the position of a size between from and a smaller size to, from 0 to 1.
func below(size, from, to float64) float64 { return min(max((from-size)/(from-to), 0), 1) }

// widths returns the widths of the lines in units of a pen.
func (l Lines) widths(n Pen) (dark, light float64) {
	if dark = max(l.wide, l.darkWide/n.Scale); l.LightPixels > 0 {
		light = max(l.wide, l.LightPixels/n.Scale)
	}
	return dark, light
}

// Sunk returns the units by which the inside of the lines is drawn smaller, so that the dark line is complete where its edge runs between
// pixels.
func (l Lines) Sunk(n Pen) float64 { return min(0.7/n.Scale, 3) }

// Draw draws the lines around shapes.
func (l Lines) Draw(n Pen, shapes ...*raster.Path) {
	dark, light := l.widths(n)
	if light > 0 {
		n.Outline(l.Light, 2*(dark+light), shapes...)
	}
	n.Outline(l.Dark, 2*dark, shapes...)
}

// Quay draws the planks of a quay over r, seen from above, with corners of a radius in pixels: a rope runs from bollard to bollard along its
// upper edge, and its piles stand in the water along the lower one. px is pixels per design unit.
func (p *Painter) Quay(dst *ebiten.Image, r geom.Rect, radius, px float64) {
	p.Show(dst, r, quayDrawing(p.colours, r.W, r.H, radius, px))
}

func quayDrawing(pal *Palette, w, h, radius, px float64) Drawing {
	return Drawing{Key{Subject: subject("quay")}, w, func(n Pen) {
		wood, seam := theme.Mix(pal.WoodDark, pal.Ink, 0.22), theme.Mix(pal.WoodDark, pal.Ink, 0.75)
		n.Layer(1, func(n Pen) {
			n.Fill(wood, Rounded(0, 0, w, h, radius))
			n = n.Atop()
			rng, grain := Random("quay"), NoiseOf("quay")
			for x := 0.0; x < w; {
				wide := (30 + 14*rng.Float64()) * px
				n.Fill(theme.Mix(wood, []color.NRGBA{pal.Ink, pal.Wood}[rng.IntN(2)], 0.24*rng.Float64()), Rectangle(x, 0, wide, h))
				for k := range 3 {
					at := x + wide*(float64(k)+0.6+0.5*rng.Float64())/4
					var line []geom.Point
					for y := 0.0; y <= h; y += 12 * px {
						line = append(line, geom.Pt(at+(grain.At(at/(9*px), y/(60*px))-0.5)*7*px, y))
					}
					n.Trace(theme.Alpha(seam, 0.35), 0.9*px, line)
				}
				n.Fill(seam, Rectangle(x-1.2*px, 0, 2.4*px, h))
				n.Fill(theme.Alpha(pal.Wood, 0.5), Rectangle(x+1.2*px, 0, 1.2*px, h))
				n.Fill(seam, Circle(x+wide/2, h-18*px, 2*px), Circle(x+wide/2, h-28*px, 2*px))
				x += wide
			}
			n.Gradient(geom.Pt(0, 0), geom.Pt(0, h), false, Evenly(theme.Alpha(pal.Eve, 0.14), theme.Alpha(pal.Ink, 0), theme.Alpha(pal.Ink, 0.3)), Rectangle(0, 0, w, h))
			n.Fill(theme.Alpha(pal.Ink, 0.5), Rectangle(0, 10*px, w, 5*px))
			n.Ramp(geom.Pt(0, 0), geom.Pt(0, 11*px), pal.Wood, pal.WoodDark, Rectangle(0, 0, w, 11*px))
			n.Fill(seam, Rectangle(0, 10.5*px, w, 1.5*px))
			n.Ramp(geom.Pt(0, h-8*px), geom.Pt(0, h), pal.Sea, pal.SeaDeep, Rectangle(0, h-8*px, w, 8*px))
			n.Fill(theme.Alpha(pal.Surf, 0.8), Rectangle(0, h-8*px, w, 1.5*px))
			n.Fill(seam, Rectangle(0, h-10*px, w, 2*px))
			posts := max(math.Round(w/(150*px)), 1)
			for k := range int(posts) {
				x := w * (float64(k) + 0.5) / posts
				n.Inked(pal.WoodDark, seam, 1.5*px, Rounded(x-8*px, h-13*px, 16*px, 9*px, 3*px))
				if k > 0 {
					from, to := x-w/posts, x
					rope := Shape(fmt.Sprintf("M %.1f %.1f Q %.1f %.1f %.1f %.1f", from, 5*px, (from+to)/2, 13*px, to, 5*px))
					n.Rod(pal.Straw, 2.6*px, seam, 4.6*px, rope)
				}
			}
			for k := range int(posts) {
				x := w * (float64(k) + 0.5) / posts
				n.Fill(theme.Alpha(pal.Ink, 0.5), Circle(x+1.5*px, 8*px, 7*px))
				n.Inked(pal.SteelDark, pal.Ink, 1.5*px, Circle(x, 6.5*px, 6.5*px))
				n.Fill(pal.Steel, Circle(x-1.5*px, 5*px, 3*px))
			}
		})
	}}
}
