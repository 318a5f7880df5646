package table

import (
	"strings"
	"time"

	"islas/render/paint"
	"islas/render/popover"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Explanation shows an explanation in a small popover. The popover closes at a click or by itself: when there was time to read it, or soon
// after the person at the machine goes on.
type Explanation struct {
	key   string
	left  time.Duration // time until it closes
	seen  time.Duration // time for which it has been shown
	place popover.Place
}

// Times and figures of an explanation, in design units.
const (
	explainAtLeast = 5 * time.Second // the time to read for somebody who goes on at once
	explainWord    = 300 * time.Millisecond
	explainWidth   = 344 // the usual width; up to twice that where it would hide something
	explainMargin  = 14.0
	explainFace    = 56.0
	explainCross   = 32.0
)

// Room is where an explanation may lie.
type Room struct {
	Near  ui.Point // the best position
	Avoid []popover.Avoid
	Waits bool // it is not shown while it would cover what it must not cover
}

// Draw shows the explanation of what, if there is one, and records it as explained.
func (x *Explanation) Draw(u *ui.UI, s *stage.Stage, what session.Novelty, room Room) (want session.Intent) {
	if what.Key == "" {
		return session.Nothing
	}
	text := u.T("explain." + what.Key)
	if what.Key != x.key {
		*x = Explanation{key: what.Key, left: explainAtLeast + time.Duration(len(strings.Fields(text)))*explainWord}
	}
	if what.Past {
		x.left = min(x.left, explainAtLeast-x.seen)
	}
	u.Words(func() {
		if x.lie(u, text, room) && room.Waits {
			return
		}
		s.Lessons.KeepExplained(x.key)
		x.left -= u.Input().Dt
		x.seen += u.Input().Dt
		u.Wake()
		if x.popover(u, s, text) || x.left <= 0 {
			x.key, want = "", session.ToKnow
		}
	})
	return want
}

// lie finds the place of the popover, and reports whether it covers something that it must not cover.
func (x *Explanation) lie(u *ui.UI, text string, room Room) (covers bool) {
	q := popover.Query{Gap: u.Px(8), Stays: popover.WhileClear, Avoid: room.Avoid}
	high := func(w float64) float64 {
		look := explainLook(u)
		inner := w - u.Px(2*look.margin+look.face+look.gap)
		return max(u.MeasureWrapped(theme.Small, text, inner)+u.LineHeight(theme.SmallBold)+u.Px(4), u.Px(look.face)) + u.Px(2*explainMargin)
	}
	in := u.Bounds().Inset(u.Px(8))
	for _, wide := range []float64{1, 1.25, 1.5, 2} {
		w := min(u.Px(explainWidth*wide), in.W)
		q.Choices = append(q.Choices, popover.Choice{In: in, W: w, H: high(w), Near: popover.At(room.Near), Bad: 2 * popover.Unusual * (wide - 1)})
	}
	if u.Narrow() { // in a narrow window it covers something wherever it lies
		w := u.Narrowed()
		q.Stays, q.Choices, q.Free = popover.WhileMust, w.Choices(w.Room(), room.Near, high), w.Free(q.Gap, high)
	}
	return popover.Covered(u.FindPlace(&x.place, &q), q.Avoid) > 0
}

// explainLook returns the look of the popover: without a face where the text needs its room.
func explainLook(u *ui.UI) paperLook {
	look := paperLook{drop: 3, blur: 14, edge: 2, margin: explainMargin, face: explainFace, gap: explainMargin}
	if u.Narrow() {
		look.face, look.gap = 0, 0
	}
	return look
}

// popover draws the popover, and reports whether it was clicked.
func (x *Explanation) popover(u *ui.UI, s *stage.Stage, text string) (clicked bool) {
	th, r := u.Theme(), x.place.At
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	u.Block(r)
	got := u.Region("explain", r, ui.RegionOptions{Label: text, Tooltip: u.T("explain.close"), Looks: true})
	in := explainLook(u).draw(u, s, r)
	head, in := in.CutTop(u.LineHeight(theme.SmallBold))
	cross, head := head.CutRight(u.Px(explainCross))
	ink := th.InkSoft
	if got.Hover || got.Ring {
		ink = th.Accent
	}
	s.Icon(paint.IconCross)(u, cross.Center(u.Px(18), u.Px(18)), ink)
	u.Text(head, theme.SmallBold, th.Accent, ui.Left|ui.Middle, u.T("explain.first"))
	_, in = in.CutTop(u.Px(4))
	u.Scrolled("explain.words", in, func(w float64) float64 { return u.MeasureWrapped(theme.Small, text, w) }, func(r ui.Rect) {
		u.TextWrapped(r, theme.Small, th.Ink, ui.Left|ui.Top, text)
	})
	return got.Clicked
}
