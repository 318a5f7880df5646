package paint

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

// atOnce is how long a frame of a browser may go on rasterising large pictures that have no stand-in, and twice that small
// ones; the rest is left out of that frame.
const atOnce = 60 * time.Millisecond

// steady is for how long a size has to be wanted before work on it begins, if there is a stand-in: a window that is being
// pulled larger wants another one in every frame, and what has been begun is finished first.
const steady = 40 * time.Millisecond

// Numbers of pixels from which a picture is worth waiting for: with a stand-in, and with nothing to be seen in its place.
const (
	smallFrom = 80 * 80
	largeFrom = 160 * 160
)

// renderQueue is where a live painter's pictures are rasterised beside the frames.
type renderQueue struct {
	mu      sync.Mutex
	changed *sync.Cond // a job is done
	jobs    map[pictureKey]*job
	waiting []*job
	done    []*job
	workers int // goroutines at work

	// Only the drawing goroutine uses these.
	hurried bool          // a frame may be shown with holes, for nothing is made beside it
	frame   int           // ticks so far
	spent   time.Duration // rasterising at once since the last tick
	whole   bool          // all of the screen was drawn since the last tick
	owed    bool          // a picture that the screen lacks was made at once for a part of it
}

// job is a picture to be made.
type job struct {
	key    pictureKey
	draw   Drawing
	seen   bool      // its stand-in, or the hole it leaves, is on the screen
	asked  int       // the frame in which it was last asked for
	from   time.Time // when work on it may begin
	sketch *sketch
}

func newRenderQueue() *renderQueue {
	b := &renderQueue{jobs: map[pictureKey]*job{}, hurried: !besides}
	b.changed = sync.NewCond(&b.mu)
	return b
}

// waits reports whether a picture is to be made beside the frames. One without a stand-in is drawn at once; only in a
// browser it is left out of a frame that would take too long.
func (b *renderQueue) waits(key pictureKey, standIn bool) bool {
	switch {
	case standIn:
		return key.w*key.h >= smallFrom
	case !b.hurried:
		return false
	case key.w*key.h < largeFrom:
		return b.spent >= 2*atOnce
	default:
		return b.spent >= atOnce
	}
}

// ask wants a picture to be made; seen says that the screen lacks it, standIn that it shows another size in its place.
func (b *renderQueue) ask(key pictureKey, d Drawing, seen, standIn bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	j := b.jobs[key]
	if j == nil {
		j = &job{key: key, draw: d}
		if standIn {
			j.from = time.Now().Add(steady)
		}
		b.jobs[key] = j
		b.waiting = append(b.waiting, j)
	}
	j.seen, j.asked = j.seen || seen, b.frame
	b.hire()
}

// hire sets workers to work: one on what is only prepared, as many as there are processors on what the screen lacks.
func (b *renderQueue) hire() {
	if !besides {
		return
	}
	now, lacking, ready := time.Now(), 0, 0
	for _, j := range b.waiting {
		if !j.from.After(now) {
			ready++
			if j.seen {
				lacking++
			}
		}
	}
	for b.workers < min(ready, max(1, min(lacking, runtime.GOMAXPROCS(0)))) {
		b.workers++
		go b.work()
	}
}

// next is the job to do next, or nil: first what the screen lacks, of that the largest.
func (b *renderQueue) next() *job {
	now, best := time.Now(), -1
	for i, j := range b.waiting {
		if j.from.After(now) {
			continue
		}
		if best < 0 || j.before(b.waiting[best]) {
			best = i
		}
	}
	if best < 0 {
		return nil
	}
	j := b.waiting[best]
	b.waiting = slices.Delete(b.waiting, best, best+1)
	return j
}

// before reports whether a job is more urgent than another.
func (j *job) before(k *job) bool {
	if j.seen != k.seen {
		return j.seen
	}
	return j.seen && j.key.w*j.key.h > k.key.w*k.key.h
}

// work makes pictures until none is wanted any more.
func (b *renderQueue) work() {
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
func (b *renderQueue) now(key pictureKey, d Drawing) *sketch {
	b.mu.Lock()
	j := b.jobs[key]
	delete(b.jobs, key)
	b.owed = b.owed || j != nil && j.seen
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
	start := time.Now()
	s := d.sketch(key.w, key.h)
	b.spent += time.Since(start)
	return s
}

// take is a finished job, or nil if there is none yet. In a browser it does one first.
func (b *renderQueue) take() *job {
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
func (b *renderQueue) tick() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.whole {
		b.waiting = slices.DeleteFunc(b.waiting, func(j *job) bool {
			old := j.seen && j.asked != b.frame
			if old {
				delete(b.jobs, j.key)
			}
			return old
		})
	}
	b.frame++
	b.spent, b.whole = 0, false
	b.hire()
}

// lacks reports whether the screen lacks a picture that was asked for.
func (b *renderQueue) lacks() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.owed {
		return true
	}
	for _, j := range b.jobs {
		if j.seen {
			return true
		}
	}
	return false
}

// clear forgets all jobs.
func (b *renderQueue) clear() {
	b.mu.Lock()
	defer b.mu.Unlock()
	clear(b.jobs)
	b.waiting, b.done, b.owed = nil, nil, false
}

// Advance lets a live painter work for a short while on the pictures that were not ready. It is to be called once a tick,
// whether or not anything is drawn, by the goroutine that draws, and reports whether the screen should be drawn anew
// because a picture is there that it lacks.
func (p *Painter) Advance() (better bool) {
	if p.queue == nil {
		return false
	}
	p.queue.tick()
	better, p.queue.owed = p.queue.owed, false
	start := time.Now()
	for j := p.queue.take(); j != nil; j = p.queue.take() {
		p.keep(j.key, j.sketch)
		better = better || j.seen
		if time.Since(start) > perTick {
			break
		}
	}
	return better
}

// Complete is to be called when all of the screen was drawn anew: what a live painter was to make for it but was not asked
// for this time is forgotten, such as the sizes that a window had while it was pulled larger.
func (p *Painter) Complete() {
	if p.queue != nil {
		p.queue.whole = true
	}
}

// Pending reports whether a live painter still owes the screen a picture: a stand-in is shown, or nothing yet.
func (p *Painter) Pending() bool { return p.queue != nil && p.queue.lacks() }
