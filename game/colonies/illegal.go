package colonies

import (
	"fmt"

	"islas/game"
)

// Bar is the reason why an action is not legal. The interface has a sentence for each.
type Bar uint8

// The bars.
const (
	BarNone      Bar  = iota // the action is legal
	BarMalformed             // not an action that any position could allow
	BarOver                  // the game is over
	BarTurn                  // something else has to be decided now
	BarCards                 // the resource cards do not suffice
	BarStock                 // no piece of the kind is left in stock
	BarDistance              // a settlement or city is next to it
	BarTaken                 // something stands there already
	BarUnknown               // it touches an unknown place, or is one
	BarPirate                // the pirate is there
	BarLake                  // not at the open sea
	BarRoad                  // no own road leads there
	BarBase                  // an own base is missing on a land hex that it touches
	BarRange                 // out of the range of ships, or of the shortest way
	BarShip                  // no own ship is there
	BarBank                  // the bank or the supply cannot pay
	BarOffers                // no offer is left in this turn
	BarPlayed                // a development card was played in this turn
	BarFresh                 // the development card was gained in this turn
	BarDeck                  // no development card is left to buy
	BarRoom                  // no room for the token
	BarNothing               // it would do nothing: no road or ship is possible, nothing to rob, nothing was agreed to
	BarFacing                // not one of the nodes for the first settlements
	BarHome                  // not on the home island
	BarLand                  // no land there, or not where ship or road must be
	BarTown                  // no own settlement or city there that would serve
	BarCard                  // the development card is not held
	BarToken                 // no such token there
	BarShifted               // the settlement has sent, or received, by shifting in this turn
	BarMoved                 // the war fleet was built or moved in this turn
	BarFleet                 // a war fleet guards it
	BarOrder                 // cards are discarded in the order of their kinds, and the rest must suffice
	BarAnswer                // only an offer of one for one can be answered in this way
	Bars         = 33        // number of bars
)

// String returns the bar's name for data, such as "no-stock".
func (b Bar) String() string {
	names := [Bars]string{
		"none", "malformed", "over", "turn", "cards", "stock", "distance", "taken", "unknown", "pirate", "lake", "road", "base", "range",
		"ship", "bank", "offers", "played", "fresh", "deck", "room", "nothing", "facing", "home", "land", "town", "card", "token",
		"shifted", "moved", "fleet", "order", "answer",
	}
	if b >= Bars {
		return "other"
	}
	return names[b]
}

// Illegal is the error of an action that the rules do not allow in a position.
type Illegal struct {
	Action   Action
	Decision Decision // what had to be decided instead
	Bar      Bar
}

// Is makes every Illegal a game.ErrIllegal to errors.Is.
func (e *Illegal) Is(target error) bool { return target == game.ErrIllegal }

// Error is for developers; players read the interface's sentence for the Bar.
func (e *Illegal) Error() string {
	return fmt.Sprintf("seat %d may not %q now: %v", e.Decision.Seat, e.Action, e.Bar)
}
