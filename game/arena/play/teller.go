package play

import (
	"bytes"

	"islas/game"
	"islas/game/match"
	"islas/game/record"
)

// teller passes on what happens in a game.
type teller[S any, A game.Action, E any] struct {
	steps  []game.Step[S, E]
	watch  func([]game.Step[S, E]) // or nil
	record *record.Writer[S, A, E] // or nil
	text   bytes.Buffer            // the record
}

// newTeller makes a teller that has the first steps to tell.
func newTeller[S any, A game.Action, E any](lines record.Lines[S, A, E], setup match.Setup, first []game.Step[S, E], recorded bool, watch func([]game.Step[S, E])) (*teller[S, A, E], error) {
	t := &teller[S, A, E]{watch: watch, steps: first}
	var err error
	if recorded {
		t.record, err = record.NewWriter(&t.text, lines, setup)
	}
	return t, err
}

// sink is where the game puts its steps; nil, which is faster, if nobody wants them.
func (t *teller[S, A, E]) sink() *[]game.Step[S, E] {
	if t.watch == nil && t.record == nil {
		return nil
	}
	return &t.steps
}

// tell passes on the steps since the last time.
func (t *teller[S, A, E]) tell() error {
	defer func() { t.steps = t.steps[:0] }()
	if t.watch != nil {
		t.watch(t.steps)
	}
	if t.record != nil {
		return t.record.Add(t.steps...)
	}
	return nil
}
