package lab

import (
	"islas/game"
	"islas/game/arena/lab"
	"islas/game/match"
	"islas/game/puertorico"
)

// facts holds the facts of one finished game.
type facts struct {
	lab.Facts

	Built  [puertorico.MaxSeats][puertorico.Buildings]int // round in which the seat built it, 0 if it did not
	Roles  [puertorico.MaxSeats][puertorico.Roles]int     // how often the seat took each
	First  puertorico.Ending                              // which was triggered first
	Ender  game.Seat                                      // who filled the city by which it was, or had taken the role
	Ending puertorico.Ending                              // all that were triggered
	Scores [puertorico.MaxSeats]puertorico.Score
}

// watcher gathers the facts of a game from its steps. It implements lab.Watcher.
type watcher struct {
	tally *tally // that the game is added to
	facts facts
}

// Watch implements lab.Study.
func (t *tally) Watch(match.Setup) lab.Watcher[puertorico.State, puertorico.Event] {
	return &watcher{tally: t}
}

// Steps implements lab.Watcher.
func (w *watcher) Steps(steps []puertorico.Step) {
	for i := range steps {
		w.event(&steps[i].Event, &steps[i].After)
	}
}

// Add implements lab.Watcher.
func (w *watcher) Add(_ int, f *lab.Facts) {
	w.facts.Facts = *f
	w.tally.add(&w.facts)
}

func (w *watcher) event(e *puertorico.Event, after *puertorico.State) {
	f := &w.facts
	switch e.Kind {
	case puertorico.EvAct:
		switch e.Action.Kind {
		case puertorico.Build:
			f.Built[e.Seat][e.Action.Building()] = after.Round()
		case puertorico.TakeRole:
			f.Roles[e.Seat][e.Action.Role()]++
		}
	case puertorico.EvEnding:
		if f.First == 0 {
			f.First, f.Ender = e.Ending, e.Seat
			if e.Ending != puertorico.EndCity {
				_, f.Ender = after.Role()
			}
		}
	case puertorico.EvOver:
		f.Ending = e.Ending
		for seat := range game.Seat(after.Seats()) {
			f.Scores[seat] = after.Score(seat)
		}
	}
}
