package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
)

// How many workers and barrels one can see at most on the ships below.
const (
	passengers = 14
	deckCargo  = 5
)

// WorkerShip is the steamer that brings workers, with a number of them on its decks. Of more than it has room for some stay below.
type WorkerShip int

// Draw draws it, as large as it fits into r.
func (n WorkerShip) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r.Fit(ShipRatio), workerShipDrawing(of(p)))
	for i := range min(int(n), passengers) {
		Worker(i).Draw(p, dst, PassengerSpot(r, i))
	}
}

// PassengerSpot returns where worker i stands, from 0, on the ship of the workers that is drawn as large as it fits into r.
func PassengerSpot(r geom.Rect, i int) geom.Rect {
	i = min(i, passengers-1)
	const upper = passengers / 2
	if i < upper {
		return onShip(r, geom.Rect{X: 18 + 18*float64(i), Y: 62, W: 20, H: 20})
	}
	return onShip(r, geom.Rect{X: 24 + 16.4*float64(i-upper), Y: 36, W: 20, H: 20})
}

func workerShipDrawing(pal *palette) paint.Drawing {
	return paint.Picture(subject("worker ship"), shipWide, pal, func(n paint.Pen, pal *palette) { drawSteamer(n, pal, false) })
}

// drawSteamer draws a small steamer with two decks in 160 × 120 units. One that is far is a part of a view, without the lines of pieces around
// it.
func drawSteamer(n paint.Pen, pal *palette, far bool) {
	n.Soft(4, 0.35, func(n paint.Pen) { n.Fill(pal.Ink, paint.Ellipse(80, 112, 72, 6)) })
	// Smoke, masts and the funnel.
	n.Soft(2.4, 0.85, func(n paint.Pen) {
		n.Fill(pal.WhiteHair, paint.Shape("O 98 9 8 5 O 112 11 9 6 O 128 10 10 6 O 144 12 9 6"))
		n.Fill(pal.GreyHair, paint.Shape("O 100 11.4 5 2.4 O 114 14.4 6 2.4 O 130 13.4 7 2.4"))
	})
	drawLiner(n, pal, far)
	drawSwell(n, pal, 10, 150)
}

// outlined draws what f draws with the lines of pieces around it, unless it is far.
func outlined(n paint.Pen, pal *palette, far bool, f func(n paint.Pen)) {
	if far {
		f(n)
	} else {
		paint.Haloed(n, pal.Palette, litShip, f)
	}
}

// drawLiner draws the steamer without smoke and water.
func drawLiner(n paint.Pen, pal *palette, far bool) {
	outlined(n, pal, far, func(n paint.Pen) {
		drawDecks(n, pal, far)
		drawSteamerHull(n, pal)
	})
}

// drawDecks draws all of the steamer above its body.
func drawDecks(n paint.Pen, pal *palette, far bool) {
	const rigging = "M 40 11 L 10 76 M 40 14 L 62 32 M 128 13 L 150 74 M 128 15 L 112 32"
	n.Stroke(ropes(pal, far), 0.9, paint.Shape(rigging))
	for _, m := range []string{"M 40 60 V 9", "M 128 60 V 10"} {
		n.Rod(pal.Wood, 3, pal.Ink, 5, paint.Shape(m))
	}
	drawPennant(n, pal, 40, highest)
	funnel := paint.Shape("M 84 34 L 86 8 H 100 L 102 34 Z")
	n.Gradient(geom.Pt(84, 0), geom.Pt(102, 0), false, paint.Evenly(theme.Mix(pal.Roof, pal.White, 0.3), pal.Roof, pal.RoofDark), funnel)
	n.Fill(pal.BlackHair, paint.Shape("M 86 8 H 100 L 100.5 14 H 85.5 Z"))
	n.Fill(pal.White, paint.Shape("M 85 20 H 101 L 101.3 24 H 84.7 Z"))
	n.Stroke(pal.Ink, 2.2, funnel)
	// The upper deck under its awning.
	cabin := paint.Shape("M 24 56 V 33 H 140 V 56 Z")
	n.Ramp(geom.Pt(24, 33), geom.Pt(140, 56), theme.Mix(pal.SeaDeep, pal.Shallow, 0.35), theme.Mix(pal.SeaDeep, pal.Ink, 0.3), cabin)
	n.Stroke(pal.White, 1.4, paint.Shape("M 26 46 H 138 M 26 51 H 138"))
	n.Rod(pal.White, 1.4, pal.Ink, 3, paint.Shape("M 25 33 V 57 M 63 33 V 57 M 101 33 V 57 M 139 33 V 57"))
	awning := paint.Shape("M 16 34 Q 20 27 30 27 H 134 Q 144 27 148 34 Q 143.3 38 138.6 34 Q 133.9 38 129.2 34 Q 124.5 38 119.8 34 Q 115.1 38 110.4 34 Q 105.7 38 101 34 Q 96.3 38 91.6 34 Q 86.9 38 82.2 34 Q 77.5 38 72.8 34 Q 68.1 38 63.4 34 Q 58.7 38 54 34 Q 49.3 38 44.6 34 Q 39.9 38 35.2 34 Q 30.5 38 25.8 34 Q 20.9 38 16 34 Z")
	n.Painted(awning, geom.Pt(0, 27), geom.Pt(0, 37), []color.NRGBA{pal.White, pal.PaperDark}, pal.Ink, 1.8, func(q paint.Pen) {
		for x := 25.8; x < 150; x += 18.8 {
			q.Fill(theme.Mix(pal.Sea, pal.Shallow, 0.3), paint.Rectangle(x, 26, 9.4, 14))
		}
		q.Fill(theme.Alpha(pal.Umbra, 0.16), paint.Rectangle(0, 33, 160, 6))
	})
	// The main deck behind its rail.
	n.Shaded(geom.Pt(14, 56), geom.Pt(14, 84), theme.Mix(pal.linen, pal.White, 0.4), theme.Mix(pal.linen, pal.Wood, 0.3), pal.Ink, 1.8, paint.Shape("M 14 82 V 57 H 150 V 82 Z"))
	n.Marks([]paint.Mark{
		paint.Filled("O 30 67 4 4 O 56 67 4 4 O 82 67 4 4 O 108 67 4 4 O 134 67 4 4", pal.Ink), paint.Filled("O 30 67 2.8 2.8 O 56 67 2.8 2.8 O 82 67 2.8 2.8 O 108 67 2.8 2.8 O 134 67 2.8 2.8", theme.Mix(pal.Water, pal.White, 0.3)),
		paint.Filled("M 12 54.4 H 152 V 58.6 H 12 Z", pal.Ink), paint.Filled("M 13.2 55.4 H 150.8 V 57.6 H 13.2 Z", theme.Mix(pal.Wood, pal.Straw, 0.4)),
	})
}

// drawSteamerHull draws the steamer's body.
func drawSteamerHull(n paint.Pen, pal *palette) {
	body := paint.Shape("M 9 74 Q 14 81 26 81 H 138 Q 147 80 152 74 Q 150 96 141 112 H 26 Q 12 100 9 74 Z")
	iron := theme.Mix(pal.Palm, pal.Ink, 0.45)
	n.Painted(body, geom.Pt(70, 74), geom.Pt(84, 114), []color.NRGBA{theme.Mix(iron, pal.White, 0.25), iron, theme.Mix(iron, pal.Ink, 0.4)}, pal.Ink, 2.4, func(q paint.Pen) {
		q.Stroke(pal.White, 3, paint.Shape("M 2 79 Q 12 86 26 86 H 140 Q 152 85 158 79"))
		q.Stroke(pal.Madder, 9, paint.Shape("M 8 110 H 150"))
		q.Fill(theme.Alpha(pal.White, 0.16), paint.Shape("M 9 74 Q 16 100 30 112 H 38 Q 23 100 18 80 Z"))
		q.Ramp(geom.Pt(128, 0), geom.Pt(156, 0), theme.Alpha(pal.Ink, 0), theme.Alpha(pal.Ink, 0.4), body)
	})
	const ports = "O 36 96 3.6 3.6 O 54 96 3.6 3.6 O 72 96 3.6 3.6 O 90 96 3.6 3.6 O 108 96 3.6 3.6 O 126 96 3.6 3.6"
	n.Stroke(pal.Ink, 3, paint.Shape(ports))
	n.Inked(pal.Eve, pal.Brass, 1.4, paint.Shape(ports))
	n.Rod(pal.silver, 1.2, pal.Ink, 2.6, paint.Shape("O 17 90 1.6 1.6 M 17 91 V 99 M 13 97 Q 17 102.6 21 97"))
}

// WharfShip is the small ship of a player's own with barrels of a kind; of many some lie below. Its sail is set when it is loaded.
type WharfShip struct {
	Kind puertorico.Good
	N    int
}

// Draw draws it, as large as it fits into r.
func (s WharfShip) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r.Fit(ShipRatio), wharfShipDrawing(of(p), s.N > 0))
	for i := range min(s.N, deckCargo) {
		Barrel(s.Kind).Draw(p, dst, DeckSpot(r, i))
	}
}

// DeckSpot returns where barrel i lies, from 0, on a player's own ship that is drawn as large as it fits into r.
func DeckSpot(r geom.Rect, i int) geom.Rect {
	i = min(i, deckCargo-1)
	if i < 3 {
		return onShip(r, geom.Rect{X: 67 + 23*float64(i), Y: 60, W: 25, H: 25})
	}
	return onShip(r, geom.Rect{X: 78.5 + 23*float64(i-3), Y: 39, W: 25, H: 25})
}

func wharfShipDrawing(pal *palette, loaded bool) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("wharf ship"), A: paint.Flag(loaded)}, Units: shipWide, Paint: func(n paint.Pen) { drawSloop(n, pal, loaded, false) }}
}

// drawSloop draws a boat with one mast in 160 × 120 units, its sail furled or set before the deck on which the cargo lies.
// One that is far has no lines around it, like a steamer.
func drawSloop(n paint.Pen, pal *palette, set, far bool) {
	n.Soft(4, 0.35, func(n paint.Pen) { n.Fill(pal.Ink, paint.Ellipse(82, 112, 64, 6)) })
	drawSloopDry(n, pal, set, far)
	drawSwell(n, pal, 16, 146)
}

// drawSloopDry draws the sloop without the water.
func drawSloopDry(n paint.Pen, pal *palette, set, far bool) {
	outlined(n, pal, far, func(n paint.Pen) { drawSloopHull(n, pal, set, far) })
}

// drawSloopHull draws its mast, its sail and its body.
func drawSloopHull(n paint.Pen, pal *palette, set, far bool) {
	const stays = "M 56 14 L 12 67 M 56 14 L 146 76 M 56 18 L 46 84 M 56 18 L 66 84"
	n.Stroke(ropes(pal, far), 0.9, paint.Shape(stays))
	n.Rod(pal.Wood, 2.8, pal.Ink, 5, paint.Shape("M 24 80 L 11 70.6"))
	if set {
		sail := paint.Shape("M 54 14 Q 46 44 30 72 Q 20 76 12 68 Q 42 44 54 14 Z")
		n.Gradient(geom.Pt(10, 20), geom.Pt(56, 72), false, paint.Evenly(pal.White, pal.Paper, pal.PaperDark), sail)
		n.Stroke(pal.Ink, 1.8, sail)
		large := paint.Shape("M 59 19 Q 78 17 104 11 Q 124 20 126 40 Q 96 40 59 46 Z")
		n.Layer(1, func(n paint.Pen) {
			n.Gradient(geom.Pt(60, 6), geom.Pt(126, 44), false, paint.Evenly(theme.Mix(pal.Roof, pal.White, 0.35), pal.Roof, pal.RoofDark), large)
			n.Atop().Stroke(theme.Alpha(pal.Ink, 0.3), 0.9, paint.Shape("M 74 8 Q 80 26 78 46 M 92 6 Q 98 24 96 46 M 108 4 Q 114 22 112 46"))
		})
		n.Stroke(pal.Ink, 1.8, large)
		n.Rod(pal.Wood, 1.8, pal.Ink, 3.6, paint.Shape("M 55 22 L 107 9.6 M 56 47 L 128 40"))
	} else {
		drawFurled(n.At(0, -8, 1), pal, 56, 68)
	}
	n.Rod(pal.Wood, 3.8, pal.Ink, 6, paint.Shape("M 56 90 V 9"))
	n.Stroke(theme.Alpha(pal.White, 0.35), 1, paint.Shape("M 55.2 90 V 9"))
	drawPennant(n, pal, 56, highest)
	body := paint.Shape("M 12 78 Q 40 89 90 87 Q 130 87 150 76 Q 150 100 138 112 H 34 Q 18 102 12 78 Z")
	n.Painted(body, geom.Pt(80, 78), geom.Pt(90, 114), []color.NRGBA{theme.Mix(pal.Wood, pal.Straw, 0.45), theme.Mix(pal.Wood, pal.Straw, 0.1), pal.WoodDark}, pal.Ink, 2.4, func(q paint.Pen) {
		q.Stroke(theme.Alpha(pal.Ink, 0.32), 1, paint.Shape("M 14 90 Q 60 102 100 98 Q 134 98 150 90 M 18 100 Q 60 110 100 106 Q 134 106 150 98"))
		q.Stroke(pal.Ink, 7, paint.Shape("M 10 79 Q 40 91.4 90 89.4 Q 130 89.4 152 77"))
		q.Stroke(theme.Mix(pal.Shallow, pal.White, 0.2), 5, paint.Shape("M 10 78 Q 40 90.4 90 88.4 Q 130 88.4 152 76"))
		q.Ramp(geom.Pt(118, 0), geom.Pt(150, 0), theme.Alpha(pal.Ink, 0), theme.Alpha(pal.Ink, 0.35), body)
	})
	n.Rod(pal.Wood, 2, pal.Ink, 4.4, paint.Shape("M 146 74 Q 154 86 150 112"))
}
