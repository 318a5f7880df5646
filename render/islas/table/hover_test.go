package table_test

import (
	"testing"

	"islas/render/internal/harness"
	"islas/render/internal/need"
)

// In every moment of a game, in windows of desks, with texts of 200 % and on telephones, the pointer can go onto whatever is shown for as long
// as it rests on something, and presses nothing there that nobody sees.
func TestPointersGoOntoTooltips(t *testing.T) {
	need.Time(t)
	windows := append(harness.Desks(), harness.Phones()...)
	windows = append(windows, harness.Window{W: 1280, H: 720, Percent: 200}, harness.Window{W: 1920, H: 1080, Percent: 200})
	tables(windows).Each(t, func(h *harness.Harness) {
		if seen, hiding := h.Tips(); 2*hiding > seen {
			t.Errorf("%d of %d tooltips hide something that can be used", hiding, seen)
		}
	})
}

// What a finger asks about stays until something else is done, and a tap on it takes it away and presses nothing that nobody sees.
func TestFingersPressNothingBehindTooltips(t *testing.T) {
	need.Time(t)
	tables(harness.Phones()).Each(t, (*harness.Harness).FingerTips)
}
