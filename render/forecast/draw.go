package forecast

import (
	"islas/render/popover"
	"islas/render/theme"
	"islas/render/ui"
)

// Room is where a forecast may lie.
type Room struct {
	Rects []ui.Rect // the most spacious form that fits decides, and of rooms for that the first
	Near  ui.Point  // the best position
	Wide  bool      // the forecast is as wide as the room
	Whole bool      // it takes the whole room
	Cover ui.Rect   // it covers all of this, empty for nothing
	// Beside means that the forecast lies beside its subject instead, wherever the window has room, and is scrolled. It is for windows with
	// hardly enough room for their text.
	Beside bool
	Avoid  []popover.Avoid // what it then avoids, its subject first
}

// Figures of the popover.
const (
	Larger = 1.05 // least factor by which text is larger than that of the table that is noticed
	filled = 0.8  // of its room: a larger forecast takes all of it, so that nothing below shows at its edges
	low    = 3    // ratio of width to height above which it takes all of a room
)

// Popover shows a forecast. The zero value has not been shown.
type Popover struct {
	place  popover.Place
	known  known
	at     ui.Rect           // its place in the room
	fitted *plan             // the layout that fits, nil if it is scrolled
	inside map[float64]*plan // layouts of everything, by width
}

// known is everything on which a layout depends.
type known struct {
	content   string
	theme     *theme.Theme
	px, usual float64
	beside    bool
	first     ui.Rect // first of the rooms
	last      ui.Rect
	near      ui.Point
}

// Draw draws a forecast above everything else, in text of the size that the settings ask for, and returns where it lies, empty for nowhere.
// below draws what lies under it and may be nil. build is called at that size, and returns nil if there is nothing to show.
func (p *Popover) Draw(u *ui.UI, build func() (*Sheet, Room), below func(at ui.Rect)) (at ui.Rect) {
	usual := u.Px(1)
	u.Above(func() {
		u.Words(func() {
			s, room := build()
			if s == nil || !room.Beside && (len(room.Rects) == 0 || room.Rects[0].Empty()) {
				return
			}
			p.layOut(u, s, &room, usual)
			if at = p.at; below != nil {
				below(at)
			}
			Paper(u, at)
			u.Aside(at)
			u.Passive("forecast", at, ui.RegionOptions{Looks: true, Label: s.Words()})
			p.draw(u, s)
		})
	})
	return at
}

// Scrolls reports whether the last forecast is scrolled.
func (p *Popover) Scrolls() bool { return p.fitted == nil }

// draw draws the content of the forecast.
func (p *Popover) draw(u *ui.UI, s *Sheet) {
	if p.fitted != nil {
		p.fitted.draw(u, p.at.Inset(u.Px(p.fitted.form.padding)))
		return
	}
	u.ScrollAside("forecast.words", p.known.content)
	u.Scrolled("forecast.words", p.at.Inset(u.Px(scrolled.padding)), func(w float64) float64 { return p.in(u, s, w).h }, func(r ui.Rect) {
		p.in(u, s, r.W).draw(u, r)
	})
}

// layOut finds the place of the forecast and lays it out there, once as long as nothing changes.
func (p *Popover) layOut(u *ui.UI, s *Sheet, room *Room, usual float64) {
	k := known{content: s.content(), theme: u.Theme(), px: u.Px(1), usual: usual, beside: room.Beside, near: room.Near}
	if n := len(room.Rects); n > 0 {
		k.first, k.last = room.Rects[0], room.Rects[n-1]
	}
	if same := k == p.known; !same {
		p.known, p.inside, p.fitted = k, map[float64]*plan{}, nil
		if !room.Beside {
			p.fit(u, s, room, k.px >= Larger*usual)
		}
	}
	if room.Beside {
		pad := 2 * u.Px(scrolled.padding)
		p.at = u.Lie(&p.place, func(w float64) float64 { return p.in(u, s, w-pad).h + pad }, room.Avoid)
	}
}

// fit lays the sheet out in a room with as many parts as fit, or with all of them if it scrolls.
func (p *Popover) fit(u *ui.UI, s *Sheet, room *Room, scrolls bool) {
	fitted, r, ok := s.fit(u, room, !scrolls)
	if p.at = r.Rounded(); !ok {
		return
	}
	p.fitted = &fitted
	if fills := fitted.w*fitted.h > filled*r.W*r.H || r.W > low*r.H; !room.Whole && (room.Wide || !fills) {
		p.at = ui.RectAround(room.Near, fitted.w, fitted.h).Within(r).Union(room.Cover).Rounded()
	}
}

// in returns the layout of everything in a width, without padding.
func (p *Popover) in(u *ui.UI, s *Sheet, w float64) *plan {
	if p.inside[w] == nil {
		f := scrolled
		f.wide, f.flows = w/u.Px(1), !p.known.beside
		f.padding = 0
		all := s.lay(u, f, w)
		p.inside[w] = &all
	}
	return p.inside[w]
}

// Paper draws the background of a forecast.
func Paper(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	u.Shadow(r.Moved(0, u.Px(3)), u.Px(6), u.Px(12), th.Shadow)
	u.Paper(r, u.Px(6), th.PaperLight)
	u.Stroke(r, u.Px(6), u.Px(2), th.Accent, th.BrassDark)
}

// draw draws the layout from the upper left corner of r on.
func (p *plan) draw(u *ui.UI, r ui.Rect) {
	if p.sheet.Title.Text != "" {
		p.drawTitle(u, p.title.Moved(r.X, r.Y))
	}
	for i := range p.rows {
		p.rows[i].draw(u, p.rows[i].at.Moved(r.X, r.Y), &p.form)
	}
	for _, n := range p.notes {
		at := n.at.Moved(r.X, r.Y)
		at.H = n.pitch
		for _, line := range n.lines {
			u.Text(at, n.style, n.Tone.ink(u.Theme()), ui.Left|ui.Middle, line)
			at.Y += n.pitch
		}
	}
}

// drawTitle draws the title in r.
func (p *plan) drawTitle(u *ui.UI, r ui.Rect) {
	th, t := u.Theme(), &p.sheet.Title
	if t.Icon != nil {
		var icon ui.Rect
		icon, r = r.CutLeft(u.Px(p.form.title))
		t.Icon(icon.Center(icon.W, icon.W).Inset(u.Px(3)))
		_, r = r.CutLeft(u.Px(titleGap))
	}
	if signs := t.Signs.Flow(u, r.W, u.Px(titleSigns)); signs.W > 0 {
		var end ui.Rect
		end, r = r.CutRight(signs.W, u.Px(titleGap))
		signs.Draw(u, end.Center(signs.W, signs.H))
	}
	if t.wraps(u, r.W) {
		u.TextWrapped(r, theme.SmallBold, th.Ink, ui.Left|ui.Middle, t.Text)
		return
	}
	u.TextFitted(r, th.Ink, ui.Left|ui.Middle, t.Text, theme.Subheading, theme.BodyBold, theme.SmallBold)
}

// draw draws a row in r.
func (p *rowPlan) draw(u *ui.UI, r ui.Rect, f *form) {
	if p.ID != "" {
		u.Passive(p.ID, r, ui.RegionOptions{Looks: true, Label: p.Signs.Words()})
	}
	signs, cells := r, r
	if p.Face != nil {
		var face ui.Rect
		face, signs = r.CutLeft(f.face(u))
		side := face.W - u.Px(2)
		p.Face(face.Center(side, side))
		_, signs = signs.CutLeft(u.Px(faceBeside))
	}
	switch {
	case p.Label != "" && len(p.Signs)+len(p.Cells) == 0:
		u.TextWrapped(signs, theme.Small, u.Theme().Ink, ui.Left|ui.Middle, p.Label)
	case p.Label != "":
		var label ui.Rect
		label, signs = signs.CutLeft(u.MeasureText(theme.Small, p.Label))
		u.Text(label, theme.Small, u.Theme().InkSoft, ui.Left|ui.Middle, p.Label)
		_, signs = signs.CutLeft(u.Px(faceBeside))
	}
	p.flow.Draw(u, signs.Center(signs.W, p.flow.H))
	if n := len(p.Cells); n > 0 {
		_, cells = cells.CutLeft(p.labels)
		for i, at := range cells.Row(n, 0) {
			p.Cells[i].drawCell(u, at)
		}
	}
}
