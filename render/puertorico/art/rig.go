package art

import (
	"image/color"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
)

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
