package table

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	fore "islas/render/forecast"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of what is foretold on boards and cards, in design units.
const (
	stripSign    = 30 // height of a sign on a board
	stripPadding = 8  // beside the signs
	stripAbove   = 3  // above and below them
	stripEdge    = 4  // from the edge of the board
	warnSign     = 28 // height of a sign on a role card
)

// foresee shows on each board what the role that is rested on would do to its owner.
func (v *rolesView) foresee(f *frame) {
	if !f.ahead.shows(v.rest) {
		return
	}
	f.UI.Above(func() {
		for i, board := range f.lay.others {
			f.strip(board, &f.ahead.roles[v.rest], f.other(i))
		}
	})
}

// strip shows on a board what a role would do to its owner. It lies on what the role leaves as it is: on the barrels where tiles, workers or
// buildings are decided on, otherwise above them, where fields and sites are filled last.
func (f *frame) strip(board ui.Rect, o *forecast.Role, seat game.Seat) {
	u := f.UI
	all := f.signs(o, seat)
	at := board.InsetXY(u.Px(stripEdge), 0)
	flow := all.Flow(u, at.W-2*u.Px(stripPadding), u.Px(stripSign))
	at.H = flow.H + 2*u.Px(stripAbove)
	switch goods := f.boards[seat].goods; {
	case o.Role == puertorico.Craftsman || o.Role == puertorico.Trader || o.Role == puertorico.Captain:
		at.Y = f.boards[seat].picture.Bottom() - at.H
	case at.H < goods.H:
		at.Y = goods.Middle().Y - at.H/2
	default:
		at.Y = goods.Bottom() + u.Px(stripEdge) - at.H
	}
	at = at.Within(u.Ground()).Rounded()
	fore.Paper(u, at)
	u.Region(foretoldID(seat), at, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Looks: true, Label: all.Words()})
	flow.Draw(u, at.InsetXY(u.Px(stripPadding), u.Px(stripAbove)))
}

// warnings are what a role would bar, lose or leave short for the own player, and whether it could end the game: what is said on
// its card, before anybody rests on it.
func (f *frame) warnings(role puertorico.Role) (all fore.Signs) {
	if !f.ahead.shows(role) {
		return nil
	}
	o := &f.ahead.roles[role]
	for _, s := range f.signs(o, f.Actor) {
		if s.Tone == fore.Loss {
			s.Text = s.Brief
			all = append(all, s)
		}
	}
	if ends := f.endings(o); len(ends) > 0 {
		all = append(all, fore.Sign{Text: f.UI.T("foresee.end"), Tone: fore.Loss, Words: strings.Join(ends, " ")})
	}
	return all
}

// warn marks at the lower edge of a role card what it would bar, lose or leave short.
func (f *frame) warn(r ui.Rect, role puertorico.Role) {
	u, th := f.UI, f.UI.Theme()
	all := f.warnings(role)
	if len(all) == 0 {
		return
	}
	flow := all.Flow(u, r.W-u.Px(8), u.Px(warnSign))
	h := flow.H + u.Px(2)
	at := ui.Rect{X: r.Middle().X - flow.W/2 - u.Px(4), Y: r.Bottom() - h - u.Px(3), W: flow.W + u.Px(8), H: h + u.Px(1)}.Rounded()
	edge := theme.Mix(th.Danger, th.Ink, 0.35) // so dark that it shows where the light ground does not, on whatever the card shows
	u.Round(at, min(u.Px(9), at.H/2), th.PaperLight, u.LinePx(1.5), edge)
	flow.Draw(u, at.InsetXY(u.Px(4), u.Px(1)))
}
