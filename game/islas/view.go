package islas

import (
	"math/rand/v2"

	"islas/game"
)

// View is a position as one seat may know it (rules, section 12). Hidden parts are not in it: other hands, the order of the deck,
// the cards on the ship that the seat did not put there in this round, and the generator are gone from memory, not just hidden.
// Like State it is a plain value.
type View struct {
	state State
}

// View returns the view of a seat; for NoSeat, what everyone may know.
func (s *State) View(seat game.Seat) View {
	v := View{*s}
	t := &v.state
	for other := range t.hands {
		if game.Seat(other) != seat {
			t.hands[other], t.recalls[other] = [Faces]uint8{}, [2]Card{NoCard, NoCard}
		}
	}
	for i := range t.deck {
		t.deck[i] = NoCard
	}
	for i := range t.ship {
		if seat == game.NoSeat || t.loader[i] != seat {
			t.ship[i] = NoCard
		}
	}
	if t.mustDraw == handPirates && t.turn != seat {
		t.mustDraw = handFree
	}
	t.rng = rand.PCG{}
	t.redacted, t.viewer = true, seat
	return v
}

// Seat returns the seat whose view it is, NoSeat if it is everyone's.
func (v View) Seat() game.Seat { return v.state.viewer }

// State returns the position with NoCard for each hidden card and only the viewer's own hand filled; numbers of cards are right
// everywhere. Its Legal, Check, Compare, Allowed and the like work; MustDraw of another seat knows only what everyone sees. Apply
// documents which actions can be done in it.
func (v View) State() State { return v.state }

// Unseen returns how many copies of each card the viewer cannot see: all but its hand, the discard pile, the card being resolved
// and its own cards put on the ship in this round. They are the other hands, the deck and the rest of the ship.
func (v View) Unseen() (n [Faces]uint8) {
	s := &v.state
	for c := range n {
		n[c] = uint8(Card(c).Copies())
	}
	see := func(c Card) {
		if c.Valid() {
			n[c]--
		}
	}
	for i := range s.discard[:s.discardN] {
		see(s.discard[i])
	}
	for i := range s.ship[:s.shipN] {
		see(s.ship[i])
	}
	see(s.landing)
	for seat := range s.hands {
		for c := range n {
			n[c] -= s.hands[seat][c]
		}
	}
	return n
}

// Recall returns the view of somebody with a good memory: a card that the seat put aboard in an earlier round, and that has not been
// revealed since, is the one kept. While a ship arrives, which of its cards are those of the seat is not known: samples must be
// redrawn (State.Redraw). A view of NoSeat has no memory.
func (v View) Recall() View {
	s := &v.state
	known := s.recalls[s.viewer]
	s.ship[0] = known[0]
	if s.phase > PhaseDone {
		s.ship[0], s.ship[1] = min(known[0], known[1]), max(known[0], known[1])
	}
	return v
}

// Sample returns a whole position drawn from those that the view allows, all deals of the unseen cards being equally likely. Its
// later shuffles depend on src, too.
func (v View) Sample(src rand.Source) State {
	s := v.state
	s.rng = *rand.NewPCG(src.Uint64(), src.Uint64())
	s.redacted, s.viewer = false, game.NoSeat
	var pool [DeckSize]Card
	n := 0
	for c, copies := range v.Unseen() {
		for range copies {
			pool[n] = Card(c)
			n++
		}
	}
	game.Shuffle(&s.rng, pool[:n])
	next := func() Card { n--; return pool[n] }
	for seat := range game.Seat(s.seats) {
		if seat == v.state.viewer {
			continue
		}
		for range s.inHand[seat] {
			s.hands[seat][next()]++
		}
	}
	for i := range s.ship[:s.shipN] {
		if s.ship[i] == NoCard {
			s.ship[i] = next()
		}
	}
	for i := range s.deck[:s.deckN] {
		s.deck[i] = next()
	}
	if s.phase == PhaseAction && s.turn != v.state.viewer {
		s.sampleMustDraw()
	}
	return s
}

// sampleMustDraw decides whether the sampled hand of another seat held only pirates when its turn began: a card taken as the
// extra card since then, which any of them may be, does not count.
func (s *State) sampleMustDraw() {
	if s.mustDraw == handFew {
		return
	}
	settlers := 0
	for _, n := range s.hands[s.turn][:Occupations] {
		settlers += int(n)
	}
	if s.extraUsed && game.Below(&s.rng, uint64(s.inHand[s.turn])) < uint64(settlers) {
		settlers--
	}
	if settlers == 0 {
		s.mustDraw = handPirates
	}
}
