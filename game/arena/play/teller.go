package play

import (
	"bytes"

	"islas/game"
	"islas/game/match"
	"islas/game/record"
)

// teller passes the steps of a game on to a watcher and a record.
type teller[S any, A game.Action, E any] struct {
	steps  []game.Step[S, E]
	watch  func([]game.Step[S, E]) // or nil
	record *record.Writer[S, A, E] // or nil
	text   bytes.Buffer            // the record
}

// newTeller returns a teller whose next steps are first.
func newTeller[S any, A game.Action, E any](lines record.Lines[S, A, E], setup match.Setup, first []game.Step[S, E], recorded bool, watch func([]game.Step[S, E])) (*teller[S, A, E], error) {
	t := &teller[S, A, E]{watch: watch, steps: first}
	var err error
	if recorded {
		t.record, err = record.NewWriter(&t.text, lines, setup)
	}
	return t, err
}

// sink returns where the game appends its steps; nil, which is faster, if nothing needs them.
func (t *teller[S, A, E]) sink() *[]game.Step[S, E] {
	if t.watch == nil && t.record == nil {
		return nil
	}
	return &t.steps
}

// tell passes on the steps since the last call.
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
