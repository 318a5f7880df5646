package table

import (
	"islas/game"
	"islas/game/ai"
	"islas/render/ui"
)

// hinted asks for a suggestion and waits for it.
func hinted(t *Table, u *ui.UI) {
	t.ask(u)
	for t.pondering() {
		t.consult()
	}
}

// endless is a player who never comes to an end.
func endless(string, uint64) (ai.Player, error) { return brooder{steps: 1 << 40}, nil }

// suggestMoments are moments at which a person has asked what to do.
func suggestMoments() []moment {
	at := func(p game.Phase, round int) func(*game.State) bool {
		return func(s *game.State) bool {
			return s.Round() >= round && s.Decision() == game.Decision{Phase: p, Seat: 0} && len(s.Legal(nil)) > 1
		}
	}
	return []moment{
		{"suggest-action", at(game.PhaseAction, 3), hinted},
		{"suggest-load", at(game.PhaseLoad, 3), hinted},
		{"suggest-done", at(game.PhaseDone, 5), hinted},
		{"suggest-settle", at(game.PhaseSettle, 2), hinted},
		{"suggest-lose", at(game.PhaseLose, 1), hinted},
		{"suggest-thinking", at(game.PhaseAction, 2), func(t *Table, u *ui.UI) {
			t.ask(u)
			t.hint.since = -askLater
			t.mind.player = endless
		}},
	}
}
