package table

import "islas/game"

// parts is how long an event is shown, in steps of the animation speed. What is not listed is not shown by itself. What is
// seen to happen within an event takes at most one step each, but for a voyage of the ship, which takes one for each of its
// two bends, and for words, which take the time to read them.
var parts = map[game.EventKind]float64{
	game.EvDeal: 0.5, game.EvAboard: 0.5, game.EvTurn: 0.8, game.EvDraw: 1, game.EvReshuffle: 1, game.EvLoad: 1,
	game.EvBuild: 2, game.EvPalace: 2, game.EvTown: 2,
	game.EvArrival: 2, game.EvSettler: 2.6, game.EvNamed: 1.4, game.EvLoss: 2.6, game.EvPirate: 1.5,
	game.EvPrivilege: 2, game.EvRound: 3, game.EvEnd: 2,
}

// ownDeal is how many steps the person at the machine is dealt cards; others are dealt theirs more quickly.
const ownDeal = 1.5

// lastRound is how many steps the end of the round is shown after which only one more is played.
const lastRound = 5

// stepsOf is how long a step is shown, in steps of the animation speed.
func (t *Table) stepsOf(step game.Step) float64 {
	n := parts[step.Event.Kind]
	switch step.Event.Kind {
	case game.EvReveal:
		n = readingOf(step.Event.Card, step.Event.Comparison, step.After.Seats()).ends
	case game.EvDeal:
		if step.Event.Seat == t.viewer {
			n = ownDeal
		}
	case game.EvRound:
		if step.Event.Last {
			n = lastRound
		}
	case game.EvTurn:
		t.tempo.turn(!t.match.Human(step.Event.Seat))
	case game.EvArrival:
		t.tempo.turn(false)
	}
	return t.tempo.fit(step.Event, n)
}
