package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/playing"
	"islas/render/theme"
	"islas/render/ui"
)

// settlerLedger writes what each island offers for each of the four priorities, as far as it has been read out. id begins the ids
// of its parts. It returns where the numbers stand.
func settlerLedger(f *frame, r ui.Rect, id string, a *arrival) (cells counts) {
	u, th := f.ui, f.ui.Theme()
	n := f.state.Seats()
	r = r.Center(min(r.W, u.Px(900)), r.H)
	head, rest := r.CutTop(min(u.Px(40), r.H/float64(n+2)*1.2))
	foot, rest := rest.CutBottom(min(u.Px(38), r.H/float64(n+2)))
	names := min(rest.W*0.34, u.Px(240))
	_, heads := head.CutLeft(names)
	priorities := a.card.Priorities()
	column, _ := a.counting()
	for k, cell := range heads.Row(4, u.Px(4)) {
		side := cell.H
		f.paint.priority(cell.Center(side, side), priorities[k])
		if k == column && !a.settled && a.stage < a.reading.decided {
			u.Stroke(cell.Center(side+u.Px(6), side+u.Px(2)), u.Px(6), u.Px(2.5), th.Accent, th.Accent)
		}
		if k == a.reading.columns-1 && a.compare.Winner != game.NoSeat {
			stamp(f, cell, a.stage-a.reading.decided)
		}
		u.Region(id+".wish."+strconv.Itoa(k), cell, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Looks: true, Cursor: ui.CursorDefault, Label: wish(u, priorities[k]), Tooltip: u.T("where.wish", "n", k+1, "wish", wish(u, priorities[k]))})
	}
	for seat, row := range rest.Column(n, u.Px(2)) {
		seat := game.Seat(seat)
		if a.compare.Winner == seat && a.decided() {
			u.Round(row, u.Px(6), theme.Alpha(th.BrassLight, 0.7), u.Px(1.5), th.BrassDark)
		}
		name, row := row.CutLeft(names)
		ink := theme.Mix(th.Ink, th.InkSoft, a.dropped(seat))
		name = name.InsetXY(u.Px(8), 0)
		u.TextFitted(name, ink, ui.Left|ui.Middle, f.name(seat), theme.BodyBold, theme.SmallBold)
		for k, cell := range row.Row(4, u.Px(4)) {
			cells[seat][k] = cell
			if k <= column && a.written(k, seat) >= 1 {
				entered(u, cell, a, k, seat)
			}
		}
	}
	if a.decided() {
		text := verdict(f, a.card, a.compare)
		if u.MeasureText(theme.SmallBold, text) > foot.W && a.compare.Decided >= 1 && a.compare.Decided <= 4 {
			text = u.T("ledger.short", "name", f.name(a.compare.Winner), "n", a.compare.Decided)
		}
		u.TextFitted(foot, th.Accent, ui.Center|ui.Middle, text, theme.BodyBold, theme.SmallBold, theme.Small)
	}
	return cells
}

// entered is a number that stands in the ledger.
func entered(u *ui.UI, cell ui.Rect, a *arrival, k int, seat game.Seat) {
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
	u.TextFitted(cell, ink, ui.Center|ui.Middle, strconv.Itoa(int(a.compare.Counts[seat][k])), theme.Number, theme.SmallBold)
	if out {
		u.Line(ui.Point{X: cell.Middle().X - u.Px(12), Y: cell.Middle().Y}, ui.Point{X: cell.Middle().X + u.Px(12), Y: cell.Middle().Y}, u.Px(1.5), th.InkFaint)
	}
}

// stamp marks the priority that decided with a ring of ink: it comes down when since, in steps, is past zero, and the ink
// spreads a little.
func stamp(f *frame, cell ui.Rect, since float64) {
	if since <= 0 {
		return
	}
	u, th := f.ui, f.ui.Theme()
	down := playing.Ease(since / partStamp)
	if f.paint.reduced() {
		u.PushAlpha(down)
		down = 1
		defer u.PopAlpha()
	}
	radius := cell.H * 0.56 * (1 + 0.9*(1-down))
	c := cell.Middle()
	u.Circle(c, radius, theme.Color{}, u.Px(3.5), theme.Alpha(th.Accent, down))
	u.Circle(c, radius-u.Px(5.5), theme.Color{}, u.Px(1.2), theme.Alpha(th.Accent, 0.8*down))
	if spread := playing.Within(since, partStamp, 3*partStamp); down == 1 && spread > 0 && spread < 1 {
		u.Circle(c, radius*(1+0.5*playing.Ease(spread)), theme.Color{}, u.Px(2), theme.Alpha(th.Accent, 0.45*(1-spread)))
	}
}

// verdict says who gets a settler, and why.
func verdict(f *frame, card islas.Card, c islas.Comparison) string {
	u := f.ui
	who := cardName(u, card)
	switch c.Decided {
	case islas.ByNobody:
		return u.T("ledger.nobody", "who", who)
	case islas.ByTies:
		return u.T("ledger.ties", "who", who, "name", f.name(c.Winner), "power", u.T("power.ties"))
	}
	return u.T("ledger.decided", "who", who, "name", f.name(c.Winner), "n", c.Decided, "wish", wish(u, card.Priorities()[c.Decided-1]))
}

// pirateLedger says whom a pirate robs, and why.
func pirateLedger(f *frame, r ui.Rect, a *arrival) {
	u, th := f.ui, f.ui.Theme()
	colour := a.card.Colour()
	flag := u.T("colour." + colour.String())
	text := u.T("pirate." + colour.String())
	switch a.raid.Rule {
	case islas.RaidMost:
		text += "\n" + u.T("ledger.pirate-free", "colour", flag)
		if a.raid.Overlooked != game.NoSeat {
			text += "\n" + u.T("ledger.pirate-fort", "name", f.name(a.raid.Overlooked), "power", u.T("power.shield"))
		}
	case islas.RaidNamed:
		text += "\n" + u.T("ledger.pirate-shield", "name", f.name(a.raid.Owner), "power", u.T("power.shield"))
	case islas.RaidOwner:
		text += "\n" + u.T("ledger.pirate-owner", "name", f.name(a.raid.Owner))
	}
	if a.named.Kind == islas.EvNamed {
		text += "\n" + u.T("log.named", "name", f.name(a.named.Seat), "victim", f.name(a.named.Other))
	}
	if a.settled {
		for i := range a.result.Count {
			l := a.result.Losses[i]
			text += "\n" + u.T("log.loss", "name", f.name(l.Seat), "piece", u.T("building.house."+l.Colour.String()))
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
