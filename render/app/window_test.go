package app

import "testing"

func TestWindowFitsTheScreen(t *testing.T) {
	for _, c := range []struct{ screenW, screenH, w, h int }{
		{1920, 1080, 1280, 720},
		{1366, 768, 1280, 668}, // of many notebooks
		{1280, 1024, 1264, 720},
		{800, 480, 784, 380},
		{768, 1280, 752, 720},
		{0, 0, 1280, 720}, // nobody knows
		{1, 1, 1280, 720},
	} {
		if w, h := windowSize(c.screenW, c.screenH); w != c.w || h != c.h {
			t.Errorf("on a screen of %d × %d pixels the window has %d × %d, want %d × %d", c.screenW, c.screenH, w, h, c.w, c.h)
		}
	}
}
