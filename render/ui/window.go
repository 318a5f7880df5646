package ui

import "islas/render/theme"

// Window holds what a frame is laid out by: the size of the window, its scale, palette, type and language.
type Window struct {
	theme *theme.Theme // of what is being drawn
	worn  *theme.Theme // of the frame
	dark  *theme.Theme // theme if it is a dark one, else nil
	texts Texts

	w, h  float64
	scale float64 // pixels per design unit
	base  float64 // scale of the frame's scene

	fingertip float64 // pixels
	larger    float64 // factor by which text should be larger than it is (Reading)
	asked     float64 // scale that a player asks for, 0 if it is the actual one (Ask)
	times     float64 // asked divided by the usual scale
	compared  int     // rectangles compared so far (Work)
}

// Theme returns the palette and type that everything is drawn with.
func (u *Window) Theme() *theme.Theme { return u.theme }

// SetTexts changes the language from the next frame on.
func (u *Window) SetTexts(t Texts) { u.texts = t }

// Wear makes the rest of this frame be drawn with another theme, and returns the one before.
func (u *Window) Wear(t *theme.Theme) (before *theme.Theme) {
	before = u.theme
	u.theme, u.dark = t, nil
	if t.Dark() {
		u.dark = t
	}
	return before
}

// T returns the text of a key with its parameters, pairs of a name and a value, filled in.
func (u *Window) T(key string, params ...any) string { return u.texts.Text(key, params...) }

// Size returns the size of the window in pixels.
func (u *Window) Size() (w, h float64) { return u.w, u.h }

// Bounds returns the rectangle of the whole window.
func (u *Window) Bounds() Rect { return Rect{X: 0, Y: 0, W: u.w, H: u.h} }

// Scale returns the number of pixels per design unit.
func (u *Window) Scale() float64 { return u.scale }

// Px returns a length of v design units in pixels.
func (u *Window) Px(v float64) float64 { return v * u.scale }

// thin is the least width in pixels of a line that has to be seen, so that one of its pixels has nearly its colour wherever it runs.
const thin = 1.5

// LinePx returns the width in pixels of a line of v design units that has to be seen.
func (u *Window) LinePx(v float64) float64 { return max(u.Px(v), thin) }

// Scaled lets f draw with scale pixels per design unit.
func (u *Window) Scaled(scale float64, f func()) {
	was := u.scale
	defer func() { u.scale = was }()
	u.scale = scale
	f()
}

// Work is the cost of frames so far besides drawing, counted so that tests can bound it on any machine.
type Work struct {
	Rectangles int // compared with others to place popovers
	Lines      int // of text laid out to be measured
}

// Work returns the cost of all frames so far.
func (u *Window) Work() Work { return Work{u.compared, u.theme.LaidOut()} }

// A scene may have no room for text as large as a player asks for. What is laid over it to be read can be as large, since it is scrolled.

// Reading sets the factor by which text should be larger than that of the scene. Tooltips, notices and dialogs are drawn so.
func (u *Window) Reading(larger float64) { u.larger = larger }

// Ask sets the scale in pixels per design unit that a player asks for, 0 if it is the actual one, and how many times as large as usual that
// is. It has to be called before every frame.
func (u *Window) Ask(scale, times float64) { u.asked, u.times = scale, times }

// Asked returns the values of Ask; ok is false where everything is as large as it should be.
func (u *Window) Asked() (scale, times float64, ok bool) { return u.asked, u.times, u.asked > 0 }

// Words lets f draw what is laid over a scene to be read, such as dialogs and tooltips, with text as large as Reading sets. Text without
// room is broken into more lines and scrolled.
func (u *Window) Words(f func()) { u.Scaled(max(u.scale, u.base*max(u.larger, 1)), f) }

// Larger lets f draw as Words does, or less large so that r has room for width and height design units, but no smaller than usual. It is
// for lists and dialogs that are scrolled.
func (u *Window) Larger(r Rect, width, height float64, f func()) {
	u.Scaled(max(u.scale, min(u.base*max(u.larger, 1), r.W/width, r.H/height)), f)
}

// Least sides of a window in design units in which scenes have room.
const (
	leastShort = 480
	leastLong  = 780
)

// Narrow reports whether the window has less room for text of this size than scenes need: then what is laid over a scene takes all of it,
// and is scrolled.
func (u *Window) Narrow() bool {
	b := u.Bounds()
	return min(b.W, b.H) < u.Px(leastShort) || max(b.W, b.H) < u.Px(leastLong)
}

// Sizes in fingertips.
const (
	leastTarget = 24.0 / 44 // of what a mouse aims at (WCAG 2.2, 2.5.8 and 2.5.5)
	leastDesk   = 10        // of the shorter side of a window; a smaller one is that of a telephone, which has no mouse
)

// Fingertip sets how many pixels wide and high targets have to be for a finger. With 0 a finger is as exact as a mouse.
func (u *Window) Fingertip(pixels float64) { u.fingertip = pixels }

// Finger returns the value of Fingertip.
func (u *Window) Finger() float64 { return u.fingertip }

// Target returns the area in which a mouse hits what stands in r; it is larger than r if that is smaller than a mouse needs.
func (u *Window) Target(r Rect) Rect {
	if u.Phone() > 0 {
		return r
	}
	least := leastTarget * u.fingertip
	return RectAround(r.Middle(), max(r.W, least), max(r.H, least))
}

// Phone returns the value of Fingertip where the window is that of a telephone, and 0 elsewhere.
func (u *Window) Phone() float64 {
	if min(u.w, u.h) < leastDesk*u.fingertip {
		return u.fingertip
	}
	return 0
}
