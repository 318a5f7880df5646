package art

import (
	"image/color"
	"math"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// CardRatio is a card's width divided by its height.
const CardRatio = 5.0 / 7

// CardWords is what is written on a card.
type CardWords struct {
	Spanish string // on the ribbon
	Name    string // the same in the player's language
}

// once reports whether both are one word, as in Spanish: then it stands on the ribbon alone, lower than where it has a line below it.
func (w CardWords) once() bool { return w.Name != "" && strings.EqualFold(w.Spanish, w.Name) }

// cardUnits is the width of a card in the units of its drawing; it is 280 high.
const cardUnits = 200

// simpleBelow is the width in pixels below which a card shows only what decides: its priorities and its colour.
const simpleBelow = 90

// Card is the face of a settler or pirate.
type Card struct {
	Face  islas.Face
	Words CardWords
	Pose  paint.Pose
	// Shown is the part of the width that no other card covers, from 0 to 1 beginning at the left edge: what decides, and the names, stand
	// within that part.
	Shown float64
}

// Draw draws the card as large as it fits upright into r.
func (c Card) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	r = r.Fit(CardRatio)
	drawing := coveredDrawing(of(p).palette, c.Face, c.Words, r.W < simpleBelow, c.Shown)
	if c.Shown >= wholeFrom {
		drawing = cardDrawing(of(p).palette, c.Face, c.Words, r.W < simpleBelow)
	}
	p.Posed(c.Pose).Show(dst, r, drawing)
}

func cardDrawing(pal *palette, card islas.Face, words CardWords, simple bool) paint.Drawing {
	return paint.Drawing{Key: cardKey(card, words, simple, 0), Units: cardUnits, Paint: func(n paint.Pen) {
		switch {
		case card.Pirate() && simple:
			drawSimplePirate(n, pal, card.Colour)
		case card.Pirate():
			drawPirate(n, pal, card.Colour, words)
		case simple:
			drawSimpleSettler(n, pal, card)
		default:
			drawSettler(n, pal, card, words)
		}
	}}
}

// cardKey is the key of the picture of a face, of whose width so many steps are seen, 0 for all.
func cardKey(card islas.Face, words CardWords, simple bool, steps int) paint.Key {
	what := paint.Key{Subject: subject("card"), A: faceNumber(card), B: 2*steps + paint.Flag(simple)}
	if !simple {
		what.Text = words.Spanish + "\n" + words.Name
	}
	return what
}

// faceNumber is a number that only this face has: faces of one card that show other values are pictures of their own.
func faceNumber(f islas.Face) int {
	n := int(f.Colour)
	for _, p := range f.Priorities {
		n = n*islas.Priorities + int(p)
	}
	return n*islas.Faces + int(f.Card)
}

// drawCardSheet draws a card's old paper with a painted band of a colour along its edge.
func drawCardSheet(n paint.Pen, pal *palette, band, paper color.NRGBA) {
	drawCardPaper(n, pal, paper)
	drawEdging(n, pal, band)
}

// drawCardPaper draws a card's old paper.
func drawCardPaper(n paint.Pen, pal *palette, paper color.NRGBA) {
	n.Glow(geom.Pt(92, 120), 190, []color.NRGBA{theme.Mix(paper, pal.White, 0.5), paper, theme.Mix(paper, pal.PaperDark, 0.9)}, paint.Rounded(7.6, 7.6, 184.8, 264.8, 9))
	n.Granulate(pal.GoldDark, pal.White, 0.1, 0.8)
}

// drawEdging draws the painted band around a card, and its shadow.
func drawEdging(n paint.Pen, pal *palette, band color.NRGBA) {
	paint.DrawEdging(n, pal.Palette, band, 6.4, 0.34, 0.24)
	n.Fill(theme.Alpha(pal.Ink, 0.7), paint.Frame(7, 7, 186, 266, 9.6, 1.2))
}

// drawRules draws two thin lines along the edge of a card's paper, with an ornament in both lower corners.
func drawRules(n paint.Pen, pal *palette, c color.NRGBA) {
	n.Fill(c, paint.Frame(10.4, 10.4, 179.2, 259.2, 7, 0.9), paint.Frame(12.4, 12.4, 175.2, 255.2, 5.4, 0.5))
	for _, k := range []raster.Matrix{{A: 1, D: -1, F: 280}, {A: -1, D: -1, E: 200, F: 280}} {
		var p raster.Path
		p.Add(paint.Shape("M 14 26 Q 14 14 26 14 Q 18 18 20 20 Q 18 18 14 26 Z M 16.4 14 L 18.8 16.4 L 16.4 18.8 L 14 16.4 Z"), k)
		n.Fill(c, &p)
	}
}

// drawSettler draws a settler in full: the four priorities across the top, the first one largest, the settler beside the
// emblem of the occupation and between two houses of the settler's colour, and the names.
func drawSettler(n paint.Pen, pal *palette, card islas.Face, words CardWords) {
	c := card.Colour
	drawCardSheet(n, pal, pal.piece[c], pal.Paper)
	drawRules(n, pal, theme.Mix(pal.GoldDark, pal.Paper, 0.25))
	drawVignette(n, pal, card.Card)
	drawBadge(n.At(9, 94, 0.62), pal, card)
	drawHouse(n, pal, 9, 162, 46, c)
	drawHouse(n, pal, 149, 165, 43, c)
	x := 9.5
	for i, pr := range card.Priorities {
		size := [4]float64{51.5, 44.5, 42.5, 40.5}[i]
		drawTile(n, pal, x, 10.5+52-size, size, pr)
		drawNumber(n, pal, x+size/2, 72, i+1, []float64{24, 23, 22, 22}[i])
		x += size + 2.0/3
	}
	if words.once() {
		drawBanner(n, pal, 220, pal.piece[c], words.Spanish, 100, 158)
		return
	}
	drawBanner(n, pal, 205, pal.piece[c], words.Spanish, 100, 158)
	n.Write(theme.Serif, words.Name, 100, 256, 25, 156, pal.Ink)
}

// drawBadge draws the emblem of an occupation on a medallion of 100 × 100 units.
func drawBadge(n paint.Pen, pal *palette, card islas.Face) {
	c := pal.piece[card.Colour]
	n.Soft(3, 0.5, func(n paint.Pen) { n.At(2.5, 4, 1).Fill(pal.Ink, paint.Circle(50, 50, 48)) })
	n.Fill(pal.Ink, paint.Circle(50, 50, 49))
	n.Ramp(geom.Pt(20, 10), geom.Pt(80, 90), theme.Mix(c, pal.White, 0.35), theme.Mix(c, pal.Ink, 0.2), paint.Circle(50, 50, 47))
	n.Fill(theme.Mix(pal.GoldDark, pal.Ink, 0.2), paint.Circle(50, 50, 42))
	n.Glow(geom.Pt(40, 36), 60, []color.NRGBA{pal.White, theme.Mix(pal.White, pal.Paper, 0.5), pal.PaperDark}, paint.Circle(50, 50, 40.5))
	n.At(15, 15, 0.7).Watercolour(pal.Palette, 0.9, emblemMarks(pal, card.ID()))
}

// drawNumber writes a priority's number into a small disc.
func drawNumber(n paint.Pen, pal *palette, x, y float64, number int, size float64) {
	n.Fill(pal.Ink, paint.Circle(x, y, size*0.56))
	n.Stroke(theme.Alpha(pal.Brass, 0.9), 0.8, paint.Circle(x, y, size*0.49))
	n.Write(theme.Number, strconv.Itoa(number), x, y, size, size, pal.White)
}

// How much lighter a ribbon is at its upper edge, and darker at its lower one.
const (
	bannerLight = 0.16
	bannerDark  = 0.12
)

// readable is a colour of ribbons: in high contrast one on which a name has 7 : 1 everywhere.
func (pal *palette) readable(c color.NRGBA) color.NRGBA {
	on := pal.on(c)
	away := pal.Ink
	if on == away {
		away = pal.White
	}
	for pal.Bold && min(theme.Contrast(on, theme.Mix(c, pal.White, bannerLight)), theme.Contrast(on, theme.Mix(c, pal.Ink, bannerDark))) < 7 {
		c = theme.Mix(c, away, 1.0/16)
	}
	return c
}

// drawBanner draws a ribbon of a colour, 40 units high from y on, its ends folded behind, with a name around x that has wide
// units of room.
func drawBanner(n paint.Pen, pal *palette, y float64, c color.NRGBA, name string, x, wide float64) {
	n = n.At(0, y, 1)
	c = pal.readable(c)
	dark, line := theme.Mix(c, pal.Ink, 0.5), theme.Mix(c, pal.Ink, 0.68)
	front := paint.Rounded(14, -1, 172, 37, 2.5)
	n.Soft(3, 0.5, func(n paint.Pen) { n.At(1.5, 3, 1).Fill(pal.Ink, front, paint.Rectangle(4, 9, 192, 32)) })
	tails := paint.Shape("M 1 8 H 26 V 43 H 1 L 8.5 25.5 Z M 199 8 H 174 V 43 H 199 L 191.5 25.5 Z")
	n.Gradient(geom.Pt(0, 0), geom.Pt(200, 0), false, paint.Evenly(theme.Mix(c, pal.Ink, 0.18), dark, c, c, c, dark, theme.Mix(c, pal.Ink, 0.3)), tails)
	n.Stroke(line, 1, tails)
	n.Fill(theme.Mix(c, pal.Ink, 0.72), paint.Shape("M 14 36 L 26 43 V 36 Z M 186 36 L 174 43 V 36 Z"))
	n.Gradient(geom.Pt(0, -1), geom.Pt(0, 36), false,
		paint.Evenly(theme.Mix(c, pal.White, bannerLight), theme.Mix(c, pal.White, 0.06), c, theme.Mix(c, pal.Ink, bannerDark)), front)
	n.Fill(theme.Alpha(theme.Mix(c, pal.White, 0.6), 0.55), paint.Rectangle(17, 1.7, 166, 0.9), paint.Rectangle(17, 32, 166, 0.9))
	n.Stroke(line, 1.2, front)
	n.Write(theme.SmallCaps, name, x, 17.5, 28, wide, pal.on(c))
}

// simpleNumber is the size of the number of a priority on a small card.
const simpleNumber = 32.0

// drawSimpleSettler draws a settler for a small space: the priorities in reading order, the first one largest, above the
// house.
func drawSimpleSettler(n paint.Pen, pal *palette, card islas.Face) {
	c := card.Colour
	drawCardSheet(n, pal, pal.piece[c], pal.Paper)
	for i, at := range []geom.Rect{{X: 13, Y: 13, W: 106}, {X: 123, Y: 13, W: 64}, {X: 123, Y: 81, W: 64}, {X: 13, Y: 123, W: 64}} {
		drawTile(n, pal, at.X, at.Y, at.W, card.Priorities[i])
		drawNumber(n, pal, at.X+at.W-9, at.Y+at.W-9, i+1, simpleNumber)
	}
	n.Fill(theme.Mix(pal.Paper, pal.piece[c], 0.4), paint.Rounded(82, 150, 108, 120, 10))
	drawHouse(n, pal, 84, 158, 106, c)
}

// CardBack is a card seen from behind, in a pose.
type CardBack paint.Pose

// Draw draws the card as large as it fits upright into r.
func (b CardBack) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Posed(paint.Pose(b)).Show(dst, r.Fit(CardRatio), backDrawing(of(p).palette))
}

func backDrawing(pal *palette) paint.Drawing {
	return paint.Picture(subject("card back"), cardUnits, pal, drawBack)
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
	n.Stroke(theme.Alpha(pal.Shallow, 0.28), 0.7, paint.Rays(geom.Pt(x, y), 32, 60, 160)...)
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
	n.Stroke(theme.Alpha(pal.Surf, 0.55), 0.7, paint.Rays(geom.Pt(x, y), 72, 62.5, 66)...)
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
