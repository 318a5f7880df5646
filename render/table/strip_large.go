package table

import (
	"islas/render/theme"
	"islas/render/ui"
)

// Where a part of the table is shown in the size that the settings ask of texts, the strip of a replay below it is as large. If it has no
// room for all its buttons, it shows those that play first, and a button at their end shows those that lead elsewhere instead.

// Figures of the large strip, in design units.
const (
	largeStripSide = 6.0
	largeStripEdge = 5.0 // above and below
	largeSignsHigh = 26  // height of the moments where the timeline stands above the buttons
	largeLine      = 0.4 // of the width: the least of a timeline beside the buttons
	dotRadius      = 0.1 // radius of a dot on the button that shows the others, as a part of its side
	dotsApart      = 0.3
)

// Numbers of buttons on the strip: those that play, and those that lead elsewhere or change whose view is shown.
const (
	playButtons = 3
	wayButtons  = 3
)

// largeStrip returns the scale of the large strip in pixels per design unit, and whether the strip is large, which it is when a part of the
// table is shown (Viewport).
func (s *Strip) largeStrip(u *ui.UI) (scale float64, large bool) {
	scale, _, large = u.Asked()
	return scale, large && !s.stage.Settings.WholeTable
}

// layLarge returns the layout of the large strip. It must be called at the strip's scale.
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

// folded draws the button that shows the other buttons at the right end of r if there is no room for all. It returns which groups are
// drawn, and the rest of r.
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

// dots draws the icon of the button that shows the others.
func dots(u *ui.UI, r ui.Rect, ink theme.Color) {
	for i := -1.0; i <= 1; i++ {
		u.Circle(r.Middle().Add(ui.Point{X: i * r.W * dotsApart}), r.W*dotRadius, ink, 0, ink)
	}
}
