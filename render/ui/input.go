package ui

import "time"

// Input is everything that came in during one tick, filled from mouse, touch and keyboard by an InputReader, or by a test.
// Positions are in device pixels.
type Input struct {
	Pos    Point // of the pointer: the mouse, or the finger that touched first
	Inside bool  // whether the pointer is over the window; never for a finger that is gone

	Down     bool // the main button or the finger is down
	Pressed  bool // it went down in this tick
	Released bool // it went up in this tick

	SecondaryReleased bool  // the other button went up in this tick
	Wheel             Point // turns of the wheel, Y positive away from the user
	Touch             bool  // the pointer is a finger

	Keys  []Key  // keys pressed in this tick, held ones repeating
	Runes []rune // text typed in this tick where no input method is in use, see UI.UseInputMethod
	Shift bool   // held
	Ctrl  bool   // held, on macOS also Command

	Pad    bool   // a game pad was used last
	Assist Assist // what an assistive tool does

	Dt time.Duration // length of the tick
}

// Idle reports whether nothing happened but the passing of time, compared with the input of the tick before.
func (in Input) Idle(before Input) bool {
	return in.Pos == before.Pos && in.Inside == before.Inside && in.Down == before.Down && !in.Pressed && !in.Released &&
		!in.SecondaryReleased && in.Wheel == (Point{}) && len(in.Keys) == 0 && len(in.Runes) == 0 && in.Assist == (Assist{}) && in.Pad == before.Pad &&
		in.Shift == before.Shift && in.Ctrl == before.Ctrl
}

// Key is a key of the keyboard that means something to the interface.
type Key uint8

// The keys.
const (
	KeyNone Key = iota
	KeyTab
	KeyBackTab // Tab with Shift
	KeyEnter
	KeySpace
	KeyEscape
	KeyLeft
	KeyRight
	KeyUp
	KeyDown
	KeyHome
	KeyEnd
	KeyPageUp
	KeyPageDown
	KeyBackspace
	KeyDelete
	KeyF1
	KeyF11
	KeyF12
	Key0
	Key1
	Key2
	Key3
	Key4
	Key5
	Key6
	Key7
	Key8
	Key9
	KeyA
	KeyB
	KeyC
	KeyD
	KeyE
	KeyF
	KeyG
	KeyH
	KeyI
	KeyJ
	KeyK
	KeyL
	KeyM
	KeyN
	KeyO
	KeyP
	KeyQ
	KeyR
	KeyS
	KeyT
	KeyU
	KeyV
	KeyW
	KeyX
	KeyY
	KeyZ

	// Buttons of a game pad that stand for commands (UI.BindPad).
	KeyPadA
	KeyPadB
	KeyPadX
	KeyPadY
	KeyPadLB
	KeyPadRB
	KeyPadView
	KeyPadMenu
	KeyPadLS // the stick pressed
	KeyPadRS
)

// Name is what the key is called where that is the same in every language: letters, digits and function keys; empty for
// the others. Buttons of a pad have theirs from PadName.
func (k Key) Name() string {
	switch {
	case k >= Key0 && k <= Key9:
		return string(rune('0' + k - Key0))
	case k >= KeyA && k <= KeyZ:
		return string(rune('A' + k - KeyA))
	case k == KeyF1:
		return "F1"
	case k == KeyF11:
		return "F11"
	case k == KeyF12:
		return "F12"
	}
	return ""
}

// KeyNamed returns the key of a name (Name), KeyNone if there is none.
func KeyNamed(name string) Key {
	for k := KeyNone + 1; k <= KeyZ && name != ""; k++ {
		if k.Name() == name {
			return k
		}
	}
	return KeyNone
}

// Cursor is the shape of the mouse pointer.
type Cursor uint8

// The shapes.
const (
	CursorDefault Cursor = iota
	CursorPointer
	CursorText
	CursorMove
	CursorNotAllowed
)
