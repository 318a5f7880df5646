package shell

import (
	"math"
	"slices"
	"strconv"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/render/geom"
	"islas/render/keep/chronicle"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the person's row and of figures, in design units.
const (
	whoHigh    = 72
	figureWide = 150
	figureHigh = 92
	figureSide = 6    // beside one, both together
	ringHigh   = 184  // of the ring of wins
	ringShare  = 0.12 // its width divided by its diameter
)

// monogram is the key of the painting of a person's portrait.
type monogram struct{ name string }

// whoPart returns the part that shows whose games are counted, with buttons to choose another person.
func (a *chronicleScene) whoPart(u *ui.UI, width float64) block {
	turns, face, gap := len(a.people) > 1, u.Px(whoHigh), u.Px(14)
	wide := width - face - gap
	if turns {
		wide -= u.Px(2 * (theme.Target + 12))
	}
	below := u.MeasureText(theme.Small, a.since(u)) > wide // no room beside the portrait
	if below {
		wide = width
	}
	th, name := u.Theme(), u.T("chronicle.everyone")
	if a.who > 0 {
		name = a.people[a.who-1]
	}
	call := titled(u, wide, u.Fitting(name, wide, theme.Heading, theme.Subheading, theme.BodyBold), th.Ink, name)
	words := []block{
		{call.height, func(r ui.Rect) { u.Headed(2, func() { call.draw(r) }) }},
		paragraph(u, wide, theme.Small, th.InkSoft, ui.Left, a.since(u)),
	}
	high := heightOf(words, 0)
	top := block{face, func(row ui.Rect) {
		if turns {
			var before, after ui.Rect
			before, row = row.CutLeft(u.Px(theme.Target))
			after, row = row.CutRight(u.Px(theme.Target))
			a.turnTo(u, "before", before, -1, paint.IconLeft)
			a.turnTo(u, "after", after, 1, paint.IconRight)
			row = row.InsetXY(u.Px(12), 0)
		}
		at := row.Center(face, face)
		if !below {
			at = row.TakeLeft(face, gap)
			stack(row.Center(row.W, high), words, 0)
		}
		u.Paint(at.Inset(u.Px(4)), monogram{name}, func(dst *ebiten.Image, r ui.Rect) { figures.Monogram(a.s.Art, dst, r, name) })
	}}
	if !below {
		return column(0, top)
	}
	return column(0, append([]block{top}, words...)...)
}

// since returns the text of the game's name and of the day of the first game.
func (a *chronicleScene) since(u *ui.UI) string {
	name := a.s.NameOf(a.s.Game)
	if first := a.plays[0].Ended; !first.IsZero() {
		return u.T("chronicle.since", "game", name, "day", dayOf(u, first))
	}
	return name
}

// turnTo draws a button that changes to the next person, or to the one before.
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

// figure is a number with its label.
type figure struct{ number, label, more string }

// figures returns the statistics that are numbers.
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

// figuresPart returns the part with the share of games won as a ring and the figures beside it.
func (a *chronicleScene) figuresPart(u *ui.UI, width float64) block {
	ring := u.Px(ringHigh)
	return column(0, beside(width, u.Px(12), u.Px(2*figureWide),
		cell{ring, func(float64) block {
			return block{ring, func(r ui.Rect) {
				a.drawRing(u, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: ring}.Center(ring, ring).Inset(u.Px(8)))
			}}
		}},
		cell{0, func(width float64) block { return figureRows(u, width, a.figures(u), 3) }}))
}

// figureRows returns figures in at most so many columns.
func figureRows(u *ui.UI, width float64, all []figure, most int) block {
	columns := max(min(int(width/u.Px(figureWide)), most), 2)
	for _, f := range all {
		if u.MeasureText(theme.SmallBold, f.number) > partOf(width, columns, 0)-u.Px(figureSide) {
			columns = 1
		}
	}
	return column(0, abreast(all, columns, width, 0, func(f figure, width float64) block { return figureBlock(u, width, f) })...)
}

// figureBlock returns a number above its label.
func figureBlock(u *ui.UI, width float64, f figure) block {
	th, wide := u.Theme(), width-u.Px(figureSide)
	text := f.label
	if f.more != "" {
		text += " · " + f.more
	}
	label, number := paragraph(u, wide, theme.Small, th.InkSoft, ui.Center, text), u.LineHeight(theme.Score)
	above := (u.Px(figureHigh) - number - u.LineHeight(theme.Small)) / 2
	return block{max(above+number+label.height, u.Px(figureHigh)), func(r ui.Rect) {
		_, r = r.Center(wide, r.H).CutTop(above)
		at, r := r.CutTop(number)
		u.Text(at, u.Fitting(f.number, at.W, theme.Score, theme.Subheading, theme.BodyBold, theme.SmallBold), th.Ink, ui.Centered, f.number)
		label.draw(r)
	}}
}

// drawRing draws the share of games won as a ring of brass, with the percentage inside.
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

// oneDecimal formats a number with one decimal place.
func oneDecimal(u *ui.UI, x float64) string {
	tenths := int(math.Round(10 * x))
	return u.T("chronicle.decimal", "whole", tenths/10, "tenth", tenths%10)
}

// hours formats how long somebody played.
func hours(u *ui.UI, d time.Duration) string {
	minutes := int(d.Round(time.Minute).Minutes())
	if minutes < 60 {
		return u.T("chronicle.minutes", "n", minutes)
	}
	return u.T("chronicle.hours", "n", minutes/60, "minutes", minutes%60)
}

// dayOf formats a day of local time.
func dayOf(u *ui.UI, at time.Time) string {
	at = at.Local()
	month := u.T("date.month." + strconv.Itoa(int(at.Month())))
	return u.T("date.day.year", "day", at.Day(), "month", month, "year", strconv.Itoa(at.Year()))
}

// Sizes of the comparison in design units.
const (
	groupHigh  = 46
	groupLabel = 0.3 // of the width
	groupSums  = 170 // right of the bars
	groupBar   = 22
	groupLeast = 100 // width of a bar
)

// aspects returns the aspects by which games of the chosen kind can be compared, and the keys of their labels.
func (a *chronicleScene) aspects() (all []chronicle.Aspect, keys []string) {
	all = []chronicle.Aspect{chronicle.ByLevel, chronicle.BySeats, chronicle.ByTurn}
	keys = []string{"chronicle.by.level", "chronicle.by.seats", "chronicle.by.turn"}
	if len(a.s.Game.Info().Boards.IDs) > 0 {
		all, keys = append(all, chronicle.ByBoard), append(keys, "board.all")
	}
	return all, keys
}

// groupsPart returns the part that compares games by an aspect.
func (a *chronicleScene) groupsPart(u *ui.UI, width float64) block {
	all, keys := a.aspects()
	for i := range keys {
		keys[i] = u.T(keys[i])
	}
	rows, high := u.ChoiceRows(width, keys), u.Px(theme.Target)
	blocks := []block{headingBlock(u, width, u.T("chronicle.compare")), {high*float64(rows) + u.Px(8), func(r ui.Rect) {
		r, _ = r.CutTop(high * float64(rows))
		chosen := slices.Index(all, a.aspect)
		if u.ChoiceOf("aspect", r, ui.ChoiceOptions{Label: u.T("chronicle.compare"), Labels: keys, Rows: rows}, &chosen) {
			a.aspect = all[chosen]
			a.compare()
		}
	}}}
	wide := width * groupLabel
	for _, g := range a.groups {
		wide = max(wide, u.MeasureText(theme.Body, a.groupName(u, a.aspect, g.Key)))
	}
	for _, g := range a.groups {
		blocks = append(blocks, a.groupBlock(u, width, wide, g))
	}
	return column(0, append(blocks, paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Left, u.T("chronicle.notch")))...)
}

// compare groups the games by the aspect. Levels are in their order, the weakest first.
func (a *chronicleScene) compare() {
	a.groups = chronicle.Groups(a.plays, a.aspect)
	if a.aspect == chronicle.ByLevel {
		ids := append(a.s.Game.Info().Levels.IDs(), chronicle.Mixed, game.Human)
		slices.SortStableFunc(a.groups, func(x, y chronicle.Group) int { return slices.Index(ids, x.Key) - slices.Index(ids, y.Key) })
	}
}

// groupName returns the label of a group of games.
func (a *chronicleScene) groupName(u *ui.UI, by chronicle.Aspect, key string) string {
	switch by {
	case chronicle.BySeats:
		n, _ := strconv.Atoi(key) // as chronicle.Groups writes it
		return u.T("chronicle.seats", "n", n)
	case chronicle.ByTurn:
		return u.T("chronicle.turn." + key)
	case chronicle.ByBoard:
		if b := a.s.Game.Board(key); b != nil {
			return b.Name()
		}
		return key
	}
	switch {
	case key == game.Human:
		return u.T("chronicle.people")
	case key == chronicle.Mixed:
		return u.T("chronicle.mixed")
	case a.s.Texts.Has("level." + key):
		return u.T("level." + key)
	}
	return key
}

// groupBlock returns the share of games won as a bar, with a notch at the share that chance alone would win, after a name wide pixels wide.
func (a *chronicleScene) groupBlock(u *ui.UI, width, wide float64, g chronicle.Group) block {
	th := u.Theme()
	words := func(wide float64, s theme.Style, align ui.Align, texts ...string) cell {
		return cell{wide, func(width float64) block {
			return paragraph(u, width, s, th.Ink, align|ui.Middle, fits(u, s, width, texts...))
		}}
	}
	row := beside(width, u.Px(6), u.Px(groupLeast),
		words(wide, theme.Body, ui.Left, a.groupName(u, a.aspect, g.Key)),
		cell{0, func(float64) block {
			return block{u.Px(groupBar + 8), func(r ui.Rect) { drawShare(u, r.Center(r.W, u.Px(groupBar)), g) }}
		}},
		words(u.Px(groupSums), theme.Small, ui.Right,
			u.T("chronicle.group", "won", g.Won, "n", g.Played, "mean", oneDecimal(u, g.Mean)), u.T("chronicle.group.short", "won", g.Won, "n", g.Played)))
	return block{max(row.height, u.Px(groupHigh)), row.draw}
}

// drawShare draws the bar of groupBlock.
func drawShare(u *ui.UI, bar ui.Rect, g chronicle.Group) {
	th := u.Theme()
	u.Well(bar)
	if full := bar.Inset(u.Px(2)); g.Won > 0 {
		full.W = max(full.W*g.Share(), full.H)
		u.Gradient(full, u.Px(theme.Radius-2), theme.Lighten(th.Good, 0.06), th.Good)
	}
	x := bar.X + bar.W*g.Fair/float64(g.Played)
	from, to := geom.Pt(x, bar.Y-u.Px(4)), geom.Pt(x, bar.Bottom()+u.Px(4))
	u.Line(from, to, u.Px(2.5)+2*u.LinePx(1.5), th.PaperLight) // sets the notch off where the bar is filled
	u.Line(from, to, u.Px(2.5), th.Accent)
}
