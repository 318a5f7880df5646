package shell

import (
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// passage is a paragraph of a scene of words: a heading, a text, and something to click, of which each may be missing.
type passage struct {
	head, text string
	label      string // on what is to be clicked, if that is long
	draw       func(u *ui.UI, r ui.Rect)
}

// Sizes of such scenes in design units.
const (
	passagesWidth = 820
	passageGap    = 14
)

// blocks are its heading, its text and its control in a width.
func (p *passage) blocks(u *ui.UI, width float64) (all []block) {
	th := u.Theme()
	if p.head != "" {
		high := max(u.Px(settingHead), u.MeasureWrapped(theme.Subheading, p.head, width)+u.Px(24))
		all = append(all, block{high, func(r ui.Rect) {
			r, _ = r.CutTop(r.H - u.Px(8))
			u.Headed(2, func() { u.TextWrapped(r, theme.Subheading, th.Accent, ui.Left|ui.Bottom, p.head) })
		}})
	}
	if p.text != "" {
		text := paragraph(u, width, theme.Body, th.Ink, ui.Left|ui.Top, p.text)
		text.height += u.ParagraphGap(theme.Body, passageGap)
		all = append(all, text)
	}
	if p.draw != nil {
		high := max(u.Px(theme.Target), u.ButtonHeight(width, p.label), u.ToggleHeight(width, p.label))
		all = append(all, block{high + u.Px(passageGap), func(r ui.Rect) {
			r, _ = r.CutTop(high)
			p.draw(u, r)
		}})
	}
	return all
}

// drawPassages draws a scene of words, and reports whether it is to be left.
func drawPassages(s *stage.Stage, u *ui.UI, title string, parts []passage) (back bool) {
	s.PaintSea(u)
	s.PaintRose(u)
	_, below, back := bar(s, u, title)
	panel := pageIn(u, below)
	panel = panel.Center(min(panel.W, u.Px(passagesWidth)), panel.H)
	width := panel.W - 2*pageMargin(u) - u.Px(scrollRoom)
	var all []block
	for i := range parts {
		all = append(all, parts[i].blocks(u, width)...)
	}
	total := heightOf(all, 0)
	panel = panel.Center(panel.W, min(panel.H, total+2*pageMargin(u)))
	u.Scroll("parts", page(u, panel), total, func(at ui.Rect) {
		at.W = min(at.W, width)
		stack(at, all, 0)
	})
	return back
}
