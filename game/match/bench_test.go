package match_test

import (
	"math/rand/v2"
	"testing"

	"islas/game/match"
)

// BenchmarkRead reads the summary of the save of a finished game.
func BenchmarkRead(b *testing.B) {
	src := rand.New(rand.NewPCG(5, 5))
	m, _ := start(b, setup(4, 5))
	for !m.Over() {
		step(b, m, src)
	}
	data := save(b, m)
	b.ReportMetric(float64(len(data)), "bytes")
	b.ReportMetric(float64(m.Played()), "actions")
	for b.Loop() {
		if _, err := match.Read(data); err != nil {
			b.Fatal(err)
		}
	}
}
