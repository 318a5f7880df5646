package islas

import (
	"testing"

	"islas/game"
)

// maxActions is more actions than any random game takes.
const maxActions = 4000

// playRandom plays s to its end, every legal action equally likely, and returns the number of actions.
func playRandom(tb testing.TB, s *State, p *picker, buf []Action) (int, []Action) {
	for n := range maxActions {
		if s.Over() {
			return n, buf
		}
		buf = s.Legal(buf[:0])
		if err := s.Apply(buf[p.below(len(buf))], nil); err != nil {
			tb.Fatal(err)
		}
	}
	tb.Fatalf("a random game did not end within %d actions", maxActions)
	return 0, nil
}

// BenchmarkRandomGames plays whole random games of four.
func BenchmarkRandomGames(b *testing.B) {
	b.ReportAllocs()
	o := options(4, 4, 1)
	p := picker(1)
	var buf []Action
	actions := 0
	for b.Loop() {
		o.Seed++
		s, err := New(o)
		if err != nil {
			b.Fatal(err)
		}
		n := 0
		n, buf = playRandom(b, &s, &p, buf)
		actions += n
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(actions)/float64(b.N), "actions/game")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(actions), "ns/action")
}

// positions returns the positions of a random game in which somebody has to decide.
func positions(b *testing.B) (list []State) {
	s, err := New(options(4, 4, 1))
	if err != nil {
		b.Fatal(err)
	}
	p := picker(7)
	for !s.Over() && len(list) < maxActions {
		legal := s.Legal(nil)
		list = append(list, s)
		if err := s.Apply(legal[p.below(len(legal))], nil); err != nil {
			b.Fatal(err)
		}
	}
	return list
}

// BenchmarkView makes a view and a sample of it.
func BenchmarkView(b *testing.B) {
	list := positions(b)
	r := source(1)
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		v := list[i].View(game.Seat(i & 3))
		s := v.Sample(r)
		if s.Seats() != 4 {
			b.Fatal("a sample has lost its seats")
		}
		if i++; i == len(list) {
			i = 0
		}
	}
}
