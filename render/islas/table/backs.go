package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// backsMost is the height in design units of the backs of a hand, which say no more than their number.
const backsMost = 104

// drawBacks shows everybody's hand from behind, small, with its number of cards, when no person plays.
func drawBacks(f *frame, r ui.Rect) {
	u, th := f.ui, f.ui.Theme()
	line := theme.LineHeight(theme.SmallBold) * u.Scale()
	backs := min(r.H-line-u.Px(16), u.Px(backsMost))
	tray := r.Center(r.W, backs+line+u.Px(16))
	for i, cell := range tray.Row(f.state.Seats(), u.Px(10)) {
		seat := game.Seat(i)
		edge := theme.Alpha(th.ClothDark, 0.8)
		if f.deciding == seat {
			edge = th.Brass
		}
		u.Round(cell, u.Px(10), theme.Alpha(th.Cloth, 0.82), u.Px(1.5), edge)
		cell = cell.Inset(u.Px(6))
		n := f.handed().HandSize(seat)
		var name, number ui.Rect
		name, cell = cell.CutBottom(line)
		number, cell = cell.CutRight(u.MeasureText(theme.Number, "00") + u.Px(4))
		backsOf(f, cell, n)
		u.TextFitted(name, th.OnDark, ui.Center|ui.Middle, f.name(seat), theme.SmallBold)
		u.TextFitted(number, th.OnDark, ui.Center|ui.Middle, strconv.Itoa(n), theme.Number, theme.SmallBold)
	}
}

// backsOf shows n cards from behind in r, as a hand that is held.
func backsOf(f *frame, r ui.Rect, n int) {
	if n == 0 {
		return
	}
	const turn = 0.12 // radians from one card to the next, as long as there are few
	u := f.ui
	h := r.H * 0.9
	w := h * art.CardRatio
	step := min(w*0.34, (r.W-1.3*w)/float64(max(n-1, 1)))
	each := turn / max(1, float64(n)/4)
	for i := range n {
		aside := float64(i) - float64(n-1)/2
		at := ui.RectAround(r.Middle(), w, h).Moved(aside*step, aside*aside*each*step*0.5)
		u.Shadow(at.Inset(u.Px(2)), u.Px(4), u.Px(4), theme.Alpha(u.Theme().Shadow, 0.7))
		f.paint.posed(at, islas.NoCard, paint.Pose{Turn: aside * each}, false)
	}
}
