// Package marktest measures how well marks are seen in scenes, as the graphics card has drawn them (WCAG 2.2, 1.4.11): icons, ticks and
// arrows, lines and points of charts, bars, switches, sliders, scroll bars, fields, and whatever else has a meaning by its form; and, in
// high contrast, texts.
package marktest

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/paint"
	"islas/render/testkit/painttest"
	"islas/render/theme"
	"islas/render/ui"
)

// icon is the key of a picture of an icon.
type icon interface{ Icon() paint.Icon }

// of returns a function that chooses the marks that have to be seen: icons, lines, borders, and filled shapes in colours that only marks
// have.
//
// It chooses texts in high contrast. It leaves out pictures, which are measured where they are painted; translucent marks and those of the
// faintest ink, which are shadows, gleams and hairlines, and disabled ones; and the rims of what is known by the words, icons or pictures
// on it.
func of(t *theme.Theme) func(m mark) bool {
	rims := map[[2]theme.Color]bool{}
	var marks, aside, sea []theme.Color // colours of hairlines and of the light edges of others
	for _, p := range palettes(t) {
		maps.Copy(rims, rimsOf(p))
		marks = append(append(marks, p.Lines[:]...), p.Accent, p.Good, p.Danger, p.SeaDeep, p.BrassDark, p.Ink, p.InkSoft, theme.Darken(p.Accent, 0.12)) // the last one is the edge of wax seals
		aside, sea = append(aside, p.InkFaint, p.PaperLight), append(sea, p.Sea)
	}
	return func(m mark) bool {
		switch m.kind {
		case soft:
			return false
		case words:
			return t.HighContrast
		case picture:
			_, ok := m.key.(icon)
			return ok
		case fill, polygon:
			return m.top.A == 255 && slices.Contains(marks, m.bottom) && !slices.Contains(sea, m.top) && m.at.W >= 1
		case stroke:
			return m.top.A == 255 && m.bottom.A == 255 && !rims[[2]theme.Color{m.top, m.bottom}] && !slices.Contains(aside, m.top)
		}
		return m.top.A == 255 && !slices.Contains(aside, m.top) && m.top != t.FocusEdge // the dark edge of others
	}
}

// palettes returns the themes in whose colours a frame is drawn: its own and that of pictures.
func palettes(t *theme.Theme) []*theme.Theme { return []*theme.Theme{t, t.Pictures()} }

// rimsOf returns the borders, from top to bottom, of what is known by its content.
func rimsOf(t *theme.Theme) map[[2]theme.Color]bool {
	all := map[[2]theme.Color]bool{
		{theme.Mix(t.Brass, t.BrassDark, 0.55), t.BrassDark}:         true, // of buttons
		{t.Brass, t.BrassDark}:                                       true, // of the chosen one of several, whose label is underlined
		{t.BrassDark, t.Brass}:                                       true, // of selected buttons, whose label is underlined, too
		{t.BrassLight, t.Brass}:                                      true, // of enamel, and of pictures
		{t.BrassDark, t.BrassDark}:                                   true, // of panels
		{t.BrassDark, theme.Darken(t.BrassDark, 0.35)}:               true, // of trays
		{theme.Lighten(t.BrassLight, 0.4), t.BrassLight}:             true, // the same under the pointer
		{t.Accent, t.BrassDark}:                                      true, // of popovers with an accent
		{t.BrassLight, t.BrassDark}:                                  true, // of other popovers and of pictures
		{t.BrassLight, t.BrassLight}:                                 true, // of plates with names
		{t.Brass, t.Brass}:                                           true, // of portraits
		{theme.Darken(t.Accent, 0.3), theme.Darken(t.Accent, 0.3)}:   true, // of wax seals, and within them
		{theme.Darken(t.Accent, 0.25), theme.Darken(t.Accent, 0.25)}: true,
	}
	wood := theme.Mix(t.BrassDark, t.Ink, 0.35) // of the shelf on which kept games stand
	all[[2]theme.Color{theme.Darken(wood, 0.35), theme.Darken(wood, 0.55)}] = true
	return all
}

// Look draws the frame of u onto a picture as large as its window and returns which marks are not seen well enough there, nil if all are.
func Look(u *ui.UI, img *ebiten.Image) error {
	var faults []error
	drawn := painttest.NewPoints(img.Bounds()) // where other marks are already
	sums := map[theme.Color]sum{}              // of charts, of which each line with its points counts as a whole
	var lines []theme.Color
	for _, p := range palettes(u.Theme()) {
		lines = append(append(lines, p.Lines[:]...), p.Good, p.Accent, p.SeaDeep)
	}
	for _, m := range draw(u, img, of(u.Theme())) {
		if disabled(u, m.at) {
			continue
		}
		mine := changed(m)
		if m.kind == words {
			faults = append(faults, reads(m, mine))
			continue
		}
		all, alone := shows(m, mine, drawn)
		for p := range mine.All() {
			drawn.Add(p)
		}
		if !m.whole { // a clipped mark is measured where it is whole
			continue
		}
		if slices.Contains(lines, m.top) {
			sum := sums[m.top]
			if sum.part = sum.and(alone); min(m.at.W, m.at.H) < small {
				sum.corners += corner
			}
			if hidden := alone.seen - alone.shown; hidden > sum.hidden {
				sum.hidden, sum.worst = hidden, fmt.Sprintf("%s at %.0f: %d of %d", name(m), m.at, alone.shown, alone.seen)
			}
			sums[m.top] = sum
			continue
		}
		if judged := judged(m, all, alone); !enough(judged, min(m.at.W, m.at.H)) {
			faults = append(faults, fmt.Errorf("%s at %.0f: %d of %d parts of its edge show", name(m), m.at, judged.shown, judged.seen))
		}
	}
	for c, sum := range sums {
		if float64(sum.seen-sum.shown) > max(specks*float64(sum.seen), float64(sum.corners)) {
			faults = append(faults, fmt.Errorf("a line or the points of a chart in %v: %d of %d parts of its edge show, least of %s", c, sum.shown, sum.seen, sum.worst))
		}
	}
	return errors.Join(faults...)
}

// reads returns what is wrong with a text of high contrast that has changed the pixels mine: it needs 7 : 1 to what lies below (WCAG 2.2,
// 1.4.6), except on a thin line there, such as the end of a filled bar.
func reads(m mark, mine painttest.Points) error {
	const least, line = 7, 0.15
	weak, all, worst := 0, 0, float64(least)
	for p := range mine.All() {
		all++
		if got := theme.Contrast(m.top, opaque(m.before.RGBAAt(p.X, p.Y))); got < least {
			weak, worst = weak+1, min(worst, got)
		}
	}
	if float64(weak) <= line*float64(all) {
		return nil
	}
	return fmt.Errorf("%q in %v at %.0f: %d of %d pixels lie on what has less than %d : 1, down to %.1f : 1", m.key, m.top, m.at, weak, all, least, worst)
}

// sum is the part of the edges of all marks in a colour that shows, how many corners of small ones need not, and which mark shows least.
type sum struct {
	part
	corners int
	hidden  int // parts of the edge of the worst that do not show
	worst   string
}

// solid reports whether a mark is a filled shape, with a border or without.
func solid(m mark) bool {
	return m.kind == fill || m.kind == polygon || m.kind == stroke
}

// As in package painttest: specks of the edge of a mark need not show, nor a corner of a small one, with a side in pixels below which a
// corner is more than a twentieth of its edge.
const (
	specks = 0.05
	small  = 16
	corner = 2
)

// judged returns the part of the edge of a mark that has to show. A filled shape that lies wholly on another mark is a part of that; an
// icon or a line on one is not, and has to show there.
func judged(m mark, all, alone part) part {
	const few = 6
	if solid(m) || 4*alone.seen >= all.seen || m.kind == line && alone.seen >= few {
		return alone
	}
	return all
}

// enough reports whether enough of the edge of a mark shows; side is in pixels.
func enough(p part, side float64) bool {
	most := specks * float64(p.seen)
	if side < small {
		most = max(most, corner)
	}
	return float64(p.seen-p.shown) <= most
}

// disabled reports whether a rectangle belongs to a disabled widget, which need not be seen.
func disabled(u *ui.UI, r ui.Rect) bool {
	return slices.ContainsFunc(u.Widgets(), func(w ui.Widget) bool { return !w.Enabled && w.Rect.Inset(-4).Holds(r) })
}

// name returns a description of a mark.
func name(m mark) string {
	if k, ok := m.key.(icon); ok {
		return fmt.Sprintf("icon %v of %T (%v)", k.Icon(), k.Icon(), m.key)
	}
	return fmt.Sprintf("the %s in %v to %v, %.1f wide,", []string{"shape", "border", "shadow", "line", "polygon", "picture"}[m.kind], m.top, m.bottom, m.width)
}
