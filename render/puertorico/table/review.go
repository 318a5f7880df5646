package table

import (
	"islas/game/puertorico"
	"islas/game/puertorico/advice"
	"islas/game/puertorico/engine"
	"islas/game/review"
	"islas/render/stage"
	"islas/render/table"
	"islas/render/ui"
)

// looking is the frame of words about a position that is looked back at.
func looking(u *ui.UI, s *puertorico.State) *frame {
	f := &frame{base: base{Painter: table.Painter{UI: u}}, decision: s.Decision()}
	f.State = s
	return f
}

// Review begins the review of a match.
func Review(m *engine.Match, e review.Effort) (*stage.Review, error) {
	return stage.BeginReview(engine.Engine{}, m, e, stage.ReviewWords[puertorico.State, puertorico.Action, puertorico.View]{
		What: func(u *ui.UI, s *puertorico.State, decision []puertorico.Action) string {
			if decision[0].Kind == puertorico.Man {
				return u.T("review.what.placing")
			}
			return actionWords(looking(u, s), decision[0])
		},
		Other: func(u *ui.UI, _ []puertorico.Action) string { return u.T("review.other.placing") },
		Why: func(u *ui.UI, v puertorico.View, decision []puertorico.Action) string {
			return reasonWords(u.T, advice.Of(v, decision[0]))
		},
		Luck: func(u *ui.UI, _ *puertorico.State, _ []puertorico.Action) string { return u.T("review.luck.tiles") },
	})
}
