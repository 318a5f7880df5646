package art

import (
	"image/color"

	"islas/game"
	"islas/game/colonies"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Slots returns the tokens of a ship or a settlement slot by slot, NoToken where one is free.
func Slots(p colonies.Purse) (all [colonies.Hold]colonies.Token) {
	i := 0
	for t, n := range p {
		for range min(int(n), len(all)-i) {
			all[i] = colonies.Token(t)
			i++
		}
	}
	for ; i < len(all); i++ {
		all[i] = colonies.NoToken
	}
	return all
}

// sail returns the shapes of the sails of a seat's ships, and where the mark is.
func sail(seat game.Seat) (sails []*raster.Path, mark geom.Point) {
	switch seat {
	case 0: // a square sail
		return []*raster.Path{paint.Shape("M 20 12 H 76 Q 86 36 76 62 Q 48 54 20 62 Q 30 36 20 12 Z")}, geom.Pt(51, 35)
	case 1: // a lateen sail
		return []*raster.Path{paint.Shape("M 60 0 Q 90 30 84 64 Q 48 64 8 60 Q 40 34 60 0 Z")}, geom.Pt(61, 42)
	case 2: // two sails
		return []*raster.Path{paint.Shape("M 50 4 Q 88 20 90 62 H 50 Z"), paint.Shape("M 43 14 Q 18 34 10 62 H 43 Z")}, geom.Pt(65, 43)
	default: // a round sail, and a small one
		return []*raster.Path{paint.Shape("M 26 22 Q 50 12 78 22 Q 92 42 78 63 Q 50 54 26 63 Q 14 42 26 22 Z"), paint.Shape("M 38 2 H 66 L 70 15 Q 52 9 34 15 Z")}, geom.Pt(52, 40)
	}
}

const shipHull = "M 4 66 Q 20 72 50 72 Q 78 72 97 60 Q 96 84 80 94 H 24 Q 8 86 4 66 Z"

// drawShip draws a ship in a box of 100 × 100 units.
func drawShip(n paint.Pen, pal *palette, seat game.Seat) {
	n, lines := seatLines(pal, seat).Around(n, geom.Rect{X: 3, Y: 0, W: 95, H: 96})
	sails, mark := sail(seat)
	hull, mast := paint.Shape(shipHull), paint.Rectangle(45, 2, 5.6, 70)
	c, ink := pal.seat[seat], theme.Mix(pal.seat[seat], pal.Ink, 0.7)
	n.Soft(3, 0.4, func(n paint.Pen) { n.Fill(color.Black, paint.Ellipse(54, 93, 40, 5)) })
	lines.Draw(n, append([]*raster.Path{hull, mast}, sails...)...)
	n.Fill(pal.WoodDark, mast)
	n.Gradient(geom.Pt(20, 10), geom.Pt(80, 66), false, paint.Evenly(theme.Mix(c, pal.White, 0.34), c, theme.Mix(c, pal.Ink, 0.22)), sails...)
	if n.Scale > 0.5 {
		n.Stroke(theme.Alpha(ink, 0.5), 1.4, sails...)
	}
	drawMark(n, pal, seat, mark.X, mark.Y, 14)
	n.Layer(1, func(n paint.Pen) {
		n.Gradient(geom.Pt(30, 62), geom.Pt(46, 96), false, paint.Evenly(theme.Mix(pal.Wood, pal.Straw, 0.5), pal.Wood, pal.WoodDark), hull)
		q := n.Atop()
		q.Stroke(c, 7, paint.Shape("M 0 68 Q 24 78 52 77 Q 80 76 100 64"))
		q.Stroke(theme.Alpha(pal.Ink, 0.4), 1.6, paint.Shape("M 6 82 Q 40 90 92 80"))
	})
	n.Stroke(ink, max(1.6, 0.6/n.Scale), hull)
}

// drawFleet draws a man-of-war with three masts and a row of cannon in a box of 100 × 100 units.
func drawFleet(n paint.Pen, pal *palette, seat game.Seat) {
	lines := seatLines(pal, seat)
	lines.LightPixels *= 1.3 // it may lie on any land, and has many corners
	n, lines = lines.Around(n, geom.Rect{X: 0, Y: 0, W: 100, H: 97})
	hull := paint.Shape("M 0 58 H 10 L 16 66 H 80 L 84 58 H 99 Q 98 82 84 96 H 16 Q 2 82 0 58 Z")
	const k = 0.84 // the sails of the seat's ships, between two small ones
	sails, mark := sail(seat)
	for i := range sails {
		sails[i] = paint.Placed(sails[i], 9, 1, k)
	}
	sails = append(sails, paint.Shape("M 1 32 H 15 Q 18 46 15 62 H 1 Q 4 46 1 32 Z"), paint.Shape("M 85 32 H 99 Q 96 46 99 62 H 85 Q 82 46 85 32 Z"))
	masts := []*raster.Path{paint.Rectangle(6, 26, 5, 40), paint.Rectangle(47, 0, 5, 66), paint.Rectangle(89, 26, 5, 40)}
	c, ink := pal.seat[seat], theme.Mix(pal.seat[seat], pal.Ink, 0.7)
	n.Soft(3, 0.4, func(n paint.Pen) { n.Fill(color.Black, paint.Ellipse(54, 94, 46, 5)) })
	lines.Draw(n, append(append([]*raster.Path{hull}, masts...), sails...)...)
	n.Fill(pal.WoodDark, masts...)
	n.Gradient(geom.Pt(10, 10), geom.Pt(90, 60), false, paint.Evenly(theme.Mix(c, pal.White, 0.34), c, theme.Mix(c, pal.Ink, 0.2)), sails...)
	n.Stroke(ink, max(2, 0.6/n.Scale), sails...)
	drawMark(n, pal, seat, 9+k*mark.X, 1+k*mark.Y, 15*k)
	n.Shaded(geom.Pt(30, 58), geom.Pt(40, 98), theme.Mix(pal.Wood, pal.Straw, 0.35), pal.WoodDark, ink, max(1.6, 0.6/n.Scale), hull)
	n.Stroke(c, 5, paint.Shape("M 7 71 H 92"))
	n.Fill(pal.Ink, paint.Rectangle(14, 77, 9, 9), paint.Rectangle(32, 77, 9, 9), paint.Rectangle(50, 77, 9, 9), paint.Rectangle(68, 77, 9, 9))
	n.Fill(pal.Brass, paint.Circle(18.5, 81.5, 2.6), paint.Circle(36.5, 81.5, 2.6), paint.Circle(54.5, 81.5, 2.6), paint.Circle(72.5, 81.5, 2.6))
}

// drawGuard draws a chain around a hex, and a pennant with the mark of a seat at each of its corners, in the box of a tile.
func drawGuard(n paint.Pen, pal *palette, seat game.Seat) {
	c := pal.seat[seat]
	lines := seatLines(pal, seat)
	ring := tileHex(84)
	var dots []*raster.Path
	for i := range 6 {
		a, b := ring[i], ring[(i+1)%6]
		for k := 1; k < 8; k++ {
			at := a.Lerp(b, float64(k)/8)
			dots = append(dots, paint.Circle(at.X, at.Y, 3.2))
		}
	}
	lines.Draw(n, dots...)
	n.Fill(c, dots...)
	for _, at := range ring {
		q := n.At(at.X-15, at.Y-15, 0.3)
		shield := paint.Shape("M 8 6 Q 50 -2 92 6 Q 98 68 50 98 Q 2 68 8 6 Z")
		lines.Draw(q, shield)
		q.Fill(c, shield)
		drawMark(q, pal, seat, 50, 42, 25)
	}
}

// drawPirate draws a black ship under a skull in a box of 100 × 100 units.
func drawPirate(n paint.Pen, pal *palette) {
	n, lines := paint.LinesOf(pal.Palette, pal.night, 2.6).Bolder().Around(n, geom.Rect{X: 2, Y: 0, W: 96, H: 97})
	main := paint.Shape("M 16 12 Q 50 4 84 12 Q 94 38 84 66 Q 50 56 16 66 Q 6 38 16 12 Z")
	hull := paint.Shape("M 2 68 Q 30 78 56 76 Q 82 74 98 60 Q 98 84 82 96 H 22 Q 6 88 2 68 Z")
	n.Soft(3, 0.4, func(n paint.Pen) { n.Fill(color.Black, paint.Ellipse(54, 94, 42, 5)) })
	lines.Draw(n, main, hull)
	n.Fill(pal.WoodDark, paint.Rectangle(47, 2, 6, 72))
	n.Gradient(geom.Pt(20, 8), geom.Pt(84, 68), false, paint.Evenly(theme.Mix(pal.night, pal.White, 0.24), pal.night, theme.RGB(0x0E1016)), main)
	const head = "M 50 16 C 28 16 26 40 36 44 L 38 54 H 62 L 64 44 C 74 40 72 16 50 16 Z"
	n.Stroke(pal.fleece, 4.6, paint.Shape("M 26 48 L 74 60 M 74 48 L 26 60"))
	n.Outline(pal.night, 4, paint.Shape(head))
	n.Fill(pal.fleece, paint.Shape(head))
	n.Fill(theme.RGB(0x0E1016), paint.Ellipse(42, 34, 5, 6), paint.Ellipse(58, 34, 5, 6), paint.Shape("M 50 39 L 46.6 45 H 53.4 Z"), paint.Rectangle(44.6, 48, 2, 6), paint.Rectangle(49, 48, 2, 6), paint.Rectangle(53.4, 48, 2, 6))
	n.Ramp(geom.Pt(30, 62), geom.Pt(44, 98), theme.Mix(pal.WoodDark, pal.night, 0.3), theme.Mix(pal.night, pal.Ink, 0.4), hull)
	n.Stroke(pal.Madder, 4, paint.Shape("M 7 76 Q 34 86 58 83 Q 80 81 95 72"))
}
