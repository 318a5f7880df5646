package shell

import (
	"slices"
	"strings"

	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// rules is the scene that explains the game: headings on the left, and the text with its pictures on the right. In a narrow window they
// take turns.
type rules struct {
	flowing
	s       *stage.Stage
	book    []stage.Chapter
	search  string
	listing bool   // in a narrow window: the headings are shown instead of the text
	jump    int    // index of the chapter to go to, -1 for none
	reading int    // index of the chapter at the top of the text
	marked  string // id of the heading that was last jumped to
}

// NewRules returns the scene that explains the rules. It is pushed on top of another scene, to which it goes back.
func NewRules(s *stage.Stage) stage.Scene { return &rules{s: s, book: s.Game.RuleBook(), jump: -1} }

// Sizes of the rules in design units.
const (
	listWidth   = 330
	listRow     = 48
	textWidth   = 1196 // of two columns
	halvesGap   = 56
	halfLeast   = 400
	tallFigures = 1.6 // of the height of their text: beyond that figures are not beside it
	narrowBelow = 760 // width of the window below which headings and text take turns
	chapterGap  = 76
	sectionGap  = 36
	blockGap    = 20
)

// Frame implements stage.Scene.
func (c *rules) Frame(u *ui.UI) {
	c.s.PaintSea(u)
	label, narrow := u.T("rules.contents"), u.Bounds().W < u.Px(narrowBelow)
	needed := 0.0
	if narrow {
		needed = u.ButtonWidth(label, false)
	}
	free, below, back := barWith(c.s, u, u.T("rules.title"), needed)
	panel := pageIn(u, below)
	if narrow {
		button, _ := free.CutRight(min(u.ButtonWidth(label, false), free.W))
		style := u.Fitting(label, button.W-u.Px(2*theme.Gap), theme.BodyBold, theme.SmallBold)
		if u.Button("contents", button, label, ui.ButtonOptions{Selected: c.listing, Style: style}) {
			c.listing = !c.listing
		}
	} else {
		panel = panel.Center(min(panel.W, u.Px(listWidth+textWidth+180)), panel.H)
	}
	inside := page(u, panel)
	switch {
	case narrow && c.listing:
		c.drawList(u, inside)
	case narrow:
		c.drawText(u, inside)
	default:
		list, text := inside.CutLeft(min(u.Px(listWidth), inside.W*0.34))
		c.drawList(u, list)
		_, text = text.CutLeft(u.Px(theme.Margin))
		x := text.X
		u.Line(ui.Point{X: x, Y: text.Y}, ui.Point{X: x, Y: text.Bottom()}, u.Px(1.5), u.Theme().InkFaint)
		_, text = text.CutLeft(u.Px(theme.Margin))
		c.drawText(u, text)
	}
	if back {
		c.s.Pop()
	}
}

// drawList draws the search field and the headings found.
func (c *rules) drawList(u *ui.UI, area ui.Rect) {
	field := area.TakeTop(u.Px(theme.Target), u.Px(theme.Gap))
	wide := u.Px(40)
	if slim(u) {
		wide = u.Px(32)
	}
	sign, field := field.CutLeft(wide)
	c.s.Icon(paint.IconSearch)(u, sign.Center(u.Px(26), u.Px(26)), u.Theme().InkSoft)
	// Enter takes the focus from the field, so it has to be checked before.
	enter := u.Focused() == "search" && slices.Contains(u.Input().Keys, ui.KeyEnter)
	u.TextField("search", field, &c.search, ui.TextFieldOptions{
		Label: u.T("rules.search"), Placeholder: u.T("rules.search"), MaxRunes: 40, Takes: theme.Plain, Lost: tellsLost(c.s),
	})
	found := c.found(u)
	if len(found) == 0 {
		u.TextWrapped(ui.Rect{X: area.X, Y: area.Y, W: area.W}, theme.Small, u.Theme().InkSoft, ui.Left, u.T("rules.nothing", "text", c.search))
		return
	}
	if enter {
		c.goTo(found[0])
	}
	height := 0.0
	for _, i := range found {
		height += c.entryHeight(u, i, area.W)
	}
	u.Scroll("headings", area, height, func(at ui.Rect) {
		for _, i := range found {
			row := at.TakeTop(c.entryHeight(u, i, area.W), 0)
			if c.drawEntry(u, row, i) {
				c.goTo(i)
			}
		}
	})
}

// goTo scrolls a chapter into view.
func (c *rules) goTo(i int) { c.jump, c.listing, c.marked = i, false, c.book[i].ID }

// found returns the indexes of the chapters to list: without a search the main ones, with one those with the word in their headings, then
// those with it in their texts.
func (c *rules) found(u *ui.UI) []int {
	var headings, texts []int
	want := strings.ToLower(strings.TrimSpace(c.search))
	for i, ch := range c.book {
		switch {
		case want == "":
			if !ch.Sub {
				headings = append(headings, i)
			}
		case strings.Contains(strings.ToLower(u.T(headingKey(ch))), want):
			headings = append(headings, i)
		case mentions(u, ch, want):
			texts = append(texts, i)
		}
	}
	return append(headings, texts...)
}

// entryIndent returns the indent of an entry's text from its margin.
func (c *rules) entryIndent(u *ui.UI, i int) float64 {
	if c.book[i].Sub && c.search == "" {
		return u.Px(28)
	}
	return u.Px(12)
}

func (c *rules) entryHeight(u *ui.UI, i int, width float64) float64 {
	text := u.MeasureWrapped(theme.Body, u.T(headingKey(c.book[i])), width-c.entryIndent(u, i)-u.Px(32))
	return max(u.Px(listRow), text+u.Px(16))
}

// drawEntry draws a heading in the list and reports whether it was clicked.
func (c *rules) drawEntry(u *ui.UI, row ui.Rect, i int) (clicked bool) {
	th := u.Theme()
	ch := c.book[i]
	label := u.T(headingKey(ch))
	resp := u.Region("heading."+ch.ID, row, ui.RegionOptions{Label: label})
	style, ink := theme.Body, th.Ink
	switch {
	case c.current() == i:
		u.Round(row.InsetXY(0, u.Px(2)), u.Px(theme.Radius/2), th.SeaDeep, 0, th.SeaDeep)
		if th.Dark() { // on a single ground only a border marks it
			u.Stroke(row.InsetXY(0, u.Px(2)), u.Px(theme.Radius/2), u.LinePx(2), th.Ink, th.Ink)
		}
		ink = th.OnDark
	case resp.Hover || resp.Held:
		u.Round(row.InsetXY(0, u.Px(2)), u.Px(theme.Radius/2), th.PaperDark, 0, th.PaperDark)
	}
	_, text := row.CutLeft(c.entryIndent(u, i))
	u.TextWrapped(text.InsetXY(u.Px(2), 0), style, ink, ui.Left|ui.Middle, label)
	return resp.Clicked
}

// current returns the index of the chapter to mark in the list: the one being read, or its main one while only those are listed.
func (c *rules) current() int {
	i := c.reading
	if c.search == "" {
		for i > 0 && c.book[i].Sub {
			i--
		}
	}
	return i
}

// drawText draws all chapters below each other.
func (c *rules) drawText(u *ui.UI, area ui.Rect) {
	places := c.places(u, min(area.W-u.Px(28), u.Px(textWidth)))
	if c.jump >= 0 {
		_, above := heading(u, c.book[c.jump], c.jump == 0)
		u.ScrollTo("text", places[c.jump].Y+max(above-u.Px(blockGap), 0))
		c.jump = -1
	}
	u.Scroll("text", area, places[len(places)-1].Bottom(), func(at ui.Rect) {
		c.reading = 0
		for i, ch := range c.book {
			r := places[i].Moved(at.X, at.Y)
			if r.Y <= area.Y+u.Px(1) {
				c.reading = i
			}
			if r.Bottom() >= area.Y && r.Y <= area.Bottom() {
				drawChapter(c.s, u, ch, r, i == 0)
			}
		}
	})
}

// places returns where each chapter stands in a text of a width. Two sections without figures stand side by side where there is room.
func (c *rules) places(u *ui.UI, width float64) (all []ui.Rect) {
	half, y := (width-u.Px(halvesGap))/2, 0.0
	plain := func(i int) bool {
		return i < len(c.book) && c.book[i].Sub && !slices.ContainsFunc(c.book[i].Blocks, func(b stage.Block) bool { return b.Figure != nil })
	}
	for i := 0; i < len(c.book); i = len(all) {
		at := ui.Rect{Y: y, W: width}
		if at.H = chapterHeight(u, c.book[i], width, i == 0); half < u.Px(halfLeast) || !plain(i) || !plain(i+1) {
			all = append(all, at)
		} else {
			at.H = max(chapterHeight(u, c.book[i], half, false), chapterHeight(u, c.book[i+1], half, false))
			left, right := at.CutLeft(half, u.Px(halvesGap))
			all = append(all, left, right)
		}
		y += at.H
	}
	return all
}

// headingKey returns the key of a chapter's heading.
func headingKey(c stage.Chapter) string { return "rules." + c.ID }

// mentions reports whether one of the texts has the word, which is in lower case.
func mentions(u *ui.UI, c stage.Chapter, word string) bool {
	has := func(key string) bool { return strings.Contains(strings.ToLower(u.T(key)), word) }
	for _, b := range c.Blocks {
		if b.Figure == nil && has("rules."+b.Text) || b.Figure != nil && slices.ContainsFunc(b.Figure.Words, has) {
			return true
		}
	}
	return false
}

// heading returns the style of the heading and the space above it; above the very first one there is none.
func heading(u *ui.UI, c stage.Chapter, first bool) (theme.Style, float64) {
	switch {
	case c.Sub:
		return theme.Subheading, u.Px(sectionGap)
	case first:
		return theme.Heading, 0
	}
	return theme.Heading, u.Px(chapterGap)
}

// chapterHeight returns the height of a chapter in a page of a width.
func chapterHeight(u *ui.UI, c stage.Chapter, width float64, first bool) float64 {
	style, above := heading(u, c, first)
	left, right, each := columns(u, c, width)
	return above + u.MeasureWrapped(style, u.T(headingKey(c)), width) + max(blocksHeight(u, left, each), blocksHeight(u, right, each))
}

// columns returns the columns in which a chapter is set, and their width: its text with its figures beside it, or the halves of a text
// without any. If one column takes less room, or figures would stand beside nothing, all is in the left one.
func columns(u *ui.UI, c stage.Chapter, width float64) (left, right []stage.Block, each float64) {
	if each = (width - u.Px(halvesGap)) / 2; each < u.Px(halfLeast) {
		return c.Blocks, nil, width
	}
	high := func(left, right []stage.Block) float64 {
		return max(blocksHeight(u, left, each), blocksHeight(u, right, each))
	}
	for _, b := range c.Blocks {
		if b.Text == "" {
			right = append(right, b)
		} else {
			left = append(left, b)
		}
	}
	texts, figures, most := blocksHeight(u, left, each), blocksHeight(u, right, each), high(left, right)
	for n := len(left); figures == 0 && n > 1; n-- {
		if h := high(c.Blocks[:n-1], c.Blocks[n-1:]); h < most {
			left, right, most = c.Blocks[:n-1], c.Blocks[n-1:], h
		}
	}
	if figures > tallFigures*texts || most > blocksHeight(u, c.Blocks, width) {
		return c.Blocks, nil, width
	}
	return left, right, each
}

// blocksHeight returns the height of blocks below each other.
func blocksHeight(u *ui.UI, blocks []stage.Block, width float64) (h float64) {
	for _, b := range blocks {
		h += u.Px(blockGap) + blockHeight(u, b, width)
	}
	return h
}

// drawChapter draws a chapter.
func drawChapter(s *stage.Stage, u *ui.UI, c stage.Chapter, r ui.Rect, first bool) {
	th := u.Theme()
	style, above := heading(u, c, first)
	if !c.Sub && !first {
		y := r.Y + above/2
		u.Ornament(ui.Rect{X: r.X, Y: y - u.Px(8), W: r.W, H: u.Px(16)})
	}
	_, at := r.CutTop(above)
	ink, level, h := th.Accent, 2, 0.0
	if c.Sub {
		ink, level = th.Ink, 3
	}
	u.Headed(level, func() {
		h = u.TextWrapped(ui.Rect{X: at.X, Y: at.Y, W: at.W}, style, ink, ui.Left, u.T(headingKey(c)))
	})
	_, at = at.CutTop(h)
	left, right, each := columns(u, c, r.W)
	column, at := at.CutLeft(each, u.Px(halvesGap))
	for _, blocks := range [][]stage.Block{left, right} {
		for _, b := range blocks {
			_, column = column.CutTop(u.Px(blockGap))
			part := column.TakeTop(blockHeight(u, b, each), 0)
			if !part.Intersect(u.Clip()).Empty() {
				drawBlock(s, u, b, part)
			}
		}
		column = at
	}
}

// Sizes of running text in design units.
const (
	pointIndent = 30  // indent of the text of a list's point
	measure     = 676 // the widest line: 80 letters at most (Xbox Accessibility Guideline 101)
)

func blockHeight(u *ui.UI, b stage.Block, width float64) float64 {
	switch {
	case b.Text == "":
		return b.Figure.Height(u, width)
	case b.Marked:
		width -= u.Px(pointIndent)
	}
	return u.MeasureWrapped(theme.Body, u.T("rules."+b.Text), min(width, u.Px(measure)))
}

func drawBlock(s *stage.Stage, u *ui.UI, b stage.Block, r ui.Rect) {
	th := u.Theme()
	if b.Text == "" {
		b.Figure.Draw(s, u, r)
		return
	}
	if b.Marked {
		mark := r.TakeLeft(u.Px(pointIndent), 0)
		centre := ui.Point{X: mark.X + u.Px(10), Y: mark.Y + u.LineHeight(theme.Body)*0.55}
		d := u.Px(5)
		u.Polygon([]ui.Point{centre.Add(ui.Point{Y: -d}), centre.Add(ui.Point{X: d}), centre.Add(ui.Point{Y: d}), centre.Add(ui.Point{X: -d})}, th.Brass)
	}
	r.W = min(r.W, u.Px(measure))
	u.TextWrapped(r, theme.Body, th.Ink, ui.Left, u.T("rules."+b.Text))
}
