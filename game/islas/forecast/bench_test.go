package forecast_test

import (
	"math/rand/v2"
	"testing"

	"islas/game/islas"
	"islas/game/islas/forecast"
	"islas/game/islas/internal/aitest"
)

// asked is a view and an action for the benchmarks.
type asked struct {
	view   islas.View
	action islas.Action
}

// questions are actions in positions of many games.
func questions(b *testing.B) (all []asked) {
	aitest.EachPosition(b, 8, func(s *islas.State, src *rand.Rand) {
		if legal := s.Legal(nil); len(legal) > 0 {
			all = append(all, asked{s.View(s.Decision().Seat), legal[src.IntN(len(legal))]})
		}
	})
	return all
}

// BenchmarkSettler measures the forecast of one settler in a new position.
func BenchmarkSettler(b *testing.B) {
	all := questions(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		v := all[i%len(all)].view
		forecast.New(v, v.Seat()).Settler(islas.Card(i % islas.Occupations))
	}
}

// BenchmarkOf measures the forecast of one action in a new position.
func BenchmarkOf(b *testing.B) {
	all := questions(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		q := all[i%len(all)]
		forecast.New(q.view, q.view.Seat()).Of(q.action)
	}
}
