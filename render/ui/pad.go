package ui

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// PadState is what is held of a game pad of the standard layout. Axes go from -1 to 1, right and down.
type PadState struct {
	Buttons [ebiten.StandardGamepadButtonMax + 1]bool
	X, Y    float64 // of the left stick
}

// stickFrom is how far the stick has to be moved to be a direction.
const stickFrom = 0.55

// padKey is which key a button stands for.
type padKey struct {
	button  ebiten.StandardGamepadButton
	key     Key
	repeats bool
}

// padButtons is how many buttons stand for a key.
const padButtons = 15

// padKeys is which key each button stands for. What those do that neither move nor use the focus the program says (BindPad).
func padKeys() [padButtons]padKey {
	return [...]padKey{
		{ebiten.StandardGamepadButtonLeftTop, KeyUp, true},
		{ebiten.StandardGamepadButtonLeftBottom, KeyDown, true},
		{ebiten.StandardGamepadButtonLeftLeft, KeyLeft, true},
		{ebiten.StandardGamepadButtonLeftRight, KeyRight, true},
		{ebiten.StandardGamepadButtonRightBottom, KeyEnter, false},
		{ebiten.StandardGamepadButtonRightRight, KeyEscape, false},
		{ebiten.StandardGamepadButtonFrontTopLeft, KeyBackTab, true},
		{ebiten.StandardGamepadButtonFrontTopRight, KeyTab, true},
		{ebiten.StandardGamepadButtonFrontBottomLeft, KeyPageUp, true},
		{ebiten.StandardGamepadButtonFrontBottomRight, KeyPageDown, true},
		{ebiten.StandardGamepadButtonRightLeft, KeyPadX, false},
		{ebiten.StandardGamepadButtonRightTop, KeyPadY, false},
		{ebiten.StandardGamepadButtonCenterLeft, KeyPadSelect, false},
		{ebiten.StandardGamepadButtonCenterRight, KeyPadStart, false},
		{ebiten.StandardGamepadButtonLeftStick, KeyPadStick, false},
	}
}

// PadReader makes keys of what is pressed on a pad, held ones repeating. The zero value is ready.
type PadReader struct {
	held [padButtons]int // for how many ticks
	keys []Key
}

// Read returns the keys of a tick. The slice is valid until the next call.
func (r *PadReader) Read(now PadState) []Key {
	r.keys = r.keys[:0]
	stick := map[Key]bool{KeyLeft: now.X < -stickFrom, KeyRight: now.X > stickFrom, KeyUp: now.Y < -stickFrom, KeyDown: now.Y > stickFrom}
	for i, b := range padKeys() {
		if !now.Buttons[b.button] && !stick[b.key] {
			r.held[i] = 0
			continue
		}
		r.held[i]++
		if again := b.repeats && r.held[i] > repeatAfter && (r.held[i]-repeatAfter)%(2*repeatEvery) == 0; r.held[i] == 1 || again {
			r.keys = append(r.keys, b.key)
		}
	}
	return r.keys
}

// readPads adds what is pressed on any pad of the standard layout, and notes whether a pad or something else was used last.
func (ir *InputReader) readPads(in *Input) {
	if !ebiten.IsFocused() { // another program is played with it
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

// BindPad says which command each button of a pad stands for that does not move or use the focus.
func (u *UI) BindPad(commands map[Key]Command) { u.padBound = commands }

// Glyph is what is written on the button of a pad that does what a key does, empty if none does or no pad is in use.
func (u *UI) Glyph(k Key) string {
	if !u.in.Pad {
		return ""
	}
	switch k {
	case KeyEnter:
		return "A"
	case KeyEscape:
		return "B"
	}
	for button, c := range u.padBound {
		if u.KeyOf(c) == k && k != KeyNone {
			return button.Name()
		}
	}
	return ""
}

// unpad puts in place of the buttons of a pad the keys of what they stand for.
func (u *UI) unpad() {
	for i, k := range u.in.Keys {
		if c, ok := u.padBound[k]; ok {
			keys := append([]Key(nil), u.in.Keys...)
			keys[i] = u.KeyOf(c)
			u.in.Keys = keys
		}
	}
}
