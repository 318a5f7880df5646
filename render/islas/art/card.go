package art

import (
	"image/color"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
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

// cardUnits is the width of a card in the units of its drawing; it is 280 high.
const cardUnits = 200

// simpleBelow is the width in pixels below which a card shows only what decides: its priorities and its colour.
const simpleBelow = 90

// Card draws the face of a settler or pirate as large as it fits upright into r.
func (p *Painter) Card(dst *ebiten.Image, r Rect, card islas.Card, words CardWords) {
	if !card.Valid() {
		p.CardBack(dst, r)
		return
	}
	r = fit(r, CardRatio)
	p.show(dst, r, p.colours.cardDrawing(card, words, r.W < simpleBelow))
}

func (pal *palette) cardDrawing(card islas.Card, words CardWords, simple bool) drawing {
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

// sheet is a card's old paper with a painted band of a colour along its edge.
func (pal *palette) sheet(n pen, band, paper color.NRGBA) {
	n.glow(point{92, 120}, 190, []color.NRGBA{mix(paper, pal.white, 0.5), paper, mix(paper, pal.paperDark, 0.9)}, rounded(7.6, 7.6, 184.8, 264.8, 9))
	n.granulate(pal.goldDark, pal.white, 0.1, 0.8)
	pal.edging(n, band)
}

// edging draws the painted band around a card, and its shadow.
func (pal *palette) edging(n pen, band color.NRGBA) {
	for _, width := range []float64{1.4, 2.8, 4.2} { // the shadow of the border
		n.stroke(fade(pal.umbra, 0.14), width, drawn("M 8.6 270 V 17 Q 8.6 8.6 17 8.6 H 191"))
	}
	n.gradient(point{20, 0}, point{170, 280}, false,
		evenly(mix(band, pal.white, 0.34), band, band, mix(band, pal.ink, 0.32)), frame(1, 1, 198, 278, 14, 6.4))
	n.stroke(fade(pal.white, 0.24), 0.9, drawn("M 2.6 262 V 17 Q 2.6 2.6 17 2.6 H 182"))
	n.fill(pal.ink, frame(0, 0, 200, 280, 15, 1.7))
	n.fill(fade(pal.ink, 0.7), frame(7, 7, 186, 266, 9.6, 1.2))
}

// rules draws two thin lines along the edge of a card's paper, with an ornament in both lower corners.
func (pal *palette) rules(n pen, c color.NRGBA) {
	n.fill(c, frame(10.4, 10.4, 179.2, 259.2, 7, 0.9), frame(12.4, 12.4, 175.2, 255.2, 5.4, 0.5))
	for _, k := range []raster.Matrix{{A: 1, D: -1, F: 280}, {A: -1, D: -1, E: 200, F: 280}} {
		var p raster.Path
		p.Add(drawn("M 14 26 Q 14 14 26 14 Q 18 18 20 20 Q 18 18 14 26 Z M 16.4 14 L 18.8 16.4 L 16.4 18.8 L 14 16.4 Z"), k)
		n.fill(c, &p)
	}
}

// settler draws a settler in full: the four priorities across the top, the first one largest, the settler beside the
// emblem of the occupation and between two houses of the settler's colour, and the names.
func (pal *palette) settler(n pen, card islas.Card, words CardWords) {
	c := card.Colour()
	pal.sheet(n, pal.piece[c], pal.paper)
	pal.rules(n, mix(pal.goldDark, pal.paper, 0.25))
	pal.vignette(n, card)
	pal.badge(n.at(9, 94, 0.62), card)
	pal.house(n, 9, 162, 46, c)
	pal.house(n, 149, 165, 43, c)
	x := 11.5
	for i, pr := range card.Priorities() {
		size := [4]float64{56, 45, 38, 32}[i]
		pal.tile(n, x, 12+57-size, size, pr)
		pal.number(n, x+size/2, 81, i+1, []float64{24, 23, 22, 22}[i])
		x += size + 2
	}
	pal.banner(n, 205, pal.piece[c], words.Spanish)
	n.write(theme.Card, words.Name, 100, 256, 25, 156, pal.ink)
}

// badge draws the emblem of an occupation on a medallion of 100 × 100 units.
func (pal *palette) badge(n pen, card islas.Card) {
	c := pal.piece[card.Colour()]
	n.soft(3, 0.5, func(n pen) { n.at(2.5, 4, 1).fill(pal.ink, circle(50, 50, 48)) })
	n.fill(pal.ink, circle(50, 50, 49))
	n.ramp(point{20, 10}, point{80, 90}, mix(c, pal.white, 0.35), mix(c, pal.ink, 0.2), circle(50, 50, 47))
	n.fill(mix(pal.goldDark, pal.ink, 0.2), circle(50, 50, 42))
	n.glow(point{40, 36}, 60, []color.NRGBA{pal.white, mix(pal.white, pal.paper, 0.5), pal.paperDark}, circle(50, 50, 40.5))
	n.at(15, 15, 0.7).painted(pal, 0.9, pal.emblemMarks(card.ID()))
}

// number writes a priority's number into a small disc.
func (pal *palette) number(n pen, x, y float64, number int, size float64) {
	n.fill(pal.ink, circle(x, y, size*0.56))
	n.stroke(fade(pal.brass, 0.9), 0.8, circle(x, y, size*0.49))
	n.write(theme.Number, strconv.Itoa(number), x, y, size, size, pal.white)
}

// banner is a ribbon of a colour with a name on it, 40 units high from y on, its ends folded behind.
func (pal *palette) banner(n pen, y float64, c color.NRGBA, name string) {
	n = n.at(0, y, 1)
	dark, line := mix(c, pal.ink, 0.5), mix(c, pal.ink, 0.68)
	front := rounded(14, -1, 172, 37, 2.5)
	n.soft(3, 0.5, func(n pen) { n.at(1.5, 3, 1).fill(pal.ink, front, rectangle(4, 9, 192, 32)) })
	tails := drawn("M 1 8 H 26 V 43 H 1 L 8.5 25.5 Z M 199 8 H 174 V 43 H 199 L 191.5 25.5 Z")
	n.gradient(point{0, 0}, point{200, 0}, false, evenly(mix(c, pal.ink, 0.18), dark, c, c, c, dark, mix(c, pal.ink, 0.3)), tails)
	n.stroke(line, 1, tails)
	n.fill(mix(c, pal.ink, 0.72), drawn("M 14 36 L 26 43 V 36 Z M 186 36 L 174 43 V 36 Z"))
	n.gradient(point{0, -1}, point{0, 36}, false,
		evenly(mix(c, pal.white, 0.16), mix(c, pal.white, 0.06), c, mix(c, pal.ink, 0.12)), front)
	n.fill(fade(mix(c, pal.white, 0.6), 0.55), rectangle(17, 1.7, 166, 0.9), rectangle(17, 32, 166, 0.9))
	n.stroke(line, 1.2, front)
	n.write(theme.CardName, name, 100, 17.5, 28, 158, pal.on(c))
}

// simpleSettler draws a settler for a small space: the priorities in reading order, the first one largest, above the
// house.
func (pal *palette) simpleSettler(n pen, card islas.Card) {
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
func (pal *palette) tile(n pen, x, y, size float64, pr islas.Priority) {
	pal.priority(n.at(x, y, size/100), pr)
}

// priority draws a priority's tile of 100 units.
func (pal *palette) priority(n pen, pr islas.Priority) {
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
func (pal *palette) swatch(c islas.Colour) color.NRGBA {
	if brightness(pal.piece[c]) > 0.6 {
		return mix(pal.piece[c], pal.ink, 0.38)
	}
	return mix(pal.piece[c], pal.white, 0.58)
}

// PriorityIcon draws what a settler wishes for: a feature as a little picture, a colour as its house on a ground of that
// colour. It is as large as it fits into r, as wide as it is high.
func (p *Painter) PriorityIcon(dst *ebiten.Image, r Rect, pr islas.Priority) {
	if pr >= islas.Priorities {
		return
	}
	p.show(dst, square(r), p.colours.priorityDrawing(pr))
}

func (pal *palette) priorityDrawing(pr islas.Priority) drawing {
	return drawing{content{subject: priorityPicture, a: int(pr)}, 100, func(n pen) { pal.priority(n, pr) }}
}
