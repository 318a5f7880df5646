package advice

import (
	"testing"

	"islas/game/puertorico"
	"islas/game/puertorico/ai"
)

// BenchmarkOf measures the reason for taking a role in the middle of a game of four.
func BenchmarkOf(b *testing.B) {
	s, err := puertorico.New(puertorico.Options{Seats: 4, Seed: 1}, nil)
	if err != nil {
		b.Fatal(err)
	}
	player, err := ai.New("medium", 1)
	if err != nil {
		b.Fatal(err)
	}
	for s.Round() < 8 || s.Decision().Phase != puertorico.PhaseRole {
		if err := s.Apply(player.Choose(s.View(s.Decision().Seat)), nil); err != nil {
			b.Fatal(err)
		}
	}
	v := s.View(s.Decision().Seat)
	a := s.Legal(nil)[0]
	b.ReportAllocs()
	for range b.N {
		Of(v, a)
	}
}
