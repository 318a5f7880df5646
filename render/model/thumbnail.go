package model

import (
	"islas/game/match"
	"islas/game/model"
	"islas/render/stage"
	"islas/render/ui"
)

// Thumbnail implements stage.Game: the coves with their houses.
func (Game) Thumbnail(s *stage.Stage, m match.Any) stage.Thumbnail {
	position := m.(*Match).State()
	return func(u *ui.UI, r ui.Rect) {
		lay := layout{board: r.Inset(u.Px(4))}
		for c := model.Card(1); c <= model.Coves; c++ {
			paintCove(s, u, lay.cove(u, c), c)
			for i, seat := range owners(&position, c) {
				paintHouse(s.Art, u, lay.houses(u, c)[i], seat)
			}
		}
	}
}
