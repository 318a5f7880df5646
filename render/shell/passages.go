package shell

import (
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// passage is a paragraph of a scene of words: a heading, a text, and something to click, of which each may be missing.
type passage struct {
	head, text string
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
		h += u.Px(settingHead)
	}
	if p.text != "" {
		h += u.MeasureWrapped(theme.Body, p.text, width) + u.Px(passageGap)
	}
	if p.draw != nil {
		h += u.Px(theme.Target + passageGap)
	}
	return h
}

// drawPassages draws a scene of words, and reports whether it is to be left.
func drawPassages(s *stage.Stage, u *ui.UI, title string, parts []passage) (back bool) {
	s.PaintSea(u)
	s.PaintRose(u)
	_, below, back := bar(s, u, title)
	panel := below.InsetXY(u.Px(edge), u.Px(16))
	panel = panel.Center(min(panel.W, u.Px(passagesWidth)), panel.H)
	width, total := panel.W-u.Px(2*theme.Margin+scrollRoom), 0.0
	for i := range parts {
		total += parts[i].height(u, width)
	}
	panel = panel.Center(panel.W, min(panel.H, total+u.Px(2*theme.Margin)))
	u.Scroll("parts", u.Panel(panel), total, func(at ui.Rect) {
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
		head, r = r.CutTop(u.Px(settingHead))
		head, _ = head.CutTop(head.H - u.Px(8))
		u.Headed(2, func() { u.Text(head, theme.Subheading, th.Accent, ui.Left|ui.Bottom, p.head) })
	}
	if p.draw != nil {
		var at ui.Rect
		at, r = r.CutBottom(u.Px(theme.Target + passageGap))
		at, _ = at.CutTop(u.Px(theme.Target))
		p.draw(u, at)
	}
	if p.text != "" {
		u.TextWrapped(r, theme.Body, th.Ink, ui.Left|ui.Top, p.text)
	}
}
