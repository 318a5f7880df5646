package main

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
)

// playAll plays all games, on all cores, and adds them up. It ends early when ctx is done, which is no failure, or when
// something fails; then the table holds the games finished until then. After each game it calls show with their number.
func playAll(ctx context.Context, o options, out *outputs, show func(done int)) (*table, error) {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var next atomic.Int64
	finished := make(chan result)
	var workers sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), o.games) {
		workers.Go(func() {
			for n := int(next.Add(1)) - 1; n < o.games && ctx.Err() == nil; n = int(next.Add(1)) - 1 {
				r, err := o.play(ctx, n)
				if ctx.Err() != nil {
					return
				}
				if err == nil {
					err = out.writeRecord(n, r.record)
				}
				if err != nil {
					cancel(failure{err})
					return
				}
				finished <- r
			}
		})
	}
	go func() {
		workers.Wait()
		close(finished)
	}()
	t := newTable(o.levels)
	for r := range finished {
		t.add(r)
		show(t.games)
	}
	if f, failed := context.Cause(ctx).(failure); failed {
		return t, f.error
	}
	return t, nil
}

// failure tells what goes wrong in a game from an interrupt.
type failure struct{ error }
