package paint

import (
	"runtime"
	"slices"
	"sync"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/platform/crash"
)

// concurrent reports whether goroutines run in parallel with drawing. In a browser they don't.
const concurrent = runtime.GOOS != "js"

// Time of a tick for rasterising and uploading pictures that wait: while frames are drawn, and while a frame waits for pictures, see
// Readiness. At least one picture is processed.
const (
	perTick     = 6 * time.Millisecond
	perIdleTick = 25 * time.Millisecond
)

// frameBudget is the time for which a frame in a browser rasterises large pictures that have no stand-in, and twice that for small ones;
// the rest is left out of the frame.
const frameBudget = 60 * time.Millisecond

// settleTime is the time for which a size must be requested before work on it begins, if there is a stand-in: a window that is being
// enlarged requests another size in every frame, and work that has begun is finished first.
const settleTime = 40 * time.Millisecond

// Numbers of pixels from which a picture may be made later: with a stand-in, and with nothing in its place.
const (
	smallFrom = 80 * 80
	largeFrom = 160 * 160
)

// renderQueue holds the pictures that a live painter still has to make. Worker goroutines rasterise them in the background; in a browser,
// which has none, a few are rasterised in every tick.
type renderQueue struct {
	mu      sync.Mutex
	changed *sync.Cond // signals that a job was finished or a worker failed
	jobs    map[pictureKey]*job
	waiting []*job
	done    []*job
	workers int          // number of goroutines
	failed  *crash.Panic // panic of a worker, nil for none: the drawing goroutine raises it again

	// The following fields are used only by the drawing goroutine.
	holesAllowed bool          // pictures may be missing from a frame
	budget       time.Duration // time for which a frame with missing pictures rasterises, see frameBudget
	frame        int           // number of ticks
	now          time.Time     // time of the last tick
	spent        time.Duration // time for rasterising at once since the last tick
	complete     bool          // the whole screen was drawn since the last tick
	asked        *Readiness    // readiness of a frame that is not drawn, nil while frames are drawn
	awaited      bool          // a frame waits for pictures
	stale        bool          // a picture that the screen lacks was made at once for a part of it
}

// job is a picture that is to be rasterised.
type job struct {
	key       pictureKey
	draw      Drawing
	visible   bool      // its stand-in or its absence is visible
	hole      bool      // it is missing without a stand-in
	frame     int       // the last frame in which it was requested
	notBefore time.Time // earliest time for work on it
	bitmap    *bitmap
}

func newRenderQueue() *renderQueue {
	q := &renderQueue{jobs: map[pictureKey]*job{}, holesAllowed: !concurrent, budget: frameBudget}
	q.changed = sync.NewCond(&q.mu)
	return q
}

// waits reports whether a picture is made later. Without a stand-in it is drawn at once; only in a browser is it left out of a frame that
// would take too long.
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

// enqueue requests a picture. visible means that the screen lacks it, and standIn that another size is shown in its place.
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

// startWorkers starts goroutines: one for pictures that are only prepared, and as many as there are processors for those that the screen
// lacks.
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

// next removes and returns the most urgent job, or nil: first pictures that are missing without a stand-in, then others that the screen
// lacks, the largest first.
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

// run rasterises pictures until there are no more jobs.
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

// renderNow rasterises a picture at once, or waits for it if it is already being made.
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

// finished removes and returns a finished job, or nil if there is none. In a browser it does one first.
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
		if q.jobs[j.key] == j { // otherwise it was removed in the meantime
			delete(q.jobs, j.key)
			return j
		}
	}
	return nil
}

// nextFrame begins a new frame. Requests that were not repeated when the screen was last drawn, such as the sizes of a window that was
// being enlarged, are dropped.
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

// pending reports whether the screen lacks a picture that was requested.
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

// clear removes all jobs.
func (q *renderQueue) clear() {
	q.mu.Lock()
	defer q.mu.Unlock()
	clear(q.jobs)
	q.waiting, q.done, q.stale = nil, nil, false
}

// Advance lets a live painter work for a short time on pictures that were not ready. The goroutine that draws must call it once a tick,
// whether or not anything is drawn. It reports whether the screen should be redrawn because a picture that it lacks is ready.
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
	} else if p.Fading() { // fading is smooth only if nothing delays the frames
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

// Complete must be called when the whole screen was redrawn. Pictures that were not requested again are dropped, such as the sizes of a
// window that was being enlarged.
func (p *Painter) Complete() {
	if p.queue != nil {
		p.queue.complete, p.queue.awaited = true, false
	}
}

// Readiness is the degree to which a painter has the pictures of a frame.
type Readiness uint8

// The degrees of readiness.
const (
	Ready   Readiness = iota // all, in their sizes
	Stands                   // all, but some with stand-ins
	Lacking                  // too few: the frame would have to make some
)

// Readiness returns the readiness of the frame that draw draws. Nothing is drawn; a live painter makes missing pictures in the background.
// Until Complete is called they get more of each tick, as no frame is drawn meanwhile.
func (p *Painter) Readiness(draw func()) (r Readiness) {
	if q := p.queue; q != nil {
		q.asked = &r
		draw()
		q.asked, q.complete, q.awaited = nil, true, r != Ready
	}
	return r
}

// ask requests a picture; near reports whether another size is kept. No frame waits for late pictures.
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

// unlessAsked returns a picture that is to be drawn, nil if it is only requested.
func (p *Painter) unlessAsked(img *ebiten.Image) *ebiten.Image {
	if p.queue != nil && p.queue.asked != nil {
		return nil
	}
	return img
}
