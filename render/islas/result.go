package islas

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// Result implements stage.Game: points come from houses, palaces and towns, and the islands are shown with their buildings.
func (g Game) Result(s *stage.Stage, m match.Any) stage.Result {
	state := m.(*engine.Match).State()
	setup := m.Setup()
	source := func(label string, icon paint.Icon, of func(islas.Breakdown) islas.Source) stage.Source {
		from := stage.Source{Label: label, Icon: icon}
		for seat := range setup.Seats {
			part := of(state.Breakdown(game.Seat(seat)))
			from.Amounts = append(from.Amounts, stage.Amount{Points: part.Points, Count: part.Count})
		}
		return from
	}
	return stage.Result{
		Stalled: state.Stalled(),
		Course:  g.course(m.(*engine.Match)),
		Sources: []stage.Source{
			source("result.houses", art.IconHouse, func(b islas.Breakdown) islas.Source { return b.Houses }),
			source("result.first", art.IconPalace, func(b islas.Breakdown) islas.Source { return b.FirstPalaces }),
			source("result.further", art.IconPalace, func(b islas.Breakdown) islas.Source { return b.FurtherPalaces }),
			source("result.towns", art.IconTown, func(b islas.Breakdown) islas.Source { return b.Towns }),
		},
		Paint: func(u *ui.UI, r ui.Rect, seat game.Seat) {
			isl := g.boardOf(setup, seat)
			if isl == nil {
				return
			}
			paintSettled(s, u, r, isl, &state, seat)
		},
	}
}
