package review

import (
	"islas/game"
	"islas/game/match"
)

// Past is a match as it was played: the positions before each action and after the last, one more than there are actions.
type Past[S any, A game.Action] struct {
	Positions []S
	Actions   []A
	Helpers   []match.Helper // by action: who chose it in place of the player; none if nobody did
}

// PastOf returns the past of a match, recorded or played here, over or not. Where a record breaks off in the middle of what an
// action leads to, the past ends before that action.
func PastOf[S any, A game.Action, E any](m *match.Match[S, A, E]) Past[S, A] {
	p := Past[S, A]{Actions: m.Actions(), Helpers: m.Helpers()}
	steps := m.Steps()
	for _, mark := range m.Marks() {
		p.Positions = append(p.Positions, steps[mark-1].After)
	}
	if n := len(p.Actions); m.Midst() && n > 0 {
		p.Actions = p.Actions[:n-1]
		return p
	}
	p.Positions = append(p.Positions, m.State())
	return p
}
