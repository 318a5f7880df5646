package shell

import (
	"strings"

	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// chapter is a heading of the rules with what stands below it.
type chapter struct {
	id     string // end of the key of its heading
	sub    bool   // it is a part of the chapter before it
	blocks []block
}

// block is a paragraph, a point of a list, or a picture.
type block struct {
	key    string // end of the text's key, empty for a picture
	marked bool   // a point of a list
	figure figure
}

// figure is a picture with what is written in it.
type figure struct {
	height func(u *ui.UI, width float64) float64
	draw   func(s *stage.Stage, u *ui.UI, r ui.Rect)
	words  []string // keys of the texts in it, for the search
}

// title is the key of the heading.
func (c chapter) title() string { return "rules." + c.id }

// mentions reports whether one of the texts has the word, which is in small letters.
func (c chapter) mentions(u *ui.UI, word string) bool {
	has := func(key string) bool { return strings.Contains(strings.ToLower(u.T(key)), word) }
	for _, b := range c.blocks {
		if b.key != "" && has("rules."+b.key) {
			return true
		}
		for _, key := range b.figure.words {
			if has(key) {
				return true
			}
		}
	}
	return false
}

// heading is the style of the heading and the space above it; above the first one of all there is none.
func (c chapter) heading(u *ui.UI, first bool) (theme.Style, float64) {
	switch {
	case c.sub:
		return theme.Subheading, u.Px(sectionGap)
	case first:
		return theme.Heading, 0
	}
	return theme.Heading, u.Px(chapterGap)
}

// height is the height of the chapter in a column of a width.
func (c chapter) height(u *ui.UI, width float64, first bool) float64 {
	style, above := c.heading(u, first)
	h := above + u.MeasureWrapped(style, u.T(c.title()), width)
	for _, b := range c.blocks {
		h += u.Px(blockGap) + b.height(u, width)
	}
	return h
}

// draw draws the chapter.
func (c chapter) draw(s *stage.Stage, u *ui.UI, r ui.Rect, first bool) {
	th := u.Theme()
	style, above := c.heading(u, first)
	if !c.sub && !first {
		y := r.Y + above/2
		u.Ornament(ui.Rect{X: r.X, Y: y - u.Px(8), W: r.W, H: u.Px(16)})
	}
	_, at := r.CutTop(above)
	ink := th.Accent
	if c.sub {
		ink = th.Ink
	}
	h := u.TextWrapped(ui.Rect{X: at.X, Y: at.Y, W: at.W}, style, ink, ui.Left, u.T(c.title()))
	_, at = at.CutTop(h)
	for _, b := range c.blocks {
		_, at = at.CutTop(u.Px(blockGap))
		var part ui.Rect
		part, at = at.CutTop(b.height(u, r.W))
		if !part.Intersect(u.Clip()).Empty() {
			b.draw(s, u, part)
		}
	}
}

// pointIndent is how far the text of a list's point is moved in.
const pointIndent = 30

// text is the block's text.
func (b block) text(u *ui.UI) string { return u.T("rules." + b.key) }

func (b block) height(u *ui.UI, width float64) float64 {
	switch {
	case b.key == "":
		return b.figure.height(u, width)
	case b.marked:
		width -= u.Px(pointIndent)
	}
	return u.MeasureWrapped(theme.Body, b.text(u), width)
}

func (b block) draw(s *stage.Stage, u *ui.UI, r ui.Rect) {
	th := u.Theme()
	if b.key == "" {
		b.figure.draw(s, u, r)
		return
	}
	if b.marked {
		var mark ui.Rect
		mark, r = r.CutLeft(u.Px(pointIndent))
		centre := ui.Point{X: mark.X + u.Px(10), Y: mark.Y + u.LineHeight(theme.Body)*0.55}
		d := u.Px(5)
		u.Polygon([]ui.Point{centre.Add(ui.Point{Y: -d}), centre.Add(ui.Point{X: d}), centre.Add(ui.Point{Y: d}), centre.Add(ui.Point{X: -d})}, th.Brass)
	}
	u.TextWrapped(r, theme.Body, th.Ink, ui.Left, b.text(u))
}
