package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// drawLedger shows the card that has landed and what every island offers it.
func (t *Table) drawLedger(u *ui.UI) {
	r := t.lay.ledger
	u.Panel(r)
	inner := r.Inset(u.Px(10))
	if t.state().Over() && !t.session.Showing() {
		t.drawOver(u, inner)
		return
	}
	buttons, body := inner.CutRight(u.Px(56))
	t.drawControls(u, buttons)
	_, body = body.CutRight(u.Px(8))
	if quay, rest := quayIn(u, body); !quay.Empty() {
		t.drawQuay(u, quay)
		body = rest
	}
	if !t.ship.active {
		u.Text(body, theme.Heading, u.Theme().Ink, ui.Center|ui.Middle, u.T("ledger.ship-in"))
		return
	}
	a := t.ship
	card, table := body.CutLeft(min(body.H*art.CardRatio, body.W*0.28))
	t.at.landed = card.Fit(art.CardRatio)
	t.landed(u, t.at.landed)
	_, table = table.CutLeft(u.Px(14))
	if a.card.Pirate() {
		if !a.turned() {
			return // nobody knows yet who it is
		}
		t.pirateLedger(u, table, a)
		return
	}
	if a.turned() {
		t.settlerLedger(u, table, "ledger", a)
	}
}

// landed shows the card that has come ashore: face down when it arrives, turned over, and gone once it is resolved.
func (t *Table) landed(u *ui.UI, r ui.Rect) {
	e, p, moving := t.session.Event()
	gone := t.ship.settled
	if moving && (e.Kind == islas.EvSettler || e.Kind == islas.EvPirate) {
		gone = p > leaves
	}
	if gone || t.ship.stage < partAshore {
		th := u.Theme()
		u.Round(r, u.Px(8), theme.Alpha(th.PaperDark, 0.5), u.Px(1.5), theme.Alpha(th.InkFaint, 0.6))
		return
	}
	turn := within(t.ship.stage, partAshore, partTurn)
	if turn >= 1 {
		t.card(u, r, t.ship.card)
		return
	}
	if t.s.Settings.ReducedMotion {
		t.card(u, r, islas.NoCard)
		u.PushAlpha(turn)
		t.card(u, r, t.ship.card)
		u.PopAlpha()
		return
	}
	face, narrow := turnOver(turn, islas.NoCard, t.ship.card)
	t.posedCard(u, r, face, paint.Pose{Narrow: narrow}, true)
}

// leaves is when a card that is resolved leaves the ledger, as a part of the movement.
const leaves = 0.02

// drawControls are the buttons to pause, step and skip the reading.
func (t *Table) drawControls(u *ui.UI, r ui.Rect) {
	t.ship.buttons = r
	rows := r.Column(3, u.Px(6))
	for i := range rows {
		rows[i].H = min(rows[i].H, u.Px(52))
	}
	busy := t.session.Showing()
	icon, key := paint.IconPause, "ledger.pause"
	if t.session.Paused() {
		icon, key = paint.IconPlay, "ledger.resume"
	}
	why := u.T("why.nothing-moves")
	if u.Button("ledger.pause", rows[0], "", ui.ButtonOptions{Icon: t.sign(icon), Name: u.T(key), Tooltip: u.T(key), Disabled: !busy, Why: why, Shortcut: ui.KeyP, Target: control{}, Looks: true}) {
		t.session.Pause()
	}
	if u.Button("ledger.step", rows[1], "", ui.ButtonOptions{Icon: t.sign(paint.IconStep), Name: u.T("ledger.step"), Tooltip: u.T("ledger.step"), Disabled: !busy, Why: why, Shortcut: ui.KeyN, Target: control{}, Looks: true}) {
		t.session.Next()
	}
	if u.Button("ledger.skip", rows[2], "", ui.ButtonOptions{Icon: t.sign(paint.IconSkip), Name: u.T("ledger.skip"), Tooltip: u.T("ledger.skip"), Disabled: !busy, Why: why, Shortcut: ui.KeyS, Target: control{}, Looks: true}) {
		t.session.Skip()
	}
}

// settlerLedger writes what each island offers for each of the four priorities, as far as it has been read out. id begins the ids
// of its parts.
func (t *Table) settlerLedger(u *ui.UI, r ui.Rect, id string, a arrival) {
	th := u.Theme()
	n := t.state().Seats()
	r = r.Center(min(r.W, u.Px(900)), r.H)
	head, rest := r.CutTop(min(u.Px(40), r.H/float64(n+2)*1.2))
	foot, rest := rest.CutBottom(min(u.Px(38), r.H/float64(n+2)))
	names := min(rest.W*0.34, u.Px(240))
	_, heads := head.CutLeft(names)
	priorities := a.card.Priorities()
	column, _ := a.counting()
	for k, cell := range heads.Row(4, u.Px(4)) {
		side := cell.H
		t.priority(u, cell.Center(side, side), priorities[k])
		if k == column && !a.settled && a.stage < a.reading.decided {
			u.Stroke(cell.Center(side+u.Px(6), side+u.Px(2)), u.Px(6), u.Px(2.5), th.Accent, th.Accent)
		}
		if k == a.reading.columns-1 && a.compare.Winner != game.NoSeat {
			t.stamp(u, cell, a.stage-a.reading.decided)
		}
		u.Region(id+".wish."+strconv.Itoa(k), cell, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Looks: true, Cursor: ui.CursorDefault, Label: t.wish(u, priorities[k]), Tooltip: u.T("where.wish", "n", k+1, "wish", t.wish(u, priorities[k]))})
	}
	for seat, row := range rest.Column(n, u.Px(2)) {
		seat := game.Seat(seat)
		if a.compare.Winner == seat && a.decided() {
			u.Round(row, u.Px(6), theme.Alpha(th.BrassLight, 0.7), u.Px(1.5), th.BrassDark)
		}
		name, cells := row.CutLeft(names)
		ink := theme.Mix(th.Ink, th.InkSoft, a.dropped(seat))
		name = name.InsetXY(u.Px(8), 0)
		fitted(u, name, ink, ui.Left|ui.Middle, t.name(seat), theme.BodyBold, theme.SmallBold)
		for k, cell := range cells.Row(4, u.Px(4)) {
			t.at.count[seat][k] = cell
			if k <= column && a.written(k, seat) >= 1 {
				t.entered(u, cell, a, k, seat)
			}
		}
	}
	if a.decided() {
		text := t.verdict(u, a.card, a.compare)
		if u.MeasureText(theme.SmallBold, text) > foot.W && a.compare.Decided >= 1 && a.compare.Decided <= 4 {
			text = u.T("ledger.short", "name", t.name(a.compare.Winner), "n", a.compare.Decided)
		}
		fitted(u, foot, th.Accent, ui.Center|ui.Middle, text, theme.BodyBold, theme.SmallBold, theme.Small)
	}
}

// entered is a number that stands in the ledger.
func (t *Table) entered(u *ui.UI, cell ui.Rect, a arrival, k int, seat game.Seat) {
	th := u.Theme()
	drop := a.reading.dropped(k, a.stage)
	out := !a.reading.order[k].Has(seat)
	ink := th.InkSoft
	switch {
	case out:
		ink = th.InkFaint
	case a.compare.Left[k].Has(seat):
		ink = theme.Mix(th.InkSoft, th.Ink, drop)
		u.Circle(cell.Middle(), min(cell.H*0.46, u.Px(20)), theme.Alpha(th.Brass, 0.35*drop), 0, theme.Color{})
	}
	fitted(u, cell, ink, ui.Center|ui.Middle, strconv.Itoa(int(a.compare.Counts[seat][k])), theme.Number, theme.SmallBold)
	if out {
		u.Line(ui.Point{X: cell.Middle().X - u.Px(12), Y: cell.Middle().Y}, ui.Point{X: cell.Middle().X + u.Px(12), Y: cell.Middle().Y}, u.Px(1.5), th.InkFaint)
	}
}

// stamp marks the priority that decided with a ring of ink: it comes down when since, in steps, is past zero, and the ink
// spreads a little.
func (t *Table) stamp(u *ui.UI, cell ui.Rect, since float64) {
	if since <= 0 {
		return
	}
	th := u.Theme()
	down := ease(since / partStamp)
	if t.s.Settings.ReducedMotion {
		u.PushAlpha(down)
		down = 1
		defer u.PopAlpha()
	}
	radius := cell.H * 0.56 * (1 + 0.9*(1-down))
	c := cell.Middle()
	u.Circle(c, radius, theme.Color{}, u.Px(3.5), theme.Alpha(th.Accent, down))
	u.Circle(c, radius-u.Px(5.5), theme.Color{}, u.Px(1.2), theme.Alpha(th.Accent, 0.8*down))
	if spread := within(since, partStamp, 3*partStamp); down == 1 && spread > 0 && spread < 1 {
		u.Circle(c, radius*(1+0.5*ease(spread)), theme.Color{}, u.Px(2), theme.Alpha(th.Accent, 0.45*(1-spread)))
	}
}

// verdict says who gets a settler, and why.
func (t *Table) verdict(u *ui.UI, card islas.Card, c islas.Comparison) string {
	who := t.cardName(u, card)
	switch c.Decided {
	case islas.ByNobody:
		return u.T("ledger.nobody", "who", who)
	case islas.ByTies:
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
	switch a.raid.Rule {
	case islas.RaidMost:
		text += "\n" + u.T("ledger.pirate-free", "colour", flag)
		if a.raid.Overlooked != game.NoSeat {
			text += "\n" + u.T("ledger.pirate-fort", "name", t.name(a.raid.Overlooked), "power", u.T("power.shield"))
		}
	case islas.RaidNamed:
		text += "\n" + u.T("ledger.pirate-shield", "name", t.name(a.raid.Owner), "power", u.T("power.shield"))
	case islas.RaidOwner:
		text += "\n" + u.T("ledger.pirate-owner", "name", t.name(a.raid.Owner))
	}
	if a.named.Kind == islas.EvNamed {
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
	t.session.Close()
	t.s.Forget()
	t.s.Go(t.s.Routes.Result(t.s, t.match))
}
