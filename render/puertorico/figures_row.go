package puertorico

import (
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// exhibit is a picture with what is written below it.
type exhibit struct {
	draw func(s *stage.Stage, u *ui.UI, r ui.Rect)
	text func(u *ui.UI) string
}

// row is pictures side by side, in several lines where there is no room.
type row struct {
	exhibits    []exhibit
	high        float64 // of a picture, in design units
	least, most float64 // width of a picture and its text, in design units
	arrows      bool    // one leads to the next
	sea         bool    // they stand on water
}

// Space around and between the pictures of a row, in design units.
const (
	rowEdge = 16
	rowGap  = 12
	arrow   = 34
)

// gap is the space between two pictures of a line.
func (f row) gap(u *ui.UI) float64 {
	if f.arrows {
		return u.Px(arrow)
	}
	return u.Px(rowGap)
}

// columns is how many pictures a line has, all lines about as many, and how wide each of them is.
func (f row) columns(u *ui.UI, width float64) (n int, wide float64) {
	width -= u.Px(2 * rowEdge)
	n = max(1, min(len(f.exhibits), int((width+f.gap(u))/(u.Px(f.least)+f.gap(u)))))
	lines := (len(f.exhibits) + n - 1) / n
	n = (len(f.exhibits) + lines - 1) / lines
	if wide = (width - float64(n-1)*f.gap(u)) / float64(n); lines == 1 {
		wide = min(wide, u.Px(f.most))
	}
	return n, wide
}

// words is the height of what stands below a picture that is so wide.
func (f row) words(u *ui.UI, wide float64) (h float64) {
	for _, e := range f.exhibits {
		h = max(h, u.MeasureWrapped(theme.SmallBold, e.text(u), wide))
	}
	return h
}

// line is the height of a line.
func (f row) line(u *ui.UI, wide float64) float64 { return u.Px(f.high+rowGap/2) + f.words(u, wide) }

// figure makes the row a figure; keys are those of the texts in it.
func (f row) figure(keys ...string) stage.Figure {
	return stage.Figure{
		Words: keys,
		Height: func(u *ui.UI, width float64) float64 {
			n, wide := f.columns(u, width)
			lines := (len(f.exhibits) + n - 1) / n
			return float64(lines)*f.line(u, wide) + u.Px(float64(lines-1)*rowGap+2*rowEdge)
		},
		Draw: f.drawIn,
	}
}

func (f row) drawIn(s *stage.Stage, u *ui.UI, r ui.Rect) {
	th := u.Theme()
	n, wide := f.columns(u, r.W)
	r.W = min(r.W, float64(n)*wide+float64(n-1)*f.gap(u)+u.Px(2*rowEdge))
	ink := th.Ink
	if f.sea {
		u.Gradient(r, u.Px(theme.Radius), th.Sea, th.SeaDeep)
		ink = th.OnDark
	} else {
		ground(u, r)
	}
	high := f.line(u, wide)
	for i, e := range f.exhibits {
		inLine := min(n, len(f.exhibits)-i/n*n) // the last line may have fewer, and stands in the middle
		indent := float64(n-inLine) * (wide + f.gap(u)) / 2
		at := ui.Rect{X: r.X + u.Px(rowEdge) + indent + float64(i%n)*(wide+f.gap(u)), Y: r.Y + u.Px(rowEdge) + float64(i/n)*(high+u.Px(rowGap)), W: wide, H: high}
		picture, words := at.CutTop(u.Px(f.high))
		e.draw(s, u, picture)
		_, words = words.CutTop(u.Px(rowGap / 2))
		u.TextWrapped(words, theme.SmallBold, ink, ui.Center|ui.Top, e.text(u))
		if f.arrows && i%n < n-1 && i < len(f.exhibits)-1 {
			lead := ui.Rect{X: at.Right(), Y: picture.Y, W: f.gap(u), H: picture.H}
			s.Icon(paint.IconRight)(u, lead.Center(u.Px(26), u.Px(26)), th.BrassDark)
		}
	}
}

// square is the largest square in the middle of r.
func square(r ui.Rect) ui.Rect { return r.Fit(1) }

// abreast are n squares side by side in the middle of r, at most high design units each, that cover each other where there is
// too little room.
func abreast(u *ui.UI, r ui.Rect, n int, high float64) []ui.Rect {
	side := min(u.Px(high), r.H)
	step := side
	if n > 1 {
		step = min(side, (r.W-side)/float64(n-1))
	}
	first := r.Middle().X - (side+float64(n-1)*step)/2
	all := make([]ui.Rect, n)
	for i := range all {
		all[i] = ui.Rect{X: first + float64(i)*step, Y: r.Middle().Y - side/2, W: side, H: side}
	}
	return all
}
