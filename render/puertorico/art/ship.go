package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// ShipRatio is the width of a ship's picture divided by its height.
const ShipRatio = 4.0 / 3

// Units of a ship's picture, and of one place in its hold.
const (
	shipWide  = 160
	shipHigh  = shipWide / ShipRatio
	holdPlace = 25
	shipEdge  = 8            // what ships leave free at the sides and above, for the light line around them
	highest   = shipEdge + 2 // the top of a mast, below that of its flag
)

// litShip is how wide at the least in units the light line around ships and the trading house is.
const litShip = 1.1

// CargoShip draws a cargo ship with room for size barrels, of which n of a kind are loaded, as large as it fits into r. Its sails
// are set when it is full.
func CargoShip(p *paint.Painter, dst *ebiten.Image, r geom.Rect, size int, kind puertorico.Good, n int) {
	p.Show(dst, r.Fit(ShipRatio), cargoShipDrawing(of(p), size, n >= size))
	for i := range min(n, size) {
		Barrel(p, dst, HoldSpot(r, size, i), kind)
	}
}

// LadenShip draws a cargo ship under sail, laden with a kind, all in one picture: it can be turned (paint.Pose).
func LadenShip(p *paint.Painter, dst *ebiten.Image, r geom.Rect, size int, kind puertorico.Good) {
	p.Show(dst, r.Fit(ShipRatio), ladenShipDrawing(of(p), size, kind))
}

func ladenShipDrawing(pal *palette, size int, kind puertorico.Good) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("laden ship"), A: size, B: int(kind)}, Units: shipWide, Paint: func(n paint.Pen) {
		drawCargoShip(n, pal, size, true)
		for i := range size {
			at := hullFor(size).spot(i)
			drawBarrel(n.At(at.X, at.Y, at.W/100), pal, kind)
		}
	}}
}

// HoldSpot returns where barrel i lies, from 0, in a cargo ship with room for size that is drawn as large as it fits into r.
func HoldSpot(r geom.Rect, size, i int) geom.Rect { return onShip(r, hullFor(size).spot(i)) }

// onShip returns where a place of a ship's drawing lies in a picture as large as it fits into r.
func onShip(r, at geom.Rect) geom.Rect {
	r = r.Fit(ShipRatio)
	k := r.W / shipWide
	return geom.Rect{X: r.X + at.X*k, Y: r.Y + at.Y*k, W: at.W * k, H: at.H * k}
}

func cargoShipDrawing(pal *palette, size int, full bool) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("cargo ship"), A: size, B: paint.Flag(full)}, Units: shipWide, Paint: func(n paint.Pen) { drawCargoShip(n, pal, size, full) }}
}

// hull is the body of a ship that lies in profile with its bow to the left: where it begins and ends, and where its hold does.
type hull struct {
	bow, stern, from, to float64
	columns              int
}

// hullFor returns the hull with room for so many places in two rows.
func hullFor(places int) hull {
	columns := (places + 1) / 2
	wide := float64(columns) * holdPlace
	from := (shipWide-wide)/2 + 4
	return hull{bow: max(from-28, shipEdge+1), stern: min(from+wide+21, shipWide-shipEdge+1), from: from, to: from + wide, columns: columns}
}

// spot returns the place of a barrel in the hold, the lower row first.
func (h hull) spot(i int) geom.Rect {
	cell := geom.Rect{X: h.from + float64(i%h.columns)*holdPlace, Y: 80 - float64(i/h.columns)*holdPlace, W: holdPlace, H: holdPlace}
	return cell.Inset(0.8)
}

// path returns the outline of the hull.
func (h hull) path() string {
	return format("M %g 46 Q %g 57 %g 53 H %g Q %g 53 %g 42 Q %g 84 %g 108 Q %g 114 %g 112 H %g Q %g 108 %g 46 Z",
		h.bow, h.bow+16, h.from-8, h.to, h.to+8, h.stern, h.stern-1, h.stern-8, h.to, h.to-6, h.from, h.from-22, h.bow)
}

// drawCargoShip draws a sailing ship in 160 × 120 units whose side is open, so that one sees the places of its hold.
func drawCargoShip(n paint.Pen, pal *palette, size int, full bool) {
	h := hullFor(size)
	n.Soft(4, 0.35, func(n paint.Pen) { n.Fill(pal.Ink, paint.Ellipse((h.bow+h.stern)/2, 112, (h.stern-h.bow)/2, 6)) })
	drawSailer(n, pal, size, full)
	drawSwell(n, pal, h.bow, h.stern)
}

// drawSailer draws that ship without the water, with the lines around it.
func drawSailer(n paint.Pen, pal *palette, size int, full bool) {
	h := hullFor(size)
	paint.Haloed(n, pal.Palette, litShip, func(n paint.Pen) {
		drawRig(n, pal, h, (size+1)/3, full)
		drawHull(n, pal, h, []color.NRGBA{pal.Madder, pal.Palm, pal.Water, pal.Gold, pal.Violet}[size%5])
		drawHold(n, pal, h, size)
	})
}

// drawHull draws the body of a ship with its planks and a band in a colour.
func drawHull(n paint.Pen, pal *palette, h hull, band color.NRGBA) {
	path := paint.Shape(h.path())
	n.Painted(path, geom.Pt(80, 44), geom.Pt(92, 114), []color.NRGBA{theme.Mix(pal.Wood, pal.Straw, 0.35), pal.Wood, pal.WoodDark}, pal.Ink, 2.4, func(q paint.Pen) {
		q.Stroke(theme.Alpha(pal.Ink, 0.3), 1, paint.Shape(format("M %g 66 Q %g 72 %g 72 H %g Q %g 70 %g 60 M %g 80 Q %g 84 %g 84 H %g Q %g 82 %g 74 M %g 92 Q %g 96 %g 96 H %g Q %g 94 %g 88",
			h.bow, h.from-14, h.from, h.to, h.stern-8, h.stern+2, h.bow, h.from-10, h.from, h.to, h.stern-8, h.stern+2, h.bow, h.from-8, h.from, h.to, h.stern-8, h.stern+2)))
		q.Stroke(theme.Mix(band, pal.Ink, 0.35), 6.6, paint.Shape(format("M %g 47 Q %g 58.4 %g 55.4 H %g Q %g 55 %g 43", h.bow-1, h.bow+17, h.from-8, h.to, h.to+9, h.stern+1)))
		q.Stroke(band, 4.4, paint.Shape(format("M %g 47 Q %g 58 %g 55 H %g Q %g 54.6 %g 43", h.bow-1, h.bow+17, h.from-8, h.to, h.to+9, h.stern+1)))
		q.Ramp(geom.Pt(h.to, 0), geom.Pt(h.stern, 0), theme.Alpha(pal.Ink, 0), theme.Alpha(pal.Ink, 0.35), path)
		q.Fill(theme.Alpha(pal.White, 0.16), paint.Shape(format("M %g 48 Q %g 84 %g 108 L %g 108 Q %g 84 %g 54 Z", h.bow, h.bow+10, h.from-14, h.from-10, h.bow+18, h.bow+9)))
	})
	if n.Scale >= fittingsFrom {
		drawFittings(n, pal, h)
	}
	n.Marks([]paint.Mark{
		paint.Filled(format("O %g 67 3 3", h.bow+19), pal.Ink), paint.Filled(format("O %g 66.6 1.5 1.5", h.bow+19), pal.Brass),
		paint.Filled(format("M %g 62 H %g V 70 H %g Z", h.to+7, h.to+14, h.to+7), pal.Ink), paint.Filled(format("M %g 63.4 H %g V 68.6 H %g Z", h.to+8.4, h.to+12.6, h.to+8.4), pal.Eve),
	})
}

// fittingsFrom is how many pixels a unit needs for the fittings of a ship to show.
const fittingsFrom = 1.4

// drawFittings draws what one sees of a ship only from near: anchor, bolts in the planks, rail and stern lantern.
func drawFittings(n paint.Pen, pal *palette, h hull) {
	var bolts, gleams []*raster.Path
	for y := 64.0; y < 106; y += 12 {
		for x := h.stern - 12; x > h.to+6; x -= 6.5 {
			bolts, gleams = append(bolts, paint.Circle(x, y, 0.7)), append(gleams, paint.Circle(x-0.2, y-0.2, 0.3))
		}
	}
	n.Fill(theme.Alpha(pal.Ink, 0.6), bolts...)
	n.Fill(theme.Alpha(pal.White, 0.5), gleams...)
	rail := format("M %g 41 Q %g 49 %g 48 M %g 42.6 V 50 M %g 45.6 V 53", h.bow+5, h.bow+12, h.from-10, h.bow+7, h.bow+15)
	lantern := paint.Rounded(h.stern-2.6, 31, 4.4, 6.6, 1.4)
	n.Marks([]paint.Mark{
		paint.Rod(rail, pal.Wood, 1, pal.Ink, 2.2), paint.Stroked(format("M %g 42 V 37", h.stern-0.4), pal.Ink, 1.6),
		paint.Rod(format("M %g 69 V 84 M %g 74 H %g M %g 79 Q %g 88 %g 79", h.bow+19, h.bow+16.4, h.bow+21.6, h.bow+13.4, h.bow+19, h.bow+24.6), pal.Steel, 1.2, pal.Ink, 2.6),
	})
	n.Inked(pal.Eve, pal.Ink, 1.2, lantern)
}

// drawHold draws the opening in the side of a ship and the places of the barrels, those that are not there left out.
func drawHold(n paint.Pen, pal *palette, h hull, places int) {
	wide := h.to - h.from
	n.Fill(pal.Ink, paint.Rounded(h.from-3.4, 51.6, wide+6.8, 56.8, 5))
	n.Fill(theme.Mix(pal.Wood, pal.Straw, 0.55), paint.Rounded(h.from-2.2, 52.8, wide+4.4, 54.4, 4))
	n.Fill(pal.Ink, paint.Rounded(h.from-0.6, 54.4, wide+1.2, 51.2, 2.6))
	for i := range 2 * h.columns {
		at := h.spot(i)
		if i >= places { // a hatch where a ship of an odd size has no place
			n.Ramp(geom.Pt(at.X, at.Y), geom.Pt(at.X, at.Bottom()), theme.Mix(pal.Wood, pal.Straw, 0.3), pal.Wood, paint.Rectangle(at.X, at.Y, at.W, at.H))
			n.Stroke(theme.Mix(pal.WoodDark, pal.Ink, 0.3), 1, paint.Shape(format("M %g %g V %g M %g %g V %g M %g %g V %g", at.X+0.5, at.Y, at.Bottom(), at.X+8, at.Y, at.Bottom(), at.X+17, at.Y, at.Bottom())))
			continue
		}
		n.Ramp(geom.Pt(at.X, at.Y), geom.Pt(at.X, at.Bottom()), theme.Mix(pal.linen, pal.WoodDark, 0.42), theme.Mix(pal.linen, pal.Wood, 0.2), paint.Rounded(at.X, at.Y, at.W, at.H, 2.4))
		n.Stroke(theme.Alpha(pal.Ink, 0.4), 1.6, paint.Shape(format("O %g %g 4 4", at.X+at.W/2, at.Y+at.H/2+1)))
		n.Fill(theme.Alpha(pal.Straw, 0.3), paint.Rectangle(at.X+1, at.Bottom()-2.4, at.W-2, 1.6))
	}
}

// drawSwell draws the water in which a ship lies.
func drawSwell(n paint.Pen, pal *palette, bow, stern float64) {
	wave := format("M %g 111", bow-5)
	for x := bow - 5; x < stern-6; x += 17 {
		wave += format(" Q %g 106.6 %g 110.4 Q %g 114.6 %g 110.6", x+4.5, x+9, x+13, x+17)
	}
	water := paint.Shape(wave + format(" Q %g 119.6 %g 119.4 H %g Q %g 119 %g 111 Z", stern, stern-22, bow+18, bow, bow-5))
	n.Ramp(geom.Pt(0, 107), geom.Pt(0, 120), theme.Mix(pal.Shallow, pal.Sea, 0.35), theme.Alpha(pal.SeaDeep, 0.9), water)
	n.Rod(pal.Surf, 2, theme.Alpha(pal.SeaDeep, 0.8), 3.6, paint.Shape(wave))
	n.Stroke(theme.Alpha(pal.Surf, 0.7), 1.2, paint.Shape(format("M %g 115.6 Q %g 113 %g 115.6 M %g 116 Q %g 113.4 %g 116", bow+20, bow+26, bow+32, stern-40, stern-34, stern-28)))
}

// ropes returns the colour of ropes: that of hemp in the sun on pieces, which lie on the sea and on cloth and would be seen on neither if they were
// dark (WCAG 2.2, 1.4.11), and ink in views, before the sky. They are never opaque, so that they get no lines around them (paint.Haloed).
func ropes(pal *palette, far bool) color.NRGBA {
	if far {
		return theme.Alpha(pal.Ink, 0.7)
	}
	return theme.Alpha(theme.Mix(pal.rope, pal.White, 0.55), 0.75)
}

// drawRig draws masts with their sails, furled or set.
func drawRig(n paint.Pen, pal *palette, h hull, masts int, set bool) {
	tip := max(h.bow-5, shipEdge+3)
	n.Marks([]paint.Mark{
		paint.Rod(format("M %g 50 L %g 33", h.bow+7, tip), pal.Wood, 2.8, pal.Ink, 5),
	})
	step := (h.to - h.from + 16) / float64(masts)
	high := func(i int) float64 { return []float64{4, 0, 8, 10}[min(i, 3)] }
	for i := range masts {
		x := h.from - 6 + step*(float64(i)+0.4)
		top := highest + high(i)
		stay := format("M %g %g L %g 35 M %g %g L %g 52", x, top+4, tip+1, x, top+8, x+step*0.5)
		if i > 0 {
			stay = format("M %g %g L %g %g M %g %g L %g 52", x, top+3, x-step, highest+high(i-1)+10, x, top+8, x+step*0.5)
		}
		mast := format("M %g 56 V %g", x, top)
		n.Marks([]paint.Mark{
			paint.Stroked(stay, ropes(pal, false), 0.9),
			paint.Rod(mast, pal.Wood, 3.4, pal.Ink, 5.6), paint.Stroked(format("M %g 54 V %g", x-0.7, top), theme.Alpha(pal.White, 0.35), 0.9),
		})
		drawShrouds(n, pal, x, top)
		wide := min(step*0.92, 46, shipWide-shipEdge-5-x)
		if set {
			drawGaffSail(n, pal, x, top, wide)
		} else {
			drawFurled(n, pal, x, wide)
		}
		drawPennant(n, pal, x, top)
	}
	if set {
		jib := format("M %g %g Q %g 36 %g 36 Q %g 50 %g 48 Z", h.from-8+step*0.4, highest+high(0)+10, h.bow+8, h.bow-2, h.bow+6, h.from-6+step*0.36)
		n.Shaded(geom.Pt(h.bow, 20), geom.Pt(h.from+10, 50), pal.White, pal.PaperDark, pal.Ink, 1.6, paint.Shape(jib))
	}
}

// drawShrouds draws the ropes that hold a mast, with the steps between them.
func drawShrouds(n paint.Pen, pal *palette, x, top float64) {
	shrouds := format("M %g %g L %g 54 M %g %g L %g 54", x, top+10, x-7, x, top+10, x+7)
	for y := top + 20; y < 50; y += 7 {
		w := 7 * (y - top - 10) / (44 - top)
		shrouds += format(" M %g %g L %g %g", x-w, y, x+w, y)
	}
	n.Stroke(ropes(pal, false), 0.8, paint.Shape(shrouds))
}

// drawGaffSail draws a sail that the wind fills behind a mast, and a smaller one above it.
func drawGaffSail(n paint.Pen, pal *palette, x, top, wide float64) {
	main := format("M %g 49 Q %g 36 %g %g L %g %g Q %g 30 %g 49 Q %g 53 %g 49 Z", x+2, x+6, x+2, top+22, x+wide*0.72, top+9, x+wide*0.98, x+wide, x+wide*0.5, x+2)
	upper := format("M %g %g L %g %g L %g %g Z", x+2, top+19, x+2, top+3, x+wide*0.66, top+8)
	for _, sail := range []string{main, upper} {
		path := paint.Shape(sail)
		n.Gradient(geom.Pt(x, top), geom.Pt(x+wide, 50), false, paint.Evenly(pal.White, pal.Paper, pal.PaperDark), path)
		n.Stroke(pal.Ink, 1.8, path)
	}
	n.Stroke(theme.Alpha(pal.GoldDark, 0.5), 0.8, paint.Shape(format("M %g 48 Q %g 34 %g %g M %g 49 Q %g 34 %g %g", x+wide*0.34, x+wide*0.38, x+wide*0.26, top+19, x+wide*0.66, x+wide*0.7, x+wide*0.5, top+14)))
	spars := format("M %g %g L %g %g M %g 50.6 L %g 50", x-1, top+23.4, x+wide*0.76, top+7.4, x-2, x+wide+3)
	n.Rod(pal.Wood, 1.6, pal.Ink, 3.4, paint.Shape(spars))
}

// drawFurled draws a sail that is rolled up on its boom.
func drawFurled(n paint.Pen, pal *palette, x, wide float64) {
	roll := paint.Shape(format("M %g 45 Q %g 38.6 %g 40.4 Q %g 40 %g 43.4 Q %g 47 %g 47.4 Q %g 49.6 %g 48 Z",
		x+1, x+wide*0.3, x+wide*0.6, x+wide*0.9, x+wide, x+wide*0.96, x+wide*0.6, x+wide*0.3, x+1))
	spars := paint.Shape(format("M %g 49.6 L %g 47.6", x-2, x+wide+4))
	n.Rod(pal.Wood, 1.6, pal.Ink, 3.4, spars)
	n.Shaded(geom.Pt(x, 38), geom.Pt(x, 49), pal.White, pal.PaperDark, pal.Ink, 1.6, roll)
	n.Stroke(pal.rope, 1.5, paint.Shape(format("M %g 39.6 V 48.6 M %g 39.8 V 48.2 M %g 41 V 47.6", x+wide*0.25, x+wide*0.5, x+wide*0.75)))
}

// drawPennant draws the streamer at the top of a mast.
func drawPennant(n paint.Pen, pal *palette, x, top float64) {
	n.Inked(pal.Roof, pal.Ink, 1.1, paint.Shape(format("M %g %g Q %g %g %g %g Q %g %g %g %g Z", x, top, x+6, top-3, x+15, top+2.6, x+7, top+2.6, x, top+5)))
}
