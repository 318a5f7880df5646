package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/ui"
)

// left returns where a card that has just been played comes from, and how it was turned there, in radians.
func (v *flights) left(e islas.Event) (from ui.Rect, lean float64) {
	if e.Seat == v.f.Viewer && !v.hand.left.Empty() {
		return v.hand.left, v.hand.lean
	}
	return v.handOf(e.Seat), 0
}

// handOf returns where a seat's cards are: on the sign of its hand, otherwise on its plate.
func (v *flights) handOf(seat game.Seat) ui.Rect {
	if seat == game.NoSeat {
		return v.piles.deck
	}
	r := v.islands.hand[seat]
	if r.Empty() {
		r = v.islands.plate[seat]
	}
	side := max(r.H, v.f.lay.deck.W*0.3)
	return ui.RectAround(r.Middle(), side*art.CardRatio, side)
}

// plot returns where a house on a plot is drawn.
func (v *flights) plot(seat game.Seat, plot islas.Plot) ui.Rect {
	return art.PieceRect(v.islands.island[seat], v.f.players.islands[seat], plot, islas.House)
}

// ship returns where the ship lies: at its quay while it unloads, otherwise in its place.
func (v *flights) ship() ui.Rect {
	if quay := v.f.quay(); !quay.Empty() {
		return quay
	}
	return v.f.lay.berth
}

// deckOf returns where a card on the deck of a ship is.
func deckOf(ship ui.Rect) ui.Rect {
	h := ship.H * 0.3
	return ui.RectAround(ui.Point{X: ship.X + ship.W*0.47, Y: ship.Y + ship.H*0.62}, h*art.CardRatio, h)
}
