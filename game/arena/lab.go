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

// labQueue hands out the games of the plans so that at any time about the same part of each is played: an interrupted run
// has something on all levels.
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
func playLab(ctx context.Context, o options, out *outputs, show func(done int)) (lab.Report, error) {
	var tallies []*lab.Tally
	for _, p := range o.plans {
		tallies = append(tallies, lab.NewTally(p))
	}
	play := func(ctx context.Context, g labGame) (lab.Facts, error) {
		setup := o.plans[g.level].Setup(g.n)
		watcher := lab.NewWatcher(setup)
		r, err := o.play(ctx, g.all, setup, watcher.Add)
		if err == nil {
			err = out.writeRecord(g.all, r.record)
		}
		facts, over := watcher.Facts()
		if err == nil && !over {
			err = fmt.Errorf("game %d ended without an end", g.all+1)
		}
		return facts, err
	}
	queue := &labQueue{plans: o.plans, begun: make([]int, len(o.plans))}
	done := 0
	err := pool(ctx, queue.next, play, func(g labGame, f lab.Facts) {
		tallies[g.level].Add(g.n, f)
		done++
		show(done)
	})
	return lab.NewReport(o.seed, o.goal, tallies), err
}
