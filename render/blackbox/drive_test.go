package blackbox

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"

	"islas/locales"
	"islas/render/internal/autoplayer"
	"islas/render/ui"
)

// driven is the program, wherever it runs, before somebody who looks and clicks. What can't be done ends the test.
type driven interface {
	// rest lets time pass until nothing moves.
	rest() look
	// click clicks on the middle of a widget.
	click(l look, w ui.Widget)
	// weights are how readily the widgets of its table are clicked.
	weights() []autoplayer.Weight
	// fail ends the test.
	fail(format string, args ...any)
}

// hand is whoever looks and clicks.
type hand struct{ driven }

// press clicks on the widgets of ids, one after the other, which must be there, and comes to rest.
func (h hand) press(ids ...string) look {
	for _, id := range ids {
		l := h.rest()
		h.click(l, h.find(l, id))
	}
	return h.rest()
}

// find is the widget of an id, which must be there.
func (h hand) find(l look, id string) ui.Widget {
	w, ok := autoplayer.Find(l.Widgets, id)
	if !ok {
		h.fail("%s: there is no %q to click among %s", l.Scene, id, l.IDs())
	}
	return w
}

// has reports whether a widget can be clicked.
func has(l look, id string) bool {
	_, ok := autoplayer.Find(l.Widgets, id)
	return ok
}

// scene comes to rest and checks which scene is shown.
func (h hand) scene(want string) look {
	l := h.rest()
	if !strings.Contains(l.Scene, want) {
		h.fail("the scene is %s, not %s", l.Scene, want)
	}
	return l
}

// playUntil plays until enough says so. After so many clicks as an event says, it happens.
func (h hand) playUntil(seed uint64, events map[int]func(), enough func(look) bool) {
	const most = 3000
	rng := rand.New(rand.NewPCG(seed, 5))
	left := len(events)
	for clicks := range most {
		if event, ok := events[clicks]; ok {
			event()
			left--
		}
		l := h.rest()
		if enough(l) {
			if left > 0 {
				h.fail("it was over after %d clicks, before all that should happen on the way", clicks)
			}
			return
		}
		w, ok := autoplayer.Next(rng, l.Widgets, h.weights())
		if !ok {
			h.fail("%s: after %d clicks there is nothing to click among %s", l.Scene, clicks, l.IDs())
		}
		h.click(l, w)
	}
	h.fail("not over after %d clicks", most)
}

// clicks says for playUntil that so many clicks are enough.
func clicks(n int) func(look) bool {
	done := 0
	return func(look) bool { done++; return done > n }
}

// over says for playUntil that the result is enough.
func over(l look) bool { return strings.Contains(l.Scene, "result") }

// settled says for playUntil that it is enough when nothing has been begun at the table that is done only by a further click, as workers
// are placed and a ship that was picked up sails: that would not be kept.
func settled(l look) bool {
	return !slices.ContainsFunc(l.Widgets, func(w ui.Widget) bool { return w.ID == "confirm" || w.Value == "selected" && picked.MatchString(w.ID) })
}

// picked matches what is picked at the table of The Colonies for an action.
var picked = regexp.MustCompile(`^(ship|buy|give|want)\.`)

// continues leaves a game at the table for the title, in some way, and goes on with it there, in the language it had: what lay on the table
// lies there again.
func (h hand) continues(leave func()) {
	h.playUntil(27, nil, settled)
	before := h.rest()
	leave()
	if title := h.scene("title"); title.Lang != before.Lang {
		h.fail("the language was %s, and is %s on the title", before.Lang, title.Lang)
	}
	if was, is := lies(before, h.weights()), lies(h.press("continue"), h.weights()); was == "" || was != is {
		h.fail("on the table lay %s\nand when the game is continued %s", was, is)
	}
}

// switchLanguage changes the language in the middle of a game, by the table's menu.
func (h hand) switchLanguage(to string) {
	h.press("menu", "menu.settings", fmt.Sprintf("language/%d", slices.Index(locales.Languages(), to)), "back")
	if l := h.press("menu.resume"); l.Lang != to {
		h.fail("the language is %s after choosing %s", l.Lang, to)
	}
}

// goalLess is the button that lowers the points that end the game, in the scene for a new game.
const goalLess = "goal/less"

// lowerGoal lowers them as far as it goes.
func (h hand) lowerGoal() {
	for l := h.press(goalLess); has(l, goalLess); {
		l = h.press(goalLess)
	}
}
