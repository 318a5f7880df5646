package shell

import (
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// looked is whose board is to be seen: until somebody asks for another, the winner's as soon as that is known.
func (r *result) looked() game.Seat {
	if r.shown != game.NoSeat {
		return r.shown
	}
	if r.tally.verdict() > 0 {
		return r.order[0]
	}
	return 0
}

// boardInset is the distance in design units from the edge of a board to what is seen on it.
const boardInset = 14

// boardName is how the name of a board's owner is written in a width, in as many lines as that takes.
func (r *result) boardName(u *ui.UI, width float64, seat game.Seat) (who string, style theme.Style, high float64) {
	who = r.setup.Seats[seat].Name
	style = u.Fitting(who, width, theme.Heading, theme.Subheading, theme.BodyBold)
	return who, style, max(u.LineHeight(theme.Heading), u.MeasureWrapped(style, who, width))
}

// boardLabel is how high the names below a board are in a width.
func (r *result) boardLabel(u *ui.UI, width float64, seat game.Seat) float64 {
	_, _, high := r.boardName(u, width, seat)
	return high + u.LineHeight(theme.Body)
}

// drawBoard shows what one of the players has come to have by the end, with its owner's portrait.
func (r *result) drawBoard(u *ui.UI, at ui.Rect, seat game.Seat) {
	th := u.Theme()
	u.Shadow(at, u.Px(theme.Radius), u.Px(14), th.Shadow)
	u.Gradient(at, u.Px(theme.Radius), th.Sea, th.SeaDeep)
	u.Stroke(at, u.Px(theme.Radius), u.Px(3), th.BrassLight, th.Brass)
	inner := at.Inset(u.Px(boardInset))
	label, body := inner.CutBottom(r.boardLabel(u, inner.W, seat))
	crown := min(u.Px(190), body.H*0.34)
	_, body = body.CutTop(crown * 0.45)
	r.tells.Paint(u, body, seat)
	r.drawCrowned(u, ui.Rect{X: inner.X, Y: inner.Y, W: crown, H: crown}, seat)
	who, style, high := r.boardName(u, inner.W, seat)
	name, place := label.CutTop(high)
	u.Headed(2, func() { whole(u, name, style, th.OnDark, ui.Centered, who) })
	if b := r.s.Game.BoardOf(r.setup, seat); b != nil {
		u.Text(place, theme.Body, th.OnDarkSoft, ui.Centered, b.Name())
	}
}

// drawCrowned shows the portrait of a player, in a laurel if that is a winner.
func (r *result) drawCrowned(u *ui.UI, at ui.Rect, seat game.Seat) {
	face := at.Center(at.W*paint.WreathRoom, at.H*paint.WreathRoom)
	r.s.PaintPortrait(u, face, r.setup.Seats, seat)
	if !r.match.Winners().Has(seat) {
		return
	}
	u.PushAlpha(r.tally.verdict())
	u.Paint(at, pictureWreath, func(dst *ebiten.Image, at ui.Rect) { r.s.Art.Wreath(dst, at) })
	u.PopAlpha()
}

// offer lets the board of a seat be looked at by a click on its row, once that stands where it stays.
func (r *result) offer(u *ui.UI, row ui.Rect, seat game.Seat) {
	th := u.Theme()
	label, value := u.T("result.look", "name", r.setup.Seats[seat].Name), ""
	if b := r.s.Game.BoardOf(r.setup, seat); b != nil {
		value = b.Name() // which is written on the row, too
	}
	if told := r.figures(u, seat); told != "" {
		value = strings.TrimPrefix(value+"; "+told, "; ")
	}
	o := ui.RegionOptions{Label: label, Value: value, Tooltip: label}
	if r.tally.verdict() < 1 {
		o = ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Looks: true, Label: r.setup.Seats[seat].Name, Value: value}
	}
	got := u.Region("look."+strconv.Itoa(int(seat)), row, o)
	if got.Clicked {
		r.shown = seat
	}
	if got.Hover {
		u.Round(row.InsetXY(0, u.Px(3)), u.Px(theme.Radius), theme.Alpha(th.PaperLight, 0.6), 0, th.Paper)
	}
	if r.looked() == seat {
		u.Round(ui.Rect{X: row.X, Y: row.Y + u.Px(10), W: u.Px(5), H: row.H - u.Px(20)}, u.Px(2), th.BrassDark, 0, th.Brass)
	}
}
