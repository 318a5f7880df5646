package lines

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/game/record"
)

// replay plays the lines of a record through the rules. It implements puertorico.Deck: tiles come in the order of the lines.
type replay struct {
	script     *record.Script
	reshuffles int // those of the current action
	begun      bool
}

// New implements record.Replay.
func (r *replay) New(o game.Options, sink *[]puertorico.Step) (puertorico.State, error) {
	options, err := engine.Options(o)
	if err != nil {
		return puertorico.State{}, err
	}
	s, err := puertorico.NewWith(options, r, sink)
	r.begun = true
	return s, err
}

// Apply implements record.Replay.
func (r *replay) Apply(s *puertorico.State, a puertorico.Action, sink *[]puertorico.Step) error {
	r.reshuffles = 0
	return s.ApplyWith(a, r, sink)
}

// Action implements record.Replay.
func (r *replay) Action(s *puertorico.State) (a puertorico.Action, err error) {
	d := s.Decision()
	action, err := r.script.Act(d.Seat, task(d.Phase))
	if err != nil {
		return a, err
	}
	return puertorico.ParseAction(action)
}

// task returns in words what a seat has to do in a phase.
func task(p puertorico.Phase) string {
	return [puertorico.Phases]string{
		puertorico.PhaseRole: "take a role", puertorico.PhaseHacienda: "draw a tile, or pass", puertorico.PhaseTile: "take a tile, or pass",
		puertorico.PhaseColonist: "take a colonist, or pass", puertorico.PhasePlacing: "place colonists", puertorico.PhaseBuild: "build, or pass",
		puertorico.PhaseExtra: "take one more barrel, or pass", puertorico.PhaseSell: "sell a barrel, or pass", puertorico.PhaseLoad: "load",
		puertorico.PhaseKeep: "say which barrels are kept",
	}[p]
}

// Shuffle implements puertorico.Deck: it puts the tiles into the order in which the record's lines from the next one on draw
// them, until they are shuffled again; tiles that are never drawn come last.
func (r *replay) Shuffle(tiles []puertorico.Tile) {
	var left [puertorico.TileKinds]int
	for _, t := range tiles {
		left[t]++
	}
	next := len(tiles)
	put := func(t puertorico.Tile) {
		next--
		tiles[next] = t
		left[t]--
	}
	lines := r.script.Rest()
	for i := r.from(lines); i < len(lines); i++ {
		line, ok := lines[i].(*chanceLine)
		if !ok {
			continue
		}
		if line.What == whatReshuffle {
			break
		}
		for _, t := range line.Tiles.Tiles {
			if left[t] == 0 {
				r.script.Impossible(i, "a tile in this line was not left in the stack")
				continue
			}
			put(puertorico.Tile(t))
		}
	}
	for t, n := range left {
		for range n {
			put(puertorico.Tile(t))
		}
	}
}

// from returns the index of the first line that can draw from the stack which is shuffled now: that after the line of the
// reshuffle. The stack of the set-up has no such line.
func (r *replay) from(lines []any) int {
	if !r.begun {
		return 0
	}
	r.reshuffles++
	told := 0
	for i := range lines {
		if line, ok := lines[i].(*chanceLine); ok && line.What == whatReshuffle {
			if told++; told == r.reshuffles {
				return i + 1
			}
		}
	}
	return len(lines)
}
