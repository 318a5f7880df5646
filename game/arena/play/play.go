// Package play makes computer players play a game of any kind to its end, for the arena's table and for its laboratory.
package play

import (
	"context"
	"fmt"
	"time"

	"islas/game"
	"islas/game/ai"
	"islas/game/match"
	"islas/game/record"
)

// MaxRounds is the number of rounds after which a game is called off: many times the usual length. Where no stalemate is agreed
// on (game.Info), players can go on for ever.
const MaxRounds = 1000

// Game is a game that can be played: positions S, actions A, events E, views V.
type Game[S any, A game.Action, E, V any] struct {
	ai.Game[S, A, E, V]
	Lines record.Lines[S, A, E] // of its records
}

// Play plays a game to its end. It passes the steps to watch, if that is not nil, action by action; they are watch's only until
// it returns. When ctx is done before the end, the error is that of ctx.
func (g Game[S, A, E, V]) Play(ctx context.Context, setup match.Setup, recorded bool, watch func([]game.Step[S, E])) (Result, error) {
	r := newResult(setup)
	players, err := g.players(setup)
	if err != nil {
		return r, err
	}
	s, steps, err := g.New(setup.Options())
	if err != nil {
		return r, err
	}
	told, err := newTeller(g.Lines, setup, steps, recorded, watch)
	if err != nil {
		return r, err
	}
	var legal []A
	for err = told.tell(); err == nil && !g.Over(&s); err = told.tell() {
		if err := ctx.Err(); err != nil {
			return r, err
		}
		if g.Round(&s) > MaxRounds {
			return r, fmt.Errorf("it did not end within %d rounds; with other options it may", MaxRounds)
		}
		seat := g.Decider(&s)
		legal = g.Legal(&s, legal[:0])
		view := g.View(&s, seat)
		began := time.Now()
		action := players[seat].Choose(view)
		if len(legal) > 1 {
			r.Seats[seat].Times = append(r.Seats[seat].Times, time.Since(began))
		}
		if err := g.Apply(&s, action, told.sink()); err != nil {
			return r, fmt.Errorf("the level %s is broken: %w", setup.Seats[seat].Control, err)
		}
	}
	if err != nil {
		return r, err
	}
	for i := range r.Seats {
		r.Seats[i].Points = g.Points(&s, game.Seat(i))
	}
	r.Rounds, r.Winners, r.Record = g.Round(&s), g.Winners(&s), told.text.Bytes()
	if by, ok := g.Game.(game.Stalling[S]); ok {
		r.Stalled = by.Stalled(&s)
	}
	return r, nil
}

// players returns the players of the seats. Each has a seed of its own, so that equal levels don't choose alike.
func (g Game[S, A, E, V]) players(setup match.Setup) (players []ai.Player[V, A], err error) {
	for i, seat := range setup.Seats {
		p, err := g.Player(seat.Control, setup.Seed+uint64(i))
		if err != nil {
			return nil, err
		}
		players = append(players, p)
	}
	return players, nil
}
