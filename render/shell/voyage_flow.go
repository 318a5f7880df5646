package shell

import (
	"strconv"
	"time"

	"islas/game"
	"islas/game/daily"
	"islas/render/chronicle"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// pictureRatio is how many times as wide as it is high the picture of today's voyage is in a column, at least.
const pictureRatio = 1.4

// thinDay is dayPart in a column.
func (a *chronicleScene) thinDay(u *ui.UI, width float64) part {
	th := u.Theme()
	day := paragraph(u, width, theme.Subheading, th.Ink, ui.Left, weekday(u, a.voyage.today.Date(time.Local)))
	return thinPart(u, []block{
		{day.height, func(r ui.Rect) { u.Headed(2, func() { day.draw(r) }) }},
		paragraph(u, width, theme.Small, th.InkSoft, ui.Left, u.T("voyage.of", "game", a.s.NameOf(a.s.Game))),
	})
}

// thinSeats is seatsPart in a column.
func (a *chronicleScene) thinSeats(u *ui.UI, width float64) part {
	th, seats := u.Theme(), a.voyage.setup.Seats
	face := u.Px(seatsFace)
	var all []block
	for i := range seats {
		name := seats[i].Name
		if game.Seat(i) == a.voyage.setup.Start {
			name = u.T("voyage.begins", "name", name)
		}
		style := theme.Small
		if i == int(daily.Person) {
			style = theme.SmallBold
		}
		inside := width - face - u.Px(8)
		words := []block{paragraph(u, inside, style, th.Ink, ui.Left, name), paragraph(u, inside, theme.Small, th.InkSoft, ui.Left, a.rank(u, i))}
		high := heightOf(words, 0)
		all = append(all, block{max(high, face), func(r ui.Rect) {
			at, r := r.CutLeft(face)
			a.s.PaintPortrait(u, at.Center(face, face), seats, game.Seat(i))
			_, r = r.CutLeft(u.Px(8))
			stack(r.Center(r.W, high), words, 0)
		}})
	}
	return thinPart(u, all)
}

// thinBoth is drawBoth in a column.
func (a *chronicleScene) thinBoth(u *ui.UI, width float64, v *chronicle.Voyage) (all []block) {
	th := u.Theme()
	for i, end := range []*daily.Outcome{v.First.Outcome(), v.Rival} {
		icon, name := paint.IconHuman, u.T("voyage.you")
		if i == 1 {
			icon, name = paint.IconComputer, u.T("voyage.rival")
		}
		label := paragraph(u, width-u.Px(cardSeat+8), theme.BodyBold, th.Ink, ui.Left|ui.Middle, name)
		all = append(all, block{max(label.height, u.Px(cardSeat)), func(r ui.Rect) {
			sign, r := r.CutLeft(u.Px(cardSeat))
			a.s.Icon(icon)(u, sign.Center(sign.W, sign.W).Scaled(0.8), th.BrassDark)
			_, r = r.CutLeft(u.Px(8))
			label.draw(r)
		}})
		if end == nil {
			all = append(all, paragraph(u, width, theme.Italic, th.InkSoft, ui.Left, a.unknownText(u, v)))
			continue
		}
		place := u.T("voyage.place", "n", chronicle.Place(end, int(daily.Person)), "of", len(end.Points))
		all = append(all, thinFigures(u, width, []figure{{strconv.Itoa(end.Points[daily.Person]), place, ""}})...)
	}
	return all
}

// thinSail is sailPart in a column.
func (a *chronicleScene) thinSail(u *ui.UI, width float64) part {
	var all []block
	for _, w := range a.sailings(u) {
		all = append(all, block{max(u.Px(menuButton), u.ButtonHeight(width, w.label)), func(r ui.Rect) { w.draw(u, r) }})
	}
	return thinPart(u, all)
}

// thinCalendar is a month of voyages as a list: in a column there is no room for seven days beside each other.
func (a *chronicleScene) thinCalendar(u *ui.UI, width float64) part {
	th, v := u.Theme(), &a.voyage
	name := paragraph(u, width, theme.Sidehead, th.Accent, ui.Center, monthName(u, v.month))
	all := []block{
		{name.height, func(r ui.Rect) { u.Headed(2, func() { name.draw(r) }) }},
		{u.Px(theme.Target), func(r ui.Rect) {
			before, r := r.CutLeft(u.Px(theme.Target))
			after, _ := r.CutRight(u.Px(theme.Target))
			a.turnMonth(u, before, after)
		}},
	}
	first, side := daily.On(v.month), u.Px(theme.Target)
	for i := range v.month.AddDate(0, 1, -1).Day() {
		day := first + daily.Day(i)
		of := v.find(day)
		if of == nil {
			continue
		}
		words := paragraph(u, width-side-u.Px(8), theme.Small, th.Ink, ui.Left|ui.Middle, a.outcome(u, of))
		all = append(all, block{max(words.height+u.Px(thinGap), side), func(r ui.Rect) {
			clicked := a.dayRegion(u, r, day, of)
			seal, r := r.CutLeft(side)
			a.drawOutcome(u, seal.Center(side, side).Inset(u.Px(3)), of)
			_, r = r.CutLeft(u.Px(8))
			words.draw(r)
			if clicked {
				a.openVoyage(of)
			}
		}})
	}
	if len(all) == 2 {
		all = append(all, paragraph(u, width, theme.Small, th.InkSoft, ui.Center, u.T("common.none")))
	}
	return thinPart(u, all)
}
