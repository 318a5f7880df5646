package blackbox

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"islas/render/internal/pilot"
	"islas/render/ui"
)

// driven is the program, wherever it runs, before somebody who looks and clicks.
type driven interface {
	// Rest lets time pass until nothing moves.
	Rest() (look, error)
	// Click clicks on the middle of a widget.
	Click(l look, w ui.Widget) error
	// weights are how readily the widgets of its table are clicked.
	weights() []pilot.Weight
}

// playUntil plays until enough says so, and returns with how many clicks. After so many clicks as an event says, it happens.
func playUntil[E any](d driven, seed uint64, events map[int]E, happens func(E) error, enough func(look) bool) (clicks int, err error) {
	const most = 3000
	rng := rand.New(rand.NewPCG(seed, 5))
	left := len(events)
	for ; clicks < most; clicks++ {
		if event, ok := events[clicks]; ok {
			if err := happens(event); err != nil {
				return clicks, fmt.Errorf("after %d clicks: %w", clicks, err)
			}
			left--
		}
		l, err := d.Rest()
		if err != nil {
			return clicks, fmt.Errorf("after %d clicks: %w", clicks, err)
		}
		if enough(l) {
			if left > 0 {
				return clicks, fmt.Errorf("it was over after %d clicks, before all that should happen on the way", clicks)
			}
			return clicks, nil
		}
		w, ok := pilot.Next(rng, l.Widgets, d.weights())
		if !ok {
			return clicks, fmt.Errorf("%s: after %d clicks there is nothing to click among %s", l.Scene, clicks, l.IDs())
		}
		if err := d.Click(l, w); err != nil {
			return clicks, err
		}
	}
	return clicks, fmt.Errorf("not over after %d clicks", clicks)
}

// clicks says for playUntil that so many clicks are enough.
func clicks(n int) func(look) bool {
	done := 0
	return func(look) bool { done++; return done > n }
}

// over says for playUntil that the result is enough.
func over(l look) bool { return strings.Contains(l.Scene, "result") }

// settled says for playUntil that it is enough when nothing has been begun at the table that is done only when it is confirmed, as
// workers are placed: that would not be kept.
func settled(l look) bool {
	return !slices.ContainsFunc(l.Widgets, func(w ui.Widget) bool { return w.ID == "confirm" })
}

// same checks that on a table lies what lay there before.
func same(d driven, before, after look) error {
	if was, is := lies(before, d.weights()), lies(after, d.weights()); was == "" || was != is {
		return fmt.Errorf("on the table lay %s\nand when the game is continued %s", was, is)
	}
	return nil
}

// lowerGoal lowers the points that end the game as far as it goes, by the buttons of the scene for a new game.
func lowerGoal(d driven) error {
	for clicks := 0; ; clicks++ {
		l, err := d.Rest()
		if err != nil {
			return err
		}
		less, ok := pilot.Find(l.Widgets, goalLess)
		if !ok && clicks == 0 {
			return fmt.Errorf("the goal can't be set: there is %s", l.IDs())
		}
		if !ok {
			return nil
		}
		if err := d.Click(l, less); err != nil {
			return err
		}
	}
}

// goalLess is the button that lowers them.
const goalLess = "goal/less"
