package shell

import (
	"slices"
	"strconv"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

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
	legend := paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Left|ui.Top, u.T("voyage.seals"))
	right = []part{{a.statsPart(u, width), false}, {a.calendarPart(u, width), !thin(u, width)}, {legend, false}}
	if !a.today.Dealt() {
		return []part{{paragraph(u, width, theme.Body, u.Theme().Ink, ui.Left|ui.Top, u.T("voyage.no-day")), false}}, right
	}
	left = []part{
		{a.dayPart(u, width), false}, {a.picturePart(u, width), true}, {a.seatsPart(u, width), false}, {a.outcomePart(u, width), false}, {a.waysPart(u, width), false},
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
		paragraph(u, width, theme.Small, th.InkSoft, ui.Left, u.T("voyage.of", "game", a.s.NameOf(a.s.Game))),
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
		in := drawFrame(u, r.Rounded(), func(in ui.Rect) {
			u.Paint(in, pictureChart, func(dst *ebiten.Image, r ui.Rect) { a.s.Art.Sea(dst, r) })
			if a.picture != nil {
				a.picture(u, in)
			}
		})
		u.Passive("voyage.chart", in, ui.RegionOptions{Label: u.T("voyage.title"), Tooltip: u.T("voyage.tip"), Looks: true})
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
	if begins := u.T("voyage.begins", "name", name); game.Seat(seat) == a.setup.Start && (beside || u.MeasureText(style, begins) <= width) {
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
		return u.T("voyage.you")
	}
	return u.T("level." + control)
}

// outcomePart returns the part with the result of today's daily challenge, or an explanation of it as long as nobody has played it.
func (a *challenges) outcomePart(u *ui.UI, width float64) block {
	v := &a.now
	text := u.T("voyage.about")
	switch {
	case v.First != nil:
		text = a.further(u, v)
	case a.under != "":
		text = u.T("voyage.under")
	case len(v.Tries) > 0:
		text = u.T("voyage.broken")
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
	return u.T("voyage.further", "n", len(v.Later), "best", u.T("chronicle.points", "n", best))
}

// bothBlock returns the results of the person and the strongest level, one below the other: points and place beside the name, or below it
// where they lack room beside either name.
func (a *challenges) bothBlock(u *ui.UI, width float64, v *chronicle.Challenge) block {
	ends, names := []*daily.Outcome{v.First.Outcome(), v.Rival}, []string{u.T("voyage.you"), u.T("voyage.rival")}
	sign, sum, gap, below := u.Px(rivalHigh), u.Px(rivalSum), u.Px(wordsGap), false
	place := func(end *daily.Outcome) (text string, style theme.Style, wide float64) {
		if end == nil {
			text, style = u.T("common.none"), theme.Italic
			if o := &a.unknown; o.match != nil && o.day == v.Day {
				text = u.T("voyage.working")
			}
			return text, style, u.MeasureText(style, text) + 1
		}
		text, style = u.T("voyage.place", "n", chronicle.Place(end, int(daily.Person)), "of", len(end.Points)), theme.Small
		return text, style, u.MeasureText(style, text) + gap + sum
	}
	for i := range ends {
		_, _, wide := place(ends[i])
		below = below || u.MeasureText(theme.BodyBold, names[i])+wide > width-sign-gap
	}
	var rows []block
	for i, icon := range []paint.Icon{paint.IconHuman, paint.IconComputer} {
		style, wide := theme.Body, width-sign-gap
		if mine, other := ends[i], ends[1-i]; mine != nil && (other == nil || mine.Points[daily.Person] >= other.Points[daily.Person]) {
			style = theme.BodyBold
		}
		th, name := u.Theme(), paragraph(u, wide, style, u.Theme().Ink, ui.Left|ui.Middle, names[i])
		points := func(r ui.Rect, align ui.Align) {
			text, style, _ := place(ends[i])
			if ends[i] != nil {
				var at ui.Rect
				if at, r = r.CutRight(sum); below {
					at, r = at.Moved(r.X-at.X, 0), r.Moved(sum+gap, 0)
				}
				u.Text(at, theme.Score, th.Ink, align|ui.Middle, strconv.Itoa(ends[i].Points[daily.Person]))
				if !below {
					r.W -= gap
				}
			}
			u.Text(r, style, th.InkSoft, align|ui.Middle, text)
		}
		rows = append(rows, block{max(sign, name.height), func(r ui.Rect) {
			at := r.TakeLeft(sign, gap)
			a.s.Icon(icon)(u, at.Center(sign, sign).Scaled(0.62), th.BrassDark)
			name.draw(r)
			if !below {
				points(r, ui.Right)
			}
		}})
		if below {
			rows = append(rows, block{u.LineHeight(theme.Score), func(r ui.Rect) { points(r, ui.Left) }})
		}
	}
	return block{heightOf(rows, 0), func(r ui.Rect) {
		stack(r, rows, 0)
		line := r.Y + heightOf(rows[:len(rows)/2], 0)
		u.Line(ui.Point{X: r.X, Y: line}, ui.Point{X: r.Right(), Y: line}, max(u.Px(1), 1), theme.Alpha(u.Theme().BrassDark, 0.4))
	}}
}
