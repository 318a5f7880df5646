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
	x := &v.state
	for other := range game.Seat(MaxSeats) {
		if other == seat {
			continue
		}
		p := &x.players[other]
		for c, n := range p.cards { // which cards are left is hidden: those unseen are counted together
			x.deck[c] += n
		}
		p.hand, p.cards, p.fresh = Hand{}, [Cards]uint8{}, [Cards]uint8{}
	}
	for viewer := range x.sure {
		if viewer != v.viewer() {
			x.sure[viewer] = [MaxSeats]Hand{}
		}
	}
	x.rng = rand.PCG{}
	return v
}

// viewer returns the seat as an index of knowledge.
func (v *View) viewer() int {
	if v.seat == game.NoSeat {
		return public
	}
	return int(v.seat)
}

// Seat returns the seat whose view it is, game.NoSeat if it is everyone's.
func (v *View) Seat() game.Seat { return v.seat }

// State returns the position for questions about what is open. Others' cards are counted (HandSize, CardCount), but not known. Use
// Sample for positions to try things in.
func (v *View) State() *State { return &v.state }

// Sure returns cards that the viewer knows a seat to hold: of its own hand all.
func (v *View) Sure(seat game.Seat) Hand { return v.state.sure[v.viewer()][seat] }

// Unseen returns the cards of all other hands together, which are known by kind: they are not in the bank.
func (v *View) Unseen() (h Hand) {
	h = land.bank.Minus(v.state.bank)
	if v.seat != game.NoSeat {
		h = h.Minus(v.state.players[v.seat].hand)
	}
	return h
}

// Sample sets s to a whole position drawn from those that the view allows: others' cards and development cards at random, with
// those that the viewer knows them to hold, and the hands of the right sizes.
func (v *View) Sample(s *State, src *rand.PCG) {
	*s = v.state
	s.rng = *rand.NewPCG(src.Uint64(), src.Uint64())
	pool := v.Unseen()
	for seat := range game.Seat(s.seats) {
		if seat != v.seat {
			pool = pool.Minus(v.Sure(seat))
		}
	}
	for seat := range game.Seat(s.seats) {
		if seat == v.seat {
			continue
		}
		p := &s.players[seat]
		p.hand = v.Sure(seat)
		for n := int(p.size) - p.hand.Total(); n > 0; n-- {
			r := pick(src, pool[:])
			pool[r]--
			p.hand[r]++
		}
		for n := p.held; n > 0; n-- {
			c := pick(src, s.deck[:])
			s.deck[c]--
			p.cards[c]++
			if n <= p.freshN {
				p.fresh[c]++
			}
		}
	}
}

// Redraw makes all chance to come depend on a seed: dice, tiles, chips and cards not yet drawn. What is in the hands stays.
func (s *State) Redraw(seed uint64) { s.rng = *rand.NewPCG(seed, 0) }
