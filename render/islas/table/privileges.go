package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/theme"
	"islas/render/ui"
)

// privilegesView shows the privileges with their owners.
type privilegesView struct {
	deeds [islas.Powers]ui.Rect // where they lie on their tray, empty where they are not to be seen
}

// draw shows the privileges in their place, if there is room for them.
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
	f.faces(cells, f.seats())
	drawLegend(f, ui.Rect{X: rows[0].X, Y: rows[0].Y, W: cells[0].X - rows[0].X, H: rows[0].H}, trayColours(th))
	for c := range islas.Colour(islas.Colours) {
		p := f.data.Power(c)
		got := v.row(f, rows[c+1], p)
		otherSide(f, r, p, got)
		if got.Clicked {
			want = drawPowers
		}
	}
	return want
}

// contestants is the cells of a row in which the players' points stand, in the order of frame.seats.
func contestants(f *frame, row ui.Rect) []ui.Rect {
	n := f.State.Seats()
	cells, _ := row.CutRight(min(f.UI.Px(46)*float64(n), row.W*0.48))
	return cells.Row(n, 0)
}

// faces shows the portraits of seats.
func (f *frame) faces(cells []ui.Rect, seats []game.Seat) {
	for i, seat := range seats {
		side := min(cells[i].W-f.UI.Px(2), cells[i].H)
		f.Portrait(cells[i].Center(side, side), seat)
	}
}

// row shows a privilege with everybody's points in its colour.
func (v *privilegesView) row(f *frame, cell ui.Rect, p islas.Power) ui.Response {
	u, th := f.UI, f.UI.Theme()
	s := f.Known()
	side := min(cell.H, u.Px(56))
	seal, text := cell.CutLeft(side, u.Px(2))
	v.deeds[p] = seal.Center(side, side)
	f.paint.deed(v.deeds[p], p, s.Owner(p) != game.NoSeat, false, f.State.DrawPrivilege())
	house, text := text.CutLeft(side, u.Px(4))
	f.paint.piece(house.Center(side, side), islas.Building{Kind: islas.House, Colour: f.data.Holder(p)})
	cells := contestants(f, cell)
	text.W = cells[0].X - text.X - u.Px(2)
	title := u.T("power." + p.String())
	u.TextFitted(text, th.OnDark, ui.Left|ui.Middle, title, theme.SmallBold, theme.Small)
	drawContest(f, cells, f.data.Holder(p), trayColours(th))
	return u.Region("power."+p.String(), cell, ui.RegionOptions{Label: title, Tooltip: powerTip(f, p), Looks: true})
}

// drawLegend says what seal and ring mean in the rows, if there is room for both.
func drawLegend(f *frame, r ui.Rect, c rowColours) {
	u := f.UI
	owns, next := u.T("race.owns"), u.T("race.next")
	mark, space := r.H*0.62, u.Px(5)
	if 2*(mark+space)+u.Px(10)+u.MeasureText(theme.Small, owns)+u.MeasureText(theme.Small, next) > r.W {
		return
	}
	sign := func(text string, fill, edge theme.Color) {
		var at, label ui.Rect
		at, r = r.CutLeft(mark, space)
		u.Circle(at.Middle(), mark/2-u.Px(1), fill, u.Px(1.5), edge)
		label, r = r.CutLeft(u.MeasureText(theme.Small, text)+u.Px(1), u.Px(9))
		u.Text(label, theme.Small, c.soft, ui.Left|ui.Middle, text)
	}
	sign(owns, c.seal, c.lead)
	sign(next, theme.Alpha(c.lead, 0.12), c.lead)
}

// drawContest shows everybody's points in a colour: the owner of its privilege on a seal, those who need the fewest points
// to take it in a ring. It rings nobody before there is a point in the colour.
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

// effect tells what a privilege does, and who owns it or how it is won.
func effect(f *frame, p islas.Power) string {
	u, s := f.UI, f.Known()
	text := u.T("power."+p.String()+".text", "n", s.DrawPrivilege())
	if owner := s.Owner(p); owner != game.NoSeat {
		return text + "\n" + u.T("table.power-owner", "name", f.Name(owner))
	}
	return text + "\n" + u.T("table.power-free")
}
