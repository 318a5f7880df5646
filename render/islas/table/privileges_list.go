package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the list of privileges in design units.
const (
	deedSide    = 96  // of a deed
	deedBeside  = 14  // between it and the words
	deedHead    = 34  // height of a heading, and of the row of faces
	deedBelow   = 26  // below a privilege, and below the race
	deedsNarrow = 400 // of width: below it what privileges do stands below their deeds, and how far players are below their names
	deedsScroll = 24  // for the bar
	raceRow     = 40  // height of a row of the race
)

// deedList is how the list is laid out in a width of pixels.
type deedList struct {
	f      *frame
	wide   float64
	narrow bool
}

// list shows all privileges in r with what they do, their owners, and who has how many points in their colours.
func (v *privilegesView) list(f *frame, r ui.Rect) {
	u := f.UI
	l := deedList{f, r.W - u.Px(deedsScroll), r.W < u.Px(deedsNarrow)}
	seats := float64(f.State.Seats())
	race, faces := u.Px(raceRow)*seats, u.Px(deedHead)
	if l.narrow {
		race, faces = raceView{}.twoLines(u)*seats, 0
	}
	total := race + u.Px(deedBelow) + faces
	for c := range islas.Colour(islas.Colours) {
		total += l.high(f.data.Power(c))
	}
	u.Scroll("deeds.list", r, total, func(content ui.Rect) {
		content.W = l.wide
		rows, content := content.CutTop(race, u.Px(deedBelow))
		raceView{}.rows(f, "standings", rows, pageColours(u.Theme()))
		head, content := content.CutTop(faces)
		if !l.narrow {
			_, head = head.CutLeft(u.Px(deedSide + deedBeside))
			f.faces(contestants(f, head), f.seats())
		}
		for c := range islas.Colour(islas.Colours) {
			p := f.data.Power(c)
			var row ui.Rect
			row, content = content.CutTop(l.high(p))
			l.entry(row, p)
		}
	})
}

// high is how high a privilege is in the list.
func (l *deedList) high(p islas.Power) float64 {
	u := l.f.UI
	if !l.narrow {
		words := u.MeasureWrapped(theme.Small, effect(l.f, p), l.wide-u.Px(deedSide+deedBeside))
		return max(u.Px(deedSide), words+u.Px(deedHead+6)) + u.Px(deedBelow)
	}
	return u.Px(deedSide+2*deedHead+deedBelow+6) + u.MeasureWrapped(theme.Small, effect(l.f, p), l.wide)
}

// entry shows a privilege in a row of the list: its deed, what it does, and everybody's points.
func (l *deedList) entry(row ui.Rect, p islas.Power) {
	f, u := l.f, l.f.UI
	side := u.Px(deedSide)
	seal, text := row.CutLeft(side, u.Px(deedBeside))
	at := ui.Rect{X: seal.X, Y: seal.Y, W: side, H: side}
	f.paint.deed(at, p, f.Known().Owner(p) != game.NoSeat, false, f.State.DrawPrivilege())
	otherSide(f, at, p, u.Region("deed."+p.String(), at, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: u.T("power." + p.String()),
	}))
	if l.narrow {
		l.below(row, text, p)
		return
	}
	head, text := text.CutTop(u.Px(deedHead), u.Px(5))
	cells := contestants(f, head)
	l.contest(head, cells, p)
	head.W = cells[0].X - head.X - u.Px(4)
	title := u.T("power." + p.String())
	if whole := l.coloured(p); u.MeasureText(theme.SmallBold, whole) <= head.W {
		title = whole // otherwise the deed beside it has the colour alone
	}
	u.TextFitted(head, u.Theme().Ink, ui.Left|ui.Middle, title, theme.BodyBold, theme.SmallBold)
	u.TextWrapped(text, theme.Small, u.Theme().Ink, ui.Left|ui.Top, effect(f, p))
}

// below shows a privilege in a narrow row: its name beside its deed, and the rest below that.
func (l *deedList) below(row, beside ui.Rect, p islas.Power) {
	f, u := l.f, l.f.UI
	beside.H = u.Px(deedSide)
	style, title := theme.SmallBold, l.coloured(p)
	if u.LeastWrapped(theme.BodyBold, title, beside.W) <= beside.H {
		style = theme.BodyBold
	}
	if u.LeastWrapped(style, title, beside.W) > beside.H {
		title = u.T("power." + p.String())
	}
	u.TextWrapped(beside, style, u.Theme().Ink, ui.Left|ui.Middle, title)
	_, row = row.CutTop(u.Px(deedSide))
	faces, row := row.CutTop(u.Px(deedHead))
	head, row := row.CutTop(u.Px(deedHead), u.Px(6))
	n := f.State.Seats()
	columns := func(r ui.Rect) []ui.Rect {
		r.W = min(r.W, u.Px(48)*float64(n))
		return r.Row(n, 0)
	}
	f.faces(columns(faces), f.seats())
	l.contest(head, columns(head), p)
	u.TextWrapped(row, theme.Small, u.Theme().Ink, ui.Left|ui.Top, effect(f, p))
}

// coloured is the name of a privilege with its colour.
func (l *deedList) coloured(p islas.Power) string {
	u := l.f.UI
	return u.T("power."+p.String()) + " (" + u.T("colour."+l.f.data.Holder(p).String()) + ")"
}

// contest shows everybody's points in the colour of a privilege.
func (l *deedList) contest(head ui.Rect, cells []ui.Rect, p islas.Power) {
	f, u := l.f, l.f.UI
	drawContest(f, cells, f.data.Holder(p), pageColours(u.Theme()))
	u.Region("contest."+p.String(), head, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: u.T("power." + p.String()), Tooltip: powerTip(f, p),
	})
}
