package table

import (
	"islas/render/theme"
	"islas/render/ui"
)

// Where a part of the table is seen as large as texts are asked to be, the strip of a replay is as large below it. There is often no room for all its
// buttons then: those that play are there first, and one at their end shows those that lead elsewhere instead.

// Figures of the large strip, in design units.
const (
	largeStripSide = 6.0
	largeStripEdge = 5.0 // above and below
	largeSignsHigh = 26  // where it stands above the buttons
	largeLine      = 0.4 // of the width: the least of a timeline beside the buttons
	dotRadius      = 0.1 // of the button that shows others, of its side
	dotsApart      = 0.3
)

// Buttons on the strip: those that play, and those that lead elsewhere, with as whom one sees.
const (
	playButtons = 3
	wayButtons  = 3
)

// largeStrip returns at how many pixels a design unit the strip is as large as texts are asked to be, and whether it is so: as a table is of which a
// part is seen (Viewport).
func (s *Strip) largeStrip(u *ui.UI) (scale float64, large bool) {
	scale, _, large = u.Asked()
	return scale, large && !s.stage.Settings.WholeTable
}

// layLarge lays the large strip out. It is to be called at its scale.
func (s *Strip) layLarge(u *ui.UI) stripLook {
	w, h := u.Size()
	l := stripLook{in: ui.Point{X: u.Px(largeStripSide), Y: u.Px(largeStripEdge)}}
	gap, full := u.Px(stripGap), u.Px(stripButton)
	two := h > w || s.film.open
	room, signs := w-2*l.in.X, timelineSigns
	if two {
		signs = largeSignsHigh
	} else {
		room *= 1 - largeLine
	}
	line := u.LineHeight(theme.Small) + u.Px(timelineGroove+2+float64(signs))
	ways := wayButtons
	if !s.canFilm() {
		ways--
	}
	all := float64(playButtons + ways + 1)
	l.side, l.folds = full, u.Px(stripSpeed)+gap+all*(full+gap) > room || s.film.open
	if l.folds {
		l.side = max(min((room-u.Px(stripSpeed)-gap)/(playButtons+1)-gap, full), u.Finger())
	}
	if two {
		l.row = l.side
		if s.film.open && h > w {
			l.label = u.LineHeight(theme.BodyBold)
		}
		l.high = line + l.label + gap + l.row + 2*l.in.Y
		return l
	}
	l.high = max(line, l.side) + 2*l.in.Y
	return l
}

// folded draws the button that shows others at the right end of r, where there is no room for all, and returns which are to be drawn, and the rest of r.
func (s *Strip) folded(u *ui.UI, r ui.Rect, l stripLook) (first, second bool, rest ui.Rect) {
	if !l.folds {
		return true, true, r
	}
	at, rest := r.CutRight(l.side, u.Px(stripGap))
	name := u.T("replay.more")
	if u.Button("replay.more", at, "", ui.ButtonOptions{Icon: dots, Name: name, Tooltip: name, Selected: s.more, Looks: true}) {
		s.more = !s.more
		u.Wake()
	}
	return !s.more, s.more, rest
}

// dots is the sign of a button that shows others.
func dots(u *ui.UI, r ui.Rect, ink theme.Color) {
	for i := -1.0; i <= 1; i++ {
		u.Circle(r.Middle().Add(ui.Point{X: i * r.W * dotsApart}), r.W*dotRadius, ink, 0, ink)
	}
}
