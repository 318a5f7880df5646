package box

import (
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes below which the list and what is entered take turns, in design units, and of a thing in the list there.
const (
	turnsWide = 480
	turnsHigh = 390
	rowWide   = 210 // at least
	rowHigh   = 112
	rowFace   = 68 // width of its picture
)

// turns reports whether the list and what is entered take turns in r, because words would have no room in both of them.
func turns(u *ui.UI, r ui.Rect) bool { return r.W < u.Px(turnsWide) || r.H < u.Px(turnsHigh) }

// slim reports whether what is entered has so little width that everything in it stands below each other.
func slim(u *ui.UI, width float64) bool { return width < u.Px(narrowFrom) }

// narrowFrom is that width, in design units.
const narrowFrom = 330

// drawTurn draws the list, or what is entered of what was chosen there.
func (p *Page) drawTurn(u *ui.UI, r ui.Rect) {
	if p.opened {
		p.drawEntry(u, panel(u, r), p.alone(u, r), true)
	} else {
		p.drawList(u, panel(u, r))
	}
}

// open shows what is entered of what was chosen in the list.
func (p *Page) open(u *ui.UI) {
	p.opened = true
	u.ScrollTo("box.entry", 0)
}

// listButton leads to all that can be entered, in words.
func (p *Page) listButton(u *ui.UI, width float64) part {
	label := u.T("box.board.list")
	return part{u.ButtonHeight(width, label), func(r ui.Rect) {
		if u.Button("box.board.list", r, label, ui.ButtonOptions{}) {
			p.opened = false
		}
	}}
}

// heading is a text in as many lines as it needs.
func heading(u *ui.UI, width float64, text string) part {
	style := u.Fitting(text, width, theme.Subheading, theme.BodyBold)
	return part{u.MeasureWrapped(style, text, width), func(r ui.Rect) {
		u.TextWrapped(r, style, u.Theme().Ink, ui.Left|ui.Top, text)
	}}
}

// columnsIn returns in how many columns and rows n things stand that are at least so wide.
func columnsIn(u *ui.UI, width, least float64, n int) (columns, rows int) {
	columns = min(max(int((width+u.Px(slotGap))/(least+u.Px(slotGap))), 1), n)
	rows = (n + columns - 1) / columns
	columns = (n + rows - 1) / rows // no row much shorter than others
	return columns, rows
}

// tileRow draws a card, deed or board as a row: its picture, and beside it its name and where its values come from.
func (p *Page) tileRow(u *ui.UI, inside ui.Rect, name, text string, ink theme.Color, picture func(at ui.Rect)) {
	at, words := inside.CutLeft(u.Px(rowFace))
	picture(at)
	_, words = words.CutLeft(u.Px(gap))
	_, words = words.CutRight(u.Px(markSide / 2))
	title, state := u.MeasureWrapped(theme.SmallBold, name, words.W), u.MeasureWrapped(theme.Small, text, words.W)
	words = words.Center(words.W, title+state)
	first, second := words.CutTop(title)
	u.TextWrapped(first, theme.SmallBold, u.Theme().Ink, ui.Left|ui.Top, name)
	u.TextWrapped(second, theme.Small, ink, ui.Left|ui.Top, text)
}
