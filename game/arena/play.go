package main

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"islas/game"
	"islas/game/ai"
	"islas/game/board"
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
	level     string
	points    int
	decisions int
	thinking  time.Duration // all decisions together
	longest   time.Duration
}

// setup is that of game number n, counted from 0. It depends on the flags and n alone.
func (o *options) setup(n int) match.Setup {
	src := rand.New(rand.NewPCG(o.seed, uint64(n)))
	s := match.Setup{DrawPrivilege: o.draw, Goal: o.goal, Seed: src.Uint64()}
	islands := o.islands
	if islands == nil {
		islands = board.IDs()
		src.Shuffle(len(islands), func(i, j int) { islands[i], islands[j] = islands[j], islands[i] })
	}
	for i := range o.levels {
		level := o.levels[(i+n)%len(o.levels)]
		s.Seats = append(s.Seats, match.Seat{Name: level, Control: level, Island: islands[i]})
	}
	return s
}

// play plays game number n to its end. When ctx is done before, the error is that of ctx.
func (o *options) play(ctx context.Context, n int) (result, error) {
	setup := o.setup(n)
	rules := game.Options{Seats: len(setup.Seats), DrawPrivilege: setup.DrawPrivilege, Goal: setup.Goal, Seed: setup.Seed}
	players := make([]ai.Player, len(setup.Seats))
	r := result{seats: make([]seatResult, len(setup.Seats))}
	for i, seat := range setup.Seats {
		rules.Islands[i] = o.geography[seat.Island]
		var err error
		if players[i], err = ai.New(seat.Control, setup.Seed+uint64(i)); err != nil {
			return r, err
		}
		r.seats[i].level = seat.Control
	}
	var sink *[]game.Step // stays nil without a record: that is faster
	if o.record != "" {
		sink = new([]game.Step)
	}
	s, err := game.NewWith(rules, nil, sink)
	if err != nil {
		return r, err
	}
	for !s.Over() {
		if err := ctx.Err(); err != nil {
			return r, err
		}
		if s.Round() > maxRounds {
			return r, fmt.Errorf("game %d did not end within %d rounds; with a lower -goal it will", n+1, maxRounds)
		}
		seat := s.Decision().Seat
		action := r.seats[seat].decide(players[seat], s.View(seat))
		if err := s.Apply(action, sink); err != nil {
			return r, fmt.Errorf("game %d: the level %s is broken: %w", n+1, setup.Seats[seat].Control, err)
		}
	}
	for i := range r.seats {
		r.seats[i].points = s.Points(game.Seat(i))
	}
	r.winners = s.Winners()
	if sink != nil {
		var b bytes.Buffer
		if err := record.Write(&b, setup, *sink); err != nil {
			return r, err
		}
		r.record = b.Bytes()
	}
	return r, nil
}

// decide asks a player and takes the time.
func (r *seatResult) decide(p ai.Player, v game.View) game.Action {
	began := time.Now()
	action := p.Choose(v)
	took := time.Since(began)
	r.decisions++
	r.thinking += took
	r.longest = max(r.longest, took)
	return action
}
