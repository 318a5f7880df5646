package forecast_test

import (
	"math/rand/v2"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
)

// played is what is lost if everybody loads as many barrels as possible each time after an action, and keeps as many as possible.
func played(t *testing.T, s puertorico.State, a puertorico.Action) [puertorico.MaxSeats]puertorico.Barrels {
	t.Helper()
	for {
		var steps []puertorico.Step
		do(t, &s, a, &steps)
		if d := s.Decision(); d.Phase == puertorico.PhaseKeep {
			a = forecast.Kept(&s)
			continue
		} else if d.Phase != puertorico.PhaseLoad {
			return event(t, steps, puertorico.EvLost).By
		}
		most := 0
		a = puertorico.PassAction()
		for _, other := range s.Legal(nil) {
			if n := forecast.Loaded(&s, other); n > most {
				a, most = other, n
			}
		}
	}
}

// TestStoring wants what is foretold of an action to be what is lost when nobody loads any more, and what Lost says when it keeps.
func TestStoring(t *testing.T) {
	loads, keeps := 0, 0
	for seed := range uint64(30) {
		s, err := puertorico.New(puertorico.Options{Seats: 3, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		src := rand.NewPCG(seed, 5)
		for !s.Over() {
			legal := s.Legal(nil)
			a := legal[game.Below(src, uint64(len(legal)))]
			switch d := s.Decision(); d.Phase {
			case puertorico.PhaseKeep:
				mine := forecast.Storing(&s, a)[d.Seat]
				if want := forecast.Lost(&s, a); mine != want {
					t.Fatalf("%v loses %v, told %v", a, want, mine)
				}
				keeps++
			case puertorico.PhaseLoad:
				told := forecast.Storing(&s, a)
				if lost := played(t, s, a); lost != told {
					t.Fatalf("%v: told %v, lost are %v", a, told, lost)
				}
				var steps []puertorico.Step
				do(t, &s, a, &steps)
				if last := steps[len(steps)-1].After.Decision().Phase; last != puertorico.PhaseLoad && last != puertorico.PhaseKeep {
					if lost := event(t, steps, puertorico.EvLost).By; lost != told {
						t.Fatalf("after the last load %v are lost, told %v", lost, told)
					}
					loads++
				}
				continue
			}
			do(t, &s, a, nil)
		}
	}
	if loads == 0 || keeps == 0 {
		t.Errorf("%d last loads, %d kept: nothing was tried", loads, keeps)
	}
}
