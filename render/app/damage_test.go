package app

import (
	"fmt"
	"testing"
	"time"

	"islas/render/testkit/need"
)

func init() { plays["damage"] = playDamage }

// TestOnlyWhatChangedIsDrawn lets computers play and compares the screen, on which only changes were drawn, with one that is drawn
// completely.
func TestOnlyWhatChangedIsDrawn(t *testing.T) {
	need.Time(t)
	inEveryGame(t, "damage")
}

func playDamage() {
	t := newTheatre(960, 600, "easy", "easy", "easy")
	compared, due := 0, false
	for n := range 2000 {
		t.run(1)
		due = due || n%19 == 0
		if !due {
			continue
		}
		if t.stage.Art.Pending() {
			time.Sleep(2 * time.Millisecond) // ticks must not outrun the painting beside them
			continue                         // still being painted; compared when ready
		}
		due = false
		t.newest(n)
		compared++
	}
	if compared < 50 {
		fail("only %d frames were compared", compared)
	}
	fmt.Println(compared, "frames compared")
}
