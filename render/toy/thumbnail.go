package toy

import (
	"strconv"

	"islas/game"
	"islas/game/match"
	"islas/game/toy"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Thumbnail implements stage.Game: everybody's row of cards.
func (Game) Thumbnail(_ *stage.Stage, m match.Any) stage.Thumbnail {
	position := m.(*Match).State()
	seats := len(m.Setup().Seats)
	return func(u *ui.UI, r ui.Rect) {
		for seat, row := range r.Inset(u.Px(8)).Column(seats, u.Px(4)) {
			paintRow(u, row, position.Row(game.Seat(seat)))
		}
	}
}

// paintRow draws cards beside each other.
func paintRow(u *ui.UI, row ui.Rect, cards []toy.Card) {
	side := min(row.H, u.Px(34))
	for i, card := range cards {
		at := ui.Rect{X: row.X + float64(i)*(side+u.Px(3)), Y: row.Y, W: side, H: side}
		u.Round(at, u.Px(4), u.Theme().PaperLight, u.Px(1), u.Theme().BrassDark)
		u.TextFitted(at, u.Theme().Ink, ui.Centered, strconv.Itoa(int(card)), theme.SmallBold)
	}
}
