// Package pilot plays the game as a person with a mouse would: it looks at what can be clicked, and chooses. Tests use
// it to drive the program from outside, by nothing but what is on the screen.
package pilot

import (
	"math/rand/v2"
	"strings"

	"islas/render/ui"
)

// weights say how readily a widget is clicked, by the beginning of its id. What is not listed leads away from the table
// and is left alone. The first that fits counts.
var weights = []struct {
	prefix string
	weight int
}{
	{"here", 1000}, {"colour.", 1000}, {"victim.", 1000}, {"result", 1000},
	{"end", 12}, {"ship", 10}, {"load", 10}, {"plot.", 10}, {"card.", 6}, {"draw", 3}, {"deck", 2}, {"extra", 6},
	{"palace", 4}, {"town", 8}, {"cancel", 1}, {"island.", 1}, {"undo", 1}, {"ledger.skip", 2}, {"ledger.step", 2},
}

// Next chooses what to click, at random among what can be clicked. ok is false if there is nothing.
func Next(rng *rand.Rand, widgets []ui.Widget) (w ui.Widget, ok bool) {
	total := 0
	for _, candidate := range widgets {
		n := weight(candidate)
		if n == 0 {
			continue
		}
		total += n
		if rng.IntN(total) < n {
			w, ok = candidate, true
		}
	}
	return w, ok
}

// Find is the widget of an id that can be seen and used.
func Find(widgets []ui.Widget, id string) (ui.Widget, bool) {
	for _, w := range widgets {
		if w.ID == id && usable(w) {
			return w, true
		}
	}
	return ui.Widget{}, false
}

// usable reports whether a click on the middle of what is seen of a widget reaches it.
func usable(w ui.Widget) bool {
	return w.Enabled && w.Visible && !w.Covered && w.Rect.W > 2 && w.Rect.H > 2
}

func weight(w ui.Widget) int {
	if !usable(w) {
		return 0
	}
	for _, known := range weights {
		if strings.HasPrefix(w.ID, known.prefix) {
			return known.weight
		}
	}
	return 0
}
