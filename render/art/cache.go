package art

import (
	"container/list"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// subject is what a cached picture shows.
type subject uint8

const (
	boardPicture subject = iota
	glowPicture
	piecePicture
	cardPicture
	cardBackPicture
	privilegePicture
	priorityPicture
	iconPicture
	shipPicture
	startShipPicture
	seaPicture
	paperPicture
	cartouchePicture
	portraitPicture
	monogramPicture
	wreathPicture
)

// content says everything that a picture depends on but its size.
type content struct {
	subject subject
	a, b    int
	colour  color.NRGBA
	text    string
}

type pictureKey struct {
	content
	w, h int // pixels
}

type picture struct {
	key   pictureKey
	image *ebiten.Image
}

// cacheBytes is how much picture memory is kept; the pictures not used for the longest time go first.
const cacheBytes = 128 << 20

// cache keeps finished pictures by content and pixel size.
type cache struct {
	byKey map[pictureKey]*list.Element
	order *list.List                  // of *picture, last used first
	sizes map[content][]*list.Element // the same pictures by content, for pictures in motion
	bytes int
}

func newCache() *cache {
	return &cache{byKey: map[pictureKey]*list.Element{}, order: list.New(), sizes: map[content][]*list.Element{}}
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
func (c *cache) near(what content, w, stretched int) *ebiten.Image {
	e := c.nearest(what, w, stretched)
	if e == nil {
		return nil
	}
	c.order.MoveToFront(e)
	return e.Value.(*picture).image
}

// nearest is the smallest picture of the content that is at least w pixels wide, up to four times that; otherwise the
// largest, if it need not be stretched too far; or nil.
func (c *cache) nearest(what content, w, stretched int) *list.Element {
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
	c.sizes[key.content] = append(c.sizes[key.content], e)
	c.bytes += 4 * key.w * key.h
	for c.bytes > cacheBytes && c.order.Len() > 1 {
		c.drop(c.order.Back())
	}
}

func (c *cache) drop(e *list.Element) {
	old := c.order.Remove(e).(*picture)
	delete(c.byKey, old.key)
	rest := c.sizes[old.key.content]
	for i := range rest {
		if rest[i] == e {
			rest = append(rest[:i:i], rest[i+1:]...)
			break
		}
	}
	if len(rest) == 0 {
		delete(c.sizes, old.key.content)
	} else {
		c.sizes[old.key.content] = rest
	}
	c.bytes -= 4 * old.key.w * old.key.h
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
