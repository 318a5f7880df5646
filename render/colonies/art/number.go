package art

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/colonies"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// pipsFrom is from how many pixels a unit on the pips of a number can be seen.
const pipsFrom = 0.24

func drawNumber(n paint.Pen, pal *palette, number int) {
	lines := paint.LinesOf(pal.Palette, pal.sepia, 3)
	lines.LightPixels = 0
	n.Soft(2.4, 0.45, func(n paint.Pen) { n.At(3, 5, 1).Fill(pal.Ink, paint.Circle(50, 49, 44)) })
	red := number == 6 || number == 8
	ink, disc := pal.Ink, paint.Circle(50, 49, 44)
	if red {
		ink, disc = pal.red, paint.Star(geom.Pt(50, 49), 47, 41.5, 18, -math.Pi/2)
	}
	if number == 0 {
		lines.Draw(n, disc)
		n.Glow(geom.Pt(40, 36), 60, []theme.Color{theme.Mix(pal.SeaDeep, pal.Sea, 0.5), pal.SeaDeep}, disc)
		n.Stroke(pal.Brass, max(3, 0.8/n.Scale), paint.Circle(50, 49, 34))
		n.Fill(pal.Brass, paint.Star(geom.Pt(50, 49), 24, 8, 4, -math.Pi/2))
		return
	}
	n.Outline(pal.Ink, 2*max(3.4, 1.4/n.Scale), disc)
	n.Glow(geom.Pt(42, 38), 66, []theme.Color{theme.Mix(pal.White, theme.RGB(0xFFFFFF), 0.5), pal.White, theme.Mix(pal.Paper, pal.PaperDark, 0.2)}, disc)
	if red {
		n.Stroke(ink, max(3.4, 1.2/n.Scale), paint.Circle(50, 49, 37.5))
	}
	shown := n.Scale >= pipsFrom
	y, size, wide := 50.0, 74.0, 76.0
	if shown {
		y, size, wide = 43, 52, 66
	}
	n.Write(theme.Number, strconv.Itoa(number), 50, y, size, wide, ink)
	if shown {
		var dots []*raster.Path
		count := colonies.Pips(number)
		for i := range count {
			x := 50 + 9.6*(float64(i)-float64(count-1)/2)
			dots = append(dots, paint.Circle(x, 73-0.012*(x-50)*(x-50), 3.7))
		}
		n.Fill(ink, dots...)
	}
}

// cornerSize is how wide the digit of a corner is, in sides of a hex.
const cornerSize = 0.36

// Corners draws the digits of the corners of a volcano, from 1 clockwise from the top. That of the corner that was rolled is lit; 0 is
// none.
func Corners(p *paint.Painter, dst *ebiten.Image, c Chart, h colonies.Hex, rolled int) {
	for digit := 1; digit <= 6; digit++ {
		at := c.Centre(h).Add(spoke(digit - 1).Mul(0.71 * c.Side))
		Picture{"corner", digit, paint.Flag(digit == rolled)}.Draw(p, dst, geom.RectAround(at, cornerSize*c.Side, cornerSize*c.Side))
	}
}

// drawCorner draws the digit of a corner of a volcano; lit is 1 if it was rolled.
func drawCorner(n paint.Pen, pal *palette, digit, lit int) {
	ground, ink, rim := pal.night, pal.Eve, pal.ember
	if lit == 1 {
		ground, ink, rim = pal.lit, pal.Ink, pal.lava
	}
	n.Fill(rim, paint.Circle(50, 50, 49))
	n.Fill(ground, paint.Circle(50, 50, 49-max(8, 1.3/n.Scale)))
	n.Write(theme.Number, strconv.Itoa(digit), 50, 51, 80, 84, ink)
}

// Harbour draws a harbour of the board with its piers to both nodes: the rate, and the resource of a 2:1 harbour; NoResource for 3:1.
func Harbour(p *paint.Painter, dst *ebiten.Image, c Chart, i int, resource colonies.Resource) {
	pier := colonies.PierOf(i)
	sign := c.PierRect(i)
	for _, n := range pier.Ends {
		at := geom.RectAround(c.pierSpot(i).Lerp(c.Node(n), 0.6), 0.8*c.Side, 0.8*c.Side)
		Picture{"jetty", int(math.Round(angle(sign.Middle(), c.Node(n)) * 180 / math.Pi)), 0}.Draw(p, dst, at)
	}
	HarbourSign(resource).Draw(p, dst, sign)
}

// drawJetty draws a pier in 80 × 80 units, turned by so many degrees.
func drawJetty(n paint.Pen, pal *palette, degrees int) {
	sin, cos := math.Sincos(float64(degrees) * math.Pi / 180)
	at := func(along, aside float64) geom.Point { return geom.Pt(40+along*cos-aside*sin, 40+along*sin+aside*cos) }
	deck := paint.Polyline(true, at(-30, -5.4), at(30, -5.4), at(30, 5.4), at(-30, 5.4))
	n.Soft(2, 0.4, func(n paint.Pen) { n.At(1.5, 3.5, 1).Fill(pal.Ink, deck) })
	n.Outline(theme.Mix(pal.WoodDark, pal.Ink, 0.6), 2*max(2.2, 1/n.Scale), deck)
	n.Fill(theme.Mix(pal.Wood, pal.Straw, 0.45), deck)
	var planks []*raster.Path
	for x := -26.0; x < 30; x += 6.6 {
		a, b := at(x, -5.4), at(x, 5.4)
		planks = append(planks, paint.Line(a.X, a.Y, b.X, b.Y))
	}
	n.Stroke(theme.Alpha(pal.WoodDark, 0.8), max(1.3, 0.7/n.Scale), planks...)
}

// rateFrom is from how many pixels a unit the sign of a harbour has room for both its rate and a picture.
const rateFrom = 0.26

// drawHarbour draws the sign of a harbour.
func drawHarbour(n paint.Pen, pal *palette, resource colonies.Resource) {
	n.Soft(2.4, 0.45, func(n paint.Pen) { n.At(3, 5, 1).Fill(pal.Ink, paint.Circle(50, 49, 44)) })
	disc := paint.Circle(50, 49, 45)
	n.Outline(theme.Mix(pal.WoodDark, pal.Ink, 0.5), 2*max(2.6, 1.2/n.Scale), disc)
	n.Ramp(geom.Pt(20, 10), geom.Pt(80, 90), theme.Mix(pal.Wood, pal.Straw, 0.55), pal.Wood, disc)
	n.Fill(pal.White, paint.Circle(50, 49, 37))
	n.Stroke(theme.Mix(pal.WoodDark, pal.Ink, 0.3), max(1.6, 0.8/n.Scale), paint.Circle(50, 49, 37))
	switch {
	case resource != colonies.NoResource && n.Scale < rateFrom: // only such a harbour has one
		drawResource(n.At(19, 18, 0.62), pal, resource)
	case n.Scale < rateFrom:
		n.Write(theme.Number, "3:1", 50, 50, 58, 70, pal.Ink)
	case resource != colonies.NoResource:
		drawResource(n.At(29.5, 10, 0.41), pal, resource)
		n.Write(theme.Number, "2:1", 50, 66, 41, 66, pal.Ink)
	default:
		n.At(35, 14, 30.0/24).Icon(paint.IconAnchor, pal.SeaDeep, 2.6)
		n.Write(theme.Number, "3:1", 50, 66, 41, 66, pal.Ink)
	}
}
