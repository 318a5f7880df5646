package main

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/islas/lines"
	"islas/game/match"
	"islas/game/record"
)

// maxRounds is when a game is called off: many times as long as random players take to the usual goal. With a goal beyond
// their reach players can go on for ever.
const maxRounds = 1000

// result is one finished game.
type result struct {
	seats   []seatResult
	winners game.SeatSet
	record  []byte // empty if none was asked for
}

type seatResult struct {
	level  string
	points int
	times  []time.Duration // of the decisions in which there was something to choose
}

// setup is that of game number n, counted from 0. It depends on the flags and n alone.
func (o *options) setup(n int) match.Setup {
	src := rand.New(rand.NewPCG(o.seed, uint64(n)))
	s := match.Setup{Values: game.Values{engine.DrawPrivilege: o.draw, engine.Goal: o.goal}, Seed: src.Uint64()}
	islands := o.islands
	if islands == nil {
		islands = board.IDs()
		src.Shuffle(len(islands), func(i, j int) { islands[i], islands[j] = islands[j], islands[i] })
	}
	for i := range o.levels {
		level := o.levels[(i+n)%len(o.levels)]
		s.Seats = append(s.Seats, match.Seat{Name: level, Control: level, Board: islands[i]})
	}
	return s
}

// play plays game number n, counted from 0, to its end. What happens in it is told to watch, if that is not nil, action by
// action; the steps are watch's only until it returns. When ctx is done before, the error is that of ctx.
func (o *options) play(ctx context.Context, n int, setup match.Setup, watch func([]islas.Step)) (result, error) {
	rules, err := engine.Options(setup.Options())
	if err != nil {
		return result{}, err
	}
	players := make([]ai.Player, len(setup.Seats))
	r := result{seats: make([]seatResult, len(setup.Seats))}
	for i, seat := range setup.Seats {
		if players[i], err = ai.New(seat.Control, setup.Seed+uint64(i)); err != nil {
			return r, err
		}
		r.seats[i].level = seat.Control
	}
	told, err := newTeller(setup, watch, o.record != "")
	if err != nil {
		return r, err
	}
	s, err := islas.NewWith(rules, nil, told.sink())
	if err != nil {
		return r, err
	}
	var legal []islas.Action
	for err = told.tell(); err == nil && !s.Over(); err = told.tell() {
		if err := ctx.Err(); err != nil {
			return r, err
		}
		if s.Round() > maxRounds {
			return r, fmt.Errorf("game %d did not end within %d rounds; with a lower -goal it will", n+1, maxRounds)
		}
		seat := s.Decision().Seat
		legal = s.Legal(legal[:0])
		action := r.seats[seat].decide(players[seat], s.View(seat), len(legal) > 1)
		if err := s.Apply(action, told.sink()); err != nil {
			return r, fmt.Errorf("game %d: the level %s is broken: %w", n+1, setup.Seats[seat].Control, err)
		}
	}
	if err != nil {
		return r, err
	}
	for i := range r.seats {
		r.seats[i].points = s.Points(game.Seat(i))
	}
	r.winners, r.record = s.Winners(), told.text.Bytes()
	return r, nil
}

// decide asks a player and takes the time, which counts if there is a choice.
func (r *seatResult) decide(p ai.Player, v islas.View, choice bool) islas.Action {
	began := time.Now()
	action := p.Choose(v)
	if choice {
		r.times = append(r.times, time.Since(began))
	}
	return action
}

// teller passes on what happens in a game.
type teller struct {
	steps  []islas.Step
	watch  func([]islas.Step)                                     // or nil
	record *record.Writer[islas.State, islas.Action, islas.Event] // or nil
	text   bytes.Buffer                                           // the record
}

func newTeller(setup match.Setup, watch func([]islas.Step), recorded bool) (*teller, error) {
	t := &teller{watch: watch}
	var err error
	if recorded {
		t.record, err = record.NewWriter(&t.text, lines.Lines{}, setup)
	}
	return t, err
}

// sink is where the game puts its steps; nil, which is faster, if nobody wants them.
func (t *teller) sink() *[]islas.Step {
	if t.watch == nil && t.record == nil {
		return nil
	}
	return &t.steps
}

// tell passes on the steps since the last time.
func (t *teller) tell() error {
	defer func() { t.steps = t.steps[:0] }()
	if t.watch != nil {
		t.watch(t.steps)
	}
	if t.record != nil {
		return t.record.Add(t.steps...)
	}
	return nil
}
