package ui

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"islas/render/geom"
)

// PadState is the state of a game pad of the standard layout. Axes go from -1 to 1, right and down.
type PadState struct {
	Buttons [ebiten.StandardGamepadButtonMax + 1]bool
	X, Y    float64 // of the left stick
}

// stickFrom is how far the stick has to be moved to count as a direction.
const stickFrom = 0.55

// padKeys lists the key that each button stands for: those of the directions and of pages as on a keyboard, the others for commands.
var padKeys = [...]struct {
	button ebiten.StandardGamepadButton
	key    Key
}{
	{ebiten.StandardGamepadButtonLeftTop, KeyUp},
	{ebiten.StandardGamepadButtonLeftBottom, KeyDown},
	{ebiten.StandardGamepadButtonLeftLeft, KeyLeft},
	{ebiten.StandardGamepadButtonLeftRight, KeyRight},
	{ebiten.StandardGamepadButtonRightBottom, KeyPadA},
	{ebiten.StandardGamepadButtonRightRight, KeyPadB},
	{ebiten.StandardGamepadButtonFrontTopLeft, KeyPadLB},
	{ebiten.StandardGamepadButtonFrontTopRight, KeyPadRB},
	{ebiten.StandardGamepadButtonFrontBottomLeft, KeyPageUp},
	{ebiten.StandardGamepadButtonFrontBottomRight, KeyPageDown},
	{ebiten.StandardGamepadButtonRightLeft, KeyPadX},
	{ebiten.StandardGamepadButtonRightTop, KeyPadY},
	{ebiten.StandardGamepadButtonCenterLeft, KeyPadView},
	{ebiten.StandardGamepadButtonCenterRight, KeyPadMenu},
	{ebiten.StandardGamepadButtonLeftStick, KeyPadLS},
	{ebiten.StandardGamepadButtonRightStick, KeyPadRS},
}

// PadReader turns what is pressed on a pad into keys, held ones repeating. The zero value is ready.
type PadReader struct {
	held [len(padKeys)]int // for how many ticks
	keys []Key
}

// Read returns the keys of a tick. The slice is valid until the next call.
func (r *PadReader) Read(now PadState) []Key {
	r.keys = r.keys[:0]
	stick := map[Key]bool{KeyLeft: now.X < -stickFrom, KeyRight: now.X > stickFrom, KeyUp: now.Y < -stickFrom, KeyDown: now.Y > stickFrom}
	for i, b := range padKeys {
		if !now.Buttons[b.button] && !stick[b.key] {
			r.held[i] = 0
			continue
		}
		r.held[i]++
		repeats := b.key < KeyPadA || b.key == KeyPadLB || b.key == KeyPadRB
		if again := repeats && r.held[i] > repeatAfter && (r.held[i]-repeatAfter)%(2*repeatEvery) == 0; r.held[i] == 1 || again {
			r.keys = append(r.keys, b.key)
		}
	}
	return r.keys
}

// readPads adds what is pressed on any pad of the standard layout, and notes whether a pad or something else was used last.
func (ir *InputReader) readPads(in *Input) {
	if !ebiten.IsFocused() { // the pad is used for another program
		return
	}
	var now PadState
	ir.pads = ebiten.AppendGamepadIDs(ir.pads[:0])
	for _, id := range ir.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		for b := range now.Buttons {
			now.Buttons[b] = now.Buttons[b] || ebiten.IsStandardGamepadButtonPressed(id, ebiten.StandardGamepadButton(b))
		}
		now.X += ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)
		now.Y += ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
	}
	if len(ir.pads) == 0 && len(in.Keys) == 0 {
		ir.padUsed = false
		return
	}
	switch keys := ir.pad.Read(now); {
	case len(keys) > 0:
		ir.padUsed = true
		ir.out = append(ir.out, keys...)
		in.Keys = ir.out
	case len(in.Keys) > 0 || in.Pressed:
		ir.padUsed = false
	}
	in.Pad = ir.padUsed
}

// mouseSilence is how long after a touch browsers may send mouse events of their own making.
const mouseSilence = 700 * time.Millisecond

// laidAside is a mouse whose user may touch the screen instead. Where there is no mouse the engine reports one that lies somewhere, often
// in the corner of the window. The zero value is a mouse in use.
type laidAside struct {
	finger bool          // a finger was used last
	silent time.Duration // time for which the mouse is still ignored
	at     Point         // its position since
}

// touched records that a finger is used while the mouse lies at a position.
func (m *laidAside) touched(at Point) { *m = laidAside{true, mouseSilence, at} }

// rests reports whether the mouse, at a position and with its button down or not, is still unused: it is until it moves or is pressed.
func (m *laidAside) rests(at Point, down bool, dt time.Duration) bool {
	if m.silent > 0 {
		m.silent, m.at = m.silent-dt, at
		return true
	}
	m.finger = m.finger && m.at == at && !down
	return m.finger
}

// Limits of an InputReader.
const (
	takenAway   = -5000 // x left of which the page has put a finger that it has taken away
	repeatAfter = 24    // ticks a key is held before it repeats
	repeatEvery = 3     // ticks from then on
)

// InputReader reads mouse, touch and keyboard. The zero value is ready. Read must be called once every tick, from within the game's Update.
type InputReader struct {
	touch   ebiten.TouchID
	touched bool // a finger is followed
	mouse   laidAside

	taps    taps // touches too short for the engine
	touches []ebiten.TouchID
	keys    []ebiten.Key
	pad     PadReader
	pads    []ebiten.GamepadID
	padUsed bool // a pad was used last
	out     []Key
	runes   []rune
}

// Read returns the input of this tick in the pixels of the game's layout; dt is the length of a tick. The slices in it are valid until the
// next call.
func (ir *InputReader) Read(dt time.Duration) Input {
	in := Input{Dt: dt}
	ir.readKeys(&in)
	if !ir.readTouch(&in) {
		ir.readMouse(&in)
	}
	ir.readPads(&in)
	return in
}

// readTouch follows the finger that touched first and reports whether there is one, or one that has just gone.
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
	// A touch must not be followed for ever if it ended unnoticed, as when the window lost the focus, or if the page has taken it away, for
	// which it moves it far outside (touch.js).
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
		in.Touch = true // nothing is hovered at the finger's position
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

// readKeys reads the keyboard. Keys that move or delete repeat while they are held. A key released within the tick, as by on-screen
// keyboards and voice control, counts as pressed, too: the engine reports no duration of it.
func (ir *InputReader) readKeys(in *Input) {
	in.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	// On keyboards with AltGr, Windows reports Control together with it: it types letters and gives no commands.
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

// keyOf returns the Key for a key of the engine and whether it repeats.
func keyOf(k ebiten.Key) (key Key, repeats bool) {
	switch {
	case k >= ebiten.KeyA && k <= ebiten.KeyZ:
		return KeyA + Key(k-ebiten.KeyA), false
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		return Key0 + Key(k-ebiten.KeyDigit0), false
	}
	key = engineKeys[k]
	return key, key == KeyTab || key >= KeyLeft && key <= KeyDelete && key != KeyHome && key != KeyEnd
}

// engineKeys maps the keys of the engine that are neither letters nor digits.
var engineKeys = map[ebiten.Key]Key{
	ebiten.KeyTab: KeyTab, ebiten.KeyEnter: KeyEnter, ebiten.KeyNumpadEnter: KeyEnter, ebiten.KeySpace: KeySpace, ebiten.KeyEscape: KeyEscape,
	ebiten.KeyArrowLeft: KeyLeft, ebiten.KeyArrowRight: KeyRight, ebiten.KeyArrowUp: KeyUp, ebiten.KeyArrowDown: KeyDown,
	ebiten.KeyHome: KeyHome, ebiten.KeyEnd: KeyEnd, ebiten.KeyPageUp: KeyPageUp, ebiten.KeyPageDown: KeyPageDown,
	ebiten.KeyBackspace: KeyBackspace, ebiten.KeyDelete: KeyDelete, ebiten.KeyF1: KeyF1, ebiten.KeyF11: KeyF11, ebiten.KeyF12: KeyF12,
}
