package colonies

import "islas/game"

// progress holds how far the game, the round and the turn have come.
type progress struct {
	start   game.Seat
	turn    game.Seat // at turn; game.NoSeat in the set-up
	round   uint16
	goal    uint8
	offers  uint8 // a turn
	offered uint8 // in this turn
	dice    [2]uint8
	reach   uint8 // range of ships this turn
	played  bool  // a development card was played this turn
	moved   bool  // the war fleet was built or moved this turn
	over    bool
	offer   Offer
	answers [MaxSeats]Answer
}

// knowledge holds what seats know of others' hands.
type knowledge struct {
	sure [MaxSeats][MaxSeats]Hand // by viewer and seat: cards that the viewer knows the seat to hold
}

// cache holds what follows from the board, worked out when it changes.
type cache struct{}

// forget removes what other viewers than seat know.
func (s *State) forget(seat game.Seat) {}
