package table

import (
	"slices"

	"islas/game"
	"islas/game/islas"
	"islas/render/ui"
)

// handView shows the open hand of the person at the machine, or the backs of somebody's cards when nobody looks. Its cards
// answer the pointer: they open like a fan, rise, and can be dragged.
type handView struct {
	at handPlaces

	hover  islas.Card              // the card under the pointer, NoCard if there is none
	near   [islas.DeckSize]bool    // which cards are looked at, and therefore large
	lift   [islas.DeckSize]float64 // how far each card is raised, 0 to 1
	x      [islas.DeckSize]float64 // the left edge of each card
	to     [islas.DeckSize]float64 // where it is going to be
	cards  []islas.Card            // what was drawn last
	owner  game.Seat               // whose it was
	tray   ui.Rect                 // where
	moving bool                    // some card is on its way
	drag   islas.Card              // the card that is being dragged, NoCard if none is
	chosen int                     // which card of the hand was picked, of several equal ones
	pos    ui.Point                // where it is dragged
	rest   rest                    // the card that is rested on

	open   int     // at which card the fan is open, -1 for none
	anchor float64 // its left edge

	drawn [islas.DeckSize]ui.Rect // where each card was drawn last
	turns [islas.DeckSize]float64 // and how it was turned, in radians
}

// handPlaces is where cards of the open hand lie that come or go. An empty rectangle is something that is not to be seen.
type handPlaces struct {
	slots [islas.EventCards]ui.Rect // where the cards that are being drawn will lie
	poses [islas.EventCards]float64 // and how they are turned there
	left  ui.Rect                   // where the card that was played last lay
	lean  float64                   // and how it was turned
}

// newHandView returns a hand in which nothing is pointed at.
func newHandView() handView {
	return handView{hover: islas.NoCard, drag: islas.NoCard, rest: nowhere()}
}

// leave notes where a card lies that has just been played from the hand.
func (h *handView) leave(e islas.Event, viewer game.Seat) {
	h.at.left = ui.Rect{}
	if e.Seat != viewer || h.owner != viewer || e.Kind != islas.EvBuild && e.Kind != islas.EvLoad {
		return
	}
	i := h.chosen
	if i >= len(h.cards) || h.cards[i] != e.Card {
		i = slices.Index(h.cards, e.Card)
	}
	if i >= 0 {
		h.at.left, h.at.lean = h.drawn[i], h.turns[i]
	}
}

// move moves all that the hand remembers of where its cards lie.
func (h *handView) move(by ui.Point) {
	for i := range h.x {
		h.x[i] += by.X
		h.drawn[i] = h.drawn[i].Moved(by.X, by.Y)
	}
	h.anchor += by.X
	h.tray, h.at.left = h.tray.Moved(by.X, by.Y), h.at.left.Moved(by.X, by.Y)
}

// take makes the hand that of a seat. A card that stays keeps its place on the screen, glides to the new one, and stays as
// high as it is.
func (h *handView) take(f *fan, tray ui.Rect, seat game.Seat, cards []islas.Card) {
	same := h.owner == seat && alike(h.tray, tray)
	if same && slices.Equal(h.cards, cards) {
		return
	}
	old, x, lift := h.cards, h.x, h.lift
	h.lift, h.open = [islas.DeckSize]float64{}, -1
	j := 0
	for i, c := range cards {
		h.x[i] = f.closed(i)
		for j < len(old) && old[j] < c {
			j++
		}
		if same && j < len(old) && old[j] == c {
			h.x[i], h.lift[i] = x[j], lift[j]
			j++
		}
	}
	h.cards, h.owner, h.tray = append(h.cards[:0], cards...), seat, tray
}

// lifting reports whether a card of the hand was on its way up or down when it was last drawn.
func (h *handView) lifting() bool {
	return slices.ContainsFunc(h.lift[:], func(l float64) bool { return l > 0 && l < 1 })
}
