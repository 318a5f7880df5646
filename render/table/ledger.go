package table

import (
	"strconv"

	"islas/game"
	"islas/render/art"
	"islas/render/theme"
	"islas/render/ui"
)

// arrival is what the screen knows of the card that has come from the ship: its comparison, and how far it is read out.
type arrival struct {
	in       bool // the ship is in
	active   bool // a card has been revealed, and the next turn has not begun
	card     game.Card
	compare  game.Comparison
	stage    float64    // how far the reading is, in parts of revealParts
	owner    game.Seat  // of the privilege of a pirate's colour when it came, NoSeat for nobody
	fort     game.Seat  // who is overlooked by a pirate that would have come, NoSeat for nobody
	shielded bool       // whether that owner held the shield as well
	named    game.Event // the EvNamed by which the shield turned a pirate away
	result   game.Event // the EvSettler or EvPirate that resolved the card
	settled  bool       // result holds how it ended
	finished bool       // the game is over and everything has been shown
	buttons  ui.Rect
}

// Parts of the reading of a settler: the card comes ashore, then each priority is counted and its losers drop out.
const (
	partCard   = 1.4
	partCount  = 1.1
	partDrop   = 0.7
	partResult = 1.6
)

// revealParts is how long a revealed card is shown, in steps of the animation speed.
func revealParts(e game.Event) float64 {
	if e.Card.Pirate() {
		return 2.2
	}
	return partCard + float64(columns(e.Comparison))*(partCount+partDrop) + partResult
}

// partEnds is where the parts of the reading of a revealed card end.
func partEnds(e game.Event) []float64 {
	if e.Card.Pirate() {
		return nil
	}
	ends := []float64{partCard}
	for range columns(e.Comparison) {
		at := ends[len(ends)-1]
		ends = append(ends, at+partCount, at+partCount+partDrop)
	}
	return ends
}

// columns is how many priorities are read out: up to the one that decided.
func columns(c game.Comparison) int {
	switch c.Decided {
	case game.ByNobody:
		return 4
	case game.ByTies:
		return 1
	}
	return int(c.Decided)
}

func (a *arrival) begin() { *a = arrival{in: true} }

func (a *arrival) end() { *a = arrival{} }

// reveal is called when a card has been read out.
func (a *arrival) reveal(step game.Step) {
	a.show(step.Event, &step.After, revealParts(step.Event))
	a.stage = readOut
}

// readOut is the stage of a card that has been read out.
const readOut = 100

// show sets the card being read out, in the position as of its arrival, and how far the reading is.
func (a *arrival) show(e game.Event, s *game.State, parts float64) {
	a.active, a.settled = true, false
	a.card, a.compare, a.stage = e.Card, e.Comparison, parts
	a.named = game.Event{}
	if e.Card.Pirate() {
		a.owner = s.OwnerOf(e.Card.Colour())
		a.shielded = a.owner != game.NoSeat && s.Owner(game.Shield) == a.owner
		a.fort = game.NoSeat
		if fort := s.Owner(game.Shield); a.owner == game.NoSeat && fort != game.NoSeat && s.PointsIn(fort, e.Card.Colour()) > 0 {
			a.fort = fort
		}
	}
}

// resolved is called when a card's fate is sealed.
func (a *arrival) resolved(e game.Event) { a.result, a.settled = e, true }

// counting is which column is being counted, from 0, and how far; -1 before the first.
func (a *arrival) counting() (column int, count, drop float64) {
	t := a.stage - partCard
	if t < 0 {
		return -1, 0, 0
	}
	column = int(t / (partCount + partDrop))
	if last := columns(a.compare) - 1; column > last {
		return last, 1, 1
	}
	t -= float64(column) * (partCount + partDrop)
	return column, min(1, t/partCount*1.6), min(1, max(0, t-partCount)/partDrop*1.4)
}

// counted is the plots of a seat's island that are being counted, and how brightly they are lit.
func (a *arrival) counted(s *game.State, seat game.Seat) (game.PlotSet, float64) {
	if !a.active || a.settled || !a.card.Settler() {
		return 0, 0
	}
	column, count, _ := a.counting()
	if column < 0 || column > 0 && !a.compare.Left[column-1].Has(seat) || a.stage > partCard+float64(columns(a.compare))*(partCount+partDrop)+0.2 {
		return 0, 0
	}
	return s.Near(seat, a.card.Priorities()[column]) & s.Free(seat), count
}

// candidate reports whether a seat is still a candidate, as of what has been read out.
func (a *arrival) candidate(seat game.Seat) bool {
	if !a.active || !a.card.Settler() {
		return true
	}
	column, _, drop := a.counting()
	if column < 0 {
		return true
	}
	if drop < 0.5 {
		column--
	}
	return column < 0 || a.compare.Left[column].Has(seat)
}

// drawCouncil shows all islands at the same size, those that have dropped out faded.
func (t *Table) drawCouncil(u *ui.UI) {
	if e, p, moving := t.show.event(); moving && e.Kind == game.EvReveal {
		t.ship.show(e, t.state(), p*revealParts(e))
	}
	over := game.NoSeat
	seats := t.state().Seats()
	if actor := t.actor(); actor != game.NoSeat && !plays(t.legal, game.Name) {
		t.lay.isles = t.lay.focused(int(actor), seats)
	}
	for seat := range game.Seat(seats) {
		r := t.lay.isles[seat]
		out := !t.ship.candidate(seat) || t.ship.settled && t.ship.card.Settler() && t.ship.result.Seat != seat
		fade := 1.0
		if out && t.deciding() != seat && !t.state().Over() {
			fade = 0.55
		}
		t.island(u, r, seat, aspect{large: seat == t.actor(), fade: fade})
		if t.mayName(seat) {
			t.victim(u, r, seat)
		} else if seat != t.actor() && t.look(u, r, seat).Tip {
			over = seat
		}
	}
	if over != game.NoSeat {
		t.enlarged(u, over)
	}
}

// victim lets the owner of the shield name the player on a seat by a click on the island.
func (t *Table) victim(u *ui.UI, r ui.Rect, seat game.Seat) {
	label := u.T("table.name-victim", "name", t.name(seat))
	got := u.Region("victim."+strconv.Itoa(int(seat)), r, ui.RegionOptions{Label: label, Tooltip: label})
	width := u.Px(4)
	if got.Hover || got.Ring {
		width = u.Px(7)
	}
	u.Stroke(r, u.Px(10), width, u.Theme().Focus, u.Theme().Accent)
	if got.Clicked {
		t.act(game.NameAction(seat))
	}
}

// drawLedger shows the card that has landed and what every island offers it.
func (t *Table) drawLedger(u *ui.UI) {
	r := t.lay.ledger
	u.Panel(r)
	inner := r.Inset(u.Px(10))
	if t.state().Over() && !t.show.busy() {
		t.drawOver(u, inner)
		return
	}
	buttons, body := inner.CutRight(u.Px(56))
	t.drawControls(u, buttons)
	_, body = body.CutRight(u.Px(8))
	if !t.ship.active {
		u.Text(body, theme.Heading, u.Theme().Ink, ui.Center|ui.Middle, u.T("ledger.ship-in"))
		return
	}
	a := t.ship
	card, table := body.CutLeft(min(body.H*art.CardRatio, body.W*0.28))
	t.card(u, card.Fit(art.CardRatio), a.card)
	_, table = table.CutLeft(u.Px(14))
	if a.card.Pirate() {
		t.pirateLedger(u, table, a)
		return
	}
	t.settlerLedger(u, table, a)
}

// drawControls are the buttons to pause, step and skip the reading.
func (t *Table) drawControls(u *ui.UI, r ui.Rect) {
	t.ship.buttons = r
	rows := r.Column(3, u.Px(6))
	for i := range rows {
		rows[i].H = min(rows[i].H, u.Px(52))
	}
	busy := t.show.busy()
	icon, key := art.IconPause, "ledger.pause"
	if t.show.paused {
		icon, key = art.IconPlay, "ledger.resume"
	}
	why := u.T("why.nothing-moves")
	if u.Button("ledger.pause", rows[0], "", ui.ButtonOptions{Icon: t.sign(icon), Name: u.T(key), Tooltip: u.T(key), Disabled: !busy, Why: why, Shortcut: ui.KeyP}) {
		t.show.paused = !t.show.paused
		t.show.hold = false
	}
	if u.Button("ledger.step", rows[1], "", ui.ButtonOptions{Icon: t.sign(art.IconStep), Name: u.T("ledger.step"), Tooltip: u.T("ledger.step"), Disabled: !busy, Why: why, Shortcut: ui.KeyN}) {
		t.show.step(t.reached)
	}
	if u.Button("ledger.skip", rows[2], "", ui.ButtonOptions{Icon: t.sign(art.IconSkip), Name: u.T("ledger.skip"), Tooltip: u.T("ledger.skip"), Disabled: !busy, Why: why, Shortcut: ui.KeyS}) {
		t.hurry = true
	}
}

// settlerLedger writes what each island offers for each of the four priorities, as far as it has been read out.
func (t *Table) settlerLedger(u *ui.UI, r ui.Rect, a arrival) {
	th := u.Theme()
	n := t.state().Seats()
	r = r.Center(min(r.W, u.Px(900)), r.H)
	head, rest := r.CutTop(min(u.Px(40), r.H/float64(n+2)*1.2))
	foot, rest := rest.CutBottom(min(u.Px(38), r.H/float64(n+2)))
	names := min(rest.W*0.34, u.Px(240))
	_, heads := head.CutLeft(names)
	priorities := a.card.Priorities()
	column, count, drop := a.counting()
	for k, cell := range heads.Row(4, u.Px(4)) {
		side := cell.H
		t.priority(u, cell.Center(side, side), priorities[k])
		if k == column && !a.settled {
			u.Stroke(cell.Center(side+u.Px(6), side+u.Px(2)), u.Px(6), u.Px(2.5), th.Accent, th.Accent)
		}
		u.Region("ledger.wish."+strconv.Itoa(k), cell, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: t.wish(u, priorities[k]), Tooltip: u.T("where.wish", "n", k+1, "wish", t.wish(u, priorities[k]))})
	}
	for seat, row := range rest.Column(n, u.Px(2)) {
		seat := game.Seat(seat)
		winner := column >= 0 && a.compare.Winner == seat && a.stage > partCard+float64(columns(a.compare))*(partCount+partDrop)
		if winner {
			u.Round(row, u.Px(6), theme.Alpha(th.BrassLight, 0.7), u.Px(1.5), th.BrassDark)
		}
		name, cells := row.CutLeft(names)
		ink := th.Ink
		if !a.candidate(seat) {
			ink = th.InkSoft
		}
		name = name.InsetXY(u.Px(8), 0)
		fitted(u, name, ink, ui.Left|ui.Middle, t.name(seat), theme.BodyBold, theme.SmallBold)
		for k, cell := range cells.Row(4, u.Px(4)) {
			if k > column || k == column && count <= 0 {
				continue
			}
			out := k > 0 && !a.compare.Left[k-1].Has(seat)
			best := !out && a.compare.Left[k].Has(seat)
			ink := th.InkFaint
			if !out {
				ink = th.InkSoft
			}
			if best && (k < column || drop > 0) {
				ink = th.Ink
				u.Circle(cell.Middle(), min(cell.H*0.46, u.Px(20)), theme.Alpha(th.Brass, 0.35), 0, theme.Color{})
			}
			fitted(u, cell, ink, ui.Center|ui.Middle, strconv.Itoa(int(a.compare.Counts[seat][k])), theme.Number, theme.SmallBold)
			if out {
				u.Line(ui.Point{X: cell.Middle().X - u.Px(12), Y: cell.Middle().Y}, ui.Point{X: cell.Middle().X + u.Px(12), Y: cell.Middle().Y}, u.Px(1.5), th.InkFaint)
			}
		}
	}
	if a.stage > partCard+float64(columns(a.compare))*(partCount+partDrop) {
		text := t.verdict(u, a.card, a.compare)
		if u.MeasureText(theme.SmallBold, text) > foot.W && a.compare.Decided >= 1 && a.compare.Decided <= 4 {
			text = u.T("ledger.short", "name", t.name(a.compare.Winner), "n", a.compare.Decided)
		}
		fitted(u, foot, th.Accent, ui.Center|ui.Middle, text, theme.BodyBold, theme.SmallBold, theme.Small)
	}
}

// verdict says who gets a settler, and why.
func (t *Table) verdict(u *ui.UI, card game.Card, c game.Comparison) string {
	who := t.cardName(u, card)
	switch c.Decided {
	case game.ByNobody:
		return u.T("ledger.nobody", "who", who)
	case game.ByTies:
		return u.T("ledger.ties", "who", who, "name", t.name(c.Winner), "power", u.T("power.ties"))
	}
	return u.T("ledger.decided", "who", who, "name", t.name(c.Winner), "n", c.Decided, "wish", t.wish(u, card.Priorities()[c.Decided-1]))
}

// pirateLedger says whom a pirate robs, and why.
func (t *Table) pirateLedger(u *ui.UI, r ui.Rect, a arrival) {
	th := u.Theme()
	colour := a.card.Colour()
	flag := u.T("colour." + colour.String())
	text := u.T("pirate." + colour.String())
	switch {
	case a.owner == game.NoSeat:
		text += "\n" + u.T("ledger.pirate-free", "colour", flag)
		if a.fort != game.NoSeat {
			text += "\n" + u.T("ledger.pirate-fort", "name", t.name(a.fort), "power", u.T("power.shield"))
		}
	case a.shielded:
		text += "\n" + u.T("ledger.pirate-shield", "name", t.name(a.owner), "power", u.T("power.shield"))
	default:
		text += "\n" + u.T("ledger.pirate-owner", "name", t.name(a.owner))
	}
	if a.named.Kind == game.EvNamed {
		text += "\n" + u.T("log.named", "name", t.name(a.named.Seat), "victim", t.name(a.named.Other))
	}
	if a.settled {
		for i := range a.result.Count {
			l := a.result.Losses[i]
			text += "\n" + u.T("log.loss", "name", t.name(l.Seat), "piece", u.T("building.house."+l.Colour.String()))
		}
		if a.result.Count == 0 {
			text += "\n" + u.T("log.pirate-nothing")
		}
	}
	style := theme.Body
	if u.MeasureWrapped(style, text, r.W) > r.H {
		style = theme.Small
	}
	u.TextWrapped(r, style, th.Ink, ui.Left|ui.Middle, text)
}

// drawOver leads to the result once the last ship has been unloaded.
func (t *Table) drawOver(u *ui.UI, r ui.Rect) {
	text, button := r.CutTop(r.H * 0.5)
	fitted(u, text, u.Theme().Ink, ui.Center|ui.Middle, u.T("prompt.over"), theme.Heading, theme.Subheading, theme.BodyBold)
	if u.Button("result", button.Center(u.Px(320), min(u.Px(60), button.H)), u.T("table.result"), ui.ButtonOptions{Primary: true, Shortcut: ui.KeyEnter}) {
		t.finish()
	}
}

// finish leads to the result.
func (t *Table) finish() {
	t.done = true
	t.s.Forget()
	t.s.Go(t.s.Routes.Result(t.s, t.match))
}
