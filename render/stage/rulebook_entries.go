package stage

import (
	"islas/render/theme"
	"islas/render/ui"
)

// Entry is an entry of a figure that lists things: a picture, and beside it a name, a text below that and, at the foot, a strip of signs.
type Entry struct {
	Draw       func(s *Stage, u *ui.UI, r ui.Rect) // draws the picture; nil for a heading, which has a name alone
	Name, Text func(u *ui.UI) string
	Foot       func(s *Stage, u *ui.UI, r ui.Rect) // draws the strip, nil for none
	FootHigh   float64                             // height of the strip in design units
}

// Entries is a figure that lists things below each other.
type Entries struct {
	List []Entry
	Wide float64 // width of the pictures in design units where there is room, otherwise they are square
}

// Sizes of an entry in design units.
const (
	entryHigh   = 72  // of its picture
	entryNarrow = 560 // width below which pictures are square
	entryAbove  = 10  // and below
	entryGap    = 16
	entryHead   = 52 // of a heading
)

// Figure returns the list as a figure; keys are those of the texts in it.
func (f Entries) Figure(keys ...string) Figure {
	return Figure{Words: keys, Height: f.height, Draw: f.drawIn}
}

// height returns the height of the list in a width, in pixels.
func (f Entries) height(u *ui.UI, width float64) (h float64) {
	for _, e := range f.List {
		_, _, _, high := f.measure(u, e, width)
		h += high
	}
	return h
}

// measure returns the width of the picture of an entry in a width, and the heights of its name, its text and all of it, in pixels.
func (f Entries) measure(u *ui.UI, e Entry, width float64) (picture, name, text, high float64) {
	if e.Draw == nil {
		return 0, 0, 0, u.Px(entryHead)
	}
	if picture = u.Px(f.Wide); width < u.Px(entryNarrow) {
		picture = u.Px(entryHigh)
	}
	wide := width - picture - u.Px(entryGap)
	name, text = u.MeasureWrapped(theme.BodyBold, e.Name(u), wide), u.MeasureWrapped(theme.Body, e.Text(u), wide)
	return picture, name, text, max(u.Px(entryHigh), name+text+u.Px(e.FootHigh)) + u.Px(2*entryAbove)
}

// drawIn draws the list in r, with a line above each entry.
func (f Entries) drawIn(s *Stage, u *ui.UI, r ui.Rect) {
	th := u.Theme()
	for _, e := range f.List {
		picture, name, text, high := f.measure(u, e, r.W)
		at := r.TakeTop(high, 0)
		if e.Draw == nil {
			u.Text(at, theme.Subheading, th.Accent, ui.Left|ui.Middle, e.Name(u))
			continue
		}
		u.Line(ui.Point{X: at.X, Y: at.Y}, ui.Point{X: at.Right(), Y: at.Y}, u.Px(1), th.InkFaint)
		left, words := at.InsetXY(0, u.Px(entryAbove)).CutLeft(picture, u.Px(entryGap))
		e.Draw(s, u, left.Center(picture, u.Px(entryHigh)))
		u.TextWrapped(words.TakeTop(name, 0), theme.BodyBold, th.Ink, ui.Left, e.Name(u))
		u.TextWrapped(words.TakeTop(text, 0), theme.Body, th.Ink, ui.Left, e.Text(u))
		if e.Foot != nil {
			e.Foot(s, u, words.TakeTop(u.Px(e.FootHigh), 0))
		}
	}
}
