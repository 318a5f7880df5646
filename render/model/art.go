package model

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/model"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// picture identifies one of the game's pictures: a cached picture is redrawn only when that changes.
type picture struct {
	house bool // the house of a seat; otherwise a cove
	n     int
}

// paintCove draws a cove that fills r.
func paintCove(s *stage.Stage, u *ui.UI, r ui.Rect, cove model.Card) {
	draw(s.Art, u, r, picture{n: int(cove)})
}

// paintHouse draws the house of a seat, as large as it fits into r. A flying house is drawn by a painter of moving things.
func paintHouse(p *paint.Painter, u *ui.UI, r ui.Rect, seat game.Seat) {
	draw(p, u, r.Fit(1), picture{true, int(seat)})
}

// draw draws a picture in r.
func draw(p *paint.Painter, u *ui.UI, r ui.Rect, what picture) {
	u.Paint(r, what, func(dst *ebiten.Image, r geom.Rect) {
		d := paint.Picture(what, 100, p.Palette(), func(n paint.Pen, pal *paint.Palette) {
			if what.house {
				drawHouse(n, pal, what.n)
				return
			}
			drawCove(n, pal, r.H/r.W*100, what.n)
		})
		p.Show(dst, r, d)
	})
}

// drawCove draws water, a beach and as many palms as the number of the cove, 100 units wide.
func drawCove(n paint.Pen, pal *paint.Palette, high float64, cove int) {
	n.Ramp(geom.Pt(0, 0), geom.Pt(0, high), pal.Lagoon, pal.Shallow, paint.Rounded(0, 0, 100, high, 4))
	n.Inked(pal.Sand, pal.GoldDark, 0.8, paint.Ellipse(50, high*0.72, 47, high*0.26))
	n.Fill(pal.Field, paint.Ellipse(50, high*0.78, 40, high*0.17))
	random := paint.Random("cove" + string(rune('0'+cove)))
	for i := range cove {
		x, y := 12+76*(float64(i)+random.Float64()*0.6)/float64(cove), high*(0.5+0.08*random.Float64())
		n.Stroke(pal.Wood, 1.2, paint.Line(x, y, x+2, y-high*0.16))
		n.Fill(pal.Palm, paint.Ellipse(x+2, y-high*0.18, 5, high*0.05), paint.Ellipse(x+2, y-high*0.14, 2, high*0.07))
	}
}

// drawHouse draws a house, 100 × 100 units large. Seats differ by the colour and the form of the roof.
func drawHouse(n paint.Pen, pal *paint.Palette, seat int) {
	roofs := [model.MaxSeats]color.NRGBA{pal.Roof, pal.Water, pal.Straw, pal.Violet}
	shapes := [model.MaxSeats]string{
		"M 8 50 L 50 10 L 92 50 Z", "M 8 50 V 26 H 92 V 50 Z", "M 8 50 Q 50 -22 92 50 Z", "M 8 50 L 24 14 H 76 L 92 50 Z",
	}
	n.Inked(pal.White, pal.Ink, 4, paint.Rectangle(20, 50, 60, 42))
	n.Fill(pal.WoodDark, paint.Rectangle(42, 62, 16, 30))
	n.Inked(roofs[seat], pal.Ink, 4, paint.Shape(shapes[seat]))
}
