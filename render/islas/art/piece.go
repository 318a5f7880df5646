package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Piece is a wooden building.
type Piece islas.Building

// Draw draws the building in the square in the middle of r, with its shadow on the ground.
func (b Piece) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	if b.Colour < islas.Colours {
		p.Show(dst, r.Fit(1), pieceDrawing(of(p).palette, b.Kind, b.Colour))
	}
}

func pieceDrawing(pal *palette, k islas.Kind, c islas.Colour) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("piece"), A: int(k), B: int(c)}, Units: 100, Paint: func(n paint.Pen) { drawBuilding(n, pal, k, c, pieceLines(pal, c), piecesFill) }}
}

// drawHouse draws a house of a colour into a box of size by size units at (x, y).
func drawHouse(n paint.Pen, pal *palette, x, y, size float64, c islas.Colour) {
	drawBuilding(n.At(x, y, size/100), pal, islas.House, c, pieceLines(pal, c), housesFill)
}

// drawHouseOn draws a house on its swatch, from which a dark line is enough to set it off.
func drawHouseOn(n paint.Pen, pal *palette, x, y, size float64, c islas.Colour) {
	drawBuilding(n.At(x, y, size/100), pal, islas.House, c, pieceLines(pal, c).Alone(), housesFill)
}

// part is a form at a place: its box of 100 × 100 units lies at (x, y) and is k times as large.
type part struct {
	facets  []paint.Facet
	x, y, k float64
}

// partsOf is what a building is put together from, from back to front.
func partsOf(k islas.Kind, c islas.Colour) []part {
	form := formOf(c)
	switch k {
	case islas.House:
		return []part{{form, 9, 13, 0.83}}
	case islas.Palace:
		return []part{{wings, 0, 0, 1}, {form, 9, 3, 0.83}, {stairs, 0, 0, 1}}
	default:
		return []part{
			{wallBehind, 0, 0, 1}, {form, 9, 3, 0.39}, {form, 52, 3, 0.39}, {belfry, 0, 0, 1},
			{form, -1, 25, 0.43}, {form, 58, 25, 0.43}, {form, 28, 28, 0.44}, {wallBefore, 0, 0, 1},
		}
	}
}

// drawBuilding draws a building in a box of 100 × 100 units: shadow, the lines around it, then its faces. fill is
// what buildings of such a size fill of the box.
func drawBuilding(n paint.Pen, pal *palette, k islas.Kind, c islas.Colour, lines paint.Lines, fill geom.Rect) {
	parts := partsOf(k, c)
	var all, shadows []*raster.Path
	for _, t := range parts {
		for _, shape := range paint.Outlines(t.facets) {
			all = append(all, paint.Placed(shape, t.x, t.y, t.k))
			shadows = append(shadows, paint.Placed(paint.Shadow(shape, 0.34, 0.34*-0.8771, 4), t.x, t.y, t.k))
		}
	}
	n, lines = lines.Around(n, fill)
	n.Soft(3, 0.4, func(n paint.Pen) { n.Fill(color.Black, shadows...) })
	n.Soft(1.6, 0.5, func(n paint.Pen) { n.Fill(color.Black, paint.Ellipse(52, 89, 44, 5)) }) // where it touches the ground
	lines.Draw(n, all...)
	for i, t := range parts {
		q := n.At(t.x, t.y, t.k)
		if i > 0 && k == islas.Town { // keep the roofs apart
			q.Stroke(theme.Mix(pal.rim[c], paint.Deep.Of(pal.Palette, pal.piece[c]), 0.5), 1.6/t.k, paint.Outlines(t.facets)...)
		}
		q.Timber(pal.Palette, t.facets, pal.piece[c], 7*int(c))
	}
	if k != islas.House && n.Scale >= folkFrom {
		drawTownsfolk(n, pal, k)
	}
}

// folkFrom is how many pixels of the canvas a unit has from which people stand before palaces and towns, each some six pixels high.
const folkFrom = 0.85

// drawTownsfolk draws people in front of a palace or a town.
func drawTownsfolk(n paint.Pen, pal *palette, k islas.Kind) {
	at := [islas.Kinds][]float64{islas.Palace: {10, 23, 50, 77, 88}, islas.Town: {7, 15, 28, 50, 71, 80, 92}}[k]
	cloths := []color.NRGBA{pal.Madder, pal.White, pal.Indigo, pal.Gold}
	for i, x := range at {
		y := 97.5 + 1.5*float64(i%2)
		body, head := paint.Placed(paint.Shape("M -3.4 0 Q -3.6 -8.6 0 -9 Q 3.6 -8.6 3.4 0 Z"), x, y, 1), paint.Circle(x, y-11, 2.6)
		n.Outline(pal.Ink, 2, body, head)
		n.Fill(cloths[(i+int(k))%len(cloths)], body)
		n.Fill([]color.NRGBA{pal.TanSkin, pal.FairSkin, pal.DarkSkin}[i%3], head)
	}
}

// What the forms of all buildings fill of their box, and those of houses alone.
var (
	piecesFill = geom.Rect{X: -1, Y: 0, W: 102, H: 100}
	housesFill = geom.Rect{X: 9, Y: 14, W: 82, H: 81}
)

// pieceLines returns the lines around a piece of a colour.
func pieceLines(pal *palette, c islas.Colour) paint.Lines {
	const wide = 2.6
	hue := pal.piece[c]
	if paint.Brightness(hue) > 0.5 {
		hue = pal.Ink
	}
	return paint.LinesOf(pal.Palette, hue, wide).Bolder()
}

// formOf is the form of a colour, the only thing besides the colour itself by which pieces are told apart: cottage,
// barn, tower, flat-roofed house, chapel and stepped manor.
func formOf(c islas.Colour) []paint.Facet {
	switch c {
	case islas.Orange:
		return []paint.Facet{ // a gabled cottage with a chimney
			{Shape: "M 62 30 L 62 8 L 76 4 L 76 26 Z", Tone: paint.Side}, {Shape: "M 58 92 L 86 78 L 86 46 L 58 58 Z", Tone: paint.Side},
			{Shape: "M 38 22 L 64 10 L 94 46 L 66 60 Z", Tone: paint.Lit}, {Shape: "M 62 28 L 62 9 L 72 9 L 72 28 Z", Tone: paint.Trim},
			{Shape: "M 14 92 L 14 56 L 38 26 L 62 56 L 62 92 Z", Tone: paint.Front}, {Shape: "M 6 60 L 38 20 L 70 60 L 62 62 L 38 33 L 14 62 Z", Tone: paint.Lit},
			{Shape: "M 30 92 L 30 68 Q 38 60 46 68 L 46 92 Z", Tone: paint.Deep}, {Shape: "M 33 44 H 43 V 54 H 33 Z", Tone: paint.Deep},
		}
	case islas.Brown:
		return []paint.Facet{ // a broad barn with a double-pitched roof and a great door
			{Shape: "M 68 92 L 96 80 L 96 56 L 68 66 Z", Tone: paint.Side}, {Shape: "M 58 44 L 86 34 L 97 56 L 69 67 Z", Tone: paint.Front},
			{Shape: "M 36 32 L 64 22 L 86 34 L 58 44 Z", Tone: paint.Lit}, {Shape: "M 4 92 L 4 66 L 14 44 L 36 32 L 58 44 L 68 66 L 68 92 Z", Tone: paint.Front},
			{Shape: "M 16 92 L 16 62 H 56 L 56 92 Z", Tone: paint.Trim}, {Shape: "M 21 92 L 21 67 H 51 L 51 92 Z", Tone: paint.Deep},
			{Shape: "M 21 67 L 26 67 L 51 87 L 51 92 L 46 92 L 21 72 Z", Tone: paint.Trim},
			{Shape: "M 51 67 L 46 67 L 21 87 L 21 92 L 26 92 L 51 72 Z", Tone: paint.Trim}, {Shape: "M 30 44 H 42 V 54 H 30 Z", Tone: paint.Trim},
		}
	case islas.Green:
		return []paint.Facet{ // a round tower under a cone
			{Shape: "M 28 46 L 28 88 Q 50 98 72 88 L 72 46 Z", Tone: paint.Front}, {Shape: "M 28 46 L 28 88 Q 33 91 38 92 L 38 46 Z", Tone: paint.Lit},
			{Shape: "M 60 46 L 60 92 Q 67 91 72 88 L 72 46 Z", Tone: paint.Side}, {Shape: "M 50 2 L 18 46 Q 50 60 82 46 Z", Tone: paint.Front},
			{Shape: "M 50 2 L 18 46 Q 28 51 40 52 Z", Tone: paint.Lit}, {Shape: "M 50 2 L 64 51 Q 75 49 82 46 Z", Tone: paint.Side},
			{Shape: "M 43 94 L 43 80 Q 50 71 57 80 L 57 94 Q 50 95 43 94 Z", Tone: paint.Deep}, {Shape: "M 45 70 L 45 62 Q 50 56 55 62 L 55 70 Z", Tone: paint.Deep},
		}
	case islas.Blue:
		return []paint.Facet{ // a flat-roofed house with a balcony
			{Shape: "M 66 92 L 92 80 L 92 24 L 66 34 Z", Tone: paint.Side}, {Shape: "M 8 34 L 34 22 L 92 22 L 66 34 Z", Tone: paint.Lit},
			{Shape: "M 18 31 L 37 24.5 L 80 24.5 L 61 31 Z", Tone: paint.Side}, {Shape: "M 8 92 L 8 33 L 66 33 L 66 92 Z", Tone: paint.Front},
			{Shape: "M 16 42 H 28 V 56 H 16 Z", Tone: paint.Deep}, {Shape: "M 46 42 H 58 V 56 H 46 Z", Tone: paint.Deep},
			{Shape: "M 32 42 H 42 V 60 H 32 Z", Tone: paint.Deep}, {Shape: "M 3 57 H 69 L 66 62 V 70 H 8 V 62 Z", Tone: paint.Trim},
			{Shape: "M 28 92 L 28 76 H 46 L 46 92 Z", Tone: paint.Deep},
		}
	case islas.Beige:
		return []paint.Facet{ // a chapel with a bell gable
			{Shape: "M 60 92 L 92 78 L 92 56 L 60 68 Z", Tone: paint.Side}, {Shape: "M 46 46 L 76 34 L 96 58 L 64 70 Z", Tone: paint.Lit},
			{Shape: "M 22 92 L 22 56 L 30 48 L 30 18 L 42 4 L 54 18 L 54 48 L 62 56 L 62 92 Z", Tone: paint.Front},
			{Shape: "M 54 18 L 60 16 L 60 46 L 66 53 L 62 56 L 54 48 Z", Tone: paint.Side}, {Shape: "M 36 38 L 36 24 Q 42 14 48 24 L 48 38 Z", Tone: paint.Deep},
			{Shape: "M 38 35 Q 39 33 39 29 Q 42 24 45 29 Q 45 33 46 35 Z", Tone: paint.Gilt}, {Shape: "M 33 92 L 33 72 Q 42 60 51 72 L 51 92 Z", Tone: paint.Deep},
			{Shape: "O 42 54 4.5 4.5", Tone: paint.Deep},
		}
	default:
		return []paint.Facet{ // a stepped manor
			{Shape: "M 78 92 L 98 82 V 60 L 78 70 Z", Tone: paint.Side}, {Shape: "M 66 70 L 86 60 V 40 L 66 50 Z", Tone: paint.Side},
			{Shape: "M 53 50 L 73 40 V 18 L 53 28 Z", Tone: paint.Side},
			{Shape: "M 25 28 L 45 18 H 73 L 53 28 Z M 53 50 L 73 40 H 86 L 66 50 Z M 66 70 L 86 60 H 98 L 78 70 Z", Tone: paint.Lit},
			{Shape: "M 12 50 L 25 43.5 V 50 Z M 0 70 L 12 64 V 70 Z", Tone: paint.Lit},
			{Shape: "M 0 92 V 70 H 12 V 50 H 25 V 28 H 53 V 50 H 66 V 70 H 78 V 92 Z", Tone: paint.Front}, {Shape: "M 32 35 H 46 V 45 H 32 Z", Tone: paint.Deep},
			{Shape: "M 18 57 H 27 V 67 H 18 Z M 34.5 57 H 43.5 V 67 H 34.5 Z M 51 57 H 60 V 67 H 51 Z", Tone: paint.Deep},
			{Shape: "M 6 76 H 15 V 86 H 6 Z M 63 76 H 72 V 86 H 63 Z", Tone: paint.Deep}, {Shape: "M 30 92 V 80 Q 39 72 48 80 V 92 Z", Tone: paint.Deep},
		}
	}
}

// What a palace has around the form of its colour: behind it wings between two turrets whose golden roofs rise beside every form, so that a
// palace can be told from a house when it is small, and before it a terrace with a golden rail and stairs. A town has a wall around five
// houses and a belfry, with a gate between two towers.
var (
	wings = []paint.Facet{
		{Shape: "M 16 82 V 50 H 84 V 82 Z", Tone: paint.Front}, {Shape: "M 12 52 L 22 40 H 78 L 88 52 Z", Tone: paint.Lit},
		{Shape: "M 22 58 H 28 V 68 H 22 Z M 72 58 H 78 V 68 H 72 Z", Tone: paint.Deep},
		{Shape: "M 0 90 V 40 H 18 V 90 Z M 82 90 V 40 H 100 V 90 Z", Tone: paint.Front},
		{Shape: "M 12 90 V 40 H 18 V 90 Z M 94 90 V 40 H 100 V 90 Z", Tone: paint.Side},
		{Shape: "M 8 18 V 1 L 18 5 L 10 9 V 18 Z M 90 18 V 1 L 100 5 L 92 9 V 18 Z", Tone: paint.Front},
		{Shape: "M -3 43 L 9 11 L 21 43 Z M 79 43 L 91 11 L 103 43 Z", Tone: paint.Gilt},
		{Shape: "M 9 11 L 21 43 H 12 Z M 91 11 L 103 43 H 94 Z", Tone: paint.GiltShade},
		{Shape: "M 4 51 H 9 V 64 H 4 Z M 86 51 H 91 V 64 H 86 Z", Tone: paint.Deep},
	}
	stairs = []paint.Facet{
		{Shape: "M 0 94 V 80 H 100 V 94 Z", Tone: paint.Stone}, {Shape: "M 0 94 V 90 H 100 V 94 Z", Tone: paint.StoneShade},
		{Shape: "M 0 83 V 77 H 100 V 83 Z", Tone: paint.Gilt},
		{Shape: "M 35 98 L 41 78 H 59 L 65 98 Z", Tone: paint.Stone},
		{Shape: "M 39 84 H 61 L 61.8 87 H 38.2 Z M 37.2 90 H 62.8 L 63.6 93 H 36.4 Z", Tone: paint.StoneShade},
	}
	wallBehind = []paint.Facet{{Shape: "M 4 70 L 12 34 H 88 L 96 70 Z", Tone: paint.StoneShade}}
	belfry     = []paint.Facet{
		{Shape: "M 42 46 V 17 H 58 V 46 Z", Tone: paint.Trim}, {Shape: "M 53 46 V 17 H 58 V 46 Z", Tone: paint.StoneShade},
		{Shape: "M 39 19 L 50 0 L 61 19 Z", Tone: paint.Front}, {Shape: "M 50 0 L 61 19 H 53 Z", Tone: paint.Side},
		{Shape: "M 46 30 V 25 Q 49 20 52 25 V 30 Z", Tone: paint.Deep},
	}
	wallBefore = []paint.Facet{
		{Shape: "M 0 94 V 66 H 8 V 71 H 15 V 66 H 23 V 71 H 30 V 66 H 38 V 71 H 62 V 66 H 70 V 71 H 77 V 66 H 85 V 71 H 92 V 66 H 100 V 94 Z", Tone: paint.Stone},
		{Shape: "M 0 94 V 89 H 100 V 94 Z", Tone: paint.StoneShade}, {Shape: "M 0 82 V 76 H 100 V 82 Z", Tone: paint.Front},
		{Shape: "M 31 94 V 61 H 40 V 94 Z M 60 94 V 61 H 69 V 94 Z", Tone: paint.Stone},
		{Shape: "M 29 63 L 35.5 52 L 42 63 Z M 58 63 L 64.5 52 L 71 63 Z", Tone: paint.Front},
		{Shape: "M 40 94 V 78 Q 50 67 60 78 V 94 Z", Tone: paint.Trim}, {Shape: "M 43 94 V 80 Q 50 72 57 80 V 94 Z", Tone: paint.Deep},
	}
)
