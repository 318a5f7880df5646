package puertorico

import (
	"islas/game"
	"islas/game/match"
	"islas/game/puertorico/engine"
	"islas/render/puertorico/table"
	"islas/render/stage"
	"islas/render/ui"
)

// thumbnailEdge is what is left free around a thumbnail, in design units.
const thumbnailEdge = 8

// Thumbnail implements stage.Game: the island and the city of one player, large enough for buildings to be told apart.
func (Game) Thumbnail(s *stage.Stage, m match.Any) stage.Thumbnail {
	return Game{}.Portray(s, m, portrayed(m))
}

// Portray implements stage.Portrayer: the island and the city of a seat.
func (Game) Portray(s *stage.Stage, m match.Any, seat game.Seat) stage.Thumbnail {
	state := m.(*engine.Match).State()
	p := *state.Player(seat)
	return func(u *ui.UI, r ui.Rect) { table.PaintBoard(s, u, r.Inset(u.Px(thumbnailEdge)), &p) }
}

// portrayed returns whose board stands for a match: the winner's when it is over, otherwise that of the first person, or of who
// leads where nobody but computers plays.
func portrayed(m match.Any) game.Seat {
	if m.Over() {
		return m.Winners().First()
	}
	var leads game.Seat
	for seat, who := range m.Setup().Seats {
		if who.Control == game.Human {
			return game.Seat(seat)
		}
		if m.Points(game.Seat(seat)) > m.Points(leads) {
			leads = game.Seat(seat)
		}
	}
	return leads
}
