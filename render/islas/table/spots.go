package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/ui"
)

// spots is where things lie on the screen in this frame, noted while they are drawn, so that what flies begins and ends
// exactly there. An empty rectangle is something that is not to be seen.
type spots struct {
	island [islas.MaxSeats]ui.Rect             // the sea around each island
	plate  [islas.MaxSeats]ui.Rect             // the plate of its owner
	hand   [islas.MaxSeats]ui.Rect             // the sign of the cards in hand
	token  [islas.MaxSeats]ui.Rect             // the start player's ship, or where it would be
	deed   [islas.Powers]ui.Rect               // the privileges on their tray
	stock  [islas.Kinds][islas.Colours]ui.Rect // the pieces on the supply tray
	count  [islas.MaxSeats][4]ui.Rect          // the cells of the ledger
	landed ui.Rect                             // the card in the ledger
	deck   ui.Rect                             // the top card of the deck
	pile   ui.Rect                             // the top card of the discard pile
	quay   ui.Rect                             // where the ship lies while it unloads
	slots  [islas.EventCards]ui.Rect           // where the cards that are being drawn will lie in the open hand
	poses  [islas.EventCards]float64           // and how they are turned there
}

// handSpot is where a seat's cards are: on the sign of its hand, otherwise on its plate.
func (t *Table) handSpot(seat game.Seat) ui.Rect {
	if seat == game.NoSeat {
		return t.at.deck
	}
	r := t.at.hand[seat]
	if r.Empty() {
		r = t.at.plate[seat]
	}
	side := max(r.H, t.lay.deck.W*0.3)
	return ui.RectAround(r.Middle(), side*art.CardRatio, side)
}

// plotSpot is where a building on a plot is drawn.
func (t *Table) plotSpot(seat game.Seat, plot islas.Plot) ui.Rect {
	return art.PieceRect(t.at.island[seat], t.islands[seat], plot)
}

// shipSpot is where the ship lies now: at its quay in the ledger while it is unloaded, otherwise in its place.
func (t *Table) shipSpot() ui.Rect {
	if t.arriving() && !t.at.quay.Empty() {
		return t.at.quay
	}
	return t.berth
}

// deckSpot is where a card on the ship's deck is.
func deckSpot(ship ui.Rect) ui.Rect {
	h := ship.H * 0.3
	return ui.RectAround(ui.Point{X: ship.X + ship.W*0.47, Y: ship.Y + ship.H*0.62}, h*art.CardRatio, h)
}
