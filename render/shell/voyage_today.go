package shell

import (
	"slices"
	"strconv"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/daily"
	"islas/render/chronicle"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the voyage of today in design units.
const (
	dayHigh     = 66
	pictureHigh = 230 // of its picture, at least
	seatsHigh   = 92
	seatsFace   = 50
	seatsFrom   = 480 // width from which all who play stand beside each other whatever they are called
	rivalHigh   = 56
	rivalSum    = 54
	wordsGap    = 10

	voyageLow = 0.8 // of the height of the window: what is higher is scrolled
)

// voyageParts are the parts of both pages of the voyages: today's on the left, all days on the right.
func (a *chronicleScene) voyageParts(u *ui.UI, width float64) (left, right []part) {
	right = []part{a.statsPart(u, width), a.calendarPart(u, width), a.legendPart(u, width)}
	if !a.voyage.today.Dealt() {
		return []part{noDayPart(u, width)}, right
	}
	left = []part{a.dayPart(u, width), a.picturePart(u, width), a.seatsPart(u, width), a.outcomePart(u, width), a.sailPart(u, width)}
	if n := len(left); pageHeight(u, left) > u.Bounds().H*voyageLow { // the way to the table is not to be scrolled to
		left = slices.Concat(left[:1], left[n-1:], left[1:n-1])
	}
	return left, right
}

// noDayPart is the part that says that there is no voyage today, by a clock that is far off.
func noDayPart(u *ui.UI, width float64) part {
	text := u.T("voyage.no-day")
	return part{high: u.MeasureWrapped(theme.Body, text, width), draw: func(u *ui.UI, r ui.Rect) {
		u.TextWrapped(r, theme.Body, u.Theme().Ink, ui.Left|ui.Top, text)
	}}
}

// dayPart is the part that says which day it is.
func (a *chronicleScene) dayPart(u *ui.UI, width float64) part {
	if thin(u, width) {
		return a.thinDay(u, width)
	}
	return part{high: u.Px(dayHigh), draw: func(u *ui.UI, r ui.Rect) {
		r = r.Center(r.W, u.LineHeight(theme.Heading)+u.LineHeight(theme.Small))
		line, r := r.CutTop(u.LineHeight(theme.Heading))
		day := weekday(u, a.voyage.today.Date(time.Local))
		u.Headed(2, func() {
			u.TextFitted(line, u.Theme().Ink, ui.Left|ui.Middle, day, theme.Heading, theme.Subheading, theme.BodyBold)
		})
		named(u, r, theme.Small, u.Theme().InkSoft, ui.Left|ui.Middle, u.T("voyage.of", "game", a.s.NameOf(a.s.Game)))
	}}
}

// picturePart is the part with a picture of the game as it begins.
func (a *chronicleScene) picturePart(u *ui.UI, width float64) part {
	return part{high: min(u.Px(pictureHigh), width/pictureRatio), grows: true, draw: func(u *ui.UI, r ui.Rect) {
		in := drawFrame(u, r.Rounded(), func(in ui.Rect) {
			u.Paint(in, pictureChart, func(dst *ebiten.Image, r ui.Rect) { a.s.Art.Sea(dst, r) })
			if a.voyage.picture != nil {
				a.voyage.picture(u, in)
			}
		})
		u.Region("voyage.chart", in, ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: u.T("voyage.title"), Tooltip: u.T("voyage.tip"), Looks: true,
		})
	}}
}

// seatsPart is the part with all who play.
func (a *chronicleScene) seatsPart(u *ui.UI, width float64) part {
	if thin(u, width) || width < u.Px(seatsFrom) && a.seatsCut(u, width) {
		return a.thinSeats(u, width)
	}
	return part{high: u.Px(seatsHigh), draw: func(u *ui.UI, r ui.Rect) {
		th := u.Theme()
		seats := a.voyage.setup.Seats
		for i, cell := range r.Row(len(seats), u.Px(6)) {
			face, words := cell.CutTop(u.Px(seatsFace))
			a.s.PaintPortrait(u, face.Center(u.Px(seatsFace), u.Px(seatsFace)), seats, game.Seat(i))
			style := theme.Small
			if i == int(daily.Person) {
				style = theme.SmallBold
			}
			name := seats[i].Name
			if game.Seat(i) == a.voyage.setup.Start && len(seats) < 5 {
				name = fits(u, style, words.W, u.T("voyage.begins", "name", name), name)
			}
			line, words := words.CutTop(words.H / 2)
			named(u, line, style, th.Ink, ui.Centered, name)
			named(u, words, theme.Small, th.InkSoft, ui.Centered, a.rank(u, i))
		}
	}}
}

// seatsCut reports whether something that is said of those who play has no room where they stand beside each other.
func (a *chronicleScene) seatsCut(u *ui.UI, width float64) bool {
	seats := a.voyage.setup.Seats
	cell := partOf(width, len(seats), u.Px(6))
	for i := range seats {
		if anyWider(u, theme.SmallBold, cell, seats[i].Name, a.rank(u, i)) {
			return true
		}
	}
	return false
}

// rank says who plays on a seat of today's voyage: a person, or a computer of which level.
func (a *chronicleScene) rank(u *ui.UI, seat int) string {
	control := a.voyage.setup.Seats[seat].Control
	if control == game.Human {
		return u.T("voyage.you")
	}
	return u.T("level." + control)
}

// outcomePart is the part that says what became of today's voyage: what it is, as long as nobody has sailed it, and how it ended.
func (a *chronicleScene) outcomePart(u *ui.UI, width float64) part {
	v := &a.voyage.now
	text := u.T("voyage.about")
	switch {
	case v.First != nil:
		text = a.further(u, v)
	case a.voyage.under != "":
		text = u.T("voyage.under")
	case len(v.Tries) > 0:
		text = u.T("voyage.broken")
	}
	if thin(u, width) || v.First != nil && a.rivalCut(u, width, v) {
		var all []block
		if v.First != nil {
			all = a.thinBoth(u, width, v)
		}
		if text != "" {
			all = append(all, paragraph(u, width, theme.Body, u.Theme().Ink, ui.Left, text))
		}
		return thinPart(u, all)
	}
	words := 0.0
	if text != "" {
		words = u.MeasureWrapped(theme.Body, text, width)
	}
	high := words
	if v.First != nil {
		high += u.Px(2*rivalHigh + wordsGap)
	}
	return part{high: high, draw: func(u *ui.UI, r ui.Rect) {
		if v.First != nil {
			var both ui.Rect
			both, r = r.CutTop(u.Px(2 * rivalHigh))
			_, r = r.CutTop(u.Px(wordsGap))
			a.drawBoth(u, both, v)
		}
		if text != "" {
			u.TextWrapped(ui.Rect{X: r.X, Y: r.Y, W: width, H: words}, theme.Body, u.Theme().Ink, ui.Left|ui.Top, text)
		}
	}}
}

// further says how many tries there were beside the one that counts, empty for none.
func (a *chronicleScene) further(u *ui.UI, v *chronicle.Voyage) string {
	best := 0
	for i := range v.Later {
		best = max(best, v.Later[i].Points[daily.Person])
	}
	if len(v.Later) == 0 {
		return ""
	}
	return u.T("voyage.further", "n", len(v.Later), "best", u.T("chronicle.points", "n", best))
}

// rivalCut reports whether the strongest level has no room beside the points and the place of a voyage, or beside that they are not known.
func (a *chronicleScene) rivalCut(u *ui.UI, width float64, v *chronicle.Voyage) bool {
	name := width - u.Px(rivalHigh+wordsGap)
	if v.Rival == nil {
		return u.MeasureText(theme.Body, u.T("voyage.rival"))+u.MeasureText(theme.Italic, a.unknownText(u, v))+1 > name
	}
	place := u.T("voyage.place", "n", chronicle.Place(v.Rival, int(daily.Person)), "of", len(v.Rival.Points))
	return u.MeasureText(theme.BodyBold, u.T("voyage.rival"))+u.MeasureText(theme.Small, place)+u.Px(wordsGap+rivalSum) > name
}

// drawBoth draws how the person and the strongest level ended the same voyage, one below the other.
func (a *chronicleScene) drawBoth(u *ui.UI, r ui.Rect, v *chronicle.Voyage) {
	th := u.Theme()
	ends := []*daily.Outcome{v.First.Outcome(), v.Rival}
	for i, row := range r.Column(2, 0) {
		icon, name := paint.IconHuman, u.T("voyage.you")
		if i == 1 {
			icon, name = paint.IconComputer, u.T("voyage.rival")
		}
		sign, row := row.CutLeft(row.H)
		a.s.Icon(icon)(u, sign.Scaled(0.62), th.BrassDark)
		_, row = row.CutLeft(u.Px(wordsGap))
		if ends[i] == nil {
			text := a.unknownText(u, v)
			at, row := row.CutRight(u.MeasureText(theme.Italic, text) + 1)
			u.Text(at, theme.Italic, th.InkSoft, ui.Right|ui.Middle, text)
			named(u, row, theme.Body, th.Ink, ui.Left|ui.Middle, name)
			continue
		}
		mine, style := ends[i].Points[daily.Person], theme.Body
		if other := ends[1-i]; other == nil || mine >= other.Points[daily.Person] {
			style = theme.BodyBold
		}
		points, row := row.CutRight(u.Px(rivalSum))
		u.Text(points, theme.Score, th.Ink, ui.Right|ui.Middle, strconv.Itoa(mine))
		place := u.T("voyage.place", "n", chronicle.Place(ends[i], int(daily.Person)), "of", len(ends[i].Points))
		at, row := row.CutRight(u.MeasureText(theme.Small, place) + u.Px(wordsGap))
		u.Text(at, theme.Small, th.InkSoft, ui.Right|ui.Middle, place)
		named(u, row, style, th.Ink, ui.Left|ui.Middle, name)
	}
	line := r.Y + r.H/2
	u.Line(ui.Point{X: r.X, Y: line}, ui.Point{X: r.Right(), Y: line}, max(u.Px(1), 1), theme.Alpha(th.BrassDark, 0.4))
}

// unknownText says that it is not known how the strongest level ends a voyage: not yet, or at all.
func (a *chronicleScene) unknownText(u *ui.UI, v *chronicle.Voyage) string {
	if o := &a.voyage.unknown; o.match == nil || o.day != v.Day {
		return u.T("common.none")
	}
	return u.T("voyage.working")
}
