package shell

import (
	"strconv"

	"islas/game"
	"islas/game/match"
	"islas/locales"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the result in windows in which everything stands below each other, in design units.
const (
	flowFace  = 44   // of a portrait beside a name
	flowSign  = 28   // height of the sign of a source of points
	chartLow  = 290  // of the chart at least
	chartHigh = 320  // and at most
	chartFlat = 0.7  // of its width
	boardHigh = 0.75 // of the width of a board, in which it is painted

	pointsBeside = 520 // from this width on the points of two players stand beside each other
	waysBeside   = 380 // and from this one on two ways on
)

// drawFlowing draws everything below each other: who has won, and either the points, every one with where it comes from in words, or the
// course of the match with what everybody has come to have.
func (r *result) drawFlowing(u *ui.UI) {
	room := u.Bounds().Inset(u.Px(theme.Gap / 2))
	if h := u.NoticeHeight(room.W); h > 0 {
		var told ui.Rect
		told, room = room.CutBottom(h)
		_, room = room.CutBottom(u.Px(menuGap))
		u.NoticesIn(told)
	}
	var followed func()
	drawBlocks(u, "result", page(u, room), u.Px(theme.Gap), func(width float64) []block {
		all := r.headBlocks(u, width)
		story := r.tells.Course != nil && r.page == storyPage
		if !story {
			all = append(all, r.pointBlocks(u, width)...)
		} else {
			all = append(all, r.storyBlocks(u, width)...)
		}
		if r.tells.Paint != nil && (story || r.tells.Course == nil) {
			for _, seat := range r.order {
				all = append(all, r.boardBlocks(u, width, seat)...)
			}
		}
		return append(all, r.wayBlocks(u, width, &followed)...)
	})
	r.goOn(u, followed)
}

// headBlocks say who has won, and let points and their course take turns.
func (r *result) headBlocks(u *ui.UI, width float64) (all []block) {
	th := u.Theme()
	switch {
	case r.setup.Box != "":
		all = append(all, paragraph(u, width, theme.Small, th.InkSoft, ui.Centered, u.T("box.played")))
	case r.sailed.is:
		long, _ := r.sailedText(u)
		high := max(u.MeasureWrapped(theme.Small, long, width), u.Px(theme.Target))
		all = append(all, block{high, func(at ui.Rect) { r.drawVoyage(u, at) }})
	}
	if by := r.match.Helped(); by != match.Nobody && !r.sailed.is {
		all = append(all, paragraph(u, width, theme.Small, th.InkSoft, ui.Centered, helped(u, by)))
	}
	text := r.verdict()
	won := paragraph(u, width, theme.Subheading, th.Ink, ui.Centered, text)
	all = append(all, block{won.height, func(at ui.Rect) {
		u.PushAlpha(r.tally.verdict())
		u.Headed(1, func() { won.draw(at) })
		u.PopAlpha()
	}})
	if r.tells.Course == nil {
		return all
	}
	labels := []string{u.T("result.points"), u.T("result.story")}
	return append(all, choiceBlock(u, width, "page", labels[1], labels, &r.page))
}

// pointBlocks are the points of everybody. While they are counted the players stand as they sit.
func (r *result) pointBlocks(u *ui.UI, width float64) (all []block) {
	rounds := "result.rounds"
	if r.tells.Stalled {
		rounds = "result.rounds.stalled"
	}
	all = append(all, paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Center, u.T(rounds, "n", r.match.Round())))
	n, gap := 1, u.Px(theme.Gap)
	if width >= u.Px(pointsBeside) {
		n = 2
	}
	var players []block
	for i := range r.order {
		seat := game.Seat(i)
		if r.tally.verdict() > 0 {
			seat = r.order[i]
		}
		players = append(players, r.playerBlock(u, partOf(width, n, gap), seat))
	}
	return append(all, abreast(players, n, gap)...)
}

// playerBlock is the points of a player: a line for each source, and the sum.
func (r *result) playerBlock(u *ui.UI, width float64, seat game.Seat) block {
	inner := width - u.Px(2*theme.Gap)
	head := max(u.MeasureWrapped(theme.BodyBold, r.setup.Seats[seat].Name, inner-u.Px(flowFace+theme.Gap)), u.Px(flowFace))
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
	face, name := at.CutLeft(u.Px(flowFace))
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
		start = u.Px(flowSign*signStretch + theme.Gap/2)
	}
	high := max(u.MeasureWrapped(style, text, width-start-end), u.LineHeight(theme.Number), u.Px(flowSign))
	return block{high, func(at ui.Rect) {
		figure, words := at.CutRight(end)
		if sign != nil {
			var before ui.Rect
			before, words = words.CutLeft(start)
			sign(before.Center(u.Px(flowSign*signStretch), u.Px(flowSign)))
		}
		u.TextWrapped(words, style, th.Ink, ui.Left|ui.Middle, text)
		u.PushAlpha(shown)
		u.Text(figure, theme.Number, th.Ink, ui.Right|ui.Middle, number)
		u.PopAlpha()
	}}
}

// storyBlocks are the chart of the points and everything worth telling.
func (r *result) storyBlocks(u *ui.UI, width float64) (all []block) {
	all = append(all, block{min(max(width*chartFlat, u.Px(chartLow)), u.Px(chartHigh)), func(at ui.Rect) { r.drawChart(u, at) }})
	for _, e := range r.entries(u, width) {
		e.height = max(e.height, u.Px(theme.Target))
		all = append(all, block{e.height, func(at ui.Rect) { r.drawEntry(u, at, e, true) }})
	}
	return all
}

// boardBlocks show what a player has come to have: the name, and the picture.
func (r *result) boardBlocks(u *ui.UI, width float64, seat game.Seat) []block {
	th := u.Theme()
	text := r.setup.Seats[seat].Name
	if b := r.s.Game.BoardOf(r.setup, seat); b != nil {
		text = locales.List(u.T, []string{text, b.Name()})
	}
	name := paragraph(u, width, theme.SmallBold, th.Ink, ui.Left, text)
	return []block{
		{name.height, func(at ui.Rect) { u.Headed(2, func() { name.draw(at) }) }},
		{width * boardHigh, func(at ui.Rect) {
			if !at.Intersect(u.Bounds()).Empty() {
				u.Gradient(at, u.Px(theme.Radius), th.Sea, th.SeaDeep)
				r.tells.Paint(u, at.Inset(u.Px(theme.Gap/2)), seat)
			}
		}},
	}
}
