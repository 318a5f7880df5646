package colonies

import (
	"testing"
	"unsafe"
)

// benchPositions returns positions of random games in which the seat at turn has a choice of many actions.
func benchPositions(tb testing.TB) (list []State) {
	pick := picker(7)
	for seed := range uint64(8) {
		s, err := New(Options{Seats: MinSeats + int(seed%2), Seed: seed, Offers: 3}, nil)
		if err != nil {
			tb.Fatal(err)
		}
		buf := []Action{}
		for n := 0; n < 1200 && !s.Over(); n++ {
			if d := s.Decision().Kind; n > 100 && n%7 == 0 && d == DecideMain {
				list = append(list, s)
			}
			buf = s.Legal(buf[:0])
			if err := s.Apply(pick.kindFirst(buf), nil); err != nil {
				tb.Fatal(err)
			}
		}
	}
	return list
}

func BenchmarkLegal(b *testing.B) {
	list := benchPositions(b)
	buf := make([]Action, 0, 400)
	n, options := 0, 0
	for b.Loop() {
		buf = list[n%len(list)].Legal(buf[:0])
		options += len(buf)
		n++
	}
	b.ReportMetric(float64(options)/float64(n), "options")
	b.ReportMetric(float64(unsafe.Sizeof(State{})), "B/state")
}
