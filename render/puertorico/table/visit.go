package table

import (
	"math"
	"slices"
	"strings"

	"islas/game"
	"islas/game/puertorico"
	fore "islas/render/forecast"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// visitView draws the board that is shown large.
type visitView struct {
	*frame
	high float64             // height in pixels of the board in large text
	seat game.Seat           // whose board in large text was last scrolled, NoSeat for none
	on   puertorico.Building // the building to which it was scrolled
}

// Sizes of a large board, in design units.
const (
	visitHead    = 46
	visitPadding = 12
	visitGap     = 8
	visitRoomy   = 150 // height from which they can be recognized at a glance
	visitShare   = 0.52
)

// draw draws the board that is rested on large, beside the small one: in the text size of the settings if that is larger than the table's.
func (v *visitView) draw() {
	u := v.UI
	if v.others.seat == game.NoSeat {
		v.seat = game.NoSeat
		return
	}
	usual, larger, closed := u.Px(1), false, false
	u.Words(func() {
		if larger = u.Px(1) >= fore.Larger*usual; larger {
			u.Above(func() { closed = v.scrolled(v.wordsPlace(v.others.small)) })
		}
	})
	if !larger {
		u.Above(func() {
			at := v.place(v.others.small)
			_, in := at.Inset(u.Px(visitPadding)).CutTop(u.Px(visitHead), u.Px(visitGap))
			if picture, cards, form, ok := v.parts(in, v.known().Player(v.others.seat).Built()); ok {
				v.paper(at)
				closed = v.fill(at.Inset(u.Px(visitPadding)), picture, cards, form)
			} else {
				closed = v.scrolled(at)
			}
		})
	}
	if closed {
		v.others.close(u)
	}
}

// paper draws the paper of the large board. A pointer that only crosses it reaches what lies below.
func (v *visitView) paper(at ui.Rect) {
	if v.others.kept == game.NoSeat {
		v.UI.Aside(at)
	}
	fore.Paper(v.UI, at)
	if v.others.leaving == 0 {
		v.paint.tellOf("visit", at, v.words(), "", "")
	}
}

// place returns where the large board lies for the small one at own: over whole regions, so that none sticks out from below it, and below
// the bar with the prompt.
func (v *visitView) place(own ui.Rect) ui.Rect {
	u, l := v.UI, v.lay
	d := u.Px(visitGap)
	if v.Port.Large() {
		return v.Port.View(u).Inset(d).Rounded()
	}
	_, all := u.Bounds().Inset(d).CutTop(l.bar.Bottom())
	all.H = l.buttons.Bottom() - all.Y
	switch {
	case l.shape == wide: // the roles, the home seat's board and what is below it
		return ui.Rect{X: l.roles.X, Y: all.Y, W: l.roles.W, H: l.buttons.Y - d - all.Y}.Rounded()
	case l.shape == compact:
		return ui.Rect{X: all.X, Y: all.Y, W: l.page.X - l.gap - all.X, H: all.H}.Rounded()
	case l.tabs.Empty():
		return l.market.Union(l.island).Union(l.city).Rounded() // at which nobody looks meanwhile
	}
	below := ui.Rect{X: all.X, Y: own.Bottom() + d, W: all.W, H: all.Bottom() - own.Bottom() - d}
	if above := (ui.Rect{X: all.X, Y: all.Y, W: all.W, H: own.Y - d - all.Y}); above.H > below.H {
		return above.Rounded()
	}
	return below.Rounded()
}

// words returns a text about a player and their buildings.
func (v *visitView) words() string {
	u := v.UI
	told := []string{v.plate.tip(v.others.seat)}
	for _, b := range v.known().Player(v.others.seat).Built() {
		told = append(told, u.T("building.tip", "name", caption.Building(u.T, b), "effect", caption.Theirs(u.T, b)))
	}
	return strings.Join(told, "\n")
}

// fill draws in r the plate of a player, and below it island, city and goods in picture and what each building does in cards. It reports
// whether the board was closed.
func (v *visitView) fill(r, picture, cards ui.Rect, form cardsForm) bool {
	u, p := v.UI, v.known().Player(v.others.seat)
	head, _ := r.CutTop(u.Px(visitHead))
	head, closed := v.others.closer(head)
	v.plate.draw(head, v.others.seat)
	goods, picture := picture.CutBottom(v.board.holdingsHigh(picture.W), u.Px(visitGap/2))
	v.board.draw(picture, p, v.staff(v.others.seat), nil)
	island, city := v.board.halves(picture)
	v.board.freeLand("visit", v.others.seat, island, city)
	_, waiting := holdingCells(goods, u)
	v.board.waits("visit.juan", waiting, v.others.seat)
	v.board.drawHoldings(goods, v.others.seat)
	v.cards(cards, asBuilt(p.Built()), form)
	return closed
}

// Sizes of the cards of buildings on a large board, in design units.
const (
	cardPicture  = 64 // side of the picture beside a sentence
	cardBeside   = 6  // between picture and words
	cardStaff    = 3  // beside the sign of the workers
	cardAround   = 5
	cardAbove    = 3   // and below
	cardSmall    = 40  // side of the picture beside few words
	cardNarrow   = 260 // width up to which the name stands above the picture
	cardSpare    = 16  // additional height where there is room
	cardSentence = 760
	cardBrief    = 235 // width of the longest short text in one line, in any language
	cardName     = 142 // width of the longest short name
	cardRagged   = 25  // how much of a line stays empty where a text is broken
)

// cardsForm is how the cards of all buildings of a board are laid out.
type cardsForm struct {
	beside  bool    // beside island and city, otherwise below them
	whole   bool    // with whole sentences, otherwise with short texts
	columns int     // number of columns
	high    float64 // height of a card in pixels
}

// parts divides r among island, city and goods of a seat and the cards of all its buildings: with whole sentences if all have room for
// them in any language, otherwise with short texts. ok is false where these have no room either.
func (v *visitView) parts(r ui.Rect, all []puertorico.Building) (picture, cards ui.Rect, form cardsForm, ok bool) {
	gap, built := v.UI.Px(visitGap), len(all)
	first := r.W > r.H*1.25
	for _, whole := range []bool{true, false} {
		for _, beside := range []bool{first, !first} {
			for columns := 1; columns <= 2; columns++ {
				form := cardsForm{beside: beside, whole: whole, columns: columns}
				room := r.H
				if !beside {
					room -= v.board.holdingsHigh(r.W) + v.UI.Px(visitRoomy) + 2*gap
				}
				wide := v.cardsWide(r.W, form)
				if form.high = v.cardHigh(wide, whole); v.cardsHigh(form, built) > room || v.cardNameWide(ui.Rect{W: wide}, whole) < v.UI.Px(cardName) {
					continue
				}
				lines := float64(form.lines(built))
				form.high += min((room-v.cardsHigh(form, built))/lines, v.UI.Px(cardSpare))
				picture, cards = v.cut(r, form, built)
				return picture, cards, form, true
			}
		}
	}
	return picture, cards, form, false
}

// cut divides r among island, city and goods, and the cards of so many buildings in a form.
func (v *visitView) cut(r ui.Rect, form cardsForm, built int) (picture, cards ui.Rect) {
	gap := v.UI.Px(visitGap)
	if form.beside {
		picture, cards = r.CutLeft(r.W*visitShare, gap)
		cards, _ = cards.CutTop(v.cardsHigh(form, built))
		return picture, cards
	}
	cards, picture = r.CutBottom(v.cardsHigh(form, built), gap)
	return picture, cards
}

// lines returns how many cards stand below each other.
func (c cardsForm) lines(built int) int { return (max(built, 1) + c.columns - 1) / c.columns }

// cardsHigh returns the height in pixels of the cards of so many buildings.
func (v *visitView) cardsHigh(form cardsForm, built int) float64 {
	n := float64(form.lines(built))
	return form.high*n + v.UI.Px(visitGap/2)*(n-1)
}

// cardsWide returns the width in pixels of a card in a form if all have a width together.
func (v *visitView) cardsWide(width float64, form cardsForm) float64 {
	if form.beside {
		width -= width*visitShare + v.UI.Px(visitGap)
	}
	return (width - v.UI.Px(visitGap/2)*float64(form.columns-1)) / float64(form.columns)
}

// cardHigh returns the height in pixels of a card of a width that any building needs, with lines at the usual distance.
func (v *visitView) cardHigh(width float64, whole bool) float64 {
	u, text := v.UI, float64(cardBrief)
	if whole {
		text = cardSentence
	}
	_, _, words := v.cardParts(ui.Rect{W: width, H: math.Inf(1)}, whole)
	lines := 1.0
	if words.W < u.Px(text) {
		lines = math.Ceil(u.Px(text) / max(words.W-u.Px(cardRagged), 1))
	}
	return u.LineHeight(theme.SmallBold) + lines*u.LineHeight(theme.Small) + 2*u.Px(cardAbove)
}

// cardParts divides a card: the name stands beside the picture, or above it where it needs the whole width.
func (v *visitView) cardParts(r ui.Rect, whole bool) (head, picture, words ui.Rect) {
	u, side := v.UI, v.UI.Px(cardSmall)
	in := r.InsetXY(u.Px(cardAround), u.Px(cardAbove))
	if r.W < u.Px(cardNarrow) {
		head, in = in.CutTop(u.LineHeight(theme.SmallBold))
		picture, words = in.CutLeft(side, u.Px(cardBeside))
		return head, picture, words
	}
	if whole {
		side = u.Px(cardPicture)
	}
	picture, in = in.CutLeft(side, u.Px(cardBeside))
	head, words = in.CutTop(u.LineHeight(theme.SmallBold))
	return head, picture, words
}

// cards draws the cards of buildings: what they do and who works there; unoccupied ones are darker.
func (v *visitView) cards(r ui.Rect, built []puertorico.Building, form cardsForm) {
	u, th := v.UI, v.UI.Theme()
	if len(built) == 0 {
		u.TextWrapped(r, theme.Small, th.InkSoft, ui.Left|ui.Top, u.T("visit.none"))
		return
	}
	all := r.Grid(form.columns, form.lines(len(built)), u.Px(visitGap/2))
	named := namingIn(v.UI, v.cardNameWide(all[0], form.whole), built)
	for i, b := range built {
		v.card(all[i], b, form.whole, named)
	}
}

// staffWide returns the width in pixels of the number of workers on a card: the greatest there can be, as 0 is the widest digit.
func (v *visitView) staffWide() float64 {
	u := v.UI
	return u.MeasureText(theme.SmallBold, u.T("visit.workers", "n", 0, "of", 3)) + u.LineHeight(theme.SmallBold) + 2*u.Px(cardStaff)
}

// cardNameWide returns the width in pixels of a card that is left for the name.
func (v *visitView) cardNameWide(card ui.Rect, whole bool) float64 {
	head, _, _ := v.cardParts(card, whole)
	return head.W - v.staffWide()
}

// ground returns the colour of the ground of a building on the board: darker if nobody works there.
func (v *visitView) ground(b puertorico.Building) theme.Color {
	th := v.UI.Theme()
	if v.staff(v.others.seat)[puertorico.GroupOf(b)] == 0 {
		return theme.Mix(th.PaperDark, th.Paper, 0.5)
	}
	return th.PaperLight
}

// cardGround draws the ground of the card of a building.
func (v *visitView) cardGround(r ui.Rect, b puertorico.Building) {
	edge := v.UI.Theme().BrassDark
	if b == v.others.on {
		edge = v.UI.Theme().Accent
	}
	v.UI.Round(r, v.UI.Px(6), v.ground(b), v.UI.Px(1.5), edge)
}

// card draws a building of a large board with its name, who works there, and what it does: in a sentence or a short text.
func (v *visitView) card(r ui.Rect, b puertorico.Building, whole bool, named naming) {
	u, th := v.UI, v.UI.Theme()
	v.cardGround(r, b)
	head, picture, words := v.cardParts(r, whole)
	v.paint.building(picture.Center(picture.W, min(picture.W, picture.H)), b)
	text := caption.Short(u.T, b)
	if whole {
		text = caption.Theirs(u.T, b)
	}
	if lines := u.Theme().Wrap(theme.Small, u.Scale(), text, words.W); head.X == words.X { // the name stays near the text
		spare := max(words.H-u.LineHeight(theme.Small)*float64(len(lines))-2, 0) // positions are rounded to pixels
		head = head.Moved(0, spare/2)
		_, words = words.CutTop(spare / 2)
		words, _ = words.CutTop(words.H - spare/2)
	}
	staff, head := head.CutRight(v.staffWide())
	v.drawStaff(staff, b)
	u.Text(head, named.style, th.Ink, ui.Left|ui.Middle, named.of(v.UI, b))
	v.paint.dense(words, th.Ink, text)
}

// drawStaff draws how many work in a building, and for how many there is room.
func (v *visitView) drawStaff(r ui.Rect, b puertorico.Building) {
	u, workers := v.UI, int(v.staff(v.others.seat)[puertorico.GroupOf(b)])
	u.Text(r, theme.SmallBold, u.Theme().Ink, ui.Right|ui.Middle, u.T("visit.workers", "n", workers, "of", b.Circles()))
	_, r = r.CutLeft(u.Px(cardStaff))
	v.paint.spot(ui.Rect{X: r.X, Y: r.Y, W: r.H, H: r.H}, workers > 0, int(b))
}

// Sizes of a board in one column, in design units.
const (
	visitPurse = 30   // side of the picture of doubloons or points
	visitEdge  = 5    // around the text about a building
	visitLand  = 0.42 // height of island and city side by side, as a part of their width
	visitMost  = 0.42 // greatest height of the same, as a part of the board, so that its goods are seen, too
	visitLow   = 150  // least height of the same
	visitWide  = 300  // least width beside the small board
	visitHigh  = 280
	visitTwo   = 560 // width from which buildings stand in two columns
)

// scrolled draws the board in one column, scrolled to the building that is pointed at on the small board. It reports whether the board was
// closed.
func (v *visitView) scrolled(at ui.Rect) (closed bool) {
	u := v.UI
	v.high = at.H
	v.paper(at)
	if v.others.kept == game.NoSeat {
		u.ScrollAside("visit.words", v.others.seat)
	}
	head, rest := at.Inset(u.Px(visitPadding)).CutTop(u.Px(visitHead), u.Px(visitGap))
	head, closed = v.others.closer(head)
	face, name := head.CutLeft(head.H, u.Px(visitGap))
	v.Portrait(face, v.others.seat)
	named := u.MeasureText(theme.BodyBold, v.Name(v.others.seat)) <= name.W
	if named {
		u.Text(name, theme.BodyBold, u.Theme().Ink, ui.Left|ui.Middle, v.Name(v.others.seat))
	}
	if v.seat != v.others.seat {
		v.seat, v.on = v.others.seat, puertorico.NoBuilding
		u.ScrollTo("visit.words", 0)
	}
	u.Scrolled("visit.words", rest, func(w float64) float64 { return v.column(ui.Rect{W: w}, named, false) }, func(r ui.Rect) {
		v.column(r, named, true)
	})
	return closed
}

// wordsPlace returns where that board lies for the small one at own: beside it if it is legible there, otherwise over everything below
// the bar.
func (v *visitView) wordsPlace(own ui.Rect) (at ui.Rect) {
	u := v.UI
	if at = v.place(own); !v.Port.Large() && at.W >= u.Px(visitWide) && at.H >= u.Px(visitHigh) {
		return at
	}
	at = v.Port.View(u)
	if !v.Port.Large() {
		_, at = at.CutTop(v.lay.bar.Bottom() - at.Y)
	}
	return at.Inset(u.Px(visitGap)).Rounded()
}

// column lays out in r, or draws if draw is true, what a player has, in one column: the name if named is true, doubloons and points,
// island and city, goods, and what each building does. It returns the height.
func (v *visitView) column(r ui.Rect, named, draw bool) (height float64) {
	u, th, p := v.UI, v.UI.Theme(), v.known().Player(v.others.seat)
	top, gap := r.Y, u.Px(visitGap)
	next := func(h float64) (at ui.Rect) {
		at = ui.Rect{X: r.X, Y: top, W: r.W, H: h}
		top += h + gap
		return at
	}
	var name ui.Rect
	if !named {
		top += gap / 2 // room for accents on capitals
		name = next(u.MeasureWrapped(theme.BodyBold, v.Name(v.others.seat), r.W))
	}
	purses := next(u.Px(visitPurse))
	picture := next(min(r.W*visitLand, max(v.high*visitMost, u.Px(visitLow))))
	goods := next(v.board.holdingsHigh(r.W))
	built := asBuilt(p.Built())
	columns := 1
	if r.W >= u.Px(visitTwo) {
		columns = 2
	}
	var cards []ui.Rect
	for row := range slices.Chunk(built, columns) {
		cells := ui.Rect{W: r.W}.Row(columns, gap)
		high := 0.0
		for i, b := range row {
			in := cells[i].W - u.Px(2*visitEdge)
			high = max(high, v.entryHead(in, b)+u.MeasureWrapped(theme.Small, caption.Theirs(u.T, b), in)+u.LineHeight(theme.SmallBold)+u.Px(4*visitEdge))
		}
		cards = append(cards, next(high).Row(columns, gap)[:len(row)]...)
	}
	none := u.T("visit.none")
	var nothing ui.Rect
	if len(built) == 0 {
		nothing = next(u.MeasureWrapped(theme.Small, none, r.W))
	}
	if !draw {
		return top - gap - r.Y
	}
	if !named {
		u.TextWrapped(name, theme.BodyBold, th.Ink, ui.Left|ui.Top, v.Name(v.others.seat))
	}
	for i, cell := range purses.Row(2, gap) {
		one := v.plate.purses(v.others.seat)[i]
		sign, text := cell.CutLeft(cell.H, u.Px(plateBeside))
		one.picture(sign)
		u.Text(text, theme.Number, th.Ink, ui.Left|ui.Middle, one.text)
	}
	v.board.draw(picture, p, v.staff(v.others.seat), nil)
	island, city := v.board.halves(picture)
	v.board.freeLand("visit", v.others.seat, island, city)
	_, waiting := holdingCells(goods, u)
	v.board.waits("visit.juan", waiting, v.others.seat)
	v.board.drawHoldings(goods, v.others.seat)
	for i, b := range built {
		v.entry(cards[i], b)
		if b == v.others.on && v.others.on != v.on {
			v.on = v.others.on
			u.ScrollTo("visit.words", cards[i].Y-r.Y-gap)
		}
	}
	if len(built) == 0 {
		u.TextWrapped(nothing, theme.Small, th.InkSoft, ui.Left|ui.Top, none)
	}
	return top - gap - r.Y
}

// entryHead returns the height in pixels of the picture of a building and the name beside it in a width.
func (v *visitView) entryHead(width float64, b puertorico.Building) float64 {
	u := v.UI
	return max(u.Px(cardSmall), u.MeasureWrapped(theme.SmallBold, caption.Building(u.T, b), width-u.Px(cardSmall+cardBeside)))
}

// entry draws a building in r: picture and name, what it does, and who works there, below each other; an unoccupied one is darker.
func (v *visitView) entry(r ui.Rect, b puertorico.Building) {
	u, th := v.UI, v.UI.Theme()
	v.cardGround(r, b)
	in := r.Inset(u.Px(visitEdge))
	head, in := in.CutTop(v.entryHead(in.W, b))
	picture, name := head.CutLeft(u.Px(cardSmall), u.Px(cardBeside))
	v.paint.building(picture.Center(picture.W, picture.W), b)
	name = name.Center(name.W, u.MeasureWrapped(theme.SmallBold, caption.Building(u.T, b), name.W))
	u.TextWrapped(name, theme.SmallBold, th.Ink, ui.Left|ui.Top, caption.Building(u.T, b))
	staff, words := in.CutBottom(u.LineHeight(theme.SmallBold))
	_, words = words.CutTop(u.Px(visitEdge))
	u.TextWrapped(words, theme.Small, th.Ink, ui.Left|ui.Top, caption.Theirs(u.T, b))
	staff, _ = staff.CutLeft(v.staffWide())
	v.drawStaff(staff, b)
}
