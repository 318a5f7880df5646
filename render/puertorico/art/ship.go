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

// Units of a ship's picture, and of the places in its hold, which is as large as it can be: what is aboard is seen from afar.
const (
	shipWide  = 160
	shipHigh  = shipWide / ShipRatio
	holdPlace = 32           // side of a place in a hold of up to three columns
	holdMost  = 116          // greatest width of a hold
	holdFloor = 105          // where its lower row stands
	lowDeck   = 52           // height of the deck over a hold of two rows of 25 units, for which ships are drawn; larger ones raise it
	shipEdge  = 8            // what ships leave free at the sides and above, for the light line around them
	highest   = shipEdge + 2 // the top of a mast, below that of its flag
)

// litShip is how wide at the least in units the light line around ships and the trading house is.
const litShip = 1.1

// CargoShip is a cargo ship with what is loaded. Its sails are set when it is full.
type CargoShip puertorico.Cargo

// Draw draws it, as large as it fits into r.
func (s CargoShip) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	size := int(s.Size)
	p.Show(dst, r.Fit(ShipRatio), cargoShipDrawing(of(p), size, s.N >= s.Size))
	for i := range min(int(s.N), size) {
		Barrel(s.Kind).Draw(p, dst, HoldSpot(r, size, i))
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
	place                float64 // side of a place in the hold
	up                   float64 // how much higher than lowDeck the deck is
}

// hullFor returns the hull with room for so many places in two rows.
func hullFor(places int) hull {
	columns := (places + 1) / 2
	place := min(holdPlace, holdMost/float64(columns))
	wide := float64(columns) * place
	from := (shipWide-wide)/2 + 3
	return hull{
		bow: max(from-28, shipEdge+1), stern: min(from+wide+21, shipWide-shipEdge+1), from: from, to: from + wide,
		columns: columns, place: place, up: 2*place - (holdFloor - lowDeck - 3),
	}
}

// spot returns the place of a barrel in the hold, the lower row first.
func (h hull) spot(i int) geom.Rect {
	cell := geom.Rect{X: h.from + float64(i%h.columns)*h.place, Y: holdFloor - float64(i/h.columns+1)*h.place, W: h.place, H: h.place}
	return cell.Inset(0.8)
}

// path returns the outline of the hull.
func (h hull) path() string {
	return paint.Format("M %g %g Q %g %g %g %g H %g Q %g %g %g %g Q %g 84 %g 108 Q %g 114 %g 112 H %g Q %g 108 %g %g Z",
		h.bow, 46-h.up, min(h.bow+16, h.from-9), 57-h.up, h.from-8, 53-h.up, h.to, h.to+8, 53-h.up, h.stern, 42-h.up, h.stern-1, h.stern-8, h.to, h.to-6, h.from,
		max(h.from-22, h.bow+2), h.bow, 46-h.up)
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
	path, up := paint.Shape(h.path()), h.up
	n.Painted(path, geom.Pt(80, 44-up), geom.Pt(92, 114), []color.NRGBA{theme.Mix(pal.Wood, pal.Straw, 0.35), pal.Wood, pal.WoodDark}, pal.Ink, 2.4, func(q paint.Pen) {
		for i, y := range []float64{66 - up, 80 - up/2, 92} {
			q.Stroke(theme.Alpha(pal.Ink, 0.3), 1, paint.Shape(paint.Format("M %g %g Q %g %g %g %g H %g Q %g %g %g %g",
				h.bow, y, h.from-14+2*float64(i), y+5-float64(i)/2, h.from, y+5-float64(i)/2, h.to, h.stern-8, y+3, h.stern+2, y-5)))
		}
		rail := paint.Shape(paint.Format("M %g %g Q %g %g %g %g H %g Q %g %g %g %g",
			h.bow-1, 47-up, min(h.bow+17, h.from-9), 58-up, h.from-8, 55-up, h.to, h.to+9, 54.8-up, h.stern+1, 43-up))
		q.Stroke(theme.Mix(band, pal.Ink, 0.35), 6.6, rail)
		q.Stroke(band, 4.4, rail)
		q.Ramp(geom.Pt(h.to, 0), geom.Pt(h.stern, 0), theme.Alpha(pal.Ink, 0), theme.Alpha(pal.Ink, 0.35), path)
		q.Fill(theme.Alpha(pal.White, 0.16), paint.Shape(paint.Format("M %g %g Q %g 84 %g 108 L %g 108 Q %g 84 %g %g Z", h.bow, 48-up, h.bow+10, h.from-14, h.from-10, h.bow+18, h.bow+9, 54-up)))
	})
	if n.Scale >= fittingsFrom {
		drawFittings(n, pal, h)
	}
	eye, y, behind := h.eye(), 67-up, h.stern-h.to
	pane := func(in float64) string {
		return paint.Format("M %g %g H %g V %g H %g Z", h.to+0.36*behind+in, y-5+in, h.to+0.74*behind-in, y+4-in, h.to+0.36*behind+in)
	}
	n.Marks([]paint.Mark{
		paint.Filled(paint.Format("O %g %g 3 3", eye, y), pal.Ink), paint.Filled(paint.Format("O %g %g 1.5 1.5", eye, y-0.4), pal.Brass),
		paint.Filled(pane(0), pal.Ink), paint.Filled(pane(1.4), pal.Eve),
	})
}

// eye returns where the hole for the anchor's chain is between the bow and the hold.
func (h hull) eye() float64 { return min(h.bow+19, h.from-8) }

// fittingsFrom is how many pixels a unit needs for the fittings of a ship to show.
const fittingsFrom = 1.4

// drawFittings draws what one sees of a ship only from near: anchor, bolts in the planks, rail and stern lantern.
func drawFittings(n paint.Pen, pal *palette, h hull) {
	var bolts, gleams []*raster.Path
	up, eye := h.up, h.eye()
	for y := 64 - up; y < 106; y += 12 {
		for x := h.stern - 12; x > h.to+6; x -= 6.5 {
			bolts, gleams = append(bolts, paint.Circle(x, y, 0.7)), append(gleams, paint.Circle(x-0.2, y-0.2, 0.3))
		}
	}
	n.Fill(theme.Alpha(pal.Ink, 0.6), bolts...)
	n.Fill(theme.Alpha(pal.White, 0.5), gleams...)
	rail := paint.Format("M %g %g Q %g %g %g %g M %g %g V %g M %g %g V %g", h.bow+5, 41-up, min(h.bow+12, h.from-11), 49-up, h.from-10, 48-up,
		h.bow+7, 42.6-up, 50-up, min(h.bow+15, h.from-10), 45.6-up, 53-up)
	lantern := paint.Rounded(h.stern-2.6, 31-up, 4.4, 6.6, 1.4)
	n.Marks([]paint.Mark{
		paint.Rod(rail, pal.Wood, 1, pal.Ink, 2.2), paint.Stroked(paint.Format("M %g %g V %g", h.stern-0.4, 42-up, 37-up), pal.Ink, 1.6),
		paint.Rod(paint.Format("M %g %g V %g M %g %g H %g M %g %g Q %g %g %g %g", eye, 69-up, 84-up, eye-2.6, 74-up, eye+2.6, eye-5.6, 79-up, eye, 88-up, eye+5.6, 79-up), pal.Steel, 1.2, pal.Ink, 2.6),
	})
	n.Inked(pal.Eve, pal.Ink, 1.2, lantern)
}

// drawHold draws the opening in the side of a ship and the places of the barrels, those that are not there left out.
func drawHold(n paint.Pen, pal *palette, h hull, places int) {
	opening := geom.Rect{X: h.from, Y: holdFloor - 2*h.place, W: h.to - h.from, H: 2 * h.place}
	for _, line := range []struct {
		wide, round float64
		c           color.NRGBA
	}{{3.4, 5, pal.Ink}, {2.2, 4, theme.Mix(pal.Wood, pal.Straw, 0.55)}, {0.6, 2.6, pal.Ink}} {
		at := opening.Inset(-line.wide)
		n.Fill(line.c, paint.Rounded(at.X, at.Y, at.W, at.H, line.round))
	}
	for i := range 2 * h.columns {
		at := h.spot(i)
		if i >= places { // a hatch where a ship of an odd size has no place
			n.Ramp(geom.Pt(at.X, at.Y), geom.Pt(at.X, at.Bottom()), theme.Mix(pal.Wood, pal.Straw, 0.3), pal.Wood, paint.Rectangle(at.X, at.Y, at.W, at.H))
			n.Stroke(theme.Mix(pal.WoodDark, pal.Ink, 0.3), 1, paint.Shape(paint.Format("M %g %g V %g M %g %g V %g M %g %g V %g", at.X+0.5, at.Y, at.Bottom(), at.X+at.W/3, at.Y, at.Bottom(), at.X+at.W*2/3, at.Y, at.Bottom())))
			continue
		}
		n.Ramp(geom.Pt(at.X, at.Y), geom.Pt(at.X, at.Bottom()), theme.Mix(pal.linen, pal.WoodDark, 0.42), theme.Mix(pal.linen, pal.Wood, 0.2), paint.Rounded(at.X, at.Y, at.W, at.H, 2.4))
		n.Stroke(theme.Alpha(pal.Ink, 0.4), 1.6, paint.Shape(paint.Format("O %g %g %g %g", at.X+at.W/2, at.Y+at.H/2+1, at.W/6, at.W/6)))
		n.Fill(theme.Alpha(pal.Straw, 0.3), paint.Rectangle(at.X+1, at.Bottom()-2.4, at.W-2, 1.6))
	}
}

// drawSwell draws the water in which a ship lies.
func drawSwell(n paint.Pen, pal *palette, bow, stern float64) {
	wave := paint.Format("M %g 111", bow-5)
	for x := bow - 5; x < stern-6; x += 17 {
		wave += paint.Format(" Q %g 106.6 %g 110.4 Q %g 114.6 %g 110.6", x+4.5, x+9, x+13, x+17)
	}
	water := paint.Shape(wave + paint.Format(" Q %g 119.6 %g 119.4 H %g Q %g 119 %g 111 Z", stern, stern-22, bow+18, bow, bow-5))
	n.Ramp(geom.Pt(0, 107), geom.Pt(0, 120), theme.Mix(pal.Shallow, pal.Sea, 0.35), theme.Alpha(pal.SeaDeep, 0.9), water)
	n.Rod(pal.Surf, 2, theme.Alpha(pal.SeaDeep, 0.8), 3.6, paint.Shape(wave))
	n.Stroke(theme.Alpha(pal.Surf, 0.7), 1.2, paint.Shape(paint.Format("M %g 115.6 Q %g 113 %g 115.6 M %g 116 Q %g 113.4 %g 116", bow+20, bow+26, bow+32, stern-40, stern-34, stern-28)))
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
	tip, up := max(h.bow-5, shipEdge+3), h.up
	n.Marks([]paint.Mark{
		paint.Rod(paint.Format("M %g %g L %g %g", h.bow+7, 50-up, tip, 33-up), pal.Wood, 2.8, pal.Ink, 5),
	})
	step := (h.to - h.from + 16) / float64(masts)
	high := func(i int) float64 { return []float64{4, 0, 8, 10}[min(i, 3)] }
	for i := range masts {
		x := h.from - 6 + step*(float64(i)+0.4)
		top := highest + high(i)
		stay := paint.Format("M %g %g L %g %g M %g %g L %g %g", x, top+4, tip+1, 35-up, x, top+8, x+step*0.5, lowDeck-up)
		if i > 0 {
			stay = paint.Format("M %g %g L %g %g M %g %g L %g %g", x, top+3, x-step, highest+high(i-1)+10, x, top+8, x+step*0.5, lowDeck-up)
		}
		mast := paint.Format("M %g %g V %g", x, 56-up, top)
		n.Marks([]paint.Mark{
			paint.Stroked(stay, ropes(pal, false), 0.9),
			paint.Rod(mast, pal.Wood, 3.4, pal.Ink, 5.6), paint.Stroked(paint.Format("M %g %g V %g", x-0.7, 54-up, top), theme.Alpha(pal.White, 0.35), 0.9),
		})
		drawShrouds(n, pal, x, top, up)
		wide := min(step*0.92, 46, shipWide-shipEdge-5-x)
		if set {
			drawGaffSail(n, pal, x, top, wide, up)
		} else {
			drawFurled(n.At(0, -up, 1), pal, x, wide)
		}
		drawPennant(n, pal, x, top)
	}
	if set {
		jib := paint.Format("M %g %g Q %g %g %g %g Q %g %g %g %g Z", h.from-8+step*0.4, highest+high(0)+10*(1-up/24), h.bow+8, 36-up, h.bow-2, 36-up, h.bow+6, 50-up, h.from-6+step*0.36, 48-up)
		n.Shaded(geom.Pt(h.bow, 20-up/2), geom.Pt(h.from+10, 50-up), pal.White, pal.PaperDark, pal.Ink, 1.6, paint.Shape(jib))
	}
}

// drawShrouds draws the ropes that hold a mast, with the steps between them; up is how much the deck is raised.
func drawShrouds(n paint.Pen, pal *palette, x, top, up float64) {
	shrouds := paint.Format("M %g %g L %g %g M %g %g L %g %g", x, top+10, x-7, 54-up, x, top+10, x+7, 54-up)
	for y := top + 20; y < 50-up; y += 7 {
		w := 7 * (y - top - 10) / (44 - up - top)
		shrouds += paint.Format(" M %g %g L %g %g", x-w, y, x+w, y)
	}
	n.Stroke(ropes(pal, false), 0.8, paint.Shape(shrouds))
}

// drawGaffSail draws a sail that the wind fills behind a mast, and a smaller one above it; up is how much the deck is raised.
func drawGaffSail(n paint.Pen, pal *palette, x, top, wide, up float64) {
	foot := 49 - up
	k := (foot - top) / (49 - highest) // of the height over the lowest deck
	main := paint.Format("M %g %g Q %g %g %g %g L %g %g Q %g %g %g %g Q %g %g %g %g Z",
		x+2, foot, x+6, foot-13*k, x+2, top+22*k, x+wide*0.72, top+9*k, x+wide*0.98, foot-19*k, x+wide, foot, x+wide*0.5, foot+4, x+2, foot)
	upper := paint.Format("M %g %g L %g %g L %g %g Z", x+2, top+19*k, x+2, top+3*k, x+wide*0.66, top+8*k)
	for _, sail := range []string{main, upper} {
		path := paint.Shape(sail)
		n.Gradient(geom.Pt(x, top), geom.Pt(x+wide, foot+1), false, paint.Evenly(pal.White, pal.Paper, pal.PaperDark), path)
		n.Stroke(pal.Ink, 1.8, path)
	}
	n.Stroke(theme.Alpha(pal.GoldDark, 0.5), 0.8, paint.Shape(paint.Format("M %g %g Q %g %g %g %g M %g %g Q %g %g %g %g",
		x+wide*0.34, foot-1, x+wide*0.38, foot-15*k, x+wide*0.26, top+19*k, x+wide*0.66, foot, x+wide*0.7, foot-15*k, x+wide*0.5, top+14*k)))
	spars := paint.Format("M %g %g L %g %g M %g %g L %g %g", x-1, top+23.4*k, x+wide*0.76, top+7.4*k, x-2, foot+1.6, x+wide+3, foot+1)
	n.Rod(pal.Wood, 1.6, pal.Ink, 3.4, paint.Shape(spars))
}

// drawFurled draws a sail that is rolled up on its boom.
func drawFurled(n paint.Pen, pal *palette, x, wide float64) {
	roll := paint.Shape(paint.Format("M %g 45 Q %g 38.6 %g 40.4 Q %g 40 %g 43.4 Q %g 47 %g 47.4 Q %g 49.6 %g 48 Z",
		x+1, x+wide*0.3, x+wide*0.6, x+wide*0.9, x+wide, x+wide*0.96, x+wide*0.6, x+wide*0.3, x+1))
	spars := paint.Shape(paint.Format("M %g 49.6 L %g 47.6", x-2, x+wide+4))
	n.Rod(pal.Wood, 1.6, pal.Ink, 3.4, spars)
	n.Shaded(geom.Pt(x, 38), geom.Pt(x, 49), pal.White, pal.PaperDark, pal.Ink, 1.6, roll)
	n.Stroke(pal.rope, 1.5, paint.Shape(paint.Format("M %g 39.6 V 48.6 M %g 39.8 V 48.2 M %g 41 V 47.6", x+wide*0.25, x+wide*0.5, x+wide*0.75)))
}

// drawPennant draws the streamer at the top of a mast.
func drawPennant(n paint.Pen, pal *palette, x, top float64) {
	n.Inked(pal.Roof, pal.Ink, 1.1, paint.Shape(paint.Format("M %g %g Q %g %g %g %g Q %g %g %g %g Z", x, top, x+6, top-3, x+15, top+2.6, x+7, top+2.6, x, top+5)))
}
