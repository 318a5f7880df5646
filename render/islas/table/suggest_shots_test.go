package table

import (
	"time"

	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/render/playing"
	"islas/render/ui"
)

// hinted asks for a suggestion and waits for it.
func hinted(t *Table, u *ui.UI) {
	t.ask(u)
	for !t.session.Suggestion().Ready() {
		t.session.Tick(u, playing.Situation{})
	}
}

// endless is a player who never comes to an end.
func endless(string, uint64) (ai.Player, error) { return brooder{steps: 1 << 40}, nil }

// suggestMoments are moments at which a person has asked what to do.
func suggestMoments() []moment {
	at := func(p islas.Phase, round int) func(*islas.State) bool {
		return func(s *islas.State) bool {
			return s.Round() >= round && s.Decision() == islas.Decision{Phase: p, Seat: 0} && len(s.Legal(nil)) > 1
		}
	}
	return []moment{
		{"suggest-action", at(islas.PhaseAction, 3), hinted},
		{"suggest-load", at(islas.PhaseLoad, 3), hinted},
		{"suggest-done", at(islas.PhaseDone, 5), hinted},
		{"suggest-settle", at(islas.PhaseSettle, 2), hinted},
		{"suggest-lose", at(islas.PhaseLose, 1), hinted},
		{"suggest-thinking", at(islas.PhaseAction, 2), func(t *Table, u *ui.UI) {
			t.session.Ask(u.Now() - time.Second)
			t.session.ThinkBy(nil, endless)
		}},
	}
}
