package table

import (
	"strings"

	"islas/game"
	"islas/game/puertorico/forecast"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of slips in design units.
const (
	slipWide    = 150 // of a slip beside a board, at most
	slipSign    = 30  // a picture on it
	slipPadding = 6
	signGap     = 7
	slipOver    = 10 // how far a slip lies over the board it is about
)

// foresee shows what the role that is rested on would do to everybody: on a slip at each board, and on a panel at the card.
func (v *rolesView) foresee(f *frame) {
	if !f.ahead.shows(v.rest) {
		return
	}
	o := &f.ahead.roles[v.rest]
	f.ui.Above(func() {
		clear := f.ui.Bounds()
		for i, board := range f.lay.others {
			at := f.slip(board, o, f.other(i))
			if f.lay.shape == wide {
				clear.W = min(clear.W, f.ui.Bounds().Right()-at.Right())
			}
		}
		clear.X = f.ui.Bounds().Right() - clear.W
		f.panel(v, o, clear)
	})
}

// slip shows at a board what a role would do to its owner, and returns where.
func (f *frame) slip(board ui.Rect, o *forecast.Role, seat game.Seat) ui.Rect {
	u, th := f.ui, f.ui.Theme()
	all := f.signs(o, seat)
	pad, side := u.Px(slipPadding), u.Px(slipSign)
	rows, w := f.signRows(all, u.Px(slipWide)-2*pad, side)
	h := float64(len(rows))*side + float64(len(rows)-1)*u.Px(2) + 2*pad
	at := ui.Rect{X: board.Right() - u.Px(slipOver), Y: board.Middle().Y - h/2, W: w + 2*pad, H: h}
	if f.lay.shape != wide || !at.Intersect(f.lay.roles).Empty() {
		at.X = board.Right() - at.W - u.Px(4)
	}
	at = at.Within(u.Bounds()).Rounded()
	f.ground(at)
	u.Region("foresee."+seatID(seat), at, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Looks: true, Label: f.signWords(all),
	})
	f.drawSigns(at.Inset(pad), rows, side, th.Ink)
	return at
}

// ground is the paper on which something is foretold.
func (f *frame) ground(r ui.Rect) {
	u, th := f.ui, f.ui.Theme()
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

// signStyle is in which style the text of signs of a height is written.
func (f *frame) signStyle(side float64) theme.Style {
	if f.ui.LineHeight(theme.Number) <= side {
		return theme.Number
	}
	return theme.SmallBold
}

// signWide is how wide a sign of a height is.
func (f *frame) signWide(s *sign, side float64) (w float64) {
	if s.picture != nil {
		w = side * s.stretch()
	}
	if s.text != "" {
		w += f.ui.Px(3) + f.ui.MeasureText(f.signStyle(side), s.text)
	}
	return w
}

// signRows breaks signs of a height into rows of a width, and returns how wide the widest is.
func (f *frame) signRows(all []sign, most, side float64) (rows [][]sign, wide float64) {
	gap, at := f.ui.Px(signGap), 0.0
	for i := range all {
		w := f.signWide(&all[i], side)
		if len(rows) == 0 || at+gap+w > most {
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
	u := f.ui
	style := f.signStyle(side)
	for _, row := range rows {
		line, rest := r.CutTop(side)
		_, r = rest.CutTop(u.Px(2))
		for i := range row {
			s := &row[i]
			at, after := line.CutLeft(f.signWide(s, side))
			_, line = after.CutLeft(u.Px(signGap))
			if s.picture != nil {
				var picture ui.Rect
				picture, at = at.CutLeft(side * s.stretch())
				s.picture(picture)
			}
			if s.text != "" {
				c := f.toned(s.tone)
				if s.tone == plain {
					c = ink
				}
				u.Text(at, style, c, ui.Right|ui.Middle, s.text)
			}
		}
	}
}

// toned is the colour of a sign.
func (f *frame) toned(t tone) theme.Color {
	th := f.ui.Theme()
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
