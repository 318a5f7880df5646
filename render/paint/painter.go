// Package paint draws pictures for any game. It knows no game and no widget.
//
// A picture is described by a Drawing: a Key that identifies its content, and a function that draws it with a Pen. A Painter rasterises a
// drawing in memory once in the requested size in pixels, and keeps the picture on the graphics card; in a frame each picture then costs
// one DrawImage. A live painter has a render queue that rasterises in the background what can wait.
//
// The package also provides
//
//   - the pen and its brushes: fills, strokes, gradients, water colour, painted wood, text;
//   - paths to draw along, and the geometry of lines and polygons;
//   - pictures that any game uses: the sea, charts, paper, icons; people, faces and ships stand in package figures.
//
// A game draws its own pictures with functions that receive a painter. It identifies their contents by values of a type of its own (see
// Key), and stores what it computes for them, such as its colours, with Derived.
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

// Painter draws pictures and keeps them. It must be used from the goroutine that draws.
type Painter struct {
	*shared
	mode mode
	pose Pose
}

// mode is the way in which a painter draws.
type mode uint8

const (
	sharp     mode = iota // a picture of the right size, on whole pixels
	moving                // any picture available, stretched
	preparing             // nothing is drawn, only rasterised for later
	late                  // like sharp, but without waiting, see Late
)

// shared is the state that a painter shares with those that Moving, Ahead and Posed derive from it.
type shared struct {
	theme   *theme.Theme
	colours *Palette
	cache   *cache
	derived map[any]any  // of other packages, by a nil pointer of their type
	queue   *renderQueue // nil if everything is drawn at once
	late    latecomers
}

// New returns a painter with the colours and fonts of a theme. It always draws everything sharply and at once.
func New(th *theme.Theme) *Painter {
	return &Painter{shared: &shared{
		theme: th, colours: NewPalette(th), cache: newCache(), derived: map[any]any{}, late: latecomers{},
	}}
}

// NewLive returns a painter for a program that draws frame after frame: a large picture that is kept in another size is drawn stretched
// until it is rasterised. Advance must be called once a tick.
func NewLive(th *theme.Theme) *Painter {
	p := New(th)
	p.queue = newRenderQueue()
	return p
}

// NewPatient returns a live painter for frames that are hidden until Pending returns false: it leaves out pictures that are not ready, so
// that no frame waits for one.
func NewPatient(th *theme.Theme) *Painter {
	p := NewLive(th)
	p.queue.holesAllowed, p.queue.budget = true, 0
	return p
}

// Reset removes all pictures. It should be called when the theme or the scale has changed; otherwise they only waste memory.
func (p *Painter) Reset() {
	p.cache.clear()
	clear(p.derived)
	clear(p.late)
	if p.queue != nil {
		p.queue.clear()
	}
}

// Theme returns the theme whose colours and fonts the painter uses.
func (p *Painter) Theme() *theme.Theme { return p.theme }

// Palette returns the colours of pictures of any game.
func (p *Painter) Palette() *Palette { return p.colours }

// Derived returns a value of type T that a package computes once for a painter, such as its own colours. derive computes it at the first
// call. It is kept until Reset.
func Derived[T any](p *Painter, derive func(*Painter) *T) *T {
	key := any((*T)(nil))
	if v, ok := p.derived[key]; ok {
		return v.(*T)
	}
	v := derive(p)
	p.derived[key] = v
	return v
}

// Moving returns a painter for things that move or grow: it stretches the nearest picture that is kept instead of drawing one for every
// size, and does not round positions to whole pixels.
func (p *Painter) Moving() *Painter { return &Painter{shared: p.shared, mode: moving} }

// Ahead returns a painter that draws nothing, so that dst may be nil: a live painter rasterises the pictures when there is time, so that
// they are ready when they are needed.
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

// laid returns the options that draw a picture in r: on whole pixels if it has the right size, otherwise stretched. If the picture has
// other proportions than r, only its middle is drawn, so that nothing is distorted.
func (p *Painter) laid(img *ebiten.Image, r geom.Rect) (*ebiten.Image, *ebiten.DrawImageOptions) {
	o := &ebiten.DrawImageOptions{}
	b := img.Bounds()
	if w, h := pixels(r); p.mode != moving && b.Dx() == w && b.Dy() == h {
		// Halves go up also left of the edge of dst, where a part of the screen is drawn anew.
		o.GeoM.Translate(math.Floor(r.X+0.5), math.Floor(r.Y+0.5))
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

// inProportion returns the largest part in the middle of a picture that has the proportions of r, or all of it if they differ by no more
// than rounding to whole pixels.
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

// maxPicture is the greatest width or height of a picture in pixels, a little less than every graphics card allows.
const maxPicture = 4000

// pixels returns the width and height of a picture that fills r.
func pixels(r geom.Rect) (w, h int) { return int(math.Round(r.W)), int(math.Round(r.H)) }

// Greatest factors by which a picture may be stretched while something is moving, and while a sharper picture is being made.
const (
	whileMoving  = 2
	whileWaiting = 6
)

// picture returns a picture that fills r, or one of another size in its place, or nil if there is nothing to draw.
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
		return near // no picture is made for intermediate sizes
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

// keep uploads a bitmap, keeps the picture and returns it.
func (p *Painter) keep(key pictureKey, b *bitmap) *ebiten.Image {
	img := p.upload(b)
	p.cache.add(key, img)
	return img
}

// NRGBA returns a colour as four plain numbers.
func NRGBA(c color.Color) color.NRGBA { return color.NRGBAModel.Convert(c).(color.NRGBA) }

// Pose is the transformation of a picture: turned, narrowed like something that turns over, mirrored or darkened. The zero value changes
// nothing.
type Pose struct {
	Turn   float64 // radians clockwise about the middle, at most 0.2: the corners may leave the rectangle by the width of a shadow
	Narrow float64 // part of its width that is lost as it turns over about its vertical axis, 0 to 1
	Shade  float64 // 0 (as painted) to 1 (black)
	Mirror bool    // left and right are swapped before it is turned
}

// finer is the factor by which a turned picture is drawn larger, so that it stays crisp between pixels. From 2 on, Ebitengine may draw a copy
// of half the size instead, which is blurred.
const finer = 1.9

// Posed returns a painter that draws pictures in a pose.
func (p *Painter) Posed(pose Pose) *Painter {
	return &Painter{shared: p.shared, mode: p.mode, pose: pose}
}

// asked returns the width and height in pixels of the picture that p needs to fill r.
func (p *Painter) asked(r geom.Rect) (w, h int) {
	w, h = pixels(r)
	if p.pose.Turn != 0 && p.mode == sharp {
		w, h = int(finer*float64(w)), int(finer*float64(h))
	}
	return w, h
}

// apply adds the pose to options that draw in r.
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
