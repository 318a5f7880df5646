package ui

import (
	"slices"
	"time"

	"islas/render/theme"
)

// Figures of the loupe.
const (
	loupeEdge  = 10.0 // design units around it, to the edge of the window
	loupeLeast = 1.6  // how many times larger it shows a place at least
	loupeMost  = 5.0  // and at most
	loupeMore  = 1.25 // how much larger than a fingertip it shows what is tapped on
	enough     = 0.98 // of a fingertip: what is as large is taken for as large as one
)

// catchUp is how long what a finger drags out of the loupe takes to come to where the finger is.
const catchUp = 150 * time.Millisecond

// loupe shows a part of the window larger where things lie closer than fingertips: the finger's first tap opens it, the second one
// touches in it what it shows. Beside it a tap closes it. The zero value is closed.
type loupe struct {
	from, at Rect // what it shows, and where
	depth    int  // how many dialogs were open
	window   Rect
	held     bool // a finger came down in it and is still there
	reads    bool // a finger has opened it by its rest
	leads    bool // and is still down, and leads what it shows
}

// lag is how far what a finger holds is behind it, after the loupe in which the finger took it.
type lag struct {
	by   Point
	left time.Duration // until it has caught up
}

func (l *loupe) open() bool { return l.at.W > 0 }

// larger is how many times larger the loupe shows things.
func (l *loupe) larger() float64 { return l.at.W / l.from.W }

// under is the place that is seen at p.
func (l *loupe) under(p Point) Point {
	if !l.open() || !l.at.Contains(p) {
		return p
	}
	return l.beyond(p)
}

// beyond is the place that were seen at p if the loupe were larger.
func (l *loupe) beyond(p Point) Point {
	return Point{X: l.from.X + (p.X-l.at.X)/l.larger(), Y: l.from.Y + (p.Y-l.at.Y)/l.larger()}
}

// shown is where a rectangle is seen in the loupe.
func (l *loupe) shown(r Rect) Rect {
	m := l.larger()
	return Rect{X: l.at.X + (r.X-l.from.X)*m, Y: l.at.Y + (r.Y-l.from.Y)*m, W: r.W * m, H: r.H * m}
}

// Loupe returns what the loupe shows of the window and where; ok is false while there is none.
func (u *UI) Loupe() (from, at Rect, ok bool) { return u.loupe.from, u.loupe.at, u.loupe.open() }

// crowded reports whether a finger that has tapped on a region could well have meant another, because one of the two is smaller than a
// fingertip for it. least is how large the smallest of all that could be meant is, in pixels.
func (u *UI) crowded(id string) (least float64, is bool) {
	if !u.in.Touch || u.fingertip <= 0 || u.loupe.open() {
		return 0, false
	}
	least = u.fingertip
	on := -1
	for i := range u.previous {
		if u.previous[i].ID == id {
			on = i
			break
		}
	}
	if on < 0 || !u.previous[on].aimedAt() || u.previous[on].Role == RoleSlider {
		return 0, false
	}
	tapped := &u.previous[on]
	doubt := false
	for i := range u.previous {
		g := &u.previous[i]
		if i == on || g.depth != u.top() || !g.Enabled || !g.aimedAt() || g.apart(tapped) || !u.around(g, means).Contains(u.in.Pos) {
			continue
		}
		if w, h := u.span(u.previous, i); w > 0 {
			doubt, least = true, min(least, w, h)
		}
	}
	if doubt {
		w, h := u.span(u.previous, on)
		least = min(least, w, h)
	}
	return max(least, 1), least < u.fingertip*enough
}

// apart reports whether two regions are never taken for each other: one lies on the other, or they do the same.
func (g *region) apart(h *region) bool {
	return g.bears(h) || h.bears(g) || g.Alike && h.Alike && g.Label == h.Label
}

// magnify opens the loupe where the finger is, so that what is least pixels large is as large in it as a fingertip.
func (u *UI) magnify(least float64) {
	larger := clamp(u.fingertip*loupeMore/least, loupeLeast, loupeMost)
	room := u.Bounds().Inset(u.Px(loupeEdge))
	side := max(u.fingertip*8, min(room.W, room.H)*0.9)
	at := RectAround(u.in.Pos, min(side, room.W), min(side, room.H)).Within(room).Rounded()
	from := RectAround(u.in.Pos, at.W/larger, at.H/larger).Within(u.Bounds())
	u.loupe = loupe{from: from, at: at, depth: u.top(), window: u.Bounds()}
	u.wake = true
}

// beginLoupe makes the input that of the place under the loupe, and closes the loupe when something else is done.
func (u *UI) beginLoupe() {
	if u.passing {
		u.passing = u.in.Down
		u.quiet()
	}
	u.follows()
	l := &u.loupe
	switch {
	case !l.open() || u.followFinger():
	case l.depth != u.top() || l.window != u.Bounds() || !u.in.Touch || u.in.Assist != (Assist{}):
		*l = loupe{}
	case u.dragging && !l.at.Contains(u.in.Pos):
		u.lag = lag{l.beyond(u.in.Pos).Sub(u.in.Pos), catchUp}
		*l = loupe{}
		u.follows()
	case len(u.in.Keys) > 0:
		*l = loupe{}
		if slices.Contains(u.in.Keys, KeyEscape) { // it has closed the loupe and does nothing else
			u.in.Keys = nil
		}
	case u.in.Pressed && !l.at.Contains(u.in.Pos):
		*l = loupe{}
		u.passing = !u.in.Released
		u.quiet()
	default:
		l.held = u.in.Pressed || l.held && (u.in.Down || u.in.Released)
		if l.held {
			u.in.Pos = l.beyond(u.in.Pos)
		} else {
			u.in.Pos = l.under(u.in.Pos)
		}
		u.in.Inside = u.in.Inside && l.from.Contains(u.in.Pos)
	}
}

// follows lets what was dragged out of the loupe come to the finger.
func (u *UI) follows() {
	g := &u.lag
	if g.left <= 0 || u.in.Pressed || !u.in.Down && !u.in.Released {
		*g = lag{}
		return
	}
	u.in.Pos = u.in.Pos.Add(g.by.Mul(float64(g.left) / float64(catchUp)))
	g.left -= u.in.Dt
	u.wake = true
}

// CloseLoupe closes the loupe, as what it shows is gone.
func (u *UI) CloseLoupe() { u.loupe = loupe{} }

// quiet takes the finger out of the input: it has done what it was to do.
func (u *UI) quiet() {
	u.in.Inside, u.in.Down, u.in.Pressed, u.in.Released = false, false, false, false
}

// drawLoupe draws what has been recorded once more, larger, below tooltips and notices.
func (u *UI) drawLoupe() {
	l := &u.loupe
	if !l.open() {
		return
	}
	above := slices.Clone(u.perLayer[LayerTooltip]) // what a scene shows above everything else (Above)
	u.Above(func() {
		t := u.theme
		u.Fill(u.Bounds(), theme.Alpha(t.Dim, float64(t.Dim.A)/255*0.7))
		u.Shadow(l.at.Inset(-u.Px(4)), u.Px(8), u.Px(20), t.Shadow)
		u.Fill(l.at, t.Cloth)
		for layer := range LayerNotice {
			for _, o := range u.perLayer[layer] {
				u.enlarge(o)
			}
		}
		for _, o := range above {
			u.enlarge(o)
		}
		u.Highlight(l.at.Inset(-u.Px(5)), u.Px(8), u.Px(5), t.BrassLight, theme.Mix(t.Brass, t.BrassLight, 0.3))
	})
}

// enlarge records an operation of the place under the loupe as it is seen in it.
func (u *UI) enlarge(o op) {
	l := &u.loupe
	clip := l.shown(o.clip).Intersect(l.at)
	if o.reach().Intersect(l.from).Empty() || clip.Empty() {
		return
	}
	m := l.larger()
	o.rect, o.clip, o.extent = l.shown(o.rect), clip, l.shown(o.extent)
	o.radius, o.width, o.blur, o.scale = o.radius*m, o.width*m, o.blur*m, o.scale*m
	if o.n > 0 {
		first := len(u.points)
		for _, p := range u.points[o.first : o.first+o.n] {
			q := l.shown(Rect{X: p.X, Y: p.Y, W: 0, H: 0})
			u.points = append(u.points, Point{X: q.X, Y: q.Y})
		}
		o.first = first
	}
	u.perLayer[LayerTooltip] = append(u.perLayer[LayerTooltip], o)
}
