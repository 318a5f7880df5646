package colonies

import (
	"math/rand/v2"

	"islas/game"
)

// Sizes of the game.
const (
	MinSeats       = 3
	MaxSeats       = 4
	MaxSettlements = 5 // pieces of each kind that a player has
	MaxCities      = 4
	MaxRoads       = 15
	MaxShips       = 3
	MaxBases       = 5
	Hold           = 3 // tokens that a ship carries, and that a settlement in the colonies stores
	HandLimit      = 7 // resource cards that are safe when a seven is rolled
	FindsPerPoint  = 3 // finds that make a point
	GemsPerCard    = 2 // gems that make a development card
	ArmySize       = 3 // knights of the smallest largest army
	ArmyPoints     = 2
	CityPoints     = 2
)

// State is a whole position. It is a plain value: assignment copies it, and it has no pointers. The zero value is no position;
// New makes one. Its methods are the only way to read it.
//
// What is drawn, dice, tiles, chips and cards, is drawn when it is needed: a position holds what is left, and no order.
type State struct {
	table
	stores
	progress
	knowledge

	rng rand.PCG
}

// chart is what is known of the board, with what follows from it.
type chart struct {
	terrain  [Hexes]Terrain
	numbers  [Hexes]uint8
	harbours [Harbours]Resource // NoResource for 3:1
	cache    cache
}

// table holds what the seats have, on the chart and in their hands.
type table struct {
	chart
	players [MaxSeats]player
	seats   int8
	built   NodeSet   // with settlements and cities
	docked  NodeSet   // with ships
	pirate  Node      // NoNode while it is off the board
	army    game.Seat // who has the largest army
}

// stores holds what is left for all to draw from.
type stores struct {
	bank   Hand
	supply Purse
	deck   [Cards]uint8     // cards left by kind; in views with those of others
	deckN  uint8            // cards left
	stack  [TileKinds]uint8 // tiles left by kind
	tiles  uint8            // left in the stack
	chips  uint16           // left: bit n is number n
}

// player is what a seat has.
type player struct {
	hand    Hand
	size    uint8        // number of resource cards; in views of others their kinds are hidden
	cards   [Cards]uint8 // development cards not played, all hidden
	held    uint8        // their number
	fresh   [Cards]uint8 // of them those gained this turn, which cannot be played
	freshN  uint8        // their number
	used    [Cards]uint8 // cards played
	chips   uint8        // point chips
	home    Purse        // home stock
	sites   NodeSet      // settlements and cities
	roads   EdgeSet
	onRoads NodeSet // ends of roads
	roadN   uint8
	towns   [MaxSettlements]town // settlements, the first townN, rising
	townN   uint8
	cities  [MaxCities]Node // the first cityN, rising; zeros after them
	cityN   uint8
	ships   [MaxShips]ship // the first shipN, rising
	shipN   uint8
	bases   HexSet
	baseN   uint8
	fleet   Hex   // NoHex while it is in stock
	piers   uint8 // harbours: bit r for 2:1 of resource r, bit Resources for 3:1
}

// town is a settlement.
type town struct {
	at     Node
	stored Purse
	web    uint8 // the lowest node of the own roads that it stands on, its own node without any
	moved  moved
}

// moved is what a settlement has done by shifting in this turn.
type moved uint8

const (
	sent moved = 1 << iota
	received
)

// room returns how many tokens still fit.
func (t *town) room() int { return Hold - t.stored.Total() }

// ship is a ship with its cargo.
type ship struct {
	at    Node
	cargo Purse
	spent uint8 // of its range this turn
}

// DecisionKind is the kind of a decision (record, section 3).
type DecisionKind uint8

// The kinds of decisions.
const (
	DecideSettle  DecisionKind = iota // set-up: a settlement is to be built
	DecideWay                         // set-up: a road or a ship at it
	DecideBegin                       // before the roll
	DecideMain                        // after the roll
	DecideExplore                     // one of several unknown places
	DecideToken                       // a token is to be chosen
	DecideGold                        // a card is to be chosen for a gold
	DecideDiscard                     // a card is to be discarded
	DecidePirate                      // where the pirate goes
	DecideRob                         // who is robbed
	DecideFree                        // a free road or ship of road building
	DecideAnswer                      // an offer is to be answered
	DecideDeal                        // with whom the offer is carried out
	DecideSave                        // a token of a falling settlement is to be moved
	DecideDodge                       // where a ship in the way goes
	DecideNothing                     // the game is over
	Decisions     = 16
)

// Decision describes the decision to be made, and by whom.
type Decision struct {
	Kind DecisionKind
	Seat game.Seat // game.NoSeat when the game is over
	Hex  Hex       // of DecideToken: the hex that pays; of DecideExplore: NoHex
	Node Node      // of DecideWay, DecideSave, DecideDodge and DecideToken of a settlement: where; else NoNode
	N    int       // of DecideDiscard: cards still to go; of DecideFree: pieces still to come, this one included
}

// Offer is an offer on the table: N Give for M Want.
type Offer struct {
	N, M       uint8
	Give, Want Resource
}

// Answer is how a seat has answered an offer.
type Answer struct {
	Kind ActionKind // AnswerNo, AnswerYes, AnswerMore or AnswerCard; Roll while it has not answered
	Want Resource   // of AnswerCard
}

// Setup is an arrangement of the home island (section 4).
type Setup int

// The arrangements, as values of the option board; 0 means the default, Usual.
const (
	Beginner Setup = 1 + iota // terrain, numbers and harbours as printed
	Usual                     // numbers as printed, terrain and harbours shuffled
	Free                      // all shuffled, no two red numbers side by side
)

// Options are the options of a game.
type Options struct {
	Seats  int       // MinSeats to MaxSeats
	Start  game.Seat // who begins
	Seed   uint64    // of all chance
	Board  Setup     // 0 for Usual
	Offers int       // offers a turn, 0 to MaxOffers
	Goal   int       // points, MinGoal to MaxGoal; 0 for the usual number
}

// Limits of the options.
const (
	MaxOffers = 3
	MinGoal   = 4
	MaxGoal   = 20
)
