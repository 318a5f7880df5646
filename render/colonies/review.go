package colonies

import (
	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/advice"
	"islas/game/colonies/engine"
	"islas/game/match"
	"islas/game/review"
	"islas/render/colonies/caption"
	"islas/render/stage"
	"islas/render/ui"
)

// Review implements stage.Reviewer.
func (Game) Review(of match.Any, e review.Effort) (*stage.Review, error) {
	m := of.(*engine.Match)
	name := nameOf(m.Setup())
	return stage.BeginReview(engine.Engine{}, m, e, stage.ReviewWords[colonies.State, colonies.Action, colonies.View]{
		Picture: paintDecision,
		What: func(u *ui.UI, s *colonies.State, decision []colonies.Action) string {
			return caption.Act(u.T, s, name, decision[0])
		},
		Other: func(u *ui.UI, _ []colonies.Action) string { return u.T("review.other.place") },
		Why: func(u *ui.UI, v colonies.View, decision []colonies.Action) string {
			return caption.Reason(u.T, name, advice.Of(v, decision[0]))
		},
		Luck: func(u *ui.UI, _ *colonies.State, decision []colonies.Action) string {
			return u.T("review.luck." + luckOf(decision[len(decision)-1].Kind))
		},
	})
}

// nameOf returns the function that names the seats of a match, none "".
func nameOf(setup match.Setup) func(game.Seat) string {
	return func(seat game.Seat) string {
		if seat == game.NoSeat {
			return ""
		}
		return setup.Seats[seat].Name
	}
}

// luckOf returns the end of the key of what chance decides after an action of a kind.
func luckOf(k colonies.ActionKind) string {
	switch k {
	case colonies.Sail, colonies.Explore, colonies.BuildRoad:
		return "tile"
	case colonies.Buy:
		return "card"
	case colonies.Rob:
		return "stolen"
	}
	return "dice"
}
