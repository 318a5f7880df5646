package art

import (
	"image/color"
	"math"

	"islas/game/colonies"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// CardRatio is the width of a card divided by its height.
const CardRatio = 5.0 / 7

// The units of a card.
const cardWide, cardHigh = 200.0, 280.0

// drawDeck draws development cards face down, one on the other, in 200 × 280 units.
func drawDeck(n paint.Pen, pal *palette, layers int) {
	if layers == 0 {
		n.Stroke(theme.Alpha(pal.fleece, 0.7), 4, paint.Rounded(16, 16, 168, 248, 14))
	}
	for i := range layers {
		x, y := 2+4.4*float64(layers-1-i), 24-4.8*float64(i)+4.8*float64(layers-1)*0.2
		drawBack(n.At(x, y, 0.9), pal, 1)
	}
}

// drawResourceCard draws a card with a landscape and what it yields, in 200 × 280 units. Its sign stands in the corner, so that cards may
// overlap.
func drawResourceCard(n paint.Pen, pal *palette, k colonies.Resource) {
	band := pal.resource[k]
	sheet := paint.Rounded(1, 1, 198, 278, 15)
	land := resourceLand[k]
	sky := paint.Rounded(13, 13, 174, 254, 8)
	n.Fill(band, sheet)
	n.Layer(1, func(n paint.Pen) {
		n.Gradient(geom.Pt(0, 13), geom.Pt(0, 150), false, paint.Evenly(theme.Mix(pal.Shallow, pal.White, 0.2), theme.Mix(pal.Eve, pal.White, 0.5)), sky)
		q := n.Atop()
		q.Fill(theme.Mix(pal.ground[land], pal.Shallow, 0.45), paint.Shape("M 0 124 Q 50 84 104 112 Q 150 84 210 118 V 290 H 0 Z"))
		q.Gradient(geom.Pt(40, 120), geom.Pt(140, 280), false, paint.Evenly(theme.Mix(pal.ground[land], pal.White, 0.3), pal.ground[land], theme.Mix(pal.ground[land], pal.shade[land], 0.7)), paint.Shape("M 0 150 Q 70 112 130 134 Q 170 142 210 126 V 290 H 0 Z"))
		drawYield(q, pal, k)
	})
	n.Stroke(theme.Mix(band, pal.Ink, 0.5), 2.4, sky)
	paint.DrawEdging(n, pal.Palette, band, 13, 0.35, 0.5)
	corner := paint.Shape("M 8 22 Q 8 8 22 8 H 76 Q 84 8 82 18 Q 76 70 22 82 Q 8 84 8 74 Z")
	n.Inked(pal.White, theme.Mix(band, pal.Ink, 0.5), 3, corner)
	drawResource(n.At(10, 9, 0.58), pal, k)
	drawResource(n.At(50, 112, 1), pal, k)
}

// resourceLand are the terrains on the cards.
var resourceLand = [colonies.Resources]colonies.Terrain{colonies.Wood: colonies.Forest, colonies.Clay: colonies.Hill, colonies.Sheep: colonies.Pasture, colonies.Wheat: colonies.Field, colonies.Ore: colonies.Mountain}

// drawYield draws what grows and stands on the land of a card.
func drawYield(n paint.Pen, pal *palette, k colonies.Resource) {
	type spot struct{ x, y, k float64 }
	for i, at := range []spot{{40, 148, 1}, {160, 146, 1.05}, {100, 142, 0.9}, {26, 196, 1.35}, {176, 200, 1.4}, {34, 262, 1.6}, {166, 266, 1.6}, {100, 276, 1.5}} {
		q := n.At(at.x, at.y, at.k)
		switch k {
		case colonies.Wood:
			drawFir(q, pal, i%3 == 0)
		case colonies.Clay:
			if i%3 == 2 {
				drawBricks(q, pal)
			} else {
				drawHill(q, pal, i%2 == 0)
			}
		case colonies.Sheep:
			if i < 3 {
				paint.DrawBush(q.At(-16, -22, 0.3), pal.Palette, pal.Vine, pal.Leaf)
			} else if i != 7 {
				drawSheep(q, pal, i%2 == 0)
			}
		case colonies.Wheat:
			drawSheaf(q, pal)
		default:
			if i < 7 {
				drawPeak(q.At(0, 0, 0.86), pal, i%2 == 1)
			}
		}
	}
}

// drawBack draws the back of a card in 200 × 280 units: a caravel's chart for resources, 0, a compass for development, 1.
func drawBack(n paint.Pen, pal *palette, of int) {
	development := of == 1
	band, ground := pal.Wood, theme.Mix(pal.parchment, pal.White, 0.2)
	if development {
		band, ground = pal.SeaDeep, pal.Sea
	}
	sheet := paint.Rounded(1, 1, 198, 278, 15)
	n.Fill(band, sheet)
	inside := paint.Rounded(14, 14, 172, 252, 8)
	n.Layer(1, func(n paint.Pen) {
		n.Glow(geom.Pt(88, 118), 170, []theme.Color{theme.Mix(ground, pal.White, 0.25), ground, theme.Mix(ground, band, 0.55)}, inside)
		q := n.Atop()
		q.Stroke(theme.Alpha(theme.Mix(band, pal.Gold, 0.3), 0.45), 1.6, paint.Rays(geom.Pt(100, 140), 32, 0, 200)...)
	})
	n.Fill(pal.Gold, paint.Frame(20, 20, 160, 240, 6, max(2.4, 0.8/n.Scale)))
	if development {
		n.Fill(theme.Mix(pal.SeaDeep, pal.Ink, 0.3), paint.Circle(100, 140, 54))
		n.Stroke(pal.Gold, max(3.4, 0.9/n.Scale), paint.Circle(100, 140, 54))
		rose(geom.Pt(100, 140), 1, 32, 50, func(far float64, at func(along, aside float64) geom.Point) {
			n.Fill(theme.Mix(pal.Gold, pal.White, 0.5), paint.Polyline(true, at(0, 0), at(far, 0), at(11, -8)))
			n.Fill(pal.GoldDark, paint.Polyline(true, at(0, 0), at(far, 0), at(11, 8)))
		})
	} else {
		n.Fill(pal.Wood, paint.Star(geom.Pt(100, 140), 60, 52, 6, -math.Pi/2))
		n.Stroke(pal.Gold, max(3.4, 0.9/n.Scale), paint.Star(geom.Pt(100, 140), 60, 60*0.866, 6, -math.Pi/2))
		for i, at := range [5]geom.Point{{X: 100, Y: 106}, {X: 70, Y: 128}, {X: 130, Y: 128}, {X: 80, Y: 164}, {X: 120, Y: 164}} {
			n.At(at.X-15, at.Y-15, 30.0/24).Icon(resourceIcon(colonies.Resource(i)), theme.Mix(pal.Gold, pal.White, 0.35), 1.4)
		}
	}
	paint.DrawEdging(n, pal.Palette, band, 13, 0.3, 0.4)
}

// drawCard draws a development card in 200 × 280 units.
func drawCard(n paint.Pen, pal *palette, k colonies.Card) {
	bands := [colonies.Cards]color.NRGBA{colonies.KnightCard: pal.Indigo, colonies.RoadsCard: pal.WoodDark, colonies.InventionCard: pal.SeaDeep, colonies.MonopolyCard: pal.Violet, colonies.PointCard: pal.GoldDark}
	band := bands[k]
	sheet, sky := paint.Rounded(1, 1, 198, 278, 15), paint.Rounded(13, 13, 174, 254, 8)
	n.Fill(band, sheet)
	n.Layer(1, func(n paint.Pen) {
		n.Glow(geom.Pt(100, 104), 176, []theme.Color{theme.Mix(pal.Eve, pal.White, 0.7), theme.Mix(pal.Paper, pal.Eve, 0.3), theme.Mix(pal.PaperDark, band, 0.42)}, sky)
		q := n.Atop()
		q.Stroke(theme.Alpha(band, 0.13), 5, paint.Rays(geom.Pt(100, 112), 40, 0, 240)...)
		cardPictures[k](q.At(0, 36, 1), pal)
	})
	n.Stroke(theme.Mix(band, pal.Ink, 0.5), 2.4, sky)
	paint.DrawEdging(n, pal.Palette, band, 13, 0.35, 0.5)
}

// cardPictures draw what is seen on development cards, around (100, 112) in about 150 × 180 units.
var cardPictures = [colonies.Cards]func(paint.Pen, *palette){
	colonies.KnightCard: drawKnight, colonies.RoadsCard: drawRoadWorks, colonies.InventionCard: drawInvention, colonies.MonopolyCard: drawMonopoly, colonies.PointCard: drawMinster,
}

// drawKnight draws a helmet with a plume before crossed swords.
func drawKnight(n paint.Pen, pal *palette) {
	for _, turn := range []float64{-0.72, 0.72} {
		part := func(shape string) *raster.Path { return paint.Turned(paint.Shape(shape), turn, 100, 118) }
		n.Shaded(geom.Pt(40, 20), geom.Pt(150, 120), pal.White, pal.Steel, pal.Ink, 3.4, part("M -7 40 V -96 L 0 -112 L 7 -96 V 40 Z"))
		n.Stroke(theme.Alpha(pal.SteelDark, 0.8), 2.2, part("M 0 40 V -92"))
		n.Inked(pal.Brass, pal.Ink, 3, part("M -22 54 H 22 V 62 H -22 Z"), part("M -4.4 62 H 4.4 V 88 H -4.4 Z"), part("O 0 94 8 8"))
	}
	plume := paint.Shape("M 92 52 Q 88 14 120 6 Q 158 2 160 50 Q 150 40 138 44 Q 126 34 108 60 Z")
	n.Shaded(geom.Pt(100, 10), geom.Pt(158, 60), theme.Mix(pal.Madder, pal.White, 0.3), pal.Madder, pal.Ink, 3.4, plume)
	n.Stroke(theme.Alpha(pal.Ink, 0.4), 2, paint.Shape("M 104 50 Q 106 22 128 20 M 116 48 Q 124 28 148 34"))
	neck := paint.Shape("M 58 150 Q 100 168 142 150 L 152 186 Q 100 210 48 186 Z")
	n.Shaded(geom.Pt(50, 150), geom.Pt(150, 200), pal.Steel, pal.SteelDark, pal.Ink, 3.4, neck)
	n.Stroke(pal.Gold, 5, paint.Shape("M 52 182 Q 100 205 148 182"))
	helm := paint.Shape("M 52 152 Q 44 60 100 54 Q 156 60 148 152 Q 124 166 100 166 Q 76 166 52 152 Z")
	n.Gradient(geom.Pt(60, 60), geom.Pt(140, 160), false, paint.Evenly(pal.White, pal.Steel, pal.SteelDark), helm)
	n.Stroke(pal.Ink, 3.8, helm)
	n.Fill(pal.Ink, paint.Shape("M 54 98 Q 100 84 146 98 L 146 108 Q 120 100 104 104 V 152 H 96 V 104 Q 80 100 54 108 Z"))
	n.Fill(pal.Gold, paint.Shape("M 96 56 H 104 V 88 H 96 Z"))
	for _, x := range []float64{66, 78, 122, 134} {
		n.Fill(pal.Ink, paint.Circle(x, 128, 3.4), paint.Circle(x, 142, 3.4))
	}
}

// drawRoadWorks draws a road that leads into the hills, before it a shovel and a pickaxe.
func drawRoadWorks(n paint.Pen, pal *palette) {
	n.Fill(theme.Mix(pal.Leaf, pal.Paper, 0.35), paint.Shape("M -20 104 Q 50 66 100 92 Q 150 62 226 100 V 290 H -20 Z"))
	n.Fill(theme.Mix(pal.Vine, pal.Leaf, 0.55), paint.Shape("M -20 132 Q 60 106 226 140 V 290 H -20 Z"))
	road := paint.Shape("M 30 290 Q 50 200 92 160 Q 128 128 104 88 L 114 86 Q 154 128 130 166 Q 116 196 170 290 Z")
	n.Shaded(geom.Pt(90, 100), geom.Pt(110, 280), theme.Mix(pal.Sand, pal.White, 0.4), theme.Mix(pal.Sand, pal.Wood, 0.3), theme.Mix(pal.WoodDark, pal.Ink, 0.3), 3.4, road)
	n.Stroke(theme.Alpha(pal.WoodDark, 0.55), 2.6, paint.Shape("M 50 262 H 152 M 62 232 H 138 M 74 206 H 126 M 90 180 H 124 M 104 160 H 130 M 112 142 H 134 M 114 124 H 132 M 112 106 H 126"))
	for _, at := range []geom.Point{{X: 34, Y: 122}, {X: 168, Y: 118}, {X: 184, Y: 150}, {X: 18, Y: 152}} {
		drawFir(n.At(at.X, at.Y, 1.15), pal, false)
	}
	for _, tool := range []struct {
		turn  float64
		blade string
	}{
		{-0.66, "M -20 -66 L -22 -104 Q -20 -128 0 -132 Q 20 -128 22 -104 L 20 -66 Q 0 -58 -20 -66 Z"}, // a shovel
		{0.66, "M -60 -78 Q -34 -108 0 -108 Q 34 -108 60 -78 Q 30 -94 0 -92 Q -30 -94 -60 -78 Z"},      // a pickaxe
	} {
		part := func(shape string) *raster.Path { return paint.Turned(paint.Shape(shape), tool.turn, 100, 148) }
		n.Rod(theme.Mix(pal.Wood, pal.Straw, 0.45), 8, pal.Ink, 14, part("M 0 66 V -96"))
		n.Shaded(geom.Pt(40, 40), geom.Pt(150, 100), theme.Mix(pal.Steel, pal.White, 0.6), pal.SteelDark, pal.Ink, 3.8, part(tool.blade))
	}
}

// drawInvention draws an armillary sphere with a star of light.
func drawInvention(n paint.Pen, pal *palette) {
	n.Glow(geom.Pt(100, 96), 92, []theme.Color{theme.Alpha(pal.Eve, 0.95), theme.Alpha(pal.Eve, 0)}, paint.Circle(100, 96, 92))
	foot := paint.Shape("M 92 160 L 108 160 L 112 186 Q 140 192 142 206 H 58 Q 60 192 88 186 Z")
	n.Shaded(geom.Pt(70, 160), geom.Pt(130, 206), theme.Mix(pal.Brass, pal.White, 0.4), pal.GoldDark, pal.Ink, 3.4, foot)
	ring := func(shape string, wide float64) {
		path := paint.Shape(shape)
		n.Outline(pal.Ink, wide+6, path)
		n.Outline(theme.Mix(pal.Brass, pal.White, 0.1), wide, path)
		n.At(-1, -1.4, 1).Outline(theme.Alpha(pal.White, 0.5), wide*0.3, path)
	}
	ring("O 100 96 68 20", 7)
	ring("O 100 96 26 68", 7)
	n.Rod(pal.Steel, 5, pal.Ink, 10, paint.Shape("M 48 150 L 152 42"))
	n.Inked(theme.Mix(pal.Water, pal.White, 0.25), pal.Ink, 3.4, paint.Circle(100, 96, 21))
	n.Fill(theme.Mix(pal.Leaf, pal.White, 0.2), paint.Shape("M 88 86 Q 98 78 108 84 Q 104 94 96 94 Q 90 98 88 86 Z M 104 100 Q 114 98 116 106 Q 108 112 104 100 Z"))
	ring("O 100 96 69 69", 8)
	n.Inked(pal.Gold, pal.Ink, 2.4, paint.Star(geom.Pt(152, 42), 15, 6, 4, 0))
}

// drawMonopoly draws a crowned chest that all goods go into.
func drawMonopoly(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Ink, 0.25), paint.Ellipse(104, 200, 80, 10))
	for i, at := range []geom.Point{{X: 28, Y: 78}, {X: 74, Y: 62}, {X: 120, Y: 76}, {X: 50, Y: 40}, {X: 98, Y: 40}} {
		drawResource(n.At(at.X, at.Y, 0.5), pal, colonies.Resource(i))
	}
	body := paint.Shape("M 30 128 H 170 V 196 Q 100 206 30 196 Z")
	n.Shaded(geom.Pt(40, 120), geom.Pt(150, 200), theme.Mix(pal.Wood, pal.Straw, 0.35), pal.WoodDark, pal.Ink, 4, body)
	n.Stroke(theme.Alpha(pal.Ink, 0.4), 2, paint.Shape("M 32 150 Q 100 154 168 150 M 32 172 Q 100 178 168 172"))
	n.Inked(pal.Brass, pal.Ink, 3, paint.Shape("M 40 126 H 54 V 199 L 40 197 Z M 146 126 H 160 V 197 L 146 199 Z M 26 120 H 174 V 134 H 26 Z"))
	n.Inked(theme.Mix(pal.Brass, pal.White, 0.3), pal.Ink, 3, paint.Rounded(84, 124, 32, 36, 5))
	n.Fill(pal.Ink, paint.Circle(100, 138, 5.4), paint.Shape("M 97 138 H 103 L 106 153 H 94 Z"))
	crown := paint.Shape("M 66 36 L 58 4 L 80 18 L 100 -4 L 120 18 L 142 4 L 134 36 Q 100 44 66 36 Z")
	n.Shaded(geom.Pt(60, 4), geom.Pt(130, 44), theme.Mix(pal.Gold, pal.White, 0.5), theme.Mix(pal.Gold, pal.GoldDark, 0.4), pal.Ink, 3.4, crown)
	n.Fill(pal.Madder, paint.Circle(100, 26, 5), paint.Circle(82, 28, 3.8), paint.Circle(118, 28, 3.8))
}

// drawMinster draws a church of the new world in a wreath of rays.
func drawMinster(n paint.Pen, pal *palette) {
	n.Fill(theme.Mix(pal.Leaf, pal.Paper, 0.25), paint.Shape("M 0 184 Q 100 160 210 184 V 290 H 0 Z"))
	ink := theme.Mix(pal.StoneDark, pal.Ink, 0.6)
	nave := paint.Shape("M 84 196 V 110 L 130 82 L 176 112 V 196 Z")
	n.Shaded(geom.Pt(90, 90), geom.Pt(170, 196), pal.Wall, pal.WallDark, ink, 3.4, nave)
	n.Shaded(geom.Pt(84, 80), geom.Pt(170, 120), theme.Mix(pal.Roof, pal.White, 0.2), pal.RoofDark, ink, 3.4, paint.Shape("M 76 116 L 130 72 L 184 116 L 176 122 L 130 88 L 84 122 Z"))
	n.Fill(pal.Indigo, paint.Shape("M 104 196 V 158 Q 116 142 128 158 V 196 Z"), paint.Circle(130, 116, 11))
	n.Stroke(pal.Gold, 2.6, paint.Circle(130, 116, 11), paint.Shape("M 119 116 H 141 M 130 105 V 127"))
	n.Fill(pal.Indigo, paint.Shape("M 142 176 V 152 Q 149 142 156 152 V 176 Z"))
	tower := paint.Shape("M 34 198 V 74 H 84 V 198 Z")
	n.Shaded(geom.Pt(34, 80), geom.Pt(84, 190), pal.Wall, theme.Mix(pal.WallDark, pal.StoneDark, 0.2), ink, 3.4, tower)
	n.Shaded(geom.Pt(30, 20), geom.Pt(84, 76), theme.Mix(pal.Roof, pal.White, 0.2), pal.RoofDark, ink, 3.4, paint.Shape("M 28 78 L 59 22 L 90 78 Z"))
	n.Stroke(pal.Gold, 5, paint.Shape("M 59 24 V 4 M 51 11 H 67"))
	n.Fill(ink, paint.Shape("M 48 118 V 96 Q 59 84 70 96 V 118 Z"), paint.Shape("M 46 198 V 170 Q 59 156 72 170 V 198 Z"))
	n.Inked(pal.Gold, ink, 2, paint.Shape("M 53 112 Q 54 98 59 98 Q 64 98 65 112 Z"))
	n.Inked(pal.Gold, pal.Ink, 3, paint.Star(geom.Pt(150, 44), 24, 10, 5, -math.Pi/2))
}

// drawStack draws tiles face down, one on the other, in a box of 100 × 100 units.
func drawStack(n paint.Pen, pal *palette, layers int) {
	tile := func(y float64) *raster.Path {
		return paint.Polyline(true, geom.Pt(50, y-30), geom.Pt(94, y-15), geom.Pt(94, y+13), geom.Pt(50, y+28), geom.Pt(6, y+13), geom.Pt(6, y-15))
	}
	if layers == 0 {
		n.Stroke(theme.Alpha(pal.fleece, 0.7), max(3, 1/n.Scale), tile(62))
		return
	}
	n.Soft(3, 0.45, func(n paint.Pen) { n.At(3, 6, 1).Fill(pal.Ink, tile(66)) })
	for i := range layers {
		y := 68 - 7*float64(i)
		n.Outline(pal.sepia, 2*max(1.6, 0.7/n.Scale), tile(y+4))
		n.Fill(theme.Mix(pal.aged, pal.sepia, 0.35), tile(y+4))
		n.Shaded(geom.Pt(20, y-24), geom.Pt(80, y+24), theme.Mix(pal.parchment, pal.White, 0.3), pal.aged, pal.sepia, max(1.8, 0.7/n.Scale), tile(y))
	}
	y := 68 - 7*float64(layers-1)
	rose(geom.Pt(50, y-1), 0.66, 15, 24, func(far float64, at func(along, aside float64) geom.Point) {
		n.Fill(pal.sepia, paint.Polyline(true, at(0, 0), at(far, 0), at(6, 4)))
		n.Fill(pal.Madder, paint.Polyline(true, at(0, 0), at(far, 0), at(6, -4)))
	})
}

// rose calls draw for the rays of a compass, four short ones and then four long ones, with the length of the ray and a function that
// returns the place of a point of it. high is the height of the compass divided by its width.
func rose(middle geom.Point, high, short, long float64, draw func(far float64, at func(along, aside float64) geom.Point)) {
	for i, far := range []float64{short, long} {
		for k := range 4 {
			sin, cos := math.Sincos(float64(k)*math.Pi/2 + float64(1-i)*math.Pi/4)
			draw(far, func(along, aside float64) geom.Point {
				return middle.Add(geom.Pt(sin*along+cos*aside, high*(-cos*along+sin*aside)))
			})
		}
	}
}
