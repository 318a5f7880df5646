package harness

import "fmt"

// Window is what scenes are shown in, on a screen of usual density.
type Window struct {
	W, H    float64 // pixels
	Percent int     // size of the interface; 0 for that of the settings
}

// String implements fmt.Stringer.
func (w Window) String() string { return fmt.Sprintf("%.0f×%.0f@%d%%", w.W, w.H, w.Percent) }

// Windows in which everything is to be usable: from the smallest to the largest there are, at both ends of the interface's
// size, wide and upright.
func Windows() []Window {
	return []Window{
		{1280, 720, 100}, {1280, 720, 200}, {1920, 1080, 100}, {1920, 1080, 200}, {960, 600, 100}, {960, 600, 200},
		{768, 1024, 100}, {768, 1024, 200}, {1200, 1920, 100}, {3840, 2160, 100},
	}
}
