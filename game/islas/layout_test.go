package islas

import (
	"slices"
	"testing"

	"islas/game"
)

// layout is a table on which a test lays out a position. Every card and building it uses comes out of the deck and the supply, so
// that nothing is made up.
type layout struct {
	testing.TB
	State
}

// lay returns a table with empty islands and hands; all cards are in the deck. Seat 0 is the start player and has its turn.
func lay(t testing.TB, islands ...Geography) *layout {
	o := Options{Seats: len(islands)}
	copy(o.Islands[:], islands)
	if err := o.Check(); err != nil {
		t.Fatal(err)
	}
	l := &layout{t, blank(o.withDefaults())}
	l.shipN = 1
	l.ship[0] = l.fetch(0)
	l.turnOf(0, PhaseAction)
	return l
}

// rings returns n ring islands.
func rings(n int) []Geography {
	g := make([]Geography, n)
	for i := range g {
		g[i] = ring(i)
	}
	return g
}

// turnOf begins the turn of seat, with the rule about its hand applied.
func (l *layout) turnOf(seat game.Seat, p Phase) {
	(&change{&l.State, &environment{}}).beginTurn(seat)
	l.phase = p
}

// fetch removes a card from the deck and returns it.
func (l *layout) fetch(c Card) Card {
	l.Helper()
	i := slices.Index(l.deck[:l.deckN], c)
	if i < 0 {
		l.Fatalf("no %v is left in the deck", c)
	}
	copy(l.deck[i:], l.deck[i+1:])
	l.deckN--
	l.deck[l.deckN] = NoCard
	return c
}

// card returns the card with the id.
func (l *layout) card(id string) Card {
	l.Helper()
	c, ok := CardByID(id)
	if !ok {
		l.Fatalf("no card is called %q", id)
	}
	return c
}

// give gives cards out of the deck to a seat; its turn begins anew if it has one.
func (l *layout) give(seat game.Seat, ids ...string) {
	l.Helper()
	for _, id := range ids {
		l.add(seat, l.fetch(l.card(id)))
	}
	if l.turn == seat {
		l.turnOf(seat, l.phase)
	}
}

// aboard puts cards out of the deck on the ship, to be revealed in this order.
func (l *layout) aboard(ids ...string) {
	l.Helper()
	for _, id := range ids {
		l.ship[l.shipN] = l.fetch(l.card(id))
		l.shipN++
	}
}

// builds puts buildings out of the supply on an island; privileges are left as they are.
func (l *layout) builds(seat game.Seat, k Kind, c Colour, plots ...Plot) {
	l.Helper()
	for _, p := range plots {
		if !l.Free(seat).Has(p) || l.Supply(k, c) == 0 {
			l.Fatalf("no %v %v can stand on plot %d of seat %d", c, k, p, seat)
		}
		l.place(seat, p, k, c)
	}
}

// owns gives a privilege to a seat.
func (l *layout) owns(seat game.Seat, p Power) { l.owner[builtIn.Holder(p)] = seat }

// act carries out an action that must be legal and returns its events.
func (l *layout) act(a Action) []Event {
	l.Helper()
	var steps []Step
	if err := l.ApplyWith(a, inOrder{}, &steps); err != nil {
		l.Fatal(err)
	}
	events := make([]Event, len(steps))
	for i := range steps {
		events[i] = steps[i].Event
	}
	if err := conserved(&l.State); err != nil {
		l.Fatal(err)
	}
	return events
}

// land makes the ship arrive with the given cards.
func (l *layout) land(ids ...string) []Event {
	l.Helper()
	l.aboard(ids...)
	l.turnOf(game.Seat(l.seats)-1, PhaseDone)
	return l.act(EndAction())
}

// refused requires that an action is not legal, for a reason.
func (l *layout) refused(a Action, want Reason) {
	l.Helper()
	switch illegal, ok := l.Check(a).(*Illegal); {
	case !ok:
		l.Errorf("%q is legal, want %v", a, want)
	case illegal.Reason != want:
		l.Errorf("%q is refused for %v, want %v", a, illegal.Reason, want)
	}
}

// allows requires that an action is legal.
func (l *layout) allows(a Action) {
	l.Helper()
	if err := l.Check(a); err != nil {
		l.Error(err)
	}
}

// decides requires a phase and the seat that decides.
func (l *layout) decides(p Phase, seat game.Seat) {
	l.Helper()
	if got := l.Decision(); got != (Decision{p, seat}) {
		l.Fatalf("to decide: %+v, want phase %d, seat %d", got, p, seat)
	}
}

// legal lists the legal actions as text.
func (l *layout) legal() []string {
	var list []string
	for _, a := range l.Legal(nil) {
		list = append(list, a.String())
	}
	return list
}

// wantLegal requires that exactly the given actions are legal.
func (l *layout) wantLegal(want ...string) {
	l.Helper()
	got := l.legal()
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		l.Errorf("legal are %q, want %q", got, want)
	}
}

// kinds returns the kinds of events.
func kinds(events []Event) (list []EventKind) {
	for _, e := range events {
		list = append(list, e.Kind)
	}
	return list
}

// find returns the first event of a kind.
func (l *layout) find(events []Event, k EventKind) Event {
	l.Helper()
	i := slices.IndexFunc(events, func(e Event) bool { return e.Kind == k })
	if i < 0 {
		l.Fatalf("no event of kind %d among %v", k, kinds(events))
	}
	return events[i]
}

// inOrder is a chance that leaves the cards as they are: the ship keeps its oldest card and reveals the others in the
// order in which they were loaded.
type inOrder struct{}

func (inOrder) Shuffle(Pile, []Card) {}

// shape is an island for a test: without neighbours and features at first.
type shape struct{ Geography }

// link makes plot p the neighbour of the others.
func (g shape) link(p Plot, others ...Plot) shape {
	for _, q := range others {
		g.Neighbours[p] = g.Neighbours[p].Add(q)
		g.Neighbours[q] = g.Neighbours[q].Add(p)
	}
	return g
}

// next puts plots next to a feature.
func (g shape) next(f Feature, plots ...Plot) shape {
	g.Near[f] |= PlotsOf(plots...)
	return g
}
