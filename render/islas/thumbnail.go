package islas

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/islas/art"
	"islas/render/stage"
	"islas/render/ui"
)

// archipelagos are where the islands of two to five seats lie in a thumbnail. Those of more than two are staggered, so that they
// are larger than in a row.
var archipelagos = [islas.MaxSeats + 1][]spot{
	2: {{x: 0.27, y: 0.5, w: 0.48}, {x: 0.73, y: 0.5, w: 0.48}},
	3: {{x: 0.19, y: 0.40, w: 0.38}, {x: 0.5, y: 0.6, w: 0.38}, {x: 0.81, y: 0.40, w: 0.38}},
	4: {{x: 0.16, y: 0.38, w: 0.32}, {x: 0.39, y: 0.64, w: 0.32}, {x: 0.61, y: 0.36, w: 0.32}, {x: 0.84, y: 0.62, w: 0.32}},
	5: {{x: 0.15, y: 0.32, w: 0.29}, {x: 0.32, y: 0.7, w: 0.29}, {x: 0.5, y: 0.3, w: 0.29}, {x: 0.68, y: 0.7, w: 0.29}, {x: 0.85, y: 0.32, w: 0.29}},
}

// Thumbnail implements stage.Game: everybody's island with its buildings.
func (g Game) Thumbnail(s *stage.Stage, m match.Any) stage.Thumbnail {
	state, setup := m.(*engine.Match).State(), m.Setup()
	spots := archipelagos[state.Seats()]
	return func(u *ui.UI, r ui.Rect) {
		for seat, at := range spread(spots, r) {
			if isl := g.boardOf(setup, game.Seat(seat)); isl != nil {
				paintSettled(s, u, at.rect, isl, &state, game.Seat(seat))
			}
		}
	}
}

// paintSettled draws the island of a seat with its buildings.
func paintSettled(s *stage.Stage, u *ui.UI, r ui.Rect, isl *board.Island, state *islas.State, seat game.Seat) {
	s.Paint(u, r, art.Board{Island: isl})
	for plot := range islas.Plot(islas.Plots) {
		if b, ok := state.At(seat, plot); ok {
			s.Paint(u, art.PieceRect(r, isl, plot, b.Kind), art.Piece(b))
		}
	}
}

// Portray implements stage.Portrayer: the island of a seat with its buildings.
func (g Game) Portray(s *stage.Stage, m match.Any, seat game.Seat) stage.Thumbnail {
	state, isl := m.(*engine.Match).State(), g.boardOf(m.Setup(), seat)
	return func(u *ui.UI, r ui.Rect) {
		if isl != nil {
			paintSettled(s, u, r.Fit(islandRatio), isl, &state, seat)
		}
	}
}
