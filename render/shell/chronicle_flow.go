package shell

import (
	"slices"

	"islas/render/theme"
	"islas/render/ui"
)

// Sizes in design units of a book that is scrolled through whole.
const (
	thinBelow  = 347 // width of what is written below which nothing stands beside each other
	thinGap    = 6
	thinNumber = 64 // width of a number above which what it is of stands below it
)

// thin reports whether what is written has so little width that nothing can stand beside each other in it.
func thin(u *ui.UI, width float64) bool { return width < u.Px(thinBelow) }

// anyWider reports whether one of some texts is wider than so many pixels.
func anyWider(u *ui.UI, s theme.Style, width float64, texts ...string) bool {
	return slices.ContainsFunc(texts, func(text string) bool { return u.MeasureText(s, text) > width })
}

// thinPart is a part of things below each other.
func thinPart(u *ui.UI, blocks []block) part { return column(u, thinGap, blocks...) }

// thinFigures are numbers below each other, each before what it is of, or above that where it is long.
func thinFigures(u *ui.UI, width float64, all []figure) (rows []block) {
	th, wide := u.Theme(), 0.0
	for _, f := range all {
		if w := u.MeasureText(theme.Subheading, f.number); w <= u.Px(thinNumber) {
			wide = max(wide, w+u.Px(10))
		}
	}
	for _, f := range all {
		text := f.label
		if f.more != "" {
			text += " · " + f.more
		}
		if u.MeasureText(theme.Subheading, f.number) > u.Px(thinNumber) {
			rows = append(rows, paragraph(u, width, theme.Subheading, th.Ink, ui.Left, f.number), paragraph(u, width, theme.Small, th.InkSoft, ui.Left, text))
			continue
		}
		label := paragraph(u, width-wide, theme.Small, th.InkSoft, ui.Left|ui.Middle, text)
		rows = append(rows, block{max(label.height, u.LineHeight(theme.Subheading)), func(r ui.Rect) {
			number, r := r.CutLeft(wide)
			u.Text(number, theme.Subheading, th.Ink, ui.Left|ui.Middle, f.number)
			label.draw(r)
		}})
	}
	return rows
}
