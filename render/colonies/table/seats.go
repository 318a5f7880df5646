package table

import (
	"strconv"
	"strings"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/colonies/caption"
	"islas/render/colonies/rolls"
	"islas/render/theme"
	"islas/render/ui"
)

// seatsView draws the players.
type seatsView struct{}

// Sizes of a player's panel in design units.
const (
	seatEdge  = 7
	seatHead  = 40
	seatLow   = 44 // height of the head on a page that scrolls
	seatRow   = 46 // greatest height of a row
	seatLeast = 21 // least height of a row; what has none is told by the tooltip alone
	seatRows  = 5
)

// draw draws the players. A page that is too low for all that is to be told of them scrolls.
func (v *seatsView) draw(f *frame) intent {
	u, seats := f.UI, f.lay.seats
	least := u.Px(2*seatEdge + seatLow + seatRows*(seatLeast+1))
	if len(seats) == 0 || f.lay.opened != pagePlayers || f.lay.tabs.Empty() || seats[0].H >= least {
		v.all(f, seats)
		return nil
	}
	n := float64(len(seats))
	u.Scroll("players", f.lay.players, least*n+f.lay.gap*(n-1), func(at ui.Rect) {
		at.W = min(at.W, f.lay.players.W-u.Px(20))
		v.all(f, at.Column(len(seats), f.lay.gap))
	})
	return nil
}

// all draws the players, each in a panel.
func (v *seatsView) all(f *frame, panels []ui.Rect) {
	for seat, r := range panels {
		f.UI.InPart(f.Name(game.Seat(seat)), func() { v.seat(f, game.Seat(seat), r) })
	}
}

// acts reports whether a seat decides, or does what is shown.
func (f *frame) acts(seat game.Seat) bool {
	if f.shows(colonies.EvAct) {
		return f.Event.Seat == seat
	}
	return f.decision.Seat == seat
}

// seat draws a player: name and mark, points, and rows of what everybody may know.
func (v *seatsView) seat(f *frame, seat game.Seat, r ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	edge, width, acts := th.BrassDark, u.Px(1.5), ""
	if f.acts(seat) {
		edge, width, acts = th.Accent, u.Px(4), u.T("state.acts")
	}
	u.Paper(r, u.Px(8), th.Paper)
	u.Stroke(r, u.Px(8), width, edge, edge)
	id := "seat." + strconv.Itoa(int(seat))
	f.TellOf(id, r, f.Name(seat), acts, f.said(id, func() string { return v.words(f, seat) }))
	in := r.Inset(u.Px(seatEdge))
	head, in := in.CutTop(min(u.Px(seatHead), in.H*0.28), u.Px(2))
	v.head(f, id, seat, head)
	figures := v.figures(f, seat)
	rows := [seatRows]struct {
		id    string
		draw  func(r ui.Rect)
		words func(f *frame, seat game.Seat) string
	}{
		{"cards", func(r ui.Rect) { v.row(f, r, figures[0], 0) }, v.countWords},
		{"knights", func(r ui.Rect) { v.knights(f, seat, r, figures[1]) }, v.countWords},
		{"home", func(r ui.Rect) { v.row(f, r, figures[2], 0) }, v.homeWords},
		{"ships", func(r ui.Rect) { v.ships(f, seat, r) }, v.shipWords},
		{"income", func(r ui.Rect) { v.income(f, seat, r) }, v.incomeWords},
	}
	n := min(int(in.H/u.Px(seatLeast)), seatRows)
	if n <= 0 {
		return
	}
	in.H = min(in.H, u.Px(seatRow)*float64(n))
	for i, at := range in.Column(n, 0) {
		f.tell(id+"."+rows[i].id, at, func() string { return rows[i].words(f, seat) })
		rows[i].draw(at)
	}
}

// points returns the points of a seat as far as the viewer may know them.
func (f *frame) points(seat game.Seat) int {
	if s := f.Known(); seat == f.owner() || f.Uncovered || s.Over() {
		return s.Points(seat)
	}
	return f.Known().OpenPoints(seat)
}

// near reports whether a player lacks at most two points, by what all may know.
func (f *frame) near() bool {
	s := f.Known()
	for seat := range game.Seat(s.Seats()) {
		if s.OpenPoints(seat) >= s.Goal()-2 {
			return true
		}
	}
	return false
}

// head draws the face, the mark and the name of a player, with the points and how many win.
func (v *seatsView) head(f *frame, id string, seat game.Seat, r ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	face, in := r.CutLeft(r.H, u.Px(5))
	f.Portrait(face, seat)
	points := u.T("seat.points", "n", f.points(seat), "goal", f.Known().Goal())
	style := u.Fitting(points, in.W*0.42, theme.Number, theme.BodyBold, theme.SmallBold)
	if u.LineHeight(style) > r.H {
		style = theme.SmallBold
	}
	at, in := in.CutRight(u.MeasureText(style, points), u.Px(5))
	u.Text(at, style, th.Accent, ui.Right|ui.Middle, points)
	f.tell(id+".points", at, func() string { return v.pointWords(f, seat) })
	mark, in := in.CutLeft(min(in.H, r.H*0.62, u.Px(28)), u.Px(5))
	f.Show(mark, art.SeatMark(seat))
	u.NameFitted(in, th.Ink, ui.Left|ui.Middle, f.Name(seat), theme.BodyBold, theme.SmallBold, theme.Small, theme.Small.Narrow())
}

// pointWords returns the points of a player source by source.
func (v *seatsView) pointWords(f *frame, seat game.Seat) string {
	u, s := f.UI, f.Known()
	c := s.Score(seat)
	hidden := 0
	if seat != f.owner() && !f.Uncovered && !s.Over() {
		c.Cards, hidden = 0, s.CardCount(seat)
	}
	list := []string{u.T("seat.points.tip", "n", c.Total(), "goal", s.Goal())}
	for _, of := range []struct {
		key string
		n   int
	}{{"settlements", c.Settlements}, {"cities", c.Cities}, {"chips", c.Chips}, {"army", c.Army}, {"cards", c.Cards}, {"hidden", hidden}} {
		if of.n > 0 {
			list = append(list, u.T("seat.points."+of.key, "n", of.n))
		}
	}
	return strings.Join(list, "\n")
}

// words returns all rows of a player in words.
func (v *seatsView) words(f *frame, seat game.Seat) string {
	lines := []string{v.pointWords(f, seat), v.countWords(f, seat), v.homeWords(f, seat), v.shipWords(f, seat), v.incomeWords(f, seat)}
	return strings.Join(lines, "\n")
}

// figure is a number with its sign, and the word for what it counts.
type figure struct {
	number, word string
	sign         art.Picture
	warns        bool // in red
}

// figure draws a figure, its word only where that has room.
func (f *frame) figure(r ui.Rect, of figure) {
	u, ink := f.UI, f.UI.Theme().Ink
	if of.warns {
		ink = u.Theme().Danger
	}
	_, rest := r.CutLeft(f.Counted(r, of.number, ink, f.Of(of.sign)).W, u.Px(4))
	if style := u.Fitting(of.word, rest.W, theme.Small, theme.Small.Narrow()); u.MeasureText(style, of.word) <= rest.W {
		u.Text(rest, style, u.Theme().InkSoft, ui.Left|ui.Middle, of.word)
	}
}

// figureRows are the rows of a player's panel that have figures.
const figureRows = 3

// figures returns what a player has, by row: cards, knights with the points from finds, and the home stock.
func (v *seatsView) figures(f *frame, seat game.Seat) *[figureRows][]figure {
	all := &f.views.memo.figures[seat]
	if all[0] != nil {
		return all
	}
	s, stock := f.Known(), f.Known().Home(seat)
	put := func(row int, key string, n int, text string, sign art.Picture) {
		all[row] = append(all[row], figure{number: text, word: f.UI.T("seat.word."+key, "n", n), sign: sign})
	}
	token := func(k colonies.Token, n int, text string) {
		put(2, k.ID(), n, text, art.Token(k))
	}
	of := func(k colonies.Token, most int) { token(k, most, f.UI.T("seat.of", "n", int(stock[k]), "of", most)) }
	cards, hidden, knights := s.HandSize(seat), s.CardCount(seat), int(s.Used(seat)[colonies.KnightCard])
	put(0, "cards", cards, strconv.Itoa(cards), art.ResourceCard(colonies.NoResource))
	all[0][0].warns = cards > colonies.HandLimit
	put(0, "development", hidden, strconv.Itoa(hidden), art.Card(colonies.NoCard))
	put(1, "knights", knights, strconv.Itoa(knights), art.Card(colonies.KnightCard))
	if n := s.PointChips(seat); n > 0 {
		put(1, "points", n, strconv.Itoa(n), art.PointChip())
	}
	of(colonies.Find, colonies.FindsPerPoint)
	of(colonies.Gem, colonies.GemsPerCard)
	for _, k := range []colonies.Token{colonies.Gold, colonies.OreToken} { // they wait
		if n := int(stock[k]); n > 0 {
			token(k, n, strconv.Itoa(n))
		}
	}
	return all
}

// row draws figures beside each other and returns their cells, at least two. At the end of the first it leaves a width free.
func (v *seatsView) row(f *frame, r ui.Rect, all []figure, free float64) []ui.Rect {
	cells := r.Row(max(2, len(all)), f.UI.Px(4))
	for i, of := range all {
		at := cells[i]
		if i == 0 {
			at.W -= free
		}
		f.figure(at, of)
	}
	return cells
}

// knights draws the knights, with the largest army, and beside them the points from finds.
func (v *seatsView) knights(f *frame, seat game.Seat, r ui.Rect, all []figure) {
	army := 0.0
	if f.Known().Army() == seat {
		army = r.H
	}
	cells := v.row(f, r, all, army)
	if army > 0 {
		f.Show(ui.Rect{X: cells[0].Right() - army, Y: r.Y, W: army, H: army}.Inset(army*0.06), art.Army())
	}
	if len(all) > 1 {
		f.tell("seat."+strconv.Itoa(int(seat))+".chips", cells[1], func() string { return v.homeWords(f, seat) })
	}
}

// countWords returns the cards and knights of a player in words.
func (v *seatsView) countWords(f *frame, seat game.Seat) string {
	u, s := f.UI, f.Known()
	text := u.T("seat.counts", "cards", caption.CardCount(u.T, s.HandSize(seat)), "dev", s.CardCount(seat), "knights", int(s.Used(seat)[colonies.KnightCard]))
	if n := s.Discards(seat); n > 0 {
		text += " " + u.T("seat.seven", "n", n)
	}
	if s.Army() == seat {
		text += " " + u.T("seat.army")
	}
	return text
}

// homeWords returns the home stock in words.
func (v *seatsView) homeWords(f *frame, seat game.Seat) string {
	return f.UI.T("seat.home", "list", caption.TokenAmounts(f.UI.T, f.Known().Home(seat)), "n", f.Known().PointChips(seat))
}

// ships draws the ships of a player with their cargo.
func (v *seatsView) ships(f *frame, seat game.Seat, r ui.Rect) {
	s := f.Known()
	if s.ShipSet(seat).Empty() {
		f.UI.TextFitted(r, f.UI.Theme().InkSoft, ui.Left|ui.Middle, f.UI.T("seat.no-ships"), theme.Small, theme.Small.Narrow())
	}
	cells := r.Row(colonies.MaxShips, f.UI.Px(4))
	for n := range s.ShipSet(seat).All {
		at := cells[0]
		cells = cells[1:]
		hull, hold := at.CutLeft(min(at.H, at.W*0.36), f.UI.Px(2))
		f.Show(hull.Inset(hull.H*0.06), art.Ship(seat))
		_, cargo := s.ShipOn(n)
		f.hold(hold, cargo)
	}
}

// hold draws the places of a ship with the tokens in them.
func (f *frame) hold(r ui.Rect, cargo colonies.Purse) {
	gap := f.UI.Px(1)
	side := min(r.H*0.86, (r.W-gap*(colonies.Hold-1))/colonies.Hold)
	for i, k := range art.Slots(cargo) {
		f.Show(ui.Rect{X: r.X + float64(i)*(side+gap), Y: r.Y + (r.H-side)/2, W: side, H: side}, art.Token(k))
	}
}

// shipWords returns that in words.
func (v *seatsView) shipWords(f *frame, seat game.Seat) string {
	u, s := f.UI, f.Known()
	var list []string
	for n := range s.ShipSet(seat).All {
		cargo := u.T("seat.empty")
		if _, c := s.ShipOn(n); c.Total() > 0 {
			cargo = caption.TokenAmounts(u.T, c)
		}
		list = append(list, cargo)
	}
	if len(list) == 0 {
		return u.T("seat.no-ships")
	}
	return u.T("seat.ships", "list", strings.Join(list, "; "))
}

// incomePart is the part of a row that the cards of one roll take.
const incomePart = 0.24

// income draws how many cards of each kind a player may expect of 36 rolls, and of one.
func (v *seatsView) income(f *frame, seat game.Seat, r ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	all := f.Known().Income(seat)
	u.Line(ui.Point{X: r.X, Y: r.Y}, ui.Point{X: r.Right(), Y: r.Y}, u.LinePx(1), th.InkFaint)
	die, rest := r.CutLeft(min(r.H, u.Px(20)), u.Px(4))
	f.Icon(die.Fit(1), art.IconDice, th.InkSoft)
	text := u.T("seat.income.all", "n", v.perRoll(f, all.Total()))
	if u.MeasureText(theme.SmallBold.Narrow(), text) > r.W*incomePart {
		text = v.perRoll(f, all.Total())
	}
	style := u.Fitting(text, r.W*incomePart, theme.SmallBold, theme.SmallBold.Narrow())
	sum, rest := rest.CutRight(u.MeasureText(style, text), u.Px(2))
	cells := rest.Row(4, u.Px(2))
	for i, k := range []colonies.Resource{colonies.Wood, colonies.Clay, colonies.Sheep, colonies.Wheat} {
		sign, rest := cells[i].CutLeft(min(r.H*0.8, u.Px(18)), u.Px(3))
		f.Show(sign.Fit(1), art.Resource(k))
		u.TextFitted(rest, th.InkSoft, ui.Left|ui.Middle, strconv.Itoa(int(all[k])), theme.Small)
	}
	u.Text(sum, style, th.InkSoft, ui.Right|ui.Middle, text)
}

// perRoll returns a number of cards in 36 rolls as one of a roll, with a decimal.
func (v *seatsView) perRoll(f *frame, pips int) string {
	tenths := (pips*10 + rolls.Cycle/2) / rolls.Cycle
	return f.UI.T("number.tenths", "n", tenths/10, "tenths", tenths%10)
}

// incomeWords returns that in words.
func (v *seatsView) incomeWords(f *frame, seat game.Seat) string {
	u, all := f.UI, f.Known().Income(seat)
	if all.Total() == 0 {
		return u.T("seat.income.none")
	}
	return u.T("seat.income", "rolls", rolls.Cycle, "list", caption.Amounts(u.T, all), "n", v.perRoll(f, all.Total()))
}

// answerWords returns how a seat has answered the offer on the table, "" if it has not.
func (f *frame) answerWords(seat game.Seat) string {
	s, u := f.Known(), f.UI
	_, offered := s.Offer()
	switch {
	case !offered:
		return ""
	case seat == s.Turn():
		return u.T("answer.offers")
	}
	switch s.Answered(seat).Kind {
	case colonies.AnswerNo:
		return u.T("answer.no")
	case colonies.AnswerYes:
		return u.T("answer.yes")
	case colonies.AnswerMore, colonies.AnswerCard:
		give, _ := s.Terms(seat)
		return u.T("answer.wants", "what", caption.Amounts(u.T, give))
	}
	return ""
}
