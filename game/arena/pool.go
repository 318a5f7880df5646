package main

import (
	"context"
	"fmt"
	"runtime"
	"sync"

	"islas/game/arena/play"
)

// pool does jobs on all cores: next returns the jobs, one after another; do does one, in no particular order; done takes its
// result, one at a time. It ends early when ctx is done, which is no failure, or when something fails, which is its error; done
// has been called for what was finished until then.
func pool[J, R any](ctx context.Context, next func() (J, bool), do func(context.Context, J) (R, error), done func(J, R)) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var lock sync.Mutex // of next
	type finished struct {
		job    J
		result R
	}
	results := make(chan finished)
	work := func() {
		for ctx.Err() == nil {
			lock.Lock()
			job, more := next()
			lock.Unlock()
			if !more {
				return
			}
			r, err := do(ctx, job)
			if err != nil {
				cancel(failure{err}) // which changes nothing if ctx was done before
				return
			}
			results <- finished{job, r}
		}
	}
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(work)
	}
	go func() {
		workers.Wait()
		close(results)
	}()
	for f := range results {
		done(f.job, f.result)
	}
	if f, failed := context.Cause(ctx).(failure); failed {
		return f.error
	}
	return nil
}

// failure marks an error in a game, as opposed to an interrupt.
type failure struct{ error }

// playAll plays all games and adds them up. After each it calls show with their number. The table holds the games that were
// finished, even when something fails or ctx is done before the last.
func playAll(ctx context.Context, o options, out *outputs, show func(done int)) (*table, error) {
	t := newTable(o.levels)
	started := 0
	next := func() (int, bool) {
		started++
		return started - 1, started <= o.games
	}
	game := func(ctx context.Context, n int) (play.Result, error) {
		r, err := o.game.Play(ctx, o.setup(n), o.record != "")
		if err != nil {
			return r, fmt.Errorf("game %d: %w", n+1, err)
		}
		return r, out.writeRecord(n, r.Record)
	}
	err := pool(ctx, next, game, func(_ int, r play.Result) {
		t.add(r)
		show(t.games)
	})
	return t, err
}
