package art

import (
	"runtime"
	"slices"
	"sync"
	"time"
)

// besides says whether goroutines run beside the drawing. In a browser they don't.
const besides = runtime.GOOS != "js"

// perTick is how much of a tick may go to rasterising and uploading what waits. At least one picture is dealt with.
const perTick = 6 * time.Millisecond

// largeFrom is the number of pixels from which a picture is worth waiting for.
const largeFrom = 160 * 160

// bench is where a live painter's pictures are rasterised beside the frames.
type bench struct {
	mu      sync.Mutex
	changed *sync.Cond // a job is done
	jobs    map[pictureKey]*job
	waiting []*job
	done    []*job
	workers int // goroutines at work

	// Only the drawing goroutine uses these.
	frame int  // ticks so far
	drawn bool // something large was drawn at once since the last tick
	shown bool // something was asked for to be seen since the last tick
}

// job is a picture to be made.
type job struct {
	key    pictureKey
	draw   drawing
	seen   bool // its stand-in, or the hole it leaves, is on the screen
	asked  int  // the frame in which it was last asked for
	sketch *sketch
}

func newBench() *bench {
	b := &bench{jobs: map[pictureKey]*job{}}
	b.changed = sync.NewCond(&b.mu)
	return b
}

// waits reports whether a picture is to be made beside the frames. One without a stand-in is drawn at once, except in a
// browser, where a frame draws only one large picture so that it doesn't take long.
func (b *bench) waits(key pictureKey, standIn bool) bool {
	b.shown = true
	switch {
	case key.w*key.h < largeFrom:
		return false
	case standIn:
		return true
	case besides:
		return false
	case b.drawn:
		return true
	default:
		b.drawn = true
		return false
	}
}

// ask wants a picture to be made; seen says that the screen lacks it.
func (b *bench) ask(key pictureKey, d drawing, seen bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	j := b.jobs[key]
	if j == nil {
		j = &job{key: key, draw: d}
		b.jobs[key] = j
		b.waiting = append(b.waiting, j)
		if besides && b.workers < max(1, runtime.GOMAXPROCS(0)-1) {
			b.workers++
			go b.work()
		}
	}
	j.seen, j.asked = j.seen || seen, b.frame
}

// next is the job to do next, or nil: first what the screen lacks.
func (b *bench) next() *job {
	if len(b.waiting) == 0 {
		return nil
	}
	i := max(0, slices.IndexFunc(b.waiting, func(j *job) bool { return j.seen }))
	j := b.waiting[i]
	b.waiting = slices.Delete(b.waiting, i, i+1)
	return j
}

// work makes pictures until none is wanted any more.
func (b *bench) work() {
	b.mu.Lock()
	defer b.mu.Unlock()
	for j := b.next(); j != nil; j = b.next() {
		b.mu.Unlock()
		s := j.draw.sketch(j.key.w, j.key.h)
		b.mu.Lock()
		j.sketch = s
		b.done = append(b.done, j)
		b.changed.Broadcast()
	}
	b.workers--
}

// now makes a picture at once. If it is being made already it is waited for.
func (b *bench) now(key pictureKey, d drawing) *sketch {
	b.mu.Lock()
	j := b.jobs[key]
	delete(b.jobs, key)
	if j != nil {
		if i := slices.Index(b.waiting, j); i >= 0 {
			b.waiting = slices.Delete(b.waiting, i, i+1)
		} else {
			for j.sketch == nil {
				b.changed.Wait()
			}
			b.done = slices.DeleteFunc(b.done, func(k *job) bool { return k == j })
			b.mu.Unlock()
			return j.sketch
		}
	}
	b.mu.Unlock()
	return d.sketch(key.w, key.h)
}

// take is a finished job, or nil if there is none yet. In a browser it does one first.
func (b *bench) take() *job {
	b.mu.Lock()
	defer b.mu.Unlock()
	if !besides && len(b.done) == 0 {
		if j := b.next(); j != nil {
			j.sketch = j.draw.sketch(j.key.w, j.key.h)
			b.done = append(b.done, j)
		}
	}
	for len(b.done) > 0 {
		j := b.done[0]
		b.done = slices.Delete(b.done, 0, 1)
		if b.jobs[j.key] == j { // otherwise it was cleared meanwhile
			delete(b.jobs, j.key)
			return j
		}
	}
	return nil
}

// tick begins a new frame. What was wanted once but no longer when the screen was last drawn, such as the sizes that a
// window had while it was pulled larger, is forgotten.
func (b *bench) tick() {
	if b.shown {
		b.mu.Lock()
		b.waiting = slices.DeleteFunc(b.waiting, func(j *job) bool {
			old := j.seen && j.asked != b.frame
			if old {
				delete(b.jobs, j.key)
			}
			return old
		})
		b.mu.Unlock()
	}
	b.frame++
	b.drawn, b.shown = false, false
}

// lacks reports whether the screen lacks a picture that was asked for.
func (b *bench) lacks() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, j := range b.jobs {
		if j.seen {
			return true
		}
	}
	return false
}

// clear forgets all jobs.
func (b *bench) clear() {
	b.mu.Lock()
	defer b.mu.Unlock()
	clear(b.jobs)
	b.waiting, b.done = nil, nil
}

// Advance lets a live painter work for a short while on the pictures that were not ready. It is to be called once a tick,
// whether or not anything is drawn, by the goroutine that draws, and reports whether the screen should be drawn anew
// because a picture is there that it lacks.
func (p *Painter) Advance() (better bool) {
	if p.bench == nil {
		return false
	}
	p.bench.tick()
	start := time.Now()
	for j := p.bench.take(); j != nil; j = p.bench.take() {
		p.keep(j.key, j.sketch)
		better = better || j.seen
		if time.Since(start) > perTick {
			break
		}
	}
	return better
}

// Pending reports whether a live painter still owes the screen a picture: a stand-in is shown, or nothing yet.
func (p *Painter) Pending() bool { return p.bench != nil && p.bench.lacks() }
