// Package paint draws pictures for any game: it knows no game and no widget.
//
// A picture is described by a Drawing: a Key that says what it shows, and a function that draws it with a Pen. A Painter
// rasterises a drawing in memory in the size in pixels asked for, once, and keeps the picture on the graphics card; what a
// frame costs is one DrawImage a picture. A live painter has a render queue: what can wait is rasterised beside the frames.
//
// Beside the painter stand
//
//   - the pen and its brushes: fills, strokes, gradients, water colour, painted wood, writing;
//   - paths to draw along, and the geometry of lines and polygons;
//   - pictures that any game uses: the sea, charts, paper, icons; people, faces and ships stand in package figures.
//
// A game draws its own pictures by functions that are given a painter. It names what they show by values of a type of its
// own (see Key), and keeps what it derives for them, such as its colours, with Derived.
package paint

import (
	"image"
	"image/color"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/theme"
)

// Painter draws things and keeps the finished pictures. It is used from the goroutine that draws.
type Painter struct {
	*shared
	mode mode
	pose Pose
}

// mode is how a painter goes about what it is asked for.
type mode uint8

const (
	sharp     mode = iota // the picture of the right size, on whole pixels
	moving                // whatever picture is at hand, stretched
	preparing             // nothing is drawn now, only rasterised for later
	late                  // as sharp, but nothing is waited for, see Late
)

// shared is what a painter has in common with those that Moving, Ahead and Posed make of it.
type shared struct {
	theme   *theme.Theme
	colours *Palette
	cache   *cache
	derived map[any]any  // of other packages, by a nil pointer of its type
	queue   *renderQueue // nil if everything is drawn at once
	late    latecomers
}

// New is a painter in the colours and fonts of a theme. It always draws everything sharply and at once.
func New(th *theme.Theme) *Painter {
	return &Painter{shared: &shared{
		theme: th, colours: NewPalette(th), cache: newCache(), derived: map[any]any{}, late: latecomers{},
	}}
}

// NewLive is a painter for a program that goes on drawing: what is large and kept in another size is shown stretched
// until it is rasterised. Advance has to be called once a tick.
func NewLive(th *theme.Theme) *Painter {
	p := New(th)
	p.queue = newRenderQueue()
	return p
}

// NewPatient is a live painter for frames that nobody sees before Pending says that nothing is owed: it leaves out whatever is not
// there yet, so that no frame waits for a picture.
func NewPatient(th *theme.Theme) *Painter {
	p := NewLive(th)
	p.queue.holesAllowed, p.queue.budget = true, 0
	return p
}

// Reset lets go of all pictures. It is to be called when the theme or the scale changes for good; forgetting it costs
// memory, nothing else.
func (p *Painter) Reset() {
	p.cache.clear()
	clear(p.derived)
	clear(p.late)
	if p.queue != nil {
		p.queue.clear()
	}
}

// Theme is the theme whose colours and fonts the painter uses.
func (p *Painter) Theme() *theme.Theme { return p.theme }

// Palette is the colours in which pictures of any game are painted.
func (p *Painter) Palette() *Palette { return p.colours }

// Derived is what a package works out once for a painter and needs for its pictures, such as its own colours: the value of
// type T that derive made when it was first asked for. It lasts until Reset.
func Derived[T any](p *Painter, derive func(*Painter) *T) *T {
	key := any((*T)(nil))
	if v, ok := p.derived[key]; ok {
		return v.(*T)
	}
	v := derive(p)
	p.derived[key] = v
	return v
}

// Moving is a painter for things that are moving or growing: it stretches the nearest picture that is kept instead of
// drawing a new one for every size on the way, and does not round places to whole pixels.
func (p *Painter) Moving() *Painter { return &Painter{shared: p.shared, mode: moving} }

// Ahead is a painter that draws nothing, so that dst may be nil: a live painter rasterises what is asked of it when there
// is time, and has it at hand when it is to be seen.
func (p *Painter) Ahead() *Painter { return &Painter{shared: p.shared, mode: preparing} }

// Show draws a picture in r.
func (p *Painter) Show(dst *ebiten.Image, r geom.Rect, d Drawing) {
	if p.mode == late {
		w, h := p.asked(r)
		p.ShowFaint(dst, r, d, p.late.opacity(pictureKey{Key: d.Key, w: w, h: h}, p.queue.now))
		return
	}
	if img := p.picture(d, r); img != nil {
		dst.DrawImage(p.laid(img, r))
	}
}

// ShowFaint draws a picture in r with an opacity of alpha.
func (p *Painter) ShowFaint(dst *ebiten.Image, r geom.Rect, d Drawing, alpha float64) {
	if img := p.picture(d, r); img != nil {
		img, o := p.laid(img, r)
		o.ColorScale.ScaleAlpha(float32(alpha))
		dst.DrawImage(img, o)
	}
}

// laid says how a picture comes to lie in r: on whole pixels if it has the right size, stretched otherwise. Of one that has other
// proportions than r only the middle is shown, so that nothing is ever squeezed.
func (p *Painter) laid(img *ebiten.Image, r geom.Rect) (*ebiten.Image, *ebiten.DrawImageOptions) {
	o := &ebiten.DrawImageOptions{}
	b := img.Bounds()
	if w, h := pixels(r); p.mode != moving && b.Dx() == w && b.Dy() == h {
		o.GeoM.Translate(math.Round(r.X), math.Round(r.Y))
		p.pose.apply(o, r)
		return img, o
	}
	if part := inProportion(b, r); part != b {
		img, b = img.SubImage(part).(*ebiten.Image), part
	}
	o.Filter = ebiten.FilterLinear
	o.GeoM.Scale(r.W/float64(b.Dx()), r.H/float64(b.Dy()))
	o.GeoM.Translate(r.X, r.Y)
	p.pose.apply(o, r)
	return img, o
}

// inProportion is the largest part in the middle of a picture that has the proportions of r: all of it where they differ by no
// more than the rounding to whole pixels makes.
func inProportion(b image.Rectangle, r geom.Rect) image.Rectangle {
	const rounding = 1.5 // pixels
	w, h := float64(b.Dx()), float64(b.Dy())
	if wide := h * r.W / r.H; wide < w-rounding-w*0.02 {
		cut := int((w - wide) / 2)
		b.Min.X, b.Max.X = b.Min.X+cut, b.Max.X-cut
	} else if high := w * r.H / r.W; high < h-rounding-h*0.02 {
		cut := int((h - high) / 2)
		b.Min.Y, b.Max.Y = b.Min.Y+cut, b.Max.Y-cut
	}
	return b
}

// maxPicture is the greatest width or height of a picture in pixels, a little less than what every graphics card takes.
const maxPicture = 4000

// pixels is the width and height of a picture that fills r.
func pixels(r geom.Rect) (w, h int) { return int(math.Round(r.W)), int(math.Round(r.H)) }

// To how many times its width a picture may be stretched while something is moving, and while a sharper one is on its
// way.
const (
	whileMoving  = 2
	whileWaiting = 6
)

// picture is a picture that fills r, or one of another size that stands in for it, or nil if there is nothing to draw.
func (p *Painter) picture(d Drawing, r geom.Rect) *ebiten.Image {
	w, h := p.asked(r)
	if w < 1 || h < 1 || w > maxPicture || h > maxPicture {
		return nil
	}
	key := pictureKey{Key: d.Key, w: w, h: h}
	if p.mode == preparing {
		if p.queue != nil && !p.cache.has(key) && p.cache.bytes < aheadBytes {
			p.queue.enqueue(key, d, false, false)
		}
		return nil
	}
	if kept := p.cache.find(key); kept != nil {
		return p.unlessAsked(kept)
	}
	if p.mode == moving {
		if near := p.cache.near(d.Key, w, whileMoving); near != nil {
			return p.unlessAsked(near)
		}
	}
	if p.queue == nil {
		return p.keep(key, d.render(w, h))
	}
	near := p.cache.near(d.Key, w, whileWaiting)
	if p.queue.asked != nil {
		p.ask(key, d, near != nil)
		return nil
	}
	if p.mode == moving && near != nil {
		return near // of all the sizes on the way none is made
	}
	if p.mode == late && near == nil {
		p.late[key] = time.Time{}
		p.queue.enqueue(key, d, true, false)
		return nil
	}
	if p.queue.waits(key, near != nil) {
		p.queue.enqueue(key, d, true, near != nil)
		return near
	}
	if near == nil && p.mode == sharp && p.queue.drafts(key) {
		if draft := p.draft(key, d); draft != nil {
			return draft
		}
	}
	return p.keep(key, p.queue.renderNow(key, d))
}

// keep uploads a bitmap and keeps the picture.
func (p *Painter) keep(key pictureKey, b *bitmap) *ebiten.Image {
	img := p.upload(b)
	p.cache.add(key, img)
	return img
}

// NRGBA is a colour as four plain numbers.
func NRGBA(c color.Color) color.NRGBA { return color.NRGBAModel.Convert(c).(color.NRGBA) }

// Pose is how a picture lies: turned, narrowed as something that turns over, mirrored or darkened. The zero value is as
// always.
type Pose struct {
	Turn   float64 // radians clockwise about the middle, 0.2 at most: the corners may leave the rectangle by a shadow's width
	Narrow float64 // how much of its width is lost as it turns over about its upright axis, 0 to 1
	Shade  float64 // how dark it is, 0 (as painted) to 1 (black)
	Mirror bool    // left and right are swapped, before it is turned
}

// finer is how many times its size a turned picture is painted, so that it stays crisp between the pixels.
const finer = 2

// Posed is a painter that lays down what it draws in a pose.
func (p *Painter) Posed(pose Pose) *Painter {
	return &Painter{shared: p.shared, mode: p.mode, pose: pose}
}

// asked is the width and height in pixels of the picture that p asks for to fill r.
func (p *Painter) asked(r geom.Rect) (w, h int) {
	w, h = pixels(r)
	if p.pose.Turn != 0 && p.mode == sharp {
		w, h = finer*w, finer*h
	}
	return w, h
}

// apply poses what o has laid into r.
func (pose Pose) apply(o *ebiten.DrawImageOptions, r geom.Rect) {
	if pose.Turn != 0 || pose.Narrow != 0 || pose.Mirror {
		wide := 1 - pose.Narrow
		if pose.Mirror {
			wide = -wide
		}
		x, y := r.X+r.W/2, r.Y+r.H/2
		o.GeoM.Translate(-x, -y)
		o.GeoM.Scale(wide, 1)
		o.GeoM.Rotate(pose.Turn)
		o.GeoM.Translate(x, y)
		o.Filter = ebiten.FilterLinear
	}
	if pose.Shade > 0 {
		light := float32(1 - pose.Shade)
		o.ColorScale.Scale(light, light, light, 1)
	}
}
