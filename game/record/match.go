package record

import (
	"bytes"

	"islas/game"
	"islas/game/match"
)

// Match returns the recorded game, which must have at least one step, as a match that can be looked at. Others can be played on
// from it (match.Match.From) if its seed deals the record's chance: records of other programs, which shuffle otherwise, have
// another chance.
func (r *Record[S, A, E]) Match(rules game.Rules[S, A, E], lines Lines[S, A, E]) *match.Match[S, A, E] {
	return match.Recorded(rules, r.Setup, match.Told[S, A, E]{
		Steps: r.Steps, Actions: r.Actions, Marks: r.Marks, Again: r.again(rules, lines), Midst: r.Midst, Wrong: r.Wrong,
	})
}

// again reports whether setup and actions lead to the record's steps.
func (r *Record[S, A, E]) again(rules game.Rules[S, A, E], lines Lines[S, A, E]) bool {
	state, steps, err := rules.New(r.Setup.Options())
	for i := 0; err == nil && i < len(r.Actions); i++ {
		err = rules.Apply(&state, r.Actions[i], &steps)
	}
	if err != nil || len(steps) < len(r.Steps) {
		return false
	}
	var told, played bytes.Buffer
	for _, w := range []struct {
		to    *bytes.Buffer
		steps []game.Step[S, E]
	}{{&told, r.Steps}, {&played, steps[:len(r.Steps)]}} {
		if Write(w.to, lines, r.Setup, w.steps) != nil {
			return false
		}
	}
	return bytes.Equal(told.Bytes(), played.Bytes())
}
