package figures

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// ShipRatio is a ship's width divided by its height.
const ShipRatio = 4.0 / 3

// shipCards is the number of cards visible on deck; more lie hidden behind them.
const shipCards = 8

// Ship draws a two-masted caravel with a number of cards, 0 or more, face down on its deck. It is as large as it fits into r.
func Ship(p *paint.Painter, dst *ebiten.Image, r geom.Rect, cards int) {
	p.Show(dst, r.Fit(ShipRatio), shipDrawing(p.Palette(), max(0, min(cards, shipCards))))
}

func shipDrawing(pal *paint.Palette, cards int) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("caravel"), A: cards}, Units: 200, Paint: func(n paint.Pen) { drawCaravel(n, pal, cards) }}
}

// The ship's outlines, in 200 × 150 units.
const (
	hullShape   = "M 20 94 Q 60 112 110 110 Q 140 108 150 98 V 84 Q 172 84 190 76 Q 190 112 172 136 Q 110 146 46 136 Q 28 122 20 94 Z"
	mainSail    = "M 40 73 Q 50 34 99 9 Q 124 46 113 85 Q 78 92 40 73 Z"
	mizzenSail  = "M 123 79 Q 130 46 161 23 Q 184 52 175 83 Q 150 91 123 79 Z"
	mainShade   = "M 99 9 Q 124 46 113 85 Q 100 87 86 86 Q 108 50 99 9 Z"
	mizzenShade = "M 161 23 Q 184 52 175 83 Q 166 85 156 85 Q 172 52 161 23 Z"
)

// drawCaravel draws a two-masted caravel, 200 × 150 units large, with cards standing on its deck.
func drawCaravel(n paint.Pen, pal *paint.Palette, cards int) {
	n.Soft(5, 0.35, func(n paint.Pen) { n.Fill(pal.Ink, paint.Ellipse(104, 138, 80, 8)) })
	ink := pal.Ink
	n.Marks([]paint.Mark{
		paint.Rod("M 4 78 L 34 96", pal.Wood, 2.6, ink, 5), // bowsprit
		paint.Stroked("M 74 12 L 10 80 M 74 12 L 122 98 M 138 26 L 184 80 M 74 20 L 56 100 M 74 20 L 92 102", theme.Alpha(ink, 0.75), 0.9), // rigging
		paint.Rod("M 74 104 V 6 M 138 100 V 20", pal.Wood, 3.8, ink, 6.4), paint.Stroked("M 73 104 V 6 M 137 100 V 20", theme.Alpha(pal.White, 0.35), 1),
		paint.Stroked("M 68 17 H 80 L 78 23 H 70 Z", ink, 2), paint.Filled("M 68 17 H 80 L 78 23 H 70 Z", pal.WoodDark), // crow's nest
	})
	drawSail(n, pal, mainSail, mainShade, geom.Pt(44, 20), geom.Pt(112, 88), []string{
		"M 58 79 Q 66 48 90 22", "M 76 85 Q 86 54 99 20", "M 95 87 Q 106 60 106 30",
	}, "M 82 33 V 77 M 63 54 Q 82 63 102 57")
	drawSail(n, pal, mizzenSail, mizzenShade, geom.Pt(130, 30), geom.Pt(172, 86), []string{
		"M 137 83 Q 144 54 159 33", "M 152 86 Q 161 58 166 36",
	}, "")
	// The yards that the lateen sails hang from, and the pennants.
	n.Marks([]paint.Mark{
		paint.Rod("M 34 78 L 104 4", pal.Wood, 2.2, ink, 4.6), paint.Rod("M 118 84 L 166 17", pal.Wood, 2, ink, 4.2),
	})
	for _, at := range []struct{ x, y, k float64 }{{74, 7, 1}, {138, 21, 0.8}} {
		q := n.At(at.x, at.y, at.k)
		q.Shaded(geom.Pt(-24, 0), geom.Pt(0, 6), theme.Mix(pal.Roof, pal.White, 0.15), pal.RoofDark, ink, 1.6, paint.Shape("M 0 0 Q -10 -6 -20 0 Q -14 4 -24 9 Q -10 12 0 8 Z"))
	}
	n.Marks([]paint.Mark{paint.Filled("M 26 96 Q 100 112 164 92 L 164 104 L 30 108 Z", pal.WoodDark)}) // the far rail, behind the cards
	for i := range cards {
		drawDeckCard(n, pal, 44+float64(i)*(104/float64(max(cards, 5))), 88-float64(i%2)*2)
	}
	drawHull(n, pal)
}

// drawSail draws a filled sail with its seams, and with a cross if there is one.
func drawSail(n paint.Pen, pal *paint.Palette, outline, shade string, from, to geom.Point, seams []string, cross string) {
	path := paint.Shape(outline)
	n.Painted(path, from, to, []color.NRGBA{pal.White, pal.Paper, pal.PaperDark}, pal.Ink, 2.2, func(q paint.Pen) {
		if cross != "" {
			q.Stroke(theme.Mix(pal.Roof, pal.RoofDark, 0.35), 6.4, paint.Shape(cross))
		}
		q.Ramp(from, to, theme.Alpha(pal.GoldDark, 0), theme.Alpha(pal.GoldDark, 0.45), paint.Shape(shade))
		for _, s := range seams {
			q.Stroke(theme.Alpha(pal.GoldDark, 0.5), 0.8, paint.Shape(s))
		}
	})
}

// drawHull draws the ship's body with its planks, stern castle and lantern, and the waves at its side.
func drawHull(n paint.Pen, pal *paint.Palette) {
	path := paint.Shape(hullShape)
	n.Layer(1, func(n paint.Pen) {
		n.Gradient(geom.Pt(90, 90), geom.Pt(100, 142), false, paint.Evenly(theme.Mix(pal.Wood, pal.Straw, 0.3), pal.Wood, pal.WoodDark), path)
		n = n.Atop()
		n.Fill(theme.Alpha(pal.Ink, 0.28), paint.Shape("M 28 116 Q 90 131 184 112 Q 180 128 172 138 Q 110 148 46 138 Q 36 130 28 116 Z"))
		n.Stroke(theme.Alpha(pal.Ink, 0.32), 1, paint.Shape("M 22 99 Q 70 116 126 113 Q 156 111 190 92 M 30 120 Q 96 135 182 116 M 34 127 Q 100 140 178 124 M 40 133 Q 104 145 174 131"))
		n.Stroke(theme.Alpha(pal.White, 0.22), 1, paint.Shape("M 23 101.5 Q 70 118 126 115 Q 156 113 190 94.5 M 152 87 Q 172 86 188 80"))
		n.Ramp(geom.Pt(140, 0), geom.Pt(194, 0), theme.Alpha(pal.Ink, 0), theme.Alpha(pal.Ink, 0.4), path)
	})
	n.Marks([]paint.Mark{
		paint.Stroked("M 24 105 Q 80 123 150 113 Q 172 109 189 98", pal.GoldDark, 4), paint.Stroked("M 24 104.4 Q 80 122 150 112.2 Q 172 108 189 97.4", pal.Gold, 2.2),
		paint.Stroked(hullShape, pal.Ink, 2.8), paint.Filled("O 64 122 4 4 O 88 125 4 4 O 112 125.5 4 4 O 136 123 4 4", pal.Ink),
		paint.Filled("O 64 121.4 2 2 O 88 124.4 2 2 O 112 124.9 2 2 O 136 122.4 2 2", pal.WoodDark),
		paint.Filled("M 159 89 H 168 V 98 H 159 Z M 173 86.5 H 182 V 95.5 H 173 Z", pal.Ink),
		paint.Filled("M 160.4 90.4 H 166.6 V 96.6 H 160.4 Z M 174.4 87.9 H 180.6 V 94.1 H 174.4 Z", pal.Gold),
		paint.Stroked("M 163.5 90 V 97 M 177.5 87.5 V 94.5", pal.GoldDark, 1),
		paint.Stroked("M 190 76 V 64", pal.Ink, 2), paint.Filled("O 190 61 4.4 5.4", pal.Ink), paint.Filled("O 190 61 2.8 3.8", pal.Gold), // the stern lantern
		paint.Stroked("M 10 139 Q 28 130 44 138 Q 60 146 76 138 Q 92 130 108 138 Q 124 146 140 138 Q 156 130 172 138 Q 180 142 192 138", theme.Alpha(pal.Sea, 0.8), 6),
		paint.Stroked("M 12 138 Q 28 130 44 138 Q 60 146 76 138 Q 92 130 108 138 Q 124 146 140 138 Q 156 130 172 138 Q 180 142 190 138", pal.Surf, 3),
		paint.Stroked("M 30 145 Q 44 139 58 145 M 118 146 Q 132 140 146 146", theme.Alpha(pal.Surf, 0.6), 1.8),
	})
}

// drawDeckCard draws the back of a small card that stands on the deck.
func drawDeckCard(n paint.Pen, pal *paint.Palette, x, y float64) {
	n.Fill(pal.Ink, paint.Rounded(x-1.4, y-1.4, 24.8, 34.8, 3.4))
	n.Fill(pal.Paper, paint.Rounded(x, y, 22, 32, 2.4))
	n.Fill(pal.SeaDeep, paint.Rounded(x+2, y+2, 18, 28, 1.6))
	n.Fill(pal.Brass, paint.Polyline(true, geom.Pt(x+11, y+5), geom.Pt(x+13, y+14), geom.Pt(x+18, y+15),
		geom.Pt(x+13, y+16), geom.Pt(x+11, y+25), geom.Pt(x+9, y+16), geom.Pt(x+4, y+15), geom.Pt(x+9, y+14)))
}

// StartShip draws the token of the player who begins the round, as wide as it is high.
func StartShip(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r.Fit(1), startShipDrawing(p.Palette()))
}

func startShipDrawing(pal *paint.Palette) paint.Drawing {
	return paint.Picture(subject("start ship"), 100, pal, drawToken)
}

// drawToken draws a coin with a ship, 100 × 100 units large.
func drawToken(n paint.Pen, pal *paint.Palette) {
	n.Soft(3, 0.4, func(n paint.Pen) { n.At(3, 5, 1).Fill(pal.Ink, paint.Circle(49, 49, 43)) })
	n.Fill(pal.Ink, paint.Circle(49, 48, 46))
	n.Fill(pal.Brass, paint.Circle(49, 48, 43))
	n.Fill(theme.Mix(pal.Brass, pal.White, 0.45), paint.Circle(47, 46, 39.5))
	n.Fill(pal.Sea, paint.Circle(49, 48, 37))
	n.Marks([]paint.Mark{
		paint.Stroked("M 47 12 V 62", pal.Ink, 5),
		paint.Inked("M 50 16 Q 78 30 74 56 Q 62 60 50 56 Z M 43 24 V 54 Q 32 58 20 54 Q 24 34 43 24 Z", pal.White, pal.Ink, 3),
		paint.Inked("M 14 60 Q 49 70 84 58 Q 78 80 66 82 H 32 Q 20 80 14 60 Z", pal.Wood, pal.Ink, 3.4), paint.Stroked("M 19 69 Q 49 77 79 68", pal.Gold, 3),
	})
}

// WakeRatio is the width of a wake divided by its height.
const WakeRatio = 4.5

// Wake draws the foam behind a ship that sails to the left: its stern is in the middle of r's left side.
func Wake(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r.Fit(WakeRatio), paint.Picture(subject("wake"), 100*WakeRatio, p.Palette(), drawWake))
}

// drawWake draws foam, 450 × 100 units large: two bands that part and thin out, and flecks between them.
func drawWake(n paint.Pen, pal *paint.Palette) {
	const parts = 22
	long := 100.0 * WakeRatio
	rng := paint.Random("wake")
	for side := -1.0; side <= 1; side += 2 {
		for band := range 2 {
			spread := 30.0 - 17*float64(band)
			edge := func(t float64) geom.Point {
				swing := 2.6 * math.Sin(t*21+float64(band)*2+side) * (0.3 + t)
				return geom.Pt(6+t*(long-12)*(1-0.22*float64(band)), 50+side*(4+spread*math.Pow(t, 0.75))+swing)
			}
			for i := range parts {
				a, b := float64(i)/parts, (float64(i)+0.8+0.2*float64(band))/parts
				line := []geom.Point{edge(a), edge((a + b) / 2), edge(b)}
				fainter := math.Pow(1-a, 1.3)
				n.Fill(theme.Alpha(pal.Surf, (0.75-0.3*float64(band))*fainter), paint.Crescent(line, 1.2+3.4*fainter))
			}
		}
	}
	for range 46 {
		t := math.Pow(rng.Float64(), 1.6)
		at := geom.Pt(8+t*long*0.7, 50+(rng.Float64()-0.5)*(8+30*t))
		size := (1 - t) * (5 + 6*rng.Float64())
		line := []geom.Point{at, at.Add(geom.Pt(size, -0.5)), at.Add(geom.Pt(2*size, 0.3))}
		n.Fill(theme.Alpha(pal.Surf, 0.5*(1-t)), paint.Crescent(line, 0.8+size*0.12))
	}
	n.Soft(6, 0.22, func(n paint.Pen) {
		var p raster.Path
		p.MoveTo(0, 48)
		p.QuadTo(long*0.3, 34, long*0.8, 26)
		p.LineTo(long*0.8, 74)
		p.QuadTo(long*0.3, 66, 0, 52)
		p.Close()
		n.Fill(theme.Alpha(pal.Lagoon, 0.6), &p)
	})
}

// AppIcon returns the icon of the program, size pixels wide and high: the caravel in front of a low sun, on a tile with round corners.
// inset is the distance of the tile from the edge, as a part of the size. With bleed it fills its square with the corners, for systems that
// cut icons to a shape of their own. It needs no screen.
func AppIcon(size int, inset float64, bleed bool) *image.RGBA {
	pal := paint.NewPalette(theme.New(false))
	d := paint.Drawing{Units: 100, Paint: func(n paint.Pen) {
		q := n.At(100*inset, 100*inset, 1-2*inset)
		tile := paint.Rounded(0, 0, 100, 100, 22)
		if bleed {
			tile = paint.Rounded(0, 0, 100, 100, 0)
		}
		q.Layer(1, func(q paint.Pen) { drawAppIcon(q, pal, tile, float64(size)*(1-2*inset), bleed) })
	}}
	c, _ := d.Rasterise(size, size)
	return c.Image()
}

// iconDetail is the size in pixels from which the icon shows the caravel with all its rigging.
const iconDetail = 64

// drawAppIcon draws the icon on a tile of 100 × 100 units. With clear, the ship keeps away from the edge, which may be cut off.
func drawAppIcon(n paint.Pen, pal *paint.Palette, tile *raster.Path, size float64, clear bool) {
	n.Gradient(geom.Pt(0, 0), geom.Pt(0, 72), false, paint.Evenly(theme.Mix(pal.Sea, pal.SeaDeep, 0.4), pal.Shallow, theme.Mix(pal.Eve, pal.Shallow, 0.35)), tile)
	n = n.Atop()
	n.Fill(theme.Alpha(pal.Eve, 0.45), paint.Circle(50, 60, 36))
	n.Fill(pal.Eve, paint.Circle(50, 60, 28))
	n.Gradient(geom.Pt(0, 68), geom.Pt(0, 100), false, paint.Evenly(pal.Sea, pal.SeaDeep), paint.Rectangle(0, 70, 100, 30))
	k := 0.46
	if clear {
		k = 0.36
	}
	ship := n.At(50-102*k, 84-142*k, k)
	if size >= iconDetail {
		drawCaravel(ship, pal, 0)
		return
	}
	drawSmallCaravel(ship, pal, math.Max(3, 130/size/k))
}

// drawSmallCaravel draws the caravel, 200 × 150 units large, for few pixels: two sails and the hull, with lines of a width.
func drawSmallCaravel(n paint.Pen, pal *paint.Palette, width float64) {
	n.Marks([]paint.Mark{
		paint.Stroked(mainSail, pal.Ink, width), paint.Filled(mainSail, pal.White), paint.Filled(mainShade, pal.PaperDark),
		paint.Stroked(mizzenSail, pal.Ink, width), paint.Filled(mizzenSail, pal.White), paint.Filled(mizzenShade, pal.PaperDark),
		paint.Stroked(hullShape, pal.Ink, width), paint.Filled(hullShape, pal.Wood),
		paint.Filled("M 28 116 Q 90 131 184 112 Q 180 128 172 138 Q 110 148 46 138 Q 36 130 28 116 Z", pal.WoodDark),
		paint.Filled("M 74 7 Q 60 -2 44 4 Q 58 10 48 18 Q 62 20 74 14 Z", pal.Roof),
	})
}
