package islas

import (
	"math/rand/v2"
	"slices"

	"islas/game"
)

// New begins a game: all shuffles come from the seed. The error says in one sentence what is wrong with the options.
func New(o Options) (State, error) { return NewWith(o, nil, nil) }

// NewWith does what New does, with the deck put in order by ch, if it is not nil, and with the steps of the deal appended to
// sink, if it is not nil. The first turn has begun when it returns.
func NewWith(o Options, ch Chance, sink *[]Step) (State, error) {
	if err := o.Check(); err != nil {
		return State{}, err
	}
	s := blank(o.withDefaults())
	s.deal(&environment{chance: ch, sink: sink})
	return s, nil
}

// blank returns the table before the cards are shuffled: the deck in the order of the faces.
func blank(o Options) State {
	s := State{
		terms: terms{uint8(o.DrawPrivilege), uint8(o.Goal), uint8(o.Stalemate)},
		table: table{seats: int8(o.Seats), data: o.Data},
		piles: piles{deckN: DeckSize, landing: NoCard},
		progress: progress{
			phase: PhaseArrival, decider: game.NoSeat, start: o.Start, turn: game.NoSeat, round: 1, namedBy: game.NoSeat,
		},
		rng:    *rand.NewPCG(o.Seed, pcgStream),
		viewer: game.NoSeat,
	}
	for i := range o.Seats {
		s.islands[i] = newIsland(&o.Islands[i])
		s.recalls[i] = [2]Card{NoCard, NoCard}
	}
	for k := range Kind(Kinds) {
		for c := range Colour(Colours) {
			s.supplyReturn(k, c, k.PerColour())
		}
	}
	n := 0
	for c := range Card(Faces) {
		for range c.Copies() {
			s.deck[n] = c
			n++
		}
	}
	for c := range s.owner {
		s.owner[c] = game.NoSeat
	}
	for i := range s.discard {
		s.discard[i] = NoCard
	}
	for i := range s.ship {
		s.ship[i], s.loader[i] = NoCard, game.NoSeat
	}
	for i := range s.losses {
		s.losses[i] = Loss{game.NoSeat, NoPlot, NoColour}
	}
	return s
}

// deal shuffles, deals and puts the first card aboard (rules, section 4); then the first turn begins.
func (s *State) deal(env *environment) {
	env.shuffle(s, PileDeck, s.deck[:])
	slices.Reverse(s.deck[:])
	for seat := range game.Seat(s.seats) {
		e := newEvent(EvDeal)
		e.Seat = seat
		for i := range DealtCards {
			c := s.pop()
			s.add(seat, c)
			e.Cards[i] = c
		}
		e.Count = DealtCards
		env.emit(s, e)
	}
	s.ship[0] = s.pop()
	s.shipN = 1
	env.tell(s, EvAboard, func(e *Event) { e.Card = s.ship[0] })
	s.beginTurn(s.start, env)
}
