package table

import (
	"math"
	"strconv"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// seatID is a seat in the id of a widget.
func seatID(seat game.Seat) string { return strconv.Itoa(int(seat)) }

// panel shows what a role would do to the own player, and to all whose board does not lie open: in pictures and numbers, then the
// privilege in words and whether that could end the game. It covers neither the card nor anything that one chooses by.
func (f *frame) panel(v *rolesView, o *forecast.Role) {
	if f.panelWords(v, o) {
		return
	}
	room := f.panelRoom()
	s := f.sheetFor(o, room)
	f.drawPanel(v, o, &s, room)
}

// drawPanel draws the panel with what a role would do in a room, near to its card.
func (f *frame) drawPanel(v *rolesView, o *forecast.Role, s *sheet, room ui.Rect) {
	at := ui.RectAround(v.at.Middle(), s.w, s.h).Within(room)
	if s.w*s.h > panelMost*room.W*room.H || low(room) {
		at = at.Union(room)
	}
	at = at.Rounded()
	f.panelGround(at)
	f.drawSheet(at.Inset(f.UI.Px(s.form.padding)), o, s)
}

// panelGround is the ground of the panel.
func (f *frame) panelGround(at ui.Rect) {
	f.UI.Aside(at)
	f.UI.Block(at)
	f.fadeLog(at)
	f.ground(at)
}

// low reports whether a room is so low that the panel always takes all of it.
func low(room ui.Rect) bool { return room.W > panelLow*room.H }

// panelRoom is where the panel stands: on the log where that lies open beside or below the own board, on what everybody shares where the own
// board lies far from the roles, otherwise on the own board.
func (f *frame) panelRoom() ui.Rect {
	l := f.lay
	room := l.island.Union(l.city)
	switch {
	case l.shape == wide:
		room = l.log
	case l.shape == upright && l.tabs.Empty():
		room = l.ships.Union(l.house).Union(l.supply).Union(l.tiles).Union(l.log)
	}
	return room.Inset(-l.gap * 0.6).Intersect(f.UI.Bounds())
}

// unboarded are the own seat and those whose boards do not lie open, or all where words are so large that boards have no room for them.
func (f *frame) unboarded() (all []game.Seat) {
	all = append(all, f.Home)
	if len(f.lay.others) > 0 && !f.UI.Narrow() {
		return all
	}
	for i := range f.State.Seats() - 1 {
		all = append(all, f.other(i))
	}
	return all
}

// drawSheet draws on the panel what is laid out from the upper left of r on.
func (f *frame) drawSheet(r ui.Rect, o *forecast.Role, s *sheet) {
	u, th := f.UI, f.UI.Theme()
	if title := s.title.Moved(r.X, r.Y); !title.Empty() {
		f.drawSheetTitle(title, o)
	}
	side := u.Px(s.form.sign)
	for _, p := range s.players {
		line := p.at.Moved(r.X, r.Y)
		u.Region("foresee."+seatID(p.seat), line, ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Looks: true, Label: f.signWords(p.all),
		})
		face, line := line.CutLeft(u.Px(s.form.face()))
		f.portrait(face.Center(face.W-u.Px(2), face.W-u.Px(2)), p.seat)
		_, line = line.CutLeft(u.Px(panelBeside))
		high := float64(len(p.rows))*(side+u.Px(2)) - u.Px(2)
		f.drawSigns(line.Center(line.W, high), p.rows, side, th.Ink)
	}
	for _, t := range s.told {
		at := t.at.Moved(r.X, r.Y)
		at.H = u.Px(s.form.pitch)
		for _, line := range t.lines {
			u.Text(at, t.style, t.ink, ui.Left|ui.Middle, line)
			at.Y += at.H
		}
	}
}

// Figures of the title in design units.
const (
	titleBeside = 6  // between its parts
	titleMoney  = 28 // height of what tells of money
)

// titleWide is how wide the title must be, in a height in design units, for the role's name to stand there whole.
func (f *frame) titleWide(o *forecast.Role, high float64) float64 {
	u := f.UI
	w := math.Ceil(u.Px(high+titleBeside)+u.MeasureText(theme.SmallBold, roleName(u, o.Role))) + 1 // sums may be a bit less
	if money := f.titleMoney(o); len(money) > 0 {
		w += u.Px(titleBeside) + f.signWide(&money[0], u.Px(titleMoney))
	}
	return w
}

// titleMoney tells what lies on the card of a role, nothing if nothing does.
func (f *frame) titleMoney(o *forecast.Role) []sign {
	if o.Doubloons == 0 {
		return nil
	}
	return []sign{{picture: f.paint.doubloon, text: f.plus(o.Doubloons), tone: gain}}
}

// drawSheetTitle names the role and tells what lies on its card.
func (f *frame) drawSheetTitle(title ui.Rect, o *forecast.Role) {
	u, th := f.UI, f.UI.Theme()
	icon, title := title.CutLeft(title.H)
	f.paint.icon(icon.Inset(u.Px(3)), art.RoleIcon(o.Role), th.Accent)
	_, title = title.CutLeft(u.Px(titleBeside))
	if money := f.titleMoney(o); len(money) > 0 {
		var purse ui.Rect
		side := u.Px(titleMoney)
		rows, w := f.signRows(money, title.W, side)
		purse, title = title.CutRight(w)
		_, title = title.CutRight(u.Px(titleBeside))
		f.drawSigns(purse.Center(w, side), rows, side, th.Ink)
	}
	u.TextFitted(title, th.Ink, ui.Left|ui.Middle, roleName(u, o.Role), theme.Subheading, theme.BodyBold, theme.SmallBold)
}

// sentence is a sentence on the panel.
type sentence struct {
	text  string
	brief string // the same in fewer words, where there is little room; empty if there are none
	style theme.Style
	ink   theme.Color
	from  int // how much must be said for it to be told, from toldAlways on
}

// How soon sentences are left out where there is too little room.
const (
	toldAlways  = iota
	toldMeaning // what signs mean
	toldRule    // what stands in the rules
)

// sentences is what the panel says in words: what the role is, its privilege, what the signs mean, and which ends
// it could trigger. Of the settler all say what the role is, so that is said once.
func (f *frame) sentences(o *forecast.Role) []sentence {
	u, th := f.UI, f.UI.Theme()
	does := sentence{text: caption.Does(u.T, o.Role), style: theme.Small, ink: th.InkSoft, from: toldRule}
	if o.Role == puertorico.Settler {
		does.text, does.from = u.T("foresee.legend.settler"), toldMeaning
	}
	all := []sentence{does, {text: u.T("foresee.privilege", "text", caption.Privilege(u.T, o.Role)), style: theme.Small, ink: th.Ink}}
	if text, brief := f.legend(o); text != "" {
		all = append(all, sentence{text, brief, theme.Small, th.Ink, toldMeaning})
	}
	for _, text := range f.endings(o) {
		all = append(all, sentence{text: text, style: theme.SmallBold, ink: th.Danger})
	}
	return all
}

// endings says which ends of the game a role could trigger.
func (f *frame) endings(o *forecast.Role) (all []string) {
	for _, e := range endings() {
		if o.Ending&e != 0 && f.State.Ending() == 0 {
			all = append(all, f.UI.T("foresee.ends."+endingKey(e), "name", f.name(o.By)))
		}
	}
	return all
}
