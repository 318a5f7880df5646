package forecast

import (
	"math"
	"slices"
	"strings"

	"islas/render/theme"
	"islas/render/ui"
)

// Figures of a forecast in design units.
const (
	faceMore   = 6    // a face is higher than a sign by this
	faceBeside = 7    // between a face or a label and what follows
	apart      = 18   // between things side by side
	titleSigns = 28   // height of the signs of a title
	titleGap   = 6    // between parts of the title
	notesLeast = 200  // width of notes beside rows
	dense      = 21.5 // line distance of a note in a tight form
	rowsMost   = 0.66 // of the width of a forecast: the most for rows beside notes
)

// form is a way to lay a forecast out. Lengths are in design units.
type form struct {
	wide    float64 // greatest width of the forecast
	flows   bool    // rows stand side by side where there is room for two
	beside  bool    // rows and notes stand side by side
	tight   bool    // lines of notes are closer together
	sign    float64 // height of a sign
	title   float64 // height of the title
	padding float64
	gap     float64 // between parts
}

// forms returns the ways to lay a forecast out, the most spacious first, the smallest last. Text has the same size in all.
func forms() (all []form) {
	for _, f := range []form{{sign: 32, title: 32, padding: 12, gap: 4}, {sign: 26, title: 28, padding: 8, gap: 4, tight: true}} {
		for _, wide := range []float64{400, 560, 640} {
			f.wide, f.flows, f.beside = wide, wide == 560, wide == 640
			all = append(all, f)
		}
	}
	return all
}

// scrolled is the form of a forecast that is scrolled.
var scrolled = forms()[0]

// plan is the layout of a forecast, in pixels from its padding on.
type plan struct {
	sheet *Sheet
	form  form
	w, h  float64 // of the forecast, with its padding
	title ui.Rect
	rows  []rowPlan
	notes []notePlan
}

// rowPlan is the layout of a row.
type rowPlan struct {
	*Row
	at     ui.Rect
	labels float64 // width of what stands before the cells
	flow   Flow
}

// notePlan is the layout of a note.
type notePlan struct {
	*Note
	at    ui.Rect
	style theme.Style
	pitch float64
	lines []string
}

// fit returns the layout in the first form that fits into one of the rooms, and that room. If none fits, it drops parts until one does if
// less is set; otherwise ok is false.
func (s *Sheet) fit(u *ui.UI, room *Room, less bool) (p plan, in ui.Rect, ok bool) {
	levels := 0
	if less {
		levels = s.levels()
	}
	for level := range levels + 1 {
		left := s.at(level)
		for _, f := range forms() {
			for _, in = range room.Rects {
				how := f
				if room.Wide || in.W > low*in.H {
					how.wide = in.W / u.Px(1)
				}
				if p = left.lay(u, how, in.W); p.h <= in.H {
					return p, in, true
				}
			}
		}
	}
	return p, in, less
}

// lay returns the layout of the sheet in a form, no wider than most.
func (s *Sheet) lay(u *ui.UI, f form, most float64) (p plan) {
	p = plan{sheet: s, form: f, w: min(u.Px(f.wide), most)}
	in := ui.Rect{W: p.w - 2*u.Px(f.padding)}
	first, second := in, in
	beside := f.beside && len(s.Rows) > 0 && len(s.Notes) > 0
	if beside {
		wide := s.rowsWide(u, f, in.W*rowsMost)
		if !s.NotesFirst {
			wide = min(max(wide, s.titleWide(u, f)), in.W*rowsMost)
		}
		rest := in.W - u.Px(apart) - wide
		if beside = rest >= u.Px(notesLeast); beside {
			if s.NotesFirst {
				wide = rest
			}
			first, second = in.CutLeft(wide, u.Px(apart))
		}
	}
	if s.Title.Text != "" {
		p.title = ui.Rect{W: first.W, H: s.titleHigh(u, f, first.W)}
		first.Y = p.title.H
		wide := s.titleWide(u, f)
		if _, right := in.CutLeft(wide + u.Px(apart)); f.tight && !beside && !s.NotesFirst && s.columns(u, f, right.W) >= max(1, s.columns(u, f, first.W)) {
			p.title = ui.Rect{W: wide, H: u.Px(f.title)} // the rows stand beside the title
			first = right
		}
	}
	blocks := []func(ui.Rect) float64{
		func(r ui.Rect) float64 { return p.layRows(u, s.Rows, r) },
		func(r ui.Rect) float64 { return p.layNotes(u, s.Notes, r) },
	}
	if s.NotesFirst {
		slices.Reverse(blocks)
	}
	end := max(blocks[0](first), p.title.H)
	if !beside {
		second.Y = end + u.Px(f.gap)
	}
	p.h = max(end, blocks[1](second)) + 2*u.Px(f.padding)
	return p
}

// face returns the side of a face in pixels.
func (f *form) face(u *ui.UI) float64 { return u.Px(f.sign + faceMore) }

// before returns the width before the label of a row, and the width before its signs.
func (r *Row) before(u *ui.UI, f *form) (label, signs float64) {
	if r.Face != nil {
		label = f.face(u) + u.Px(faceBeside)
	}
	if signs = label; r.Label != "" {
		signs += u.MeasureText(theme.Small, r.Label) + u.Px(faceBeside)
	}
	return label, signs
}

// width returns the width of a row whose signs stand in one line, at most most.
func (r *Row) width(u *ui.UI, f *form, most float64) float64 {
	_, lead := r.before(u, f)
	return lead + r.Signs.Flow(u, most-lead, u.Px(f.sign)).W + float64(len(r.Cells))*u.Px(cellLeast)
}

// rowsWide returns the width of the rows, at most most.
func (s *Sheet) rowsWide(u *ui.UI, f form, most float64) (wide float64) {
	for i := range s.Rows {
		wide = max(wide, s.Rows[i].width(u, &f, most))
	}
	return min(math.Ceil(wide)+1, most) // without the extra pixel, rounding might break a line
}

// columns returns how many rows fit side by side into a width, 0 if not even one does. Rows with cells stand below each other, as a table.
func (s *Sheet) columns(u *ui.UI, f form, w float64) int {
	n := int((w + u.Px(apart)) / (s.rowsWide(u, f, math.Inf(1)) + u.Px(apart)))
	if !f.flows || slices.ContainsFunc(s.Rows, func(r Row) bool { return len(r.Cells) > 0 }) {
		n = min(n, 1)
	}
	return n
}

// titleWide returns the width that the title needs to stand in one line.
func (s *Sheet) titleWide(u *ui.UI, f form) float64 {
	if s.Title.Text == "" {
		return 0
	}
	return math.Ceil(s.titleAround(u, f)+u.MeasureText(theme.SmallBold, s.Title.Text)) + 1
}

// titleAround returns the width that the title needs besides its text.
func (s *Sheet) titleAround(u *ui.UI, f form) (w float64) {
	if s.Title.Icon != nil {
		w = u.Px(f.title + titleGap)
	}
	if signs := s.Title.Signs.Flow(u, math.Inf(1), u.Px(titleSigns)); signs.W > 0 {
		w += signs.W + u.Px(titleGap)
	}
	return w
}

// titleHigh returns the height of the title in a width: its text is broken into lines if necessary, and if that breaks no word.
func (s *Sheet) titleHigh(u *ui.UI, f form, w float64) float64 {
	if w -= s.titleAround(u, f); !s.Title.wraps(u, w) {
		return u.Px(f.title)
	}
	return max(u.Px(f.title), u.MeasureWrapped(theme.SmallBold, s.Title.Text, w))
}

// wraps reports whether the text of the title is broken into lines of a width.
func (t *Title) wraps(u *ui.UI, w float64) bool {
	for word := range strings.FieldsSeq(t.Text) {
		if u.MeasureText(theme.SmallBold, word) > w {
			return false
		}
	}
	return u.MeasureText(theme.SmallBold, t.Text) > w
}

// layRows lays rows out from the top of r on, and returns where they end.
func (p *plan) layRows(u *ui.UI, rows []Row, r ui.Rect) (end float64) {
	f := &p.form
	side, labels := u.Px(f.sign), 0.0
	for i := range rows {
		if len(rows[i].Cells) > 0 {
			labels = max(labels, rows[i].width(u, f, r.W)-float64(len(rows[i].Cells))*u.Px(cellLeast))
		}
	}
	x, y, high := r.X, r.Y, 0.0
	columns, widest := p.sheet.columns(u, *f, r.W), p.sheet.rowsWide(u, *f, r.W)
	for i := range rows {
		row := rowPlan{Row: &rows[i]}
		label, lead := row.before(u, f)
		row.flow = row.Signs.Flow(u, r.W-lead, side)
		w, h := lead+row.flow.W, max(row.flow.H, side)
		if row.Face != nil {
			h = max(f.face(u), row.flow.H+u.Px(lineGap))
		}
		switch {
		case len(row.Cells) > 0:
			w = r.W
		case row.Label != "" && len(row.Signs) == 0:
			w = r.W
			h = max(h, u.MeasureWrapped(theme.Small, row.Label, w-label))
		}
		if full := x+w > r.Right(); x > r.X && (!f.flows || columns > 1 && i%columns == 0 || columns < 2 && full) {
			x, y, high = r.X, y+high, 0
		}
		row.at = ui.Rect{X: x, Y: y, W: w, H: h}
		row.labels = labels
		p.rows = append(p.rows, row)
		if columns > 1 {
			w = widest // so that rows form columns
		}
		x += w + u.Px(apart)
		high = max(high, h+u.Px(lineGap))
	}
	return y + high
}

// layNotes lays notes out from the top of r on, and returns where they end.
func (p *plan) layNotes(u *ui.UI, notes []Note, r ui.Rect) (end float64) {
	for i := range notes {
		n := notePlan{Note: &notes[i], style: theme.Small}
		if n.Bold {
			n.style = theme.SmallBold
		}
		n.pitch = u.Px(dense)
		if !p.form.tight {
			n.pitch = u.Px(theme.Leading(n.style))
		}
		n.lines = u.Theme().Wrap(n.style, u.Scale(), n.Text, r.W)
		n.at = ui.Rect{X: r.X, Y: r.Y, W: r.W, H: n.pitch * float64(len(n.lines))}
		p.notes = append(p.notes, n)
		end = n.at.Bottom()
		r.Y = end + u.Px(p.form.gap)
	}
	return max(end, r.Y-u.Px(p.form.gap))
}
