package stage

import (
	"bytes"
	"io"

	"islas/game"
	"islas/game/match"
	"islas/game/record"
)

// Engine implements the part of a Game that follows from its rules and from the lines of its records.
type Engine[S any, A game.Action, E any] struct {
	Rules game.Rules[S, A, E]
	Lines record.Lines[S, A, E]
}

// Info implements Game.
func (e Engine[S, A, E]) Info() *game.Info { return e.Rules.Info() }

// New implements Game.
func (e Engine[S, A, E]) New(setup match.Setup) (match.Any, error) {
	m, _, err := match.New(e.Rules, setup)
	if err != nil {
		return nil, err
	}
	return m, nil
}

// Load implements Game.
func (e Engine[S, A, E]) Load(data []byte) (match.Any, error) {
	m, _, err := match.Load(e.Rules, data)
	if err != nil {
		return nil, err
	}
	return m, nil
}

// Record implements Game.
func (e Engine[S, A, E]) Record(w io.Writer, m match.Any) error {
	played := m.(*match.Match[S, A, E])
	return record.Write(w, e.Lines, played.Setup(), played.Steps())
}

// Open implements Game.
func (e Engine[S, A, E]) Open(data []byte) (match.Any, error) {
	if !record.Claims(data) {
		return e.Load(data)
	}
	r, err := record.Read(bytes.NewReader(data), e.Rules, e.Lines)
	switch {
	case r == nil:
		return nil, err
	case len(r.Steps) == 0:
		return nil, &record.Error{Line: 1, Problem: "nothing follows: the record tells of nothing that happened", Fault: record.NothingTold}
	}
	return r.Match(e.Rules, e.Lines), err
}
