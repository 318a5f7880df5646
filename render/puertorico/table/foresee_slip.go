package table

import (
	"strings"
	"unicode"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of slips in design units.
const (
	slipSign    = 30 // a picture on it
	slipPadding = 8  // beside the signs
	slipAbove   = 3  // above and below them
	slipEdge    = 4  // from the edge of the board
	signGap     = 9
)

// foresee shows on a slip on each board what the role that is rested on would do to its owner.
func (v *rolesView) foresee(f *frame) {
	if !f.ahead.shows(v.rest) {
		return
	}
	o := &f.ahead.roles[v.rest]
	f.UI.Above(func() {
		for i, board := range f.lay.others {
			f.slip(board, o, f.other(i))
		}
	})
}

// foretell tells on a panel at the card what that role would do, to everybody whose board is not to be seen, too.
func (v *rolesView) foretell(f *frame) {
	if f.ahead.shows(v.rest) {
		f.UI.Above(func() { f.panel(v, &f.ahead.roles[v.rest]) })
	}
}

// slip shows on a board what a role would do to its owner. It lies on what the role leaves as it is: on the barrels where tiles, workers or
// buildings are decided on, otherwise above them, where fields and sites are filled last.
func (f *frame) slip(board ui.Rect, o *forecast.Role, seat game.Seat) {
	u, th := f.UI, f.UI.Theme()
	all := f.signs(o, seat)
	pad, side := u.Px(slipPadding), u.Px(slipSign)
	at := board.InsetXY(u.Px(slipEdge), 0)
	rows, _ := f.signRows(all, at.W-2*pad, side)
	h := float64(len(rows))*(side+u.Px(2)) - u.Px(2) + 2*u.Px(slipAbove)
	at.Y, at.H = f.boards[seat].picture.Bottom()-h, h
	if !movesGoods(o.Role) {
		goods := f.boards[seat].goods
		at.Y = goods.Bottom() + u.Px(slipEdge) - h
		if h < goods.H {
			at.Y = goods.Middle().Y - h/2
		}
	}
	at = at.Within(u.Ground()).Rounded()
	f.ground(at)
	u.Region("foresee."+seatID(seat), at, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Looks: true, Label: f.signWords(all),
	})
	f.drawSigns(at.InsetXY(pad, u.Px(slipAbove)), rows, side, th.Ink)
}

// movesGoods reports whether a role is about barrels.
func movesGoods(r puertorico.Role) bool {
	switch r {
	case puertorico.Craftsman, puertorico.Trader, puertorico.Captain:
		return true
	}
	return false
}

// ground is the paper on which something is foretold.
func (f *frame) ground(r ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	u.Shadow(r.Moved(0, u.Px(3)), u.Px(6), u.Px(12), th.Shadow)
	u.Paper(r, u.Px(6), th.PaperLight)
	u.Stroke(r, u.Px(6), u.Px(2), th.Accent, th.BrassDark)
}

// signWords is what signs say in words.
func (f *frame) signWords(all []sign) string {
	var words []string
	for _, s := range all {
		if s.words != "" {
			words = append(words, s.words)
		}
	}
	return strings.Join(words, ", ")
}

// signStyle is in which style the text of a sign of a height is written: numbers larger than words.
func (f *frame) signStyle(text string, side float64) theme.Style {
	if f.UI.LineHeight(theme.Number) <= side && !strings.ContainsFunc(text, unicode.IsLetter) {
		return theme.Number
	}
	return theme.SmallBold
}

// signWide is how wide a sign of a height is.
func (f *frame) signWide(s *sign, side float64) (w float64) {
	if s.picture != nil {
		w = side
	}
	if s.text != "" {
		w += f.UI.MeasureText(f.signStyle(s.text, side), s.text)
	}
	if s.picture != nil && s.text != "" {
		w += f.UI.Px(4)
	}
	return w
}

// signRows breaks signs of a height into rows of a width, and returns how wide the widest is. Signs that belong together stand in one row
// if they have room in one.
func (f *frame) signRows(all []sign, most, side float64) (rows [][]sign, wide float64) {
	gap, at := f.UI.Px(signGap), 0.0
	for i := range all {
		w := f.signWide(&all[i], side)
		together := w
		for k := i + 1; k < len(all) && all[k].joins; k++ {
			together += gap + f.signWide(&all[k], side)
		}
		if len(rows) == 0 || at+gap+w > most || !all[i].joins && at+gap+together > most {
			rows, at = append(rows, nil), -gap
		}
		at += gap + w
		rows[len(rows)-1] = append(rows[len(rows)-1], all[i])
		wide = max(wide, at)
	}
	return rows, wide
}

// drawSigns draws rows of signs of a height from the upper edge of r downwards.
func (f *frame) drawSigns(r ui.Rect, rows [][]sign, side float64, ink theme.Color) {
	u := f.UI
	for _, row := range rows {
		line, rest := r.CutTop(side)
		_, r = rest.CutTop(u.Px(2))
		for i := range row {
			s := &row[i]
			at, after := line.CutLeft(f.signWide(s, side))
			_, line = after.CutLeft(u.Px(signGap))
			if s.picture != nil {
				var picture ui.Rect
				picture, at = at.CutLeft(side)
				s.picture(picture)
			}
			if s.text != "" {
				c := f.toned(s.tone)
				if s.tone == plain {
					c = ink
				}
				u.Text(at, f.signStyle(s.text, side), c, ui.Right|ui.Middle, s.text)
			}
		}
	}
}

// toned is the colour of a sign.
func (f *frame) toned(t tone) theme.Color {
	th := f.UI.Theme()
	switch t {
	case soft:
		return th.InkSoft
	case gain:
		return th.Good
	case loss:
		return th.Danger
	}
	return th.Ink
}
