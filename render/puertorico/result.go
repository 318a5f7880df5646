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

// Result implements stage.Game: points come from loading, from buildings, and from each large building that somebody has at work,
// and everybody's island and city are shown.
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
	sources := []stage.Source{
		source("result.chips", art.IconCargo, func(c puertorico.Score) int { return c.Chips }),
		source("result.buildings", art.IconBuilding, func(c puertorico.Score) int { return c.Buildings }),
	}
	for b := range puertorico.Building(puertorico.Buildings) {
		large := stage.Source{
			Label: "building.brief." + b.ID(), Icon: paint.IconStar, Amounts: make([]stage.Amount, seats),
			Paint: func(u *ui.UI, r ui.Rect) { show(s, u, r, art.Building(b)) },
		}
		works := false
		for seat := range seats {
			if p := state.Player(game.Seat(seat)); b.Class() == puertorico.LargeViolet && p.Occupied(b) {
				large.Amounts[seat].Points, works = p.Extra(b), true
			}
		}
		if works {
			sources = append(sources, large)
		}
	}
	if len(sources) == 2 { // nobody has one at work, which is worth saying
		sources = append(sources, source("result.large", paint.IconStar, func(c puertorico.Score) int { return c.Large }))
	}
	return stage.Result{
		Course:  g.course(m.(*engine.Match)),
		Sources: sources,
		Paint:   func(u *ui.UI, r ui.Rect, seat game.Seat) { table.PaintBoard(s, u, r, state.Player(seat)) },
	}
}
