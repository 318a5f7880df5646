package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/theme"
)

// DrawnTexts calls yield with every text of the finished frame and the rectangle it takes, in the order of drawing, for tests.
func (u *Recording) DrawnTexts(yield func(text string, r Rect) bool) {
	for i := range u.ops {
		if o := &u.ops[i]; o.kind == opText && !yield(o.text, o.rect) {
			return
		}
	}
}

// DrawnPaintings calls yield with the key, the rectangle and the opacity from 0 to 1 of every painting of the finished frame (Paint), in
// the order of drawing, for tests.
func (u *Recording) DrawnPaintings(yield func(key any, r Rect, alpha float64) bool) {
	for i := range u.ops {
		if o := &u.ops[i]; o.kind == opPaint && !yield(o.key, o.rect, o.alpha) {
			return
		}
	}
}

// DrawnEms calls yield with every text of the finished frame of which something is seen, the rectangle it takes, and its em in pixels, for
// tests.
func (u *Recording) DrawnEms(yield func(text string, r Rect, em float64) bool) {
	for i := range u.ops {
		o := &u.ops[i]
		if o.kind == opText && !o.rect.Intersect(o.clip).Empty() && !yield(o.text, o.rect, theme.Size(o.style)*o.scale) {
			return
		}
	}
}

// DrawnKind is the kind of an operation.
type DrawnKind uint8

// The kinds of operations.
const (
	DrawnShape   DrawnKind = iota // a rectangle, its border, or its shadow
	DrawnLine                     // a straight line
	DrawnPolygon                  // a filled polygon
	DrawnOutline                  // a line along points
	DrawnText                     // a line of text
	DrawnPicture                  // a painting of the caller's
)

// Drawn is a drawing operation of a finished frame.
type Drawn struct {
	Kind        DrawnKind
	Rect        Rect // the rectangle given; of a line from its beginning to its end
	Extent      Rect // the area it draws on
	Reach       Rect // outside of it nothing is drawn, within Clip
	Clip        Rect // the limit of drawing
	Width       float64
	Blur        float64 // of a shadow
	Alpha       float64
	Top, Bottom theme.Color // the colour of a text is Top
	Key         any         // of a picture
	Text        string
	Style       theme.Style
	Ink         Rect // the area of a text's letters, as far as it is seen
}

// Drawn calls yield with the operations of the finished frame and their numbers, from 0 in the order of drawing, for tests.
func (u *Recording) Drawn(yield func(n int, d Drawn) bool) {
	kinds := [...]DrawnKind{
		opShape: DrawnShape, opPaper: DrawnShape, opLine: DrawnLine, opPolygon: DrawnPolygon, opOutline: DrawnOutline, opText: DrawnText, opPaint: DrawnPicture,
	}
	for i := range u.ops {
		o := &u.ops[i]
		d := Drawn{kinds[o.kind], o.rect, o.extent, o.reach(), o.clip, o.width, o.blur, o.alpha, o.top, o.bottom, o.key, o.text, o.style, Rect{}}
		if o.kind == opText {
			above, below := o.theme.Extents(o.style, o.scale, o.text)
			base := o.rect.Y + theme.Ascent(o.style)*o.scale
			d.Ink = Rect{X: o.rect.X, Y: base - above, W: o.rect.W, H: above + below}.Intersect(o.clip)
		}
		if !yield(i, d) {
			return
		}
	}
}

// DrawPart draws the operations of the finished frame for whose numbers shown returns true onto a region of dst, opaque or as they are, for
// tests.
func (u *Recording) DrawPart(dst *ebiten.Image, region Rect, opaque bool, shown func(n int) bool) {
	all := u.ops
	defer func() { u.ops, u.renderer.dst, u.renderer.clipped = all, nil, nil }()
	u.ops = nil
	for i := range all {
		if shown(i) {
			u.ops = append(u.ops, all[i])
			if opaque {
				u.ops[len(u.ops)-1].alpha = 1
			}
		}
	}
	u.renderer.prepare()
	u.renderer.dst = dst
	u.replay(region)
}
