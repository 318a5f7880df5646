package shell

import (
	"strconv"

	"islas/game"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the sheets of points in design units.
const (
	sheetFace    = 44  // of a portrait beside a name
	pointsBeside = 266 // least width of a sheet, with a gap, beside which others stand
)

// sheetBlock is the points of a player: a line for each source, and the sum.
func (r *result) sheetBlock(u *ui.UI, width float64, seat game.Seat) block {
	inner := width - u.Px(2*theme.Gap)
	head := max(u.MeasureWrapped(theme.BodyBold, r.setup.Seats[seat].Name, inner-u.Px(sheetFace+theme.Gap)), u.Px(sheetFace))
	var lines []block
	sum := 0
	for i, source := range r.tells.Sources {
		amount := source.Amounts[seat]
		text, points := u.T(source.Label), strconv.Itoa(amount.Points)
		switch {
		case amount.Count > 0:
			text += "\n" + strconv.Itoa(amount.Count) + " × " + strconv.Itoa(amount.Points/amount.Count)
		case amount.Points == 0:
			points = u.T("common.none")
		}
		sign := func(at ui.Rect) { r.drawSign(u, at, source) }
		lines = append(lines, r.line(u, inner, theme.Small, text, points, r.tally.column(i), sign))
		sum += r.tally.counted(i, amount.Points)
	}
	lines = append(lines, r.line(u, inner, theme.BodyBold, u.T("result.total"), strconv.Itoa(sum), 1, nil))
	gap := u.Px(theme.Gap * 0.75)
	return block{head + 2*gap + heightOf(lines, gap) + u.Px(2*theme.Gap), func(at ui.Rect) {
		at = u.Sheet(at)
		var name ui.Rect
		name, at = at.CutTop(head)
		r.drawWho(u, name, seat)
		for i, line := range lines {
			_, at = at.CutTop(gap)
			if i == len(lines)-1 {
				u.Line(at.Min(), ui.Point{X: at.Right(), Y: at.Y}, u.Px(1), u.Theme().BrassDark)
				_, at = at.CutTop(gap)
			}
			var row ui.Rect
			row, at = at.CutTop(line.height)
			line.draw(row)
		}
	}}
}

// drawWho draws who a player is, with a crown for a winner.
func (r *result) drawWho(u *ui.UI, at ui.Rect, seat game.Seat) {
	face, name := at.CutLeft(u.Px(sheetFace))
	r.s.PaintPortrait(u, face.Center(face.W, face.W), r.setup.Seats, seat)
	if r.match.Winners().Has(seat) {
		u.PushAlpha(r.tally.verdict())
		crown(u, r.s, ui.Point{X: face.Right() - u.Px(8), Y: face.Y + u.Px(6)})
		u.PopAlpha()
	}
	_, name = name.CutLeft(u.Px(theme.Gap))
	u.Headed(2, func() {
		u.TextWrapped(name, theme.BodyBold, u.Theme().Ink, ui.Left|ui.Middle, r.setup.Seats[seat].Name)
	})
}

// line is a text with a number at its end, which is so visible; sign draws what stands before it, nil for nothing.
func (r *result) line(u *ui.UI, width float64, style theme.Style, text, number string, shown float64, sign func(at ui.Rect)) block {
	th := u.Theme()
	end := u.MeasureText(theme.Number, number) + u.Px(theme.Gap)
	start := 0.0
	if sign != nil {
		start = u.Px(signSide*signStretch + theme.Gap/2)
	}
	high := max(u.MeasureWrapped(style, text, width-start-end), u.LineHeight(theme.Number), u.Px(signSide))
	return block{high, func(at ui.Rect) {
		figure, words := at.CutRight(end)
		if sign != nil {
			var before ui.Rect
			before, words = words.CutLeft(start)
			sign(before.Center(u.Px(signSide*signStretch), u.Px(signSide)))
		}
		u.TextWrapped(words, style, th.Ink, ui.Left|ui.Middle, text)
		u.PushAlpha(shown)
		u.Text(figure, theme.Number, th.Ink, ui.Right|ui.Middle, number)
		u.PopAlpha()
	}}
}
