package art

import (
	"fmt"
	"image/color"
	"math"
	"testing"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/internal/need"
	"islas/render/internal/painttest"
	"islas/render/paint"
	"islas/render/theme"
)

// plain are the grounds of one colour on which pieces, signs of wishes and deeds are seen.
func plain(th *theme.Theme, side float64) []painttest.Ground {
	return painttest.Flats(side, map[string]color.NRGBA{
		"paper": th.Paper, "light paper": th.PaperLight, "dark paper": th.PaperDark, "the winner's row": theme.Mix(th.Paper, th.BrassLight, 0.7),
		"sea": th.SeaDeep, "cloth": th.Cloth, "dark cloth": th.ClothDark,
	})
}

// boards are all islands as they are drawn where a piece is of a side in pixels, with the places of all pieces.
func boards(t *testing.T, p *paint.Painter, side float64) (all []painttest.Ground) {
	for _, isl := range islands(t) {
		lo, hi := 20.0, 2000.0
		for hi-lo > 0.5 {
			if mid := (lo + hi) / 2; PieceRect(geom.Rect{W: mid, H: mid}, isl, 0).W < side {
				lo = mid
			} else {
				hi = mid
			}
		}
		r := geom.Rect{W: math.Round(hi), H: math.Round(hi)}
		g := painttest.Ground{Name: isl.ID, Picture: painttest.On(painttest.Flat(p.Theme().SeaDeep, r.W, r.H), painttest.SightOf("", boardDrawing(p, r.W, r.H, isl)).Draw)}
		for plot := range islas.Plot(islas.Plots) {
			g.Places = append(g.Places, PieceRect(r, isl, plot))
		}
		all = append(all, g)
	}
	return all
}

// TestPiecesStandOut checks that houses, palaces and towns of every colour stand out from whatever they are seen on, every island included, by
// the dark line along their outline or the light one around that.
func TestPiecesStandOut(t *testing.T) {
	need.Time(t)
	for _, high := range []bool{false, true} {
		p := paint.New(theme.New(high))
		var pieces []painttest.Sight
		for k := range islas.Kind(islas.Kinds) {
			for c := range islas.Colour(islas.Colours) {
				pieces = append(pieces, painttest.SightOf(fmt.Sprint(c, " ", k), pieceDrawing(of(p).palette, k, c)))
			}
		}
		for _, side := range []float64{7, 8, 10, 12, 14, 16, 22, 32, 48, 72, 110} {
			what := fmt.Sprintf("high contrast %v, %.0f pixels", high, side)
			painttest.StandOut(t, what, plain(p.Theme(), side), pieces)
			painttest.StandOut(t, what, boards(t, p, side), pieces)
		}
	}
}
