package main

import (
	"context"
	"fmt"

	"islas/game/arena/lab"
)

// labGame is a game of the laboratory: number n of the plan of a level.
type labGame struct {
	level int
	n     int
	all   int // number of the game among those of all levels, counted from 0
}

// labQueue hands out the games of the plans so that at any time about the same part of each is played: even an interrupted run
// has results of all levels.
type labQueue struct {
	plans []lab.Plan
	begun []int
	all   int
}

func (q *labQueue) next() (labGame, bool) {
	best := -1
	for i, p := range q.plans {
		// The middle of the level's next game as a part of all its games, compared crosswise.
		if q.begun[i] < p.Games && (best < 0 || (2*q.begun[i]+1)*q.plans[best].Games < (2*q.begun[best]+1)*p.Games) {
			best = i
		}
	}
	if best < 0 {
		return labGame{}, false
	}
	g := labGame{best, q.begun[best], q.all}
	q.begun[best]++
	q.all++
	return g, true
}

// playLab plays the games of all plans and adds them up, as playAll does.
func playLab(ctx context.Context, o options, out *outputs, show func(done int)) (*lab.Report, error) {
	run := o.game.Laboratory(o.plans)
	play := func(ctx context.Context, g labGame) (lab.Played, error) {
		played, err := run.Play(ctx, g.level, g.n, o.record != "")
		if err != nil {
			return played, fmt.Errorf("game %d: %w", g.all+1, err)
		}
		return played, out.writeRecord(g.all, played.Record)
	}
	queue := &labQueue{plans: o.plans, begun: make([]int, len(o.plans))}
	done := 0
	err := pool(ctx, queue.next, play, func(_ labGame, played lab.Played) {
		played.Add()
		done++
		show(done)
	})
	return run.Report(), err
}
