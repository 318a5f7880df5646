package table

import "islas/game/islas"

// parts is how long an event is shown, in steps of the animation speed. What is not listed is not shown by itself. What is
// seen to happen within an event takes at most one step each, but for a voyage of the ship, which takes one for each of its
// two bends, and for words, which take the time to read them.
var parts = map[islas.EventKind]float64{
	islas.EvDeal: 0.5, islas.EvAboard: 0.5, islas.EvTurn: 0.8, islas.EvDraw: 1, islas.EvReshuffle: 1, islas.EvLoad: 1,
	islas.EvBuild: 2, islas.EvPalace: 2, islas.EvTown: 2,
	islas.EvArrival: 2, islas.EvSettler: 2.6, islas.EvNamed: 1.4, islas.EvLoss: 2.6, islas.EvPirate: 1.5,
	islas.EvPrivilege: 2, islas.EvRound: 3, islas.EvEnd: 2,
}

// ownDeal is how many steps the person at the machine is dealt cards; others are dealt theirs more quickly.
const ownDeal = 1.5

// lastRound is how many steps the end of the round is shown after which only one more is played.
const lastRound = 5

// stepsOf is how long a step is shown, in steps of the animation speed.
func (t *Table) stepsOf(step islas.Step) float64 {
	n := parts[step.Event.Kind]
	switch step.Event.Kind {
	case islas.EvReveal:
		n = readingOf(step.Event.Card, step.Event.Comparison, step.After.Seats()).ends
	case islas.EvDeal:
		if step.Event.Seat == t.viewer {
			n = ownDeal
		}
	case islas.EvRound:
		if step.Event.Last {
			n = lastRound
		}
	case islas.EvTurn:
		t.tempo.turn(!t.match.Human(step.Event.Seat))
	case islas.EvArrival:
		t.tempo.turn(false)
	}
	return t.tempo.fit(step.Event, n)
}
