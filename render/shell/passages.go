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

// height returns how high a part is in a width.
func (p *passage) height(u *ui.UI, width float64) (h float64) {
	if p.head != "" {
		h += p.headHeight(u, width)
	}
	if p.text != "" {
		h += u.MeasureWrapped(theme.Body, p.text, width) + u.ParagraphGap(theme.Body, passageGap)
	}
	if p.draw != nil {
		h += p.control(u, width) + u.Px(passageGap)
	}
	return h
}

// headHeight is the height of its heading in a width.
func (p *passage) headHeight(u *ui.UI, width float64) float64 {
	return max(u.Px(settingHead), u.MeasureWrapped(theme.Subheading, p.head, width)+u.Px(24))
}

// control is the height of what is to be clicked in a width.
func (p *passage) control(u *ui.UI, width float64) float64 {
	return max(u.Px(theme.Target), u.ButtonHeight(width, p.label), u.ToggleHeight(width, p.label))
}

// drawPassages draws a scene of words, and reports whether it is to be left.
func drawPassages(s *stage.Stage, u *ui.UI, title string, parts []passage) (back bool) {
	s.PaintSea(u)
	s.PaintRose(u)
	_, below, back := bar(s, u, title)
	panel := pageIn(u, below)
	panel = panel.Center(min(panel.W, u.Px(passagesWidth)), panel.H)
	width, total := panel.W-2*pageMargin(u)-u.Px(scrollRoom), 0.0
	for i := range parts {
		total += parts[i].height(u, width)
	}
	panel = panel.Center(panel.W, min(panel.H, total+2*pageMargin(u)))
	u.Scroll("parts", page(u, panel), total, func(at ui.Rect) {
		at.W = min(at.W, width)
		for _, p := range parts {
			var row ui.Rect
			row, at = at.CutTop(p.height(u, width))
			p.drawIn(u, row)
		}
	})
	return back
}

// drawIn draws a part.
func (p *passage) drawIn(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	if p.head != "" {
		var head ui.Rect
		head, r = r.CutTop(p.headHeight(u, r.W))
		head, _ = head.CutTop(head.H - u.Px(8))
		u.Headed(2, func() { u.TextWrapped(head, theme.Subheading, th.Accent, ui.Left|ui.Bottom, p.head) })
	}
	if p.draw != nil {
		var at ui.Rect
		high := p.control(u, r.W)
		at, r = r.CutBottom(high + u.Px(passageGap))
		at, _ = at.CutTop(high)
		p.draw(u, at)
	}
	if p.text != "" {
		u.TextWrapped(r, theme.Body, th.Ink, ui.Left|ui.Top, p.text)
	}
}
