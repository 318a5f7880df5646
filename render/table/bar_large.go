package table

import (
	"cmp"
	"math"
	"slices"

	"islas/render/session"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Where a part of the table is shown in the size that the settings ask of texts, the bar stays in place above it. It shows the whole
// prompt, in as many lines as that needs, below its buttons or beside them.

// Figures of the large bar, in design units.
const (
	largeEdge  = 5.0
	largeGap   = 6.0
	largeShare = 0.36 // of the height of an upright window: the most that the bar takes; a longer prompt is scrolled
	largeLow   = 0.45 // of the height of any other window
)

// largeBar is the layout of the large bar, in pixels.
type largeBar struct {
	side   float64 // of a button
	beside bool    // the prompt stands beside the buttons, not below
	own    bool    // the round has a line of its own
	style  theme.Style
	words  string
	text   float64 // height of the prompt
	wide   float64 // its width
	high   float64 // height of the bar
	whole  bool    // nothing has to be scrolled
}

// drawLarge draws the bar over the whole width of the window.
func (b *Bar) drawLarge(u *ui.UI, s *stage.Stage, v *Viewport) (want session.Intent) {
	all := b.buttons(u, s, v)
	was := v.bar
	u.Scaled(v.scale, func() {
		most := v.mostOfBar()
		l := b.layLarge(u, v, len(all))
		v.bar = math.Round(min(l.high, max(most, l.side+2*u.Px(largeEdge))))
		r := ui.Rect{W: v.window.W, H: v.bar}
		b.ground(u, r)
		want = b.fillLarge(u, s, l, all, r.Inset(u.Px(largeEdge)))
	})
	if v.bar != was {
		u.Wake()
	}
	return want
}

// mostOfBar returns the greatest height of the large bar, in pixels.
func (v *Viewport) mostOfBar() float64 {
	if v.window.H > v.window.W {
		return v.window.H * largeShare
	}
	return v.window.H * largeLow
}

// fillLarge draws the contents of the bar in r.
func (b *Bar) fillLarge(u *ui.UI, s *stage.Stage, l largeBar, all []barButton, r ui.Rect) (want session.Intent) {
	gap := u.Px(largeGap)
	row, below := r.CutTop(l.side)
	text := below
	if l.beside {
		var left ui.Rect
		left, text = r.CutLeft(r.W - l.wide)
		row, below = left.CutTop(l.side)
		row.W -= gap
		below.W -= gap
	}
	if l.own {
		_, below = below.CutTop(gap)
		var round ui.Rect
		round, below = below.CutTop(u.LineHeight(theme.SmallBold))
		b.round(u, round)
		if !l.beside {
			text = below
		}
	}
	menu, rest := row.CutLeft(l.side)
	want = all[0].draw(u, s, menu)
	places := make([]ui.Rect, len(all))
	for i := len(all) - 1; i > 0; i-- {
		places[i], rest = rest.CutRight(l.side)
	}
	if !l.own {
		b.round(u, rest)
	}
	b.sayLarge(u, l, text)
	for i := 1; i < len(all); i++ {
		want = want.Or(all[i].draw(u, s, places[i]))
	}
	return want
}

// sayLarge writes the prompt in r, in as many lines as it needs.
func (b *Bar) sayLarge(u *ui.UI, l largeBar, r ui.Rect) {
	colour := b.ink(u, b.Urgent, u.Theme().Ink)
	if !l.whole {
		u.Scroll("prompt", r, u.MeasureWrapped(l.style, l.words, r.W-u.Px(barRoom)), func(in ui.Rect) {
			u.TextWrapped(in, l.style, colour, ui.Center|ui.Top, l.words)
		})
		return
	}
	u.TextWrapped(r, l.style, colour, ui.Centered, l.words)
}

// barRoom is the width that a scroll bar takes from its area, in design units.
const barRoom = 24.0

// layLarge returns the lowest layout of the bar, with buttons as large as on the whole table if that makes it no higher.
func (b *Bar) layLarge(u *ui.UI, v *Viewport, buttons int) largeBar {
	var all []largeBar
	room := ui.Rect{W: v.window.W, H: v.mostOfBar()}.Inset(u.Px(largeEdge))
	usual, least := u.Px(barHigh-12), b.leastLarge(u, v, buttons)
	for _, side := range []float64{usual, max(u.Finger(), u.Px(theme.Target)/v.times)} {
		for _, beside := range []bool{false, true} {
			if l := b.tryLarge(u, room, min(side, usual), beside, buttons, least); l.wide > u.Px(largeLeast) {
				all = append(all, l)
			}
		}
	}
	return slices.MinFunc(all, func(a, c largeBar) int {
		switch {
		case a.whole != c.whole && a.whole:
			return -1
		case a.whole != c.whole:
			return 1
		case !a.whole && a.wide != c.wide:
			return cmp.Compare(c.wide, a.wide)
		}
		return int(a.high - c.high)
	})
}

const (
	barHigh    = 60.0  // height of the bar of a whole table
	largeLeast = 150.0 // of width: a narrower line is hard to read
)

// tryLarge returns the layout of the bar with buttons of a side, and with the prompt beside them or below.
func (b *Bar) tryLarge(u *ui.UI, room ui.Rect, side float64, beside bool, buttons int, least theme.Style) largeBar {
	gap := u.Px(largeGap)
	row := float64(buttons) * side
	round := u.MeasureText(theme.SmallBold, b.Round) + u.Px(12)
	l := largeBar{side: side, beside: beside, wide: room.W, own: beside || row+round > room.W}
	left := side
	if l.own {
		left += gap + u.LineHeight(theme.SmallBold)
	}
	most := room.H
	if beside {
		l.wide = room.W - max(row, round) - gap
	} else {
		left += gap
		most -= left
	}
	l.style = least
	l.words, l.text = b.fitLarge(u, l.wide, most, least)
	l.whole = l.text <= most+1
	l.high = left + l.text
	if beside {
		l.high = max(left, l.text)
	}
	l.high += 2 * u.Px(largeEdge)
	return l
}

// fitLarge returns the text of the prompt and its height in a width. It is the short form, if there is one, where the long form would be
// higher than most.
func (b *Bar) fitLarge(u *ui.UI, wide, most float64, style theme.Style) (words string, high float64) {
	for _, words := range []string{b.Prompt, b.Brief} {
		if high := u.MeasureWrapped(style, words, wide); words != "" && high <= most {
			return words, high
		}
	}
	return b.Prompt, u.MeasureWrapped(style, b.Prompt, wide)
}

// leastLarge returns the style in which the prompt is written in one line on the whole table at the usual size, or theme.SmallBold if it
// does not fit.
func (b *Bar) leastLarge(u *ui.UI, v *Viewport, buttons int) theme.Style {
	room := ui.Rect{W: v.window.W * v.times, H: u.Px(barHigh)}.InsetXY(u.Px(8), u.Px(6))
	room.W -= float64(buttons-1)*room.H + u.Px(8) + u.MeasureText(theme.SmallBold, b.Round) + u.Px(20) + u.Px(16)
	if style, words := b.headline(u, room.W, room.H); words != "" {
		return style
	}
	return theme.SmallBold
}
