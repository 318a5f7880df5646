package table

import (
	"strconv"

	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of badges, the discs that mark what is to be clicked.
const (
	badgeRadius = 16.0 // design units
	badgeOut    = 0.75 // of the radius: distance of its middle from the corner of something low whose contents are unknown
	badgeLow    = 8    // radii: what is less high is low
	badgeBelow  = 0.55 // of the radius: distance of its middle below the lower edge if Advice.Low is set
)

// lampLeast is the least side in pixels at which the icon of a suggestion can be recognised; smaller discs have a dot.
const lampLeast = 14

// lampPart is the side of that icon in radii of its disc.
const lampPart = 1.5

// outlineOf returns the outline of what lies at a rectangle, nil for the rectangle itself; of (Views.Outline) may be nil.
func outlineOf(of func(r ui.Rect) []ui.Point, r ui.Rect) []ui.Point {
	if of == nil {
		return nil
	}
	return of(r)
}

// points frames the things to be clicked, in their order, each with its number if there are several. No frame covers a number.
func (a *Advice) points(u *ui.UI, s *stage.Stage, left []ui.Rect) {
	if a.Over {
		u.PushLayer(ui.LayerModal)
		defer u.PopLayer()
	}
	th := u.Theme().Pictures() // its lines together show on any ground
	for _, r := range left {
		outline := outlineOf(a.outline, r)
		r = framed(u, r)
		width := min(u.Px(4), max(2, r.H*0.06))
		edge := u.LinePx(1.5) // dark, so that it shows on pictures on which neither the light line nor the red one does
		light := max(width*0.375, 1.5)
		if outline != nil {
			u.Outline(outline, true, width+2*light+2*edge, th.FocusEdge)
			u.Outline(outline, true, width+2*light, th.PaperLight)
			u.Outline(outline, true, width, th.Accent)
			continue
		}
		u.Stroke(r.Inset(-edge), u.Px(9)+edge, width+2*light+2*edge, th.FocusEdge, th.FocusEdge)
		u.Stroke(r, u.Px(9), width+2*light, th.PaperLight, th.PaperLight)
		u.Stroke(r.Inset(light), u.Px(8), width, th.Accent, th.Accent)
	}
	for i, at := range a.discs(u, left) {
		radius := at.W / 2
		u.Disc(at.Middle(), radius, u.Px(2.5))
		if len(left) > 1 {
			u.Text(at, theme.SmallBold, th.PaperLight, ui.Centered, strconv.Itoa(i+1))
		} else if side := radius * lampPart; side >= lampLeast {
			s.Icon(paint.IconLantern)(u, at.Center(side, side), th.PaperLight)
		} else {
			u.Circle(at.Middle(), radius*0.4, th.PaperLight, 0, th.PaperLight)
		}
	}
}

// framed returns the rectangle of the frame around a thing to be clicked.
func framed(u *ui.UI, r ui.Rect) ui.Rect { return r.Inset(-u.Px(3)).Intersect(u.Ground()) }

// discs returns the places of the discs on the things to be clicked. A disc has a number, or a lamp if it is the only one.
func (a *Advice) discs(u *ui.UI, left []ui.Rect) (all []ui.Rect) {
	if a.taught && len(left) == 1 {
		return nil
	}
	for _, r := range left {
		r = framed(u, r)
		radius := u.Px(badgeRadius)
		if r.H < u.Px(70) {
			radius = max(u.Px(12), (lampLeast+0.5)/lampPart) // large enough for the sign to be recognised
		}
		all = append(all, a.badge(u, r, radius))
	}
	return all
}

// badge returns the place of a disc on a thing to be clicked: at one of its corners, or in the middle of its upper or lower edge, where the
// disc hides least.
func (a *Advice) badge(u *ui.UI, r ui.Rect, radius float64) (best ui.Rect) {
	out := min(max(0, radius*2.4-r.H*0.5), radius*0.7)
	o, widgets, in := r.Inset(-out), u.Widgets(), u.Ground().Inset(u.Px(2))
	if a.Weight == nil && !a.Low && r.H < badgeLow*radius { // so it covers no letter of a name that begins at the corner
		beside := ui.Point{X: r.X - max(out, badgeOut*radius), Y: o.Y}
		if at := ui.RectAround(beside, 2*radius, 2*radius); in.Holds(at) {
			return at
		}
		return ui.RectAround(ui.Point{X: o.Middle().X, Y: o.Y}, 2*radius, 2*radius).Within(in)
	}
	least := -1.0
	first, then := o.Y, o.Bottom()
	if a.Low {
		first, then = then, first
	}
	below := ui.Point{X: o.Middle().X, Y: o.Bottom()}
	if a.Low {
		below.Y += radius * badgeBelow // text along the lower edge can still be read
	}
	for _, corner := range []ui.Point{
		{X: o.X, Y: first}, {X: o.Right(), Y: first}, {X: o.X, Y: then}, {X: o.Right(), Y: then}, {X: o.Middle().X, Y: o.Y}, below,
	} {
		at := ui.RectAround(corner, 2*radius, 2*radius).Within(in)
		hidden := 0.0
		for i := range widgets {
			if a.Weight == nil {
				break
			}
			over := at.Intersect(widgets[i].Rect)
			hidden += over.W * over.H * a.Weight(&widgets[i])
		}
		if least < 0 || hidden < least {
			best, least = at, hidden
		}
	}
	return best
}
