package art

import (
	"image/color"
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

// Card draws the face of a settler or pirate as large as it fits upright into r.
func Card(p *paint.Painter, dst *ebiten.Image, r geom.Rect, card islas.Face, words CardWords) {
	CoveredCard(p, dst, r, card, words, 1)
}

// CoveredCard draws the face of a card of which another covers all but a part shown of its width, from 0 to 1 beginning at
// its left edge: what decides, and its names, stand within that part.
func CoveredCard(p *paint.Painter, dst *ebiten.Image, r geom.Rect, card islas.Face, words CardWords, shown float64) {
	if !card.Valid() {
		CardBack(p, dst, r)
		return
	}
	r = r.Fit(CardRatio)
	if shown >= wholeFrom {
		p.Show(dst, r, cardDrawing(of(p).palette, card, words, r.W < simpleBelow))
		return
	}
	p.Show(dst, r, coveredDrawing(of(p).palette, card, words, r.W < simpleBelow, shown))
}

func cardDrawing(pal *palette, card islas.Face, words CardWords, simple bool) paint.Drawing {
	what := paint.Key{Subject: cardPicture, A: faceNumber(card)}
	if simple {
		what.B = 1
	} else {
		what.Text = words.Spanish + "\n" + words.Name
	}
	return paint.Drawing{Key: what, Units: cardUnits, Paint: func(n paint.Pen) {
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

// drawSimpleSettler draws a settler for a small space: the priorities in reading order, the first one largest, above the
// house.
func drawSimpleSettler(n paint.Pen, pal *palette, card islas.Face) {
	c := card.Colour
	drawCardSheet(n, pal, pal.piece[c], pal.Paper)
	w := card.Priorities
	drawTile(n, pal, 13, 13, 106, w[0])
	drawTile(n, pal, 123, 13, 64, w[1])
	drawTile(n, pal, 123, 81, 64, w[2])
	drawTile(n, pal, 13, 123, 64, w[3])
	n.Fill(theme.Mix(pal.Paper, pal.piece[c], 0.4), paint.Rounded(82, 150, 108, 120, 10))
	drawHouse(n, pal, 84, 158, 106, c)
}
