package shell

import (
	"math"
	"slices"
	"strconv"

	"islas/game"
	"islas/game/review"
	"islas/render/geom"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the chart of chances in design units.
const (
	chancesAxis  = 62 // left of the lines, for the percentages
	chancesAbove = 28 // above the lines, for the winners' crowns
	turnMark     = 12 // radius of the mark of a turning point
	markGap      = 2  // least space between two of them
	chancesStep  = 7  // least width of a piece of a line
)

// chances is the area in which the chances to win are drawn: over the decisions, from 0 at the bottom to a certain win at the top.
type chances struct {
	ui.Rect
	n int // number of decisions
}

// x returns the x of a decision; the one after the last is the end.
func (c *chances) x(moment int) float64 { return c.X + c.W*float64(moment)/float64(max(c.n, 1)) }

// at returns the position of a chance at a decision.
func (c *chances) at(moment, chance int) ui.Point {
	return geom.Pt(c.x(moment), c.Bottom()-c.H*float64(chance)/review.Whole)
}

// chance returns the chance of a seat at a decision, or at the end.
func (l *looking) chance(moment int, seat game.Seat) int {
	if moment == len(l.review.Looked) {
		return l.review.Looked[moment-1].After[seat]
	}
	return l.review.Looked[moment].Before[seat]
}

// drawChances draws everybody's chance to win over the match. A click goes to the decision under the pointer.
func (l *looking) drawChances(u *ui.UI, area ui.Rect) {
	th := u.Theme()
	line := u.LineHeight(theme.Small)
	curve := u.T("review.curve")
	caption, area := area.CutTop(u.MeasureWrapped(theme.Small, curve, area.W))
	u.TextWrapped(caption, theme.Small, th.InkSoft, ui.Left|ui.Middle, curve)
	whole := area
	_, area = area.CutTop(u.Px(chancesAbove))
	if !slim(u) {
		_, area = area.CutLeft(u.Px(chancesAxis))
	}
	_, area = area.CutBottom(line + u.Px(4))
	c := chances{area, len(l.review.Looked)}
	if c.W <= 0 || c.H <= 0 || c.n == 0 {
		return
	}
	order := ranked(len(l.setup.Seats), func(seat game.Seat) int { return l.chance(c.n, seat) })
	end := func(seat game.Seat) ui.Point { return c.at(c.n, l.chance(c.n, seat)) }
	var faces ui.Rect
	if faces, c.Rect = c.Rect.CutRight(endsWide(u, order, end)); c.W <= 0 {
		return
	}
	charted(u, "chances.course", whole, curve, l.course(u))
	l.drawGrid(u, &c)
	lines := make([][]ui.Point, len(l.setup.Seats))
	for seat := range lines {
		lines[seat] = l.line(u, &c, game.Seat(seat))
		drawLine(u, lines[seat], l.s.Colour(u.Theme(), game.Seat(seat)))
	}
	l.point(u, &c)
	l.drawMarks(u, &c, lines)
	drawEnds(u, l.s, l.match, faces, order, end)
}

// line returns the line of a seat's chances. Decisions that lie closer than chancesStep share a point at their mean, as what turns more
// often could not be followed.
func (l *looking) line(u *ui.UI, c *chances, seat game.Seat) []ui.Point {
	line := []ui.Point{c.at(0, l.chance(0, seat))}
	sum, n := 0, 0
	turns := func(i int) bool {
		return slices.ContainsFunc(l.review.Turns, func(t review.Turn) bool { return t.Moment+1 == i })
	}
	for i := 1; i <= c.n; i++ {
		sum, n = sum+l.chance(i, seat), n+1
		if i == c.n { // the end is certain
			sum, n = l.chance(i, seat), 1
		} else if turns(i) { // a jump is drawn as high as it is
			if last := c.at(i-1, l.chance(i-1, seat)); turns(i-1) || last.X > line[len(line)-1].X {
				line = append(line, last)
			}
			sum, n = l.chance(i, seat), 1
		} else if c.x(i)-line[len(line)-1].X < u.Px(chancesStep) {
			continue
		}
		line = append(line, c.at(i, sum/n))
		sum, n = 0, 0
	}
	return line
}

// drawLine draws a line piece by piece: one that turns often would cover itself.
func drawLine(u *ui.UI, line []ui.Point, colour theme.Color) {
	width := u.Px(chartLine)
	for i, to := range line[1:] {
		u.Line(line[i], to, width, colour)
		u.Circle(to, width/2, colour, 0, colour)
	}
}

// on returns the point of a line at an x.
func on(line []ui.Point, x float64) ui.Point {
	i := slices.IndexFunc(line[1:], func(p ui.Point) bool { return p.X >= x }) + 1
	if i == 0 {
		return line[len(line)-1]
	}
	from, to := line[i-1], line[i]
	return ui.Point{X: x, Y: from.Y + (to.Y-from.Y)*min(max((x-from.X)/max(to.X-from.X, 1e-9), 0), 1)}
}

// drawGrid draws the percentages and rounds.
func (l *looking) drawGrid(u *ui.UI, c *chances) {
	th := u.Theme()
	line := u.LineHeight(theme.Small)
	step := 10
	for c.H*float64(step)/100 < line {
		step = map[int]int{10: 20, 20: 25, 25: 50, 50: 100, 100: 1000}[step]
	}
	for percent := 0; percent <= 100; percent += step {
		y, text := c.at(0, percent*review.Whole/100).Y, u.T("review.percent", "n", percent)
		above := ui.Rect{X: c.X, Y: y - line, W: u.Px(chancesAxis - 6), H: line} // the line of the level
		switch {
		case slim(u):
			drawLevel(u, c.Rect, y, chancesAxis, "")
			u.Text(above, theme.Small, th.InkSoft, ui.Left|ui.Middle, text)
		case percent == 0: // below it stands the word for rounds
			drawLevel(u, c.Rect, y, chancesAxis, "")
			u.Text(above.Moved(-u.Px(chancesAxis), line*0.15), theme.Small, th.InkSoft, ui.Right|ui.Middle, text)
		default:
			drawLevel(u, c.Rect, y, chancesAxis, text)
		}
	}
	if !slim(u) {
		u.Text(ui.Rect{X: c.X - u.Px(chancesAxis), Y: c.Bottom() + u.Px(3), W: u.Px(chancesAxis - 6), H: line}, theme.Small, th.InkSoft, ui.Left|ui.Middle, u.T("review.rounds"))
	}
	round, last := 0, c.X-u.Px(chartSpace)
	for i := range l.review.Looked {
		if m := &l.review.Looked[i]; m.Round != round {
			round = m.Round
			x := c.x(i)
			u.Line(geom.Pt(x, c.Y), geom.Pt(x, c.Bottom()), u.Px(1), theme.Alpha(th.InkFaint, 0.35))
			if x-last >= u.Px(chartSpace) {
				drawRound(u, c.Rect, x, round)
				last = x
			}
		}
	}
}

// point shows the decision under the pointer in a tooltip, and goes to it at a click.
func (l *looking) point(u *ui.UI, c *chances) {
	at := min(max(int((u.Input().Pos.X-c.X)/c.W*float64(c.n)), 0), c.n-1)
	if u.GoesOntoTip("chances") {
		at = l.tells
	}
	l.tells = at
	m := &l.review.Looked[at]
	label := u.T("review.moment", "round", m.Round, "name", l.name(m.Seat), "what", m.What(u))
	u.PushGroup(c.Rect) // moving along it meets no other tooltip
	got := u.Region("chances", c.Rect, ui.RegionOptions{
		Label: u.T("review.curve"), Value: strconv.Itoa(at), Tooltip: label, NoFocus: true, Looks: true,
		TipAt: ui.Rect{X: c.x(at), Y: c.Y, W: 1, H: c.H},
	})
	u.PopGroup()
	if got.Hover || got.Tip {
		l.lit = at
	}
	if l.lit >= 0 {
		x := c.x(l.lit)
		u.Line(geom.Pt(x, c.Y), geom.Pt(x, c.Bottom()), u.Px(2), u.Theme().Accent)
	}
	if got.Clicked {
		l.jump(m.Step)
	}
}

// drawMarks draws the turning points on the lines of the seats that they concern most. One that stands beside its line, as there is another
// on it, is connected with it.
func (l *looking) drawMarks(u *ui.UI, c *chances, lines [][]ui.Point) {
	th := u.Theme()
	r := u.Px(turnMark)
	ends := make([]ui.Point, len(l.review.Turns))
	for i, t := range l.review.Turns {
		ends[i] = on(lines[t.Seat], c.x(t.Moment+1))
	}
	marks := apart(ends, c.Rect, 2*r+u.Px(markGap))
	for i, t := range l.review.Turns {
		u.Line(ends[i], marks[i], u.LinePx(2), l.s.Colour(u.Theme(), t.Seat))
		u.Circle(ends[i], u.Px(chartLine), l.s.Colour(u.Theme(), t.Seat), 0, l.s.Colour(u.Theme(), t.Seat))
	}
	for i, t := range l.review.Turns {
		fill := th.PaperLight
		if l.lit == t.Moment {
			fill = th.Focus
		}
		u.Circle(marks[i], r, fill, u.Px(2.5), l.s.Colour(u.Theme(), t.Seat))
		box := ui.RectAround(marks[i], 2*r, 2*r)
		u.Text(box, theme.SmallBold, th.Ink, ui.Centered, strconv.Itoa(i+1))
		got := u.Region(momentID("mark", i), box, ui.RegionOptions{NoFocus: true, Looks: true, Label: l.told(u, t), Tooltip: l.told(u, t)})
		if got.Clicked {
			l.jump(l.review.Looked[t.Moment].Step)
		}
	}
}

// apart returns the points moved as little as needed, one after the other, so that squares around them do not overlap. It moves them
// within an area; one for which there is no room is left where it is.
func apart(points []ui.Point, area ui.Rect, side float64) []ui.Point {
	moved := slices.Clone(points)
	for i, p := range points {
		xs, ys := []float64{p.X}, []float64{p.Y} // the nearest free point has one of these, as it touches another square or has not moved
		for _, o := range moved[:i] {
			xs, ys = append(xs, o.X-side, o.X+side), append(ys, o.Y-side, o.Y+side)
		}
		least := math.Inf(1)
		for _, x := range xs {
			for _, y := range ys {
				at := geom.Pt(x, y)
				crowded := func(o ui.Point) bool { return max(math.Abs(o.X-x), math.Abs(o.Y-y)) < side-1e-6 }
				if far := at.Sub(p).Len(); far < least && area.Inset(-1).Contains(at) && !slices.ContainsFunc(moved[:i], crowded) {
					moved[i], least = at, far
				}
			}
		}
	}
	return moved
}
