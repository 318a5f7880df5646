package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/theme"
	"islas/render/ui"
)

// privilegesView draws the privileges with their owners.
type privilegesView struct {
	deeds [islas.Powers]ui.Rect // where they lie on their tray, empty where they are not drawn
}

// draw draws the privileges in their place, if there is room for them.
func (v *privilegesView) draw(f *frame) (want intent) {
	v.deeds = [islas.Powers]ui.Rect{}
	r := f.lay.powers
	if r.Empty() {
		return nil
	}
	u, th := f.UI, f.UI.Theme()
	u.Round(r, u.Px(10), theme.Alpha(th.Cloth, 0.86), u.Px(1.5), theme.Alpha(th.ClothDark, 0.9))
	rows := r.InsetXY(u.Px(8), u.Px(5)).Column(islas.Powers+1, u.Px(1))
	cells := contestants(f, rows[0])
	for i, seat := range f.seats() {
		f.Portrait(cells[i].InsetXY(u.Px(1), 0), seat)
	}
	drawLegend(f, ui.Rect{X: rows[0].X, Y: rows[0].Y, W: cells[0].X - rows[0].X, H: rows[0].H}, trayColours(th))
	for c := range islas.Colour(islas.Colours) {
		if v.row(f, rows[c+1], f.data.Power(c)) {
			want = drawPowers
		}
	}
	return want
}

// contestants returns the cells of a row for the players' points, in the order of frame.seats.
func contestants(f *frame, row ui.Rect) []ui.Rect {
	n := f.State.Seats()
	cells, _ := row.CutRight(min(f.UI.Px(46)*float64(n), row.W*0.48))
	return cells.Row(n, 0)
}

// row draws a privilege with everybody's points in its colour, and reports whether it was clicked.
func (v *privilegesView) row(f *frame, cell ui.Rect, p islas.Power) bool {
	u, title := f.UI, f.power(p)
	side := min(cell.H, u.Px(56))
	seal, text := cell.CutLeft(side, u.Px(2))
	v.deeds[p] = seal.Center(side, side)
	f.Show(v.deeds[p], art.Seal(f.deed(p, f.Known().Owner(p) != game.NoSeat)))
	f.Show(text.TakeLeft(side, u.Px(4)).Center(side, side), art.Piece{Kind: islas.House, Colour: f.data.Holder(p)})
	cells := contestants(f, cell)
	text.W = cells[0].X - text.X - u.Px(2)
	u.TextFitted(text, u.Theme().OnDark, ui.Left|ui.Middle, title, theme.SmallBold, theme.Small)
	drawContest(f, cells, f.data.Holder(p), trayColours(u.Theme()))
	return u.Region("power."+p.String(), cell, ui.RegionOptions{Label: title, Tooltip: powerTip(f, p), Looks: true}).Clicked
}

// drawLegend writes what seal and ring mean in the rows, if there is room for both.
func drawLegend(f *frame, r ui.Rect, c rowColours) {
	u := f.UI
	owns, next := u.T("race.owns"), u.T("race.next")
	mark, space := r.H*0.62, u.Px(5)
	if 2*(mark+space)+u.Px(10)+u.MeasureText(theme.Small, owns)+u.MeasureText(theme.Small, next) > r.W {
		return
	}
	sign := func(text string, fill, edge theme.Color) {
		u.Circle(r.TakeLeft(mark, space).Middle(), mark/2-u.Px(1), fill, u.Px(1.5), edge)
		u.Text(r.TakeLeft(u.MeasureText(theme.Small, text)+u.Px(1), u.Px(9)), theme.Small, c.soft, ui.Left|ui.Middle, text)
	}
	sign(owns, c.seal, c.lead)
	sign(next, theme.Alpha(c.lead, 0.12), c.lead)
}

// drawContest draws everybody's points in a colour: the owner of its privilege on a seal, and in a ring who needs the fewest to take it.
func drawContest(f *frame, cells []ui.Rect, colour islas.Colour, c rowColours) {
	u, s := f.UI, f.Known()
	next, _ := s.Contenders(colour)
	for i, seat := range f.seats() {
		n := s.PointsIn(seat, colour)
		m, radius := cells[i].Middle(), min(cells[i].W, cells[i].H)/2-u.Px(0.5)
		ink := c.soft
		switch {
		case s.OwnerOf(colour) == seat:
			u.Circle(m, radius, c.seal, u.Px(1.5), c.lead)
			ink = c.onSeal
		case next.Has(seat) && n > 0:
			u.Circle(m, radius, theme.Alpha(c.lead, 0.12), u.Px(2), c.lead)
			ink = c.ink
		}
		u.TextFitted(cells[i], ink, ui.Center|ui.Middle, strconv.Itoa(n), theme.SmallBold)
	}
}

// effect returns what a privilege does, and who owns it or how it is won.
func effect(f *frame, p islas.Power) string {
	u, s := f.UI, f.Known()
	text := u.T("power."+p.String()+".text", "n", s.DrawPrivilege())
	if owner := s.Owner(p); owner != game.NoSeat {
		return text + "\n" + u.T("table.power-owner", "name", f.Name(owner))
	}
	return text + "\n" + u.T("table.power-free")
}

// Sizes of the list of privileges in design units.
const (
	deedSide    = 96  // side of a deed
	deedBeside  = 14  // between a deed and the text
	deedHead    = 34  // height of a title, and of a row of points
	deedBelow   = 26  // below a privilege, and below the race
	deedsScroll = 24  // for the scroll bar
	raceNarrow  = 400 // width below which the race stands below the names
	raceHigh    = 40  // height of a row of the race
)

// list draws all privileges in r with what they do, their owners, and everybody's points in their colours.
func (v *privilegesView) list(f *frame, r ui.Rect) {
	u, wide := f.UI, r.W-f.UI.Px(deedsScroll)
	race := u.Px(raceHigh) * float64(f.State.Seats())
	if r.W < u.Px(raceNarrow) {
		race = (twoLines(u) + u.Px(2)) * float64(f.State.Seats())
	}
	total := race + u.Px(deedBelow)
	high := func(p islas.Power) float64 {
		words := u.MeasureWrapped(theme.Small, effect(f, p), wide-u.Px(deedSide+deedBeside))
		return max(u.Px(deedSide), u.Px(2*deedHead+6)+words) + u.Px(deedBelow)
	}
	for p := range islas.Power(islas.Powers) {
		total += high(p)
	}
	u.Scroll("deeds.list", r, total, func(content ui.Rect) {
		content.W = wide
		raceRows(f, "standings", content.TakeTop(race, u.Px(deedBelow)), pageColours(u.Theme()))
		for c := range islas.Colour(islas.Colours) {
			v.entry(f, content.TakeTop(high(f.data.Power(c)), 0), f.data.Power(c))
		}
	})
}

// entry draws a privilege in a row of the list: its deed, and beside it its name, everybody's points, and what it does.
func (v *privilegesView) entry(f *frame, row ui.Rect, p islas.Power) {
	u, th := f.UI, f.UI.Theme()
	at, in := row.CutLeft(u.Px(deedSide), u.Px(deedBeside))
	at.H = at.W
	f.Show(at, f.deed(p, f.Known().Owner(p) != game.NoSeat))
	u.Passive("deed."+p.String(), at, ui.RegionOptions{Label: f.power(p)})
	title := coloured(f, p)
	if u.MeasureText(theme.SmallBold, title) > in.W {
		title = f.power(p) // the deed beside it has the colour
	}
	u.TextFitted(in.TakeTop(u.Px(deedHead), 0), th.Ink, ui.Left|ui.Middle, title, theme.BodyBold, theme.SmallBold, theme.SmallBold.Narrow())
	n, line := f.State.Seats(), in.TakeTop(u.Px(deedHead), u.Px(6))
	line.W = min(line.W, u.Px(76)*float64(n))
	cells := line.Row(n, 0)
	for i, seat := range f.seats() {
		f.Portrait(cells[i].TakeLeft(min(cells[i].H, cells[i].W/2), 0), seat)
	}
	drawContest(f, cells, f.data.Holder(p), pageColours(th))
	u.Passive("contest."+p.String(), line, ui.RegionOptions{Label: f.power(p), Tooltip: powerTip(f, p)})
	u.TextWrapped(in, theme.Small, th.Ink, ui.Left|ui.Top, effect(f, p))
}

// coloured returns the name of a privilege with its colour.
func coloured(f *frame, p islas.Power) string {
	return f.power(p) + " (" + f.UI.T("colour."+f.data.Holder(p).String()) + ")"
}

// powerTip returns the tooltip of a privilege: what it does, who owns it, and everybody's points in its colour.
func powerTip(f *frame, p islas.Power) string {
	return f.said("power."+p.String(), func() string {
		s, u := f.Known(), f.UI
		text := coloured(f, p) + "\n" + effect(f, p)
		for _, seat := range f.seats() {
			points := u.T("table.power-points", "name", f.Name(seat), "n", s.PointsIn(seat, f.data.Holder(p)))
			if n := s.Lacks(seat, f.data.Holder(p)); n > 0 {
				points = u.T("table.power-lacks", "points", points, "n", n)
			}
			text += "\n" + points
		}
		return text
	})
}
