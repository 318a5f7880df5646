package ui

import (
	"slices"
	"time"
)

// Input is everything that came in during one tick, as filled in by an InputReader or a test. Positions are in device pixels.
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

// Assist is an action of an assistive tool on a widget in a tick. The zero value is none.
type Assist struct {
	ID    string // of the widget
	Focus bool   // gives it the focus
	Click bool   // uses it
	Set   bool   // sets it to Value
	Value string
}

// Tick holds the input of one tick, and whether another one is needed.
type Tick struct {
	in   Input
	now  time.Duration // time the interface has seen pass
	due  time.Duration // time after the last frame at which something changes by itself; 0 for never
	wake bool          // another frame is needed although no input comes
}

// Input returns what came in during this tick.
func (u *Tick) Input() Input { return u.in }

// Now returns how long the interface has run, by its ticks.
func (u *Tick) Now() time.Duration { return u.now }

// Busy reports whether the kit needs another frame although no input comes, for a tooltip about to appear, a notice that fades, or
// something that has moved under the pointer.
func (u *Tick) Busy() bool { return u.wake }

// Due returns how long after the last frame the kit needs another one although no input comes and it is not Busy, as for a blinking caret;
// 0 means never. Pass reports the time that has passed.
func (u *Tick) Due() time.Duration { return u.due }

// Pass adds time that passes without a frame, while something is Due.
func (u *Tick) Pass(d time.Duration) { u.now += max(0, d) }

// Wake asks for another frame although no input comes.
func (u *Tick) Wake() { u.wake = true }

// keyDown reports whether a key was pressed in this tick, whoever it is for.
func (u *Tick) keyDown(k Key) bool { return k != KeyNone && slices.Contains(u.in.Keys, k) }

// takeKey reports whether a key was pressed in this tick, and takes it out of the input.
func (u *Tick) takeKey(k Key) bool {
	if !u.keyDown(k) {
		return false
	}
	u.in.Keys = slices.DeleteFunc(slices.Clone(u.in.Keys), func(pressed Key) bool { return pressed == k })
	return true
}

// assisted returns what an assistive tool sets a widget to in this tick; ok is false if it sets nothing.
func (u *Tick) assisted(id string) (value string, ok bool) {
	a := u.in.Assist
	return a.Value, a.Set && a.ID == id
}

// Key is a key of the keyboard, or a button of a game pad, that has a meaning for the interface.
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

// Name returns the name of a key that is called the same in every language: letters, digits and function keys; empty for the others.
// PadName returns the names of pad buttons.
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

// KeyNamed returns the key with a name (Name), or KeyNone if there is none.
func KeyNamed(name string) Key {
	for k := KeyNone + 1; k <= KeyZ && name != ""; k++ {
		if k.Name() == name {
			return k
		}
	}
	return KeyNone
}

// PadKeys returns the buttons of a pad that stand for commands.
func PadKeys() []Key {
	var all []Key
	for k := KeyPadA; k <= KeyPadRS; k++ {
		all = append(all, k)
	}
	return all
}

// PadName returns the name under which a pad button is stored, empty for other keys.
func (k Key) PadName() string {
	if k < KeyPadA || k > KeyPadRS {
		return ""
	}
	return [...]string{"A", "B", "X", "Y", "LB", "RB", "View", "Menu", "LS", "RS"}[k-KeyPadA]
}

// PadNamed returns the pad button with a name (PadName), or KeyNone if there is none.
func PadNamed(name string) Key {
	for _, k := range PadKeys() {
		if k.PadName() == name {
			return k
		}
	}
	return KeyNone
}

// isPad reports whether a key is a button of a pad.
func isPad(k Key) bool { return k.PadName() != "" }

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
