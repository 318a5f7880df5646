package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/game/review"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/table"
	"islas/render/ui"
)

// Review begins the review of a match, with a picture of each decision.
func Review(m *engine.Match, e review.Effort, picture stage.DecisionPicture[islas.State, islas.Action]) (*stage.Review, error) {
	seats := m.Setup().Seats
	return stage.BeginReview(engine.Engine{}, m, e, stage.ReviewWords[islas.State, islas.Action, islas.View]{
		Picture: picture,
		What: func(u *ui.UI, s *islas.State, decision []islas.Action) string {
			return reviewedWhat(looking(u, seats, s), decision[0])
		},
		Other: func(u *ui.UI, decision []islas.Action) string {
			if decision[0].Kind == islas.Lose {
				return u.T("review.other.house")
			}
			return u.T("review.other.plot")
		},
		Why: func(u *ui.UI, v islas.View, decision []islas.Action) string {
			s := v.State()
			return whyText(looking(u, seats, &s), advice.Of(v, decision[0]))
		},
		Luck: func(u *ui.UI, s *islas.State, decision []islas.Action) string {
			switch decision[0].Kind {
			case islas.DrawCards, islas.ExtraCard:
				return u.T("review.luck.draw", "name", seats[s.Decision().Seat].Name)
			}
			return u.T("review.luck.ship")
		},
	})
}

// looking returns a frame for the texts about a position that is looked back at.
func looking(u *ui.UI, seats []match.Seat, s *islas.State) *frame {
	p := &players{Players: table.Players{Seats: seats}, data: s.Data()}
	return &frame{
		base: base{
			Players: &p.Players,
			Frame:   session.Frame[islas.State, islas.Action, islas.Event]{State: s, Actor: s.Decision().Seat, Viewer: game.NoSeat},
			Painter: table.Painter{UI: u}, Hint: &session.Suggestion[islas.Action, islas.View]{},
		},
		data: s.Data(), players: p,
	}
}

// reviewedWhat returns an action in a few words where nothing is marked on the table.
func reviewedWhat(f *frame, a islas.Action) string {
	switch a.Kind {
	case islas.MakePalace, islas.MakeTown:
		return actionText(f, "review.what.raise", a)
	case islas.Settle, islas.Lose:
		return actionText(f, "review.what."+whatWords[a.Kind], a)
	}
	return whatText(f, a)
}
