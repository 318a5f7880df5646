package review_test

import (
	"math"
	"testing"

	"islas/game"
	colonies "islas/game/colonies/engine"
	islas "islas/game/islas/engine"
	puertorico "islas/game/puertorico/engine"
	"islas/game/review"
)

// BenchmarkReview reviews a game of four from its first decision to its last, on one core.
func BenchmarkReview(b *testing.B) {
	b.Run("islas", func(b *testing.B) { benchmark(b, islas.Engine{}, "medium") })
	b.Run("puertorico", func(b *testing.B) { benchmark(b, puertorico.Engine{}, "medium") })
	b.Run("colonies", func(b *testing.B) { benchmark(b, colonies.Engine{}, "medium") })
}

func benchmark[S any, A game.Action, E, V any](b *testing.B, g review.Game[S, A, E, V], level string) {
	past := played(b, g, 4, level, 5)
	for b.Loop() {
		r := begin(b, g, 4, past, review.Usual(), 1)
		r.Step(math.MaxInt)
		_, all := r.Progress()
		b.ReportMetric(float64(all), "play-outs")
		b.ReportMetric(float64(len(r.Verdict().Moments)), "moments")
	}
}
