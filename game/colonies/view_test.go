package colonies

import (
	"math/rand/v2"
	"slices"
	"testing"

	"islas/game"
)

// positions plays random actions, and returns the positions in which somebody has to decide.
func positions(tb testing.TB, seats int, seed uint64, actions int) (list []State) {
	tb.Helper()
	s, err := New(Options{Seats: seats, Seed: seed, Offers: 2}, nil)
	if err != nil {
		tb.Fatal(err)
	}
	pick := picker(seed)
	for range actions {
		if s.Over() {
			break
		}
		list = append(list, s)
		if err := s.Apply(pick.eager(s.Legal(nil)), nil); err != nil {
			tb.Fatal(err)
		}
	}
	return list
}

// TestViewHides: positions that differ in what a seat cannot know give it the same view.
func TestViewHides(t *testing.T) {
	hands, cards := 0, 0
	for seed := range uint64(4) {
		seats := MinSeats + int(seed%2)
		for i, s := range positions(t, seats, seed, 1500) {
			viewer := game.Seat(i%(seats+1)) - 1
			v := s.View(viewer)
			other := s
			other.rng = *rand.NewPCG(1, 1)
			for row := range other.sure {
				if row != v.viewer() {
					other.sure[row] = [MaxSeats]Hand{{1, 2, 3, 4, 5}}
				}
			}
			// Two hands exchange cards that the viewer is not sure of; a card of the deck is exchanged for one of a hand.
			var loose []game.Seat
			for seat := range game.Seat(seats) {
				if seat != viewer && v.Sure(seat) != s.Hand(seat) {
					loose = append(loose, seat)
				}
			}
			if len(loose) >= 2 {
				a, b := &other.players[loose[0]], &other.players[loose[1]]
				for r := range Resources {
					for q := range Resources {
						if r != q && a.hand[r] > v.Sure(loose[0])[r] && b.hand[q] > v.Sure(loose[1])[q] {
							a.hand[r]--
							a.hand[q]++
							b.hand[q]--
							b.hand[r]++
							hands++
							break
						}
					}
				}
			}
			for seat := range game.Seat(seats) {
				p := &other.players[seat]
				c, d := slices.IndexFunc(p.cards[:], positive), slices.IndexFunc(other.deck[:], positive)
				if seat == viewer || c < 0 || d < 0 || c == d {
					continue
				}
				p.cards[c]--
				p.cards[d]++
				other.deck[d]--
				other.deck[c]++
				p.fresh = [Cards]uint8{}
				cards++
			}
			if got := other.View(viewer); got != v {
				t.Fatalf("seed %d, action %d: the view of %d tells what it cannot know", seed, i, viewer)
			}
		}
	}
	if hands < 20 || cards < 100 {
		t.Errorf("only %d hands and %d development cards were exchanged", hands, cards)
	}
}

func positive(n uint8) bool { return n > 0 }

// TestSample: a sample is a whole position with the same view, in which the decider can do the same; the same generator gives
// the same sample.
func TestSample(t *testing.T) {
	known, guessed := 0, 0
	for seed := range uint64(4) {
		seats := MinSeats + int(seed%2)
		for i, s := range positions(t, seats, seed, 1500) {
			viewer := s.Decision().Seat
			v := s.View(viewer)
			var x, y State
			v.Sample(&x, rand.NewPCG(seed, uint64(i)))
			v.Sample(&y, rand.NewPCG(seed, uint64(i)))
			if x != y {
				t.Fatal("the same generator gives two samples")
			}
			if x.View(viewer) != v {
				t.Fatalf("seed %d, action %d: a sample of the view of %d has another view", seed, i, viewer)
			}
			x.sure = s.sure // others' knowledge is not sampled
			for row := range x.sure {
				for seat := range x.sure[row] {
					if row == seat || row != v.viewer() {
						x.sure[row][seat] = Hand{}
					}
				}
				if row < MaxSeats {
					x.sure[row][row] = x.players[row].hand
				}
			}
			if err := conserved(&x); err != nil {
				t.Fatalf("seed %d, action %d: in a sample %v", seed, i, err)
			}
			if !slices.Equal(x.Legal(nil), s.Legal(nil)) || !slices.Equal(v.State().Legal(nil), s.Legal(nil)) {
				t.Fatalf("seed %d, action %d: the decider can do something else in a sample", seed, i)
			}
			for seat := range game.Seat(seats) {
				if seat != viewer {
					known += v.Sure(seat).Total()
					guessed += s.HandSize(seat) - v.Sure(seat).Total()
				}
			}
		}
	}
	if guessed == 0 || known < 2*guessed {
		t.Errorf("%d cards of others are known, %d not", known, guessed)
	}
}

// TestRobbedCard: a card robbed is known to thief and victim; of the others' hands they know what is left, and who does not see it
// knows of each kind one card less of the victim (section 18).
func TestRobbedCard(t *testing.T) {
	s, err := New(Options{Seats: 4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for seat := range game.Seat(4) {
		s.pay(seat, s.Hand(seat))
	}
	s.gain(1, Hand{Wood: 2, Clay: 1})
	s.steal(0, 1, Wood)
	sure := func(viewer, seat game.Seat) Hand {
		v := s.View(viewer)
		return v.Sure(seat)
	}
	for _, viewer := range []game.Seat{0, 1} {
		if sure(viewer, 0) != (Hand{Wood: 1}) || sure(viewer, 1) != (Hand{Wood: 1, Clay: 1}) {
			t.Errorf("seat %d knows %v and %v", viewer, sure(viewer, 0), sure(viewer, 1))
		}
	}
	for _, viewer := range []game.Seat{2, game.NoSeat} {
		if sure(viewer, 0) != (Hand{}) || sure(viewer, 1) != (Hand{Wood: 1}) {
			t.Errorf("seat %d knows %v and %v", viewer, sure(viewer, 0), sure(viewer, 1))
		}
	}
	// The thief builds with the card: now it is known.
	s.gain(0, one(Clay, 1))
	s.pay(0, Cost(BuildRoad))
	v := s.View(2)
	if got := v.Unseen(); got != (Hand{Wood: 1, Clay: 1}) {
		t.Errorf("all others hold %v", got)
	}
	// Of a hand of one kind everybody knows what is robbed.
	s.pay(1, s.Hand(1))
	s.gain(1, Hand{Ore: 2})
	s.steal(3, 1, Ore)
	if sure(2, 3) != (Hand{Ore: 1}) || sure(2, 1) != (Hand{Ore: 1}) {
		t.Errorf("seat 2 knows %v and %v", sure(2, 3), sure(2, 1))
	}
	// Who says yes to an offer holds the cards.
	s.steal(2, 3, Ore)
	s.prove(2, Ore, 1)
	if sure(0, 2)[Ore] != 1 {
		t.Error("a card that was shown is not known")
	}
}
