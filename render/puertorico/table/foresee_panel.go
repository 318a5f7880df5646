package table

import (
	"strconv"

	"islas/game"
	"islas/game/puertorico/forecast"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the panel at a role card in design units.
const (
	panelWide    = 400
	panelPadding = 12
	panelTitle   = 32
	panelRow     = 38 // with a player
	panelSign    = 32
	panelGap     = 6
)

// seatID is a seat in the id of a widget.
func seatID(seat game.Seat) string { return strconv.Itoa(int(seat)) }

// sentence is a sentence on the panel.
type sentence struct {
	text  string
	style theme.Style
	ink   theme.Color
}

// panelRowOf is what the panel says of a player.
type panelRowOf struct {
	seat game.Seat
	all  []sign
	rows [][]sign
}

// panel shows at a role card what it would do to the own player, and to all whose board does not lie open: in pictures and
// numbers, then the privilege in words and whether that could end the game. It stays within clear.
func (f *frame) panel(v *rolesView, o *forecast.Role, clear ui.Rect) {
	u := f.ui
	w := min(u.Px(panelWide), clear.W-u.Px(16))
	in := w - 2*u.Px(panelPadding)
	side := u.Px(panelSign)
	var players []panelRowOf
	h := u.Px(panelTitle)
	for _, seat := range f.unboarded() {
		p := panelRowOf{seat: seat, all: f.signs(o, seat)}
		p.rows, _ = f.signRows(p.all, in-u.Px(panelRow+8), side)
		h += max(u.Px(panelRow), float64(len(p.rows))*(side+u.Px(2))) + u.Px(2)
		players = append(players, p)
	}
	told := f.sentences(o)
	for _, s := range told {
		h += u.MeasureWrapped(s.style, s.text, in) + u.Px(panelGap)
	}
	for h > u.Bounds().H*0.9 && len(told) > 1 { // what stands in the rules is left out first
		h -= u.MeasureWrapped(told[0].style, told[0].text, in) + u.Px(panelGap)
		told = told[1:]
	}
	h += 2 * u.Px(panelPadding)
	at, _ := u.Beside(v.at, f.lay.roles, w, h)
	if at.X < clear.X+u.Px(8) {
		at.X = clear.X + u.Px(8)
	}
	at = at.Within(u.Bounds()).Rounded()
	u.Aside(at)
	f.ground(at)
	f.drawPanel(at.Inset(u.Px(panelPadding)), o, players, told)
}

// unboarded are the own seat and those whose boards do not lie open.
func (f *frame) unboarded() (all []game.Seat) {
	all = append(all, f.home)
	if len(f.lay.others) > 0 {
		return all
	}
	for i := range f.state.Seats() - 1 {
		all = append(all, f.other(i))
	}
	return all
}

// drawPanel fills the panel.
func (f *frame) drawPanel(r ui.Rect, o *forecast.Role, players []panelRowOf, told []sentence) {
	u, th := f.ui, f.ui.Theme()
	title, r := r.CutTop(u.Px(panelTitle))
	icon, title := title.CutLeft(title.H)
	f.paint.icon(icon.Inset(u.Px(3)), art.RoleIcon(o.Role), th.Accent)
	_, title = title.CutLeft(u.Px(6))
	if o.Doubloons > 0 {
		var purse ui.Rect
		money := []sign{{picture: f.paint.doubloon, text: f.plus(o.Doubloons), tone: gain}}
		rows, w := f.signRows(money, title.W, u.Px(28))
		purse, title = title.CutRight(w)
		f.drawSigns(purse.Center(w, u.Px(28)), rows, u.Px(28), th.Ink)
	}
	u.TextFitted(title, th.Ink, ui.Left|ui.Middle, roleName(u, o.Role), theme.Subheading, theme.BodyBold, theme.SmallBold)
	side := u.Px(panelSign)
	for _, p := range players {
		var line ui.Rect
		line, r = r.CutTop(max(u.Px(panelRow), float64(len(p.rows))*(side+u.Px(2))))
		_, r = r.CutTop(u.Px(2))
		u.Region("foresee."+seatID(p.seat), line, ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Looks: true, Label: f.signWords(p.all),
		})
		face, line := line.CutLeft(u.Px(panelRow))
		f.portrait(face.Center(face.W-u.Px(2), face.W-u.Px(2)), p.seat)
		_, line = line.CutLeft(u.Px(8))
		high := float64(len(p.rows))*(side+u.Px(2)) - u.Px(2)
		f.drawSigns(line.Center(line.W, high), p.rows, side, th.Ink)
	}
	for _, s := range told {
		_, r = r.CutTop(u.Px(panelGap))
		var line ui.Rect
		line, r = r.CutTop(u.MeasureWrapped(s.style, s.text, r.W))
		u.TextWrapped(line, s.style, s.ink, ui.Left|ui.Top, s.text)
	}
}

// sentences is what the panel says in words: what the role is, its privilege, what the signs mean, and which ends
// it could trigger.
func (f *frame) sentences(o *forecast.Role) []sentence {
	u, th := f.ui, f.ui.Theme()
	all := []sentence{
		{caption.Does(u.T, o.Role), theme.Small, th.InkSoft},
		{u.T("foresee.privilege", "text", caption.Privilege(u.T, o.Role)), theme.Small, th.Ink},
	}
	if text := f.legend(o); text != "" {
		all = append(all, sentence{text, theme.Small, th.Ink})
	}
	for _, text := range f.endings(o) {
		all = append(all, sentence{text, theme.SmallBold, th.Danger})
	}
	return all
}

// endings says which ends of the game a role could trigger.
func (f *frame) endings(o *forecast.Role) (all []string) {
	for _, e := range endings() {
		if o.Ending&e != 0 && f.state.Ending() == 0 {
			all = append(all, f.ui.T("foresee.ends."+endingKey(e), "name", f.name(o.By)))
		}
	}
	return all
}
