package table

import (
	"islas/game/puertorico"
	"islas/game/puertorico/advice"
	"islas/game/puertorico/engine"
	"islas/game/review"
	"islas/render/puertorico/caption"
	"islas/render/stage"
	"islas/render/ui"
)

// Review begins the review of a match, with a picture of each decision.
func Review(m *engine.Match, e review.Effort, picture stage.DecisionPicture[puertorico.State, puertorico.Action]) (*stage.Review, error) {
	return stage.BeginReview(engine.Engine{}, m, e, stage.ReviewWords[puertorico.State, puertorico.Action, puertorico.View]{
		Picture: picture,
		What: func(u *ui.UI, s *puertorico.State, decision []puertorico.Action) string {
			if decision[0].Kind == puertorico.Man {
				return caption.Placed(u.T, s, decision)
			}
			return caption.Action(u.T, s.Decision().Phase, decision[0])
		},
		Other: func(u *ui.UI, _ []puertorico.Action) string { return u.T("review.other.placing") },
		Why: func(u *ui.UI, v puertorico.View, decision []puertorico.Action) string {
			return caption.Reason(u.T, advice.Of(v, decision[0]))
		},
		Luck: func(u *ui.UI, _ *puertorico.State, _ []puertorico.Action) string { return u.T("review.luck.tiles") },
	})
}
