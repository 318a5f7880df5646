package model

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"

	"islas/game"
	"islas/game/review"
)

// Rounds is the id of the game's only option.
const Rounds = "rounds"

// mostRounds is the greatest number of rounds.
const mostRounds = 9

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of events.
const (
	Dealt    EventKind = iota // Seat was dealt Cards
	Begun                     // the turn of Seat in Round begins
	Offered                   // Seat offers Offer
	Refused                   // Seat refuses Offer, or All of this turn
	Accepted                  // Seat accepts Offer: the cards have changed hands
	Lapsed                    // nobody accepts Offer of Seat
	Built                     // Seat played Card and built a house
	Drawn                     // Seat drew Card
	Ended                     // the game is over
	Kinds    = 9
)

// Event is the smallest step worth showing. It contains everything; For returns what one seat may see of it.
type Event struct {
	Kind  EventKind
	Seat  game.Seat
	Round int
	Card  Card
	Cards [HandSize]Card
	Offer Offer
	All   bool
}

// For returns what a seat may know of the event.
func (e Event) For(seat game.Seat) Event {
	if e.Seat != seat && (e.Kind == Drawn || e.Kind == Dealt) {
		e.Card, e.Cards = 0, [HandSize]Card{}
	}
	return e
}

// Step is an event and the position after it.
type Step = game.Step[Position, Event]

// Game implements review.Game.
type Game struct{}

var _ review.Game[Position, Action, Event, View] = Game{}

// Info implements game.Rules.
func (Game) Info() *game.Info {
	return &game.Info{
		ID: "model", Record: "model", MinSeats: 2, MaxSeats: MaxSeats,
		Options: []game.Option{{ID: Rounds, Flag: Rounds, Usage: "rounds of the game", Default: 5, Min: 2, Max: mostRounds}},
		Levels:  game.Levels{{ID: "random", Arena: true}, {ID: "easy", PlayOuts: 40}},
	}
}

// Check implements game.Rules.
func (g Game) Check(o game.Options) error {
	rounds := &g.Info().Options[0]
	switch n := g.Info().Complete(o.Values)[Rounds]; {
	case o.Seats < 2 || o.Seats > MaxSeats:
		return fmt.Errorf("the model game needs 2 to %d players, not %d", MaxSeats, o.Seats)
	case o.Start < 0 || int(o.Start) >= o.Seats:
		return fmt.Errorf("the first player must be one of the seats 0 to %d, not %d", o.Seats-1, o.Start)
	case !rounds.Allows(n):
		return fmt.Errorf("the model game has %s rounds, not %d", rounds.Range(), n)
	}
	return nil
}

// New implements game.Rules.
func (g Game) New(o game.Options) (Position, []Step, error) {
	if err := g.Check(o); err != nil {
		return Position{}, nil, err
	}
	var deck []Card
	for c := Card(1); c <= Coves; c++ {
		for range Copies {
			deck = append(deck, c)
		}
	}
	src := rand.NewPCG(o.Seed, 0)
	game.Shuffle(src, deck)
	p, steps := g.begin(o, deck)
	p.rng = *src
	return p, steps, nil
}

// begin begins a game with a deck whose last card is dealt first.
func (g Game) begin(o game.Options, deck []Card) (p Position, steps []Step) {
	p = Position{seats: int8(o.Seats), start: o.Start, turn: o.Start, asked: game.NoSeat, round: 1, rounds: uint8(g.Info().Complete(o.Values)[Rounds])}
	p.deckN = uint8(copy(p.deck[:], deck))
	for seat := range game.Seat(o.Seats) {
		e := Event{Kind: Dealt, Seat: seat}
		for i := range e.Cards {
			e.Cards[i] = p.draw(seat)
		}
		report(&p, &steps, e)
	}
	report(&p, &steps, Event{Kind: Begun, Seat: p.turn, Round: 1})
	return p, steps
}

// report appends an event and the position after it to the sink, if there is one.
func report(p *Position, sink *[]Step, e Event) {
	if sink != nil {
		*sink = append(*sink, Step{Event: e, After: *p})
	}
}

// Decider implements game.Rules. It returns the seat that answers an offer, or else the seat whose turn it is.
func (Game) Decider(p *Position) game.Seat {
	if p.asked != game.NoSeat {
		return p.asked
	}
	return p.turn
}

// Over implements game.Rules.
func (Game) Over(p *Position) bool { return p.turn == game.NoSeat }

// Legal implements game.Rules.
func (Game) Legal(p *Position, buf []Action) []Action {
	for _, a := range every {
		if p.allows(a) {
			buf = append(buf, a)
		}
	}
	return buf
}

// allows reports whether the seat that decides may take an action.
func (p *Position) allows(a Action) bool {
	answers := a.Kind >= Accept
	switch {
	case p.turn == game.NoSeat || answers != (p.asked != game.NoSeat):
		return false
	case answers:
		return true
	case a.Kind == End:
		return p.built || !p.canBuild()
	case p.built || p.hands[p.turn][a.Card] == 0:
		return false
	case a.Kind == Build:
		return p.HasRoom(a.Card)
	}
	return p.offers < MaxOffers && p.deaf.Count() < int(p.seats)-1
}

// canBuild reports whether the player on turn holds a card of a cove with room.
func (p *Position) canBuild() bool {
	for c := Card(1); c <= Coves; c++ {
		if p.hands[p.turn][c] > 0 && p.HasRoom(c) {
			return true
		}
	}
	return false
}

// Apply implements game.Rules.
func (g Game) Apply(p *Position, a Action, sink *[]Step) error {
	if !slices.Contains(every, a) || !p.allows(a) {
		return fmt.Errorf("%w: %v", game.ErrIllegal, a)
	}
	switch a.Kind {
	case End:
		p.endTurn(sink)
	case Build:
		p.give(p.turn, a.Card)
		p.houses[a.Card][p.turn]++
		p.built = true
		report(p, sink, Event{Kind: Built, Seat: p.turn, Card: a.Card})
	case MakeOffer:
		p.offer = Offer{a.Card, a.Want}
		p.offers++
		p.ask(p.turn, Event{Kind: Offered, Seat: p.turn, Offer: p.offer}, sink)
	default:
		p.answer(a, sink)
	}
	return nil
}

// answer carries out the answer of the seat that is asked.
func (p *Position) answer(a Action, sink *[]Step) {
	seat, o := p.asked, p.offer
	p.asked = game.NoSeat
	if a.Kind == Accept {
		p.give(p.turn, o.Give)
		p.take(seat, o.Give)
		p.give(seat, o.Want)
		p.take(p.turn, o.Want)
		p.offer = Offer{}
		report(p, sink, Event{Kind: Accepted, Seat: seat, Offer: o})
		return
	}
	if a.Kind == RefuseAll {
		p.deaf = p.deaf.Add(seat)
	}
	p.ask(seat, Event{Kind: Refused, Seat: seat, Offer: o, All: a.Kind == RefuseAll}, sink)
}

// ask asks the next seat after another that can accept the offer and has not refused all, and reports the event that led to it. Without
// such a seat the offer lapses.
func (p *Position) ask(after game.Seat, e Event, sink *[]Step) {
	seats := game.Seat(p.seats)
	seat := (after + 1) % seats
	for seat != p.turn && (p.hands[seat][p.offer.Want] == 0 || p.deaf.Has(seat)) {
		seat = (seat + 1) % seats
	}
	if seat != p.turn {
		p.asked = seat
		report(p, sink, e)
		return
	}
	lapsed := Event{Kind: Lapsed, Seat: p.turn, Offer: p.offer}
	p.offer = Offer{}
	report(p, sink, e)
	report(p, sink, lapsed)
}

// endTurn draws a card and begins the next turn, or ends the game after the last turn.
func (p *Position) endTurn(sink *[]Step) {
	seat := p.turn
	p.built, p.offers, p.deaf = false, 0, 0
	if p.turn = (seat + 1) % game.Seat(p.seats); p.turn == p.start {
		p.round++
	}
	if p.round > p.rounds {
		p.round, p.turn = p.rounds, game.NoSeat
		report(p, sink, Event{Kind: Ended, Seat: game.NoSeat})
		return
	}
	if p.held[seat] < HandSize && p.deckN > 0 {
		c := p.draw(seat)
		report(p, sink, Event{Kind: Drawn, Seat: seat, Card: c})
	}
	report(p, sink, Event{Kind: Begun, Seat: p.turn, Round: int(p.round)})
}

// Undoable implements game.Rules: offers and answers reveal something about hands, and ending the turn brings a card.
func (Game) Undoable(_ *Position, a Action) bool { return a.Kind == Build }

// Round implements game.Rules.
func (Game) Round(p *Position) int { return int(p.round) }

// Points implements game.Rules.
func (Game) Points(p *Position, seat game.Seat) int { return p.Points(seat) }

// Winners implements game.Rules.
func (g Game) Winners(p *Position) (w game.SeatSet) {
	if !g.Over(p) {
		return 0
	}
	most := 0
	for seat := range game.Seat(p.seats) {
		switch n := p.Points(seat); {
		case n > most:
			w, most = game.SeatSet(0).Add(seat), n
		case n == most:
			w = w.Add(seat)
		}
	}
	return w
}

// Digest implements game.Rules.
func (Game) Digest(p *Position) string {
	h := fnv.New64a()
	fmt.Fprint(h, p.hands, p.houses, p.deckN, p.turn, p.built, p.offer, p.asked, p.offers, p.deaf, p.round) // never fails
	return fmt.Sprintf("%016x", h.Sum64())
}

// View implements ai.Game.
func (Game) View(p *Position, seat game.Seat) View { return p.view(seat) }
