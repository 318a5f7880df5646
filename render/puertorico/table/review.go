package table

import (
	"strings"

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
				return placingWords(u, s, decision)
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

// mostPlaced is the greatest number of places that are named.
const mostPlaced = 3

// placingWords returns where a decision puts workers who were not there before; without places if there are none, or too many to name.
func placingWords(u *ui.UI, s *puertorico.State, decision []puertorico.Action) string {
	seat, before, after := s.Decision().Seat, s.Lifted(), *s
	for _, a := range decision {
		if after.Apply(a, nil) != nil {
			break
		}
	}
	now := after.Player(seat).Placement()
	var list []string
	for _, g := range puertorico.PlacingOrder() {
		if now[g] > before[g] {
			list = append(list, caption.Group(u.T, g))
		}
	}
	if len(list) == 0 || len(list) > mostPlaced {
		return u.T("review.what.placing")
	}
	return u.T("review.what.placed", "list", strings.Join(list, ", "))
}
