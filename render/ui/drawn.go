package ui

import "islas/render/theme"

// DrawnPaintings calls yield with the key of every painting of the finished frame (see Paint), the rectangle it is drawn into
// and its opacity from 0 to 1, in the order of drawing, for tests.
func (rec *recording) DrawnPaintings(yield func(key any, r Rect, alpha float64) bool) {
	for i := range rec.ops {
		if o := &rec.ops[i]; o.kind == opPaint && !yield(o.key, o.rect, o.alpha) {
			return
		}
	}
}

// SeenPaintings is the same with the part of each rectangle that lies within what drawing was limited to (see PushClip).
func (rec *recording) SeenPaintings(yield func(key any, seen Rect) bool) {
	for i := range rec.ops {
		if o := &rec.ops[i]; o.kind == opPaint && !yield(o.key, o.rect.Intersect(o.clip)) {
			return
		}
	}
}

// DrawnInks calls yield with every text of the finished frame, the rectangle it takes, and its colour, as opaque as it is drawn, for tests.
func (rec *recording) DrawnInks(yield func(text string, r Rect, ink theme.Color) bool) {
	for i := range rec.ops {
		if o := &rec.ops[i]; o.kind == opText && !yield(o.text, o.rect, theme.Alpha(o.top, o.alpha)) {
			return
		}
	}
}

// DrawnEms calls yield with every text of the finished frame of which something is seen, the rectangle it takes, and the size of its type, the
// em, in pixels, for tests.
func (rec *recording) DrawnEms(yield func(text string, r Rect, em float64) bool) {
	for i := range rec.ops {
		o := &rec.ops[i]
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
func (u *UI) DrawnWords(yield func(DrawnText) bool) {
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
