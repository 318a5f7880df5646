package forecast_test

import (
	"math/rand/v2"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
)

// played returns the losses if everybody loads as many barrels as possible each time after an action, and keeps as many as
// possible.
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

// TestStoring requires the forecast of an action to be the losses when nobody loads any more, and those of Lost when it keeps.
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

// TestSettled requires the kinds of lost barrels to be settled only where every other way to keep as many loses the same barrels.
func TestSettled(t *testing.T) {
	settled, open := 0, 0
	for seed := range uint64(30) {
		s, err := puertorico.New(puertorico.Options{Seats: 3, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		src := rand.NewPCG(seed, 9)
		for !s.Over() {
			legal := s.Legal(nil)
			if d := s.Decision(); d.Phase == puertorico.PhaseKeep {
				if forecast.Settled(&s, legal[0], d.Seat) {
					t.Fatalf("%d ways to keep barrels are told to lose the same", len(legal))
				}
				open++
			} else if d.Phase == puertorico.PhaseLoad {
				told, after := forecast.Settled(&s, legal[0], d.Seat), s
				asked := false
				for a := legal[0]; after.Decision().Phase == puertorico.PhaseLoad || after.Decision().Phase == puertorico.PhaseKeep; {
					do(t, &after, a, nil)
					next := after.Decision()
					asked = asked || next.Phase == puertorico.PhaseKeep && next.Seat == d.Seat
					if next.Phase == puertorico.PhaseLoad {
						a = fullestLoad(&after)
					} else if next.Phase == puertorico.PhaseKeep {
						a = after.Legal(nil)[0]
					}
				}
				if asked == told {
					t.Fatalf("seat %d is told that what it loses is settled: %v, and asked what it keeps: %v", d.Seat, told, asked)
				}
				if told {
					settled++
				}
			}
			do(t, &s, legal[game.Below(src, uint64(len(legal)))], nil)
		}
	}
	if settled == 0 || open == 0 {
		t.Errorf("%d times it was settled, %d times not: nothing was tried", settled, open)
	}
}

// fullestLoad returns the first legal action that loads most barrels, pass if nothing can be loaded.
func fullestLoad(s *puertorico.State) puertorico.Action {
	best, most := puertorico.PassAction(), 0
	for _, a := range s.Legal(nil) {
		if n := forecast.Loaded(s, a); n > most {
			best, most = a, n
		}
	}
	return best
}
