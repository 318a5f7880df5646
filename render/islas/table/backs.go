package table

import (
	"fmt"
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

// drawBacks shows everybody's hand from behind, small, with its number of cards, when no person plays. Where all hands lie open it
// shows their cards; rest is the one that somebody rests on.
func drawBacks(f *frame, r ui.Rect) (on rest) {
	on = nowhere()
	u, th := f.UI, f.UI.Theme()
	line := theme.LineHeight(theme.SmallBold) * u.Scale()
	backs := min(r.H-line-u.Px(16), u.Px(backsMost))
	tray := r.Center(r.W, backs+line+u.Px(16))
	for i, cell := range tray.Row(f.State.Seats(), u.Px(10)) {
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
		if f.Uncovered {
			var room [islas.DeckSize]islas.Card
			if got := handOf(f, cell, seat, f.handed().HandCards(seat, room[:0])); got.card != islas.NoCard {
				on = got
			}
		} else {
			backsOf(f, cell, n)
		}
		u.NameFitted(name, th.OnDark, ui.Center|ui.Middle, f.Name(seat), theme.SmallBold)
		u.TextFitted(number, th.OnDark, ui.Center|ui.Middle, strconv.Itoa(n), theme.Number, theme.SmallBold)
	}
	return on
}

// handOf shows the cards of a hand that lies open to all in r, beside each other as far as there is room, and returns the one that
// somebody rests on. The card that is pointed at lies above the others.
func handOf(f *frame, r ui.Rect, seat game.Seat, cards []islas.Card) (on rest) {
	on = nowhere()
	const widest = 0.75 // of r, that a card is, so that something is seen of the others
	r = r.Center(r.W, min(r.H, widest*r.W/art.CardRatio))
	u, w := f.UI, r.H*art.CardRatio
	step := min(w+u.Px(3), (r.W-w)/max(float64(len(cards)-1), 1))
	first := r.Center(step*float64(len(cards)-1)+w, r.H)
	above := func() {}
	for i, c := range cards {
		at := ui.Rect{X: first.X + float64(i)*step, Y: r.Y, W: w, H: r.H}
		seen := at
		if i+1 < len(cards) {
			seen.W = min(step, w)
		}
		tip := cardTip(f, c)
		got := u.Region(fmt.Sprintf("hand.%d.%d", seat, i), seen, ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: cardName(u, c), Tooltip: tip, TipAside: f.foretells(), TipAt: at, Looks: true,
		})
		if got.Tip {
			on = rest{card: c, at: at}
		}
		show := func() { f.paint.posed(at, c, paint.Pose{}, false) }
		if got.Hover {
			above = show
			continue
		}
		show()
	}
	above()
	return on
}

// backsOf shows n cards from behind in r, as a hand that is held.
func backsOf(f *frame, r ui.Rect, n int) {
	if n == 0 {
		return
	}
	const turn = 0.12 // radians from one card to the next, as long as there are few
	u := f.UI
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
