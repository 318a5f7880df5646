package toy

import (
	"islas/game/daily"
	"islas/game/match"
	"islas/game/review"
	"islas/game/toy"
	"islas/render/stage"
	"islas/render/ui"
)

// Review implements stage.Reviewer.
func (Game) Review(m match.Any, e review.Effort) (*stage.Review, error) {
	seats := m.Setup().Seats
	t := &Table{}
	return stage.BeginReview(toy.Game{}, m.(*Match), e, stage.ReviewWords[toy.Position, toy.Action, toy.View]{
		What:  func(u *ui.UI, _ *toy.Position, decision []toy.Action) string { return t.words(u, decision[0]) },
		Other: func(u *ui.UI, decision []toy.Action) string { return t.words(u, decision[0]) },
		Why:   func(u *ui.UI, _ toy.View, _ []toy.Action) string { return u.T("review.why.points") },
		Luck: func(u *ui.UI, p *toy.Position, _ []toy.Action) string {
			return u.T("review.luck.card", "name", seats[p.Turn()].Name)
		},
	})
}

// Trial implements stage.Rival.
func (Game) Trial(setup match.Setup) (daily.Trial, error) { return daily.Play(toy.Game{}, setup) }
