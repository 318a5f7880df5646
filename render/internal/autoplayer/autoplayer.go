// Package autoplayer plays a game as a person with a mouse would: it looks at what can be clicked, and chooses. Tests use it to
// drive the program from outside, by nothing but what is on the screen.
package autoplayer

import (
	"math/rand/v2"
	"strings"

	"islas/render/ui"
)

// Weight says how readily widgets are clicked.
type Weight struct {
	Prefix string // with which their ids begin
	Share  int    // of the clicks, beside those of the other widgets that can be clicked; more than 0
}

// Game is a game that says what can be clicked at its table. Without that its table is not played.
type Game interface{ Clicks() []Weight }

// Own returns what a game says of its table, nil if it is no Game.
func Own(game any) []Weight {
	if g, ok := game.(Game); ok {
		return g.Clicks()
	}
	return nil
}

// shared are the weights of widgets of any game. What must be clicked for the game to go on has a thousand.
var shared = [...]Weight{{"here", 1000}, {"result", 1000}, {"cancel", 1}, {"undo", 1}}

// Next chooses what to click, at random among the widgets of any game and the game's own that can be clicked. What has no
// weight leads away from the table and is left alone; of several weights the first counts. ok is false if there is nothing.
func Next(rng *rand.Rand, widgets []ui.Widget, own []Weight) (w ui.Widget, ok bool) {
	total := 0
	for _, candidate := range widgets {
		n := share(candidate, own)
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

// share returns the share of the clicks that a widget has, 0 if it is left alone.
func share(w ui.Widget, own []Weight) int {
	if !usable(w) || w.Role == ui.RoleOther { // which only shows something
		return 0
	}
	for _, weights := range [][]Weight{shared[:], own} {
		for _, known := range weights {
			if strings.HasPrefix(w.ID, known.Prefix) {
				return known.Share
			}
		}
	}
	return 0
}
