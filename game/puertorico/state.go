package puertorico

import (
	"math/rand/v2"

	"islas/game"
)

// Sizes of the game.
const (
	MinSeats = 2
	MaxSeats = 5
	CitySize = 12 // spaces of a city
	HouseMax = 4  // places of the trading house
	maxShips = 3
	maxRow   = MaxSeats + 1
)

// State is a whole position. It is a plain value: assignment copies it, and it has no pointers. The zero value is no position;
// New makes one. Its methods are the only way to read it, so that its layout concerns nobody else.
type State struct {
	table
	progress

	rng rand.PCG
}

// table holds what lies on the table.
type table struct {
	players   [MaxSeats]Player
	seats     int8
	roles     [Roles]int16 // doubloons on the cards not taken, -1 for those taken and those not in the game
	taken     [Roles]game.Seat
	points    uint8 // chips left
	startWith uint8 // chips at the start
	colonists uint8 // in the supply
	ship      uint8 // colonists on the ship
	goods     Barrels
	quarries  uint8
	left      [Buildings]uint8
	cargo     [maxShips]Cargo
	ships     uint8
	house     [HouseMax]Good
	housed    uint8
	row       [maxRow]Tile // the first rowN, as they lie
	rowN      uint8
	discards  [Goods]uint8
	stack     [allTiles]Tile // the first stackN; the last of them is drawn next
	stackN    uint8
}

// progress holds how far the game, the round and the role that is played have come.
type progress struct {
	governor game.Seat
	start    game.Seat // the first governor
	round    uint16    // from 1; after the end that which would follow
	ending   Ending
	over     bool

	phase   Phase
	decider game.Seat // who decides; game.NoSeat when the game is over
	role    Role      // the role that is played; NoRole while one is to be taken
	chooser game.Seat // who took it
	picks   uint8     // roles taken in this round
	turn    uint8     // of the role: how many seats from the chooser on have had theirs
	loaded  bool      // captain: the chooser has loaded, and had the privilege
	quiet   uint8     // captain: seats in a row that have not loaded
	done    game.SeatSet
	wharfed game.SeatSet // captain: who has used the wharf
	why     Colonist     // what a colonist is offered for
	place   uint8        // the group or building that it goes to, or the group whose colonists are placed next
	lifted  Placement    // placing: where the decider's colonists were before they were lifted
	later   uint8        // placing: circles of the groups after the current one
}

// Player is the state of a seat.
type Player struct {
	doubloons uint16
	chips     uint16
	goods     Barrels
	produced  GoodSet // craftsman: kinds taken in this phase
	tiles     [TileKinds]uint8
	working   [TileKinds]uint8 // occupied tiles
	owned     BuildingSet
	staffed   BuildingSet      // occupied buildings
	workers   [Buildings]uint8 // colonists by building
	built     [CitySize]Building
	builtN    uint8
	spaces    uint8   // of the city that are built on
	sanJuan   uint8   // colonists without a circle; while the player places, all that have none yet
	lost      Barrels // captain: given up when storing in this phase
}

// Cargo is a cargo ship.
type Cargo struct {
	Size uint8 // barrels it has room for
	Kind Good  // NoGood while it is empty
	N    uint8 // barrels aboard
}

// Room returns how many barrels still fit.
func (c Cargo) Room() int { return int(c.Size - c.N) }

// Full reports whether nothing fits any more.
func (c Cargo) Full() bool { return c.N == c.Size }

// Phase is the kind of decision that is to be made (section 15).
type Phase uint8

// The kinds of decisions.
const (
	PhaseRole     Phase = iota // a role card is to be taken
	PhaseHacienda              // a face-down tile may be drawn
	PhaseTile                  // a tile may be taken
	PhaseColonist              // a colonist may be taken; Decision.Why is the reason
	PhasePlacing               // the colonists of one group are to be placed
	PhaseBuild                 // something may be built
	PhaseExtra                 // the craftsman may take one more barrel
	PhaseSell                  // a barrel may be sold
	PhaseLoad                  // barrels are to be loaded
	PhaseKeep                  // barrels are to be chosen that are kept
	PhaseOver                  // the game is over
	Phases        = 11
)

// Colonist is the reason why a colonist is offered.
type Colonist uint8

// The reasons.
const (
	ForMayor      Colonist = iota // the mayor's privilege
	ForHospice                    // onto the tile just taken
	ForUniversity                 // into the building just built
)

// Ending is the set of ends that have been triggered (section 12).
type Ending uint8

// The ends, in the order of records; they can be combined.
const (
	EndColonists Ending = 1 << iota // the colonist ship could not be refilled in full
	EndCity                         // somebody has built on the twelfth city space
	EndChips                        // the last chip has been taken
)

// Decision describes the decision to be made, and by whom.
type Decision struct {
	Phase Phase
	Seat  game.Seat // game.NoSeat when the game is over
	Role  Role      // that is being played, NoRole while one is to be taken
	Why   Colonist  // of PhaseColonist: why one is offered
	Group Group     // of PhasePlacing; of PhaseColonist for hospice and university: where the colonist will go
}

// Group is one of the groups of circles that colonists are placed in (section 15): a building, or all tiles of a kind.
type Group uint8

// The groups are numbered as the buildings, and after those as the tiles.
const (
	FirstTile Group = Buildings
	Groups          = Buildings + TileKinds
	NoGroup   Group = 0xff
)

// GroupOf returns the group of a building.
func GroupOf(b Building) Group { return Group(b) }

// GroupOfTile returns the group of the tiles of a kind.
func GroupOfTile(t Tile) Group { return FirstTile + Group(t) }

// Building returns the building of the group, NoBuilding for tiles.
func (g Group) Building() Building {
	if g < FirstTile {
		return Building(g)
	}
	return NoBuilding
}

// Tile returns the kind of tiles of the group, NoTile for buildings.
func (g Group) Tile() Tile {
	if g >= FirstTile && g < Groups {
		return Tile(g - FirstTile)
	}
	return NoTile
}

// ID returns the group's name in actions: that of the building or of the tile.
func (g Group) ID() string {
	if g < FirstTile {
		return g.Building().ID()
	}
	return g.Tile().ID()
}

// placingOrder lists the groups in the order in which their colonists are placed (section 15).
var placingOrder = func() (order [Groups]Group) {
	for i := range Buildings {
		order[i] = Group(Buildings - 1 - i)
	}
	for i, t := range []Good{Coffee, Tobacco, Sugar, Indigo, Corn} {
		order[Buildings+i] = GroupOfTile(Tile(t))
	}
	order[Groups-1] = GroupOfTile(Quarry)
	return order
}()
