package stage

import (
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Exhibit is a picture of a figure with what is written below it.
type Exhibit struct {
	Draw func(s *Stage, u *ui.UI, r ui.Rect)
	Text func(u *ui.UI) string
}

// Row is a figure of pictures side by side, in several lines where there is no room.
type Row struct {
	Exhibits    []Exhibit
	High        float64 // of a picture, in design units
	Least, Most float64 // width of a picture and its text, in design units
	Arrows      bool    // one leads to the next
	Sea         bool    // they stand on water
}

// RowEdge is the space around the pictures of a row, in design units.
const RowEdge = 16

// Space between the pictures, in design units.
const (
	rowGap = 12
	arrow  = 34
)

// gap returns the space between two pictures of a line.
func (f Row) gap(u *ui.UI) float64 {
	if f.Arrows {
		return u.Px(arrow)
	}
	return u.Px(rowGap)
}

// columns returns how many pictures a line has, all lines about as many, and how wide each of them is.
func (f Row) columns(u *ui.UI, width float64) (n int, wide float64) {
	width -= u.Px(2 * RowEdge)
	n = max(1, min(len(f.Exhibits), int((width+f.gap(u))/(u.Px(f.Least)+f.gap(u)))))
	lines := (len(f.Exhibits) + n - 1) / n
	n = (len(f.Exhibits) + lines - 1) / lines
	if wide = (width - float64(n-1)*f.gap(u)) / float64(n); lines == 1 {
		wide = min(wide, u.Px(f.Most))
	}
	return n, wide
}

// line returns the height of a line of pictures that are so wide, with what stands below them.
func (f Row) line(u *ui.UI, wide float64) (h float64) {
	for _, e := range f.Exhibits {
		h = max(h, u.MeasureWrapped(theme.SmallBold, e.Text(u), wide))
	}
	return u.Px(f.High+rowGap/2) + h
}

// Figure returns the row as a figure; keys are those of the texts in it.
func (f Row) Figure(keys ...string) Figure {
	return Figure{
		Words: keys,
		Height: func(u *ui.UI, width float64) float64 {
			n, wide := f.columns(u, width)
			lines := (len(f.Exhibits) + n - 1) / n
			return float64(lines)*f.line(u, wide) + u.Px(float64(lines-1)*rowGap+2*RowEdge)
		},
		Draw: f.drawIn,
	}
}

func (f Row) drawIn(s *Stage, u *ui.UI, r ui.Rect) {
	th := u.Theme()
	n, wide := f.columns(u, r.W)
	r.W = min(r.W, float64(n)*wide+float64(n-1)*f.gap(u)+u.Px(2*RowEdge))
	ink := th.Ink
	if f.Sea {
		u.Gradient(r, u.Px(theme.Radius), th.Sea, th.SeaDeep)
		ink = th.OnDark
	} else {
		Well(u, r)
	}
	high := f.line(u, wide)
	for i, e := range f.Exhibits {
		inLine := min(n, len(f.Exhibits)-i/n*n) // the last line may have fewer, and stands in the middle
		indent := float64(n-inLine) * (wide + f.gap(u)) / 2
		at := ui.Rect{X: r.X + u.Px(RowEdge) + indent + float64(i%n)*(wide+f.gap(u)), Y: r.Y + u.Px(RowEdge) + float64(i/n)*(high+u.Px(rowGap)), W: wide, H: high}
		picture, words := at.CutTop(u.Px(f.High))
		e.Draw(s, u, picture)
		_, words = words.CutTop(u.Px(rowGap / 2))
		u.TextWrapped(words, theme.SmallBold, ink, ui.Center|ui.Top, e.Text(u))
		if f.Arrows && i%n < n-1 && i < len(f.Exhibits)-1 {
			lead := ui.Rect{X: at.Right(), Y: picture.Y, W: f.gap(u), H: picture.H}
			s.Icon(paint.IconRight)(u, lead.Center(u.Px(26), u.Px(26)), th.BrassDark)
		}
	}
}

// Well draws the ground on which the pictures of a figure stand.
func Well(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	u.Round(r, u.Px(theme.Radius), th.PaperDark, u.Px(1.5), th.InkFaint)
}

// Abreast returns n squares side by side in the middle of r, at most high design units each, that cover each other where there is
// too little room.
func Abreast(u *ui.UI, r ui.Rect, n int, high float64) []ui.Rect {
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
