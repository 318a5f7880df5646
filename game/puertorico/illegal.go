package puertorico

import (
	"fmt"

	"islas/game"
)

// Reason is the reason why an action is not legal. The interface has a sentence for each.
type Reason uint8

// The reasons.
const (
	reasonNone         Reason = iota // the action is legal
	ReasonMalformed                  // not an action that any position could allow
	ReasonGameOver                   // the game is over
	ReasonWrongPhase                 // something else has to be decided now
	ReasonRoleTaken                  // the role card has been taken in this round
	ReasonNoSuchRole                 // the role card is not in a game of that many players
	ReasonNotInRow                   // no such tile lies in the open row
	ReasonNoQuarryLeft               // all quarries are taken
	ReasonQuarryBarred               // only the settler, or who has a construction hut at work, may take a quarry
	ReasonMustDecide                 // it may not be declined
	ReasonWrongGroup                 // another group's colonists are placed now
	ReasonTooMany                    // the group has fewer circles, or the hand fewer colonists
	ReasonTooFew                     // colonists would be left over although circles are empty
	ReasonOwned                      // the building stands in the city already
	ReasonNoneLeft                   // all copies of the building are built
	ReasonNoSpace                    // the city has not enough free spaces
	ReasonNoMoney                    // the price is more than the money
	ReasonNotProduced                // the craftsman has not produced the kind in this phase
	ReasonSupplyEmpty                // the supply has no barrel of the kind
	ReasonNoBarrel                   // no barrel of the kind is there
	ReasonHouseFull                  // the trading house is full
	ReasonHouseHolds                 // the trading house holds the kind
	ReasonNoShip                     // there is no ship of the size
	ReasonShipFull                   // the ship is full
	ReasonOtherKind                  // the ship carries another kind
	ReasonOtherShip                  // another ship carries the kind
	ReasonLargerShip                 // another empty ship takes more of the kind
	ReasonNoWharf                    // there is no wharf at work
	ReasonWharfUsed                  // the wharf has been used in this phase
	ReasonWarehouses                 // the warehouses keep another number of kinds
	ReasonSingle                     // the single barrel must be of another kind than those in the warehouses
	Reasons            = 31          // number of reasons
)

// String returns the reason's name for data, such as "no-money".
func (r Reason) String() string {
	names := [Reasons]string{
		"none", "malformed", "game-over", "wrong-phase", "role-taken", "no-such-role", "not-in-row", "no-quarry-left", "quarry-barred",
		"must-decide", "wrong-group", "too-many", "too-few", "owned", "none-left", "no-space", "no-money", "not-produced",
		"supply-empty", "no-barrel", "house-full", "house-holds", "no-ship", "ship-full", "other-kind", "other-ship", "larger-ship",
		"no-wharf", "wharf-used", "warehouses", "single",
	}
	if r >= Reasons {
		return "unknown"
	}
	return names[r]
}

// Illegal is the error of an action that the rules do not allow in a position.
type Illegal struct {
	Action   Action
	Decision Decision // what had to be decided instead
	Reason   Reason
}

// Is makes every Illegal a game.ErrIllegal to errors.Is.
func (e *Illegal) Is(target error) bool { return target == game.ErrIllegal }

// Error is for developers; players read the interface's sentence for the Reason.
func (e *Illegal) Error() string {
	return fmt.Sprintf("seat %d may not %q now: %v", e.Decision.Seat, e.Action, e.Reason)
}
