package value_test

import (
	"bytes"
	"math"
	"math/rand/v2"
	"testing"

	assets "islas/assets/islas"
	"islas/game"
	"islas/game/ai/net"
	"islas/game/islas"
	"islas/game/islas/internal/aitest"
	"islas/game/islas/internal/value"
)

func network(t testing.TB) *value.Net {
	t.Helper()
	n, err := net.Read[value.Net](assets.Value)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// rounds calls look at the beginning of every round of random games, and at their ends.
func rounds(t testing.TB, n int, look func(s *islas.State, src *rand.Rand)) {
	t.Helper()
	round := 0
	aitest.EachPosition(t, n, func(s *islas.State, src *rand.Rand) {
		if s.Round() != round || s.Over() {
			round = s.Round()
			look(s, src)
		}
		if s.Over() {
			round = 0
		}
	})
}

// TestFeatures requires rising indices within the number of inputs, values of a size that a network learns from, and features
// that do not depend on the cards that the seat cannot see.
func TestFeatures(t *testing.T) {
	last := uint16(0)
	rounds(t, 40, func(s *islas.State, src *rand.Rand) {
		if s.Over() {
			return
		}
		for seat := range game.Seat(s.Seats()) {
			list := value.Features(nil, s, seat)
			for i, x := range list {
				if i > 0 && x.Index <= list[i-1].Index || int(x.Index) >= value.Inputs || x.Value == 0 || math.Abs(float64(x.Value)) > 4 {
					t.Fatalf("input %d is %v", i, x)
				}
				last = max(last, x.Index)
			}
			other := s.View(seat).Sample(src)
			again := value.Features(nil, &other, seat)
			if len(again) != len(list) {
				t.Fatal("other hidden cards, other features")
			}
			for i := range list {
				if list[i] != again[i] {
					t.Fatalf("other hidden cards, another input: %v and %v", list[i], again[i])
				}
			}
		}
	})
	if last < value.Inputs-12 {
		t.Errorf("the last input met is %d of %d", last, value.Inputs)
	}
}

// TestJudge requires judgements between nothing and all, the same from every judge, and for a game that is over those of its end.
func TestJudge(t *testing.T) {
	n := network(t)
	one, two := n.Judge(), n.Judge()
	rounds(t, 20, func(s *islas.State, _ *rand.Rand) {
		for seat := range game.Seat(s.Seats()) {
			v := one(s, seat)
			if v < 0 || v > value.One || v != two(s, seat) {
				t.Fatalf("judged %d and %d", v, two(s, seat))
			}
			if w := s.Winners(); s.Over() && w.Count() == 1 && (v > value.One/2) != w.Has(seat) {
				t.Fatalf("points %v: seat %d is worth %v", s.Points(seat), seat, float64(v)/value.One)
			}
		}
	})
}

// TestOdds: whoever the network judges better has better odds, and where all is even they are 1. All chances together are a whole.
func TestOdds(t *testing.T) {
	n := network(t)
	odds, judge, chances := n.Odds(), n.Judge(), n.Chances()
	better := 0
	rounds(t, 20, func(s *islas.State, _ *rand.Rand) {
		if s.Over() {
			return
		}
		whole := int64(0)
		for seat := range game.Seat(s.Seats()) {
			whole += chances(s, seat)
			a, b := odds(s, seat), judge(s, seat)
			if a <= 0 || (a > 1) != (b > value.One/2) && b != value.One/2 {
				t.Errorf("odds of %v where the network says %d", a, b)
			}
			if first := odds(s, 0); (a > first) != (b > judge(s, 0)) && b != judge(s, 0) {
				t.Errorf("seat %d has the odds %v and seat 0 %v; the network says otherwise", seat, a, first)
			}
			if a > 1 {
				better++
			}
		}
		if whole < value.One-islas.MaxSeats || whole > value.One {
			t.Errorf("all chances together are %d", whole)
		}
	})
	if better == 0 {
		t.Error("nobody has good odds")
	}
}

// TestKnows requires the network to rank seats as games turn out: whoever is judged best at the beginning of the last round
// mostly wins, and more points are never judged worse than far fewer.
func TestKnows(t *testing.T) {
	judge := network(t).Judge()
	right, all := 0, 0
	best := game.NoSeat
	rounds(t, 300, func(s *islas.State, _ *rand.Rand) {
		switch {
		case s.Over() && best != game.NoSeat:
			all++
			if s.Winners().Has(best) {
				right++
			}
			best = game.NoSeat
		case !s.Over() && s.FinalRound():
			most := int64(-1)
			for seat := range game.Seat(s.Seats()) {
				if v := judge(s, seat); v > most {
					best, most = seat, v
				}
			}
		}
	})
	if all < 250 || right < all*85/100 {
		t.Errorf("the seat judged best before the last round won %d of %d games", right, all)
	}
}

// TestRead: the weights of the program are those of the network.
func TestRead(t *testing.T) {
	if !bytes.Equal(net.Marshal(network(t)), assets.Value) {
		t.Error("the network written is not the one read")
	}
}

func TestNoGarbage(t *testing.T) {
	judge := network(t).Judge()
	rounds(t, 2, func(s *islas.State, _ *rand.Rand) {
		judge(s, 0) // makes room
		if n := testing.AllocsPerRun(3, func() { judge(s, 0) }); n != 0 {
			t.Fatalf("judging allocates %v times", n)
		}
	})
}

func BenchmarkJudge(b *testing.B) {
	judge := network(b).Judge()
	var positions []islas.State
	rounds(b, 4, func(s *islas.State, _ *rand.Rand) { positions = append(positions, *s) })
	i := 0
	for b.Loop() {
		judge(&positions[i%len(positions)], 0)
		i++
	}
}
