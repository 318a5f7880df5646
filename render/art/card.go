package art

import (
	"image/color"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/render/theme"
)

// CardRatio is a card's width divided by its height.
const CardRatio = 5.0 / 7

// CardWords is what is written on a card.
type CardWords struct {
	Spanish string // on the ribbon
	Name    string // the same in the player's language
}

// cardUnits is the width of a card in the units of its drawing; it is 280 high.
const cardUnits = 200

// simpleBelow is the width in pixels below which a card shows only what decides: its priorities and its colour.
const simpleBelow = 90

// Card draws the face of a settler or pirate as large as it fits upright into r.
func (p *Painter) Card(dst *ebiten.Image, r Rect, card game.Card, words CardWords) {
	if !card.Valid() {
		p.CardBack(dst, r)
		return
	}
	r = fit(r, CardRatio)
	p.show(dst, r, p.colours.cardDrawing(card, words, r.W < simpleBelow))
}

func (pal *palette) cardDrawing(card game.Card, words CardWords, simple bool) drawing {
	what := content{subject: cardPicture, a: int(card)}
	if simple {
		what.b = 1
	} else {
		what.text = words.Spanish + "\n" + words.Name
	}
	return drawing{what, cardUnits, func(n pen) {
		switch {
		case card.Pirate() && simple:
			pal.simplePirate(n, card.Colour())
		case card.Pirate():
			pal.pirate(n, card.Colour(), words)
		case simple:
			pal.simpleSettler(n, card)
		default:
			pal.settler(n, card, words)
		}
	}}
}

// sheet is a card's paper with a band of a colour along its edge.
func (pal *palette) sheet(n pen, band, paper color.NRGBA) {
	n.fill(fade(pal.ink, 0.95), rounded(0, 0, 200, 280, 15))
	n.fill(band, rounded(2, 2, 196, 276, 13))
	n.fill(mix(band, pal.ink, 0.45), rounded(7, 7, 186, 266, 10))
	n.fill(paper, rounded(8.5, 8.5, 183, 263, 9))
}

// settler draws a settler in full: the four priorities across the top, the first one largest, the occupation between two
// houses of the settler's colour, and the names.
func (pal *palette) settler(n pen, card game.Card, words CardWords) {
	c := card.Colour()
	pal.sheet(n, pal.piece[c], pal.paper)
	x := 10.5
	for i, pr := range card.Priorities() {
		size := [4]float64{56, 45, 39, 33}[i]
		pal.tile(n, x, 12+57-size, size, pr)
		pal.number(n, x+size/2, 81.5, i+1, []float64{24, 23, 22, 22}[i])
		x += size + 2
	}
	n.fill(mix(pal.paper, pal.piece[c], 0.34), ellipse(100, 151, 58, 56))
	n.fill(mix(pal.paper, pal.white, 0.6), ellipse(100, 150, 50, 48))
	n.stroke(fade(pal.ink, 0.35), 1.2, ellipse(100, 150, 50, 48))
	for _, left := range []float64{9, 143} {
		pal.house(n, left, 158, 48, c)
	}
	pal.emblem(n.at(64, 112, 0.72), card)
	pal.ribbon(n, 205, pal.piece[c], words.Spanish)
	n.write(theme.Card, words.Name, 100, 256, 25, 176, pal.ink)
}

// number writes a priority's number into a small disc.
func (pal *palette) number(n pen, x, y float64, number int, size float64) {
	n.fill(pal.ink, circle(x, y, size*0.56))
	n.write(theme.Number, strconv.Itoa(number), x, y, size, size, pal.white)
}

// ribbon is a banner of a colour with a name on it, 40 units high from y on.
func (pal *palette) ribbon(n pen, y float64, c color.NRGBA, name string) {
	n.fill(mix(c, pal.ink, 0.5), polyline(true, point{2, y + 8}, point{22, y + 8}, point{22, y + 42}, point{2, y + 42}, point{9, y + 25}),
		polyline(true, point{198, y + 8}, point{178, y + 8}, point{178, y + 42}, point{198, y + 42}, point{191, y + 25}))
	n.fill(mix(c, pal.ink, 0.6), rounded(13, y-1.5, 174, 39, 4))
	n.fill(c, rounded(14.5, y, 171, 36, 3))
	n.fill(fade(pal.white, 0.35), rectangle(16, y+2.5, 168, 1.4), rectangle(16, y+32, 168, 1.4))
	text := pal.on(c)
	n.write(theme.CardName, name, 100, y+18, 28, 160, text)
}

// simpleSettler draws a settler for a small space: the priorities in reading order, the first one largest, above the
// house.
func (pal *palette) simpleSettler(n pen, card game.Card) {
	c := card.Colour()
	pal.sheet(n, pal.piece[c], pal.paper)
	w := card.Priorities()
	pal.tile(n, 13, 13, 106, w[0])
	pal.tile(n, 123, 13, 64, w[1])
	pal.tile(n, 123, 81, 64, w[2])
	pal.tile(n, 13, 123, 64, w[3])
	n.fill(mix(pal.paper, pal.piece[c], 0.4), rounded(82, 150, 108, 120, 10))
	pal.house(n, 84, 158, 106, c)
}

// tile draws a priority into a box of size by size units at (x, y).
func (pal *palette) tile(n pen, x, y, size float64, pr game.Priority) {
	pal.priority(n.at(x, y, size/100), pr)
}

// priority draws a priority's tile of 100 units.
func (pal *palette) priority(n pen, pr game.Priority) {
	if pr.IsColour() {
		c := pr.Colour()
		n.fill(pal.ink, rounded(1, 1, 98, 98, 16))
		n.fill(pal.swatch(c), rounded(5, 5, 90, 90, 12))
		pal.house(n, 4, 0, 92, c)
		return
	}
	pal.feature(n, pr.Feature())
}

// swatch is the ground behind a house of a colour: the same hue, light enough or dark enough to set it off.
func (pal *palette) swatch(c game.Colour) color.NRGBA {
	if brightness(pal.piece[c]) > 0.6 {
		return mix(pal.piece[c], pal.ink, 0.38)
	}
	return mix(pal.piece[c], pal.white, 0.58)
}

// PriorityIcon draws what a settler wishes for: a feature as a little picture, a colour as its house on a ground of that
// colour. It is as large as it fits into r, as wide as it is high.
func (p *Painter) PriorityIcon(dst *ebiten.Image, r Rect, pr game.Priority) {
	if pr >= game.Priorities {
		return
	}
	p.show(dst, square(r), p.colours.priorityDrawing(pr))
}

func (pal *palette) priorityDrawing(pr game.Priority) drawing {
	return drawing{content{subject: priorityPicture, a: int(pr)}, 100, func(n pen) { pal.priority(n, pr) }}
}

// CardBack draws a card seen from behind.
func (p *Painter) CardBack(dst *ebiten.Image, r Rect) {
	p.show(dst, fit(r, CardRatio), drawing{content{subject: cardBackPicture}, cardUnits, p.colours.back})
}

// back is a card's back: a compass rose on the sea in a brass frame.
func (pal *palette) back(n pen) {
	n.fill(pal.ink, rounded(0, 0, 200, 280, 15))
	n.fill(pal.paper, rounded(2, 2, 196, 276, 13))
	n.fill(pal.seaDeep, rounded(11, 11, 178, 258, 8))
	var lines [][]point
	for i := range 16 {
		sin, cos := math.Sincos(float64(i)*math.Pi/8 + math.Pi/16)
		reach := math.Min(86/math.Max(math.Abs(cos), 1e-9), 126/math.Max(math.Abs(sin), 1e-9))
		lines = append(lines, []point{{100, 140}, {100 + cos*reach, 140 + sin*reach}})
	}
	n.trace(fade(pal.shallow, 0.3), 1.2, lines...)
	n.fill(pal.brass, frame(15, 15, 170, 250, 6, 2.4), frame(20, 20, 160, 240, 4, 1.2))
	pal.rose(n.at(100, 140, 0.62), 1)
}
