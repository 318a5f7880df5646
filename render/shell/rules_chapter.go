package shell

import (
	"slices"
	"strings"

	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// headingKey is the key of the heading.
func headingKey(c stage.Chapter) string { return "rules." + c.ID }

// mentions reports whether one of the texts has the word, which is in small letters.
func mentions(u *ui.UI, c stage.Chapter, word string) bool {
	has := func(key string) bool { return strings.Contains(strings.ToLower(u.T(key)), word) }
	for _, b := range c.Blocks {
		if b.Figure == nil && has("rules."+b.Text) || b.Figure != nil && slices.ContainsFunc(b.Figure.Words, has) {
			return true
		}
	}
	return false
}

// heading is the style of the heading and the space above it; above the first one of all there is none.
func heading(u *ui.UI, c stage.Chapter, first bool) (theme.Style, float64) {
	switch {
	case c.Sub:
		return theme.Subheading, u.Px(sectionGap)
	case first:
		return theme.Heading, 0
	}
	return theme.Heading, u.Px(chapterGap)
}

// chapterHeight is the height of a chapter in a column of a width.
func chapterHeight(u *ui.UI, c stage.Chapter, width float64, first bool) float64 {
	style, above := heading(u, c, first)
	h := above + u.MeasureWrapped(style, u.T(headingKey(c)), width)
	for _, b := range c.Blocks {
		h += u.ParagraphGap(theme.Body, blockGap) + blockHeight(u, b, width)
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
	for _, b := range c.Blocks {
		_, at = at.CutTop(u.ParagraphGap(theme.Body, blockGap))
		var part ui.Rect
		part, at = at.CutTop(blockHeight(u, b, r.W))
		if !part.Intersect(u.Clip()).Empty() {
			drawBlock(s, u, b, part)
		}
	}
}

// Figures of running text in design units.
const (
	pointIndent = 30  // how far the text of a list's point is moved in
	measure     = 676 // the widest line: 80 letters at most (Xbox Accessibility Guideline 101)
	spacedMore  = 1.2 // that many times wider where texts are spaced, which is fewer letters all the same
)

// widest is how wide lines are at most.
func widest(u *ui.UI) float64 {
	if u.Theme().Spaced {
		return u.Px(measure * spacedMore)
	}
	return u.Px(measure)
}

func blockHeight(u *ui.UI, b stage.Block, width float64) float64 {
	switch {
	case b.Text == "":
		return b.Figure.Height(u, width)
	case b.Marked:
		width -= u.Px(pointIndent)
	}
	return u.MeasureWrapped(theme.Body, u.T("rules."+b.Text), min(width, widest(u)))
}

func drawBlock(s *stage.Stage, u *ui.UI, b stage.Block, r ui.Rect) {
	th := u.Theme()
	if b.Text == "" {
		b.Figure.Draw(s, u, r)
		return
	}
	if b.Marked {
		var mark ui.Rect
		mark, r = r.CutLeft(u.Px(pointIndent))
		centre := ui.Point{X: mark.X + u.Px(10), Y: mark.Y + u.LineHeight(theme.Body)*0.55}
		d := u.Px(5)
		u.Polygon([]ui.Point{centre.Add(ui.Point{Y: -d}), centre.Add(ui.Point{X: d}), centre.Add(ui.Point{Y: d}), centre.Add(ui.Point{X: -d})}, th.Brass)
	}
	r.W = min(r.W, widest(u))
	u.TextWrapped(r, theme.Body, th.Ink, ui.Left, u.T("rules."+b.Text))
}
