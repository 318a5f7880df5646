package puertorico

import "islas/game"

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of events, with the fields of Event that they use. EvAct, EvRow, EvDrawn, EvReshuffle, EvRound, EvDealt, EvProduced,
// EvFactory, EvPoints, EvLost, EvRoleOver and EvOver map one to one to the lines of a match record; the others are extra, for
// the screen.
const (
	EvSetUp     EventKind = iota // the game is set up: a state of the record
	EvRow                        // the Count Tiles were added to the open row
	EvDrawn                      // Seat has drawn the tile Tiles[0] by the hacienda
	EvReshuffle                  // the discards became a stack of Count tiles
	EvRound                      // Round begins with the governor Seat
	EvTurn                       // Seat is to take a role
	EvAct                        // Seat has taken Action in Phase; Forced if it was the only legal one; Count: see below
	EvDealt                      // By[seat][0] colonists of the ship were dealt to each
	EvRefilled                   // the colonist ship has been refilled with Count colonists; Short if the supply fell short
	EvProduced                   // By[seat] barrels were produced
	EvFactory                    // By[seat][0] doubloons came from factories
	EvPoints                     // By[Seat][0] points were won by a load
	EvLost                       // By[seat] barrels were lost after storing
	EvHouse                      // the trading house is full and was emptied
	EvSailed                     // full cargo ships have sailed: By[0][i] is 1 for ship number i
	EvDiscarded                  // the Count Tiles left in the row were discarded
	EvEnding                     // the end Ending was triggered, by Seat, or by nobody in particular (NoSeat)
	EvRoleOver                   // the role Role has been played to its end: a state of the record
	EvBonus                      // the round is over: a doubloon was put on each role card not taken, and the next governor is Seat; Ending if it was the last
	EvOver                       // the game is over; Ending
	Events      = 20             // number of kinds
)

// Event is the smallest step worth showing. It is a comparable value; fields that its kind does not use hold their No… or
// zero values.
//
// The Count of an EvAct is: the doubloons that lay on the role card; the price of a building; the doubloons of a sale; the
// barrels loaded.
type Event struct {
	Kind   EventKind
	Seat   game.Seat
	Action Action
	Forced bool
	Short  bool
	Role   Role // that is being played
	Phase  Phase
	Ending Ending
	Round  int
	Count  int
	Tiles  [maxRow]Tile
	By     [MaxSeats]Barrels
}

// Step is an event and the position after it.
type Step = game.Step[State, Event]

// newEvent returns an event with every field but the kind at its No… or zero value.
func newEvent(k EventKind) Event {
	e := Event{Kind: k, Seat: game.NoSeat, Role: NoRole}
	for i := range e.Tiles {
		e.Tiles[i] = NoTile
	}
	return e
}

// For returns what a seat may know of the event. Nothing that happens is hidden (section 14).
func (e Event) For(game.Seat) Event { return e }
