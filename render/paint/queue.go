package paint

import (
	"runtime"
	"slices"
	"sync"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/platform/crash"
)

// concurrent says whether goroutines run beside the drawing. In a browser they don't.
const concurrent = runtime.GOOS != "js"

// How much of a tick may go to rasterising and uploading what waits: while frames are drawn, and while one waits for pictures, see
// Readiness. At least one picture is dealt with.
const (
	perTick     = 6 * time.Millisecond
	perIdleTick = 25 * time.Millisecond
)

// frameBudget is how long a frame of a browser may go on rasterising large pictures that have no stand-in, and twice that small
// ones; the rest is left out of that frame.
const frameBudget = 60 * time.Millisecond

// settleTime is for how long a size has to be wanted before work on it begins, if there is a stand-in: a window that is being
// pulled larger wants another one in every frame, and what has been begun is finished first.
const settleTime = 40 * time.Millisecond

// Numbers of pixels from which a picture is worth waiting for: with a stand-in, and with nothing to be seen in its place.
const (
	smallFrom = 80 * 80
	largeFrom = 160 * 160
)

// renderQueue is the pictures that a live painter still owes: rasterised by worker goroutines beside the frames, and where
// there are none, in a browser, a few in every tick.
type renderQueue struct {
	mu      sync.Mutex
	changed *sync.Cond // a job was finished
	jobs    map[pictureKey]*job
	waiting []*job
	done    []*job
	workers int          // goroutines at work
	failed  *crash.Panic // of a worker, nil for none: it is raised again by the drawing goroutine

	// Only the drawing goroutine uses these.
	holesAllowed bool          // a frame may be shown with holes
	budget       time.Duration // for which a frame with holes goes on rasterising, see frameBudget
	frame        int           // ticks so far
	now          time.Time     // of the last tick
	spent        time.Duration // rasterising at once since the last tick
	complete     bool          // all of the screen was drawn since the last tick
	asked        *Readiness    // of a frame that is not drawn, nil while frames are
	awaited      bool          // a frame waits for pictures
	stale        bool          // a picture that the screen lacks was made at once for a part of it
}

// job is a picture to be rasterised.
type job struct {
	key       pictureKey
	draw      Drawing
	visible   bool      // its stand-in, or the hole it leaves, is on the screen
	hole      bool      // it leaves one
	frame     int       // the frame in which it was last asked for
	notBefore time.Time // when work on it may begin
	bitmap    *bitmap
}

func newRenderQueue() *renderQueue {
	q := &renderQueue{jobs: map[pictureKey]*job{}, holesAllowed: !concurrent, budget: frameBudget}
	q.changed = sync.NewCond(&q.mu)
	return q
}

// waits reports whether a picture is to be made beside the frames. One without a stand-in is drawn at once; only in a
// browser it is left out of a frame that would take too long.
func (q *renderQueue) waits(key pictureKey, standIn bool) bool {
	switch {
	case standIn:
		return key.w*key.h >= smallFrom
	case !q.holesAllowed:
		return false
	case key.w*key.h < largeFrom:
		return q.spent >= 2*q.budget
	default:
		return q.spent >= q.budget
	}
}

// enqueue asks for a picture; visible says that the screen lacks it, standIn that it shows another size in its place.
func (q *renderQueue) enqueue(key pictureKey, d Drawing, visible, standIn bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	j := q.jobs[key]
	if j == nil {
		j = &job{key: key, draw: d}
		if standIn && q.asked == nil {
			j.notBefore = time.Now().Add(settleTime)
		}
		q.jobs[key] = j
		q.waiting = append(q.waiting, j)
	}
	j.visible, j.frame = j.visible || visible, q.frame
	j.hole = j.hole || visible && !standIn
	q.startWorkers()
}

// startWorkers starts goroutines: one on what is only prepared, as many as there are processors on what the screen lacks.
func (q *renderQueue) startWorkers() {
	if !concurrent {
		return
	}
	now, lacking, ready := time.Now(), 0, 0
	for _, j := range q.waiting {
		if !j.notBefore.After(now) {
			ready++
			if j.visible {
				lacking++
			}
		}
	}
	for q.workers < min(ready, max(1, min(lacking, runtime.GOMAXPROCS(0)))) {
		q.workers++
		go q.run()
	}
}

// next is the job to do next, or nil: first what leaves a hole in the screen, then what the screen lacks, of that the largest.
func (q *renderQueue) next() *job {
	now, best := time.Now(), -1
	for i, j := range q.waiting {
		if j.notBefore.After(now) {
			continue
		}
		if best < 0 || j.moreUrgent(q.waiting[best]) {
			best = i
		}
	}
	if best < 0 {
		return nil
	}
	j := q.waiting[best]
	q.waiting = slices.Delete(q.waiting, best, best+1)
	return j
}

// moreUrgent reports whether a job is more urgent than another.
func (j *job) moreUrgent(k *job) bool {
	if j.visible != k.visible {
		return j.visible
	}
	if j.hole != k.hole {
		return j.hole
	}
	return j.visible && j.key.w*j.key.h > k.key.w*k.key.h
}

// run rasterises pictures until none is wanted any more.
func (q *renderQueue) run() {
	q.mu.Lock()
	defer q.mu.Unlock()
	for j := q.next(); j != nil; j = q.next() {
		q.mu.Unlock()
		var s *bitmap
		failed := crash.Try("paint", func() { s = j.draw.render(j.key.w, j.key.h) })
		q.mu.Lock()
		if failed != nil {
			q.failed = failed
			q.changed.Broadcast()
			break
		}
		j.bitmap = s
		q.done = append(q.done, j)
		q.changed.Broadcast()
	}
	q.workers--
}

// renderNow rasterises a picture at once. If it is being made already it is waited for.
func (q *renderQueue) renderNow(key pictureKey, d Drawing) *bitmap {
	q.mu.Lock()
	j := q.jobs[key]
	delete(q.jobs, key)
	q.stale = q.stale || j != nil && j.visible
	if j != nil {
		if i := slices.Index(q.waiting, j); i >= 0 {
			q.waiting = slices.Delete(q.waiting, i, i+1)
		} else {
			for j.bitmap == nil {
				if q.failed != nil {
					q.mu.Unlock()
					panic(q.failed)
				}
				q.changed.Wait()
			}
			q.done = slices.DeleteFunc(q.done, func(k *job) bool { return k == j })
			q.mu.Unlock()
			return j.bitmap
		}
	}
	q.mu.Unlock()
	start := time.Now()
	s := d.render(key.w, key.h)
	q.spent += time.Since(start)
	return s
}

// finished is a finished job, or nil if there is none yet. In a browser it does one first.
func (q *renderQueue) finished() *job {
	q.mu.Lock()
	defer q.mu.Unlock()
	if !concurrent && len(q.done) == 0 {
		if j := q.next(); j != nil {
			j.bitmap = j.draw.render(j.key.w, j.key.h)
			q.done = append(q.done, j)
		}
	}
	for len(q.done) > 0 {
		j := q.done[0]
		q.done = slices.Delete(q.done, 0, 1)
		if q.jobs[j.key] == j { // otherwise it was cleared meanwhile
			delete(q.jobs, j.key)
			return j
		}
	}
	return nil
}

// nextFrame begins a new frame. What was wanted once but no longer when the screen was last drawn, such as the sizes that a
// window had while it was pulled larger, is forgotten.
func (q *renderQueue) nextFrame() {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.complete {
		q.waiting = slices.DeleteFunc(q.waiting, func(j *job) bool {
			old := j.visible && j.frame != q.frame
			if old {
				delete(q.jobs, j.key)
			}
			return old
		})
	}
	if q.failed != nil {
		panic(q.failed)
	}
	q.frame++
	q.spent, q.complete = 0, false
	q.startWorkers()
}

// pending reports whether the screen lacks a picture that was asked for.
func (q *renderQueue) pending() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.stale {
		return true
	}
	for _, j := range q.jobs {
		if j.visible {
			return true
		}
	}
	return false
}

// clear forgets all jobs.
func (q *renderQueue) clear() {
	q.mu.Lock()
	defer q.mu.Unlock()
	clear(q.jobs)
	q.waiting, q.done, q.stale = nil, nil, false
}

// Advance lets a live painter work for a short while on the pictures that were not ready. It is to be called once a tick,
// whether or not anything is drawn, by the goroutine that draws, and reports whether the screen should be drawn anew
// because a picture is there that it lacks.
func (p *Painter) Advance() (better bool) {
	if p.queue == nil {
		return false
	}
	p.queue.nextFrame()
	better, p.queue.stale = p.queue.stale, false
	start := time.Now()
	p.queue.now = start
	most := perTick
	if p.queue.awaited {
		most = perIdleTick
	} else if p.Fading() { // which goes smoothly only if nothing holds the frames up
		return p.advanceLate(start) || better
	}
	for j := p.queue.finished(); j != nil; j = p.queue.finished() {
		p.keep(j.key, j.bitmap)
		better = better || j.visible
		if time.Since(start) > most {
			break
		}
	}
	return p.advanceLate(start) || better
}

// Complete is to be called when all of the screen was drawn anew: what a live painter was to make for it but was not asked
// for this time is forgotten, such as the sizes that a window had while it was pulled larger.
func (p *Painter) Complete() {
	if p.queue != nil {
		p.queue.complete, p.queue.awaited = true, false
	}
}

// Readiness is what of the pictures of a frame a painter keeps.
type Readiness uint8

// The kinds of readiness.
const (
	Ready   Readiness = iota // all, in their sizes
	Stands                   // at least others in place of those that are being made
	Lacking                  // too little: the frame would have to make some
)

// Readiness returns that for a frame that draw draws. Nothing is drawn: a live painter makes beside the frames what it does not keep. Until
// Complete is called that is given more of each tick, as no frame is drawn meanwhile.
func (p *Painter) Readiness(draw func()) (r Readiness) {
	if q := p.queue; q != nil {
		q.asked = &r
		draw()
		q.asked, q.complete, q.awaited = nil, true, r != Ready
	}
	return r
}

// ask asks for a picture of which another size is kept or not. Late ones are waited for by no frame.
func (p *Painter) ask(key pictureKey, d Drawing, near bool) {
	q := p.queue
	if p.mode == late || p.mode == moving && near {
		return
	}
	stands := q.holesAllowed || q.waits(key, near)
	q.enqueue(key, d, true, stands)
	if !stands {
		*q.asked = Lacking
	}
	*q.asked = max(*q.asked, Stands)
}

// unlessAsked returns a picture that is to be drawn, nil if it is only asked for.
func (p *Painter) unlessAsked(img *ebiten.Image) *ebiten.Image {
	if p.queue != nil && p.queue.asked != nil {
		return nil
	}
	return img
}
