package ui

import "slices"

// ScrollTold says that what is shown in this frame because somebody rests on a widget (Aside) is scrolled, as the area of an id: the wheel over that
// widget and the keys for pages scroll it, and a press on it does not end it. Of is a comparable value for what
// it tells of: it begins anew with another one, and after it had gone.
func (u *UI) ScrollTold(id string, of any) {
	if u.toldWas != id || u.toldOf != of {
		u.ScrollTo(id, 0)
	}
	u.toldArea, u.toldOf = id, of
}

// scrollTold scrolls it by what is done in this tick.
func (u *UI) scrollTold() {
	s := u.scrolls[u.toldArea]
	u.toldWas, u.toldArea = u.toldArea, ""
	if u.toldWas == "" || s == nil || s.max == 0 {
		return
	}
	if u.in.Wheel.Y != 0 && !u.tip.contains(u.in.Pos) {
		s.to(s.offset - clamp(u.in.Wheel.Y, -wheelLargest, wheelLargest)*u.Px(wheelStep))
		u.in.Wheel.Y = 0
	}
	g := u.find(u.toldWas)
	if g == nil {
		return
	}
	for key, by := range map[Key]float64{KeyPageUp: -0.8, KeyPageDown: 0.8} {
		if slices.Contains(u.in.Keys, key) {
			s.to(s.offset + by*g.Rect.H)
			u.in.Keys = slices.DeleteFunc(slices.Clone(u.in.Keys), func(k Key) bool { return k == key })
		}
	}
}

// pressTold reports whether a press is on what is scrolled because somebody rests on a widget: that stays then, and is moved.
func (u *UI) pressTold() bool {
	g := u.find(u.toldWas)
	return g != nil && u.toldWas != "" && (u.hot == g.ID || u.hot == g.ID+barID) && u.tip.contains(u.in.Pos)
}
