package shell

import (
	"math"
	"strconv"

	"islas/render/geom"
	"islas/render/keep/chronicle"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the curve in design units, and the number of games over which its line is the mean.
const (
	curveSpace = 13 // least between two marks
	curveMark  = 6
	curveMean  = 10
	curveAxis  = 60 // left of the curve, at most
)

// curvePart returns the part with the points of all games, one after the other.
func (a *chronicleScene) curvePart(u *ui.UI, width float64) block {
	words := paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Left, u.T("chronicle.legend", "n", curveMean))
	high := u.Px(curveHigh-headingHigh) + headingOf(u, width, u.T("chronicle.curve")) + words.height
	return block{high, func(r ui.Rect) { a.drawCurve(u, r, words) }}
}

// bundle is a group of games whose marks stand in one place of the curve.
type bundle struct {
	from, to    int // places of the games, to excluded
	least, most int // points
	mean, won   float64
}

// bundles divides the games among as many places.
func (a *chronicleScene) bundles(places int) (all []bundle) {
	n := len(a.plays)
	each := max((n+places-1)/places, 1)
	for from := 0; from < n; from += each {
		of := a.plays[from:min(from+each, n)]
		t := chronicle.Count(of)
		all = append(all, bundle{from, from + len(of), t.Least, t.Best, t.Mean, t.Share()})
	}
	return all
}

// drawCurve draws the points of all games on squared paper: a mark for each, filled if it was won, the mean of the last ones as a line, and
// a pennant where the record was raised. The legend, words, stands below it, and below that the line about the game under the pointer.
func (a *chronicleScene) drawCurve(u *ui.UI, r ui.Rect, words block) {
	th := u.Theme()
	r = headed(u, r, u.T("chronicle.curve"))
	told, r := r.CutBottom(words.height + u.LineHeight(theme.SmallBold) + u.Px(4))
	c := a.planCurve(u, r)
	if c.W <= 0 || c.H <= 0 {
		return
	}
	c.drawGrid(u)
	all := a.bundles(int(max(c.W/u.Px(curveSpace), 1)))
	c.n = len(all)
	var mean, line []ui.Point
	trend := chronicle.Trend(a.plays, curveMean)
	for i, b := range all {
		line = append(line, c.at(i, b.mean))
		mean = append(mean, c.at(i, trend[b.to-1]))
	}
	if len(a.plays) > 2 {
		for i := range line[1:] {
			u.Line(line[i], line[i+1], max(u.Px(1.2), 1), theme.Alpha(th.BrassDark, 0.55))
		}
	}
	if len(a.plays) > curveMean/2 {
		u.Outline(mean, false, u.Px(3.5), th.Accent)
	}
	raised := chronicle.Raised(a.plays)
	for i, b := range all {
		a.drawBundle(u, &c, i, b)
		if len(raised) > 0 && raised[0] < b.to {
			pennant(u, c.at(i, float64(b.most)))
		}
		for len(raised) > 0 && raised[0] < b.to {
			raised = raised[1:]
		}
	}
	a.point(u, &c, all, told)
	legend, game := told.CutTop(told.H - u.LineHeight(theme.SmallBold))
	words.draw(legend)
	a.tellGame(u, game)
}

// course is the position and scale of the curve.
type course struct {
	ui.Rect
	n, low, high int
}

// planCurve returns the course of the curve in r. Its scale begins a little below the fewest points of a game.
func (a *chronicleScene) planCurve(u *ui.UI, r ui.Rect) course {
	t := &a.total
	c := course{low: max(t.Least-t.Least%5, 0), high: t.Best + 2}
	c.high = max(c.high, c.low+12)
	_, r = r.CutLeft(u.MeasureText(theme.Small, strconv.Itoa(c.high)) + u.Px(10))
	_, r = r.CutTop(u.Px(16))
	_, c.Rect = r.CutBottom(u.Px(8))
	return c
}

// at returns the position of so many points of the i-th mark.
func (c *course) at(i int, points float64) ui.Point {
	part := 0.5
	if c.n > 1 {
		part = (float64(i) + 0.5) / float64(c.n)
	}
	return geom.Pt(c.X+c.W*part, c.Bottom()-c.H*(points-float64(c.low))/float64(c.high-c.low))
}

// drawGrid draws horizontal lines with their numbers of points.
func (c *course) drawGrid(u *ui.UI) {
	th := u.Theme()
	u.Round(c.Rect, u.Px(3), theme.Alpha(th.PaperLight, 0.6), u.Px(1), theme.Alpha(th.BrassDark, 0.5))
	step := chartStep
	for c.H*float64(step)/float64(c.high-c.low) < u.LineHeight(theme.Small) {
		step *= 2
	}
	for points := c.low + step - c.low%step; points < c.high; points += step {
		drawLevel(u, c.Rect, c.at(0, float64(points)).Y, curveAxis, strconv.Itoa(points))
	}
}

// drawBundle draws the mark of one or several games: the more of them were won, the more it is filled.
func (a *chronicleScene) drawBundle(u *ui.UI, c *course, i int, b bundle) {
	th := u.Theme()
	if b.least < b.most {
		u.Line(c.at(i, float64(b.least)), c.at(i, float64(b.most)), u.Px(4), theme.Alpha(th.BrassDark, 0.35))
	}
	radius := u.Px(curveMark)
	at := c.at(i, b.mean)
	if a.lit >= b.from && a.lit < b.to {
		u.Circle(at, radius*1.9, theme.Alpha(th.Focus, 0.7), u.Px(1.5), th.BrassDark)
	}
	ring, _ := th.Filled(0)
	u.Circle(at, radius, th.PaperLight, u.Px(2), ring)
	if b.won > 0 {
		u.Circle(at, radius*math.Sqrt(b.won), th.Good, 0, th.Good)
	}
}

// pennant draws the sign of a record that was raised above a mark.
func pennant(u *ui.UI, at ui.Point) {
	th := u.Theme()
	foot, top := at.Y-u.Px(curveMark+1), at.Y-u.Px(curveMark+19)
	u.Line(geom.Pt(at.X, foot), geom.Pt(at.X, top), u.LinePx(1.8), th.Ink)
	u.Polygon([]ui.Point{geom.Pt(at.X, top), geom.Pt(at.X+u.Px(12), top+u.Px(4.5)), geom.Pt(at.X, top+u.Px(9))}, th.Accent)
}

// point finds the game under the pointer; a click opens its result if the mark is that of one game. The line about it in told stays while
// the pointer moves onto that (WCAG 2.2, 1.4.13).
func (a *chronicleScene) point(u *ui.UI, c *course, all []bundle, told ui.Rect) {
	res := u.Region("curve", c.Rect, ui.RegionOptions{Role: ui.RoleOther, Label: u.T("chronicle.curve"), NoFocus: true, Looks: true})
	if !res.Hover && !res.Clicked {
		if in := u.Input(); !in.Inside || !c.Rect.Union(told).Contains(in.Pos) {
			a.lit = -1
		}
		return
	}
	i := int(float64(c.n) * (u.Input().Pos.X - c.X) / c.W)
	b := all[min(max(i, 0), c.n-1)]
	a.lit = b.to - 1
	if res.Clicked && b.to == b.from+1 {
		a.open(a.plays[a.lit])
	}
}

// tellGame draws the line about the game under the pointer.
func (a *chronicleScene) tellGame(u *ui.UI, r ui.Rect) {
	if a.lit < 0 {
		return
	}
	p := a.plays[a.lit]
	points := u.T("chronicle.points", "n", p.Score())
	short := u.T("chronicle.game.short", "points", points, "n", p.Rounds)
	long := short
	if !p.Ended.IsZero() {
		long = u.T("chronicle.game", "day", dayOf(u, p.Ended), "points", points, "n", p.Rounds)
	}
	u.Text(r, theme.SmallBold, u.Theme().Ink, ui.Left|ui.Middle, fits(u, theme.SmallBold, r.W, long, short, strconv.Itoa(p.Score())))
}
