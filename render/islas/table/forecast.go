package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/forecast"
	fore "islas/render/forecast"
	"islas/render/islas/art"
	"islas/render/islas/caption"
	"islas/render/popover"
	"islas/render/session"
	"islas/render/theme"
	"islas/render/ui"
)

// rest is a card that somebody rests on, NoCard for none.
type rest struct {
	card islas.Card
	at   ui.Rect // where it lies
	why  string  // why it can't be used; empty if it can
	key  ui.Key  // the key that works like a click on it
}

// nowhere returns the rest on no card.
func nowhere() rest { return rest{card: islas.NoCard} }

// outlook is what would follow if a card landed now, or if the action that is being chosen were done.
type outlook struct {
	rest    // on the card that it is about, NoCard for none
	landing forecast.Landing
	robbery forecast.Robbery

	changes bool // it is about an action
	exact   bool // only the colour of the action, if it has one, is open; otherwise also its plot
	action  islas.Action
	change  forecast.Change
}

// foretells reports whether consequences are shown now: not while something happens.
func (f *frame) foretells() bool {
	if !f.Foretold || f.Showing || f.Back || f.arriving || f.State.Over() {
		return false
	}
	return f.Drawer == session.NoDrawer || f.Drawer == drawDiscard
}

// foresee returns what is to be foretold about: the action at the plot pointed at, the card rested on or picked, or the action so far.
func (f *frame) foresee(r rest, pointed islas.Plot) outlook {
	o := outlook{rest: nowhere()}
	if !f.foretells() {
		return o
	}
	if r.card == islas.NoCard || pointed != islas.NoPlot {
		o.action, o.exact, o.changes = f.choice.aims(pointed)
	}
	switch {
	case o.changes:
		o.change = f.memo.ahead.Of(o.action)
		return o
	case r.card == islas.NoCard && f.choice.loads():
		r.card = f.choice.card
	}
	switch o.rest = r; {
	case r.card.Settler():
		o.landing = f.memo.ahead.Settler(r.card)
	case r.card.Pirate():
		o.robbery = f.memo.ahead.Pirate(r.card.Flag())
	}
	return o
}

// aims returns the action that a click on a plot makes of the pick, NoPlot for none, and whether it is exact; ok is false while more is open.
func (s *selection) aims(plot islas.Plot) (a islas.Action, exact, ok bool) {
	if !s.active || s.loads() || s.needsHouses() {
		return a, false, false
	}
	p := s.pick
	if s.offer.plots.Has(plot) {
		p.plot = plot
	}
	o := p.offered(s.legal)
	return o.action, o.count == 1, o.count > 0 && o.colours.Count() == 1
}

// resting returns the card that somebody rests on.
func (t *Table) resting() rest {
	if t.hand.rest.card != islas.NoCard {
		return t.hand.rest
	}
	return t.piles.rest
}

// rests reports whether somebody rests on, or points at, something else than in the frame.
func (t *Table) rests() bool {
	return t.resting() != t.frame.rest || t.islands.pointed != t.frame.pointed
}

// Data returns the data of cards and privileges in the game at the table. It must not be changed.
func (t *Table) Data() *islas.Data { return t.players.data }

// Order in which parts of the popover are dropped where there is too little room.
const (
	dropTitle = 2
	dropTie   = 3 // wishes on which several islands were level, and the next ones
	dropCard  = 10
	dropWhy   = 11 // why the card can't be used
	dropRow   = 12
)

// foretold returns the content of the popover about what is rested on or chosen, nil for none.
func (f *frame) foretold() *fore.Sheet {
	o, s, title := &f.outlook, &fore.Sheet{NotesFirst: true}, ""
	if o.card != islas.NoCard {
		title = cardTitle(f, o.card)
	}
	if o.key != ui.KeyNone {
		title = f.UI.T("card.keyed", "text", title, "key", o.key.Name())
	}
	switch {
	case o.changes:
		texts := f.changeTexts(o)
		if f.pointed != islas.NoPlot { // what its tooltip would say
			texts = append(texts, f.features(f.Actor, f.pointed))
		}
		for i, text := range texts {
			s.Notes = append(s.Notes, fore.Note{Text: text, Bold: i == 0, Drop: (len(texts) - i) % len(texts)}) // not the first
		}
	case o.card.Settler():
		s.Notes = []fore.Note{{Text: f.landingText(&o.landing)}, {
			Text: wishesText(f, o.card, caption.Wish), Tone: fore.Soft, Drop: dropCard,
			Brief: f.UI.T("forecast.card", "title", title, "wishes", wishesText(f, o.card, priorityName)),
		}}
		s.Rows = f.wishRows(&o.landing)
	case o.card.Pirate():
		s.Notes = []fore.Note{{Text: f.robberyText(&o.robbery)}}
		for seat, houses := range o.robbery.Houses {
			if houses != 0 {
				s.Rows = append(s.Rows, fore.Row{
					Face: func(r ui.Rect) { f.Portrait(r, game.Seat(seat)) }, Label: f.housesText(game.Seat(seat), houses), Drop: dropRow,
				})
			}
		}
	}
	if len(s.Notes) == 0 {
		return nil
	}
	if !o.changes {
		s.Title = fore.Title{Text: title, Drop: dropTitle}
	}
	if o.why != "" {
		s.Notes = append(s.Notes, fore.Note{Text: o.why, Drop: dropWhy})
	}
	return s
}

// wishRows returns a row for each wish that is considered, with what every island still in offers for it, below the portraits.
func (f *frame) wishRows(l *forecast.Landing) []fore.Row {
	faces := fore.Row{Drop: dropRow}
	for _, seat := range f.seats() {
		alpha := 1.0
		if !l.In(f.State.Seats()).Has(seat) {
			alpha -= faded
		}
		faces.Cells = append(faces.Cells, fore.Sign{Picture: func(r ui.Rect) { f.Faint(alpha, func() { f.Portrait(r, seat) }) }})
	}
	rows, in := []fore.Row{faces}, game.SeatSet(1)<<f.State.Seats()-1
	for k := range l.Columns() {
		last, wish := k == l.Columns()-1, f.data.Priorities(l.Card)[k]
		row := fore.Row{Label: strconv.Itoa(k+1) + ".", Signs: fore.Signs{{Picture: func(r ui.Rect) { f.priority(r, wish) }}}, Drop: dropTie + k}
		if last {
			row.Drop = dropRow
		}
		for _, seat := range f.seats() {
			var one fore.Sign
			if in.Has(seat) {
				one = fore.Sign{Text: strconv.Itoa(int(l.Counts[seat][k])), Tone: fore.Soft}
				if last {
					one.Tone, one.Chosen = fore.Plain, seat == l.Winner
				}
			}
			row.Cells = append(row.Cells, one)
		}
		rows, in = append(rows, row), l.Left[k]
	}
	return rows
}

// Sizes of the popover in design units.
const (
	barHangs  = 12 // how far it may reach from the bar over the edge of the islands below
	pointedAt = 44 // side of the region around the pointer that it avoids
)

// foretoldRoom returns where the popover hides no island and not what it is about; without a log to cover only for what is rested on.
func (f *frame) foretoldRoom() (room fore.Room) {
	l, about, b := f.lay, f.outlook.at, f.UI.Bounds()
	rests := f.rest.card != islas.NoCard
	piles := l.ship.Union(l.deck).Union(l.discard).Union(l.drawers)
	room.Wide, room.Whole = true, true
	switch {
	case !l.log.Empty():
		room.Rects = []ui.Rect{l.log}
		if _, lower := l.actions.CutTop(l.actions.H / 2); rests && !f.choice.plays(islas.MakePalace) && !f.choice.plays(islas.MakeTown) {
			room.Rects = append(room.Rects, l.log.Union(lower))
		}
	case !rests && f.pointed == islas.NoPlot:
		return fore.Room{}
	case f.Drawer != session.NoDrawer && about.Bottom() < b.H*0.7:
		lower, _ := b.CutBottom(2 * l.top.H)
		room.Rects = []ui.Rect{lower}
	case l.upright && piles.Intersect(about).Empty() && f.Drawer == session.NoDrawer:
		room.Rects = []ui.Rect{piles}
	default: // down from the upper edge of the window
		room.Rects, room.Whole, room.Cover, room.Near = []ui.Rect{f.overBar()}, false, l.top, b.Min()
	}
	if room.Beside = f.UI.Narrow(); room.Beside {
		avoid := []ui.Rect{about, l.actions}
		if in := f.UI.Input(); in.Inside { // beside the pointer
			avoid = append(avoid, ui.RectAround(in.Pos, f.UI.Px(pointedAt), f.UI.Px(pointedAt)))
		}
		room.Avoid = popover.All(popover.Must, avoid)
	}
	return room
}

// overBar returns the bar and the room below it that is above all islands, or in an upright layout above those on the plates.
func (f *frame) overBar() ui.Rect {
	r, bottom := f.lay.top, f.lay.board.Y
	if f.lay.upright {
		bottom = tile(f, f.lay.others[0]).plate.Bottom()
	}
	r.H = max(r.H, bottom+f.UI.Px(barHangs)-r.Y)
	return r
}

// foretold lights what a card would count on the island, numbered on a large one, or rings what a pirate could rob, unless plots are chosen.
func (i *isle) foretold() {
	f, th, side := i.f, i.inks(), art.SiteSize(i.land, i.chart)
	if f.choice.sites() {
		return
	}
	o := &f.outlook
	if o.card.Pirate() {
		i.glow(o.robbery.Houses[i.seat], th.Accent, 1)
		for plot := range o.robbery.Houses[i.seat].All() {
			i.ringed(i.site(plot), side*0.8, theme.Color{}, max(i.f.UI.Px(3), side*0.08))
		}
	}
	if o.card.Settler() && o.landing.In(f.State.Seats()).Has(i.seat) {
		set := o.landing.Plots[i.seat][o.landing.Columns()-1]
		i.glow(set, th.BrassLight, 1)
		if i.large {
			i.tally(set, 1)
		}
	}
}
