// Package art draws what lies on the table: boards, wooden pieces, cards, privileges, the ship, the sea and the icons.
// Each thing has one small function; scenes know nothing of how it is drawn, and the rules know nothing of it at all.
//
// Everything is rasterised in memory into a picture of the size in pixels asked for, once, and kept on the graphics card;
// what a frame costs is one DrawImage a thing. A live painter rasterises beside the frames what can wait. Functions that
// only compute places (Place, SitePoint, PlotAt …) need no screen.
package art

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/theme"
)

// Painter draws things and keeps the finished pictures. It is used from the goroutine that draws.
type Painter struct {
	*studio
	manner manner
	pose   Pose
}

// manner is how a painter goes about what it is asked for.
type manner uint8

const (
	exact manner = iota // the sharp picture, on whole pixels
	loose               // whatever picture is at hand, stretched
	ahead               // nothing is drawn now
)

// studio is what a painter and those derived from it share.
type studio struct {
	theme   *theme.Theme
	colours palette
	cache   *cache
	charts  map[string]func() *chart // by the island's ID
	bench   *bench                   // nil if everything is drawn at once
	glints  *ebiten.Shader           // nil until the first glint
}

// New is a painter in the colours and fonts of a theme. It always draws everything sharply and at once.
func New(th *theme.Theme) *Painter {
	return &Painter{studio: &studio{
		theme: th, colours: newPalette(th), cache: newCache(), charts: map[string]func() *chart{},
	}}
}

// NewLive is a painter for a program that goes on drawing: what is large and kept in another size is shown stretched
// until it is rasterised. Advance has to be called once a tick.
func NewLive(th *theme.Theme) *Painter {
	p := New(th)
	p.bench = newBench()
	return p
}

// Reset lets go of all pictures. It is to be called when the theme or the scale changes for good; forgetting it costs
// memory, nothing else.
func (p *Painter) Reset() {
	p.cache.clear()
	clear(p.charts)
	if p.bench != nil {
		p.bench.clear()
	}
}

// Moving is a painter for things that are moving or growing: it stretches the nearest picture that is kept instead of
// drawing a new one for every size on the way, and does not round places to whole pixels.
func (p *Painter) Moving() *Painter { return &Painter{studio: p.studio, manner: loose} }

// Ahead is a painter that draws nothing, so that dst may be nil: a live painter rasterises what is asked of it when there
// is time, and has it at hand when it is to be seen.
func (p *Painter) Ahead() *Painter { return &Painter{studio: p.studio, manner: ahead} }

// show draws a picture in r.
func (p *Painter) show(dst *ebiten.Image, r Rect, d drawing) {
	if img := p.picture(d, r); img != nil {
		dst.DrawImage(img, p.laid(img, r))
	}
}

// laid says how a picture comes to lie in r: on whole pixels if it has the right size, stretched otherwise.
func (p *Painter) laid(img *ebiten.Image, r Rect) *ebiten.DrawImageOptions {
	o := &ebiten.DrawImageOptions{}
	b := img.Bounds()
	if w, h := pixels(r); p.manner != loose && b.Dx() == w && b.Dy() == h {
		o.GeoM.Translate(math.Round(r.X), math.Round(r.Y))
		p.pose.apply(o, r)
		return o
	}
	o.Filter = ebiten.FilterLinear
	o.GeoM.Scale(r.W/float64(b.Dx()), r.H/float64(b.Dy()))
	o.GeoM.Translate(r.X, r.Y)
	p.pose.apply(o, r)
	return o
}

// maxPicture is the greatest width or height of a picture in pixels, a little less than what every graphics card takes.
const maxPicture = 4000

// pixels is the width and height of a picture that fills r.
func pixels(r Rect) (w, h int) { return int(math.Round(r.W)), int(math.Round(r.H)) }

// To how many times its width a picture may be stretched while something is moving, and while a sharper one is on its
// way.
const (
	whileMoving  = 2
	whileWaiting = 6
)

// picture is a picture that fills r, or one of another size that stands in for it, or nil if there is nothing to draw.
func (p *Painter) picture(d drawing, r Rect) *ebiten.Image {
	w, h := p.asked(r)
	if w < 1 || h < 1 || w > maxPicture || h > maxPicture {
		return nil
	}
	key := pictureKey{content: d.what, w: w, h: h}
	if p.manner == ahead {
		if p.bench != nil && !p.cache.has(key) && p.cache.bytes < aheadBytes {
			p.bench.ask(key, d, false, false)
		}
		return nil
	}
	if kept := p.cache.find(key); kept != nil {
		return kept
	}
	if p.manner == loose {
		if near := p.cache.near(d.what, w, whileMoving); near != nil {
			return near
		}
	}
	if p.bench == nil {
		return p.keep(key, d.sketch(w, h))
	}
	near := p.cache.near(d.what, w, whileWaiting)
	if p.bench.waits(key, near != nil) {
		p.bench.ask(key, d, true, near != nil)
		return near
	}
	return p.keep(key, p.bench.now(key, d))
}

// keep uploads a sketch and keeps the picture.
func (p *Painter) keep(key pictureKey, s *sketch) *ebiten.Image {
	img := p.upload(s)
	p.cache.add(key, img)
	return img
}

// stretch draws a picture over r. A filtered picture fades along its border, and some drivers leave out the first row of
// one that is not stretched at all: so what fits is not filtered, and what does not stands over by a pixel on every side.
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

// nrgba is a colour as four plain numbers.
func nrgba(c color.Color) color.NRGBA { return color.NRGBAModel.Convert(c).(color.NRGBA) }
