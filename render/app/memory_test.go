package app

import (
	"fmt"
	"testing"

	"islas/render/keep/settings"
	"islas/render/paint"
	"islas/render/testkit/need"
)

func init() { plays["memory"] = playMemory }

// mostMemory is the greatest graphics memory of the program in a window of 3840 by 2160 pixels.
const mostMemory = 256 << 20

// glyphMemory is a generous estimate of the engine's memory for letters and single colours: two pages.
const glyphMemory = 2 * 4 << 20

// TestMemory lets five computers play at 3840 by 2160 pixels and counts the graphics memory that all pictures take.
func TestMemory(t *testing.T) {
	need.Time(t)
	if testing.Short() {
		t.Skip("takes long: it draws eight million pixels again and again by software")
	}
	inEveryGame(t, "memory")
}

func playMemory() {
	const w, h, ticks, drawn = 3840, 2160, 900, 45
	t := newTheatre(w, h, "easy", "easy", "easy", "easy", "easy")
	t.stage.Settings.Speed, t.stage.Settings.ReducedMotion = settings.Fast, true
	peak := 0
	for n := range ticks {
		mustGet(0, t.update())
		if n%drawn > 0 {
			continue
		}
		t.draw(t.screen)
		t.finish()
		sw, sh := t.ui.Scratch()
		peak = max(peak, paint.TextureBytes(w, h)+t.stage.Art.Memory()+paint.TextureBytes(sw, sh)+glyphMemory)
	}
	if peak > mostMemory {
		fail("the pictures take %d MB, %d are allowed", peak>>20, mostMemory>>20)
	}
	if peak < paint.TextureBytes(w, h)+32<<20 {
		fail("the pictures take only %d MB: nothing was drawn", peak>>20)
	}
	fmt.Println(peak>>20, "MB")
}
