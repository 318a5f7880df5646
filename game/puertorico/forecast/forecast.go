// Package forecast computes what a role would do to every player if somebody took it now. It is given a view and reads only open
// information, so whoever looks may know it.
//
// Where others have a choice, they are taken to do what brings them most at once: to sell their dearest barrel, to load what
// gives most points. What players then really do can differ, and the words are "could".
package forecast

import (
	"islas/game"
	"islas/game/puertorico"
)

// Role is the effect of taking a role card.
type Role struct {
	Role      puertorico.Role
	Chooser   game.Seat
	Doubloons int // that lie on the card
	Seats     [puertorico.MaxSeats]Seat
	Ending    puertorico.Ending // ends that it could trigger
	By        game.Seat         // who could trigger EndCity, the chooser first; game.NoSeat otherwise
	Refill    int               // mayor: colonists with which the ship would be filled again
}

// Seat is the effect of a role on a seat. Only the part of that role is not zero.
type Seat struct {
	Settler   Settler
	Mayor     Mayor
	Builder   Builder
	Craftsman Craftsman
	Trader    Trader
	Captain   Captain
	Gold      int // prospector: doubloons
}

// Settler is the effect of a settler phase.
type Settler struct {
	Full   bool // the island has no free space; then nothing else comes
	Row    bool // the open row has a plantation left, even if everybody before takes one
	Quarry bool // a quarry could be taken instead of a plantation
	Draws  bool // a face-down tile could be drawn by the hacienda first
	Hires  bool // the tile could come with a colonist
}

// Mayor is the effect of a mayor phase.
type Mayor struct {
	Workers int // colonists: of the ship, and the privilege
	Empty   int // circles that would be empty with all colonists placed
	Idle    int // colonists that would find no circle
}

// Builder holds what could be built.
type Builder struct {
	Could puertorico.BuildingSet
	Best  puertorico.Building // the dearest of those, NoBuilding if there is none
	Price int                 // of that
}

// Craftsman is the effect of a craftsman phase.
type Craftsman struct {
	Makes   puertorico.Barrels
	Short   puertorico.Barrels // barrels that the supply would not have
	Factory int                // doubloons
	Extra   puertorico.GoodSet // kinds of which the craftsman could take one more
}

// Trader is the effect of a trader phase.
type Trader struct {
	Good   puertorico.Good    // that could be sold for money, NoGood if none could
	Brings int                // doubloons
	Unpaid puertorico.Good    // that could only be sold for nothing, NoGood if Good is another or the house takes no barrel
	Bars   puertorico.GoodSet // kinds of which there are barrels that the house does not take
	Barred bool               // there are barrels, but the house takes none of them
	Full   bool               // because others have filled it by then
}

// Captain is the effect of a captain phase.
type Captain struct {
	Loads  int // barrels
	Points int
	Lost   int // barrels that could not be kept
}

// Of returns the effect of a role card on every seat if the seat that decides in the view took it now. If next is given, that
// seat sells or loads by it first, even if it brings less. ok is false if the card cannot be taken.
func Of(v *puertorico.View, r puertorico.Role, next ...puertorico.Action) (out Role, ok bool) {
	s := v.State()
	d := s.Decision()
	if d.Phase != puertorico.PhaseRole || s.Check(puertorico.RoleAction(r)) != nil {
		return Role{}, false
	}
	out = Role{Role: r, Chooser: d.Seat, By: game.NoSeat}
	out.Doubloons, _ = s.Doubloons(r)
	switch r {
	case puertorico.Settler:
		out.settler(s)
	case puertorico.Mayor:
		out.mayor(s)
	case puertorico.Builder:
		out.builder(s)
	case puertorico.Craftsman:
		out.craftsman(s)
	case puertorico.Trader:
		out.trader(s, next)
	case puertorico.Captain:
		out.captain(s, next)
	default:
		out.Seats[d.Seat].Gold = 1
	}
	return out, true
}
