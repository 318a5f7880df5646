package art

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// CardBack draws a card seen from behind.
func CardBack(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r.Fit(CardRatio), backDrawing(of(p).palette))
}

func backDrawing(pal *palette) paint.Drawing {
	return paint.Picture(cardBackPicture, cardUnits, pal, drawBack)
}

// drawBack draws a card's back: a compass rose engraved over the sea in a brass frame.
func drawBack(n paint.Pen, pal *palette) {
	sea := paint.Rounded(15, 15, 170, 250, 5)
	n.Glow(geom.Pt(84, 112), 170, []color.NRGBA{theme.Mix(pal.Sea, pal.Shallow, 0.12), theme.Mix(pal.Sea, pal.SeaDeep, 0.5), pal.SeaDeep, theme.Mix(pal.SeaDeep, pal.night, 0.6)}, sea)
	drawEngraving(n.Atop(), pal)
	n.Granulate(pal.night, pal.Shallow, 0.12, 1)
	n.Fill(pal.Paper, paint.Frame(5, 5, 190, 270, 11, 7))
	drawEdging(n, pal, pal.PaperDark)
	metal := paint.Evenly(theme.Mix(pal.Brass, pal.White, 0.6), pal.Brass, pal.GoldDark, pal.Brass, theme.Mix(pal.Brass, pal.White, 0.35), pal.GoldDark)
	n.Fill(pal.Ink, paint.Frame(9.6, 9.6, 180.8, 260.8, 9, 6.8))
	n.Gradient(geom.Pt(10, 10), geom.Pt(190, 270), false, metal, paint.Frame(10.6, 10.6, 178.8, 258.8, 8, 4.8))
	n.Gradient(geom.Pt(10, 10), geom.Pt(190, 270), false, metal, paint.Frame(20.5, 20.5, 159, 239, 4, 1), paint.Frame(23.4, 23.4, 153.2, 233.2, 3, 0.6))
	for _, at := range []geom.Point{geom.Pt(24, 24), geom.Pt(176, 24), geom.Pt(24, 256), geom.Pt(176, 256)} {
		n.Fill(pal.Ink, paint.Circle(at.X, at.Y, 8.4))
		n.Glow(at.Add(geom.Pt(-2, -3)), 11, []color.NRGBA{theme.Mix(pal.Brass, pal.White, 0.7), pal.Brass, pal.GoldDark}, paint.Circle(at.X, at.Y, 7.4))
		n.Fill(theme.Alpha(pal.Ink, 0.75), paint.Star(at, 6.4, 1.6, 4, math.Pi/4))
	}
	drawStar(n, pal)
}

// drawEngraving draws rhumb lines, waves between them and the rings of the rose, all as fine lines.
func drawEngraving(n paint.Pen, pal *palette) {
	const x, y = 100, 140
	var rays []*raster.Path
	for i := range 32 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 16)
		rays = append(rays, paint.Line(x+cos*60, y+sin*60, x+cos*160, y+sin*160))
	}
	n.Stroke(theme.Alpha(pal.Shallow, 0.28), 0.7, rays...)
	var waves raster.Path
	for row := range 17 {
		top := 24 + float64(row)*14.6
		for k := range 8 {
			left := 8 + float64(k)*24 + float64(row%2)*12
			if math.Hypot(left+6-x, top-y) < 72 {
				continue
			}
			waves.MoveTo(left, top)
			waves.QuadTo(left+3, top-4, left+6, top)
			waves.QuadTo(left+9, top+4, left+12, top)
		}
	}
	n.Stroke(theme.Alpha(pal.Shallow, 0.5), 0.9, &waves)
	for _, r := range []float64{66, 62.5, 47, 30} {
		n.Stroke(theme.Alpha(pal.Surf, 0.55), 0.7, paint.Circle(x, y, r))
	}
	var ticks []*raster.Path
	for i := range 72 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 36)
		ticks = append(ticks, paint.Line(x+cos*62.5, y+sin*62.5, x+cos*66, y+sin*66))
	}
	n.Stroke(theme.Alpha(pal.Surf, 0.55), 0.7, ticks...)
}

// drawStar draws the compass rose itself: sixteen points in relief, and a lily to the north.
func drawStar(n paint.Pen, pal *palette) {
	at := geom.Pt(100, 140)
	n.Soft(3, 0.5, func(n paint.Pen) {
		n.At(2, 4, 1).Fill(pal.night, paint.Star(at, 74, 13, 4, 0), paint.Star(at, 52, 12, 4, math.Pi/4))
	})
	for _, ring := range []struct {
		long, short, turn float64
		bright, shade     color.NRGBA
	}{
		{40, 9, math.Pi / 8, pal.Brass, pal.GoldDark}, {40, 9, 3 * math.Pi / 8, pal.Brass, pal.GoldDark},
		{54, 12, math.Pi / 4, theme.Mix(pal.Shallow, pal.White, 0.3), theme.Mix(pal.Sea, pal.SeaDeep, 0.3)},
		{76, 14, 0, pal.White, theme.Mix(pal.Roof, pal.Umbra, 0.3)},
	} {
		n.Fill(ring.bright, paint.Star(at, ring.long, ring.short, 4, ring.turn))
		for i := range 4 { // the half of each point that is turned away from the light
			a := ring.turn + float64(i)*math.Pi/2
			sin, cos := math.Sincos(a)
			low, high := math.Sincos(a + math.Pi/4)
			n.Fill(ring.shade, paint.Polyline(true, at, at.Add(geom.Pt(ring.short*high, ring.short*low)), at.Add(geom.Pt(ring.long*cos, ring.long*sin))))
		}
		n.Stroke(pal.night, 0.8, paint.Star(at, ring.long, ring.short, 4, ring.turn))
	}
	n.Fill(pal.night, paint.Circle(100, 140, 8))
	n.Glow(geom.Pt(98, 137), 9, []color.NRGBA{pal.White, pal.Brass, pal.GoldDark}, paint.Circle(100, 140, 6.6))
	n.Shaded(geom.Pt(92, 38), geom.Pt(108, 66), theme.Mix(pal.Brass, pal.White, 0.5), pal.GoldDark, pal.night, 1, paint.Shape("M 100 36 Q 108 46 103 56 Q 112 50 114 58 Q 113 64 106 62 V 66 H 94 V 62 Q 87 64 86 58 Q 88 50 97 56 Q 92 46 100 36 Z"))
}
