package shell

import (
	"slices"
	"strconv"
	"strings"

	"islas/game"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the columns of the table of points. The column of the names has its usual width unless the heads of the others need a part of
// that.
const (
	tableLeast  = 690  // least width of the table, in design units
	namesShare  = 0.36 // of the width
	namesLeast  = 0.25
	columnGap   = 4  // design units
	signSide    = 28 // of an icon above or before its name
	signStretch = 1.6
)

// rowSize is the heights of the rows of the table in design units.
type rowSize struct{ head, row float64 }

// The heights with much and with little room.
var highRows, lowRows = rowSize{84, 84}, rowSize{64, 62}

// drawTable draws everybody's points, which scroll below their head.
func (r *result) drawTable(u *ui.UI, area ui.Rect, rows rowSize) {
	head, body := r.pointBlocks(u, area.W, rows)
	if head.height+body.height > area.H+1 {
		area.W -= u.Px(scrollMargin)
		head, body = r.pointBlocks(u, area.W, rows)
		area.W += u.Px(scrollMargin)
	}
	at, rest := area.CutTop(head.height)
	u.Scroll("points", rest, body.height, func(below ui.Rect) {
		body.draw(below)
		at.W = below.W
	})
	head.draw(at)
}

// pointBlocks returns everybody's points by source, with their head: a table where its columns have room for their names in whole words, or
// else a sheet for each player below each other.
func (r *result) pointBlocks(u *ui.UI, width float64, rows rowSize) (head, body block) {
	heads := append(slices.Clone(r.tells.Sources), stage.Source{Label: "result.total", Icon: paint.IconCrown}) // and the sum
	if names, fit := namesWidth(u, heads, width, u.Px(rows.head)); fit {
		row := u.Px(rows.row)
		return block{u.Px(rows.head), func(at ui.Rect) { r.drawHead(u, at, names, heads) }},
			block{row * float64(len(r.order)), func(at ui.Rect) {
				for i, row := range at.Column(len(r.order), 0) {
					r.drawRow(u, row, i, names)
				}
			}}
	}
	text := paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Center, r.rounds(u))
	n, gap := max(1, int((width+u.Px(theme.Gap))/u.Px(pointsBeside))), u.Px(theme.Gap)
	sheets := abreast(r.order, n, width, gap, func(seat game.Seat, width float64) block { return r.sheetBlock(u, width, seat) })
	return block{text.height + gap, text.draw}, column(gap, sheets...)
}

// rounds returns the text of how many rounds were played.
func (r *result) rounds(u *ui.UI) string {
	if r.tells.Stalled {
		return u.T("result.rounds.stalled", "n", r.match.Round())
	}
	return u.T("result.rounds", "n", r.match.Round())
}

// namesWidth returns the width of the players' column in a table of a width, less than usual if need be, and whether the heads of the other
// columns have room in a height without a broken word.
func namesWidth(u *ui.UI, heads []stage.Source, width, height float64) (names float64, fit bool) {
	n, gap, need := float64(len(heads)), u.Px(columnGap), 0.0
	for _, h := range heads {
		for word := range strings.FieldsSeq(u.T(h.Label)) {
			need = max(need, u.MeasureText(theme.SmallBold, word))
		}
	}
	cell := func(share float64) float64 { return (width*(1-share) - gap*(n-1)) / n }
	share := namesShare
	if cell(share) < need {
		share = max(namesLeast, 1-(need*n+gap*(n-1))/width-0.001)
	}
	fit = width >= u.Px(tableLeast) && cell(share) >= need && !slices.ContainsFunc(heads, func(h stage.Source) bool {
		return u.MeasureWrapped(theme.SmallBold, u.T(h.Label), cell(share)) > height
	})
	return width * share, fit
}

// columns divides a row of the table: the player, the sources of points, the sum.
func (r *result) columns(u *ui.UI, row ui.Rect, names float64) (player ui.Rect, cells []ui.Rect) {
	player, rest := row.CutLeft(names)
	return player, rest.Row(len(r.tells.Sources)+1, u.Px(columnGap))
}

// drawHead draws the heads of the columns.
func (r *result) drawHead(u *ui.UI, row ui.Rect, names float64, heads []stage.Source) {
	th := u.Theme()
	player, cells := r.columns(u, row, names)
	u.TextFitted(player.InsetXY(u.Px(8), 0), th.InkSoft, ui.Left|ui.Middle, r.rounds(u), theme.Body, theme.Small)
	for i, h := range heads {
		r.drawHeading(u, cells[i], i, h)
	}
	y := row.Bottom() - u.Px(1)
	u.Line(ui.Point{X: row.X, Y: y}, ui.Point{X: row.Right(), Y: y}, u.Px(2), th.BrassDark)
}

// drawHeading draws the head of the i-th column, with its icon where the text needs only one line.
func (r *result) drawHeading(u *ui.UI, cell ui.Rect, i int, h stage.Source) {
	label := u.T(h.Label)
	u.Passive("source."+strconv.Itoa(i), cell, ui.RegionOptions{Label: label, Looks: true})
	if line := u.LineHeight(theme.SmallBold); u.MeasureText(theme.SmallBold, label) <= cell.W {
		var sign ui.Rect
		cell = cell.Center(cell.W, u.Px(34)+line)
		sign, cell = cell.CutTop(cell.H - line)
		r.drawSign(u, sign.Center(min(sign.W, u.Px(signSide*signStretch)), u.Px(signSide)), h)
	}
	u.TextWrapped(cell, theme.SmallBold, u.Theme().InkSoft, ui.Center|ui.Middle, label)
}

// drawSign draws the icon of a source.
func (r *result) drawSign(u *ui.UI, at ui.Rect, h stage.Source) {
	if h.Paint != nil {
		h.Paint(u, at)
		return
	}
	side := min(at.W, at.H)
	r.s.Icon(h.Icon)(u, at.Center(side, side), u.Theme().BrassDark)
}

// drawRow draws the points of one player.
func (r *result) drawRow(u *ui.UI, row ui.Rect, place int, names float64) {
	th := u.Theme()
	seat := r.order[place]
	won := r.match.Winners().Has(seat)
	if r.boarded {
		r.offer(u, row, seat)
	} else {
		u.Passive("points."+strconv.Itoa(int(seat)), row, ui.RegionOptions{Looks: true, Label: r.setup.Seats[seat].Name, Value: r.figures(u, seat)})
	}
	if won {
		u.Round(row.InsetXY(0, u.Px(3)), u.Px(theme.Radius), th.PaperLight, 0, th.Paper)
	} else if place > 0 && !r.match.Winners().Has(r.order[place-1]) {
		u.Line(ui.Point{X: row.X, Y: row.Y}, ui.Point{X: row.Right(), Y: row.Y}, u.Px(1), th.InkFaint)
	}
	player, cells := r.columns(u, row, names)
	r.drawPlayer(u, player.InsetXY(u.Px(8), u.Px(8)), seat, won)
	sum := 0
	for i, source := range r.tells.Sources {
		amount := source.Amounts[seat]
		r.drawAmount(u, cells[i], amount)
		sum += amount.Points
	}
	c := th.Ink
	if won {
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
			share = 0.26 // leaves room for the portrait
		}
		picture, at = at.CutLeft(min(u.Px(104), at.W*share))
		u.Gradient(picture, u.Px(theme.Radius/2), th.Sea, th.SeaDeep)
		b.Paint(r.s, u, picture.Inset(u.Px(2)), -1)
		_, at = at.CutLeft(u.Px(14))
		at = r.drawFace(u, at, seat)
		if both := u.LineHeight(theme.BodyBold) + u.LineHeight(theme.Small); at.H >= both {
			lines := at.Center(at.W, both)
			at, lines = lines.CutTop(u.LineHeight(theme.BodyBold))
			u.TextCut(lines, theme.Small, th.InkSoft, ui.Left|ui.Middle, b.Name())
		}
	}
	if won {
		crown := at.TakeLeft(u.Px(26), 0)
		r.s.Icon(paint.IconCrown)(u, crown.Center(u.Px(26), u.Px(26)), th.BrassDark)
		_, at = at.CutLeft(u.Px(8))
	}
	u.TextCut(at, u.Fitting(who.Name, at.W, theme.BodyBold, theme.SmallBold), th.Ink, ui.Left|ui.Middle, who.Name)
}

// drawFace draws a player's portrait at the left end of at, where the name has room beside it, and returns the rest.
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

// drawAmount draws points, with the count and the points for each below them if they were counted.
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

// Sizes of a player's sheet of points in design units.
const (
	sheetFace    = 44  // of a portrait beside a name
	pointsBeside = 266 // least width of a sheet, with a gap, that stands beside others
)

// sheetBlock returns the points of a player: a line for each source, and the sum.
func (r *result) sheetBlock(u *ui.UI, width float64, seat game.Seat) block {
	inner := width - u.Px(2*theme.Gap)
	head := max(u.MeasureWrapped(theme.BodyBold, r.setup.Seats[seat].Name, inner-u.Px(sheetFace+theme.Gap)), u.Px(sheetFace))
	var lines []block
	sum := 0
	for _, source := range r.tells.Sources {
		amount := source.Amounts[seat]
		text, points := u.T(source.Label), strconv.Itoa(amount.Points)
		switch {
		case amount.Count > 0:
			text += "\n" + strconv.Itoa(amount.Count) + " × " + strconv.Itoa(amount.Points/amount.Count)
		case amount.Points == 0:
			points = u.T("common.none")
		}
		sign := func(at ui.Rect) { r.drawSign(u, at, source) }
		lines = append(lines, r.line(u, inner, theme.Small, text, points, sign))
		sum += amount.Points
	}
	lines = append(lines, r.line(u, inner, theme.BodyBold, u.T("result.total"), strconv.Itoa(sum), nil))
	gap := u.Px(theme.Gap * 0.75)
	return block{head + 2*gap + heightOf(lines, gap) + u.Px(2*theme.Gap), func(at ui.Rect) {
		at = u.Sheet(at)
		name := at.TakeTop(head, 0)
		r.drawWho(u, name, seat)
		for i, line := range lines {
			_, at = at.CutTop(gap)
			if i == len(lines)-1 {
				u.Line(at.Min(), ui.Point{X: at.Right(), Y: at.Y}, u.Px(1), u.Theme().BrassDark)
				_, at = at.CutTop(gap)
			}
			row := at.TakeTop(line.height, 0)
			line.draw(row)
		}
	}}
}

// drawWho draws a player's portrait and name, with a crown for a winner.
func (r *result) drawWho(u *ui.UI, at ui.Rect, seat game.Seat) {
	face, name := at.CutLeft(u.Px(sheetFace))
	r.s.PaintPortrait(u, face.Center(face.W, face.W), r.setup.Seats, seat)
	if r.match.Winners().Has(seat) {
		crown(u, r.s, ui.Point{X: face.Right() - u.Px(8), Y: face.Y + u.Px(6)})
	}
	_, name = name.CutLeft(u.Px(theme.Gap))
	u.Headed(2, func() {
		u.TextWrapped(name, theme.BodyBold, u.Theme().Ink, ui.Left|ui.Middle, r.setup.Seats[seat].Name)
	})
}

// line returns a text with a number at its end; sign draws an icon before it, nil for none.
func (r *result) line(u *ui.UI, width float64, style theme.Style, text, number string, sign func(at ui.Rect)) block {
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
			before := words.TakeLeft(start, 0)
			sign(before.Center(u.Px(signSide*signStretch), u.Px(signSide)))
		}
		u.TextWrapped(words, style, th.Ink, ui.Left|ui.Middle, text)
		u.Text(figure, theme.Number, th.Ink, ui.Right|ui.Middle, number)
	}}
}
