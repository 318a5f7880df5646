package art

import (
	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// drawBackdrop draws what stands behind a field: a hedge, and something of the kind of its own.
func drawBackdrop(n paint.Pen, pal *palette, g puertorico.Good, b *bed) {
	n.Fill(theme.Mix(pal.FieldDark, pal.FieldLight, 0.3), paint.Shape("M 0 0 H 100 V 13 Q 60 18 0 17 Z"))
	var dark, mid, light []*raster.Path
	for x := -2.0; x < 102; x += 5.5 {
		y, r := 8+2.4*b.rng.Float64(), 4+2.6*b.rng.Float64()
		dark = append(dark, paint.Disc(geom.Pt(x, y+2), r, 10))
		mid = append(mid, paint.Disc(geom.Pt(x-0.8, y+0.6), 0.8*r, 9))
		light = append(light, paint.Disc(geom.Pt(x-1.6, y-0.8), 0.42*r, 7))
	}
	n.Fill(theme.Mix(pal.PalmDark, pal.Umber, 0.15), dark...)
	n.Fill(theme.Mix(pal.PalmDark, pal.Palm, 0.45), mid...)
	n.Fill(theme.Alpha(pal.FieldLight, 0.55), light...)
	switch g {
	case puertorico.Tobacco:
		drawDryingShed(n.At(10, 3, 1), pal)
	case puertorico.Coffee:
		drawBanana(n.At(80, 25, 1), pal)
		drawBanana(n.At(20, 23, 0.8), pal)
	case puertorico.Sugar:
		drawChimney(n.At(16, 24, 1.05), pal)
	case puertorico.Corn:
		drawHut(n.At(22, 25, 1.1), pal)
	default:
		drawVat(n.At(26, 23, 1.05), pal)
	}
}

// drawDryingShed draws an open shed 44 units wide under which leaves hang to dry.
func drawDryingShed(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Umber, 0.35), paint.Shape("M 4 24 H 48 L 52 29 H 8 Z"))
	n.Fill(theme.Mix(pal.Umber, pal.Wood, 0.3), paint.Rectangle(4, 12, 38, 12))
	var hung [2][]*raster.Path
	for i := range 9 {
		x := 6 + 4.3*float64(i)
		hung[i%2] = append(hung[i%2], leaf(geom.Pt(x, 11), geom.Pt(x, 23), 0, 3.6))
	}
	n.Fill(pal.good[puertorico.Tobacco], hung[0]...)
	n.Fill(theme.Mix(pal.good[puertorico.Tobacco], pal.Straw, 0.4), hung[1]...)
	n.Rod(pal.Wood, 1.2, pal.Ink, 2.4, paint.Shape("M 4 10 V 26 M 42 10 V 26"))
	roof := paint.Shape("M -2 13 L 8 1 H 38 L 48 13 Z")
	n.Ramp(geom.Pt(10, 0), geom.Pt(30, 14), theme.Mix(pal.Straw, pal.White, 0.2), theme.Mix(pal.Straw, pal.Wood, 0.55), roof)
	n.Stroke(theme.Alpha(pal.WoodDark, 0.6), 0.7, paint.Shape("M 11 3 L 3 12 M 17 2 L 12 12 M 23 2 V 12 M 29 2 L 34 12 M 35 3 L 43 12"))
	n.Stroke(pal.Ink, 1.2, roof)
}

// drawBanana draws a banana plant whose foot is at (0, 0), which gives shade.
func drawBanana(n paint.Pen, pal *palette) {
	n.Fill(theme.Mix(pal.Palm, pal.Straw, 0.4), paint.Shape("M -1.8 0 L -0.8 -12 H 0.8 L 1.8 0 Z"))
	foot := geom.Pt(0, -11)
	for i, tip := range []geom.Point{{X: -14, Y: -6}, {X: 14, Y: -5}, {X: -11, Y: -16}, {X: 11, Y: -15}, {X: 1, Y: -23}} {
		bow := 3.0
		if tip.X > 0 {
			bow = -3
		}
		shade := []theme.Color{pal.PalmDark, pal.PalmDark, pal.Palm, theme.Mix(pal.Palm, pal.PalmDark, 0.4), theme.Mix(pal.Palm, pal.FieldLight, 0.4)}[i]
		n.Fill(shade, leaf(foot, tip, bow, 4.4))
		n.Fill(theme.Alpha(pal.FieldLight, 0.7), leaf(foot, tip, bow, 0.5))
	}
}

// drawChimney draws the chimney of a sugar mill whose foot is at (0, 0).
func drawChimney(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.White, 0.75), paint.Shape("M 0 -17 Q 4 -22 11 -19 Q 18 -21 24 -16 Q 16 -13 10 -14 Q 4 -11 0 -15 Z"))
	mill := paint.Shape("M -10 0 V -7 L 0 -12 L 22 -12 L 26 -6 V 0 Z")
	n.Fill(pal.Wall, mill)
	n.Fill(pal.Roof, paint.Shape("M -12 -6 L -1 -13 H 22 L 28 -5 H -1 L -1 -6 Z"))
	n.Stroke(pal.Ink, 1, mill)
	n.Shaded(geom.Pt(-4, 0), geom.Pt(4, 0), theme.Mix(pal.Roof, pal.White, 0.25), pal.RoofDark, pal.Ink, 1, paint.Shape("M -4 -4 L -2.6 -16 H 2.2 L 3.6 -4 Z"))
}

// drawHut draws a thatched hut whose foot is at (0, 0).
func drawHut(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Umber, 0.3), paint.Shape("M -8 0 H 14 L 18 3 H -4 Z"))
	walls := paint.Shape("M -8 1 V -8 H 9 V 1 Z")
	n.Ramp(geom.Pt(-8, 0), geom.Pt(9, 0), pal.Wall, pal.WallDark, walls)
	n.Fill(pal.WoodDark, paint.Rectangle(-2, -5, 4, 6))
	n.Stroke(pal.Ink, 1, walls)
	n.Shaded(geom.Pt(-8, -16), geom.Pt(6, -5), theme.Mix(pal.Straw, pal.White, 0.25), theme.Mix(pal.Straw, pal.Wood, 0.5), pal.Ink, 1.1, paint.Shape("M -12 -6 Q -8 -14 -4 -16 H 5 Q 10 -13 13 -6 Q 0 -9 -12 -6 Z"))
}

// drawVat draws the stone basin in which dye is steeped, 24 units wide.
func drawVat(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Umber, 0.3), paint.Shape("M -12 0 H 15 L 19 4 H -8 Z"))
	n.Ramp(geom.Pt(-12, 0), geom.Pt(14, 0), pal.Stone, theme.Mix(pal.Stone, pal.StoneDark, 0.45), paint.Shape("M -12 -9 V 1 H 14 V -9 Z"))
	n.Fill(theme.Mix(pal.Stone, pal.White, 0.35), paint.Shape("M -12 -8 L -7 -14 H 10 L 14 -8 Z"))
	n.Ramp(geom.Pt(-6, -13), geom.Pt(8, -8), theme.Mix(pal.good[puertorico.Indigo], pal.White, 0.3), pal.good[puertorico.Indigo], paint.Shape("M -9 -9 L -6 -13 H 9 L 11.4 -9 Z"))
	n.Stroke(pal.Ink, 1, paint.Shape("M -12 -8 V 1 H 14 V -8 M -12 -8 L -7 -14 H 10 L 14 -8 Z"))
}
