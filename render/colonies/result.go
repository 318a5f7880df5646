package colonies

import (
	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/game/match"
	"islas/render/colonies/art"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// Result implements stage.Game: points come from settlements, cities, finds, point cards and the largest army, and the chart is shown as
// it was at the end.
func (g Game) Result(s *stage.Stage, m match.Any) stage.Result {
	state := m.(*engine.Match).State()
	chart := g.Thumbnail(s, m)
	source := func(label string, icon paint.Icon, worth int, of func(colonies.Score) int) stage.Source {
		from := stage.Source{Label: label, Icon: icon}
		for seat := range m.Setup().Seats {
			points := of(state.Score(game.Seat(seat)))
			from.Amounts = append(from.Amounts, stage.Amount{Points: points, Count: points / worth})
		}
		return from
	}
	return stage.Result{
		Course: g.course(m.(*engine.Match)),
		Sources: []stage.Source{
			source("result.settlements", art.IconSettlement, 1, func(c colonies.Score) int { return c.Settlements }),
			source("result.cities", art.IconCity, 2, func(c colonies.Score) int { return c.Cities }),
			source("result.chips", art.IconPoint, 1, func(c colonies.Score) int { return c.Chips }),
			source("result.cards", art.IconCard, 1, func(c colonies.Score) int { return c.Cards }),
			source("result.army", art.IconKnight, colonies.ArmyPoints, func(c colonies.Score) int { return c.Army }),
		},
		Paint: func(u *ui.UI, r ui.Rect, _ game.Seat) { chart(u, r) },
	}
}
