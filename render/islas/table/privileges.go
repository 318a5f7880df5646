package table

import (
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
		return intent{}
	}
	u, th := f.ui, f.ui.Theme()
	u.Round(r, u.Px(10), theme.Alpha(th.Cloth, 0.86), u.Px(1.5), theme.Alpha(th.ClothDark, 0.9))
	cells := r.InsetXY(u.Px(8), u.Px(6)).Column(islas.Powers, u.Px(2))
	for c := range islas.Colour(islas.Colours) {
		p := c.Power()
		got := v.line(f, cells[c], p)
		otherSide(f, r, p, got)
		if got.Clicked {
			want = opens(drawPowers)
		}
	}
	return want
}

// line shows a privilege with its owner in a line of the tray.
func (v *privilegesView) line(f *frame, cell ui.Rect, p islas.Power) ui.Response {
	u, th := f.ui, f.ui.Theme()
	owner := f.known().Owner(p)
	side := min(cell.H, u.Px(56))
	seal, text := cell.CutLeft(side)
	v.deeds[p] = seal.Center(side, side)
	f.paint.deed(v.deeds[p], p, owner != game.NoSeat, false, f.state.DrawPrivilege())
	_, text = text.CutLeft(u.Px(6))
	title := u.T("power." + p.String())
	left, right := text.CutLeft(min(u.MeasureText(theme.SmallBold, title)+u.Px(10), text.W*0.62))
	u.TextFitted(left, th.OnDark, ui.Left|ui.Middle, title, theme.SmallBold)
	name := u.T("table.nobody")
	if owner != game.NoSeat {
		name = f.name(owner)
	}
	u.TextFitted(right, th.OnDarkSoft, ui.Right|ui.Middle, name, theme.Small)
	return u.Region("power."+p.String(), cell, ui.RegionOptions{Label: title, Tooltip: powerTip(f, p), Looks: true})
}

// list shows all privileges in r with what they do, their owners, and who has how many points in their colours.
func (v *privilegesView) list(f *frame, r ui.Rect) {
	u := f.ui
	width := r.W - u.Px(24)
	side := u.Px(96)
	height := func(p islas.Power) float64 {
		return max(side, u.MeasureWrapped(theme.Small, powerTip(f, p), width-side-u.Px(14))) + u.Px(18)
	}
	total := 0.0
	for c := range islas.Colour(islas.Colours) {
		total += height(c.Power())
	}
	u.Scroll("deeds.list", r, total, func(content ui.Rect) {
		for c := range islas.Colour(islas.Colours) {
			p := c.Power()
			var row ui.Rect
			row, content = content.CutTop(height(p))
			seal, text := row.CutLeft(side)
			at := ui.Rect{X: seal.X, Y: seal.Y, W: side, H: side}
			f.paint.deed(at, p, f.known().Owner(p) != game.NoSeat, false, f.state.DrawPrivilege())
			otherSide(f, at, p, u.Region("deed."+p.String(), at, ui.RegionOptions{
				Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: u.T("power." + p.String()),
			}))
			_, text = text.CutLeft(u.Px(14))
			text.W = width - side - u.Px(14)
			u.TextWrapped(text, theme.Small, u.Theme().Ink, ui.Left|ui.Top, powerTip(f, p))
		}
	})
}

// powerTip tells of a privilege: what it does, who owns it, and who has how many points in its colour.
func powerTip(f *frame, p islas.Power) string {
	u, s := f.ui, f.known()
	text := u.T("power."+p.String()) + " (" + u.T("colour."+p.Colour().String()) + ")\n" + u.T("power."+p.String()+".text", "n", s.DrawPrivilege())
	if owner := s.Owner(p); owner != game.NoSeat {
		text += "\n" + u.T("table.power-owner", "name", f.name(owner))
	} else {
		text += "\n" + u.T("table.power-free")
	}
	for seat := range game.Seat(s.Seats()) {
		if n := s.PointsIn(seat, p.Colour()); n > 0 {
			text += "\n" + u.T("table.power-points", "name", f.name(seat), "n", n)
		}
	}
	return text
}
