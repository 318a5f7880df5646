package puertorico

import (
	"islas/game"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/puertorico/table"
	"islas/render/stage"
	"islas/render/ui"
)

// Result implements stage.Game: points come from loading, from buildings, and from large buildings at work, and everybody's
// island and city are shown.
func (g Game) Result(s *stage.Stage, m match.Any) stage.Result {
	state := m.(*engine.Match).State()
	seats := len(m.Setup().Seats)
	source := func(label string, icon paint.Icon, of func(puertorico.Score) int) stage.Source {
		from := stage.Source{Label: label, Icon: icon}
		for seat := range seats {
			from.Amounts = append(from.Amounts, stage.Amount{Points: of(state.Score(game.Seat(seat)))})
		}
		return from
	}
	return stage.Result{
		Course: g.course(m.(*engine.Match)),
		Sources: []stage.Source{
			source("result.chips", art.IconCargo, func(c puertorico.Score) int { return c.Chips }),
			source("result.buildings", art.IconBuilding, func(c puertorico.Score) int { return c.Buildings }),
			source("result.large", paint.IconStar, func(c puertorico.Score) int { return c.Large }),
		},
		Paint: func(u *ui.UI, r ui.Rect, seat game.Seat) { table.PaintBoard(s, u, r, state.Player(seat)) },
	}
}
