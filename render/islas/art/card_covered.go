package art

import (
	"islas/game/islas"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
)

// wholeFrom is the part of its width from which a card is drawn as if nothing covered it.
const wholeFrom = 0.96

// Figures of a covered card in the units of its drawing.
const (
	coverStep  = 10.0 // steps of the seen width for which there are pictures of their own
	coverEdge  = 4.0  // kept free at the edge of the card that covers it
	coverLeft  = 10.0 // where its priorities begin
	coverTop   = 10.5
	coverFirst = 1.15 // how much larger the first priority is than the others
	blockFrom  = 98.0 // the seen width from which priorities stand two and two, not below each other
	beside     = 24.0 // room for the number of a priority beside it
)

func coveredDrawing(pal *palette, card islas.Face, words CardWords, simple bool, shown float64) paint.Drawing {
	steps := max(int(shown*cardUnits/coverStep), 1)
	f := coveredFace{pal: pal, card: card, words: words, simple: simple, wide: float64(steps) * coverStep}
	return paint.Drawing{Key: cardKey(card, words, simple, steps), Units: cardUnits, Paint: f.draw}
}

// coveredFace is the face of a card of which only the left part is seen.
type coveredFace struct {
	pal    *palette
	card   islas.Face
	words  CardWords
	simple bool    // nothing is written on it
	wide   float64 // of what is seen, in units
}

// room is how wide what stands in the part that is seen can be.
func (f *coveredFace) room() float64 { return f.wide - coverLeft - coverEdge }

// foot is where the ribbon begins, or the edge of a card without one.
func (f *coveredFace) foot() float64 {
	switch {
	case f.simple:
		return 268
	case f.words.once():
		return 228
	}
	return 216
}

// tiles is where the priorities lie: below each other, or two and two where there is room beside each other.
func (f *coveredFace) tiles() [4]geom.Rect {
	if f.wide < blockFrom {
		return f.column()
	}
	most, below := 60.0, 12.0 // there are numbers below them
	if f.simple {
		most, below = 74, 3
	}
	side := min((f.room()-3)/(1+coverFirst), most)
	first := side * coverFirst
	right, second := coverLeft+first+3, coverTop+first+below
	return [4]geom.Rect{
		{X: coverLeft, Y: coverTop, W: first, H: first}, {X: right, Y: coverTop + first - side, W: side, H: side},
		{X: coverLeft, Y: second, W: side, H: side}, {X: right, Y: second, W: side, H: side},
	}
}

// column is where priorities below each other lie: there is room for a house left at their foot.
func (f *coveredFace) column() (at [4]geom.Rect) {
	house := min(f.room(), 38)
	if f.simple {
		house = min(f.room(), 50)
	}
	high := f.foot() - coverTop - house
	side := min(f.room()/coverFirst, (high-14)/(3+coverFirst))
	gap := min((high-(3+coverFirst)*side)/4, 9)
	y := coverTop
	for i := range at {
		at[i] = geom.Rect{X: coverLeft, Y: y, W: side, H: side}
		if i == 0 {
			at[i].W, at[i].H = side*coverFirst, side*coverFirst
		}
		y = at[i].Bottom() + gap
	}
	return at
}

func (f *coveredFace) draw(n paint.Pen) {
	if f.card.Pirate() {
		f.pirate(n)
		f.names(n)
		return
	}
	drawCardPaper(n, f.pal, f.pal.Paper)
	if f.wide < blockFrom { // the settler stands in what is covered, and is seen where the fan opens
		drawVignette(n.At(min(max(f.wide-58, 0), 25), 0, 1).Atop(), f.pal, f.card.Card)
	} else {
		drawVignette(n.At(min(f.wide-109, 2), 66, 0.7).Atop(), f.pal, f.card.Card) // the face beside the house
	}
	drawEdging(n, f.pal, f.pal.piece[f.card.Colour])
	f.priorities(n)
	f.colour(n)
	f.names(n)
}

// priorities draws the priorities with their numbers.
func (f *coveredFace) priorities(n paint.Pen) {
	for i, at := range f.tiles() {
		drawTile(n, f.pal, at.X, at.Y, at.W, f.card.Priorities[i])
		switch {
		case f.simple && f.wide >= blockFrom:
			drawNumber(n, f.pal, at.Right()-9, at.Bottom()-9, i+1, simpleNumber)
		case f.simple: // as far beside it as there is room
			drawNumber(n, f.pal, min(at.Right(), coverLeft+f.room()-simpleNumber)+simpleNumber/2, at.Middle().Y, i+1, simpleNumber)
		case f.wide >= blockFrom:
			drawNumber(n, f.pal, at.Middle().X, at.Bottom()+3, i+1, 20)
		case f.room() >= f.tiles()[0].W+beside:
			drawNumber(n, f.pal, coverLeft+f.tiles()[0].W+beside/2, at.Middle().Y, i+1, 20)
		default:
			drawNumber(n, f.pal, at.Right()-6, at.Bottom()-7, i+1, 15)
		}
	}
}

// colour draws the house of the card's colour below the priorities, and the emblem where there is room for it beside the settler's face.
func (f *coveredFace) colour(n paint.Pen) {
	top, most := f.tiles()[3].Bottom()+3, 46.0
	if f.simple {
		most = 106
	}
	if f.wide >= blockFrom && !f.simple {
		top += 12 // below the numbers
	}
	side := min(f.foot()-top, f.room(), most)
	drawHouse(n, f.pal, coverLeft, f.foot()-side, side, f.card.Colour)
	const least, head = 26, 50
	if left := f.room() - side - 4; left >= least+head && !f.simple {
		badge := min(left-head, side*0.9)
		drawBadge(n.At(f.wide-coverEdge-badge, f.foot()-badge-3, badge/100), f.pal, f.card)
	}
}

// names writes the card's names into what is seen of it.
func (f *coveredFace) names(n paint.Pen) {
	if f.simple {
		return
	}
	ribbon, ink := f.pal.piece[f.card.Colour], f.pal.Ink
	if f.card.Pirate() {
		ribbon, ink = theme.Mix(f.pal.night, ribbon, 0.3), f.pal.White
	}
	middle := coverLeft + f.room()/2
	drawBanner(n, f.pal, f.foot()-2, ribbon, f.words.Spanish, middle, f.room())
	if f.words.once() {
		return
	}
	n.Write(theme.Serif, f.words.Name, middle, 262, 25, f.room(), ink)
}

// pirate draws the skull that only pirates of this colour have, and below it their house.
func (f *coveredFace) pirate(n paint.Pen) {
	pal, c := f.pal, f.card.Colour
	n.Ramp(geom.Pt(60, 20), geom.Pt(120, 272), pal.night, theme.Mix(pal.ember, pal.Umbra, 0.55), paint.Rounded(7.6, 7.6, 184.8, 264.8, 9))
	drawEdging(n, pal, pal.piece[c])
	const top = 34
	middle, skull, house := coverLeft+f.room()/2, min(f.room()*0.86, 96), min(f.room()-4, 92)
	drawSkullOf(n.At(middle-skull/2, top, skull/100), pal, c)
	y := top + skull*1.1
	y += max((f.foot()-y-house)/2, 0)
	n.Fill(pal.Ink, paint.Rounded(middle-house/2, y, house, house, 10))
	n.Fill(swatch(pal, c), paint.Rounded(middle-house/2+3, y+3, house-6, house-6, 8))
	drawHouseOn(n, pal, middle-house*0.47, y+house*0.03, house*0.94, c)
}
