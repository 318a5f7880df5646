package shell

import (
	"math"
	"strconv"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of who it is about, and of figures, in design units.
const (
	whoHigh    = 72
	figureWide = 150
	figureHigh = 92
	figureSide = 6    // beside one, both together
	ringShare  = 0.12 // width of the ring of wins by its diameter
)

// monogram tells the portrait of a person here from other paintings.
type monogram struct{ name string }

// whoPart is the part that says, and lets choose, whose games are counted.
func (a *chronicleScene) whoPart(u *ui.UI, width float64) part {
	words := width - u.Px(whoHigh+14)
	if len(a.people) > 1 {
		words -= u.Px(2 * (theme.Target + 12))
	}
	if thin(u, width) || u.MeasureText(theme.Small, a.since(u)) > words {
		return a.thinWho(u, width)
	}
	return part{high: u.Px(whoHigh), draw: func(u *ui.UI, r ui.Rect) {
		row := r.Center(r.W, u.Px(whoHigh))
		if len(a.people) > 1 {
			var before, after ui.Rect
			before, row = row.CutLeft(u.Px(theme.Target))
			after, row = row.CutRight(u.Px(theme.Target))
			a.turnTo(u, "before", before, -1, paint.IconLeft)
			a.turnTo(u, "after", after, 1, paint.IconRight)
			row = row.InsetXY(u.Px(12), 0)
		}
		name := a.whose(u)
		face, words := row.CutLeft(row.H)
		_, words = words.CutLeft(u.Px(14))
		u.Paint(face.Inset(u.Px(4)), monogram{name}, func(dst *ebiten.Image, r ui.Rect) { a.s.Art.Monogram(dst, r, name) })
		words = words.Center(words.W, u.LineHeight(theme.Heading)+u.LineHeight(theme.Small))
		line, words := words.CutTop(u.LineHeight(theme.Heading))
		style := u.Fitting(name, line.W, theme.Heading, theme.Subheading, theme.BodyBold)
		u.Headed(2, func() { named(u, line, style, u.Theme().Ink, ui.Left|ui.Middle, name) })
		named(u, words, theme.Small, u.Theme().InkSoft, ui.Left|ui.Middle, a.since(u))
	}}
}

// whose is the name of who it is about.
func (a *chronicleScene) whose(u *ui.UI) string {
	if a.who == 0 {
		return u.T("chronicle.everyone")
	}
	return a.people[a.who-1]
}

// since says since when games are counted, and of which kind.
func (a *chronicleScene) since(u *ui.UI) string {
	name := a.s.NameOf(a.s.Game)
	if first := a.plays[0].Ended; !first.IsZero() {
		return u.T("chronicle.since", "game", name, "day", dayOf(u, first))
	}
	return name
}

// turnTo draws a button that turns to the next person, or to the one before.
func (a *chronicleScene) turnTo(u *ui.UI, id string, r ui.Rect, by int, icon paint.Icon) {
	n := len(a.people) + 1
	to := (a.who + by + n) % n
	name := u.T("chronicle.everyone")
	if to > 0 {
		name = a.people[to-1]
	}
	o := ui.ButtonOptions{Icon: a.s.Icon(icon), Quiet: true, Name: u.T("chronicle.who", "name", name), Tooltip: name, Looks: true}
	if u.Button(id, r.Center(r.W, u.Px(theme.Target)), "", o) {
		a.who = to
		a.count()
	}
}

// figure is a number and what it is of.
type figure struct{ number, label, more string }

// figures are what can be said in a number.
func (a *chronicleScene) figures(u *ui.UI) []figure {
	t := &a.total
	streak := figure{strconv.Itoa(t.Runs), u.T("chronicle.streak", "n", t.Runs), ""}
	if t.Streak > 1 {
		streak.more = u.T("chronicle.streak.now", "n", t.Streak)
	}
	return []figure{
		{strconv.Itoa(t.Played), u.T("chronicle.played", "n", t.Played), u.T("chronicle.won", "n", t.Won)},
		{oneDecimal(u, t.Mean), u.T("chronicle.mean"), ""},
		{strconv.Itoa(t.Best), u.T("chronicle.best"), ""},
		streak,
		{strconv.Itoa(t.Longest), u.T("chronicle.longest"), ""},
		{hours(u, t.Time), u.T("chronicle.time"), ""},
	}
}

// figuresPart is the part with the share of games that were won as a ring, and numbers beside it.
func (a *chronicleScene) figuresPart(u *ui.UI, width float64) part {
	all := a.figures(u)
	ring := 2 * figureHigh
	columns := max(min(int((width-u.Px(float64(ring)))/u.Px(figureWide)), 3), 1)
	cell := (width-u.Px(float64(ring)+12))/float64(columns) - u.Px(figureSide)
	if thin(u, width) || anyWider(u, theme.Small, cell, labelsOf(all)...) {
		return thinPart(u, append([]block{{u.Px(float64(ring)), func(r ui.Rect) { a.drawRing(u, r.Center(r.H, r.H).Inset(u.Px(8))) }}}, thinFigures(u, width, all)...))
	}
	rows := (len(all) + columns - 1) / columns
	return part{high: u.Px(figureHigh) * float64(max(rows, 2)), draw: func(u *ui.UI, r ui.Rect) {
		at, rest := r.CutLeft(u.Px(float64(ring)))
		at, _ = at.CutTop(at.W)
		a.drawRing(u, at.Inset(u.Px(8)))
		_, rest = rest.CutLeft(u.Px(12))
		for i, cell := range rest.Grid(columns, rows, 0)[:len(all)] {
			drawFigure(u, cell, all[i])
		}
	}}
}

// drawFigure draws a number above what it is of.
func drawFigure(u *ui.UI, r ui.Rect, f figure) {
	th := u.Theme()
	r = r.Center(r.W-u.Px(figureSide), u.LineHeight(theme.Score)+u.LineHeight(theme.Small))
	number, label := r.CutTop(u.LineHeight(theme.Score))
	u.Text(number, u.Fitting(f.number, number.W, theme.Score, theme.Subheading, theme.BodyBold, theme.SmallBold), th.Ink, ui.Centered, f.number)
	if f.more != "" {
		f.label = fits(u, theme.Small, label.W, f.label+" · "+f.more, f.label)
	}
	u.Text(label, theme.Small, th.InkSoft, ui.Centered, u.Theme().Ellipsis(theme.Small, u.Scale(), f.label, label.W))
}

// drawRing draws which share of the games was won as a ring of brass, and the number in it.
func (a *chronicleScene) drawRing(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	middle, radius := r.Middle(), r.W/2
	width := r.W * ringShare
	arc(u, middle, radius-width/2, 1, width, th.PaperDark)
	arc(u, middle, radius-width/2, a.total.Share(), width, th.Good)
	u.Circle(middle, radius, theme.Color{}, u.Px(1.5), th.BrassDark)
	u.Circle(middle, radius-width, theme.Color{}, u.Px(1.5), th.BrassDark)
	box := r.Center(2*(radius-width)*0.8, u.LineHeight(theme.Score)+u.LineHeight(theme.Small))
	number, label := box.CutTop(u.LineHeight(theme.Score))
	share := u.T("chronicle.percent", "n", int(math.Round(100*a.total.Share())))
	u.Text(number, u.Fitting(share, number.W, theme.Score, theme.Subheading, theme.BodyBold), th.Good, ui.Centered, share)
	u.Text(label, theme.SmallBold, th.Ink, ui.Centered, u.T("chronicle.share"))
}

// arc draws a part of a circle, from its top clockwise.
func arc(u *ui.UI, c ui.Point, radius, share, width float64, colour theme.Color) {
	n := int(math.Ceil(96 * share))
	if n == 0 {
		return
	}
	var line []ui.Point
	for i := range n + 1 {
		sin, cos := math.Sincos(2 * math.Pi * share * float64(i) / float64(n))
		line = append(line, ui.Point{X: c.X + radius*sin, Y: c.Y - radius*cos})
	}
	u.Outline(line, false, width, colour)
}

// oneDecimal writes a number with one decimal place.
func oneDecimal(u *ui.UI, x float64) string {
	tenths := int(math.Round(10 * x))
	return u.T("chronicle.decimal", "whole", tenths/10, "tenth", tenths%10)
}

// hours writes how long somebody played.
func hours(u *ui.UI, d time.Duration) string {
	minutes := int(d.Round(time.Minute).Minutes())
	if minutes < 60 {
		return u.T("chronicle.minutes", "n", minutes)
	}
	return u.T("chronicle.hours", "n", minutes/60, "minutes", minutes%60)
}

// dayOf writes a day in the place where somebody reads it.
func dayOf(u *ui.UI, at time.Time) string {
	at = at.Local()
	month := u.T("date.month." + strconv.Itoa(int(at.Month())))
	return u.T("date.day.year", "day", at.Day(), "month", month, "year", strconv.Itoa(at.Year()))
}
