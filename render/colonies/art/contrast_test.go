package art

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"testing"

	"islas/game"
	"islas/game/colonies"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/testkit/need"
	"islas/render/testkit/painttest"
	"islas/render/testkit/vision"
	"islas/render/theme"
)

// TestSeatsApart checks that every two colours of pieces are at least 12 apart in OKLab, whose black and white are 100 apart, to every kind of
// colour vision, and that a mark shows on its colour.
func TestSeatsApart(t *testing.T) {
	pal := newPalette(theme.New(false))
	for a := range pal.seat {
		if got := theme.Contrast(pal.rim[a], pal.seat[a]); got < 3 {
			t.Errorf("the mark of seat %d is %.2f : 1 on its colour, want 3", a, got)
		}
		for b := range a {
			for kind := range vision.Kinds {
				if got := kind.Distance(pal.seat[a], pal.seat[b]); got < 12 {
					t.Errorf("%s: seats %d and %d are %.1f apart, want 12", kind, b, a, got)
				}
			}
		}
	}
}

// TestFormsDiffer draws pieces of all seats in the same colour, and tokens, as small as they are shown: whoever does not see colours can tell
// them apart all the same.
func TestFormsDiffer(t *testing.T) {
	const size = 28
	looks := func(d paint.Drawing) painttest.Looks { return painttest.LooksOf(painttest.Shown(d, size, size)) }
	for hue := range colonies.MaxSeats {
		pal := newPalette(theme.New(false))
		one, rim := pal.seat[hue], pal.rim[hue]
		for i := range pal.seat {
			pal.seat[i], pal.rim[i] = one, rim
		}
		for _, piece := range pieces {
			for a := range game.Seat(colonies.MaxSeats) {
				for b := range a {
					if got := looks(piece(a).drawing(pal)).Unlike(looks(piece(b).drawing(pal)), 1, 1); got < 0.06 {
						t.Errorf("%v and %v in one colour differ in %.3f of what they cover", piece(b), piece(a), got)
					}
				}
			}
		}
	}
	pal := newPalette(theme.New(false))
	for a := range colonies.Token(colonies.Tokens) {
		for b := range a {
			looks := func(k colonies.Token) painttest.Looks {
				return painttest.LooksOf(painttest.Shown(Token(k).drawing(pal), 14, 14))
			}
			if got := looks(a).Unlike(looks(b), 1, 1); got < 0.25 {
				t.Errorf("tokens %s and %s differ in %.3f of what they cover without their colours", b.ID(), a.ID(), got)
			}
		}
	}
}

// TestTerrainsDiffer checks that no two terrains look alike where a side of a hex has 28 pixels, to every kind of colour vision.
func TestTerrainsDiffer(t *testing.T) {
	const w, h = 48, 56
	pal := newPalette(theme.New(false))
	var all [colonies.Terrains]*image.RGBA
	for k := range all {
		all[k] = painttest.Shown(Hex(colonies.Terrain(k)).drawing(pal), w, h)
	}
	for kind := range vision.Kinds {
		for a := range all {
			for b := range a {
				other := 0
				for i := 0; i < len(all[a].Pix); i += 4 {
					p, q := all[a].Pix[i:i+4], all[b].Pix[i:i+4]
					if kind.Distance(color.NRGBA{p[0], p[1], p[2], 255}, color.NRGBA{q[0], q[1], q[2], 255}) > 8 {
						other++
					}
				}
				if got := float64(other) / (w * h * 0.75); got < 0.33 {
					t.Errorf("%s: %s and %s differ in %.3f of their pixels, want a third", kind, colonies.Terrain(b).ID(), colonies.Terrain(a).ID(), got)
				}
			}
		}
	}
}

// TestNumbersLegible checks the contrast of what is written on discs, signs, badges and cards, large text all of it, by theme.
func TestNumbersLegible(t *testing.T) {
	for _, high := range []bool{false, true} {
		pal := newPalette(theme.New(high))
		least := 4.5
		if high {
			least = 7
		}
		for _, x := range []struct {
			what       string
			over, upon color.NRGBA
		}{
			{"a number", pal.Ink, theme.Mix(pal.Paper, pal.PaperDark, 0.2)}, {"a red number", pal.red, theme.Mix(pal.Paper, pal.PaperDark, 0.2)}, {"a rate", pal.Ink, pal.White},
			{"a corner", pal.Eve, pal.night}, {"a lit corner", pal.Ink, pal.lit}, {"a badge", pal.Ink, theme.Mix(pal.lit, pal.parchment, 0.35)}, {"the name of a card", pal.Ink, pal.PaperDark},
		} {
			if got := theme.Contrast(x.over, x.upon); got < least {
				t.Errorf("high contrast %v: %s is %.2f : 1, want %.1f", high, x.what, got, least)
			}
		}
	}
}

// board returns a chart with every terrain, as it lies before pieces stand on it, and its places.
func board(pal *palette, th *theme.Theme, side float64) (*image.RGBA, Chart) {
	c := NewChart(geom.Rect{W: math.Ceil(side * 17.6), H: math.Ceil(side * 12.9)})
	img := painttest.Flat(theme.Mix(th.SeaDeep, th.Sea, 0.5), c.Rect.W, c.Rect.H)
	show := func(r geom.Rect, d paint.Drawing) {
		r = r.Rounded()
		draw.Draw(img, image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom())), painttest.Shown(d, int(r.W), int(r.H)), image.Point{}, draw.Over)
	}
	show(c.Rect, groundDrawing(pal, c))
	terrain := func(h colonies.Hex) colonies.Terrain {
		switch s := colonies.SiteOf(h); {
		case s.Zone == colonies.HomeLand:
			return s.Beginner
		case s.Zone == colonies.South:
			return colonies.Mountain + colonies.Terrain(h)%5
		case s.Place():
			return colonies.Unknown
		}
		return colonies.Sea
	}
	for _, parchment := range []bool{false, true} {
		for h := range colonies.Hex(colonies.Hexes) {
			if look := LookOf(h, terrain); look.Terrain != colonies.Sea && (look.Terrain == colonies.Unknown) == parchment {
				show(c.TileRect(h), tileDrawing(pal, look, inked))
			}
		}
	}
	return img, c
}

// TestPiecesStandOut checks that pieces stand out from all that they stand on, by the dark line along their outline or the light one around
// that (WCAG 2.2, 1.4.11).
func TestPiecesStandOut(t *testing.T) {
	need.Time(t)
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		pal := newPalette(th)
		for _, side := range []float64{28, 44, 80} {
			img, c := board(pal, th, side)
			what := fmt.Sprintf("high contrast %v, sides of %.0f pixels", high, side)
			check := func(name string, places []geom.Rect, sights ...painttest.Sight) {
				t.Helper()
				for i := range places {
					places[i] = places[i].Rounded()
				}
				painttest.StandOut(t, what, []painttest.Ground{{Name: name, Picture: img, Places: places}}, sights)
			}
			sight := func(k Picture) painttest.Sight { return painttest.SightOf(fmt.Sprint(k), k.drawing(pal)) }
			var towns, cities, roads, bases, fleets, nodeMarks []painttest.Sight
			ships := []painttest.Sight{sight(Pirate())}
			for seat := range game.Seat(colonies.MaxSeats) {
				towns, cities = append(towns, sight(Settlement(seat))), append(cities, sight(City(seat)))
				roads, bases = append(roads, sight(Road(seat, 0))), append(bases, sight(Base(seat)))
				fleets, ships = append(fleets, sight(Fleet(seat))), append(ships, sight(Ship(seat)))
			}
			for m := range Closed {
				nodeMarks = append(nodeMarks, sight(NodeMark(m)))
			}
			var town, city, road, ship, node []geom.Rect
			for n := colonies.Node(0); n < colonies.Nodes; n += 11 {
				node = append(node, c.MarkRect(n))
				town, city, ship = append(town, c.TownRect(n, false)), append(city, c.TownRect(n, true)), append(ship, c.ShipRect(nil, n))
			}
			for e := colonies.Edge(0); e < colonies.Edges; e += 19 {
				road = append(road, c.RoadRect(e))
			}
			check("the board", town, towns...)
			check("the board", city, cities...)
			check("the board", road, roads...)
			check("the board", ship, ships...)
			check("the board", node, nodeMarks...)
			check("the board", road, sight(EdgeMark(1)))
			check("the colonies", []geom.Rect{c.BaseRect(38, 0), c.BaseRect(39, 1), c.BaseRect(40, 2), c.BaseRect(46, 3), c.BaseRect(47, 0)}, bases...)
			check("the sea", []geom.Rect{c.FleetRect(nil, 20, 0), c.FleetRect(nil, 36, 0).Moved(-c.Side/4, 0), c.FleetRect(nil, 39, 0).Moved(c.Side/4, 0)}, fleets...)
			var discs []geom.Rect
			for _, h := range colonies.HomeHexes() {
				discs = append(discs, c.NumberRect(h))
			}
			for _, h := range []colonies.Hex{38, 39, 40, 46, 47} {
				discs = append(discs, c.NumberRect(h))
			}
			check("the land", discs, sight(Number(5)), sight(Number(6)))
		}
	}
}

// TestTokensStandOut checks the same of tokens, the point chip and signs of resources on the grounds that they lie on.
func TestTokensStandOut(t *testing.T) {
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		pal := newPalette(th)
		sights := []painttest.Sight{painttest.SightOf("a point", PointChip().drawing(pal))}
		for k := range colonies.Token(colonies.Tokens) {
			sights = append(sights, painttest.SightOf("the token "+k.ID(), Token(k).drawing(pal)))
		}
		for k := range colonies.Resource(colonies.Resources) {
			sights = append(sights, painttest.SightOf(k.ID(), Resource(k).drawing(pal)))
		}
		for _, side := range []float64{9, 13, 16, 22, 32, 64} {
			painttest.StandOut(t, fmt.Sprintf("high contrast %v, %.0f pixels", high, side), painttest.Flats(side, map[string]color.NRGBA{
				"paper": th.Paper, "light paper": th.PaperLight, "dark paper": th.PaperDark, "cloth": th.Cloth, "dark cloth": th.ClothDark, "sea": th.SeaDeep, "shallow sea": th.Sea,
			}), sights)
		}
		for _, side := range []float64{13, 16, 22, 32, 64} { // it is nowhere smaller
			painttest.StandOut(t, fmt.Sprintf("high contrast %v, %.0f pixels", high, side), painttest.Flats(side, map[string]color.NRGBA{
				"paper": th.Paper, "light paper": th.PaperLight, "dark paper": th.PaperDark, "cloth": th.Cloth, "dark cloth": th.ClothDark,
			}), []painttest.Sight{painttest.SightOf("the largest army", Army().drawing(pal))})
		}
	}
}
