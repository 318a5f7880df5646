package shell

import (
	"slices"

	"islas/game"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// medallion is the radius of the sign of a moment on a curve, in design units.
const medallion = 13

// drawMoments draws what is worth telling on the curves.
func (r *result) drawMoments(u *ui.UI, c *chart) {
	var taken []ui.Rect
	marks := slices.DeleteFunc(r.marks(u), func(m mark) bool { return !m.Major && !slices.Contains(m.moments, r.lit) })
	for _, m := range marks { // all lines lie below all medallions
		p := c.at(m.Round, r.tells.Course.Points[m.Round][m.Seat], m.Seat)
		at := place(u, c, p, taken)
		taken = append(taken, at)
		u.PushAlpha(r.reached(m.Moment))
		u.Line(p, at.Middle(), u.LinePx(1.5), lineColour(u, m.Seat))
		u.PopAlpha()
	}
	for i, m := range marks {
		at := taken[i]
		u.PushAlpha(r.reached(m.Moment))
		r.drawMedallion(u, at, m.Seat, m.Icon, slices.Contains(m.moments, r.lit))
		u.PopAlpha()
		u.Region(momentID("moment", m.moments[0]), at, ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: m.label, Tooltip: m.tip,
		})
	}
}

// place is where a medallion stands: on its point, or where that is taken as near above or below it as there is room.
func place(u *ui.UI, c *chart, p ui.Point, taken []ui.Rect) ui.Rect {
	first := ui.RectAround(p, u.Px(2*medallion), u.Px(2*medallion))
	for i := range 12 {
		by := float64((i + 1) / 2)
		if i%2 > 0 {
			by = -by
		}
		at := first.Moved(0, by*u.Px(2*medallion+2))
		free := !slices.ContainsFunc(taken, func(o ui.Rect) bool { return !o.Intersect(at).Empty() })
		if free && at.Y >= c.Y-u.Px(medallion) && at.Bottom() <= c.Bottom()+u.Px(medallion) {
			return at
		}
	}
	return first
}

// drawMedallion draws the sign of a moment of a seat.
func (r *result) drawMedallion(u *ui.UI, at ui.Rect, seat game.Seat, icon paint.Icon, lit bool) {
	th := u.Theme()
	ink := th.Ink
	if lit {
		ink = th.Accent
		u.Circle(at.Middle(), at.W*0.72, theme.Alpha(th.Focus, 0.6), u.Px(2), th.BrassDark)
	}
	u.Circle(at.Middle(), at.W/2, th.PaperLight, u.Px(2.5), lineColour(u, seat))
	r.s.Icon(icon)(u, at.Scaled(0.66), ink)
}

// crown draws the sign of a winner at the edge of a portrait, on a ground of its own.
func crown(u *ui.UI, s *stage.Stage, at ui.Point) {
	th := u.Theme()
	u.Circle(at, u.Px(13), th.PaperLight, max(u.Px(1.5), 1), th.BrassDark)
	s.Icon(paint.IconCrown)(u, ui.RectAround(at, u.Px(19), u.Px(19)), th.BrassDark)
}

// drawFaces shows at the end of each line whose it is, and crowns who has won.
func (r *result) drawFaces(u *ui.UI, c *chart, place ui.Rect) {
	last := r.tells.Course.Points[len(r.tells.Course.Points)-1]
	side := min(u.Px(chartFace), (c.H+u.Px(chartFace))/float64(c.seats)-u.Px(2))
	var tops []float64
	for i, seat := range r.order {
		y := c.at(c.rounds, last[seat], seat).Y - side/2
		if i > 0 {
			y = max(y, tops[i-1]+side+u.Px(2))
		}
		tops = append(tops, y)
	}
	lowest := c.Bottom() + u.Px(chartFace)/2 - side
	for i := len(tops) - 1; i >= 0 && tops[i] > lowest; i-- {
		tops[i] = lowest
		lowest -= side + u.Px(2)
	}
	u.PushAlpha(r.tally.verdict())
	defer u.PopAlpha()
	for i, seat := range r.order {
		face := ui.Rect{X: place.Right() - side, Y: tops[i], W: side, H: side}
		from := c.at(c.rounds, last[seat], seat)
		u.Line(from, geom.Pt(face.X, face.Middle().Y), u.LinePx(1.5), lineColour(u, seat))
		r.s.PaintPortrait(u, face, r.setup.Seats, seat)
		u.Circle(face.Middle(), side/2, theme.Color{}, u.Px(2.5), lineColour(u, seat))
		if r.match.Winners().Has(seat) {
			crown(u, r.s, geom.Pt(face.Right()-u.Px(4), face.Y+u.Px(2)))
		}
	}
}
