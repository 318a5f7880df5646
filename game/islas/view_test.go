package islas

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"islas/game"
)

// swapHidden returns s with all cards that seat may not see dealt anew at random, and another generator.
func swapHidden(s State, seat game.Seat, r *rand.Rand) State {
	var pool []Card
	for other := range game.Seat(s.Seats()) {
		if other != seat {
			pool = s.HandCards(other, pool)
			s.hands[other] = [Faces]uint8{}
		}
	}
	pool = append(pool, s.deck[:s.deckN]...)
	hidden := func(i int) bool { return seat == game.NoSeat || s.loader[i] != seat }
	for i := range s.ShipSize() {
		if hidden(i) {
			pool = append(pool, s.ship[i])
		}
	}
	r.Shuffle(len(pool), func(i, j int) { pool[i], pool[j] = pool[j], pool[i] })
	next := func() Card {
		c := pool[len(pool)-1]
		pool = pool[:len(pool)-1]
		return c
	}
	for other := range game.Seat(s.Seats()) {
		for range s.HandSize(other) {
			if other != seat {
				s.hands[other][next()]++
			}
		}
	}
	for i := range s.deck[:s.deckN] {
		s.deck[i] = next()
	}
	for i := range s.ShipSize() {
		if hidden(i) {
			s.ship[i] = next()
		}
	}
	if s.phase == PhaseAction && s.turn != seat && s.mustDraw != handFew {
		s.mustDraw = handFree
		if s.onlyPirates(s.turn) {
			s.mustDraw = handPirates
		}
	}
	s.rng = *rand.NewPCG(r.Uint64(), r.Uint64())
	return s
}

// eachPosition plays a few random games and calls f for some of their positions.
func eachPosition(t *testing.T, f func(s *State, r *rand.Rand)) {
	r := source(3)
	for seed := range uint64(12) {
		s := begin(t, options(2+int(seed%4), 4, seed))
		for !s.Over() {
			if r.IntN(3) == 0 {
				f(&s, r)
			}
			legal := s.Legal(nil)
			if err := s.Apply(legal[r.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
		f(&s, r)
	}
}

// viewers returns all seats, and NoSeat.
func viewers(s *State) []game.Seat {
	list := []game.Seat{game.NoSeat}
	for seat := range game.Seat(s.Seats()) {
		list = append(list, seat)
	}
	return list
}

// TestViewLeaksNothing: with all hidden cards swapped the view is the same, down to the last byte.
func TestViewLeaksNothing(t *testing.T) {
	swapped := 0
	eachPosition(t, func(s *State, r *rand.Rand) {
		for _, seat := range viewers(s) {
			other := swapHidden(*s, seat, r)
			if err := conserved(&other); err != nil {
				t.Fatal(err)
			}
			if other != *s {
				swapped++
			}
			if s.View(seat) != other.View(seat) {
				t.Fatalf("seat %d can tell positions apart that it must not", seat)
			}
		}
	})
	if swapped < 1000 {
		t.Errorf("only %d positions were really changed", swapped)
	}
}

// TestViewKeepsWhatIsOpen: the view shows one's own hand and load, all numbers of cards and everything on the table.
func TestViewKeepsWhatIsOpen(t *testing.T) {
	eachPosition(t, func(s *State, _ *rand.Rand) {
		for _, seat := range viewers(s) {
			v := s.View(seat)
			if v.Seat() != seat {
				t.Fatalf("the view of seat %d says it is of %d", seat, v.Seat())
			}
			o := v.State()
			if o.DeckSize() != s.DeckSize() || o.ShipSize() != s.ShipSize() || !slices.Equal(o.Discard(nil), s.Discard(nil)) ||
				o.Decision() != s.Decision() || o.Landing() != s.Landing() || o.islands != s.islands || o.owner != s.owner {
				t.Fatal("the view lacks something open")
			}
			for other := range game.Seat(s.Seats()) {
				known := [Faces]uint8{}
				if other == seat {
					known = s.Hand(other)
				}
				if o.HandSize(other) != s.HandSize(other) || o.Hand(other) != known {
					t.Fatalf("seat %d sees the hand of %d as %v of %d", seat, other, o.Hand(other), o.HandSize(other))
				}
			}
			for i := range s.ShipSize() {
				card, by := s.ShipAt(i)
				if by != seat || seat == game.NoSeat {
					card = NoCard
				}
				if got, gotBy := o.ShipAt(i); got != card || gotBy != by {
					t.Fatalf("seat %d sees %v of %d on the ship, want %v of %d", seat, got, gotBy, card, by)
				}
			}
		}
	})
}

// TestViewLegal: whoever has to decide finds the same actions in the view as in the position; of another's turn the view
// lists nothing, of open decisions everything.
func TestViewLegal(t *testing.T) {
	eachPosition(t, func(s *State, _ *rand.Rand) {
		want := s.Legal(nil)
		for _, seat := range viewers(s) {
			v := s.View(seat).State()
			d := s.Decision()
			if d.Seat != seat && d.Phase <= PhaseDone {
				if got := v.Legal(nil); len(got) != 0 {
					t.Fatalf("seat %d sees that seat %d may %q", seat, d.Seat, got)
				}
				if len(want) > 0 && v.Check(want[0]) == nil {
					t.Fatalf("seat %d can check the choices of seat %d", seat, d.Seat)
				}
				continue
			}
			if got := v.Legal(nil); !slices.Equal(got, want) {
				t.Fatalf("legal in the view of seat %d: %q, want %q", seat, got, want)
			}
			for _, a := range want {
				in, out := v, *s
				err := in.Apply(a, nil)
				if !a.Kind.RevealsNothing() {
					if illegal, ok := err.(*Illegal); !ok || illegal.Reason != ReasonHidden || in != v {
						t.Fatalf("%q in a view: %v", a, err)
					}
					continue
				}
				if out.Apply(a, nil) != nil || err != nil || out.View(seat) != in.View(seat) {
					t.Fatalf("%q in a view leads elsewhere: %v", a, err)
				}
			}
		}
	})
}

// TestSampleIsConsistent: a sample has all cards, gives the same view and can be played on.
func TestSampleIsConsistent(t *testing.T) {
	eachPosition(t, func(s *State, r *rand.Rand) {
		for _, seat := range viewers(s) {
			v := s.View(seat)
			sample := v.Sample(r)
			if err := conserved(&sample); err != nil {
				t.Fatal(err)
			}
			if sample.View(seat) != v {
				t.Fatalf("a sample for seat %d gives another view", seat)
			}
			n := 0
			for _, c := range v.Unseen() {
				n += int(c)
			}
			hidden := sample.DeckSize() + sample.ShipSize()
			for other := range game.Seat(s.Seats()) {
				hidden += s.HandSize(other)
			}
			if seat != game.NoSeat {
				hidden -= s.HandSize(seat)
				for i := range s.ShipSize() {
					if _, by := s.ShipAt(i); by == seat {
						hidden--
					}
				}
			}
			if n != hidden {
				t.Fatalf("%d cards are unseen by seat %d, want %d", n, seat, hidden)
			}
			if !sample.Over() {
				if err := sample.Apply(sample.Legal(nil)[0], nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
}

// TestSampleIsUniform: an unseen card is as likely in every hidden place as in any other.
func TestSampleIsUniform(t *testing.T) {
	s := begin(t, options(3, 4, 5))
	v := s.View(0)
	card := PirateOf(Orange)
	for v.Unseen()[card] == 0 {
		card++
	}
	const samples = 40000
	r := source(11)
	places := map[string]float64{}
	for range samples {
		x := v.Sample(r)
		kept, _ := x.ShipAt(0)
		switch {
		case x.Hand(1)[card] > 0:
			places["hand 1"]++
		case x.Hand(2)[card] > 0:
			places["hand 2"]++
		case kept == card:
			places["ship"]++
		case x.deck[x.deckN-1] == card:
			places["top of the deck"]++
		case x.deck[0] == card:
			places["bottom of the deck"]++
		}
	}
	const unseen = DeckSize - DealtCards
	for place, cards := range map[string]float64{
		"hand 1": 5, "hand 2": 5, "ship": 1, "top of the deck": 1, "bottom of the deck": 1,
	} {
		p := cards / unseen
		want, sigma := samples*p, math.Sqrt(samples*p*(1-p))
		if math.Abs(places[place]-want) > 5*sigma {
			t.Errorf("the %v was %v times in %s, want about %.0f", card, places[place], place, want)
		}
	}
}

// TestViewHidesPirates: the view does not show that another seat must draw because it has only pirates; it does show that it must
// because it has one card.
func TestViewHidesPirates(t *testing.T) {
	l := lay(t, rings(2)...)
	l.give(0, "pirate-red", "pirate-blue")
	own, other, all := l.View(0).State(), l.View(1).State(), l.View(game.NoSeat).State()
	if !own.MustDraw() || other.MustDraw() || all.MustDraw() {
		t.Errorf("must draw: seat 0 sees %v, seat 1 %v, everyone %v", own.MustDraw(), other.MustDraw(), all.MustDraw())
	}
	l = lay(t, rings(2)...)
	l.give(0, "segador")
	if other := l.View(1).State(); !other.MustDraw() {
		t.Error("seat 1 does not see that a hand of one card must draw")
	}
}

// TestSampleMustDraw: a sampled hand with only pirates must draw, as a real one must; with the extra card in it, whichever that
// is does not count.
func TestSampleMustDraw(t *testing.T) {
	for _, extra := range []bool{false, true} {
		l := lay(t, rings(2)...)
		l.give(0, "pirate-red", "segador")
		l.owns(0, Extra)
		if extra {
			l.act(ExtraAction())
		}
		r := source(1)
		var must, may, lifted int
		for range 60000 {
			x := l.State.View(1).Sample(r)
			switch pirates := x.onlyPirates(0); {
			case pirates && !x.MustDraw():
				t.Fatalf("a sampled hand %v may build", x.HandCards(0, nil))
			case !x.MustDraw():
				may++
			case pirates:
				must++
			default:
				lifted++
			}
		}
		if must == 0 || may == 0 || (lifted > 0) != extra {
			t.Errorf("extra card %v: %d hands must draw, %d may build, %d must draw in spite of a settler", extra, must, may, lifted)
		}
	}
}

// TestLoadIsForgottenWhenTheShipIsShuffled: a seat knows its own cards on the ship until it arrives.
func TestLoadIsForgottenWhenTheShipIsShuffled(t *testing.T) {
	l := lay(t, ring(0), ring(0))
	l.give(0, "segador", "cestero")
	l.act(DrawAction())
	l.act(LoadAction(l.card("segador")))
	v := l.View(0).State()
	if c, by := v.ShipAt(1); c != l.card("segador") || by != 0 {
		t.Errorf("seat 0 sees %v of seat %d", c, by)
	}
	v = l.View(1).State()
	if c, by := v.ShipAt(1); c != NoCard || by != 0 {
		t.Errorf("seat 1 sees %v of seat %d", c, by)
	}
	var steps []Step
	l.turnOf(1, PhaseDone)
	if err := l.ApplyWith(EndAction(), inOrder{}, &steps); err != nil {
		t.Fatal(err)
	}
	v = steps[0].After.View(0).State()
	for i := range v.ShipSize() {
		if c, by := v.ShipAt(i); c != NoCard || by != game.NoSeat {
			t.Errorf("after the shuffle seat 0 sees %v of seat %d", c, by)
		}
	}
}

// TestEventFor: of each event with a hidden card others learn that it happened, and the number of cards, but no card. The card
// that is aboard at the start and the one that is kept for the next ship are hidden from everyone.
func TestEventFor(t *testing.T) {
	for kind, owned := range map[EventKind]bool{EvDeal: true, EvDraw: true, EvLoad: true, EvAboard: false, EvArrival: false} {
		told := newEvent(kind)
		if owned {
			told.Seat = 1
		}
		hidden := told
		if kind == EvDeal || kind == EvDraw {
			told.Count, hidden.Count = 1, 1
			told.Cards[0] = PirateOf(Red)
		} else {
			told.Card = PirateOf(Red)
		}
		for seat := game.NoSeat; seat < 2; seat++ {
			want := hidden
			if owned && seat == 1 {
				want = told
			}
			if got := told.For(seat); got != want {
				t.Errorf("of kind %d seat %d is told %+v, want %+v", kind, seat, got, want)
			}
		}
	}
}

// TestRecall: what a seat recalls is aboard, stays the same with all hidden cards swapped, and is worth recalling.
func TestRecall(t *testing.T) {
	turns, recalled := 0, 0
	eachPosition(t, func(s *State, r *rand.Rand) {
		seat := s.Decision().Seat
		if seat == game.NoSeat {
			return
		}
		recall := s.View(seat).Recall()
		known, aboard := recall.State(), s.ship
		for i, c := range known.ship[:known.shipN] {
			at := slices.Index(aboard[:s.shipN], c)
			if at < 0 && c != NoCard {
				t.Fatalf("seat %d recalls %v, which is not aboard", seat, c)
			}
			if at >= 0 {
				aboard[at] = NoCard
			}
			if i == 0 && s.phase <= PhaseDone {
				turns++
				if c != NoCard {
					recalled++
				}
			}
		}
		other := recall.Sample(r)
		if err := conserved(&other); err != nil || other.View(seat).Recall() != recall {
			t.Fatalf("a sample of what seat %d recalls: %v", seat, err)
		}
	})
	if recalled < turns/5 {
		t.Errorf("in %d of %d turns the card kept is known", recalled, turns)
	}
}
