package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/theme"
)

// DrawnTexts calls yield with every text of the finished frame as it is drawn and the rectangle it takes, in the order
// of drawing, for tests and assistive tools.
func (u *Recording) DrawnTexts(yield func(text string, r Rect) bool) {
	for i := range u.ops {
		if o := &u.ops[i]; o.kind == opText && !yield(o.text, o.rect) {
			return
		}
	}
}

// DrawnPaintings calls yield with the key of every painting of the finished frame (see Paint), the rectangle it is drawn into
// and its opacity from 0 to 1, in the order of drawing, for tests.
func (u *Recording) DrawnPaintings(yield func(key any, r Rect, alpha float64) bool) {
	for i := range u.ops {
		if o := &u.ops[i]; o.kind == opPaint && !yield(o.key, o.rect, o.alpha) {
			return
		}
	}
}

// SeenPaintings is the same with the part of each rectangle that lies within what drawing was limited to (see PushClip).
func (u *Recording) SeenPaintings(yield func(key any, seen Rect) bool) {
	for i := range u.ops {
		if o := &u.ops[i]; o.kind == opPaint && !yield(o.key, o.rect.Intersect(o.clip)) {
			return
		}
	}
}

// DrawnInks calls yield with every text of the finished frame, the rectangle it takes, and its colour, as opaque as it is drawn, for tests.
func (u *Recording) DrawnInks(yield func(text string, r Rect, ink theme.Color) bool) {
	for i := range u.ops {
		if o := &u.ops[i]; o.kind == opText && !yield(o.text, o.rect, theme.Alpha(o.top, o.alpha)) {
			return
		}
	}
}

// DrawnEms calls yield with every text of the finished frame of which something is seen, the rectangle it takes, and the size of its type, the
// em, in pixels, for tests.
func (u *Recording) DrawnEms(yield func(text string, r Rect, em float64) bool) {
	for i := range u.ops {
		o := &u.ops[i]
		if o.kind == opText && !o.rect.Intersect(o.clip).Empty() && !yield(o.text, o.rect, theme.Size(o.style)*o.scale) {
			return
		}
	}
}

// DrawnText is a text of a finished frame as it is drawn.
type DrawnText struct {
	Text  string
	Style theme.Style
	Ink   Rect        // that its letters take, as far as it is seen
	Color theme.Color // as opaque as it is drawn
	Over  []Rect      // what is drawn over parts of it later, but for texts and what lies below them
}

// DrawnWords calls yield with every text of the finished frame of which something is seen, in the order of drawing, for tests.
func (u *Recording) DrawnWords(yield func(DrawnText) bool) {
	for i := range u.ops {
		o := &u.ops[i]
		if o.kind != opText {
			continue
		}
		above, below := o.theme.Extents(o.style, o.scale, o.text)
		base := o.rect.Y + theme.Ascent(o.style)*o.scale
		d := DrawnText{Text: o.text, Style: o.style, Color: theme.Alpha(o.top, o.alpha)}
		d.Ink = Rect{X: o.rect.X, Y: base - above, W: o.rect.W, H: above + below}.Intersect(o.clip)
		if d.Ink.Empty() {
			continue
		}
		for k := i + 1; k < len(u.ops); k++ {
			if p := &u.ops[k]; p.kind != opText && p.touches(d.Ink) {
				d.Over = append(d.Over, p.reach())
			}
		}
		if !yield(d) {
			return
		}
	}
}

// Numbered calls yield with the number, from 0 in the order of drawing, the key, the rectangle and the opacity from 0 to 1 of every painting of
// the finished frame of which something is within what drawing was limited to, for tests that draw parts of a frame (DrawPart).
func (u *Recording) Numbered(yield func(n int, key any, r Rect, alpha float64) bool) {
	for i := range u.ops {
		if o := &u.ops[i]; o.kind == opPaint && !o.rect.Intersect(o.clip).Empty() && !yield(i, o.key, o.rect, o.alpha) {
			return
		}
	}
}

// Covered reports whether anything that is drawn after an operation of a number reaches where that draws.
func (u *Recording) Covered(n int) bool {
	at := u.ops[n].reach()
	return slices.ContainsFunc(u.ops[n+1:], func(o op) bool { return !o.reach().Intersect(at).Empty() })
}

// DrawPart draws those operations of the finished frame that shown chooses by their numbers, or one alone as if nothing made it translucent, onto
// a region of dst. It is for tests that measure what of a picture is seen: the screen is not what Draw takes it for after that.
func (u *Recording) DrawPart(dst *ebiten.Image, region Rect, opaque bool, shown func(n int) bool) {
	all := u.ops
	defer func() { u.ops, u.renderer.dst, u.renderer.clipped = all, nil, nil }()
	u.ops = nil
	for i, o := range all {
		if shown(i) {
			if opaque {
				o.alpha = 1
			}
			u.ops = append(u.ops, o)
		}
	}
	u.renderer.prepare()
	u.renderer.dst = dst
	u.replay(region)
}
