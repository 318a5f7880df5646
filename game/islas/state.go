package islas

import (
	"math/rand/v2"

	"islas/game"
)

// Phase is the kind of decision the game waits for.
type Phase uint8

// The phases.
const (
	PhaseAction  Phase = iota // a turn: action 1 is open (rules, section 6)
	PhaseLoad                 // a turn: action 2 is open
	PhaseDone                 // a turn: both actions are done, it may be ended
	PhaseSettle               // the winner of an arrived settler chooses its plot (section 8)
	PhaseLose                 // a pirate's victim chooses the house to lose (section 10)
	PhaseName                 // the owner of the shield names a pirate's victim (section 10)
	PhaseArrival              // the ship arrives and nobody has to decide: only in the steps of an action, never after it
	PhaseOver                 // the game is over
)

// Decision is the phase and the seat that has to decide.
type Decision struct {
	Phase Phase
	Seat  game.Seat // NoSeat in PhaseArrival and PhaseOver
}

// ShipPlaces is the most cards that can be on the ship: the one kept and one of each player.
const ShipPlaces = MaxSeats + 1

// State is a whole position of a game. It is a plain value: assignment copies it, == compares it, and it depends on nothing
// outside it. Seats passed to its methods must be seats of the game; its zero value is no position.
type State struct {
	terms
	table
	piles
	progress

	idle uint8           // rounds without progress of anybody; not counted on once the last round has come on
	best [MaxSeats]uint8 // the most points at the end of any round so far, if a stalemate is agreed on

	rng rand.PCG

	redacted bool // hidden cards are missing: the position is what viewer knows
	viewer   game.Seat
}

// terms holds what was agreed on before the game.
type terms struct {
	drawPrivilege uint8
	goal          uint8
	stalemate     uint8 // rounds of a stalemate, zero if none is agreed on
}

// table holds what everybody sees on the table: the islands, the supply and the privileges.
type table struct {
	islands [MaxSeats]island
	supply  [Kinds][Colours]uint8
	stock   [Kinds]ColourSet   // the colours of which supply is not zero
	owner   [Colours]game.Seat // of the privileges
	seats   int8
	data    Data // what cards and privileges show
}

// piles holds the cards, wherever they are.
type piles struct {
	hands  [MaxSeats][Faces]uint8
	inHand [MaxSeats]uint8 // number of cards in each hand

	deck    [DeckSize]Card // the first deckN; the last of them is drawn next
	discard [DeckSize]Card // the first discardN; the last of them lies on top
	ship    [ShipPlaces]Card
	loader  [ShipPlaces]game.Seat // who put the card there this round; NoSeat for the card kept and after the shuffle
	recalls [MaxSeats][2]Card     // what each seat knows to be aboard: the card kept, if it is one of its own, and the one of this round
	landing Card                  // the card being resolved

	deckN, discardN, shipN uint8
}

// progress holds how far the game has come.
type progress struct {
	phase     Phase
	decider   game.Seat
	start     game.Seat // start player of the round
	turn      game.Seat
	round     uint16
	final     bool // this is the last round
	extraUsed bool // the extra card of this turn was taken
	mustDraw  handRule
	winners   game.SeatSet

	namedBy game.Seat    // who named the victim of the pirate that is landing
	losers  game.SeatSet // who has still to lose a house to it
	lossN   uint8
	losses  [MaxSeats]Loss
}

// handRule is the reason why the hand at the start of the turn rules out building.
type handRule uint8

const (
	handFree    handRule = iota // it doesn't
	handFew                     // it was one card or none, which everyone sees
	handPirates                 // it had only pirates
)

// Loss is a house lost to a pirate.
type Loss struct {
	Seat   game.Seat
	Plot   Plot
	Colour Colour
}
