package model

import (
	"islas/game/daily"
	"islas/game/match"
	"islas/game/model"
	"islas/game/review"
	"islas/render/stage"
	"islas/render/ui"
)

// Review implements stage.Reviewer.
func (Game) Review(m match.Any, e review.Effort) (*stage.Review, error) {
	seats := m.Setup().Seats
	return stage.BeginReview(model.Game{}, m.(*Match), e, stage.ReviewWords[model.Position, model.Action, model.View]{
		What:  func(u *ui.UI, _ *model.Position, decision []model.Action) string { return label(u, decision[0]) },
		Other: func(u *ui.UI, decision []model.Action) string { return label(u, decision[0]) },
		Why:   func(u *ui.UI, _ model.View, _ []model.Action) string { return u.T("review.why.points") },
		Luck: func(u *ui.UI, p *model.Position, _ []model.Action) string {
			return u.T("review.luck.card", "name", seats[p.Turn()].Name)
		},
	})
}

// Trial implements stage.Rival.
func (Game) Trial(setup match.Setup) (daily.Trial, error) { return daily.Play(model.Game{}, setup) }
