package match

import (
	"fmt"
	"slices"
)

// Helper is what chose an action in place of the player whose turn it was.
type Helper string

// The helpers. A match in which one of them chose an action counts for no wins, records or achievements.
const (
	Nobody  Helper = ""
	Lesson  Helper = "lesson"
	Lantern Helper = "lantern" // a suggestion was carried out by its button
)

// help lists for each helper the actions it chose, by their numbers from 0, as a saved game has it.
type help map[Helper][]int

// HelpedBy records who chose the last action.
func (m *Match[S, A, E]) HelpedBy(h Helper) { m.helpers[len(m.actions)-1] = h }

// Helpers returns, for each action, who chose it in place of the player.
func (m *Match[S, A, E]) Helpers() []Helper { return slices.Clone(m.helpers) }

// Helped returns who chose some of the actions in place of the player: Lesson before Lantern, or Nobody.
func (m *Match[S, A, E]) Helped() Helper { return m.help().most() }

// help returns which actions were chosen by helpers, nil if none were.
func (m *Match[S, A, E]) help() (all help) {
	for i, h := range m.helpers {
		if h == Nobody {
			continue
		}
		if all == nil {
			all = help{}
		}
		all[h] = append(all[h], i)
	}
	return all
}

// most returns the helper to name: Lesson before Lantern, or Nobody.
func (h help) most() Helper {
	for _, by := range []Helper{Lesson, Lantern} {
		if len(h[by]) > 0 {
			return by
		}
	}
	return Nobody
}

// takeHelp sets who chose which actions. The error names an action that was never done.
func (m *Match[S, A, E]) takeHelp(all help) error {
	for h, actions := range all {
		for _, i := range actions {
			if i < 0 || i >= len(m.helpers) {
				return fmt.Errorf("the %.20s is said to have chosen action %d, and there are %d", h, i+1, len(m.helpers))
			}
			m.helpers[i] = h
		}
	}
	return nil
}
