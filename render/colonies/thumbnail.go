package colonies

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/colonies/engine"
	"islas/game/match"
	"islas/render/colonies/art"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Colour implements stage.Coloured: lines are drawn in the colours of pieces.
func (Game) Colour(t *theme.Theme, seat game.Seat) theme.Color { return art.SeatOnPaper(t, seat) }

// Thumbnail implements stage.Game: the chart with all that stands and sails on it.
func (Game) Thumbnail(s *stage.Stage, m match.Any) stage.Thumbnail {
	state := m.(*engine.Match).State()
	key := thumbnailKey{state.Digest()}
	return func(u *ui.UI, r ui.Rect) {
		r = r.Center(r.W, min(r.H, r.W/art.ChartRatio)) // its sea goes on to the left and the right
		u.Paint(r, key, func(dst *ebiten.Image, r ui.Rect) { art.Position(s.Art, dst, art.NewChart(r), &state) })
	}
}

// thumbnailKey tells the picture of one position from that of another.
type thumbnailKey struct{ digest string }
