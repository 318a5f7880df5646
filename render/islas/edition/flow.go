package edition

import (
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the layout, in design units.
const (
	gap     = 12
	little  = 6  // between things of one kind
	barRoom = 26 // for the scroll bar, and for a finger between it and its neighbour
)

// part is a block of the layout: its height, and a function that draws it.
type part struct {
	height float64
	draw   func(r ui.Rect)
}

// stack returns parts below each other.
func stack(u *ui.UI, parts ...part) part {
	height := 0.0
	for _, p := range parts {
		if p.height > 0 {
			height += p.height + u.Px(gap)
		}
	}
	return part{max(height-u.Px(gap), 0), func(r ui.Rect) {
		for _, p := range parts {
			if p.height > 0 {
				at := r.TakeTop(p.height, u.Px(gap))
				p.draw(at)
			}
		}
	}}
}

// flow draws parts of a width below each other in an area that scrolls where they have no room.
func flow(u *ui.UI, id string, r ui.Rect, width float64, parts ...part) {
	all := stack(u, parts...)
	u.Scroll(id, r, all.height+u.Px(gap), func(at ui.Rect) {
		at.W = width
		all.draw(at)
	})
}

// abreast returns two parts side by side, the left one wide pixels wide.
func abreast(u *ui.UI, wide float64, left, right part) part {
	return part{max(left.height, right.height), func(r ui.Rect) {
		at := r.TakeLeft(wide, u.Px(gap))
		at.H, r.H = left.height, right.height
		left.draw(at)
		right.draw(r)
	}}
}

// pair returns a picture with another part beside it, or below it where that would be too narrow.
func pair(u *ui.UI, width, wide, high float64, picture func(r ui.Rect), other func(width float64) part) part {
	const least = 200
	left := part{high, func(r ui.Rect) { picture(r.Center(wide, high)) }}
	if beside := width - wide - u.Px(gap); beside >= u.Px(least) {
		return abreast(u, wide, left, other(beside))
	}
	return stack(u, left, other(width))
}

// grid returns n things of a height and a least width, in as many columns as there is room for.
func grid(u *ui.UI, width, least, high float64, n int, draw func(i int, r ui.Rect)) part {
	columns := min(max(int((width+u.Px(little)+0.5)/(least+u.Px(little))), 1), n)
	rows := (n + columns - 1) / columns
	columns = (n + rows - 1) / rows // so that no row is much shorter than others
	return part{float64(rows)*(high+u.Px(little)) - u.Px(little), func(r ui.Rect) {
		for i, at := range r.Grid(columns, rows, u.Px(little))[:n] {
			draw(i, at)
		}
	}}
}

// piece is a part that stands beside others, with its least width.
type piece struct {
	width float64
	grows bool // it takes the rest of the row
	in    func(width float64) part
}

// wrap returns pieces side by side, in as many rows as needed.
func wrap(u *ui.UI, width float64, pieces ...piece) part {
	var rows []part
	for len(pieces) > 0 {
		left, n, grows := width, 0, 0
		for n < len(pieces) && (n == 0 || pieces[n].width <= left) {
			left -= pieces[n].width + u.Px(gap)
			if n++; !pieces[grows].grows {
				grows = n - 1
			}
		}
		left += u.Px(gap)
		var row part
		for i := n - 1; i >= 0; i-- {
			wide := pieces[i].width
			if i == grows {
				wide += left
			}
			if one := pieces[i].in(wide); i == n-1 {
				row = one
			} else {
				row = abreast(u, wide, one, row)
			}
		}
		rows, pieces = append(rows, row), pieces[n:]
	}
	return stack(u, rows...)
}

// paragraph returns a text in as many lines as needed.
func paragraph(u *ui.UI, width float64, ink theme.Color, text string) part {
	return words(u, width, theme.Small, ink, text)
}

// heading returns a heading in as many lines as needed.
func heading(u *ui.UI, width float64, text string) part {
	return words(u, width, u.Fitting(text, width, theme.Subheading, theme.BodyBold), u.Theme().Ink, text)
}

func words(u *ui.UI, width float64, style theme.Style, ink theme.Color, text string) part {
	return part{u.MeasureWrapped(style, text, width), func(r ui.Rect) {
		u.TextWrapped(r, style, ink, ui.Left|ui.Top, text)
	}}
}

// target returns the least height and width of a button in pixels.
func target(u *ui.UI) float64 { return max(u.Px(theme.Target), u.Phone()) }
