package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the numbers of a kind of good in design units.
const (
	markMost   = 26 // the side of a sign at the most
	markLeast  = 14 // and at the least
	markTiny   = 10 // or where there is hardly any room
	markBeside = 3  // between a sign and its number
	markClose  = 1  // or where there is hardly any room
	marksApart = 10 // between what is held and what is made
)

// marked is a number with a sign before it. A zero is soft, and its sign fainter.
type marked struct {
	sign func(r ui.Rect)
	n    int
	text string
	ink  theme.Color
}

// holding is what a player has of a kind, with the good as its sign, and what a harvest brings, with a sprout.
func (f *frame) holding(seat game.Seat, g puertorico.Good) [2]marked {
	th := f.UI.Theme()
	of := func(n int, ink theme.Color, sign func(r ui.Rect)) marked {
		if n == 0 {
			ink = th.InkSoft
		}
		return marked{sign, n, f.UI.T("table.number", "n", n), ink}
	}
	return [2]marked{
		of(f.stored(seat, g), th.Ink, func(r ui.Rect) { f.paint.barrel(r, g) }),
		of(f.makes(seat, g), th.Good, f.sprout),
	}
}

// sprout is the sign for what a harvest brings.
func (f *frame) sprout(r ui.Rect) {
	f.Icon(r, art.IconField, f.deeper(r, f.UI.Theme().Good))
}

// cross draws a red cross on a light disc with a ring, inset from its edge by a part of it. In the dark red is no stronger
// than it has to be in large: a tiny cross is in the colour of texts there, without a ring.
func (f *frame) cross(r ui.Rect, inset float64) {
	u, th := f.UI, f.UI.Theme()
	ring, red := th.Danger, th.Danger
	if th.Dark() && tiny(r) {
		ring, red = th.PaperLight, th.Ink
	}
	u.Circle(r.Middle(), r.W/2, th.PaperLight, u.LinePx(1), ring)
	f.Icon(r.Inset(r.W*inset), paint.IconCross, red)
}

// deeper is a colour of signs, nearer to that of texts for a tiny one.
func (f *frame) deeper(r ui.Rect, c theme.Color) theme.Color {
	if tiny(r) {
		return theme.Mix(c, f.UI.Theme().Ink, 0.5)
	}
	return c
}

// tiny reports whether a sign is so small that its lines need a darker colour to be seen: hardly a pixel of them has all of it (WCAG 2.2, 1.4.11).
func tiny(r ui.Rect) bool { return min(r.W, r.H) < 17 }

// marksWide is the width from which what is held and what is made stand beside each other, with two figures each.
func (f *frame) marksWide() float64 {
	u := f.UI
	return 2*(u.Px(markMost+markBeside)+u.MeasureText(theme.SmallBold, "00")) + u.Px(marksApart)
}

// holdingsHigh is how high the numbers of all kinds are in a width: in one line, or in two where what is made stands below what is held.
func (f *frame) holdingsHigh(width float64) float64 {
	if goods, _ := holdingCells(ui.Rect{W: width}, f.UI); goods[0].W < f.marksWide() {
		return 2 * f.UI.LineHeight(theme.SmallBold)
	}
	return f.UI.Px(34)
}

// holdingsLeast is how high the numbers of all kinds must be at the least: a line, in which they stand close to each other.
func (f *frame) holdingsLeast() float64 { return f.UI.LineHeight(theme.SmallBold) }

// drawHoldings writes in r what a player has of each kind, what a harvest brings, and who waits in San Juan.
func (f *frame) drawHoldings(r ui.Rect, seat game.Seat) {
	goods, waiting := holdingCells(r, f.UI)
	f.drawIdle(waiting, seat)
	for g, at := range goods {
		if at.W >= f.marksWide() || at.H < 2*f.UI.LineHeight(theme.SmallBold)-1 {
			f.markRow(at, f.holding(seat, puertorico.Good(g)))
		} else {
			f.markColumn(at, f.holding(seat, puertorico.Good(g)))
		}
	}
}

// markRow draws numbers beside each other in the middle of r, with signs as large as there is room for.
func (f *frame) markRow(r ui.Rect, all [2]marked) {
	u := f.UI
	apart, around, beside := u.Px(marksApart), 0.0, u.Px(markBeside)
	if r.W < f.marksWide() { // nearer to each other than to those of the next kind
		apart, around = apart/2, apart
	}
	text := u.MeasureText(theme.SmallBold, all[0].text) + u.MeasureText(theme.SmallBold, all[1].text)
	if text+2*(beside+u.Px(markLeast))+apart > r.W { // nothing may lie on the first number
		apart, around, beside = u.Px(markClose+2), 0, u.Px(markClose)
	}
	bare := text + 2*beside + apart
	side := min(max((r.W-bare-around)/2, u.Px(markTiny)), u.Px(markMost), r.H+u.Px(4))
	tight := min(r.W-bare-2*side, 0) // they stand nearer to each other where there is little room
	x := r.Middle().X - (bare+2*side+tight)/2
	x = f.mark(x, r, side, beside, all[0]) + apart + tight
	f.grove(ui.Rect{X: x, Y: r.Y, W: side + beside + u.MeasureText(theme.SmallBold, all[1].text), H: r.H})
	f.mark(x, r, side, beside, all[1])
}

// grove is the ground of a number of what grows that stands beside another one, so that nobody reads its sign as that of the other.
func (f *frame) grove(r ui.Rect) {
	th := f.UI.Theme()
	f.UI.Round(r.InsetXY(-f.UI.Px(1), f.UI.Px(1)), f.UI.Px(5), theme.Mix(th.Good, th.PaperLight, 0.82), 0, th.Good)
}

// markColumn draws numbers below each other in the middle of r, sign below sign.
func (f *frame) markColumn(r ui.Rect, all [2]marked) {
	u, text := f.UI, 0.0
	for _, m := range all {
		text = max(text, u.MeasureText(theme.SmallBold, m.text))
	}
	lines := r.Column(len(all), 0)
	side := min(u.Px(markMost), lines[0].H+u.Px(2), r.W-text-u.Px(markBeside))
	for i, m := range all {
		f.mark(r.Middle().X-(side+u.Px(markBeside)+text)/2, lines[i], side, u.Px(markBeside), m)
	}
}

// mark draws a number with its sign, of a side and so far from it, from x on in the line of r, and returns where it ends.
func (f *frame) mark(x float64, r ui.Rect, side, beside float64, m marked) float64 {
	u := f.UI
	f.faintly(m.n == 0, func() { m.sign(ui.Rect{X: x, Y: r.Middle().Y - side/2, W: side, H: side}) })
	text := ui.Rect{X: x + side + beside, Y: r.Y, W: u.MeasureText(theme.SmallBold, m.text), H: r.H}
	u.Text(text, theme.SmallBold, m.ink, ui.Left|ui.Middle, m.text)
	return text.Right()
}

// zeroSign is how visible the sign of a zero is: less than others, and still to be read on paper.
const zeroSign = 0.85

// faintly draws the sign of a number, fainter if that is a zero.
func (f *frame) faintly(zero bool, sign func()) {
	if !zero {
		sign()
		return
	}
	f.UI.PushAlpha(zeroSign)
	sign()
	f.UI.PopAlpha()
}
