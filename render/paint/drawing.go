package paint

import (
	"container/list"
	"image"
	"image/color"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/raster"
)

// Drawing is what a picture shows and how it is drawn.
type Drawing struct {
	Key   Key
	Units float64 // width of the picture in the units of the pen

	// Paint draws it. It may run on any goroutine, so it must only read what no one writes any more.
	Paint func(Pen)
}

// Picture returns a drawing that depends on nothing but its subject and a palette.
func Picture[P any](subject any, units float64, pal P, draw func(Pen, P)) Drawing {
	return Drawing{Key{Subject: subject}, units, func(n Pen) { draw(n, pal) }}
}

// bitmap is a drawing in pixels: all of it but its writing, which the graphics card does.
type bitmap struct {
	w, h   int
	pixels []byte // four a pixel, premultiplied
	labels []Label
}

// fineBelow is the width or height in pixels up to which pictures are drawn at twice their size and halved. The area that
// a path covers of a pixel is exact anyway, but where several forms meet within one, four small pixels know better than
// one large one what can be seen of each.
const fineBelow = 128

// fineness is how many times larger a picture of w by h pixels is drawn.
func fineness(w, h int) int {
	if w <= fineBelow && h <= fineBelow {
		return 2
	}
	return 1
}

// render rasterises the drawing w by h pixels large.
func (d Drawing) render(w, h int) *bitmap {
	c, labels := d.Rasterise(w, h)
	return &bitmap{w: w, h: h, pixels: c.Bytes(), labels: labels}
}

// Rasterise draws the drawing w by h pixels large, and tells what is to be written on it. It needs no screen and may run on
// any goroutine.
func (d Drawing) Rasterise(w, h int) (*raster.Canvas, []Label) {
	fine := fineness(w, h)
	var labels []Label
	c := raster.New(fine*w, fine*h)
	d.Paint(Pen{Canvas: c, labels: &labels, Scale: float64(fine*w) / d.Units})
	if fine == 1 {
		return c, labels
	}
	for i := range labels {
		labels[i] = labels[i].scaled(1 / float64(fine))
	}
	return c.Halved(), labels
}

// upload brings a bitmap to the graphics card, which writes on it.
func (p *Painter) upload(b *bitmap) *ebiten.Image {
	o := &ebiten.NewImageOptions{Unmanaged: b.w*b.h >= ownTexture}
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, b.w, b.h), o)
	img.WritePixels(b.pixels)
	for _, l := range b.labels {
		l.draw(img, p.theme)
	}
	return img
}

// subject names what one of the pictures of this package shows.
type subject string

// Key says everything that a picture depends on but its size. Drawings with equal keys are taken for the same.
type Key struct {
	// Subject is what is shown: a comparable value of a type of the drawing package's own, so that those of two packages are
	// never equal. A constant costs no memory.
	Subject any

	// What else it depends on, such as which piece, in which colour, with which words.
	A, B   int
	Colour color.NRGBA
	Text   string
}

// Flag returns 1 if something is so, and otherwise 0, for keys.
func Flag(so bool) int {
	if so {
		return 1
	}
	return 0
}

// pictureKey is what a picture is kept by.
type pictureKey struct {
	Key
	w, h int // pixels
}

// picture is a picture that is kept.
type picture struct {
	key   pictureKey
	image *ebiten.Image
}

// cacheBytes is how much picture memory is kept; the pictures not used for the longest time go first. At 3840 × 2160 pixels
// the screen takes 64 MB more, and what fades up to 32, so that all stays below 256.
const cacheBytes = 144 << 20

// aheadBytes is how much may be kept for pictures to be made that nobody sees yet.
const aheadBytes = cacheBytes / 2

// ownTexture is the number of pixels from which a picture has a texture of its own. Smaller ones share pages of the
// engine's, which grow by doubling and are never full.
const ownTexture = 256 * 256

// TextureBytes is how much memory of the graphics card a picture of w by h pixels takes: the engine makes textures whose
// width and height are powers of two, and leaves a pixel around what is in them.
func TextureBytes(w, h int) int {
	if w*h < ownTexture {
		return 2 * 4 * w * h
	}
	return 4 * power(w+1) * power(h+1)
}

// power is the smallest power of two that is at least n.
func power(n int) int { return 1 << bits.Len(uint(max(n, 1)-1)) }

// cache keeps finished pictures by content and pixel size.
type cache struct {
	byKey map[pictureKey]*list.Element
	order *list.List              // of *picture, last used first
	sizes map[Key][]*list.Element // the same pictures by content, for pictures in motion
	bytes int                     // of graphics memory
}

func newCache() *cache {
	return &cache{byKey: map[pictureKey]*list.Element{}, order: list.New(), sizes: map[Key][]*list.Element{}}
}

// find is the picture of exactly this size, or nil.
func (c *cache) find(key pictureKey) *ebiten.Image {
	e, ok := c.byKey[key]
	if !ok {
		return nil
	}
	c.order.MoveToFront(e)
	return e.Value.(*picture).image
}

// has reports whether the picture of exactly this size is kept.
func (c *cache) has(key pictureKey) bool { return c.byKey[key] != nil }

// near is the kept picture of the content whose size is best for drawing it w pixels wide, or nil. It may be stretched to
// at most that many times its width.
func (c *cache) near(what Key, w, stretched int) *ebiten.Image {
	e := c.nearest(what, w, stretched)
	if e == nil {
		return nil
	}
	c.order.MoveToFront(e)
	return e.Value.(*picture).image
}

// nearest is the smallest picture of the content that is at least w pixels wide, up to four times that; otherwise the
// largest, if it need not be stretched too far; or nil.
func (c *cache) nearest(what Key, w, stretched int) *list.Element {
	var best *list.Element
	width := func(e *list.Element) int { return e.Value.(*picture).key.w }
	for _, e := range c.sizes[what] {
		switch {
		case stretched*width(e) < w || width(e) > 4*w:
		case best == nil,
			width(e) >= w && (width(best) < w || width(e) < width(best)),
			width(best) < w && width(e) > width(best):
			best = e
		}
	}
	return best
}

// add keeps a picture and lets go of the oldest ones that no longer fit.
func (c *cache) add(key pictureKey, image *ebiten.Image) {
	e := c.order.PushFront(&picture{key: key, image: image})
	c.byKey[key] = e
	c.sizes[key.Key] = append(c.sizes[key.Key], e)
	c.bytes += TextureBytes(key.w, key.h)
	for c.bytes > cacheBytes && c.order.Len() > 1 {
		c.drop(c.order.Back())
	}
}

func (c *cache) drop(e *list.Element) {
	old := c.order.Remove(e).(*picture)
	delete(c.byKey, old.key)
	rest := c.sizes[old.key.Key]
	for i := range rest {
		if rest[i] == e {
			rest = append(rest[:i:i], rest[i+1:]...)
			break
		}
	}
	if len(rest) == 0 {
		delete(c.sizes, old.key.Key)
	} else {
		c.sizes[old.key.Key] = rest
	}
	c.bytes -= TextureBytes(old.key.w, old.key.h)
	if old.image != nil {
		old.image.Deallocate()
	}
}

// clear lets go of everything.
func (c *cache) clear() {
	for c.order.Len() > 0 {
		c.drop(c.order.Back())
	}
}

// Memory is how many bytes of graphics memory the kept pictures take, by what is known of the engine.
func (p *Painter) Memory() int { return p.cache.bytes }
