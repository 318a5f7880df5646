package playing

import (
	"strconv"

	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of badges, the discs that mark what is to be clicked.
const (
	badgeRadius = 16.0 // in design units
	badgeBelow  = 0.55 // of the radius: how far its middle hangs below something in whose middle it is wanted low
)

// points frames the things to be clicked, in their order.
func (a *Advice) points(u *ui.UI, s *stage.Stage, left []ui.Rect) {
	for i, r := range left {
		number := ""
		if len(left) > 1 {
			number = strconv.Itoa(i + 1)
		}
		a.point(u, s, r, number)
	}
}

// point frames a thing to be clicked, with its number in the order of the clicks if there are several.
func (a *Advice) point(u *ui.UI, s *stage.Stage, r ui.Rect, number string) {
	th := u.Theme()
	if a.Over {
		u.PushLayer(ui.LayerModal)
		defer u.PopLayer()
	}
	r = r.Inset(-u.Px(3)).Intersect(u.Bounds())
	width := min(u.Px(4), max(2, r.H*0.06))
	u.Stroke(r, u.Px(9), width*1.75, th.PaperLight, th.PaperLight)
	u.Stroke(r.Inset(width*0.375), u.Px(8), width, th.Accent, th.Accent)
	radius := u.Px(badgeRadius)
	if number == "" && r.H < u.Px(70) {
		radius = u.Px(12)
	}
	at := a.badge(u, r, radius)
	u.Circle(at.Middle(), radius, th.Accent, u.Px(2.5), th.PaperLight)
	if number == "" {
		s.Icon(paint.IconLantern)(u, at.Center(radius*1.3, radius*1.3), th.PaperLight)
		return
	}
	u.Text(at, theme.SmallBold, th.PaperLight, ui.Centered, number)
}

// badge is where a disc hangs on a thing to be clicked: at the corner, from the upper left one on or from the lower one, or in the middle
// above or below, where it hides least. Of something small itself it hides nothing.
func (a *Advice) badge(u *ui.UI, r ui.Rect, radius float64) (best ui.Rect) {
	out := min(max(0, radius*2.4-r.H*0.5), radius*0.7)
	o, widgets := r.Inset(-out), u.Widgets()
	least := -1.0
	first, then := o.Y, o.Bottom()
	if a.Low {
		first, then = then, first
	}
	below := ui.Point{X: o.Middle().X, Y: o.Bottom()}
	if a.Low {
		below.Y += radius * badgeBelow // what is written along the lower edge stays to be read
	}
	for _, corner := range []ui.Point{
		{X: o.X, Y: first}, {X: o.Right(), Y: first}, {X: o.X, Y: then}, {X: o.Right(), Y: then}, {X: o.Middle().X, Y: o.Y}, below,
	} {
		at := ui.RectAround(corner, 2*radius, 2*radius).Within(u.Bounds().Inset(u.Px(2)))
		hidden := 0.0
		for i := range widgets {
			if a.Weight == nil {
				break
			}
			in := at.Intersect(widgets[i].Rect)
			hidden += in.W * in.H * a.Weight(&widgets[i])
		}
		if least < 0 || hidden < least {
			best, least = at, hidden
		}
	}
	return best
}
