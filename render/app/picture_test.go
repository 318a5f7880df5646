package app

import (
	"bytes"
	"fmt"
	"testing"
	"time"

	"islas/render/testkit/need"
)

func init() { plays["glints"] = playGlints }

// TestGlints compiles the shader on a screen and checks that the sun glints on the water while it moves, that it does not with reduced
// motion, and that the screen never differs from the still sea by more than a few spots.
func TestGlints(t *testing.T) {
	need.Time(t)
	t.Log(perform(t, "glints"))
}

func playGlints() {
	const w, h = 1280, 720
	t := newTheatre(w, h)
	t.stage.Settings.ReducedMotion = true
	t.untilSharp()
	still := t.shown().Pix
	if t.run(60); !bytes.Equal(still, t.shown().Pix) {
		fail("something moves although motion is reduced")
	}
	t.stage.Settings.ReducedMotion = false
	t.run(120)
	lively := t.shown().Pix
	lit := 0
	for i := 0; i < len(still); i += 4 {
		if !bytes.Equal(still[i:i+3], lively[i:i+3]) {
			lit++
		}
	}
	fmt.Printf("%.2f %% of the title is lit\n", 100*float64(lit)/w/h)
	if lit == 0 || lit > w*h/4 {
		fail("the water changes %d pixels", lit)
	}
	t.run(300)
	t.background.idle = restAfter
	t.run(int(time.Second / testTick))
	rest := t.shown().Pix
	if t.run(60); !bytes.Equal(rest, t.shown().Pix) {
		fail("the water moves although nobody is there")
	}
	t.stage.Settings.ReducedMotion = true
	if t.run(10); !bytes.Equal(still, t.shown().Pix) {
		fail("the still sea is not what it was before")
	}
}
