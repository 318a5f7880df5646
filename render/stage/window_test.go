package stage

import (
	"testing"

	"islas/render/theme"
)

// TestScale checks that every window has at least the design space that all scenes fit into, that a larger interface is larger if there is
// room, and that twice the pixels on the same screen show the same.
func TestScale(t *testing.T) {
	sizes := [][2]float64{{960, 600}, {1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {768, 1024}, {1024, 768}, {1080, 1920}}
	for _, size := range sizes {
		w, h := size[0], size[1]
		for _, percent := range []int{100, 150, 200} {
			s := Window{w, h, 1}.Scale(percent)
			least := [2]float64{leastWidth, leastHeight}
			if h > w {
				least = [2]float64{leastUpright, leastWidth}
			}
			if w/s < least[0]-1e-9 || h/s < least[1]-1e-9 {
				t.Errorf("%v at %d %%: %.0f × %.0f design units", size, percent, w/s, h/s)
			}
			if double := (Window{2 * w, 2 * h, 2}).Scale(percent); double != 2*s {
				t.Errorf("%v at %d %%: scale %v, on a screen of double density %v", size, percent, s, double)
			}
		}
		if (Window{w, h, 1}).Scale(200) <= (Window{w, h, 1}).Scale(100) {
			t.Errorf("%v: 200 %% is not larger than 100 %%", size)
		}
	}
	if got := (Window{1920, 1080, 1}).Scale(100); got != 1 {
		t.Errorf("the scale at 1920 × 1080 is %v", got)
	}
	if got := (Window{1920, 1080, 1}).Scale(200); got != 2 {
		t.Errorf("the scale at 1920 × 1080 and 200 %% is %v", got)
	}
}

// words is a scene of text.
type words struct{ Scene }

// Least implements Flowing.
func (words) Least() (width, height float64) { return 266, 250 }

// TestWordsAreTwiceAsLarge checks that scenes of text have the requested size even where a board does not: twice as large at 200 % in
// windows of phones, and with text of at least 12 pixels in the windows that browsers make of 1280 × 720 at 400 %.
func TestWordsAreTwiceAsLarge(t *testing.T) {
	for _, size := range [][2]float64{{320, 568}, {360, 640}, {390, 844}, {568, 320}, {844, 390}, {900, 450}, {960, 600}, {1280, 720}, {1920, 1080}} {
		w := Window{size[0], size[1], 1}
		once, twice := w.ScaleOf(words{}, 100), w.ScaleOf(words{}, 200)
		if twice != 2*once {
			t.Errorf("%v: the scale is %.3f at 100 %% and %.3f at 200 %%", size, once, twice)
		}
		if board := w.Scale(100); once != board {
			t.Errorf("%v: at 100 %% the scale is %.3f, that of a board %.3f", size, once, board)
		}
	}
	for _, size := range [][2]float64{{320, 256}, {320, 180}} {
		w := Window{4 * size[0], 4 * size[1], 4}
		if got := theme.Size(theme.Small) * w.ScaleOf(words{}, 100) / w.Density; got < 12-1e-9 {
			t.Errorf("%v: the smallest type has %.1f pixels", size, got)
		}
		if w.Small(words{}) || w.Small(nil) {
			t.Errorf("%v is too small", size)
		}
	}
}
