package shell

import (
	"math"
	"slices"
	"strconv"

	"islas/game"
	"islas/game/match"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the chart in design units.
const (
	chartAxis  = 30 // left of the lines, for the numbers of points
	chartFaces = 52 // right of them, for portraits
	chartFace  = 36
	chartMark  = 4.5 // radius of the mark of a round
	chartLine  = 3
	chartMoved = 3  // between two lines at the same height
	chartStep  = 5  // points between two horizontal lines
	chartSpace = 34 // least distance between two numbers of rounds
)

// chart is the area in which the points of a match are drawn, and its scale.
type chart struct {
	ui.Rect
	rounds, top int
	seats       int
	apart       float64 // between lines at the same height
}

// planChart divides an area into the chart and the place for portraits right of it.
func (r *result) planChart(u *ui.UI, area ui.Rect) (c chart, faces ui.Rect) {
	course := r.tells.Course
	c.rounds, c.seats, c.apart = max(len(course.Points)-1, 1), len(r.order), u.Px(chartMoved)
	c.top = course.Goal
	for _, points := range course.Points {
		for _, n := range points {
			c.top = max(c.top, n)
		}
	}
	c.top++
	_, area = area.CutLeft(u.Px(chartAxis))
	_, area = area.CutTop(u.LineHeight(theme.Small) + u.Px(6))
	_, c.Rect = area.CutBottom(u.LineHeight(theme.Small) + u.Px(4))
	faces, c.Rect = c.Rect.CutRight(endsWide(u, r.order, r.end(&c)))
	return c, faces
}

// at returns the position of a seat's points after a round.
func (c *chart) at(round, points int, seat game.Seat) ui.Point {
	aside := (float64(seat) - float64(c.seats-1)/2) * c.apart
	return geom.Pt(c.X+c.W*float64(round)/float64(c.rounds), c.height(points)+aside)
}

// height returns the y of so many points.
func (c *chart) height(points int) float64 {
	return c.Bottom() - (c.H-c.apart*2)*float64(points)/float64(c.top) - c.apart*2
}

// drawChart draws everybody's points over the rounds.
func (r *result) drawChart(u *ui.UI, area ui.Rect) {
	th := u.Theme()
	text := u.T("result.curve")
	if slim(u) { // the goal's line has no room for its name, either
		if goal := r.tells.Course.Goal; goal > 0 {
			text += "\n" + u.T("result.goal-line", "n", goal)
		}
		caption := area.TakeTop(u.MeasureWrapped(theme.Small, text, area.W), 0)
		u.TextWrapped(caption, theme.Small, th.InkSoft, ui.Left, text)
	} else {
		caption, _ := area.CutTop(u.LineHeight(theme.Small))
		u.Text(caption, theme.Small, th.InkSoft, ui.Left|ui.Middle, text)
	}
	c, faces := r.planChart(u, area)
	if c.W <= 0 || c.H <= 0 {
		return
	}
	charted(u, "course", area, text, r.course())
	r.drawAxes(u, &c)
	for seat := range game.Seat(c.seats) {
		if seat != r.shown {
			r.drawCurve(u, &c, seat, u.Px(chartLine))
		}
	}
	r.drawCurve(u, &c, r.shown, u.Px(chartLine+2))
	drawEnds(u, r.s, r.match, faces, r.order, r.end(&c))
	r.drawMoments(u, &c)
}

// drawAxes draws the numbers of points and of rounds, and the goal.
func (r *result) drawAxes(u *ui.UI, c *chart) {
	th := u.Theme()
	step := chartStep
	for c.H*float64(step)/float64(c.top) < u.LineHeight(theme.Small) {
		step *= 2
	}
	for points := 0; points <= c.top; points += step {
		drawLevel(u, c.Rect, c.height(points), chartAxis, strconv.Itoa(points))
	}
	every := 1
	for c.W/float64(c.rounds)*float64(every) < u.Px(chartSpace) {
		every++
	}
	for round := every; round <= c.rounds; round += every {
		drawRound(u, c.Rect, c.at(round, 0, 0).X, round)
	}
	if r.tells.Course.Goal == 0 {
		return
	}
	y := c.height(r.tells.Course.Goal)
	for x := c.X; x < c.Right(); x += u.Px(14) {
		u.Line(geom.Pt(x, y), geom.Pt(min(x+u.Px(8), c.Right()), y), u.Px(2.5), th.BrassDark)
	}
	if slim(u) {
		return
	}
	label := u.T("result.goal-line", "n", r.tells.Course.Goal)
	at := ui.Rect{X: c.X + u.Px(6), Y: y + u.Px(2), W: u.MeasureText(theme.SmallBold, label) + 1, H: u.LineHeight(theme.SmallBold)}
	u.Text(at, theme.SmallBold, th.BrassDark, ui.Left|ui.Middle, label)
}

// drawCurve draws the points of a seat as a line with a mark for every round.
func (r *result) drawCurve(u *ui.UI, c *chart, seat game.Seat, width float64) {
	colour := r.s.Colour(u.Theme(), seat)
	var line []ui.Point
	for round, points := range r.tells.Course.Points {
		line = append(line, c.at(round, points[seat], seat))
	}
	u.Outline(line, false, width, colour)
	for _, p := range line[1:] {
		drawMark(u, p, u.Px(chartMark)+width/4, seat, colour)
	}
}

// drawMark draws the mark of a seat; every seat has a different shape.
func drawMark(u *ui.UI, p ui.Point, radius float64, seat game.Seat, colour theme.Color) {
	light, rim := u.Theme().PaperLight, u.Px(2)
	square := ui.RectAround(p, radius*1.8, radius*1.8)
	switch seat % 5 {
	case 0:
		u.Circle(p, radius, colour, 0, colour)
	case 1:
		u.Round(square, 0, colour, 0, colour)
	case 2:
		u.Circle(p, radius, light, rim, colour)
	case 3:
		r := radius * 1.4
		u.Polygon([]ui.Point{p.Add(geom.Pt(0, -r)), p.Add(geom.Pt(r, 0)), p.Add(geom.Pt(0, r)), p.Add(geom.Pt(-r, 0))}, colour)
	default:
		u.Round(square, 0, light, rim, colour)
	}
}

// momentID returns the id of a moment in the chart or in the story.
func momentID(where string, i int) string { return where + "." + strconv.Itoa(i) }

// medallion is the radius of the sign of a moment on a curve, in design units.
const medallion = 13

// drawMoments draws the signs of the moments on the curves.
func (r *result) drawMoments(u *ui.UI, c *chart) {
	marks := slices.DeleteFunc(slices.Clone(r.marks(u)), func(m mark) bool { return !m.Major && !slices.Contains(m.moments, r.lit) })
	points := mapped(marks, func(m mark) ui.Point { return c.at(m.Round, r.tells.Course.Points[m.Round][m.Seat], m.Seat) })
	at := apart(points, c.Rect, u.Px(2*medallion+2))
	for i, m := range marks { // all lines lie below all medallions
		u.Line(points[i], at[i], u.LinePx(1.5), r.s.Colour(u.Theme(), m.Seat))
	}
	for i, m := range marks {
		at := ui.RectAround(at[i], u.Px(2*medallion), u.Px(2*medallion))
		r.drawMedallion(u, at, m.Seat, m.Icon, slices.Contains(m.moments, r.lit))
		u.Passive(momentID("moment", m.moments[0]), at, ui.RegionOptions{Label: m.label, Tooltip: m.tip})
	}
}

// drawLevel draws a horizontal line of a chart at a height, and its label in so many design units left of it.
func drawLevel(u *ui.UI, c ui.Rect, y, axis float64, label string) {
	th, line := u.Theme(), u.LineHeight(theme.Small)
	u.Line(geom.Pt(c.X, y), geom.Pt(c.Right(), y), u.Px(1), theme.Alpha(th.InkFaint, 0.6))
	u.Text(ui.Rect{X: c.X - u.Px(axis), Y: y - line/2, W: u.Px(axis - 6), H: line}, theme.Small, th.InkSoft, ui.Right|ui.Middle, label)
}

// drawRound draws the number of a round below a chart.
func drawRound(u *ui.UI, c ui.Rect, x float64, round int) {
	at := ui.Rect{X: x - u.Px(20), Y: c.Bottom() + u.Px(3), W: u.Px(40), H: u.LineHeight(theme.Small)}
	u.Text(at, theme.Small, u.Theme().InkSoft, ui.Centered, strconv.Itoa(round))
}

// drawMedallion draws the sign of a moment of a seat.
func (r *result) drawMedallion(u *ui.UI, at ui.Rect, seat game.Seat, icon paint.Icon, lit bool) {
	th := u.Theme()
	ink := th.Ink
	if lit {
		ink = th.Accent
		u.Circle(at.Middle(), at.W*0.72, theme.Alpha(th.Focus, 0.6), u.Px(2), th.BrassDark)
	}
	u.Circle(at.Middle(), at.W/2, th.PaperLight, u.Px(2.5), r.s.Colour(u.Theme(), seat))
	r.s.Icon(icon)(u, at.Scaled(0.66), ink)
}

// crown draws the sign of a winner at the edge of a portrait, on a ground of its own.
func crown(u *ui.UI, s *stage.Stage, at ui.Point) {
	th := u.Theme()
	u.Circle(at, u.Px(13), th.PaperLight, max(u.Px(1.5), 1), th.BrassDark)
	s.Icon(paint.IconCrown)(u, ui.RectAround(at, u.Px(19), u.Px(19)), th.BrassDark)
}

// end returns a function that returns where the line of a seat ends in a chart.
func (r *result) end(c *chart) func(seat game.Seat) ui.Point {
	last := r.tells.Course.Points[len(r.tells.Course.Points)-1]
	return func(seat game.Seat) ui.Point { return c.at(c.rounds, last[seat], seat) }
}

// endColumns returns in which column the portrait of each end of a line stands, at the height of that end, so that none covers another, and
// the number of columns.
func endColumns(heights []float64, side float64) (columns []int, n int) {
	var taken []geom.Point // column and height of each
	for _, y := range heights {
		at := 0
		for slices.ContainsFunc(taken, func(face geom.Point) bool { return int(face.X) == at && math.Abs(face.Y-y) < side }) {
			at++
		}
		columns, taken, n = append(columns, at), append(taken, geom.Pt(float64(at), y)), max(n, at+1)
	}
	return columns, n
}

// endsWide returns the width that the portraits of drawEnds take beside a chart.
func endsWide(u *ui.UI, order []game.Seat, end func(seat game.Seat) ui.Point) float64 {
	_, n := endColumns(mapped(order, func(seat game.Seat) float64 { return end(seat).Y }), u.Px(chartFace))
	return u.Px(chartFaces-chartFace) + float64(n)*u.Px(chartFace)
}

// drawEnds draws portraits beside the ends of the lines in a chart, each at the height of its end, with crowns for winners.
func drawEnds(u *ui.UI, s *stage.Stage, m match.Any, place ui.Rect, order []game.Seat, end func(seat game.Seat) ui.Point) {
	side, colour := u.Px(chartFace), func(seat game.Seat) theme.Color { return s.Colour(u.Theme(), seat) }
	columns, n := endColumns(mapped(order, func(seat game.Seat) float64 { return end(seat).Y }), side)
	faces := make([]ui.Rect, len(order))
	for i, seat := range order {
		from := end(seat)
		faces[i] = ui.RectAround(geom.Pt(place.Right()-side*(float64(n-columns[i])-0.5), from.Y), side-u.Px(2), side-u.Px(2))
		u.Line(from, faces[i].Middle(), u.LinePx(1.5), colour(seat))
	}
	for i, seat := range order {
		drawRinged(u, s, faces[i], m.Setup().Seats, seat)
		if m.Winners().Has(seat) {
			crown(u, s, geom.Pt(faces[i].Right()-u.Px(4), faces[i].Y+u.Px(2)))
		}
	}
}

// drawRinged draws a player's portrait in a ring of the seat's colour.
func drawRinged(u *ui.UI, s *stage.Stage, at ui.Rect, seats []match.Seat, seat game.Seat) {
	s.PaintPortrait(u, at, seats, seat)
	u.Circle(at.Middle(), at.W/2, theme.Color{}, u.Px(2.5), s.Colour(u.Theme(), seat))
}
