package islas

import "islas/game"

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of events, with the fields of Event that they use. They map one to one to the lines of a match record;
// EvReveal, EvNamed and EvLoss are extra, for the screen.
const (
	EvDeal      EventKind = iota // Seat was dealt Cards
	EvAboard                     // Card is the first card of the first ship
	EvTurn                       // the turn of Seat in Round begins
	EvDraw                       // Seat drew Cards, for Extra or as action 1; several in a row around an EvReshuffle are one draw
	EvReshuffle                  // the discard pile became a deck of Count cards
	EvBuild                      // Seat built the house of Card on Plot in Colour
	EvPalace                     // Seat turned the houses on From into a palace on Plot in Colour
	EvTown                       // Seat turned the houses on From into a town on Plot in Colour
	EvLoad                       // Seat put Card on the ship
	EvArrival                    // the ship of Round arrives; Card is kept for the next one
	EvReveal                     // Card is revealed; Comparison holds which island a settler chooses
	EvSettler                    // Card is resolved by Comparison; its house stands on Plot in Colour on the island of Seat, or Seat is NoSeat
	EvNamed                      // Seat named Other as the pirate's victim
	EvLoss                       // Seat lost the house of Colour on Plot to the pirate
	EvPirate                     // the pirate of Colour, Card, is resolved; Other named the victim, or is NoSeat; Losses
	EvPrivilege                  // the privilege of Colour went from Other, or NoSeat, to Seat
	EvRound                      // Round is over; Points; Last if exactly one more round is played; Idle as of State.Idle
	EvEnd                        // the game is over; Points; Winners

	eventKinds = 18
)

// EventCards is the most cards of one event.
const EventCards = max(DealtCards, EnglishDrawPrivilege)

// Event is the smallest step worth showing. It is a comparable value; fields that its kind does not use hold their No… or zero
// values. It holds everything, hidden cards too: For returns what one seat may see of it.
type Event struct {
	Kind       EventKind
	Seat       game.Seat
	Other      game.Seat
	Card       Card
	Plot       Plot
	Colour     Colour
	From       PlotSet
	Extra      bool // EvDraw: the privilege's extra card, not action 1
	Last       bool
	Winners    game.SeatSet
	Idle       uint8 // EvRound: with Last, not zero if it is a stalemate that brings the last round on
	Round      int
	Count      int // number of Cards or Losses; EvReshuffle: cards in the new deck
	Cards      [EventCards]Card
	Losses     [MaxSeats]Loss
	Points     [MaxSeats]int
	Comparison Comparison
}

// Step is an event and the position after it.
type Step = game.Step[State, Event]

// newEvent returns an event with every field but the kind at its No… or zero value.
func newEvent(k EventKind) Event {
	e := Event{Kind: k, Seat: game.NoSeat, Other: game.NoSeat, Card: NoCard, Plot: NoPlot, Colour: NoColour}
	for i := range e.Cards {
		e.Cards[i] = NoCard
	}
	for i := range e.Losses {
		e.Losses[i] = Loss{game.NoSeat, NoPlot, NoColour}
	}
	e.Comparison = Comparison{Card: NoCard, Winner: game.NoSeat}
	return e
}

// For returns what seat may know of the event, and for NoSeat what everyone may know: cards that it may not see are NoCard, their
// number stays (rules, section 12).
func (e Event) For(seat game.Seat) Event {
	switch e.Kind {
	case EvDeal, EvDraw:
		if e.Seat != seat {
			for i := range e.Count {
				e.Cards[i] = NoCard
			}
		}
	case EvLoad:
		if e.Seat != seat {
			e.Card = NoCard
		}
	case EvAboard, EvArrival:
		e.Card = NoCard
	}
	return e
}
