package render

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func init() { plays["damage"] = playDamage }

// TestOnlyWhatChangedIsDrawn lets computers play and compares the screen, on which only what changed was drawn, with one
// that is drawn from nothing.
func TestOnlyWhatChangedIsDrawn(t *testing.T) { t.Log(perform(t, "damage")) }

// roundings is by how much of 255 a colour may differ: a form that is clipped is blended with other roundings at its edges. More
// than 4 was not seen in any of some thousand frames.
const roundings = 4

func playDamage() error {
	const w, h = 960, 600
	t, err := newTheatre(w, h, "easy", "easy", "easy")
	if err != nil {
		return err
	}
	whole := ebiten.NewImage(w, h)
	a, b := make([]byte, 4*w*h), make([]byte, 4*w*h)
	compared := 0
	for n := range 2000 {
		if err := t.tick(); err != nil {
			return err
		}
		if n%19 != 0 {
			continue
		}
		if err := t.untilMade(); err != nil {
			return err
		}
		t.screen.ReadPixels(a)
		t.ui.Invalidate()
		t.ui.Draw(whole)
		whole.ReadPixels(b)
		compared++
		if bytes.Equal(a, b) {
			continue
		}
		for i := range a {
			if d := int(a[i]) - int(b[i]); d > roundings || d < -roundings {
				return fmt.Errorf("after %d ticks pixel (%d, %d) is %v, drawn from nothing %v", n, i/4%w, i/4/w, a[i&^3:i&^3+4], b[i&^3:i&^3+4])
			}
		}
	}
	fmt.Println(compared, "frames compared")
	return nil
}
