package ui

import (
	"math"

	"islas/render/theme"
)

// A tooltip in letters as large as they are asked to be can be longer than a small window is high. Then a part of it is seen, and the wheel, the
// keys for pages and a finger on it scroll it.

// Figures of a tooltip that is scrolled, in design units.
const (
	tipBar   = 5.0  // width of the sign that shows which part is seen
	tipThumb = 20.0 // height of it at least
	tipLines = 3    // lines of which there is room at least beside what the tooltip speaks of; otherwise it lies over that
)

// tipScroll is the tooltip of the last frame of which there was no room for all, and how far it is scrolled. The zero value is none.
type tipScroll struct {
	scrollState
	text  string
	at    Rect
	held  bool    // it is held by a press that began on it
	moved bool    // and was moved since
	last  float64 // where the press was
	drawn bool    // it is on the screen
}

// scrollTip scrolls the tooltip that is longer than the window, by what is done with it in this tick, and takes that out of the input.
func (u *Tooltips) scrollTip() {
	s := &u.tipRoll
	if !s.drawn {
		*s = tipScroll{}
		return
	}
	s.drawn = false
	on := s.at.Contains(u.in.Pos)
	u.takeScroll(&s.scrollState, on || u.hot == u.tip.id, s.at.H*0.8)
	u.dragTip(s, on)
}

// dragTip lets a finger or the mouse move the tooltip. A press on it that moves nothing takes it away.
func (u *Tooltips) dragTip(s *tipScroll, on bool) {
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
	s.held, u.tipUntil = !ends, u.now+touchTip // whoever reads it goes on reading
	u.in.Down, u.in.Pressed, u.in.Released = false, false, false
	u.wake = true
}

// roll is how far a tooltip is scrolled whose words are so many pixels high, in a place. scrolls is
// false where all of them are seen.
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

// drawRoll shows which part of a tooltip is seen.
func (u *Tooltips) drawRoll(at Rect) {
	s, t, wide := &u.tipRoll, u.theme, u.Px(tipBar)
	bar := Rect{X: at.Right() - wide - u.Px(3), Y: at.Y + u.Px(tipPadding), W: wide, H: at.H - 2*u.Px(tipPadding)}
	u.Round(bar, wide/2, theme.Alpha(t.Ink, 0.14), 0, theme.Color{})
	h := min(max(bar.H*bar.H/(bar.H+s.max), u.Px(tipThumb)), bar.H)
	u.Round(Rect{X: bar.X, Y: bar.Y + (bar.H-h)*s.offset/s.max, W: wide, H: h}, wide/2, t.BrassDark, 0, theme.Color{})
}

// tightest is where a tooltip stands for which there is no room clear of what it speaks of: where most of it is seen beside that, with its
// words as wide as there is room for. A finger that has asked for it covers that anyway; for it, and where hardly anything were seen, it lies
// over it.
func (u *Tooltips) tightest(p *tipPlace, str string, edge float64) (r Rect, most float64) {
	b, own, d := u.tipBounds(), p.own, u.Px(tipDistance)
	lines := func(w float64) float64 { return min(u.Px(tipWidest), w) - 2*u.Px(tipPadding) - edge }
	most = min(lines(b.W), u.Px(tipWidth))
	w, h := u.noteSize(str, most, edge)
	if h > b.H {
		most = lines(b.W)
		w, h = u.noteSize(str, most, edge)
	}
	if !u.in.Touch && (h > b.H || u.Narrow()) {
		best := 0.0
		for _, room := range []Rect{
			{X: b.X, Y: b.Y, W: b.W, H: own.Y - d - b.Y},
			{X: b.X, Y: own.Bottom() + d, W: b.W, H: b.Bottom() - own.Bottom() - d},
			{X: b.X, Y: b.Y, W: own.X - d - b.X, H: b.H},
			{X: own.Right() + d, Y: b.Y, W: b.Right() - own.Right() - d, H: b.H},
		} {
			if room.H < u.Px(tipLines*theme.Leading(theme.Small)+2*tipPadding) || room.W < u.Px(tipNarrowest) {
				continue
			}
			wide, high := u.noteSize(str, lines(room.W), edge)
			if seen := min(room.H/high, 1); seen > best {
				best, r, most = seen, RectAround(p.at.Middle(), wide, min(high, room.H)).Within(room), lines(room.W)
			}
		}
		if best > 0 {
			return r, most
		}
	}
	below := RectAround(p.at.Middle(), w, min(h, b.H)).Moved(0, (p.at.H+h)/2+d)
	return below.Within(b), most
}

// ScrollTold says that what is shown in this frame because somebody rests on a widget (Aside) is scrolled, as the area of an id: the wheel over that
// widget and the keys for pages scroll it, and a press on it does not end it. Of is a comparable value for what
// it tells of: it begins anew with another one, and after it had gone.
func (u *Tooltips) ScrollTold(id string, of any) {
	if u.toldWas != id || u.toldOf != of {
		u.ScrollTo(id, 0)
	}
	u.toldArea, u.toldOf = id, of
}

// scrollTold scrolls it by what is done in this tick.
func (u *Tooltips) scrollTold() {
	s := u.scrolls[u.toldArea]
	u.toldWas, u.toldArea = u.toldArea, ""
	if u.toldWas == "" || s == nil || s.max == 0 {
		return
	}
	page := 0.0
	if g := u.find(u.toldWas); g != nil {
		page = g.Rect.H * 0.8
	}
	u.takeScroll(s, !u.tip.contains(u.in.Pos), page)
}

// pressTold reports whether a press is on what is scrolled because somebody rests on a widget: that stays then, and is moved.
func (u *Tooltips) pressTold() bool {
	g := u.find(u.toldWas)
	return g != nil && u.toldWas != "" && (u.hot == g.ID || u.hot == g.ID+barID) && u.tip.contains(u.in.Pos)
}
