package islas

import (
	"math/rand/v2"
	"slices"

	"islas/game"
)

// New begins a game: all shuffles come from the seed. The error says in one sentence what is wrong with the options.
func New(o Options) (State, error) { return NewWith(o, nil, nil) }

// NewWith does what New does, with the deck put in order by chance, if it is not nil, and with the steps of the deal appended to
// sink, if it is not nil. The first turn has begun when it returns.
func NewWith(o Options, chance Chance, sink *[]Step) (State, error) {
	if err := o.Check(); err != nil {
		return State{}, err
	}
	s := blank(o.withDefaults())
	ch := change{&s, &environment{chance, sink}}
	ch.deal()
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
func (ch *change) deal() {
	ch.shuffle(PileDeck, ch.deck[:])
	slices.Reverse(ch.deck[:])
	for seat := range game.Seat(ch.seats) {
		e := newEvent(EvDeal)
		e.Seat = seat
		for i := range DealtCards {
			c := ch.pop()
			ch.add(seat, c)
			e.Cards[i] = c
		}
		e.Count = DealtCards
		ch.emit(e)
	}
	ch.ship[0] = ch.pop()
	ch.shipN = 1
	ch.tell(EvAboard, func(e *Event) { e.Card = ch.ship[0] })
	ch.beginTurn(ch.start)
}
