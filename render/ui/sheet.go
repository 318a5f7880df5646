package ui

import (
	"cmp"
	"math"
	"slices"
	"time"

	"islas/render/theme"
)

// A scene at the size that a player asks for may not fit a window. Then it lies on a sheet of which the window shows a part. A finger or
// the mouse drags the sheet, the wheel and keys move it, and what gets the keyboard's focus is scrolled into view.

// Figures of panning.
const (
	panGlide  = 90 * time.Millisecond // time in which the rest of the way to a goal shrinks to a third
	panThere  = 0.5                   // pixels from the goal at which it is reached
	panStep   = 0.35                  // part of the view by which an arrow key moves
	panPage   = 0.85                  // part of the view by which a key for pages moves
	panMargin = 14.0                  // design units around what is scrolled into view
	panBar    = 5.0                   // design units: width of the signs that show which part is seen
	panShade  = 14.0                  // design units: width of the shade at an edge beyond which there is more
)

// sheetGround is the id of the ground of a sheet.
const sheetGround = "sheet"

// Panned is the state of a sheet of which a window shows a part. The zero value shows its upper left corner. The caller keeps it, and it
// stays as it is while the sheet is not drawn.
type Panned struct {
	Still bool // it moves at once, without gliding
	Deaf  bool // the arrow keys are for something else
	view  Rect
	scale float64 // pixels per design unit of what is drawn on it
	size  Point

	offset  Point // of the view's corner on the sheet, in pixels
	speed   Point // in pixels per tick, after a finger has flung it
	goal    Point // the offset that it glides to, if goes
	goes    bool
	laid    Point  // corner in the frame before, before it was moved by hand
	moved   Point  // distance from there
	waiting []Rect // places on the sheet to be shown when it is no longer held

	holds   bool  // it is being dragged
	last    Point // position in the last tick of the pointer that drags it
	handled bool  // it was moved by hand since ResetHandled
	dragged bool  // the current press, or the one that ended in this tick, has moved it
}

// corner returns the position of the sheet's corner in the window, on whole pixels.
func (p *Panned) corner() Point {
	return Point{X: p.view.X - math.Round(p.offset.X), Y: p.view.Y - math.Round(p.offset.Y)}
}

// most returns how far the sheet can be moved.
func (p *Panned) most() Point {
	return Point{X: max(p.size.X-p.view.W, 0), Y: max(p.size.Y-p.view.H, 0)}
}

// within returns the offset nearest to o at which the view shows nothing beyond the sheet.
func (p *Panned) within(o Point) Point {
	most := p.most()
	return Point{X: clamp(o.X, 0, most.X), Y: clamp(o.Y, 0, most.Y)}
}

// put moves the sheet to an offset at once.
func (p *Panned) put(o Point) {
	p.offset, p.goes, p.speed, p.waiting = p.within(o), false, Point{}, nil
}

// local returns a rectangle of the window in coordinates of the sheet, no larger than the view.
func (p *Panned) local(r Rect) Rect {
	c := p.corner()
	return RectAround(r.Moved(-c.X, -c.Y).Middle(), min(r.W, p.view.W), min(r.H, p.view.H))
}

// aim returns the offset that the sheet glides to, or else its current one.
func (p *Panned) aim() Point {
	if p.goes {
		return p.goal
	}
	return p.offset
}

// showing returns the offset at which most of some places on the sheet are seen, the nearest one to the aim, with margin pixels around them
// if there is room.
func (p *Panned) showing(places []Rect, margin float64) (best Point) {
	most, first, far := -1, false, 0.0
	for i := -1; i < len(places); i++ {
		at := p.aim()
		if i >= 0 {
			at = p.together(places, i, margin)
		}
		n, has, d := 0, false, at.Sub(p.aim()).Len()
		for k, r := range places {
			if (Rect{X: at.X, Y: at.Y, W: p.view.W, H: p.view.H}).Inset(-1).Holds(r) {
				n, has = n+1, has || k == 0
			}
		}
		if n > most || n == most && (has && !first || has == first && d < far) {
			best, most, first, far = at, n, has, d
		}
	}
	return best
}

// together returns the offset nearest to the aim at which the i-th of some places is seen, and as many others as there is room for.
func (p *Panned) together(places []Rect, i int, margin float64) Point {
	all := places[i]
	order := slices.Clone(places)
	slices.SortStableFunc(order, func(a, b Rect) int {
		m := places[i].Middle()
		return cmp.Compare(a.Middle().Sub(m).Len(), b.Middle().Sub(m).Len())
	})
	for _, r := range order {
		if more := all.Union(r); more.W <= p.view.W && more.H <= p.view.H {
			all = more
		}
	}
	at := p.aim()
	along := func(at, low, high, view float64) float64 {
		m := min(margin, max(view-(high-low), 0)/2)
		return clamp(at, high+m-view, low-m)
	}
	return p.within(Point{X: along(at.X, all.X, all.Right(), p.view.W), Y: along(at.Y, all.Y, all.Bottom(), p.view.H)})
}

// Moved returns how far the sheet has moved in the window since the frame before.
func (p *Panned) Moved() Point { return p.moved }

// View returns the part of the window in which the sheet was drawn last.
func (p *Panned) View() Rect { return p.view }

// Handled reports whether the player has moved the sheet by hand since ResetHandled.
func (p *Panned) Handled() bool { return p.handled }

// ResetHandled makes Handled return false.
func (p *Panned) ResetHandled() { p.handled = false }

// Sheets draws a frame that is larger than its view on a sheet.
type Sheets struct {
	*Window
	*Tick
	*Scope
	*Canvas
	*Regions
	*Pointer
	*Keys
	*KeyboardFocus
	*Scrolling
	*Tooltips

	panned, wasPanned *Panned // of this frame and of the one before, nil for none
}

// Lay puts a sheet w by h pixels large below a view in the window, and returns its rectangle. It has to be called once in every frame,
// before Pan.
func (u *Sheets) Lay(p *Panned, view Rect, w, h float64) (sheet Rect) {
	size := p.size
	switch {
	case p.size.X > 0 && p.size != (Point{X: w, Y: h}): // the middle stays where it was
		mid := Point{X: (p.offset.X + p.view.W/2) * w / p.size.X, Y: (p.offset.Y + p.view.H/2) * h / p.size.Y}
		p.offset, p.goes = Point{X: mid.X - view.W/2, Y: mid.Y - view.H/2}, false
	case p.size.X > 0: // the part that is seen stays in its place in the window
		d := view.Min().Sub(p.view.Min())
		p.offset, p.goal = p.offset.Add(d), p.goal.Add(d)
	}
	p.view, p.size = view, Point{X: w, Y: h}
	u.glide(p)
	p.offset, p.goal = p.within(p.offset), p.within(p.goal)
	sheet = Rect{X: p.corner().X, Y: p.corner().Y, W: w, H: h}
	if p.moved = p.corner().Sub(p.laid); size != p.size {
		p.moved = Point{} // it is another one
	}
	p.laid = p.corner()
	return sheet
}

// held reports whether the player has a finger or a button down, or has flung the sheet: then it goes nowhere else.
func (u *Sheets) held(p *Panned) bool { return u.in.Down || p.holds || p.speed != (Point{}) }

// Show scrolls places of the sheet, given by their rectangles in this frame, into view: as many as there is room for, the first above all,
// and of one larger than the view its middle. It moves the sheet no further than needed, and not before a finger that is down goes up. It
// has to be called after Pan; where no sheet was drawn it does nothing.
func (u *Sheets) Show(places []Rect) {
	p := u.panned
	if p == nil {
		return
	}
	p.waiting = p.waiting[:0]
	for _, r := range places {
		if !r.Empty() {
			p.waiting = append(p.waiting, p.local(r))
		}
	}
	u.wake = u.wake || len(p.waiting) > 0 && !u.held(p)
}

// Ground returns the area of a scene: the sheet of this frame, which may go beyond the window, or the window if there is none.
func (u *Sheets) Ground() Rect {
	if p := u.panned; p != nil {
		return Rect{X: p.corner().X, Y: p.corner().Y, W: p.size.X, H: p.size.Y}
	}
	return u.Bounds()
}

// Choices returns the rectangles on the sheet of this frame that can be used for the game now. If wanted is not nil, it must return true
// for their targets. Choices has to be called after Pan.
func (u *Sheets) Choices(wanted func(target any) bool) (places []Rect) {
	for i := range u.current {
		if g := &u.current[i]; g.panned && g.depth == u.depth && (g.acts() || g.o.lead && g.Enabled) && (wanted == nil || wanted(g.Target)) {
			places = append(places, g.Whole)
		}
	}
	return places
}

// Seen lets f draw over the sheet of this frame at its scale, and nothing beyond the view. Where no sheet was drawn f draws as usual.
func (u *Sheets) Seen(f func()) {
	if u.panned == nil {
		f()
		return
	}
	u.PushClip(u.panned.view)
	u.Scaled(u.panned.scale, f)
	u.PopClip()
}

// SeenOf returns the visible parts of places on the sheet of this frame.
func (u *Sheets) SeenOf(places []Rect) []Rect {
	if u.panned == nil {
		return places
	}
	var some []Rect
	for _, r := range places {
		if r = r.Intersect(u.panned.view); !r.Empty() {
			some = append(some, r)
		}
	}
	return some
}

// Panning reports whether the sheet of the last frame is moving.
func (u *Sheets) Panning() bool {
	p := u.panned
	return p != nil && (p.goes || p.speed != (Point{}) || len(p.waiting) > 0 && !u.held(p))
}

// Pan lets content draw the sheet of Lay with scale pixels per design unit. Beyond the view nothing of it is seen or hit, but the keyboard
// and assistive tools reach it, and scroll it into view.
func (u *UI) Pan(p *Panned, scale float64, content func()) {
	was, larger := u.scale, u.larger
	u.panned, p.scale = p, scale
	u.Region(sheetGround, p.view, RegionOptions{Role: RoleScroll, NoFocus: true, Looks: true, Cursor: CursorDefault})
	u.current[len(u.current)-1].panned = true
	var from [layers]int
	for i := range u.perLayer {
		from[i] = len(u.perLayer[i])
	}
	first, text := len(u.current), len(u.said)
	u.clips = append(u.clips, Rect{X: p.corner().X, Y: p.corner().Y, W: p.size.X, H: p.size.Y}.Inset(-p.view.W))
	u.scale, u.larger = scale, 1
	content()
	u.scale, u.larger = was, larger
	u.PopClip()
	for i := range u.perLayer {
		u.perLayer[i] = cropped(u.perLayer[i], from[i], p.view)
	}
	for i := first; i < len(u.current); i++ {
		g := &u.current[i]
		g.panned = true
		g.clip, g.Rect = g.clip.Intersect(p.view), g.Rect.Intersect(p.view)
		g.Visible = !g.Rect.Empty()
	}
	for i := text; i < len(u.said); i++ {
		u.said[i].clip = u.said[i].clip.Intersect(p.view)
	}
	u.panSigns(p)
	u.panToFocus(p, u.current[first:])
	u.panByKeys(p)
}

// cropped removes from the operations from an index on those that are not seen in the view.
func cropped(ops []op, from int, view Rect) []op {
	kept := ops[:from]
	for _, o := range ops[from:] {
		if o.clip = o.clip.Intersect(view); !o.clip.Empty() && !o.reach().Empty() {
			kept = append(kept, o)
		}
	}
	clear(ops[len(kept):])
	return kept
}

// panSigns draws signs at the edges of the view that show which part of the sheet is seen.
func (u *Sheets) panSigns(p *Panned) {
	t, most, v := u.theme, p.most(), p.view
	u.PushClip(v)
	defer u.PopClip()
	dark, none, wide := theme.Alpha(t.Shadow, 0.6), theme.Alpha(t.Shadow, 0), u.Px(panShade)
	u.shades(v, p.offset.Y, most.Y-p.offset.Y, wide, dark, none)
	bar := u.Px(panBar)
	sign := func(r Rect) {
		u.Round(r.Inset(-u.Px(1.5)), bar, t.FocusEdge, 0, theme.Color{})
		u.Round(r, bar/2, t.Pictures().BrassLight, 0, theme.Color{}) // so that it also shows where other borders are as dark
	}
	edge := u.Px(4)
	if most.Y > 0.5 {
		room := v.H - 3*edge - bar
		h := max(room*p.view.H/p.size.Y, u.Px(leastThumb)/2)
		sign(Rect{X: v.Right() - edge - bar, Y: v.Y + edge + (room-h)*p.offset.Y/most.Y, W: bar, H: h}.Rounded())
	}
	if most.X > 0.5 {
		room := v.W - 3*edge - bar
		w := max(room*p.view.W/p.size.X, u.Px(leastThumb)/2)
		sign(Rect{X: v.X + edge + (room-w)*p.offset.X/most.X, Y: v.Bottom() - edge - bar, W: w, H: bar}.Rounded())
	}
}

// glide moves a sheet that was flung or glides to a goal.
func (u *Sheets) glide(p *Panned) {
	if len(p.waiting) > 0 && !u.held(p) {
		p.goal, p.goes = p.within(p.showing(p.waiting, u.Px(panMargin))), true
		p.waiting = nil
	}
	switch {
	case p.holds:
	case p.speed != (Point{}):
		p.offset = p.offset.Add(p.speed)
		p.speed = p.speed.Mul(flingDecay)
		in := p.within(p.offset)
		if in.X != p.offset.X {
			p.speed.X = 0
		}
		if in.Y != p.offset.Y {
			p.speed.Y = 0
		}
		if p.speed.Len() < flingLeast {
			p.speed = Point{}
		}
		u.wake = true
	case p.goes:
		part := 1 - math.Exp(-u.in.Dt.Seconds()/panGlide.Seconds())
		if p.Still {
			part = 1
		}
		if p.offset = p.offset.Lerp(p.goal, part); p.goal.Sub(p.offset).Len() < panThere {
			p.offset, p.goes = p.goal, false
		}
		u.wake = true
	}
}

// panToFocus scrolls what the keyboard's focus has just moved to into view at once.
func (u *Sheets) panToFocus(p *Panned, inside []region) {
	g := findIn(inside, u.focus)
	if !u.moved || g == nil {
		return
	}
	at := g.whole.Moved(0, -u.revealed)
	if s := u.scrolls[g.scroll]; s != nil {
		if area := findIn(inside, g.scroll); area != nil {
			at = at.Within(area.whole)
		}
	}
	p.put(p.showing([]Rect{p.local(at)}, u.Px(panMargin)))
}

// panByKeys moves the sheet by keys that nothing else uses: those for pages, and the arrows where nothing has the focus.
func (u *Sheets) panByKeys(p *Panned) {
	if len(u.in.Keys) == 0 || u.depth < u.top() {
		return
	}
	view, at := Point{X: p.view.W, Y: p.view.H}, p.aim()
	page := Point{X: 0, Y: view.Y * panPage}
	if u.in.Shift {
		page = Point{X: view.X * panPage, Y: 0}
	}
	ways := map[Key]Point{KeyPageUp: page.Mul(-1), KeyPageDown: page}
	if u.find(u.focus) == nil && !u.in.Pad && !p.Deaf {
		ways[KeyLeft], ways[KeyRight] = Point{X: -view.X * panStep}, Point{X: view.X * panStep}
		ways[KeyUp], ways[KeyDown] = Point{Y: -view.Y * panStep}, Point{Y: view.Y * panStep}
	}
	for _, k := range u.in.Keys {
		if way, ok := ways[k]; ok && u.KeyPressed(k) && !u.Claimed(k) {
			u.use(k)
			p.goal, p.goes, p.speed, p.waiting = p.within(at.Add(way)), true, Point{}, nil
			p.handled, u.wake = true, true
		}
	}
}

// panByPointer moves the sheet by the wheel, and with the finger or the mouse that drags it. under is the index of the region below the
// pointer.
func (u *Sheets) panByPointer(under int) {
	p := u.panned
	u.panned, u.wasPanned = nil, p
	if p == nil {
		return
	}
	p.dragged = p.dragged && !u.in.Pressed && (u.in.Down || u.in.Released)
	on := under >= 0 && u.previous[under].panned
	if on && u.in.Wheel != (Point{}) && !u.in.Ctrl {
		w := Point{X: -u.in.Wheel.X, Y: u.in.Wheel.Y}
		if u.in.Shift && w.X == 0 {
			w = Point{X: w.Y, Y: 0}
		}
		if s := u.scrollOf(&u.previous[under]); s != nil && w.X == 0 && s.goes(w.Y) {
			w.Y = 0 // an area there is scrolled
		}
		w = Point{X: clamp(w.X, -wheelLargest, wheelLargest), Y: clamp(w.Y, -wheelLargest, wheelLargest)}
		if w != (Point{}) {
			p.put(p.offset.Sub(w.Mul(u.Px(wheelStep))))
			p.handled, u.wake = true, true
		}
	}
	if p.holds {
		u.panOn(p)
		return
	}
	if u.in.Pressed && on {
		p.speed, p.goes = Point{}, false // a finger stops a flung sheet
	}
	if g := u.find(u.active); u.in.Down && !u.dragging && u.fingerOn == "" && g != nil && g.panned && u.pans(g) {
		u.active, p.holds, p.dragged, p.handled, p.goes = "", true, true, true, false
		p.last, p.waiting = u.in.Pos, nil
		u.tipOff = true
	}
}

// panOn moves the sheet with the pointer that drags it, and flings it when a finger lets go.
func (u *Sheets) panOn(p *Panned) {
	d := p.last.Sub(u.in.Pos)
	p.last = u.in.Pos
	p.offset = p.within(p.offset.Add(d))
	if u.in.Down {
		p.speed = p.speed.Lerp(d, 0.6)
	} else {
		p.holds = false
		if !u.in.Touch || p.Still {
			p.speed = Point{}
		}
	}
	u.active, u.wake = "", true
}

// pans reports whether a press on a region has become one that drags the sheet: of a finger anywhere but where it draws, of the mouse on
// what can't be used. A finger drags something else only after it has rested on it.
func (u *Sheets) pans(g *region) bool {
	d := u.in.Pos.Sub(u.pressPos)
	switch {
	case g.o.Hold || g.o.keys&useText != 0 || !u.strays():
		return false
	case !u.in.Touch:
		return g.ID == sheetGround || g.Role == RoleOther && !g.o.Drag
	case g.o.Drag && g.Enabled && u.now-u.pressAt >= pressDelay:
		return false
	}
	s := u.scrollOf(g)
	return s == nil || math.Abs(d.X) > math.Abs(d.Y) || d.Y != 0 && !s.goes(d.Y)
}

// Drags reports whether the current press, or the one that ended in this tick, has moved a sheet: then it is meant for nothing on it.
func (u *Sheets) Drags() bool { return u.wasPanned != nil && u.wasPanned.dragged }

// OnSheet reports whether the pointer lies over a sheet that can be moved.
func (u *Sheets) OnSheet() bool {
	g := u.find(u.hot)
	return u.wasPanned != nil && g != nil && g.panned
}
