package ui

import (
	"time"

	"islas/render/popover"
	"islas/render/theme"
)

// Figures of tooltips, in design units.
const (
	tipWidth     = 380.0 // the widest
	tipPadding   = 12.0
	tipDistance  = 12.0
	tipWidest    = 640.0 // where it has no room otherwise
	tipNarrowest = 200.0 // where only a part of it is seen
	largeWidget  = 140.0 // width or height from which the tooltip stands as near to the pointer as possible
)

// Tooltips holds which tooltip is shown, its place, and what else is shown while the pointer or the focus rests on a region.
type Tooltips struct {
	*Window
	*Tick
	*Canvas
	*Regions
	*Pointer
	*KeyboardFocus
	*Scrolling

	tipAt    popover.Place // of a widget's tooltip
	tipBy    popover.Place // of the text given to Tooltip last
	tip      tipShown      // of the frame drawn now or last
	asides   [2]Rect       // what Aside shows in this frame
	shown    string        // id of the region whose tooltip or enlarged view is shown
	tipOff   bool          // a press or Escape has ended the tooltip of the hovered region
	tipShut  string        // id of the region with the focus whose tooltip Escape has ended
	tipID    string        // id of the region whose tooltip was asked for, by pressing what can't be used or with a resting finger
	tipText  string        // of that
	tipUntil time.Duration // when that ends although the mouse has gone
	tipRoll  tipScroll

	tipHeld string        // id of the region that the pointer has left for its tooltip
	tipWay  string        // id of the region whose tooltip the pointer is on or goes to, even if it is still on the region
	tipLeft time.Duration // when the pointer left for the tooltip, or last came nearer to it
	tipNear [3]float64    // least distances since then from the parts of the tooltip

	asideArea    string // id of the scroll area that Aside shows in this frame (ScrollAside)
	asideWas     string // the same in the frame before
	asideSubject any
}

// tipShown is the tooltip of a frame, and what else is shown for the same widget.
type tipShown struct {
	id     string
	note   Rect    // its rectangle, empty if its text is shown elsewhere
	most   float64 // greatest width of its lines in pixels
	text   string
	own    Rect    // its subject with the group of that
	away   float64 // distance from the pointer's target when it appeared
	asides [2]Rect // what Aside shows
}

// parts returns the rectangles of the tooltip and of what else is shown for the same widget. Some may be empty.
func (s *tipShown) parts() [3]Rect { return [3]Rect{s.note, s.asides[0], s.asides[1]} }

// contains reports whether a point is on one of the parts.
func (s *tipShown) contains(p Point) bool {
	return s.note.Contains(p) || s.asides[0].Contains(p) || s.asides[1].Contains(p)
}

// askTip shows the tooltip of a region until something else is done, or a mouse moves elsewhere later on.
func (u *Tooltips) askTip(g *region) {
	u.tipID, u.tipText, u.tipUntil, u.tipOff = g.ID, g.tip(), u.now+touchTip, false
}

// tipFor reports whether the tooltip of a region is to be shown.
func (u *Tooltips) tipFor(id string) bool {
	switch {
	case id == "":
		return false
	case u.tipID == id || u.tipHeld == id:
		return true
	case u.hot == id && u.active == id && u.in.Touch:
		return u.now-u.pressAt >= pressDelay && !u.dragging
	case u.hot == id && u.active == "" && !u.in.Touch && u.tipHeld == "":
		return !u.tipOff && !u.pointing.slid && u.now-u.hotSince >= tipDelay
	}
	return u.focus == id && u.ring && u.active == "" && u.tipShut != id
}

// TipShown reports whether a tooltip or an enlarged view is on the screen, which the next Escape ends.
func (u *Tooltips) TipShown() bool { return u.shown != "" }

// shutTip ends the tooltip by Escape, which then does nothing else (WCAG 2.2, 1.4.13). For a pad and a scanning focus Escape keeps its
// meaning, since every step of those shows a tooltip.
func (u *Tooltips) shutTip() {
	if u.tipShut != u.focus {
		u.tipShut = ""
	}
	if u.shown != "" && !u.in.Pad && u.scans.rest == 0 && u.takeKey(KeyEscape) {
		u.dropTip()
	}
}

// dropTip ends the tooltip or the enlarged view on the screen.
func (u *Tooltips) dropTip() {
	u.tipID, u.tipHeld, u.tipOff, u.tipShut = "", "", true, u.focus
	u.pointing.peeked = ""
	u.wake = true
}

// turnTip ends the tooltip on the screen, or shows the one again that was ended (explain).
func (u *Tooltips) turnTip() {
	if u.shown != "" {
		u.dropTip()
		return
	}
	u.tipOff, u.tipShut, u.wake = false, "", true
}

// endTips ends the tooltip that was asked for when its time is over, or its text has changed.
func (u *Tooltips) endTips() {
	if u.tipHeld != "" && !u.tip.contains(u.in.Pos) {
		u.wake = true // it stays only for a moment
	}
	if u.tipID == "" {
		return
	}
	past := u.now >= u.tipUntil
	g := findIn(u.current, u.tipID)
	stays := g != nil && u.in.Touch && !g.o.Peek && !g.o.TipAside // an enlarged view ends by itself
	if g == nil || g.tip() != u.tipText || past && u.tipID != u.hot && !stays {
		u.tipID, u.wake = "", true
	}
	u.wake = u.wake || !past
}

// Aside declares where the caller shows something while the pointer or the focus rests on a region, at most twice in a frame: a text in
// place of the tooltip (RegionOptions.TipAside), the region enlarged (RegionOptions.Peek), or something beside the tooltip. It stays while
// the pointer is on it. A region or a Block has to keep the pointer from what lies below.
func (u *Tooltips) Aside(r Rect) {
	if u.asides[0].Empty() {
		u.asides[0] = r
		return
	}
	u.asides[1] = r
}

// Tip returns the id of the widget whose tooltip the last frame shows, and the place of that; ok is false if it shows none.
func (u *Tooltips) Tip() (id string, r Rect, ok bool) {
	if r = u.tip.note; r.Empty() {
		r = u.tip.asides[0]
	}
	return u.tip.id, r, u.tip.id != ""
}

// drawTooltip draws the tooltip of the region that the pointer rests on or the keyboard has reached.
func (u *Tooltips) drawTooltip() {
	before := u.tip
	u.tip, u.shown = tipShown{}, u.pointing.peeked
	defer func() {
		u.asides = [2]Rect{}
		for i, r := range u.tip.parts() {
			if u.hot == u.tip.id {
				u.tipNear[i] = distance(RectAround(u.in.Pos, 0, 0), r)
			}
		}
	}()
	for i := range u.current {
		g := &u.current[i]
		if g.hidden || !g.Visible || g.depth < len(u.opened) || u.dragging || !u.tipFor(g.ID) && u.pointing.peeked != g.ID {
			continue
		}
		now := tipShown{id: g.ID, text: g.tip(), asides: u.asides}
		aside := !u.asides[0].Empty()
		if now.text != "" || aside {
			u.shown = g.ID
		}
		if g.o.TipAside || now.text == "" {
			if aside {
				u.tip = now
			}
			if g.o.TipAside || aside {
				return
			}
			continue
		}
		u.tip = now
		u.Words(func() { u.tipBeside(g, &before) })
		return
	}
}

// tipBeside draws the tooltip of a region, where it was in the frame before if it can stay there.
func (u *Tooltips) tipBeside(g *region, before *tipShown) {
	s := &u.tip
	own := g.Rect
	if !g.o.TipAt.Empty() {
		own = g.o.TipAt
	}
	at := own
	if byKeys := u.focus == g.ID && u.ring && u.hot != g.ID; !byKeys && max(own.W, own.H) > u.Px(largeWidget) {
		at = RectAround(u.in.Pos, u.Px(24), u.Px(24))
	}
	s.own = own.Union(g.Group)
	edge := 0.0
	if !g.Enabled {
		edge = u.Px(6)
	}
	same := before.id == s.id && before.text == s.text && !before.note.Empty()
	switch {
	case same && u.tipHeld == g.ID, // it waits there for the pointer
		same && before.own == s.own && distance(at, before.note) <= before.away+u.Px(largeWidget) && u.tipBounds().Inset(-1).Holds(before.note):
		s.note, s.most, s.own, s.away = before.note, before.most, before.own, before.away
		u.note(s.note, edge, s.text, s.most)
	default:
		s.note, s.most = u.placeTip(&u.tipAt, &tipPlace{at: at, own: own, group: g.Group, id: g.ID, among: u.current}, s.text, edge)
		s.note = u.note(s.note, edge, s.text, s.most)
		s.away = distance(at, s.note)
	}
}

// Tooltip draws a text beside its subject at own, above everything else. If there is room it covers nothing of the subject's group, and
// nothing that can be used or has a tooltip. Widgets with a Tooltip call this themselves.
func (u *Tooltips) Tooltip(own, group Rect, str string) {
	u.Words(func() {
		r, most := u.placeTip(&u.tipBy, &tipPlace{at: own, own: own, group: group, among: u.previous}, str, 0)
		u.note(r, 0, str, most)
	})
}

// noteSize returns the size of a tooltip whose lines are at most so many pixels wide.
func (u *Window) noteSize(str string, most, edge float64) (w, h float64) {
	w, h = u.blockSize(theme.Small, str, most)
	return w + 2*u.Px(tipPadding) + edge, h + 2*u.Px(tipPadding)
}

// note draws a tooltip above everything else, with a red edge if edge is more than 0, and returns where it is.
func (u *Tooltips) note(r Rect, edge float64, str string, most float64) Rect {
	r = r.Rounded()
	t, pad, radius := u.theme, u.Px(tipPadding), u.Px(5)
	u.Above(func() {
		u.Shadow(r.Moved(0, u.Px(3)), radius, u.Px(9), t.Shadow)
		u.Round(r, radius, t.PaperLight, u.Px(1.5), t.BrassDark)
		text := r.Inset(pad)
		if edge > 0 {
			bar, _ := r.Inset(u.Px(4)).CutLeft(u.Px(5))
			u.Round(bar, bar.W/2, t.Danger, 0, theme.Color{})
			_, text = text.CutLeft(edge)
		}
		offset, scrolls := u.roll(str, r, u.MeasureWrapped(theme.Small, str, most))
		if scrolls {
			u.PushClip(r.Inset(pad / 2))
		}
		u.TextWrapped(Rect{X: text.X, Y: text.Y - offset, W: most}, theme.Small, t.Ink, Left|Top, str)
		if scrolls {
			u.PopClip()
			u.drawRoll(r)
		}
	})
	return r
}
