package ui

import (
	"math"

	"islas/render/theme"
)

// A tooltip in large letters can be higher than a small window. Then the wheel, the keys for pages and a finger on it scroll it.

// Figures of a tooltip that is scrolled, in design units.
const (
	tipBar   = 5.0  // width of the sign that shows which part is seen
	tipThumb = 20.0 // least height of it
	tipLines = 3    // least number of lines seen beside the subject of the tooltip; with fewer it lies over that
)

// tipScroll is the scrolling of the tooltip of the last frame. The zero value is a tooltip that is seen whole.
type tipScroll struct {
	scrollState
	text  string
	at    Rect
	held  bool    // a press began on it
	moved bool    // that press has moved it
	last  float64 // y of the press in the last tick
	drawn bool    // it is on the screen
}

// scrollTip scrolls the tooltip and removes the input that does so from the tick. A press on the tooltip that moves nothing ends it.
func (u *Tooltips) scrollTip() {
	s := &u.tipRoll
	if !s.drawn {
		*s = tipScroll{}
		return
	}
	s.drawn = false
	on := s.at.Contains(u.in.Pos)
	u.takeScroll(&s.scrollState, on || u.hot == u.tip.id, s.at.H*0.8)
	if u.in.Pressed && on && u.active == "" {
		s.held, s.moved, s.last = true, false, u.in.Pos.Y
	}
	if !s.held {
		return
	}
	if by := s.last - u.in.Pos.Y; s.moved || math.Abs(by) > u.Px(touchSlack) {
		s.moved, s.last = true, u.in.Pos.Y
		s.to(s.offset + by)
	}
	ends := u.in.Released || !u.in.Down
	if ends && !s.moved {
		u.dropTip()
	}
	s.held, u.tipUntil = !ends, u.now+touchTip // the player goes on reading
	u.in.Down, u.in.Pressed, u.in.Released = false, false, false
	u.wake = true
}

// roll returns the offset of a tooltip at a place whose text is high pixels high; scrolls is false where all of it is seen.
func (u *Tooltips) roll(text string, at Rect, high float64) (offset float64, scrolls bool) {
	s, most := &u.tipRoll, high-(at.H-2*u.Px(tipPadding))
	if most < 1 {
		return 0, false
	}
	if s.text != text {
		*s = tipScroll{text: text}
	}
	s.at, s.max, s.drawn = at, most, true
	s.to(s.offset)
	return math.Round(s.offset), true
}

// drawRoll draws the sign that shows which part of a tooltip is seen.
func (u *Tooltips) drawRoll(at Rect) {
	s, t, wide := &u.tipRoll, u.theme, u.Px(tipBar)
	bar := Rect{X: at.Right() - wide - u.Px(3), Y: at.Y + u.Px(tipPadding), W: wide, H: at.H - 2*u.Px(tipPadding)}
	u.Round(bar, wide/2, theme.Alpha(t.Ink, 0.14), 0, theme.Color{})
	h := min(max(bar.H*bar.H/(bar.H+s.max), u.Px(tipThumb)), bar.H)
	u.Round(Rect{X: bar.X, Y: bar.Y + (bar.H-h)*s.offset/s.max, W: wide, H: h}, wide/2, t.BrassDark, 0, theme.Color{})
}

// ScrollAside makes what Aside shows for a widget a scroll area with an id: the wheel over that widget and the keys for pages scroll it,
// and a press on it does not end it. It is scrolled to its beginning when its subject, a comparable value, is another one than before, or
// when it had gone.
func (u *Tooltips) ScrollAside(id string, subject any) {
	if u.asideWas != id || u.asideSubject != subject {
		u.ScrollTo(id, 0)
	}
	u.asideArea, u.asideSubject = id, subject
}

// moveAside scrolls that area by the input of the tick.
func (u *Tooltips) moveAside() {
	s := u.scrolls[u.asideArea]
	u.asideWas, u.asideArea = u.asideArea, ""
	if u.asideWas == "" || s == nil || s.max == 0 {
		return
	}
	page := 0.0
	if g := u.find(u.asideWas); g != nil {
		page = g.Rect.H * 0.8
	}
	u.takeScroll(s, !u.tip.contains(u.in.Pos), page)
}

// pressesAside reports whether the pointer is on that area, so that a press moves it.
func (u *Tooltips) pressesAside() bool {
	g := u.find(u.asideWas)
	return g != nil && (u.hot == g.ID || u.hot == g.ID+barID) && u.tip.contains(u.in.Pos)
}
