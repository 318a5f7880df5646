package lab

import (
	"testing"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/arena/play"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/game/puertorico/lines"
)

// plan returns a plan of games of random players.
func plan(games int) lab.Plan { return lab.Plan{Level: "random", Games: games, Seed: 11} }

// puertoRico is the game with what it needs to be played.
var puertoRico = play.Game[puertorico.State, puertorico.Action, puertorico.Event, puertorico.View]{Game: engine.Engine{}, Lines: lines.Lines{}}

// TestWatcherByHand: the end that is triggered first is distinguished from those that follow.
func TestWatcherByHand(t *testing.T) {
	w := (&tally{}).Watch(match.Setup{}).(*watcher)
	for seat, end := range []puertorico.Ending{puertorico.EndCity, puertorico.EndChips} {
		w.Steps([]puertorico.Step{{Event: puertorico.Event{Kind: puertorico.EvEnding, Ending: end, Seat: game.Seat(seat + 1)}}})
	}
	w.Steps([]puertorico.Step{{Event: puertorico.Event{Kind: puertorico.EvOver, Ending: puertorico.EndChips | puertorico.EndCity}}})
	if w.facts.First != puertorico.EndCity || w.facts.Ender != 1 || w.facts.Ending != puertorico.EndChips|puertorico.EndCity {
		t.Errorf("the end is %+v", w.facts)
	}
}
