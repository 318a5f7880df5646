// Package art draws what lies on the table: boards, wooden pieces, cards, privileges, the ship, the sea and the icons.
// Each thing has one small function; scenes know nothing of how it is drawn, and the rules know nothing of it at all.
//
// Everything is drawn with vector paths into a picture of the size in pixels asked for, once, and kept; what a frame
// costs is one DrawImage a thing. Functions that only compute places (Place, SitePoint, PlotAt …) need no screen.
package art

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/render/theme"
)

// Painter draws things and keeps the finished pictures. It is used from the goroutine that draws.
type Painter struct {
	*studio
	loose bool
}

// studio is what a painter and its Moving painter share.
type studio struct {
	theme   *theme.Theme
	colours palette
	cache   *cache
	charts  map[string]*chart // by the island's ID
}

// New is a painter in the colours and fonts of a theme.
func New(th *theme.Theme) *Painter {
	return &Painter{studio: &studio{
		theme: th, colours: newPalette(th), cache: newCache(), charts: map[string]*chart{},
	}}
}

// Reset lets go of all pictures. It is to be called when the theme or the scale changes for good; forgetting it costs
// memory, nothing else.
func (p *Painter) Reset() {
	p.cache.clear()
	clear(p.charts)
}

// Moving is a painter for things that are moving or growing: it stretches the nearest picture that is kept instead of
// drawing a new one for every size on the way, and does not round places to whole pixels.
func (p *Painter) Moving() *Painter { return &Painter{studio: p.studio, loose: true} }

// show draws the picture of what in r, making it first if it is not kept. make gets a pen whose units fill the width of
// the picture with units of width.
func (p *Painter) show(dst *ebiten.Image, r Rect, what content, units float64, make func(pen)) {
	w, h := int(math.Round(r.W)), int(math.Round(r.H))
	if w < 1 || h < 1 || w > maxPicture || h > maxPicture {
		return
	}
	if p.loose {
		if near := p.cache.near(what, w); near != nil {
			stretch(dst, r, near)
			return
		}
	}
	kept := p.picture(what, w, h, units, make)
	if p.loose {
		stretch(dst, r, kept)
		return
	}
	o := &ebiten.DrawImageOptions{}
	o.GeoM.Translate(math.Round(r.X), math.Round(r.Y))
	dst.DrawImage(kept, o)
}

// maxPicture is the greatest width or height of a picture in pixels, a little less than what every graphics card takes.
const maxPicture = 4000

// fineBelow is the width or height in pixels up to which pictures are drawn at twice their size and halved, which makes
// the edges of small things smoother than the eight samples a pixel of vector paths do.
const fineBelow = 128

// picture is the kept picture of what, made first if need be.
func (p *Painter) picture(what content, w, h int, units float64, make func(pen)) *ebiten.Image {
	key := pictureKey{content: what, w: w, h: h}
	if kept := p.cache.find(key); kept != nil {
		return kept
	}
	img := ebiten.NewImage(w, h)
	if w <= fineBelow && h <= fineBelow {
		large := ebiten.NewImage(2*w, 2*h)
		make(penFor(large, units))
		o := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		o.GeoM.Scale(0.5, 0.5)
		img.DrawImage(large, o)
		large.Deallocate()
	} else {
		make(penFor(img, units))
	}
	p.cache.add(key, img)
	return img
}

// stamp draws a picture of size by size units at (x, y) into a larger one. It is kept like any other: a tile or a house
// that many cards show is drawn once.
func (p *Painter) stamp(n pen, x, y, size float64, what content, units float64, make func(pen)) {
	pixels := int(math.Round(size * n.s))
	if pixels < 1 {
		return
	}
	key := pictureKey{content: what, w: pixels, h: pixels}
	img := p.cache.find(key)
	if img == nil {
		img = ebiten.NewImage(pixels, pixels)
		make(penFor(img, units))
		p.cache.add(key, img)
	}
	o := &ebiten.DrawImageOptions{Blend: n.blend}
	o.GeoM.Translate(math.Round(x*n.s+n.dx), math.Round(y*n.s+n.dy))
	n.dst.DrawImage(img, o)
}

// house stamps a house of a colour into a box of size by size units at (x, y).
func (p *Painter) house(n pen, x, y, size float64, c game.Colour) {
	p.stamp(n, x, y, size, content{subject: piecePicture, a: int(game.House), b: int(c)}, 100, func(n pen) {
		p.colours.building(n, game.House, c)
	})
}

// tile stamps a priority into a box of size by size units at (x, y).
func (p *Painter) tile(n pen, x, y, size float64, pr game.Priority) {
	p.stamp(n, x, y, size, content{subject: priorityPicture, a: int(pr)}, 100, func(n pen) { p.priority(n, pr) })
}

func stretch(dst *ebiten.Image, r Rect, img *ebiten.Image) {
	b := img.Bounds()
	o := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	o.GeoM.Scale(r.W/float64(b.Dx()), r.H/float64(b.Dy()))
	o.GeoM.Translate(r.X, r.Y)
	dst.DrawImage(img, o)
}

// square is the largest square in the middle of r.
func square(r Rect) Rect {
	s := math.Min(r.W, r.H)
	return Rect{X: r.X + (r.W-s)/2, Y: r.Y + (r.H-s)/2, W: s, H: s}
}

// fit is the largest rectangle with the given ratio of width to height in the middle of r.
func fit(r Rect, ratio float64) Rect {
	w := math.Min(r.W, r.H*ratio)
	h := w / ratio
	return Rect{X: r.X + (r.W-w)/2, Y: r.Y + (r.H-h)/2, W: w, H: h}
}

// rgba is a colour as four numbers, so that pictures can be told apart by it.
func rgba(c color.Color) [4]uint8 {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	return [4]uint8{n.R, n.G, n.B, n.A}
}
