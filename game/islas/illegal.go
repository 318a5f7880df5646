package islas

import (
	"fmt"

	"islas/game"
)

// Reason is the reason why an action is not legal. The interface has a sentence for each.
type Reason uint8

// The reasons.
const (
	ReasonMalformed         Reason = iota // not an action that any position could allow
	ReasonGameOver                        // the game is over
	ReasonWrongPhase                      // something else has to be decided now
	ReasonActionFirst                     // action 1 comes first: build or draw
	ReasonActionDone                      // action 1 has been taken
	ReasonLoadFirst                       // a card must be put on the ship first
	ReasonLoadDone                        // a card has been put on the ship, or there was none
	ReasonMustDraw                        // the hand at the start of the turn rules out building
	ReasonNoCard                          // the card is not in the hand
	ReasonPirate                          // a pirate cannot build
	ReasonNoHouseLeft                     // the supply has no house
	ReasonNoPalaceLeft                    // the supply has no palace
	ReasonNoTownLeft                      // the supply has no town
	ReasonNoFreePlot                      // the island has no free plot
	ReasonOccupied                        // there is a building on the plot
	ReasonNotAllowedPlot                  // the settler's priorities ask for another plot
	ReasonSupplyHasColour                 // the colour must be the proper one, for the supply has it
	ReasonSupplyLacksColour               // the supply has no such building of this colour
	ReasonNotHouses                       // not houses of one's own on all the plots chosen
	ReasonNotSameColour                   // the houses are not of one colour
	ReasonNotSite                         // the new building must stand on a plot of the houses used up
	ReasonNotSiteOfColour                 // a mixed palace stands where the house of its colour stood
	ReasonNotOwner                        // somebody else, or nobody, owns the privilege
	ReasonExtraUsed                       // the extra card of this turn has been taken
	ReasonNothingToDraw                   // deck and discard pile are empty
	ReasonNotHouse                        // no house of one's own on the plot
	ReasonVictim                          // the victim must be another player who has a house
	ReasonHidden                          // a view: the cards that the action needs are hidden
	Reasons                 = 28          // number of reasons
)

// String returns the reason's name for data, such as "must-draw".
func (r Reason) String() string {
	names := [Reasons]string{
		"malformed", "game-over", "wrong-phase", "action-first", "action-done", "load-first", "load-done", "must-draw",
		"no-card", "pirate", "no-house-left", "no-palace-left", "no-town-left", "no-free-plot", "occupied",
		"not-allowed-plot", "supply-has-colour", "supply-lacks-colour", "not-houses", "not-same-colour", "not-site",
		"not-site-of-colour", "not-owner", "extra-used", "nothing-to-draw", "not-house", "victim", "hidden",
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
