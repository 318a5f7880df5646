package paint

import (
	"container/list"
	"image"
	"image/color"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/raster"
)

// Drawing is the content of a picture and the function that draws it.
type Drawing struct {
	Key   Key
	Units float64 // width of the picture in the units of the pen

	// Paint draws it. It may run on any goroutine, so it must only read data that no longer change.
	Paint func(Pen)
}

// Picture returns a drawing that depends only on its subject and a palette.
func Picture[P any](subject any, units float64, pal P, draw func(Pen, P)) Drawing {
	return Drawing{Key{Subject: subject}, units, func(n Pen) { draw(n, pal) }}
}

// bitmap is a drawing in pixels without its text, which the graphics card draws.
type bitmap struct {
	w, h   int
	pixels []byte // four a pixel, premultiplied
	labels []Label
}

// fineBelow is the width or height in pixels up to which pictures are drawn at twice their size and halved. The coverage of a pixel by one
// path is exact in any case, but where several shapes meet within a pixel, four small pixels show better than one large one what is visible
// of each.
const fineBelow = 128

// fineness returns the factor by which a picture of w by h pixels is drawn larger.
func fineness(w, h int) int {
	if w <= fineBelow && h <= fineBelow {
		return 2
	}
	return 1
}

// render rasterises the drawing at w by h pixels.
func (d Drawing) render(w, h int) *bitmap {
	c, labels := d.Rasterise(w, h)
	return &bitmap{w: w, h: h, pixels: c.Bytes(), labels: labels}
}

// Rasterise draws the drawing at w by h pixels, and returns it with the labels that are to be written on it. It needs no screen and may run
// on any goroutine.
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

// upload copies a bitmap to the graphics card and draws its labels there.
func (p *Painter) upload(b *bitmap) *ebiten.Image {
	o := &ebiten.NewImageOptions{Unmanaged: b.w*b.h >= ownTexture}
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, b.w, b.h), o)
	img.WritePixels(b.pixels)
	for _, l := range b.labels {
		l.draw(img, p.theme)
	}
	return img
}

// subject identifies a picture of this package.
type subject string

// Key identifies a picture by everything it depends on except its size. Drawings with equal keys are treated as the same.
type Key struct {
	// Subject is the content: a comparable value of a type of the drawing package's own, so that subjects of two packages are never equal.
	// A constant costs no memory.
	Subject any

	// Other things it depends on, such as the kind of piece, its colour, its text.
	A, B   int
	Colour color.NRGBA
	Text   string
}

// Flag returns 1 if so is true, otherwise 0, for keys.
func Flag(so bool) int {
	if so {
		return 1
	}
	return 0
}

// pictureKey identifies a picture that is kept.
type pictureKey struct {
	Key
	w, h int // pixels
}

// picture is a picture that is kept.
type picture struct {
	key   pictureKey
	image *ebiten.Image
}

// cacheBytes is the most memory for pictures that are kept; those unused for the longest time are removed first. At 3840 × 2160 pixels the
// screen takes 64 MB more, and fading pictures up to 32, so that everything stays below 256.
const cacheBytes = 144 << 20

// aheadBytes is the memory up to which pictures are made ahead of their use.
const aheadBytes = cacheBytes / 2

// ownTexture is the number of pixels from which a picture has a texture of its own. Smaller ones share pages of the engine, which grow by
// doubling and are never full.
const ownTexture = 256 * 256

// TextureBytes returns the graphics memory of a picture of w by h pixels in bytes: the engine makes textures whose width and height are
// powers of two, and leaves a pixel around their contents.
func TextureBytes(w, h int) int {
	if w*h < ownTexture {
		return 2 * 4 * w * h
	}
	return 4 * power(w+1) * power(h+1)
}

// power returns the smallest power of two that is at least n.
func power(n int) int { return 1 << bits.Len(uint(max(n, 1)-1)) }

// cache keeps finished pictures by content and size in pixels.
type cache struct {
	byKey map[pictureKey]*list.Element
	order *list.List              // of *picture, last used first
	sizes map[Key][]*list.Element // the same pictures by content, for moving pictures
	bytes int                     // graphics memory
}

func newCache() *cache {
	return &cache{byKey: map[pictureKey]*list.Element{}, order: list.New(), sizes: map[Key][]*list.Element{}}
}

// find returns the picture of exactly this size, or nil.
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

// near returns the kept picture of a content whose size is best for a width of w pixels, or nil. It may be stretched to at most stretched
// times its width.
func (c *cache) near(what Key, w, stretched int) *ebiten.Image {
	e := c.nearest(what, w, stretched)
	if e == nil {
		return nil
	}
	c.order.MoveToFront(e)
	return e.Value.(*picture).image
}

// nearest returns the smallest picture of a content that is at least w pixels wide, up to four times that; otherwise the largest, if it
// need not be stretched too far; or nil.
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

// add adds a picture and removes the oldest ones that no longer fit.
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

// clear removes all pictures.
func (c *cache) clear() {
	for c.order.Len() > 0 {
		c.drop(c.order.Back())
	}
}

// Memory returns the estimated graphics memory of the kept pictures in bytes.
func (p *Painter) Memory() int { return p.cache.bytes }
