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
	besideFrom = 98.0 // the seen width from which the settler stands beside the priorities
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

// tiles is where the priorities lie, below each other: there is room for a house left at their foot.
func (f *coveredFace) tiles() (at [4]geom.Rect) {
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
	if f.wide < besideFrom { // the settler stands in what is covered, and is seen when the card rises
		drawVignette(n.At(min(max(f.wide-58, 0), 25), 0, 1).Atop(), f.pal, f.card.Card)
	} else {
		drawVignette(n.At(min(f.wide-109, 40), 66, 0.7).Atop(), f.pal, f.card.Card)
	}
	drawEdging(n, f.pal, f.pal.piece[f.card.Colour])
	f.priorities(n)
	f.colour(n)
	f.names(n)
}

// priorities draws the priorities with their numbers.
func (f *coveredFace) priorities(n paint.Pen) {
	tiles := f.tiles()
	for i, at := range tiles {
		drawTile(n, f.pal, at.X, at.Y, at.W, f.card.Priorities[i])
		switch {
		case f.simple: // as far beside it as there is room
			drawNumber(n, f.pal, min(at.Right(), coverLeft+f.room()-simpleNumber)+simpleNumber/2, at.Middle().Y, i+1, simpleNumber)
		case f.room() >= tiles[0].W+beside:
			drawNumber(n, f.pal, coverLeft+tiles[0].W+beside/2, at.Middle().Y, i+1, 20)
		default:
			drawNumber(n, f.pal, at.Right()-6, at.Bottom()-7, i+1, 15)
		}
	}
}

// colour draws the house of the card's colour below the priorities.
func (f *coveredFace) colour(n paint.Pen) {
	top, most := f.tiles()[3].Bottom()+3, 46.0
	if f.simple {
		most = 106
	}
	side := min(f.foot()-top, f.room(), most)
	drawHouse(n, f.pal, coverLeft, f.foot()-side, side, f.card.Colour)
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
