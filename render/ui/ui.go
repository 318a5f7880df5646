// Package ui is the interface kit: an immediate-mode interface that records what it draws.
//
// A scene is one function Frame(u *UI), called between Begin and End whenever something may have changed. It lays out with rectangles, asks
// widgets whether they were clicked, and draws. Operations are only recorded; Draw replays them if they differ from those drawn last. So
// layout, hit testing and the fitting of texts are tested without a screen, and a table at rest costs nothing. Rectangles are in device
// pixels; Px turns design units (see package theme) into pixels.
//
// UI consists of parts, each with a state of its own. Window holds what a frame is laid out by, Tick the input, and Scope the context of
// declarations. Canvas records shapes and texts, Recording keeps and draws them. Regions can be pointed at and used; the one under the
// pointer is looked for among those of the frame before, higher layers and later ones first. Pointer, Keys and KeyboardFocus follow the
// player's input, Scrolling and Sheets move what has no room, Tooltips explain, TextEntry holds text fields, NoticeBoard shows notices, and
// Reader lists what assistive tools and tests read. Widgets are methods of UI that need several of these.
package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/theme"
)

// Texts is the catalogue of the texts of one language.
type Texts interface {
	// Text returns the text of a key with its parameters, pairs of a name and a value, filled in.
	Text(key string, params ...any) string
}

// UI is the interface of one window. Every part of it names the parts that it is built on. One goroutine uses it.
type UI struct {
	Window
	Tick
	Scope
	Recording
	Canvas
	Regions
	Pointer
	Keys
	KeyboardFocus
	Scrolling
	Tooltips
	Sheets
	TextEntry
	NoticeBoard
	Reader
}

// New returns an empty interface. Neither argument may be nil.
func New(t *theme.Theme, texts Texts) *UI {
	u := &UI{}
	w, tick, s, c, r, p, k := &u.Window, &u.Tick, &u.Scope, &u.Canvas, &u.Regions, &u.Pointer, &u.Keys
	f, sc, tips := &u.KeyboardFocus, &u.Scrolling, &u.Tooltips
	*w = Window{worn: t, theme: t, texts: texts, scale: 1, base: 1}
	*c = Canvas{Window: w, Scope: s, Recording: &u.Recording}
	*r = Regions{Window: w, Tick: tick, Scope: s, Canvas: c}
	*p = Pointer{Window: w, Tick: tick, Regions: r}
	*k = Keys{Window: w, Tick: tick, Scope: s, Regions: r}
	*f = KeyboardFocus{Tick: tick, Regions: r, Keys: k, focusAt: -1}
	*sc = Scrolling{Window: w, Tick: tick, Canvas: c, Regions: r, Pointer: p, Keys: k, KeyboardFocus: f, scrolls: map[string]*scrollState{}}
	*tips = Tooltips{Window: w, Tick: tick, Canvas: c, Regions: r, Pointer: p, KeyboardFocus: f, Scrolling: sc}
	u.Sheets = Sheets{Window: w, Tick: tick, Scope: s, Canvas: c, Regions: r, Pointer: p, Keys: k, KeyboardFocus: f, Scrolling: sc, Tooltips: tips}
	u.TextEntry = TextEntry{Window: w, Tick: tick, Canvas: c, Regions: r, KeyboardFocus: f, fields: map[string]*fieldState{}}
	u.NoticeBoard = NoticeBoard{Window: w, Tick: tick, Canvas: c}
	u.Reader = Reader{Canvas: c, Regions: r, KeyboardFocus: f}
	return u
}

// SetTheme changes palette and type from the next frame on.
func (u *UI) SetTheme(t *theme.Theme) {
	u.worn = t
	u.Wear(t)
	u.Invalidate()
}

// Begin starts a frame with the input of this tick, the size of the window in pixels and the pixels per design unit.
func (u *UI) Begin(in Input, w, h, scale float64) {
	u.in, u.w, u.h, u.scale = in, max(w, 1), max(h, 1), max(scale, 0.01)
	u.base = u.scale
	u.now += in.Dt
	u.Wear(u.worn)
	u.rebound(u.Typing())
	if u.listens && u.scans.rest == 0 {
		u.in.Keys, u.in.Runes = nil, nil
	}
	u.listens = false
	u.oneKey()
	u.Canvas.begin()
	u.beginInteraction()
	u.beginTextEntry()
}

// End finishes the frame and reports whether Draw has something to do, since its operations differ from those last drawn.
func (u *UI) End() (changed bool) {
	u.drawNotices()
	u.drawTooltip()
	u.drawFocusRing()
	u.endInteraction()
	u.ops = u.ops[:0]
	for _, ops := range u.perLayer {
		u.ops = append(u.ops, ops...)
	}
	return u.Changed()
}

// beginInteraction turns the input of the tick into what is hovered, pressed, clicked and focused, by the regions of the frame before.
func (u *UI) beginInteraction() {
	u.previous, u.current = u.current, u.previous[:0]
	u.clicked, u.doubleClicked, u.dropped, u.refused = "", "", "", ""
	u.depth, u.scroll, u.disabled, u.groups, u.declared = 0, "", u.disabled[:0], u.groups[:0], 0
	u.wake, u.due, u.moved = false, 0, false
	u.used, u.opened = [4]uint64{}, u.opened[:0]
	u.revealed = 0
	u.scrollTip()
	u.moveAside()

	under, before := u.hit(u.previous), u.hot
	if u.setHot(u.unhidden(u.previous, under)) {
		if u.tipOff = false; u.now >= u.tipUntil {
			u.tipID = ""
		}
	}
	u.followTip(before)
	u.shutTip()
	u.panByPointer(under)
	u.scrollByPointer(under)
	if u.in.Pressed {
		u.press()
	}
	if u.active != "" && (u.in.Down || u.in.Released) {
		u.followPress()
	}
	if u.in.Released {
		u.release()
	} else if !u.in.Down {
		u.active, u.dragging = "", false
	}
	u.keyboard()
	if u.scan() {
		u.tipID = ""
	}
	u.assist()
}

// press applies a press of the pointer to the region below it.
func (u *UI) press() {
	u.active, u.dragging, u.pressPos, u.pressAt = u.hot, false, u.in.Pos, u.now
	if u.late() {
		u.active = ""
		return
	}
	if u.pressesAside() {
		u.tipUntil = u.now + touchTip
		return
	}
	u.tipOff, u.tipID, u.tipHeld = true, "", ""
	u.ring = false
	g := u.find(u.hot)
	switch {
	case g == nil || g.ID == sheetGround:
		u.focus, u.focusAt = "", -1
	case g.o.focusAs != "":
		u.focus = g.o.focusAs
	case !g.o.NoFocus:
		u.focus = g.ID
	case g.o.keys&useText == 0 && !g.o.Hold:
		u.focus = ""
	}
}

// release turns the end of a press into a click, a double click, a drop or a request for a tooltip.
func (u *UI) release() {
	id, dragged := u.active, u.dragging
	u.active, u.dragging = "", false
	if dragged {
		u.active, u.dropped = id, id // reported to the target in this frame, cleared in the next
		return
	}
	g := u.find(id)
	if g == nil || id != u.hot {
		return
	}
	rested := u.in.Touch && u.now-u.pressAt >= pressDelay && g.tip() != ""
	if !g.Enabled || rested {
		// A click on what can't be used asks for its tooltip, and so does a finger that rests.
		u.askTip(g)
		if !g.Enabled {
			u.refused = id
		}
		return
	}
	u.clicked = id
	if u.lastClick == id && u.now-u.lastClickAt <= doubleClick {
		u.doubleClicked, u.lastClick = id, ""
		return
	}
	u.lastClick, u.lastClickAt = id, u.now
}

// endInteraction clears what is gone and finds out whether the pointer is over something else now.
func (u *UI) endInteraction() {
	u.closeModals()
	if u.dropped != "" {
		u.active, u.dropTarget = "", ""
	}
	if u.active != "" && findIn(u.current, u.active) == nil {
		u.active, u.dragging = "", false
	}
	if u.focus != "" && findIn(u.current, u.focus) == nil {
		u.focus = ""
	}
	under, over := "", false
	if i := u.unhidden(u.current, u.hit(u.current)); i >= 0 {
		under, over = u.current[i].ID, true
	}
	if under != u.hot || over != u.covered || u.clicked != "" || u.moved {
		u.wake = true
	}
	if g := findIn(u.current, u.hot); g != nil {
		waiting := u.active == "" && !u.tipOff && !u.pointing.slid && u.now-u.hotSince < tipDelay
		waiting = waiting || g.o.Peek && u.pointing.peeked != g.ID && u.peekable(g.ID, g.whole)
		resting := u.active == u.hot && u.in.Touch && u.now-u.pressAt < pressDelay
		u.wake = u.wake || waiting || resting
	}
	if u.lastClick != "" && u.now-u.lastClickAt <= doubleClick || u.late() {
		u.wake = true // so that time passes before the next click
	}
	u.endTips()
}

// keyboard moves the focus and activates the region that has it.
func (u *UI) keyboard() {
	for _, k := range u.in.Keys {
		g := u.find(u.focus)
		if g != nil && !u.stops(g) {
			g = nil
		}
		moved := false
		switch {
		case k == KeyTab || k == KeyBackTab:
			u.use(k)
			moved = u.moveFocus(k == KeyBackTab)
		case g != nil && g.wants(k):
			u.use(k)
		case k == u.KeyOf(Jump()) && !u.in.Ctrl && u.jump(true):
			u.use(k)
			moved = true
		case k == u.KeyOf(inspect()) && !u.in.Ctrl:
			u.use(k)
			u.looking = !u.looking
			u.moved = true
		case k == u.KeyOf(explain()) && !u.in.Ctrl:
			u.use(k)
			u.turnTip()
		case g == nil && u.in.Pad && (k == KeyLeft || k == KeyRight || k == KeyUp || k == KeyDown):
			u.use(k)
			moved = u.moveFocus(false)
		case g == nil:
		case (k == KeyEnter || k == KeySpace) && g.o.keys&useText == 0 && g.Role != RoleScroll:
			u.use(k)
			u.ring = true
			if g.Enabled {
				u.clicked = g.ID
			} else {
				u.askTip(g)
			}
		case k == KeyLeft || k == KeyRight || k == KeyUp || k == KeyDown:
			if moved = u.moveFocusTowards(g, k); moved {
				u.use(k)
			}
		}
		if moved {
			u.tipID = ""
		}
	}
}

// assist applies the action of an assistive tool, wherever the widget is and whether it can be seen.
func (u *UI) assist() {
	a := u.in.Assist
	g := u.find(a.ID)
	if g == nil || g.hidden || g.depth != u.top() {
		return
	}
	switch {
	case g.o.focusAs != "":
		u.focus, u.ring, u.moved = g.o.focusAs, true, true
	case !g.o.NoFocus:
		u.focus, u.ring, u.moved = g.ID, true, true
	}
	switch {
	case !a.Click:
	case g.Enabled:
		u.clicked = g.ID
	default:
		u.refused = g.ID
		u.askTip(g)
	}
}

// drawFocusRing draws the ring of the keyboard's focus over everything in its layer: a light line in a dark one, one of which shows on any
// ground.
func (u *UI) drawFocusRing() {
	g := findIn(u.current, u.focus)
	if g == nil || !u.ring || g.o.NoRing || !g.Visible {
		return
	}
	u.PushLayer(g.layer)
	u.clips = append(u.clips, g.clip.Inset(-u.Px(5)))
	u.focusRing(g.whole, g.o.radius)
	if u.in.Pad && g.Enabled && g.o.keys&useText == 0 {
		u.padGlyph(g.whole)
	}
	u.PopClip()
	u.PopLayer()
}

// padGlyph draws the pad button that uses the focused region at the region's corner.
func (u *UI) padGlyph(r Rect) {
	t, glyph, side := u.theme, u.glyph(KeyEnter), u.LineHeight(theme.SmallBold)*1.1
	width := max(side, u.MeasureText(theme.SmallBold, glyph)+side/2)
	at := RectAround(Point{X: r.Right(), Y: r.Y}, width, side).Within(u.Bounds())
	u.Round(at, side/2, t.Good, u.Px(2), t.OnDark)
	u.Text(at.Center(width, u.LineHeight(theme.SmallBold)), theme.SmallBold, t.OnDark, Centered, glyph)
}

// Widget returns the widget of an id as declared last, in this frame or in the one before; ok is false if there is none.
func (u *UI) Widget(id string) (w Widget, ok bool) {
	g := findIn(u.current, id)
	if g != nil {
		return g.Widget, true
	}
	if g = findIn(u.previous, id); g == nil {
		return Widget{}, false
	}
	w = g.Widget
	if p := u.wasPanned; p != nil && g.panned {
		w.Whole = w.Whole.Moved(p.moved.X, p.moved.Y)
	}
	return w, true
}

// Cursor returns the shape that the mouse pointer should have.
func (u *UI) Cursor() Cursor {
	if u.dragging || u.wasPanned != nil && u.wasPanned.holds {
		return CursorMove
	}
	id := u.hot
	if u.active != "" {
		id = u.active
	}
	g := findIn(u.current, id)
	switch {
	case g == nil:
		return CursorDefault
	case !g.Enabled:
		return CursorNotAllowed
	case g.o.Cursor != CursorDefault:
		return g.o.Cursor
	case g.Role == RoleDialog || g.Role == RoleScroll || g.Role == RoleOther:
		return CursorDefault
	}
	return CursorPointer
}

// ApplyCursor gives the mouse pointer the shape it should have.
func (u *UI) ApplyCursor() {
	shape := [...]ebiten.CursorShapeType{
		ebiten.CursorShapeDefault, ebiten.CursorShapePointer, ebiten.CursorShapeText, ebiten.CursorShapeMove, ebiten.CursorShapeNotAllowed,
	}[u.Cursor()]
	if ebiten.CursorShape() != shape {
		ebiten.SetCursorShape(shape)
	}
}
