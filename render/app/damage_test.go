package app

import (
	"bytes"
	"fmt"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

func init() { plays["damage"] = playDamage }

// TestOnlyWhatChangedIsDrawn lets computers play and compares the screen, on which only what changed was drawn, with one
// that is drawn from nothing.
func TestOnlyWhatChangedIsDrawn(t *testing.T) { inEveryGame(t, "damage") }

func playDamage() error {
	const w, h = 960, 600
	t, err := newTheatre(w, h, "easy", "easy", "easy")
	if err != nil {
		return err
	}
	whole := ebiten.NewImage(w, h)
	a, b := make([]byte, 4*w*h), make([]byte, 4*w*h)
	compared, due := 0, false
	for n := range 2000 {
		if err := t.tick(); err != nil {
			return err
		}
		due = due || n%19 == 0
		if !due {
			continue
		}
		if t.stage.Art.Pending() {
			time.Sleep(2 * time.Millisecond) // ticks must not outrun what paints beside them
			continue                         // what is still being painted is compared as soon as it is there, however busy the machine is
		}
		due = false
		t.screen.ReadPixels(a)
		t.ui.Invalidate()
		t.ui.Draw(whole)
		whole.ReadPixels(b)
		compared++
		if bytes.Equal(a, b) {
			continue
		}
		for i := range a {
			if d := int(a[i]) - int(b[i]); d > 3 || d < -3 {
				return fmt.Errorf("after %d ticks pixel (%d, %d) is %v, drawn from nothing %v", n, i/4%w, i/4/w, a[i&^3:i&^3+4], b[i&^3:i&^3+4])
			}
		}
	}
	if compared < 50 {
		return fmt.Errorf("only %d frames were compared", compared)
	}
	fmt.Println(compared, "frames compared")
	return nil
}
