package forecast

import "islas/game/puertorico"

// Storing returns what every seat would lose in the captain phase that is being played, if the deciding seat loaded or kept by a legal
// action now, and after that everybody loaded what gives most points and kept as many barrels as possible.
func Storing(s *puertorico.State, a puertorico.Action) (lost [puertorico.MaxSeats]puertorico.Barrels) {
	after := *s
	var steps []puertorico.Step
	for {
		steps = steps[:0]
		if err := after.Apply(a, &steps); err != nil {
			panic("forecast: a legal action is refused: " + err.Error())
		}
		for i := range steps {
			if e := &steps[i].Event; e.Kind == puertorico.EvLost {
				return e.By
			}
		}
		if after.Decision().Phase == puertorico.PhaseLoad {
			a = fullest(&after)
		} else {
			a = Kept(&after)
		}
	}
}
