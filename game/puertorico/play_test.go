package puertorico

import "testing"

// BenchmarkRandom plays random games and measures a decision with its legal actions.
func BenchmarkRandom(b *testing.B) {
	var buf [maxLegal]Action
	start, _ := New(Options{Seats: 4, Seed: 1}, nil)
	pick := picker(1)
	b.ReportAllocs()
	for n := 0; n < b.N; {
		s := start
		for ; !s.Over(); n++ {
			legal := s.Legal(buf[:0])
			if err := s.Apply(legal[pick.below(len(legal))], nil); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "actions/s")
}
