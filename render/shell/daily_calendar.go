package shell

import (
	"strconv"
	"time"

	"islas/game/daily"
	"islas/render/geom"
	"islas/render/keep/chronicle"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the calendar in design units.
const (
	monthHigh   = 50
	weekHigh    = 54 // of a row, at least
	weekdayHigh = 28
	weeks       = 6 // rows, whatever the month
	weekDays    = 7
	sealMost    = 60
)

// statsPart returns the part with the statistics of all daily challenges.
func (a *challenges) statsPart(u *ui.UI, width float64) block {
	c := &a.stats
	streak := figure{strconv.Itoa(c.Now), u.T("daily.streak", "n", c.Now), ""}
	if c.Streak > c.Now {
		streak.more = u.T("daily.streak.most", "n", c.Streak)
	}
	all := []figure{
		{strconv.Itoa(c.Played), u.T("daily.sailed", "n", c.Played), ""}, streak, {strconv.Itoa(c.Beaten), u.T("daily.beaten"), ""},
	}
	return column(0, figureRows(u, width, all, len(all)))
}

// calendarPart returns the part with the days of a month and the results of their daily challenges: seven days in a row, or where there is
// no room for that a list of those days that had one.
func (a *challenges) calendarPart(u *ui.UI, width float64) block {
	month := a.monthBlock(u, width)
	if thin(u, width) {
		return column(u.Px(thinGap), append([]block{month}, a.dayBlocks(u, width)...)...)
	}
	return block{month.height + u.Px(weekdayHigh+weeks*weekHigh), func(r ui.Rect) {
		head, r := r.CutTop(month.height)
		month.draw(head)
		names, r := r.CutTop(u.Px(weekdayHigh))
		for i, at := range names.Row(weekDays, 0) {
			name := u.T("date.weekday.short." + strconv.Itoa((i+1)%weekDays))
			u.Text(at, theme.Small, u.Theme().InkSoft, ui.Centered, name)
		}
		first := daily.On(a.month)
		skipped := (int(a.month.Weekday()) + weekDays - 1) % weekDays
		days := a.month.AddDate(0, 1, -1).Day()
		cells := r.Grid(weekDays, weeks, 0)
		for i := range days {
			a.drawDay(u, cells[skipped+i].Inset(u.Px(2)), first+daily.Day(i))
		}
	}}
}

// monthBlock returns the name of the month between the buttons to the months before and after.
func (a *challenges) monthBlock(u *ui.UI, width float64) block {
	side, text := u.Px(theme.Target), monthName(u, a.month)
	style := u.Fitting(text, width-2*side, theme.Subheading, theme.Sidehead)
	name := paragraph(u, width-2*side, style, u.Theme().Accent, ui.Centered, text)
	return block{max(u.Px(monthHigh), name.height), func(r ui.Rect) {
		before, r := r.CutLeft(side)
		after, r := r.CutRight(side)
		a.turnMonth(u, before, after)
		u.Headed(2, func() { name.draw(r) })
	}}
}

// dayBlocks returns the days of the month on which there was a daily challenge.
func (a *challenges) dayBlocks(u *ui.UI, width float64) (all []block) {
	th := u.Theme()
	first, side := daily.On(a.month), u.Px(theme.Target)
	for i := range a.month.AddDate(0, 1, -1).Day() {
		day := first + daily.Day(i)
		of := a.find(day)
		if of == nil {
			continue
		}
		words := paragraph(u, width-side-u.Px(8), theme.Small, th.Ink, ui.Left|ui.Middle, a.outcome(u, of))
		all = append(all, block{max(words.height+u.Px(thinGap), side), func(r ui.Rect) {
			clicked := a.dayRegion(u, r, day, of)
			seal := r.TakeLeft(side, u.Px(8))
			a.drawOutcome(u, seal.Center(side, side).Inset(u.Px(3)), of)
			words.draw(r)
			if clicked {
				a.openChallenge(of)
			}
		}})
	}
	if len(all) == 0 {
		all = append(all, paragraph(u, width, theme.Small, th.InkSoft, ui.Center, u.T("common.none")))
	}
	return all
}

// turnMonth draws the buttons to the month before and after. They go no further than the first challenge and today's, or the last one that
// was played.
func (a *challenges) turnMonth(u *ui.UI, before, after ui.Rect) {
	from, to := monthOf(a.today.Date(time.Local)), monthOf(a.today.Date(time.Local))
	if n := len(a.all); n > 0 {
		if first := monthOf(a.all[0].Day.Date(time.Local)); first.Before(from) {
			from = first
		}
		if last := monthOf(a.all[n-1].Day.Date(time.Local)); last.After(to) {
			to = last
		}
	}
	turn := func(id string, at ui.Rect, by int, icon paint.Icon, can bool) {
		next := a.month.AddDate(0, by, 0)
		name := monthName(u, next)
		o := ui.ButtonOptions{Icon: a.s.Icon(icon), Quiet: true, Name: name, Tooltip: name, Looks: true, Disabled: !can, Why: u.T("daily.month.none")}
		if u.Button(id, at.Center(at.W, min(at.H, u.Px(theme.Target))), "", o) {
			a.month = next
		}
	}
	turn("month.before", before, -1, paint.IconLeft, a.month.After(from))
	turn("month.after", after, 1, paint.IconRight, a.month.Before(to))
}

// monthName formats a month and its year.
func monthName(u *ui.UI, t time.Time) string {
	return u.T("date.month.year", "month", u.T("date.month."+strconv.Itoa(int(t.Month()))), "year", strconv.Itoa(t.Year()))
}

// find returns the daily challenge of a day, or nil if there was none.
func (v *challenges) find(day daily.Day) *chronicle.Challenge {
	for i := range v.all {
		if v.all[i].Day == day {
			return &v.all[i]
		}
	}
	return nil
}

// drawDay draws a day: its number, and a seal with the points where its daily challenge was played.
func (a *challenges) drawDay(u *ui.UI, r ui.Rect, day daily.Day) {
	th := u.Theme()
	at := day.Date(time.Local)
	of := a.find(day)
	edge, fill := theme.Alpha(th.BrassDark, 0.28), theme.Alpha(th.PaperLight, 0.35)
	if day == a.today {
		edge, fill = th.Brass, theme.Alpha(th.PaperLight, 0.9)
	}
	u.Round(r, u.Px(4), fill, u.Px(1.4), edge)
	ink := th.InkSoft
	if day > a.today {
		ink = th.InkFaint
	}
	number := ui.Rect{X: r.X + u.Px(5), Y: r.Y + u.Px(1), W: r.W, H: u.LineHeight(theme.Small)}
	u.Text(number, theme.Small, ink, ui.Left|ui.Top, strconv.Itoa(at.Day()))
	if of == nil {
		return
	}
	clicked := a.dayRegion(u, r, day, of)
	side := min(r.H-u.Px(6), r.W*0.62, u.Px(sealMost))
	right, _ := r.CutRight(r.W - (r.W-side)*0.45)
	a.drawOutcome(u, right.Center(side, side), of)
	if clicked {
		a.openChallenge(of)
	}
}

// dayRegion declares the region of a day and reports whether it was clicked.
func (a *challenges) dayRegion(u *ui.UI, r ui.Rect, day daily.Day, of *chronicle.Challenge) (clicked bool) {
	label := a.outcome(u, of)
	res := u.Region("daily."+day.String(), r, ui.RegionOptions{Label: label, Tooltip: label, Looks: true, Disabled: of.First == nil, Why: label})
	if res.Hover {
		u.Stroke(r, u.Px(4), u.Px(2), u.Theme().Focus, u.Theme().Focus)
	}
	return res.Clicked && of.First != nil
}

// openChallenge shows the result of a daily challenge.
func (a *challenges) openChallenge(v *chronicle.Challenge) {
	a.open(chronicle.Play{Result: v.First, Seat: int(daily.Person)})
}

// drawOutcome draws the seal of a daily challenge with its points, in a colour that compares the person with the strongest level, and a
// crown above it if the person won.
func (a *challenges) drawOutcome(u *ui.UI, r ui.Rect, v *chronicle.Challenge) {
	th := u.Theme()
	middle, radius := r.Middle(), r.W/2
	if v.First == nil {
		u.Circle(middle, radius*0.8, theme.Alpha(th.PaperDark, 0.6), u.Px(1.5), th.InkSoft)
		a.s.Icon(paint.IconAnchor)(u, r.Scaled(0.5), th.InkSoft)
		return
	}
	wax := sealColour(th, v)
	u.Circle(middle, radius*0.94, wax, u.Px(1.5), theme.Darken(wax, 0.3))
	u.Circle(middle, radius*0.76, theme.Lighten(wax, 0.08), u.Px(1.2), theme.Darken(wax, 0.25))
	text := strconv.Itoa(v.First.Points[daily.Person])
	u.Text(r, u.Fitting(text, radius*1.3, theme.BodyBold, theme.SmallBold), th.PaperLight, ui.Centered, text)
	if v.First.Counts() && v.First.Won(int(daily.Person)) {
		crown := ui.RectAround(geom.Pt(middle.X, r.Y+radius*0.02), radius*0.82, radius*0.82)
		u.Circle(crown.Middle(), radius*0.54, th.PaperLight, max(u.Px(1.5), 1), th.BrassDark) // sets it off from both red and green wax
		a.s.Icon(paint.IconCrown)(u, crown, th.BrassDark)
	}
}

// sealColour returns the colour of the seal of a daily challenge that was played: green for at least as many points as the strongest level,
// red for fewer, blue while that is not known and where the game doesn't count.
func sealColour(th *theme.Theme, v *chronicle.Challenge) theme.Color {
	switch {
	case v.Rival == nil || !v.First.Counts():
		deep, _ := th.Filled(0)
		return deep
	case v.First.Points[daily.Person] >= v.Rival.Points[daily.Person]:
		return th.Good
	}
	return th.Accent
}

// outcome returns the text of how a daily challenge ended, and if its game doesn't count, why.
func (a *challenges) outcome(u *ui.UI, v *chronicle.Challenge) (text string) {
	day := dayOf(u, v.Day.Date(time.Local))
	switch {
	case v.First == nil:
		return u.T("daily.open", "day", day)
	case v.Rival == nil:
		text = u.T("daily.alone", "day", day, "you", v.First.Points[daily.Person])
	default:
		text = compared(u, v.Day, v.First.Outcome(), v.Rival)
	}
	if !v.First.Counts() {
		text += "\n" + helped(u, v.First.Helped)
	}
	return text
}

// compared returns the text of how a person and the strongest level ended the daily challenge of a day.
func compared(u *ui.UI, day daily.Day, you, rival *daily.Outcome) string {
	return u.T("daily.compared", "day", dayOf(u, day.Date(time.Local)), "you", you.Points[daily.Person], "place", chronicle.Place(you, int(daily.Person)),
		"rival", rival.Points[daily.Person], "other", chronicle.Place(rival, int(daily.Person)))
}
