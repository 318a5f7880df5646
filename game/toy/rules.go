package toy

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"strconv"
	"strings"

	"islas/game"
	"islas/game/review"
)

// Rounds is the id of the game's only option.
const Rounds = "rounds"

// Action lays a card, or with the card 0 ends the turn.
type Action struct{ Card Card }

// End is the action that ends the turn.
var end = Action{}

// String returns the action in the form that ParseAction reads: "lay 4" or "end".
func (a Action) String() string {
	if a == end {
		return "end"
	}
	return "lay " + strconv.Itoa(int(a.Card))
}

// EventKind is what has happened.
type EventKind uint8

// The kinds of events.
const (
	Dealt  EventKind = iota // Seat was dealt Cards
	Begun                   // the turn of Seat in Round begins
	Laid                    // Seat laid Card
	Drawn                   // Seat drew Card
	Ended                   // the game is over
	Kinds  = 5
	noCard = Card(0)
)

// Event is the smallest step worth showing. It tells everything: For makes what one seat may see of it.
type Event struct {
	Kind  EventKind
	Seat  game.Seat
	Round int
	Card  Card
	Cards [HandSize]Card
}

// For returns what a seat may know of the event.
func (e Event) For(seat game.Seat) Event {
	if e.Seat != seat && (e.Kind == Drawn || e.Kind == Dealt) {
		e.Card, e.Cards = noCard, [HandSize]Card{}
	}
	return e
}

// Step is an event and the position as of it.
type Step = game.Step[Position, Event]

// Game implements review.Game.
type Game struct{}

var _ review.Game[Position, Action, Event, View] = Game{}

// Info implements game.Rules.
func (Game) Info() *game.Info {
	return &game.Info{
		ID: "toy", Record: "toy", MinSeats: 2, MaxSeats: MaxSeats,
		Options: []game.Option{{ID: Rounds, Flag: Rounds, Usage: "rounds of the game", Default: 5, Min: 2, Max: maxRow}},
		Levels:  game.Levels{{ID: "random", Arena: true}, {ID: "easy", PlayOuts: 40}},
	}
}

// Check implements game.Rules.
func (g Game) Check(o game.Options) error {
	rounds := &g.Info().Options[0]
	switch n := g.Info().Complete(o.Values)[Rounds]; {
	case o.Seats < 2 || o.Seats > MaxSeats:
		return fmt.Errorf("the toy needs 2 to %d players, not %d", MaxSeats, o.Seats)
	case o.Start < 0 || int(o.Start) >= o.Seats:
		return fmt.Errorf("the first player must be one of the seats 0 to %d, not %d", o.Seats-1, o.Start)
	case !rounds.Allows(n):
		return fmt.Errorf("the toy has %s rounds, not %d", rounds.Range(), n)
	}
	return nil
}

// New implements game.Rules.
func (g Game) New(o game.Options) (Position, []Step, error) {
	if err := g.Check(o); err != nil {
		return Position{}, nil, err
	}
	var deck []Card
	for c := Card(1); c <= Numbers; c++ {
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

// begin begins a game with a deck of which the last card is dealt first.
func (g Game) begin(o game.Options, deck []Card) (p Position, steps []Step) {
	p = Position{seats: int8(o.Seats), start: o.Start, turn: o.Start, round: 1, rounds: uint8(g.Info().Complete(o.Values)[Rounds])}
	p.deckN = uint8(copy(p.deck[:], deck))
	for seat := range game.Seat(o.Seats) {
		for range HandSize {
			p.draw(seat)
		}
		tell(&p, &steps, Event{Kind: Dealt, Seat: seat, Cards: p.hands[seat]})
	}
	tell(&p, &steps, Event{Kind: Begun, Seat: p.turn, Round: 1})
	return p, steps
}

// tell passes on an event with the position as of it, if there is a sink.
func tell(p *Position, sink *[]Step, e Event) {
	if sink != nil {
		*sink = append(*sink, Step{Event: e, After: *p})
	}
}

// Decider implements game.Rules.
func (Game) Decider(p *Position) game.Seat { return p.turn }

// Over implements game.Rules.
func (Game) Over(p *Position) bool { return p.turn == game.NoSeat }

// Legal implements game.Rules.
func (Game) Legal(p *Position, buf []Action) []Action {
	if p.turn == game.NoSeat {
		return buf
	}
	if p.laid {
		return append(buf, end)
	}
	for c := Card(1); c <= Numbers; c++ {
		if p.holds(c) {
			buf = append(buf, Action{c})
		}
	}
	return buf
}

func (p *Position) holds(c Card) bool {
	for _, held := range p.hands[p.turn] {
		if held == c {
			return true
		}
	}
	return false
}

// Apply implements game.Rules.
func (Game) Apply(p *Position, a Action, sink *[]Step) error {
	if p.turn == game.NoSeat || p.laid != (a == end) || a != end && !p.holds(a.Card) {
		return fmt.Errorf("%w: %v", game.ErrIllegal, a)
	}
	if a == end {
		p.endTurn(sink)
		return nil
	}
	seat := p.turn
	for i, held := range p.hands[seat] {
		if held == a.Card {
			p.hands[seat][i] = noCard
			break
		}
	}
	p.rows[seat][len(p.Row(seat))] = a.Card
	p.laid = true
	tell(p, sink, Event{Kind: Laid, Seat: seat, Card: a.Card})
	return nil
}

// endTurn draws a card and goes on to the next turn, or ends the game after its last.
func (p *Position) endTurn(sink *[]Step) {
	seat := p.turn
	p.laid = false
	e := Event{Kind: Drawn, Seat: seat}
	if p.turn = (seat + 1) % game.Seat(p.seats); p.turn == p.start {
		p.round++
	}
	if p.round > p.rounds {
		p.round, p.turn = p.rounds, game.NoSeat
		tell(p, sink, Event{Kind: Ended, Seat: game.NoSeat})
		return
	}
	e.Card = p.draw(seat)
	tell(p, sink, e)
	tell(p, sink, Event{Kind: Begun, Seat: p.turn, Round: int(p.round)})
}

// ParseAction implements game.Rules.
func (Game) ParseAction(text string) (Action, error) {
	if text == end.String() {
		return end, nil
	}
	n, err := strconv.ParseUint(strings.TrimPrefix(text, "lay "), 10, 8)
	if a := (Action{Card(n)}); err == nil && n >= 1 && n <= Numbers && a.String() == text {
		return a, nil
	}
	return Action{}, fmt.Errorf("%.40q is no action of the toy: write it as in %q or %q", text, Action{4}, end)
}

// Undoable implements game.Rules: to end the turn brings a card.
func (Game) Undoable(_ *Position, a Action) bool { return a != end }

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
	fmt.Fprint(h, p.hands, p.rows, p.deckN, p.turn, p.laid, p.round) // never fails
	return fmt.Sprintf("%016x", h.Sum64())
}

// View implements ai.Game.
func (Game) View(p *Position, seat game.Seat) View { return p.view(seat) }
