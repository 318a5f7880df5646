package colonies

import "islas/game"

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of events, with the fields of Event that they use. EvHome, EvTurn, EvAct, those from EvDice to EvArmy, EvState and EvOver
// map one to one to the lines of a match record; the others are extra, for the screen.
const (
	EvHome      EventKind = iota // the home island is laid out
	EvTurn                       // the turn of Seat in Round begins
	EvAct                        // Seat has taken Action to decide Decision; Forced if it was the only legal one; By[seat] cards came to seat by it, at the bank N for one
	EvDice                       // Dice were rolled
	EvTile                       // Terrain was drawn for the place Hex by Seat; N is its printed number, 0 for none
	EvChip                       // Chips were drawn for Hex, the second 0 if there was only one: the last stays
	EvCard                       // Seat drew the development card Card
	EvStolen                     // Seat's card Resource was stolen by Other
	EvEruption                   // the volcano Hex erupts: N is the die; Node is its corner
	EvCards                      // By[seat] cards were produced at home
	EvTokens                     // By[seat] tokens, the first four, were produced in the colonies
	EvStock                      // By[seat] tokens, the first four, have reached a home stock, from Node or the place Hex
	EvMonopoly                   // By[seat][0] cards of Resource were handed over to Seat
	EvArmy                       // the largest army goes from Other, or nobody, to Seat
	EvState                      // the set-up, or the round Round, is over, or the goal is reached
	EvOver                       // the game is over, Seat has won
	EvSailed                     // the ship of Seat has gone from Node to To
	EvFound                      // Seat's ship became a base on Hex, by discovery
	EvLost                       // By[Seat] tokens, the first four, were lost, from Node
	EvShort                      // the bank could not pay By[seat] cards that were due
	EvChips                      // N point chips for Seat, for finds
	EvOre                        // N cards of ore for Seat, for tokens
	EvFell                       // Seat's settlement on Node fell to an eruption
	EvSent                       // Seat's ship on Node went back to stock, as no node was free
	EvPirateOff                  // the pirate left the board, as no node was free
	EvWaits                      // By[Seat] tokens, the first four, wait in Seat's home stock, as they cannot be paid
	Events      = 26             // number of kinds
)

// Event is the smallest step worth showing. It is a comparable value; fields that its kind does not use hold their No… or
// zero values.
type Event struct {
	Kind     EventKind
	Seat     game.Seat
	Other    game.Seat
	Action   Action
	Decision DecisionKind
	Forced   bool
	Round    int
	N        int
	Dice     [2]uint8
	Chips    [2]uint8
	Hex      Hex
	Node, To Node
	Terrain  Terrain
	Resource Resource
	Card     Card
	By       [MaxSeats]Hand
}

// Step is an event and the position after it.
type Step = game.Step[State, Event]

// newEvent returns an event with every field but the kind at its No… or zero value.
func newEvent(k EventKind) Event {
	return Event{
		Kind: k, Seat: game.NoSeat, Other: game.NoSeat, Hex: NoHex, Node: NoNode, To: NoNode, Resource: NoResource, Card: NoCard,
		Action: Simple(Roll),
	}
}

// For returns what a seat may know of the event: a card drawn is hidden from the others, a card stolen from all but thief and
// victim (section 18).
func (e Event) For(seat game.Seat) Event {
	switch {
	case e.Kind == EvCard && seat != e.Seat:
		e.Card = NoCard
	case e.Kind == EvStolen && seat != e.Seat && seat != e.Other:
		e.Resource = NoResource
	}
	return e
}
