package colonies

import "islas/game"

// progress holds how far the game, the round and the turn have come.
type progress struct {
	start   game.Seat
	turn    game.Seat // at turn; game.NoSeat in the set-up
	phase   phase
	step    uint8 // set-up: settlements that have been placed with their way
	round   uint16
	goal    uint8
	offers  uint8 // a turn
	offered uint8 // in this turn
	dice    [2]uint8
	reach   uint8 // range of ships this turn
	played  bool  // a development card was played this turn
	moved   bool  // the war fleet was built or moved this turn
	over    bool
	asking  bool // somebody decides; false in the middle of an action and when the game is over
	offer   Offer
	answers [MaxSeats]Answer
	earned  [MaxSeats]Purse // in the colonies, by the production that goes on
	tasks   [maxTasks]task  // the first taskN; the last of them is worked on first, and those after it are empty
	taskN   uint8
}

// phase is what is to be decided when no task is left.
type phase uint8

const (
	phaseSetup phase = iota // a settlement
	phaseBegin              // what is done before the roll
	phaseMain               // what is done after it
)

// maxTasks is more than can be pending: a piece of road building, a place, the tokens of a home stock and one of its golds.
const maxTasks = 6

// task is something that is left to be carried out. Fields that its kind does not use are zero.
type task struct {
	kind taskKind
	seat game.Seat
	n    uint8
	done uint8 // seats from the one at turn on that are done
	last Resource
	node Node
	hex  Hex
	due  Purse
}

type taskKind uint8

const (
	noTask      taskKind = iota
	taskWay              // set-up: a road or ship of seat at node
	taskTokens           // production in the colonies: seats are done, and of the next one nodes below node; hex is the volcano that has paid
	taskEarn             // what the settlement on node of seat gets: due, and a token of the volcano hex
	taskSave             // the tokens due of seat's settlement that has fallen on node; n is its web
	taskDiscard          // seven: seats are done; of the next, seat, n cards are to go, none before last; node is begun, if it has chosen one
	taskPirate           // the pirate moves
	taskRob              // somebody may be robbed
	taskStock            // seat's home stock is converted, from stage n on
	taskGold             // seat takes a card for a gold
	taskShip             // seat's ship on node explores
	taskRoad             // seat's road on edge n explores
	taskFinder           // seat takes a token of the volcano hex that it has found
	taskFree             // n free roads or ships of road building; node is begun, if one has been chosen
	taskOffer            // seats, with the one at turn, have answered
	taskDodge            // seat's ship on node makes way
)

// begun is the node of a task that takes several actions, of which one has been chosen.
const begun = 1

// begin notes that an action of the task has been chosen, if it has not been forced.
func (t *task) begin(forced bool) {
	if !forced {
		t.node = begun
	}
}

// push makes a task the next to be worked on.
func (s *progress) push(t task) {
	s.tasks[s.taskN] = t
	s.taskN++
}

// pop removes the task that is worked on.
func (s *progress) pop() {
	s.taskN--
	s.tasks[s.taskN] = task{}
}

// top returns the task that is worked on; if there is none, an empty one.
func (s *progress) top() *task { return &s.tasks[max(s.taskN, 1)-1] }

// doing returns the kind of the task that is worked on, noTask if there is none.
func (s *progress) doing() taskKind { return s.top().kind }
