package record

import (
	"bytes"
	"errors"
	"fmt"

	"islas/game"
)

// player plays a record through the rules: each line either is what happens by itself or holds the action taken.
type player[S any, A game.Action, E any] struct {
	lines   Lines[S, A, E]
	replay  Replay[S, A, E]
	script  *Script
	seats   int
	decider func(s *S) game.Seat
	state   S
	steps   []game.Step[S, E] // those of the lines accounted for
	ahead   []game.Step[S, E] // those since then, which have no line of their own: the next line shows whether they happened

	actions []A
	marks   []int // by action: how many steps had happened before
}

// play plays from the beginning to the end of the record.
func (p *player[S, A, E]) play(options game.Options) error {
	var steps []game.Step[S, E]
	state, err := p.replay.New(options, &steps)
	if err != nil {
		return headError(err)
	}
	if err := p.match(steps, state); err != nil {
		return err
	}
	for p.script.at < len(p.script.lines) {
		action, err := p.action()
		if err != nil {
			return err
		}
		p.actions, p.marks = append(p.actions, action), append(p.marks, len(p.steps)+len(p.ahead))
		steps, state = nil, p.state
		if err := p.replay.Apply(&state, action, &steps); err != nil {
			return p.refused(err)
		}
		if err := p.match(steps, state); err != nil {
			return err
		}
	}
	return nil
}

// done returns the actions whose results the lines show, and their marks.
func (p *player[S, A, E]) done() (actions []A, marks []int) {
	n := len(p.actions)
	for n > 0 && p.marks[n-1] >= len(p.steps) {
		n--
	}
	return p.actions[:n], p.marks[:n]
}

// over reports whether the record goes to the end of the game.
func (p *player[S, A, E]) over() bool {
	return len(p.steps) > 0 && p.lines.Over(&p.steps[len(p.steps)-1].After)
}

// match checks that the lines fit the steps, as far as they go.
func (p *player[S, A, E]) match(steps []game.Step[S, E], state S) error {
	script := p.script
	for i := range steps {
		p.ahead = append(p.ahead, steps[i])
		want := p.lines.Line(&steps[i], p.seats)
		if want == nil {
			continue
		}
		if script.at == len(script.lines) { // the record breaks off in the middle of what one action leads to
			return nil
		}
		if !sameLine(want, script.lines[script.at]) {
			return p.mismatch(want)
		}
		p.steps = append(p.steps, p.ahead...)
		p.ahead = p.ahead[:0]
		script.at++
	}
	p.state = state
	return nil
}

// mismatch returns the error of a next line that is not what the rules give.
func (p *player[S, A, E]) mismatch(want any) error {
	if p.script.wrong == p.script.at {
		return p.error("%s", p.script.problem)
	}
	return p.error("by the rules this line is %s", bytes.TrimSpace(encode(want)))
}

// refused returns the error of a next line whose action the rules do not allow.
func (p *player[S, A, E]) refused(err error) error {
	if errors.Is(err, game.ErrIllegal) {
		e := p.error("the rules do not allow this: %s", err)
		e.Fault, e.Seat = NotAllowed, p.decider(&p.state)
		return e
	}
	return p.error("%s", err)
}

// error returns the error of a next line that cannot come here.
func (p *player[S, A, E]) error(format string, args ...any) *Error {
	return &Error{Line: p.script.at + 1, Problem: fmt.Sprintf(format, args...), Fault: Misplaced}
}

// action returns the action of the deciding seat, by the next line.
func (p *player[S, A, E]) action() (a A, err error) {
	switch {
	case p.script.wrong == p.script.at:
		return a, p.error("%s", p.script.problem)
	case p.lines.Over(&p.state):
		return a, p.error("the record goes on after the end of the game")
	}
	if a, err = p.replay.Action(&p.state); err != nil {
		return a, p.error("%s", err)
	}
	return a, nil
}
