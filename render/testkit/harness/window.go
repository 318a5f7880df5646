package harness

import (
	"fmt"
	"slices"
	"testing"

	"islas/render/keep/settings"
)

// Window is a window for scenes, on a screen of usual density.
type Window struct {
	W, H     float64           // pixels
	Percent  int               // size of the interface; 0 for that of the settings
	Typeface settings.Typeface // of texts, from New on; the usual one means that of the settings
	Large    bool              // a table without room for the size of texts is seen in part, from New on
}

// String implements fmt.Stringer.
func (w Window) String() string {
	name := fmt.Sprintf("%.0f×%.0f@%d%%", w.W, w.H, w.Percent)
	if w.Typeface != settings.TypefaceGame {
		name += "-" + w.Typeface.String()
	}
	if w.Large {
		name += "-large"
	}
	return name
}

// Windows returns windows in which everything has to be usable: from the smallest to the largest, at the least and greatest size of the
// interface, wide and upright, and in the legible typeface, whose letters are wider than the game's own.
func Windows() []Window {
	return Some(slices.Concat([]Window{
		{W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 1920, H: 1080, Percent: 100}, {W: 1920, H: 1080, Percent: 200},
		{W: 960, H: 600, Percent: 100}, {W: 960, H: 600, Percent: 200},
		{W: 768, H: 1024, Percent: 100}, {W: 768, H: 1024, Percent: 200}, {W: 1200, H: 1920, Percent: 100}, {W: 3840, H: 2160, Percent: 100},
	}, In(settings.TypefaceLegible, Window{W: 1280, H: 720, Percent: 100}, Window{W: 1920, H: 1080, Percent: 100}, Window{W: 768, H: 1024, Percent: 200})))
}

// Some returns the windows, or only the first and the last in short tests.
func Some(all []Window) []Window {
	if testing.Short() && len(all) > 2 {
		return []Window{all[0], all[len(all)-1]}
	}
	return all
}

// In returns windows with another typeface.
func In(f settings.Typeface, windows ...Window) []Window {
	for i := range windows {
		windows[i].Typeface = f
	}
	return windows
}
