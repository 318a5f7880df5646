package paint

import (
	"container/list"
	"image/color"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"
)

// subject is what one of the pictures of this package shows.
type subject uint8

const (
	seaPicture subject = iota
	paperPicture
	cartouchePicture
	sheetPicture
	rosePicture
	wreathPicture
)

// Key says everything that a picture depends on but its size. Drawings with equal keys are taken for the same.
type Key struct {
	// Subject is what is shown: a comparable value of a type of the drawing package's own, so that those of two packages are
	// never equal. One that fits into a byte costs no memory.
	Subject any

	// What else it depends on, such as which piece, in which colour, with which words.
	A, B   int
	Colour color.NRGBA
	Text   string
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
