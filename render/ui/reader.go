package ui

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"islas/render/geom"
)

// Times of an InputReader.
const (
	takenAway   = -5000 // left of which a finger is told to be when the page has taken it away
	repeatAfter = 24    // ticks a key is held before it repeats
	repeatEvery = 3     // ticks from then on
)

// InputReader reads mouse, touch and keyboard. The zero value is ready. It must be asked once every tick, from within the
// game's Update.
type InputReader struct {
	touch   ebiten.TouchID
	touched bool // a finger is followed
	mouse   laidAside

	taps    taps // of fingers, too short for the engine
	touches []ebiten.TouchID
	keys    []ebiten.Key
	pad     PadReader
	pads    []ebiten.GamepadID
	padUsed bool // a pad was used last
	out     []Key
	runes   []rune
}

// Read is the input of this tick in the pixels of the game's layout; dt is the length of a tick. The slices in it are
// valid until the next call.
func (ir *InputReader) Read(dt time.Duration) Input {
	in := Input{Dt: dt}
	ir.readKeys(&in)
	if !ir.readTouch(&in) {
		ir.readMouse(&in)
	}
	ir.readPads(&in)
	return in
}

// readTouch follows the finger that touched first and reports whether there is one, or one has just gone.
func (ir *InputReader) readTouch(in *Input) bool {
	ir.touches = inpututil.AppendJustPressedTouchIDs(ir.touches[:0])
	tap, tapped := ir.taps.take()
	if !ir.touched && len(ir.touches) > 0 {
		ir.touch, ir.touched = ir.touches[0], true
		in.Pressed = true
	}
	if !ir.touched && !tapped {
		return false
	}
	in.Touch, in.Inside = true, true
	x, y := ebiten.CursorPositionF()
	ir.mouse.touched(geom.Pt(x, y))
	if !ir.touched {
		in.Pos, in.Pressed, in.Released = tap, true, true
		return true
	}
	if inpututil.IsTouchJustReleased(ir.touch) {
		x, y = inpututil.TouchPositionFInPreviousTick(ir.touch)
		in.Pos, in.Released, ir.touched = geom.Pt(x, y), true, false
		return true
	}
	x, y = ebiten.TouchPositionF(ir.touch)
	in.Pos, in.Down = geom.Pt(x, y), true
	// A touch that ended without a word, as when the window lost the focus, must not be followed for ever.
	// Neither must one that the page has taken away, which it tells by a place far outside (touch.js).
	if inpututil.TouchPressDuration(ir.touch) == 0 && !in.Pressed || x < takenAway {
		in.Down, in.Inside, ir.touched = false, false, false
	}
	return true
}

// readMouse reads the mouse unless a finger was used last.
func (ir *InputReader) readMouse(in *Input) {
	x, y := ebiten.CursorPositionF()
	in.Pos = geom.Pt(x, y)
	if ir.mouse.rests(in.Pos, ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft), in.Dt) {
		in.Touch = true // nothing is hovered where the finger was
		return
	}
	in.Inside = true
	in.Down = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	in.Pressed = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	in.Released = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	in.SecondaryReleased = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonRight)
	wx, wy := ebiten.Wheel()
	in.Wheel = geom.Pt(wx, wy)
}

// readKeys reads the keyboard. Keys that move or delete repeat while they are held. A key that was pressed and let go within the
// tick, as on-screen keyboards and voice control do it, was pressed, too: the engine counts no duration of it.
func (ir *InputReader) readKeys(in *Input) {
	in.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	// On keyboards with AltGr, Windows tells it as Control beside it: letters are typed with it, no commands given.
	in.Ctrl = ebiten.IsKeyPressed(ebiten.KeyControl) && !ebiten.IsKeyPressed(ebiten.KeyAltRight) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	ir.keys = inpututil.AppendPressedKeys(ir.keys[:0])
	ir.out = ir.out[:0]
	for _, ek := range ir.keys {
		k, repeats := keyOf(ek)
		if k == KeyTab && in.Shift {
			k = KeyBackTab
		}
		held := inpututil.KeyPressDuration(ek)
		again := repeats && held >= repeatAfter && (held-repeatAfter)%repeatEvery == 0
		if k != KeyNone && (inpututil.IsKeyJustPressed(ek) || again) {
			ir.out = append(ir.out, k)
		}
	}
	in.Keys = ir.out
	ir.runes = ebiten.AppendInputChars(ir.runes[:0])
	in.Runes = ir.runes
}

// keyOf translates a key of the engine and says whether it repeats.
func keyOf(k ebiten.Key) (key Key, repeats bool) {
	switch {
	case k >= ebiten.KeyA && k <= ebiten.KeyZ:
		return KeyA + Key(k-ebiten.KeyA), false
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		return Key0 + Key(k-ebiten.KeyDigit0), false
	}
	switch k {
	case ebiten.KeyTab:
		return KeyTab, true
	case ebiten.KeyEnter, ebiten.KeyNumpadEnter:
		return KeyEnter, false
	case ebiten.KeySpace:
		return KeySpace, false
	case ebiten.KeyEscape:
		return KeyEscape, false
	case ebiten.KeyArrowLeft:
		return KeyLeft, true
	case ebiten.KeyArrowRight:
		return KeyRight, true
	case ebiten.KeyArrowUp:
		return KeyUp, true
	case ebiten.KeyArrowDown:
		return KeyDown, true
	case ebiten.KeyHome:
		return KeyHome, false
	case ebiten.KeyEnd:
		return KeyEnd, false
	case ebiten.KeyPageUp:
		return KeyPageUp, true
	case ebiten.KeyPageDown:
		return KeyPageDown, true
	case ebiten.KeyBackspace:
		return KeyBackspace, true
	case ebiten.KeyDelete:
		return KeyDelete, true
	case ebiten.KeyF1:
		return KeyF1, false
	case ebiten.KeyF11:
		return KeyF11, false
	case ebiten.KeyF12:
		return KeyF12, false
	}
	return KeyNone, false
}

// ApplyCursor gives the mouse pointer the shape it should have.
func (u *UI) ApplyCursor() {
	shape := ebiten.CursorShapeDefault
	switch u.Cursor() {
	case CursorPointer:
		shape = ebiten.CursorShapePointer
	case CursorText:
		shape = ebiten.CursorShapeText
	case CursorMove:
		shape = ebiten.CursorShapeMove
	case CursorNotAllowed:
		shape = ebiten.CursorShapeNotAllowed
	}
	if ebiten.CursorShape() != shape {
		ebiten.SetCursorShape(shape)
	}
}
