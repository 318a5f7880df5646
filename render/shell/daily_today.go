package shell

import (
	"slices"
	"strconv"
	"time"

	"islas/game"
	"islas/game/daily"
	"islas/render/keep/chronicle"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the daily challenge of today in design units.
const (
	dayHigh     = 66
	pictureHigh = 230 // of its picture, at least
	seatsFace   = 50
	seatsFrom   = 480 // width from which all seats stand side by side whatever their names
	pictureFlat = 1.4 // least width of the picture divided by its height
	rivalHigh   = 56
	rivalSum    = 54
	wordsGap    = 10

	dailyLow = 0.8 // part of the height of the window; a higher page is scrolled
)

// parts returns the parts of both pages of the daily challenges: today's on the left, all days on the right.
func (a *challenges) parts(u *ui.UI, width float64) (left, right []part) {
	legend := paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Left|ui.Top, u.T("daily.seals"))
	right = []part{{a.statsPart(u, width), false}, {a.calendarPart(u, width), !thin(u, width)}, {legend, false}}
	if !a.today.Dealt() {
		return []part{{paragraph(u, width, theme.Body, u.Theme().Ink, ui.Left|ui.Top, u.T("daily.no-day")), false}}, right
	}
	left = []part{
		{a.dayPart(u, width), false}, {a.picturePart(u, width), true}, {a.seatsPart(u, width), false}, {a.outcomePart(u, width), false},
		{column(u.Px(menuGap), buttons(u, width, a.ways(u))...), false},
	}
	if n := len(left); pageHeight(u, left) > u.Bounds().H*dailyLow { // the way to the table should be seen without scrolling
		left = slices.Concat(left[:1], left[n-1:], left[1:n-1])
	}
	return left, right
}

// dayPart returns the part with today's date.
func (a *challenges) dayPart(u *ui.UI, width float64) block {
	th, day := u.Theme(), weekday(u, a.today.Date(time.Local))
	head := paragraph(u, width, u.Fitting(day, width, theme.Heading, theme.Subheading), th.Ink, ui.Left, day)
	both := []block{
		{head.height, func(r ui.Rect) { u.Headed(2, func() { head.draw(r) }) }},
		paragraph(u, width, theme.Small, th.InkSoft, ui.Left, u.T("daily.of", "game", a.s.NameOf(a.s.Game))),
	}
	gap := 0.0
	if thin(u, width) {
		gap = u.Px(thinGap)
	}
	high := heightOf(both, gap)
	return block{max(u.Px(dayHigh), high), func(r ui.Rect) { stack(r.Center(r.W, high), both, gap) }}
}

// picturePart returns the part with a picture of the game at its start.
func (a *challenges) picturePart(u *ui.UI, width float64) block {
	return block{min(u.Px(pictureHigh), width/pictureFlat), func(r ui.Rect) {
		in := drawFrame(a.s, u, r.Rounded(), a.picture, func(ui.Rect) {})
		u.Passive("daily.chart", in, ui.RegionOptions{Label: u.T("daily.title"), Tooltip: u.T("daily.tip"), Looks: true})
	}}
}

// seatsPart returns the part with all seats: side by side, or below each other where their texts have no room otherwise.
func (a *challenges) seatsPart(u *ui.UI, width float64) block {
	seats, gap := a.setup.Seats, u.Px(6)
	n, all := len(seats), seatsOf(len(seats))
	for i := range seats {
		part := partOf(width, len(seats), gap)
		if width < u.Px(seatsFrom) && max(u.MeasureText(theme.SmallBold, seats[i].Name), u.MeasureText(theme.SmallBold, a.rank(u, i))) > part {
			n = 1
		}
	}
	return column(gap, abreast(all, n, width, gap, func(seat game.Seat, width float64) block { return a.seatBlock(u, width, int(seat), n == 1) })...)
}

// seatBlock returns a seat's portrait, with the text about the player beside it or below it.
func (a *challenges) seatBlock(u *ui.UI, width float64, seat int, beside bool) block {
	th, seats, face, gap := u.Theme(), a.setup.Seats, u.Px(seatsFace), u.Px(8)
	name, style, align := seats[seat].Name, theme.Small, ui.Center
	if seat == int(daily.Person) {
		style = theme.SmallBold
	}
	if beside {
		width, align = width-face-gap, ui.Left
	}
	if begins := u.T("daily.begins", "name", name); game.Seat(seat) == a.setup.Start && (beside || u.MeasureText(style, begins) <= width) {
		name = begins
	}
	words := []block{paragraph(u, width, style, th.Ink, align, name), paragraph(u, width, theme.Small, th.InkSoft, align, a.rank(u, seat))}
	high := heightOf(words, 0)
	paint := func(r ui.Rect) { a.s.PaintPortrait(u, r.Center(face, face), seats, game.Seat(seat)) }
	if !beside {
		return block{face + high, func(r ui.Rect) {
			at, r := r.CutTop(face)
			paint(at)
			stack(r, words, 0)
		}}
	}
	return block{max(high, face), func(r ui.Rect) {
		at := r.TakeLeft(face, gap)
		paint(at)
		stack(r.Center(r.W, high), words, 0)
	}}
}

// rank returns who plays a seat of today's daily challenge: a person, or a computer of which level.
func (a *challenges) rank(u *ui.UI, seat int) string {
	control := a.setup.Seats[seat].Control
	if control == game.Human {
		return u.T("daily.you")
	}
	return u.T("level." + control)
}

// outcomePart returns the part with the result of today's daily challenge, or an explanation of it as long as nobody has played it.
func (a *challenges) outcomePart(u *ui.UI, width float64) block {
	v := &a.now
	text := u.T("daily.about")
	switch {
	case v.First != nil:
		text = a.further(u, v)
	case a.under != "":
		text = u.T("daily.under")
	case len(v.Tries) > 0:
		text = u.T("daily.broken")
	}
	var all []block
	if v.First != nil {
		all = append(all, a.bothBlock(u, width, v))
	}
	if text != "" {
		all = append(all, paragraph(u, width, theme.Body, u.Theme().Ink, ui.Left, text))
	}
	return column(u.Px(wordsGap), all...)
}

// further returns the text of how many tries there were beside the one that counts, empty for none.
func (a *challenges) further(u *ui.UI, v *chronicle.Challenge) string {
	best := 0
	for i := range v.Later {
		best = max(best, v.Later[i].Points[daily.Person])
	}
	if len(v.Later) == 0 {
		return ""
	}
	return u.T("daily.further", "n", len(v.Later), "best", u.T("chronicle.points", "n", best))
}

// bothBlock returns the results of the person and the strongest level, one below the other: points and place beside the name, or below it
// where they lack room beside either name.
func (a *challenges) bothBlock(u *ui.UI, width float64, v *chronicle.Challenge) block {
	th, sign, sum, gap := u.Theme(), u.Px(rivalHigh), u.Px(rivalSum), u.Px(wordsGap)
	ends, names := []*daily.Outcome{v.First.Outcome(), v.Rival}, []string{u.T("daily.you"), u.T("daily.rival")}
	least := max(u.MeasureText(theme.BodyBold, names[0]), u.MeasureText(theme.BodyBold, names[1]))
	words := func(wide float64, s theme.Style, c theme.Color, text string) cell {
		return cell{wide, func(width float64) block {
			align := ui.Right
			if width > wide { // it has the rest of the row, or one of its own
				align = ui.Left
			}
			return paragraph(u, width, s, c, align|ui.Middle, text)
		}}
	}
	var rows []block
	for i, icon := range []paint.Icon{paint.IconHuman, paint.IconComputer} {
		style, mine, other := theme.Body, ends[i], ends[1-i]
		if mine != nil && (other == nil || mine.Points[daily.Person] >= other.Points[daily.Person]) {
			style = theme.BodyBold
		}
		cells := []cell{words(0, style, th.Ink, names[i])}
		if mine == nil {
			text := u.T("common.none")
			if o := &a.unknown; o.match != nil && o.day == v.Day {
				text = u.T("daily.working")
			}
			cells = append(cells, words(u.MeasureText(theme.Italic, text)+1, theme.Italic, th.InkSoft, text))
		} else {
			place := u.T("daily.place", "n", chronicle.Place(mine, int(daily.Person)), "of", len(mine.Points))
			cells = append(cells, words(u.MeasureText(theme.Small, place)+1, theme.Small, th.InkSoft, place),
				words(sum, theme.Score, th.Ink, strconv.Itoa(mine.Points[daily.Person])))
		}
		row := beside(width-sign-gap, gap, least, cells...)
		rows = append(rows, block{max(sign, row.height), func(r ui.Rect) {
			at := r.TakeLeft(sign, gap)
			a.s.Icon(icon)(u, at.Center(sign, sign).Scaled(0.62), th.BrassDark)
			row.draw(r)
		}})
	}
	return block{heightOf(rows, 0), func(r ui.Rect) {
		stack(r, rows, 0)
		line := r.Y + rows[0].height
		u.Line(ui.Point{X: r.X, Y: line}, ui.Point{X: r.Right(), Y: line}, max(u.Px(1), 1), theme.Alpha(th.BrassDark, 0.4))
	}}
}
