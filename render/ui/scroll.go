package ui

import (
	"math"
	"strings"

	"islas/render/theme"
)

// Figures of scrolling, in design units.
const (
	wheelStep    = 90.0 // one notch of the wheel
	arrowStep    = 60.0 // one press of an arrow key
	barWidth     = 14.0
	barGap       = 8.0
	leastThumb   = 48.0
	fadeHeight   = 12.0
	flingDecay   = 0.94 // part of a flung area's speed that is left after a tick
	flingLeast   = 0.4  // pixels per tick at which it stops
	wheelLargest = 6.0  // most notches taken in one tick, whatever a trackpad reports
)

// barID is the ending of the id of a scroll area's bar.
const barID = "/bar"

// ScrollBar reports whether a widget is the bar of a scroll area by its id; only a pointer needs it.
func ScrollBar(id string) bool { return strings.HasSuffix(id, barID) }

// scrollState is the offset of a scroll area.
type scrollState struct {
	offset, max float64 // pixels
	speed       float64 // pixels per tick after a finger has flung it
	grabbed     float64 // where on the bar's thumb the pointer holds it
	holding     bool
}

// to scrolls as near to an offset as the content allows.
func (s *scrollState) to(offset float64) { s.offset = clamp(offset, 0, s.max) }

// goes reports whether there is more content in the direction of by, the movement of a finger or a wheel.
func (s *scrollState) goes(by float64) bool {
	return s.max > 0 && (by > 0 && s.offset > 0 || by < 0 && s.offset < s.max)
}

// Scrolling holds the offsets of scroll areas, and the finger that moves one of them.
type Scrolling struct {
	*Window
	*Tick
	*Canvas
	*Regions
	*Pointer
	*Keys
	*KeyboardFocus

	scrolls  map[string]*scrollState // by the id of the area
	fingerOn string                  // id of the area that a finger moves
	fingerY  float64                 // y of that finger in the last tick
	revealed float64                 // pixels by which an area has scrolled in this frame to show the focus
}

// scrollOf returns the state of the scroll area that a region is or lies in, or nil.
func (u *Scrolling) scrollOf(g *region) *scrollState {
	if g == nil {
		return nil
	}
	if g.Role == RoleScroll {
		return u.scrolls[g.ID]
	}
	return u.scrolls[g.scroll]
}

// scrollState returns the state of the area of an id, which may not have been declared yet.
func (u *Scrolling) scrollState(id string) *scrollState {
	s := u.scrolls[id]
	if s == nil {
		s = &scrollState{}
		u.scrolls[id] = s
	}
	return s
}

// scrollByPointer turns the wheel and a moving finger into scrolling; under is the index of the region below the pointer.
func (u *Scrolling) scrollByPointer(under int) {
	if under >= 0 && u.in.Wheel.Y != 0 {
		if s := u.scrollOf(&u.previous[under]); s != nil {
			s.speed = 0
			u.turnWheel(s)
		}
	}
	if u.fingerOn != "" {
		if s := u.scrolls[u.fingerOn]; s != nil && (u.in.Down || u.in.Released) {
			d := u.fingerY - u.in.Pos.Y
			s.to(s.offset + d)
			if !u.in.Released || d != 0 {
				s.speed = d
			}
			u.fingerY = u.in.Pos.Y
		}
		if !u.in.Down {
			u.fingerOn = ""
		}
		return
	}
	if !u.in.Touch || !u.in.Down || u.active == "" || u.dragging {
		return
	}
	g := u.find(u.active)
	s := u.scrollOf(g)
	if s == nil || s.max == 0 || g.o.Hold || math.Abs(u.in.Pos.Y-u.pressPos.Y) < u.Px(touchSlack) {
		return
	}
	// The press began a scroll: it clicks nothing.
	u.fingerOn, u.fingerY, u.active = g.scroll, u.in.Pos.Y, ""
	if g.Role == RoleScroll {
		u.fingerOn = g.ID
	}
}

// takeScroll scrolls by the wheel, if that is meant for s, and by the keys for pages, and removes that input from the tick. page is a page
// in pixels, 0 where keys don't scroll.
func (u *Scrolling) takeScroll(s *scrollState, wheel bool, page float64) {
	if wheel && u.in.Wheel.Y != 0 {
		u.turnWheel(s)
		u.in.Wheel.Y = 0
	}
	for key, by := range map[Key]float64{KeyPageUp: -page, KeyPageDown: page} {
		if page > 0 && u.takeKey(key) {
			s.to(s.offset + by)
		}
	}
}

// turnWheel scrolls as far as the wheel was turned in this tick.
func (u *Scrolling) turnWheel(s *scrollState) {
	s.to(s.offset - clamp(u.in.Wheel.Y, -wheelLargest, wheelLargest)*u.Px(wheelStep))
}

// Scroll draws content that is contentHeight pixels high in r, with a bar if that is higher than r. content gets the rectangle of the whole
// content, shifted by the offset and without the width of the bar. The wheel, the bar, a finger and keys scroll it, and what gets the
// keyboard's focus is scrolled into view.
func (u *UI) Scroll(id string, r Rect, contentHeight float64, content func(content Rect)) {
	s := u.scrollState(id)
	if s.max = contentHeight - r.H; s.max < 1 { // less than a pixel is a matter of rounding
		s.max = 0
	}
	if s.speed != 0 && u.fingerOn != id {
		s.offset += s.speed
		s.speed *= flingDecay
		if math.Abs(s.speed) < flingLeast || s.offset < 0 || s.offset > s.max {
			s.speed = 0
		}
		u.wake = true
	}
	s.to(s.offset)

	res := u.Region(id, r, RegionOptions{Role: RoleScroll, NoFocus: s.max == 0, Looks: true, keys: useArrowsY})
	u.scrollByKeys(id, s, r, res)
	view := r
	if s.max > 0 {
		var bar Rect
		bar, view = r.CutRight(u.Px(barWidth))
		_, view = view.CutRight(u.Px(barGap))
		u.scrollBar(id, s, bar, r.H, contentHeight)
	}

	outer, first := u.scroll, len(u.current)
	u.scroll = id
	u.PushClip(r)
	if content != nil {
		content(Rect{X: view.X, Y: view.Y - math.Round(s.offset), W: view.W, H: max(contentHeight, r.H)})
	}
	u.scrollFades(s, view)
	u.PopClip()
	u.scroll = outer
	u.reveal(s, r, u.current[first:])
}

// scrollByKeys scrolls by keys if the area or something in it has the focus, or if nothing has it and the pointer is over the area.
func (u *Scrolling) scrollByKeys(id string, s *scrollState, r Rect, res Response) {
	if len(u.in.Keys) == 0 || s.max == 0 {
		return
	}
	mine := res.Focused
	if g := u.find(u.focus); g != nil {
		mine = mine || g.scroll == id
	} else if i := u.hit(u.previous); i >= 0 {
		mine = u.previous[i].scroll == id || u.previous[i].ID == id
	}
	if !mine {
		return
	}
	pressed := u.KeyPressed
	if res.Focused {
		pressed = u.keyDown
	}
	step, page := u.Px(arrowStep), r.H*0.9
	for i, by := range [...]float64{-step, step, -page, page, -s.max, s.max} {
		if pressed([...]Key{KeyUp, KeyDown, KeyPageUp, KeyPageDown, KeyHome, KeyEnd}[i]) {
			s.to(s.offset + by)
		}
	}
}

// scrollBar draws the bar and lets it be dragged.
func (u *UI) scrollBar(id string, s *scrollState, bar Rect, viewHeight, contentHeight float64) {
	t := u.theme
	h := clamp(bar.H*viewHeight/contentHeight, min(u.Px(leastThumb), bar.H), bar.H)
	free := bar.H - h
	thumb := Rect{X: bar.X, Y: bar.Y + free*s.offset/s.max, W: bar.W, H: h}
	res := u.Region(id+barID, bar, RegionOptions{Role: RoleSlider, NoFocus: true, Looks: true, Hold: true})
	switch {
	case !res.Held:
		s.holding = false
	case !s.holding:
		s.holding, s.speed = true, 0
		s.grabbed = h / 2
		if thumb.Contains(u.in.Pos) {
			s.grabbed = u.in.Pos.Y - thumb.Y
		}
		fallthrough
	default:
		if free > 0 {
			s.to((u.in.Pos.Y - s.grabbed - bar.Y) / free * s.max)
		}
		thumb.Y = bar.Y + free*s.offset/s.max
	}
	u.Round(bar, bar.W/2, theme.Mix(t.Paper, t.Ink, 0.14), 0, theme.Color{}) // as on paper, whatever lies below
	top, bottom := t.Brass, theme.Mix(t.Brass, t.BrassDark, 0.5)
	if res.Hover || res.Held {
		top, bottom = t.BrassLight, t.Brass
	}
	thumb = thumb.InsetXY(u.Px(2), u.Px(2)).Rounded()
	u.Gradient(thumb, thumb.W/2, top, bottom)
	u.Stroke(thumb, thumb.W/2, u.LinePx(1.2), t.BrassDark, t.BrassDark)
}

// scrollFades shades the edges beyond which there is more. In the dark, where shades would lie over texts, it draws a line along them, and
// beside that one of the ground, so that it shows on any picture.
func (u *Canvas) scrollFades(s *scrollState, view Rect) {
	if u.dark == nil {
		u.shades(view, s.offset, s.max-s.offset, u.Px(fadeHeight), theme.Alpha(u.theme.Ink, 0.11), theme.Alpha(u.theme.Ink, 0))
		return
	}
	h := max(u.Px(2), thin)
	edge := func(cut func(h float64, gaps ...float64) (edge, rest Rect)) {
		ground, _ := cut(2 * h)
		line, _ := cut(h)
		u.Fill(ground, u.dark.Paper)
		u.Fill(line, u.theme.BrassDark)
	}
	if s.offset > 0.5 {
		edge(view.CutTop)
	}
	if s.max-s.offset > 0.5 {
		edge(view.CutBottom)
	}
}

// shades draws shades at the edges of a view beyond which there are above or below pixels more, at most h pixels high, from dark at the
// edge to none.
func (u *Canvas) shades(view Rect, above, below, h float64, dark, none theme.Color) {
	if above > 0.5 {
		top, _ := view.CutTop(min(h, above))
		u.Gradient(top, 0, dark, none)
	}
	if below > 0.5 {
		bottom, _ := view.CutBottom(min(h, below))
		u.Gradient(bottom, 0, none, dark)
	}
}

// reveal scrolls what the keyboard's focus has just moved to into view.
func (u *Scrolling) reveal(s *scrollState, view Rect, inside []region) {
	if !u.moved || s.max == 0 {
		return
	}
	g := findIn(inside, u.focus)
	if g == nil || g.Role == RoleScroll {
		return
	}
	was, margin := s.offset, min(u.Px(theme.Gap), max(view.H-g.whole.H, 0)/2)
	switch {
	case g.whole.Y-margin < view.Y:
		s.to(s.offset + g.whole.Y - margin - view.Y)
	case g.whole.Bottom()+margin > view.Bottom():
		s.to(s.offset + min(g.whole.Bottom()+margin-view.Bottom(), g.whole.Y-margin-view.Y))
	}
	u.revealed += s.offset - was
}

// ScrollTo scrolls an area so that its content is seen from y pixels on. It may be called before the area's first frame.
func (u *Scrolling) ScrollTo(id string, y float64) {
	s := u.scrollState(id)
	s.speed, s.offset = 0, max(y, 0)
	u.wake = true
}

// ScrollOffset returns the offset of an area in pixels, and the greatest one.
func (u *Scrolling) ScrollOffset(id string) (offset, most float64) {
	if s := u.scrolls[id]; s != nil {
		return s.offset, s.max
	}
	return 0, 0
}
