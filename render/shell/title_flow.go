package shell

import (
	"islas/render/theme"
	"islas/render/ui"
)

// titleLow is the height in design units below which everything on the title stands below each other, as it does in narrow windows.
const titleLow = 495

// flowFrame is how many times as wide as it is high the frame of the name is there.
const flowFrame = 4.4

// flows reports whether everything on the title stands below each other and is scrolled through.
func (*title) flows(u *ui.UI) bool { return slim(u) || u.Bounds().H < u.Px(titleLow) }

// rowWidth is the width of a row of the menu.
func (t *title) rowWidth(u *ui.UI) float64 {
	if !t.flows(u) {
		return u.Px(menuWidth - 2*theme.Margin)
	}
	return t.columnWidth(u) - u.Px(2*theme.Gap)
}

// columnWidth is the width of what is scrolled through.
func (*title) columnWidth(u *ui.UI) float64 {
	return min(u.Bounds().W-2*edgeOf(u)-u.Px(scrollMargin), u.Px(menuWidth))
}

// drawFlowing draws everything below each other: the name, the menu, and what else can be done.
func (t *title) drawFlowing(u *ui.UI) {
	wide, gap, target := t.columnWidth(u), u.Px(menuGap), u.Px(theme.Target)
	name := u.T("title.name")
	style := u.Fitting(name, wide, theme.Score, theme.Heading, theme.Subheading)
	high, line := u.LineHeight(style), 0.0
	framed := !slim(u)
	if framed {
		high = wide / flowFrame
	}
	tagline := u.T("title.tagline")
	if !low(u) {
		line = u.MeasureWrapped(theme.Italic, tagline, wide)
	}
	menu := t.heightOf(u, 3) - u.Px(2*(theme.Margin-theme.Gap))
	credits := u.MeasureWrapped(theme.Small, t.credits(u), wide)
	total := high + line + menu + 2*target + credits + 6*gap
	if t.newer != nil {
		total += target + gap
	}
	u.Scroll("title", u.Bounds().InsetXY(edgeOf(u), 0), total, func(at ui.Rect) {
		at = at.Center(wide, at.H)
		next := func(h float64) (row ui.Rect) {
			_, at = at.CutTop(gap)
			row, at = at.CutTop(h)
			return row
		}
		head, under := next(high + line).CutTop(high)
		ink := u.Theme().OnDark
		if framed {
			head = paintCartouche(t.s, u, head)
			ink, style = u.Theme().Ink, titleStyle(u, name, head)
		}
		u.Headed(1, func() { u.Text(head, style, ink, ui.Centered, name) })
		if line > 0 {
			u.TextWrapped(under, theme.Italic, u.Theme().OnDark, ui.Center, tagline)
		}
		t.drawRows(u, u.Sheet(next(menu)))
		t.drawLanguage(u, next(target))
		t.drawChronicle(u, next(target))
		if t.newer != nil {
			t.drawNewer(u, next(target))
		}
		u.TextWrapped(next(credits), theme.Small, u.Theme().OnDark, ui.Center, t.credits(u))
	})
}
