package vision

import (
	"bytes"
	"testing"
	"time"
)

// screen returns a picture of 200 by 100 pixels in one colour, with a square of a side in another in its corner.
func screen(ground, square [3]byte, side int) []byte {
	const w, h = 200, 100
	var pix bytes.Buffer
	for y := range h {
		for x := range w {
			c := ground
			if x < side && y < side {
				c = square
			}
			pix.Write(append(c[:], 255))
		}
	}
	return pix.Bytes()
}

// Flashes are counted by WCAG's definition: by their number in a second, their change, and their size.
func TestFlashes(t *testing.T) {
	black, grey, dark, white, light := [3]byte{}, [3]byte{128, 128, 128}, [3]byte{60, 60, 60}, [3]byte{255, 255, 255}, [3]byte{240, 240, 240}
	red, green := [3]byte{200, 0, 0}, [3]byte{0, 110, 0} // of about the same luminance
	for _, test := range []struct {
		name    string
		a, b    [3]byte
		side    int
		every   time.Duration // time for which each of the two is shown
		flashes int
	}{
		{"still", black, black, 100, time.Second / 10, 0},
		{"slow", black, white, 100, time.Second / 2, 1},
		{"three times", black, white, 100, time.Second / 6, 3},
		{"fast", black, white, 100, time.Second / 20, 10},
		{"each frame", black, white, 100, time.Second / 60, 30},
		{"small", black, white, 4, time.Second / 20, 0},
		{"large enough", black, white, 24, time.Second / 20, 10},
		{"hardly darker", dark, black, 100, time.Second / 20, 0},
		{"grey", grey, black, 100, time.Second / 20, 10},
		{"both light", white, light, 100, time.Second / 20, 0},
		{"red and green", red, green, 100, time.Second / 20, 10},
		{"red and black, slowly", red, black, 100, time.Second / 4, 2},
	} {
		var f Flashes
		for tick := range 240 {
			at := time.Duration(tick) * time.Second / 60
			c := test.a
			if at/test.every%2 == 1 {
				c = test.b
			}
			f.Add(at, 200, 100, screen(test.a, c, test.side))
		}
		if got := f.Worst(); got != test.flashes {
			t.Errorf("%s: %d flashes in the worst second, want %d", test.name, got, test.flashes)
		}
	}
}

// A screen that grows lighter in small steps, and darker again, has flashed once.
func TestFlashesOfSteps(t *testing.T) {
	var f Flashes
	for tick := range 60 {
		v := byte(min(tick, 60-tick) * 8)
		f.Add(time.Duration(tick)*time.Second/60, 200, 100, screen([3]byte{v, v, v}, [3]byte{v, v, v}, 0))
	}
	if got := f.Worst(); got != 1 {
		t.Errorf("%d flashes", got)
	}
}
