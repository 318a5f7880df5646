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

// drawSupply shows what nobody has on an island: a column a colour, a row a kind.
func (t *Table) drawSupply(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	// The tray is lined with paper, on which pieces of all colours stand out.
	u.Paper(r, u.Px(10), th.PaperDark)
	u.Stroke(r, u.Px(10), u.Px(3), th.Brass, th.BrassDark)
	inner := r.Inset(u.Px(8))
	rows := inner.Column(islas.Kinds, u.Px(2))
	for k := islas.Kind(0); k < islas.Kinds; k++ {
		for c, cell := range rows[k].Row(islas.Colours, u.Px(2)) {
			colour := islas.Colour(c)
			n, fresh := t.stocked(k, colour)
			if fresh > 0 {
				u.Round(cell, u.Px(6), theme.Alpha(th.PaperLight, 0.8*fresh), 0, theme.Color{})
			}
			figure, picture := cell.CutRight(min(cell.W*0.42, u.Px(24)))
			side := min(picture.W, picture.H)
			if n == 0 {
				u.PushAlpha(0.3)
			}
			t.at.stock[k][colour] = picture.Center(side, side)
			t.piece(u, picture.Center(side, side), islas.Building{Kind: k, Colour: colour})
			if n == 0 {
				u.PopAlpha()
			}
			fitted(u, figure, th.Ink, ui.Center|ui.Middle, strconv.Itoa(n), theme.Number, theme.SmallBold)
			u.Region("supply."+k.String()+"."+colour.String(), cell, ui.RegionOptions{
				Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault,
				Label:   u.T("table.supply", "piece", u.T("building."+k.String()+"."+colour.String()), "n", n),
				Tooltip: u.T("table.supply", "piece", u.T("building."+k.String()+"."+colour.String()), "n", n),
			})
		}
	}
}

// tray is the cloth on which something lies.
func (t *Table) tray(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	u.Round(r, u.Px(10), theme.Alpha(th.Cloth, 0.86), u.Px(1.5), theme.Alpha(th.ClothDark, 0.9))
}

// drawPowers shows the privileges with their owners.
func (t *Table) drawPowers(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	s := t.known()
	t.tray(u, r)
	cells := r.InsetXY(u.Px(8), u.Px(6)).Column(islas.Powers, u.Px(2))
	for c := range islas.Colour(islas.Colours) {
		p := c.Power()
		cell := cells[c]
		owner := s.Owner(p)
		side := min(cell.H, u.Px(56))
		seal, text := cell.CutLeft(side)
		t.at.deed[p] = seal.Center(side, side)
		t.power(u, seal.Center(side, side), p, owner != game.NoSeat)
		_, text = text.CutLeft(u.Px(6))
		title := u.T("power." + p.String())
		left, right := text.CutLeft(min(u.MeasureText(theme.SmallBold, title)+u.Px(10), text.W*0.62))
		fitted(u, left, th.OnDark, ui.Left|ui.Middle, title, theme.SmallBold)
		name := u.T("table.nobody")
		if owner != game.NoSeat {
			name = t.name(owner)
		}
		fitted(u, right, th.OnDarkSoft, ui.Right|ui.Middle, name, theme.Small)
		got := u.Region("power."+p.String(), cell, ui.RegionOptions{Label: title, Tooltip: t.powerTip(u, p), Looks: true})
		t.otherSide(u, r, p, got)
		if got.Clicked {
			t.open = drawPowers
		}
	}
}

// drawDeeds shows all privileges with what they do, their owners, and who has how many points in their colours.
func (t *Table) drawDeeds(u *ui.UI, r ui.Rect) {
	width := r.W - u.Px(24)
	side := u.Px(96)
	height := func(p islas.Power) float64 {
		return max(side, u.MeasureWrapped(theme.Small, t.powerTip(u, p), width-side-u.Px(14))) + u.Px(18)
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
			t.power(u, at, p, t.known().Owner(p) != game.NoSeat)
			t.otherSide(u, at, p, u.Region("deed."+p.String(), at, ui.RegionOptions{
				Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: u.T("power." + p.String()),
			}))
			_, text = text.CutLeft(u.Px(14))
			text.W = width - side - u.Px(14)
			u.TextWrapped(text, theme.Small, u.Theme().Ink, ui.Left|ui.Top, t.powerTip(u, p))
		}
	})
}

// powerTip tells of a privilege: what it does, who owns it, and who has how many points in its colour.
func (t *Table) powerTip(u *ui.UI, p islas.Power) string {
	s := t.known()
	text := u.T("power."+p.String()) + " (" + u.T("colour."+p.Colour().String()) + ")\n" + u.T("power."+p.String()+".text", "n", s.DrawPrivilege())
	if owner := s.Owner(p); owner != game.NoSeat {
		text += "\n" + u.T("table.power-owner", "name", t.name(owner))
	} else {
		text += "\n" + u.T("table.power-free")
	}
	for seat := range game.Seat(s.Seats()) {
		if n := s.PointsIn(seat, p.Colour()); n > 0 {
			text += "\n" + u.T("table.power-points", "name", t.name(seat), "n", n)
		}
	}
	return text
}

// drawLog shows the last lines of the log; it scrolls, and a line with a ledger opens it.
func (t *Table) drawLog(u *ui.UI, r ui.Rect) {
	if step, clicked := t.log.Draw(u, r, t.session.Lines(u), t.news.Since, u.T("table.log-ledger")); clicked {
		t.entry, t.open = step, drawLedger
	}
}

// drawDrawers are the buttons behind which supply, privileges and log lie where there is no room for them.
func (t *Table) drawDrawers(u *ui.UI) {
	buttons := []struct {
		id   string
		icon paint.Icon
		open drawer
	}{
		{"supply", art.IconHouse, drawSupply}, {"powers", paint.IconStar, drawPowers}, {"log", paint.IconLog, drawLog},
	}
	for i, r := range t.lay.drawers.Column(len(buttons), u.Px(6)) {
		b := buttons[i]
		r.H = min(r.H, u.Px(64))
		if u.Button("open."+b.id, r, u.T("table.open-"+b.id), ui.ButtonOptions{Icon: t.sign(b.icon), Style: theme.SmallBold, Looks: true}) {
			t.open = b.open
			t.log.ShowEnd()
		}
	}
}
