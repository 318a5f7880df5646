package forecast

import (
	"islas/game"
	"islas/game/puertorico"
)

// Load is what the deciding seat gains and loses by loading a kind.
type Load struct {
	Good    puertorico.Good
	Barrels int // that go aboard
	Points  int
	Stays   int                // barrels of the kind that are left
	Lost    puertorico.Barrels // barrels that are lost afterwards, as far as is known
	Settled bool               // it is certain which kinds are lost
}

// Loading returns what a legal load brings.
func Loading(s *puertorico.State, a puertorico.Action) Load {
	seat, n := s.Decision().Seat, Loaded(s, a)
	own := s.Player(seat).Barrels()
	return Load{a.Good(), n, s.LoadPoints(seat, n), int(own[a.Good()]) - n, Storing(s, a)[seat], Settled(s, a, seat)}
}

// Best returns what the load brings, of some legal ones, that gives most points, and of several the one that loses fewest barrels; ok is
// false for none.
func Best(s *puertorico.State, loads []puertorico.Action) (best Load, ok bool) {
	for _, a := range loads {
		o := Loading(s, a)
		if !ok || o.Points > best.Points || o.Points == best.Points && o.Lost.Total() < best.Lost.Total() {
			best, ok = o, true
		}
	}
	return best, ok
}

// Storing returns what every seat would lose in the captain phase that is being played, if the deciding seat loaded or kept by a legal
// action now, and after that everybody loaded what gives most points and kept as many barrels as possible.
func Storing(s *puertorico.State, a puertorico.Action) (lost [puertorico.MaxSeats]puertorico.Barrels) {
	lost, _ = stored(s, a)
	return lost
}

// Settled reports whether it is certain of which kinds a seat loses barrels after an action: with several kinds to store it
// chooses itself which it keeps (rules, section 10).
func Settled(s *puertorico.State, a puertorico.Action, seat game.Seat) bool {
	lost, after := stored(s, a)
	kept := after.Player(seat).Barrels()
	kinds := lost[seat].Kinds()
	return kinds == 0 || (kinds|kept.Kinds()).Len() == 1
}

// stored returns what Storing returns, and the position in which the barrels are lost.
func stored(s *puertorico.State, a puertorico.Action) (lost [puertorico.MaxSeats]puertorico.Barrels, after puertorico.State) {
	after = *s
	var steps []puertorico.Step
	for {
		steps = steps[:0]
		if err := after.Apply(a, &steps); err != nil {
			panic("forecast: a legal action is refused: " + err.Error())
		}
		for i := range steps {
			if e := &steps[i].Event; e.Kind == puertorico.EvLost {
				return e.By, after
			}
		}
		if after.Decision().Phase == puertorico.PhaseLoad {
			a = fullest(&after)
		} else {
			a = Kept(&after)
		}
	}
}
