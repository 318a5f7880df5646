package puertorico

import (
	"math/rand/v2"
	"slices"

	"islas/game"
)

// View is what a seat may know of a position: everything but the order of the face-down tiles and the generator (section 14).
// It is a type of its own so that a computer player cannot be given a position by mistake.
type View struct {
	state State // the stack in the order of kinds, no generator
	seat  game.Seat
}

// View returns the view of a seat; for game.NoSeat, what everyone may know.
func (s *State) View(seat game.Seat) View {
	v := View{*s, seat}
	slices.Sort(v.state.stack[:v.state.stackN])
	v.state.rng = rand.PCG{}
	return v
}

// Seat returns the seat whose view it is, game.NoSeat if it is everyone's.
func (v *View) Seat() game.Seat { return v.seat }

// State returns the position for questions about what is open. Its face-down tiles lie in the order of kinds, and not as they
// really do: what is drawn from it means nothing. Use Sample for positions to try things in.
func (v *View) State() *State { return &v.state }

// Sample sets s to a whole position drawn from those that the view allows: the face-down tiles in random order.
func (v *View) Sample(s *State, src *rand.PCG) {
	*s = v.state
	game.Shuffle(src, s.stack[:s.stackN])
	s.rng = *rand.NewPCG(src.Uint64(), src.Uint64())
}
