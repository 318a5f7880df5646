package shell

import (
	"strconv"

	"islas/game"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// drawRow draws the points of one player.
func (r *result) drawRow(u *ui.UI, row ui.Rect, place int, size resultPlaces) {
	th := u.Theme()
	seat := r.order[place]
	won := r.match.Winners().Has(seat)
	if !size.board.Empty() {
		r.offer(u, row, seat)
	} else if told := r.figures(u, seat); told != "" {
		u.Region("points."+strconv.Itoa(int(seat)), row, ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Looks: true, Label: r.setup.Seats[seat].Name, Value: told,
		})
	}
	if won {
		u.PushAlpha(r.tally.verdict())
		u.Round(row.InsetXY(0, u.Px(3)), u.Px(theme.Radius), th.PaperLight, 0, th.Paper)
		u.PopAlpha()
	} else if r.tally.verdict() == 1 && place > 0 && !r.match.Winners().Has(r.order[place-1]) {
		u.Line(ui.Point{X: row.X, Y: row.Y}, ui.Point{X: row.Right(), Y: row.Y}, u.Px(1), th.InkFaint)
	}
	player, cells := r.columns(u, row, size)
	r.drawPlayer(u, player.InsetXY(u.Px(8), u.Px(8)), seat, won && r.tally.verdict() > 0)
	sum := 0
	for i, source := range r.tells.Sources {
		amount := source.Amounts[seat]
		u.PushAlpha(r.tally.column(i))
		r.drawAmount(u, cells[i], amount)
		u.PopAlpha()
		sum += r.tally.counted(i, amount.Points)
	}
	c := th.Ink
	if won && r.tally.verdict() > 0 {
		c = th.Good
	}
	u.Text(cells[len(cells)-1], theme.Score, c, ui.Centered, strconv.Itoa(sum))
}

// drawPlayer draws a player's board, portrait and name, with a crown for a winner.
func (r *result) drawPlayer(u *ui.UI, at ui.Rect, seat game.Seat, won bool) {
	th := u.Theme()
	who := r.setup.Seats[seat]
	if b := r.s.Game.BoardOf(r.setup, seat); b == nil {
		at = r.drawFace(u, at, seat)
	} else if at.W > u.Px(190) {
		var picture ui.Rect
		share := 0.34
		if at.W < u.Px(320) {
			share = 0.26 // so that the portrait finds room, too
		}
		picture, at = at.CutLeft(min(u.Px(104), at.W*share))
		u.Gradient(picture, u.Px(theme.Radius/2), th.Sea, th.SeaDeep)
		b.Paint(r.s, u, picture.Inset(u.Px(2)), -1)
		_, at = at.CutLeft(u.Px(14))
		at = r.drawFace(u, at, seat)
		if both := u.LineHeight(theme.BodyBold) + u.LineHeight(theme.Small); at.H >= both {
			lines := at.Center(at.W, both)
			at, lines = lines.CutTop(u.LineHeight(theme.BodyBold))
			named(u, lines, theme.Small, th.InkSoft, ui.Left|ui.Middle, b.Name())
		}
	}
	if won {
		var crown ui.Rect
		crown, at = at.CutLeft(u.Px(26))
		r.s.Icon(paint.IconCrown)(u, crown.Center(u.Px(26), u.Px(26)), th.BrassDark)
		_, at = at.CutLeft(u.Px(8))
	}
	named(u, at, u.Fitting(who.Name, at.W, theme.BodyBold, theme.SmallBold), th.Ink, ui.Left|ui.Middle, who.Name)
}

// drawFace draws a player's portrait at the left end of at, where the name keeps room beside it, and returns the rest.
func (r *result) drawFace(u *ui.UI, at ui.Rect, seat game.Seat) ui.Rect {
	side := min(at.H, u.Px(56))
	if at.W < side+u.Px(130) {
		return at
	}
	face, rest := at.CutLeft(side)
	r.s.PaintPortrait(u, face.Center(side, side), r.setup.Seats, seat)
	_, rest = rest.CutLeft(u.Px(10))
	return rest
}

// drawAmount draws points with what they come from below them.
func (r *result) drawAmount(u *ui.UI, cell ui.Rect, amount stage.Amount) {
	th := u.Theme()
	if amount.Count == 0 {
		text, ink := strconv.Itoa(amount.Points), th.Ink
		if amount.Points == 0 {
			text, ink = u.T("common.none"), th.InkSoft
		}
		u.Text(cell, theme.Number, ink, ui.Centered, text)
		return
	}
	cell = cell.Center(cell.W, u.LineHeight(theme.Number)+u.LineHeight(theme.Small))
	points, count := cell.CutTop(u.LineHeight(theme.Number))
	u.Text(points, theme.Number, th.Ink, ui.Centered, strconv.Itoa(amount.Points))
	each := strconv.Itoa(amount.Count) + " × " + strconv.Itoa(amount.Points/amount.Count)
	u.Text(count, theme.Small, th.InkSoft, ui.Centered, each)
}
