package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/theme"
)

// MarkKind says what a mark is.
type MarkKind uint8

// The kinds of marks.
const (
	MarkFill    MarkKind = iota // a filled shape, or paper
	MarkStroke                  // the border of a shape
	MarkSoft                    // a shadow or a gleam
	MarkLine                    // a line, straight or along points
	MarkPolygon                 // a filled polygon
	MarkPicture                 // somebody's own drawing
	MarkText                    // a line of text
)

// Mark is something of a frame, for tests of how it is seen.
type Mark struct {
	Kind        MarkKind
	Rect        Rect        // that it is drawn into, or on
	Width       float64     // of a line or border in pixels
	Top, Bottom theme.Color // of a shape or line, as opaque as they are drawn
	Key         any         // of a picture, see Paint, or the text
	Whole       bool        // nothing of it is cut off where drawing was limited to (see PushClip)

	Before, After *image.RGBA // what is on the screen around it when it has not been drawn and when it has
}

// DrawMarks draws the whole finished frame onto dst, which is as large as the window, and returns those of its marks of which look tells that
// they are to be looked at. What is drawn one after another in one colour, such as a line of a chart with its points, or into one rectangle, such
// as a field and its border, is one mark, which is looked at if one of them is, and is of the kind of the last of those. It reads the screen for
// each, so that it takes long: it is for tests.
func (u *Recording) DrawMarks(dst *ebiten.Image, look func(m Mark) bool) (marks []Mark) {
	c := &u.renderer
	c.prepare()
	c.dst, c.clip = dst, Rect{}
	defer func() { c.dst, c.clipped = nil, nil }()
	screen := Rect{W: float64(dst.Bounds().Dx()), H: float64(dst.Bounds().Dy())}
	for i := 0; i < len(u.ops); {
		n := together(u.ops[i:])
		var m Mark
		looked, whole, extent, at := false, true, Rect{}, Rect{}
		for k := range u.ops[i : i+n] {
			o := &u.ops[i+k]
			if one := o.mark(); look(one) {
				m, looked = one, true
			}
			whole = whole && o.clip.Holds(o.extent)
			extent, at = extent.Union(o.rect), at.Union(o.reach().Intersect(screen))
		}
		if looked = looked && !at.Empty(); looked {
			m.Whole, m.Before = whole, read(dst, at)
			if n > 1 {
				m.Rect = extent
			}
			if edge := border(u.ops[i : i+n]); edge > 0 {
				m.Kind, m.Width = MarkStroke, edge
			}
		}
		for k := range u.ops[i : i+n] {
			u.redraw(&u.ops[i+k], screen)
		}
		if looked {
			m.After = read(dst, at)
			marks = append(marks, m)
		}
		i += n
	}
	return marks
}

// filling is how many operations may lie between a shape and its border, such as what fills a part of it.
const filling = 3

// together is how many operations from the first on are one mark.
func together(ops []op) (n int) {
	first := &ops[0]
	if first.kind == opText {
		return 1
	}
	if first.kind == opPaint { // a picture and a ring around it
		if len(ops) > 1 && ops[1].kind == opShape && ops[1].width > 0 && ops[1].rect.Rounded() == first.rect.Rounded() {
			return 2
		}
		return 1
	}
	for n = 1; n < len(ops); {
		more := 0
		for k := 0; k <= filling && n+k < len(ops); k++ {
			o := &ops[n+k]
			if o.kind == opText || o.kind == opPaint || o.clip != first.clip {
				break
			}
			filled := k == 1 && o.shape() && ops[n].shape() && o.rect == ops[n].rect // a ring in the colour, and what is in it
			if o.blur == 0 && (o.top == first.top && (k == 0 && !(o.shape() && o.width > 0 && first.width > 0) || filled) || o.shape() && first.shape() && o.rect == first.rect || o.cased(first)) {
				more = k + 1
				break
			}
		}
		if more == 0 {
			return n
		}
		n += more
	}
	return n
}

// border is how wide the outermost line of a mark is in pixels beyond which another colour begins, 0 if there is none.
func border(ops []op) float64 {
	first := &ops[0]
	for i := range ops[1:] {
		switch o := &ops[1+i]; {
		case o.cased(first) && (o.kind == opLine || o.rect != first.rect):
			return (first.width - o.width) / 2
		case o.cased(first), o.shape() && first.shape() && o.rect == first.rect:
			return o.width
		}
	}
	return 0
}

// cased reports whether a line or border is drawn on a wider one.
func (o *op) cased(on *op) bool {
	if o.kind == opLine && on.kind == opLine {
		return o.rect == on.rect && o.width < on.width
	}
	return o.shape() && on.shape() && o.width > 0 && o.width < on.width && on.rect.Holds(o.rect) && o.rect.Inset(o.width).Holds(on.rect.Inset(on.width))
}

// shape reports whether an operation fills a rectangle or draws its border.
func (o *op) shape() bool { return o.kind == opShape && o.blur == 0 || o.kind == opPaper }

// redraw draws one operation of a frame.
func (u *Recording) redraw(o *op, screen Rect) {
	c := &u.renderer
	if o.reach().Intersect(screen).Empty() {
		return
	}
	c.setClip(o.clip.Intersect(screen))
	c.put(u, o)
	c.flush()
}

// read returns what is on a part of a picture, at the place it has there.
func read(img *ebiten.Image, r Rect) *image.RGBA {
	at := pixels(r).Intersect(img.Bounds())
	part := image.NewRGBA(at)
	img.SubImage(at).(*ebiten.Image).ReadPixels(part.Pix)
	return part
}

// mark says what an operation draws.
func (o *op) mark() Mark {
	m := Mark{Rect: o.rect, Width: o.width, Top: theme.Alpha(o.top, o.alpha), Bottom: theme.Alpha(o.bottom, o.alpha), Key: o.key}
	switch {
	case o.kind == opText:
		m.Kind, m.Key = MarkText, o.text
	case o.kind == opPaint:
		m.Kind = MarkPicture
	case o.kind == opLine || o.kind == opOutline:
		m.Kind = MarkLine
	case o.kind == opPolygon:
		m.Kind = MarkPolygon
	case o.blur > 0:
		m.Kind = MarkSoft
	case o.width > 0:
		m.Kind = MarkStroke
	}
	return m
}
