package table

import (
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/islas/caption"
	"islas/render/paint"
	"islas/render/session"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// Drawers of this table, besides the menu.
const (
	drawDiscard = session.OwnDrawer + iota
	drawSupply
	drawPowers
	drawLog
)

// drawerSign is the width of a button with an icon beyond its text, in design units.
const drawerSign = 56

// drawDrawers draws the buttons that open supply, privileges and log where these have no room on the table.
func drawDrawers(f *frame) (want intent) {
	buttons := [...]struct {
		id   string
		icon paint.Icon
		open session.Drawer
	}{
		{"supply", art.IconHouse, drawSupply}, {"powers", paint.IconStar, drawPowers}, {"log", paint.IconLog, drawLog},
	}
	u := f.UI
	for i, r := range f.lay.drawers.Column(len(buttons), u.Px(6)) {
		b := buttons[i]
		r.H = min(r.H, u.Px(64))
		label := u.T("table.open-" + b.id)
		o := ui.ButtonOptions{Icon: f.Sign(b.icon), Style: theme.SmallBold, Looks: true}
		if u.MeasureText(o.Style, label) > r.W-u.Px(drawerSign) {
			o.Icon = nil
		}
		if u.Button("open."+b.id, r, label, o) {
			want = b.open
		}
	}
	return want
}

// drawOpen draws what lies open over the table.
func (t *Table) drawOpen(f *frame) intent {
	u, closed := f.UI, false
	switch f.Drawer {
	case drawDiscard:
		closed = t.piles.open(f)
	case drawSupply:
		high := 380.0
		if b := u.Bounds(); b.W < b.H { // upright where there is no room for a column per colour
			high = 560
		}
		closed = table.Dialog(u, "supplies", 720, high, u.T("table.open-supply"), func(r ui.Rect) { drawSupplyTray(f, "supplies", r) })
	case drawPowers:
		closed = table.Dialog(u, "deeds", 1000, 860, u.T("table.open-powers"), func(r ui.Rect) { t.privileges.list(f, r) })
	case drawLog:
		closed = table.Dialog(u, "book", 720, 760, u.T("table.open-log"), func(r ui.Rect) { t.drawLog(f, r) })
	}
	if closed {
		return session.NoDrawer
	}
	return nil
}

// colourLeast is the least width of a colour that is offered, in design units: its name has room then in every language.
const colourLeast = 120

// drawColours lets the person at the machine choose the colour of a building if several are possible.
func drawColours(f *frame) (want intent) {
	c := &f.choice
	if !c.needsColour() {
		return nil
	}
	n := c.offer.colours.Count()
	u, th, p := f.UI, f.UI.Theme(), c.pick
	columns := n
	u.Words(func() { columns = min(n, max(int(u.Bounds().W/u.Px(colourLeast)), 1)) })
	rows := (n + columns - 1) / columns
	if table.Dialog(u, "colours", float64(columns)*128+80, 160+float64(rows)*120, u.T("table.colour-title"), func(r ui.Rect) {
		cells := r.Grid(columns, rows, u.Px(8))
		i := 0
		for colour := range c.offer.colours.All() {
			got := u.Region("colour."+colour.String(), cells[i], ui.RegionOptions{Label: caption.Piece(u.T, c.building(), colour), Target: colour})
			fill := th.PaperLight
			if got.Hover || got.Ring {
				fill = th.BrassLight
			}
			u.Round(cells[i], u.Px(8), fill, u.Px(2), th.BrassDark)
			label, picture := cells[i].CutBottom(u.Px(34))
			side := min(picture.W, picture.H) * 0.8
			f.Show(picture.Center(side, side), art.Piece{Kind: c.building(), Colour: colour})
			u.Text(label, theme.Small, th.Ink, ui.Center|ui.Middle, u.T("colour."+colour.String()))
			if i++; got.Clicked {
				p.colour = colour
				want = p
			}
		}
	}) {
		p.plot = islas.NoPlot
		want = p
	}
	return want
}

// drawLog draws the last lines of the log in r; a line with a ledger opens it.
func (t *Table) drawLog(f *frame, r ui.Rect) intent {
	t.DrawLog(f.UI, r, f.news.Since, f.UI.T("table.log-ledger"))
	return nil
}
