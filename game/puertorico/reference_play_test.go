package puertorico_test

import (
	"encoding/json"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/ai"
	"islas/game/puertorico/lines"
)

func init() {
	puertorico.RecordLine = func(step *puertorico.Step) string {
		line := lines.Lines{}.Line(step, step.After.Seats())
		if line == nil {
			return ""
		}
		text, err := json.Marshal(line)
		if err != nil {
			panic(err)
		}
		return string(text)
	}
}

// TestGoodPlayAgainstReference makes players that build whole cities play in the engine and in the reference, which must agree
// after every action. Random games hardly get where these do.
func TestGoodPlayAgainstReference(t *testing.T) {
	games := uint64(40)
	if testing.Short() {
		games = 10
	}
	seen := map[puertorico.Building]bool{}
	for seats := puertorico.MinSeats; seats <= puertorico.MaxSeats; seats++ {
		for seed := range games {
			points := puertorico.PointChoices(seats)
			p := puertorico.Begin(t, puertorico.Options{Seats: seats, Seed: seed, Start: game.Seat(seed % uint64(seats)), Points: points[seed%uint64(len(points))]})
			for n := uint64(0); !p.Over(); n++ {
				level := []string{"easy", "shipper"}[n%2]
				if n%7 == 6 {
					level = "random" // so that no two games are alike
				}
				player, err := ai.New(level, seed<<10+n)
				if err != nil {
					t.Fatal(err)
				}
				p.Do(player.Choose(p.View(p.Decision().Seat)))
			}
			for seat := range game.Seat(seats) {
				for _, b := range p.Player(seat).Built() {
					seen[b] = true
				}
			}
		}
	}
	if len(seen) < puertorico.Buildings {
		t.Errorf("only %d kinds of buildings were built", len(seen))
	}
}
