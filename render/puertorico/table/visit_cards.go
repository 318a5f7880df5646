package table

import (
	"math"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the cards of buildings on a board that is shown large in design units.
const (
	cardPicture  = 64 // the side beside a sentence
	cardBeside   = 6  // between picture and words
	cardStaff    = 3  // beside the sign of who works there
	cardAround   = 5
	cardAbove    = 3   // and below
	cardSmall    = 40  // and beside few words
	cardNarrow   = 260 // up to which the name stands above the picture
	cardSpare    = 16  // of height, where there is room
	cardSentence = 760
	cardBrief    = 235 // what the longest sentence and the longest few words take in one line, in any language
	cardName     = 142 // and the longest name, cut short
	cardRagged   = 25  // how much of a line stays empty where a text is broken
)

// cardsForm is how the cards of all buildings of a board are laid out: each alike.
type cardsForm struct {
	beside  bool    // they stand beside island and city, otherwise below them
	whole   bool    // what buildings do is told in sentences, otherwise in few words
	line    bool    // all that is told of a building stands in one line
	columns int     // in which they stand
	high    float64 // of one
}

// gap is how far cards lie from each other, in design units.
func (c cardsForm) gap() float64 {
	if c.line {
		return lineGap
	}
	return visitGap / 2
}

// visitParts divides r among island, city and goods of a seat, and the cards of its buildings: with what each does in sentences where there
// is room for those of all, whatever the language. Where there is little room each has a line, if that leaves island and city larger than
// they lie small beside it; if it does not, the cards come first.
func (f *frame) visitParts(r ui.Rect, seat game.Seat) (picture, cards ui.Rect, form cardsForm) {
	all := f.known().Player(seat).Built()
	gap, built := f.UI.Px(visitGap), len(all)
	first := r.W > r.H*1.25
	for _, whole := range []bool{true, false} {
		for _, beside := range []bool{first, !first} {
			for columns := 1; columns <= 2; columns++ {
				form := cardsForm{beside: beside, whole: whole, columns: columns}
				room := r.H
				if !beside {
					room -= f.holdingsHigh(r.W) + f.UI.Px(visitRoomy) + 2*gap
				}
				wide := f.cardsWide(r.W, form)
				if form.high = f.cardHigh(wide, whole); f.cardsHigh(form, built) > room || f.cardNameWide(ui.Rect{W: wide}, whole) < f.UI.Px(cardName) {
					continue
				}
				lines := float64(form.lines(built))
				form.high += min((room-f.cardsHigh(form, built))/lines, f.UI.Px(cardSpare))
				picture, cards = f.visitCut(r, form, built)
				return picture, cards, form
			}
		}
	}
	if picture, cards, form, ok := f.visitLines(r, seat, all); ok {
		return picture, cards, form
	}
	form = cardsForm{columns: 2}
	lines := float64(form.lines(built))
	room, least := r.H-f.holdingsHigh(r.W)-gap, f.UI.LineHeight(theme.SmallBold)+2*denseLine*f.UI.LineHeight(theme.Small)+2*f.UI.Px(cardAbove)
	fits := func() float64 { return (room - gap/2*(lines-1)) / lines }
	if fits() < least { // then the goods in one line
		room = r.H - f.holdingsLeast() - gap
	}
	form.high = min(f.cardHigh(f.cardsWide(r.W, form), false)+f.UI.Px(cardSpare), fits())
	picture, cards = f.visitCut(r, form, built)
	return picture, cards, form
}

// visitCut divides r among island, city and goods, and the cards of so many buildings in a form.
func (f *frame) visitCut(r ui.Rect, form cardsForm, built int) (picture, cards ui.Rect) {
	gap := f.UI.Px(visitGap)
	if form.beside {
		picture, cards = r.CutLeft(r.W * visitShare)
		_, cards = cards.CutLeft(gap)
		cards, _ = cards.CutTop(f.cardsHigh(form, built))
		return picture, cards
	}
	cards, picture = r.CutBottom(f.cardsHigh(form, built))
	_, picture = picture.CutBottom(gap)
	return picture, cards
}

// lines is how many cards stand below each other where there are so many.
func (c cardsForm) lines(built int) int { return (max(built, 1) + c.columns - 1) / c.columns }

// cardsHigh is how high the cards of so many buildings are.
func (f *frame) cardsHigh(form cardsForm, built int) float64 {
	n := float64(form.lines(built))
	return form.high*n + f.UI.Px(form.gap())*(n-1)
}

// cardsWide is how wide a card is in a form in which all have a width.
func (f *frame) cardsWide(width float64, form cardsForm) float64 {
	if form.beside {
		width -= width*visitShare + f.UI.Px(visitGap)
	}
	return (width - f.UI.Px(visitGap/2)*float64(form.columns-1)) / float64(form.columns)
}

// cardHigh is how high a card of a width must be for any building: lines of its words lie as far from each other as elsewhere.
func (f *frame) cardHigh(width float64, whole bool) float64 {
	u, text := f.UI, float64(cardBrief)
	if whole {
		text = cardSentence
	}
	words, lines := f.cardParts(ui.Rect{W: width, H: math.Inf(1)}, whole).words.W, 1.0
	if words < u.Px(text) {
		lines = math.Ceil(u.Px(text) / max(words-u.Px(cardRagged), 1))
	}
	return u.LineHeight(theme.SmallBold) + lines*u.LineHeight(theme.Small) + 2*u.Px(cardAbove)
}

// cardRects is where the parts of a card are.
type cardRects struct{ head, picture, words ui.Rect }

// cardParts divides a card: the name stands beside the picture, or above it where it needs the whole width.
func (f *frame) cardParts(r ui.Rect, whole bool) (at cardRects) {
	u, side := f.UI, f.UI.Px(cardSmall)
	if whole {
		side = u.Px(cardPicture)
	}
	in := r.InsetXY(u.Px(cardAround), u.Px(cardAbove))
	if r.W < u.Px(cardNarrow) {
		at.head, in = in.CutTop(u.LineHeight(theme.SmallBold))
		at.picture, at.words = in.CutLeft(u.Px(cardSmall))
	} else {
		at.picture, in = in.CutLeft(side)
		_, in = in.CutLeft(u.Px(cardBeside))
		at.head, at.words = in.CutTop(u.LineHeight(theme.SmallBold))
		return at
	}
	_, at.words = at.words.CutLeft(u.Px(cardBeside))
	return at
}

// cards shows what buildings do, each with who works there; what is not at work is darker.
func (v *othersView) cards(f *frame, r ui.Rect, built []puertorico.Building, form cardsForm) {
	u, th := f.UI, f.UI.Theme()
	if len(built) == 0 {
		u.TextWrapped(r, theme.Small, th.InkSoft, ui.Left|ui.Top, u.T("visit.none"))
		return
	}
	all := r.Grid(form.columns, form.lines(len(built)), u.Px(form.gap()))
	if form.line {
		v.lines(f, all, built)
		return
	}
	named := f.namingIn(f.cardNameWide(all[0], form.whole), built)
	for i, b := range built {
		f.visitCard(all[i], b, v.seat, b == v.on, form.whole, named)
	}
}

// staffWide is how much of a card is taken by who works there: as much as it takes at most, as 0 is the widest figure.
func (f *frame) staffWide() float64 {
	u := f.UI
	return u.MeasureText(theme.SmallBold, u.T("visit.workers", "n", 0, "of", 3)) + u.LineHeight(theme.SmallBold) + 2*u.Px(cardStaff)
}

// cardNameWide is how much of a card is left for the name.
func (f *frame) cardNameWide(card ui.Rect, whole bool) float64 {
	return f.cardParts(card, whole).head.W - f.staffWide()
}

// cardGround draws what a building of a board that is shown large stands on: darker where nobody is at work.
func (f *frame) cardGround(r ui.Rect, b puertorico.Building, seat game.Seat, pointed bool) {
	th := f.UI.Theme()
	ground, edge := th.PaperLight, th.BrassDark
	if f.staff(seat)[puertorico.GroupOf(b)] == 0 {
		ground = theme.Mix(th.PaperDark, th.Paper, 0.5)
	}
	if pointed {
		edge = th.Accent
	}
	f.UI.Round(r, f.UI.Px(6), ground, f.UI.Px(1.5), edge)
}

// visitCard draws a building of a board that is shown large with its name, who works there, and what it does: in a sentence or few words.
func (f *frame) visitCard(r ui.Rect, b puertorico.Building, seat game.Seat, pointed, whole bool, named naming) {
	u, th := f.UI, f.UI.Theme()
	f.cardGround(r, b, seat, pointed)
	parts := f.cardParts(r, whole)
	f.paint.building(parts.picture.Center(parts.picture.W, min(parts.picture.W, parts.picture.H)), b)
	text := caption.Short(u.T, b)
	if whole {
		text = caption.Theirs(u.T, b)
	}
	if lines := u.Theme().Wrap(theme.Small, u.Scale(), text, parts.words.W); parts.head.X == parts.words.X { // the name stays near the words
		spare := max(parts.words.H-u.LineHeight(theme.Small)*float64(len(lines))-2, 0) // positions are rounded to pixels
		parts.head = parts.head.Moved(0, spare/2)
		_, parts.words = parts.words.CutTop(spare / 2)
		parts.words, _ = parts.words.CutTop(parts.words.H - spare/2)
	}
	staff, head := parts.head.CutRight(f.staffWide())
	f.drawStaff(staff, b, seat)
	u.Text(head, named.style, th.Ink, ui.Left|ui.Middle, f.named(named, b))
	f.dense(parts.words, th.Ink, text)
}

// drawStaff tells who works in a building, and for how many there is room.
func (f *frame) drawStaff(r ui.Rect, b puertorico.Building, seat game.Seat) {
	u, workers := f.UI, int(f.staff(seat)[puertorico.GroupOf(b)])
	u.Text(r, theme.SmallBold, u.Theme().Ink, ui.Right|ui.Middle, u.T("visit.workers", "n", workers, "of", b.Circles()))
	_, r = r.CutLeft(u.Px(cardStaff))
	f.spot(ui.Rect{X: r.X, Y: r.Y, W: r.H, H: r.H}, workers > 0, int(b))
}
