package colonies

import (
	"math/rand/v2"

	"islas/game"
)

// View is what a seat may know of a position (section 18): all but the cards of other hands and the generator. It is a type of its
// own so that a computer player cannot be given a position by mistake.
type View struct {
	state State // the kinds of others' cards are none, no generator
	seat  game.Seat
}

// View returns the view of a seat; for game.NoSeat, what everyone may know.
func (s *State) View(seat game.Seat) View {
	v := View{*s, seat}
	for other := range v.state.players {
		if game.Seat(other) != seat {
			p := &v.state.players[other]
			for c := range p.cards { // which cards are left is hidden: those unseen are counted together
				v.state.deck[c] += p.cards[c]
			}
			p.hand, p.cards, p.fresh = Hand{}, [Cards]uint8{}, [Cards]uint8{}
		}
	}
	v.state.forget(seat)
	v.state.rng = rand.PCG{}
	return v
}

// Seat returns the seat whose view it is, game.NoSeat if it is everyone's.
func (v *View) Seat() game.Seat { return v.seat }

// State returns the position for questions about what is open. Others' cards are counted (HandSize, CardCount), but not known. Use
// Sample for positions to try things in.
func (v *View) State() *State { return &v.state }
