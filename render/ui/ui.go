// Package ui is the interface kit: an immediate-mode interface that records what it wants drawn.
//
// A scene is one function Frame(u *UI), called between Begin and End whenever something may have changed. It lays out
// with rectangles, asks widgets whether they were clicked, and draws. Nothing touches the graphics card: the operations
// are only recorded, and Draw replays them if they differ from those drawn last. So layout, hit testing and the fitting of
// texts are tested without a screen, and a table at rest costs nothing.
//
// Rectangles are in device pixels; Px turns design units (see package theme) into pixels. What lies under the pointer is
// found among the widgets of the previous frame, later ones and higher layers first.
package ui

import (
	"time"

	"islas/render/theme"
)

// Texts is the catalogue of the texts of one language.
type Texts interface {
	// Text is the text of a key with its parameters, pairs of a name and a value, filled in.
	Text(key string, params ...any) string
}

// UI is the interface of one window. It is to be used by one goroutine.
type UI struct {
	theme *theme.Theme // that is drawn with
	worn  *theme.Theme // that every frame begins with
	texts Texts

	in     Input
	w, h   float64
	scale  float64
	base   float64       // scale of the frame's scene
	now    time.Duration // time the kit has seen pass
	frames int

	recording
	interaction
	textEntry
	canvas    canvas
	notices   []notice
	noticesIn Rect   // where they are told in this frame, empty for the lower edge
	written   []said // texts of the frame, for assistive tools
	heading   int    // level of that which is being drawn, 0 for none
	inPart    string // what the part of a scene is called that is being declared
	scans     scanning
	padBound  map[Key]Command // by the button of a pad
	raw       []Key           // pressed in this tick
	listens   bool            // what is pressed in the next tick is asked for
	bound     map[string]Key  // by the id of a command: the key that a player has chosen
	scrolls   map[string]*scrollState
	compared  int // rectangles, see Work
}

// New returns an interface without anything in it. Neither argument may be nil.
func New(t *theme.Theme, texts Texts) *UI {
	u := &UI{worn: t, theme: t, texts: texts, scale: 1, base: 1, scrolls: map[string]*scrollState{}}
	u.fields, u.focusAt = map[string]*fieldState{}, -1
	return u
}

// Work is what frames have cost so far besides drawing. It is counted, as time depends on the machine, so that tests can bound it.
type Work struct {
	Rectangles int // compared with others to find places for what lies above a scene
	Lines      int // of text that were laid out to be measured
}

// Work returns what frames have cost so far.
func (u *UI) Work() Work { return Work{u.compared, u.theme.LaidOut()} }

// Compared counts n rectangles that were compared with others to find a place.
func (u *UI) Compared(n int) { u.compared += n }

// Theme is the palette and type everything is drawn with.
func (u *UI) Theme() *theme.Theme { return u.theme }

// SetTheme changes palette and type from the next frame on.
func (u *UI) SetTheme(t *theme.Theme) {
	u.worn = t
	u.Wear(t)
	u.Invalidate()
}

// SetTexts changes the language from the next frame on.
func (u *UI) SetTexts(t Texts) { u.texts = t }

// Begin starts a frame: the input of this tick, the size of the window in pixels and the pixels per design unit.
func (u *UI) Begin(in Input, w, h, scale float64) {
	u.in, u.w, u.h, u.scale = in, max(w, 1), max(h, 1), max(scale, 0.01)
	u.base = u.scale
	u.now += in.Dt
	u.frames++
	u.Wear(u.worn)
	u.rebound()
	u.listen()
	u.oneKey()
	u.recording.begin(u.Bounds())
	u.written = u.written[:0]
	u.beginInteraction()
	u.beginTextEntry()
}

// End finishes the frame. It reports whether the operations recorded differ from those last drawn, so that Draw has
// something to do.
func (u *UI) End() (changed bool) {
	u.drawNotices()

	u.drawTooltip()
	u.drawFocusRing()
	u.endInteraction()
	u.recording.end()
	return u.Changed()
}

// Busy reports whether the kit itself needs another frame although no input comes: a tooltip about to appear, a notice
// that fades, or something that moved away from under the pointer.
func (u *UI) Busy() bool { return u.wake }

// Due returns how long after the last frame the kit needs another one although no input comes: a caret blinks. 0 is that
// nothing will change by itself. Until then it need not be Busy; Pass tells how much of the time has passed.
func (u *UI) Due() time.Duration { return u.due }

// Pass lets time pass without a frame. It must be called between two frames, and only while something is Due.
func (u *UI) Pass(d time.Duration) { u.now += max(0, d) }

// Wake asks for the next tick although no input comes, for what goes by itself after a time.
func (u *UI) Wake() { u.wake = true }

// Px is a length of v design units in pixels.
func (u *UI) Px(v float64) float64 { return v * u.scale }

// Scale is the number of pixels per design unit.
func (u *UI) Scale() float64 { return u.scale }

// Size is the size of the window in pixels.
func (u *UI) Size() (w, h float64) { return u.w, u.h }

// Bounds is the whole window.
func (u *UI) Bounds() Rect { return Rect{X: 0, Y: 0, W: u.w, H: u.h} }

// Input is what came in this tick.
func (u *UI) Input() Input { return u.in }

// Now is the time that has passed since the interface was made, by the ticks it was told about.
func (u *UI) Now() time.Duration { return u.now }

// T is a text of the catalogue with its parameters, pairs of a name and a value, filled in.
func (u *UI) T(key string, params ...any) string { return u.texts.Text(key, params...) }
