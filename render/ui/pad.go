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
const padButtons = 16

// padKeys is which key each button stands for: those of the directions and of pages as on a keyboard, the others for commands.
func padKeys() [padButtons]padKey {
	return [...]padKey{
		{ebiten.StandardGamepadButtonLeftTop, KeyUp, true},
		{ebiten.StandardGamepadButtonLeftBottom, KeyDown, true},
		{ebiten.StandardGamepadButtonLeftLeft, KeyLeft, true},
		{ebiten.StandardGamepadButtonLeftRight, KeyRight, true},
		{ebiten.StandardGamepadButtonRightBottom, KeyPadA, false},
		{ebiten.StandardGamepadButtonRightRight, KeyPadB, false},
		{ebiten.StandardGamepadButtonFrontTopLeft, KeyPadLB, true},
		{ebiten.StandardGamepadButtonFrontTopRight, KeyPadRB, true},
		{ebiten.StandardGamepadButtonFrontBottomLeft, KeyPageUp, true},
		{ebiten.StandardGamepadButtonFrontBottomRight, KeyPageDown, true},
		{ebiten.StandardGamepadButtonRightLeft, KeyPadX, false},
		{ebiten.StandardGamepadButtonRightTop, KeyPadY, false},
		{ebiten.StandardGamepadButtonCenterLeft, KeyPadView, false},
		{ebiten.StandardGamepadButtonCenterRight, KeyPadMenu, false},
		{ebiten.StandardGamepadButtonLeftStick, KeyPadLS, false},
		{ebiten.StandardGamepadButtonRightStick, KeyPadRS, false},
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
