package art

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"testing"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/testkit/need"
	"islas/render/testkit/painttest"
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
			if mid := (lo + hi) / 2; PieceRect(geom.Rect{W: mid, H: mid}, isl, 0, islas.House).W < side {
				lo = mid
			} else {
				hi = mid
			}
		}
		r := geom.Rect{W: math.Round(hi), H: math.Round(hi)}
		g := painttest.Ground{Name: isl.ID, Picture: painttest.On(painttest.Flat(p.Theme().SeaDeep, r.W, r.H), painttest.SightOf("", boardDrawing(p, r.W, r.H, isl)).Draw)}
		for plot := range islas.Plot(islas.Plots) {
			g.Places = append(g.Places, PieceRect(r, isl, plot, islas.House))
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

// only returns those of some grounds that have one of some names.
func only(all []painttest.Ground, names ...string) (some []painttest.Ground) {
	for _, g := range all {
		if slices.Contains(names, g.Name) {
			some = append(some, g)
		}
	}
	return some
}

// TestSignsStandOut checks the same of the signs of wishes, which lie on paper and cards, of deeds, and of pirates' boats, which come over the sea.
func TestSignsStandOut(t *testing.T) {
	need.Time(t)
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		pal := newPalette(th)
		for _, side := range []float64{15, 18, 24, 34, 48, 72, 110} {
			what, grounds := fmt.Sprintf("high contrast %v, %.0f pixels", high, side), plain(th, side)
			var wishes, deeds, boats []painttest.Sight
			for pr := range islas.Priority(islas.Priorities) {
				wishes = append(wishes, painttest.SightOf(fmt.Sprint("the wish ", pr), priorityDrawing(pal, pr)))
			}
			for pw := range islas.Power(islas.Powers) {
				for _, owned := range []bool{false, true} {
					name, holder := fmt.Sprintf("%s, owned %v", pw, owned), islas.BuiltIn().Holder(pw)
					deeds = append(deeds, painttest.SightOf("the seal of "+name, sealDrawing(pal, pw, holder, owned)), painttest.SightOf("the deed "+name, privilegeDrawing(pal, pw, holder, owned)))
				}
			}
			for c := range islas.Colour(islas.Colours) {
				boats = append(boats, painttest.SightOf(fmt.Sprint("the boat of ", c, " pirates"), raiderDrawing(pal, c)))
			}
			painttest.StandOut(t, what, only(grounds, "paper", "light paper", "dark paper", "the winner's row"), wishes)
			painttest.StandOut(t, what, grounds, deeds)
			painttest.StandOut(t, what, only(grounds, "sea", "cloth", "dark cloth"), boats)
		}
	}
}

// TestHousesStandOutOfSwatches checks the house on the sign of a wish and on the seal of a deed.
func TestHousesStandOutOfSwatches(t *testing.T) {
	for _, high := range []bool{false, true} {
		pal := newPalette(theme.New(high))
		for c := range islas.Colour(islas.Colours) {
			house := paint.Drawing{Units: 100, Paint: func(n paint.Pen) { drawHouseOn(n, pal, 0, 0, 100, c) }}
			for _, side := range []float64{10, 13, 16, 24, 32, 48} {
				painttest.StandOut(t, fmt.Sprintf("high contrast %v, %.0f pixels", high, side),
					painttest.Flats(side, map[string]color.NRGBA{"its swatch": swatch(pal, c)}), []painttest.Sight{painttest.SightOf(fmt.Sprint("the ", c, " house"), house)})
			}
		}
	}
}

// TestFeaturesShowOnWishes checks that what a feature is known by on the sign of a wish is told from what lies beside it.
func TestFeaturesShowOnWishes(t *testing.T) {
	for _, high := range []bool{false, true} {
		pal := newPalette(theme.New(high))
		for _, p := range []struct {
			what       string
			over, upon color.NRGBA
		}{
			{"the beach", pal.Sand, skyOf(pal, islas.Coast)}, {"the surf", pal.Surf, skyOf(pal, islas.Coast)},
			{"the river", pal.waterDark, skyOf(pal, islas.River)},
			{"the peak", pal.Ink, skyOf(pal, islas.Mountain)},
			{"the rows of a field", rowsOf(pal), skyOf(pal, islas.Farmland)}, {"the rows of a light field", rowsOf(pal), pal.FieldLight},
			{"the road, by its edge,", pal.track, pal.trackDark},
			{"the village", pal.Ink, skyOf(pal, islas.Village)}, {"its walls", pal.Ink, pal.White}, {"its roofs", pal.Ink, pal.Roof},
		} {
			if got := theme.Contrast(p.over, p.upon); got < 3 {
				t.Errorf("high contrast %v: %s is %.2f : 1", high, p.what, got)
			}
		}
	}
}
