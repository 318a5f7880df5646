package table

import (
	"strings"

	"islas/render/popover"
	"islas/render/theme"
	"islas/render/ui"
)

// slip is the piece of paper on which a forecast is written: sentences, and below or beside them rows of figures.
type slip struct {
	f     *frame
	texts []slipPart
	rows  []slipPart
}

// slipPart is a sentence or a row.
type slipPart struct {
	text   string
	style  theme.Style
	height float64 // of a row
	draw   func(r ui.Rect)
	keep   int // what is kept least is left out first where there is not enough room
}

// What is kept least and most of a slip.
const (
	keepTitle = iota // a line of its own for it
	keepTie          // a wish for which several were level: with each later one, one more
	keepCard  = 10   // what stands on the card
	keepWhy   = 11
	keepRow   = 12
	keepFirst = 14
)

// Figures of a slip in design units.
const (
	slipMargin = 10.0
	slipLow    = 6.0 // the same above and below on a low slip
	slipGap    = 6.0
	slipAround = 44.0  // what is pointed at beside a slip that takes much of the window
	slipBeside = 640.0 // from this width on rows stand beside the sentences
)

// drawForecast shows what would follow, where it covers no island, in words as large as they are asked to be.
func drawForecast(f *frame, p *popover.Place) { f.UI.Words(func() { writeForecast(f, p) }) }

// writeForecast is drawForecast in that size.
func writeForecast(f *frame, p *popover.Place) {
	o := &f.outlook
	s := slip{f: f}
	switch {
	case o.changes:
		for i, text := range f.changeTexts(o) {
			style := theme.Small
			if i == 0 {
				style = theme.SmallBold
			}
			s.say(text, style, keepFirst-i)
		}
	case o.card.Settler():
		s.title(o.rest)
		s.say(f.landingText(&o.landing), theme.Small, keepFirst)
		s.say(wishesText(f, o.card), theme.Small, keepCard)
		s.wishes()
	case o.card.Pirate():
		s.title(o.rest)
		s.say(f.robberyText(&o.robbery), theme.Small, keepFirst)
		s.houses()
	default:
		return
	}
	if o.why != "" {
		s.say(o.why, theme.Small, keepWhy)
	}
	switch place := f.slipPlace(); {
	case place.Empty() || len(s.texts) == 0:
	case f.UI.Narrow():
		f.UI.Above(func() { s.drawNarrow(p) })
	default:
		f.UI.Above(func() { s.draw(place) })
	}
}

// title says which card it is about, and the key for it.
func (s *slip) title(r rest) {
	text := cardTitle(s.f, r.card)
	if r.key != ui.KeyNone {
		text = s.f.UI.T("card.keyed", "text", text, "key", r.key.Name())
	}
	s.say(text, theme.SmallBold, keepTitle)
}

// say adds a sentence.
func (s *slip) say(text string, style theme.Style, keep int) {
	s.texts = append(s.texts, slipPart{text: text, style: style, keep: keep})
}

// row adds a row of a height.
func (s *slip) row(height float64, keep int, draw func(r ui.Rect)) {
	s.rows = append(s.rows, slipPart{height: height, keep: keep, draw: draw})
}

// measure returns how high the sentences and the rows are on a slip of a width.
func (s *slip) measure(w float64) (texts, rows float64) {
	u := s.f.UI
	for _, t := range s.texts {
		texts += u.MeasureWrapped(t.style, t.text, w) + u.Px(slipGap)
	}
	for _, row := range s.rows {
		rows += row.height
	}
	return texts, rows
}

// words is all its sentences.
func (s *slip) words() string {
	var all []string
	for _, t := range s.texts {
		all = append(all, t.text)
	}
	return strings.Join(all, "\n")
}

// plan returns how wide sentences and rows are on a slip as wide as place, and how high the slip is.
func (s *slip) plan(place slipPlace) (left, right, height float64) {
	margin := s.f.UI.Px(slipMargin)
	left = place.W - 2*margin
	right = left
	if beside := place.low && place.W >= s.f.UI.Px(slipBeside) && len(s.rows) > 0; beside {
		left = (left - margin) * 0.58
		right -= left + margin
		texts, rows := s.measure(left)
		return left, right, max(texts, rows) + 2*s.edge(place.low)
	}
	texts, rows := s.measure(left)
	return left, right, texts + rows + 2*s.edge(place.low)
}

// edge is the margin above and below.
func (s *slip) edge(low bool) float64 {
	if low {
		return s.f.UI.Px(slipLow)
	}
	return s.f.UI.Px(slipMargin)
}

// forget leaves out what is kept least, but for the last sentence. It reports whether there was something.
func (s *slip) forget() bool {
	least := keepFirst
	for _, part := range append(s.texts[:len(s.texts):len(s.texts)], s.rows...) {
		least = min(least, part.keep)
	}
	if least == keepFirst {
		return false
	}
	keep := func(parts []slipPart) (kept []slipPart) {
		for _, part := range parts {
			if part.keep > least {
				kept = append(kept, part)
			}
		}
		return kept
	}
	title := ""
	if s.texts[0].keep == keepTitle && least == keepTitle {
		title = s.texts[0].text
	}
	s.texts, s.rows = keep(s.texts), keep(s.rows)
	for i := range s.texts {
		if t := &s.texts[i]; title != "" && t.keep == keepCard { // then the title begins that sentence, which is said shortly
			t.text = s.f.UI.T("forecast.card", "title", title, "wishes", wishesShort(s.f, s.f.outlook.card))
		}
	}
	return true
}

// draw writes the slip at the lower end of place, or at the upper one of one that lies above everything; where there is not
// enough room, what says least is left out.
func (s *slip) draw(place slipPlace) {
	u := s.f.UI
	left, right, h := s.plan(place)
	for h > place.H && s.forget() {
		left, right, h = s.plan(place)
	}
	at, _ := place.CutBottom(h)
	switch {
	case place.above:
		at, _ = place.CutTop(max(h, s.f.lay.top.H))
	case h > s.f.lay.log.H:
		at = place.Rect // no half of a button peeps out behind it
	case !s.f.lay.log.Empty() && at.Y > s.f.lay.log.Y && at.Bottom() == s.f.lay.log.Bottom():
		at = s.f.lay.log // nor half of a line
	}
	s.paper(at)
	in := at.InsetXY(u.Px(slipMargin), s.edge(place.low))
	s.write(in, left, right)
}

// drawNarrow writes the slip where words are so large that the window has hardly room for them: all of it, scrolled, beside what it is about.
func (s *slip) drawNarrow(p *popover.Place) {
	u, about := s.f.UI, s.f.outlook.at
	margin := u.Px(slipMargin)
	high := func(w float64) float64 {
		texts, rows := s.measure(w)
		return texts + rows
	}
	clear := []ui.Rect{about, s.f.lay.actions}
	if in := u.Input(); in.Inside {
		clear = append(clear, ui.RectAround(in.Pos, u.Px(slipAround), u.Px(slipAround)))
	}
	at := u.Lie(p, func(w float64) float64 { return high(w-2*margin) + 2*margin }, popover.All(popover.Must, clear))
	s.paper(at)
	u.ScrollTold("forecast.words", s.words())
	u.Scrolled("forecast.words", at.Inset(margin), high, func(r ui.Rect) { s.write(r, r.W, r.W) })
}

// paper is what the slip is written on.
func (s *slip) paper(at ui.Rect) {
	u, th := s.f.UI, s.f.UI.Theme()
	u.Aside(at)
	u.Region("forecast", at, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Looks: true, Cursor: ui.CursorDefault, Label: s.words()})
	u.Shadow(at.Moved(0, u.Px(3)), u.Px(6), u.Px(12), th.Shadow)
	u.Paper(at, u.Px(6), th.PaperLight)
	u.Stroke(at, u.Px(6), u.Px(2), th.BrassLight, th.BrassDark)
}

// write writes sentences and rows in so wide columns.
func (s *slip) write(in ui.Rect, left, right float64) {
	u, th := s.f.UI, s.f.UI.Theme()
	line := ui.Rect{X: in.X, Y: in.Y, W: left}
	for _, t := range s.texts {
		line.H = u.MeasureWrapped(t.style, t.text, left)
		ink := th.Ink
		if t.keep == keepCard {
			ink = th.InkSoft
		}
		u.TextWrapped(line, t.style, ink, ui.Left|ui.Top, t.text)
		line.Y += line.H + u.Px(slipGap)
	}
	row := ui.Rect{X: in.Right() - right, Y: line.Y, W: right}
	if right < in.W {
		row.Y = in.Y
	}
	for _, r := range s.rows {
		row.H = r.height
		r.draw(row)
		row.Y += r.height
	}
}
