package paint

import (
	"image/color"
	"runtime"
	"testing"
	"time"

	"islas/render/geom"
	"islas/render/platform/crash"
	"islas/render/theme"
)

// slow is a drawing that signals when it begins and then waits until it is released.
func slow(subject int) (d Drawing, begun, goOn chan bool) {
	begun, goOn = make(chan bool, 1), make(chan bool)
	return Drawing{Key{A: subject}, 100, func(n Pen) {
		begun <- true
		<-goOn
		n.Fill(color.Black, Circle(50, 50, 50))
	}}, begun, goOn
}

func keyed(d Drawing) pictureKey { return pictureKey{d.Key, 200, 200} }

// finishedSoon waits for a finished job.
func finishedSoon(t *testing.T, q *renderQueue) *job {
	t.Helper()
	const patience = 5 * time.Minute // far longer than a busy machine takes
	for start := time.Now(); time.Since(start) < patience; time.Sleep(time.Millisecond) {
		if j := q.finished(); j != nil {
			return j
		}
	}
	t.Fatalf("no job is finished after %v", patience)
	return nil
}

func TestQueueWorksBesideTheFrames(t *testing.T) {
	q := newRenderQueue()
	d, begun, goOn := slow(1)
	q.enqueue(keyed(d), d, true, false)
	<-begun
	if q.finished() != nil {
		t.Error("a picture is taken before it is finished")
	}
	if !q.pending() {
		t.Error("the screen lacks nothing while its picture is being made")
	}
	q.enqueue(keyed(d), d, true, false) // again: the same job
	goOn <- true
	j := finishedSoon(t, q)
	if j.key != keyed(d) || j.bitmap.w != 200 || len(j.bitmap.pixels) != 4*200*200 || !j.visible {
		t.Errorf("took %+v", j.key)
	}
	if q.pending() || q.finished() != nil || len(q.jobs) != 0 {
		t.Error("something is left after the only job")
	}
}

func TestQueueWaitsForWhatIsBeingMade(t *testing.T) {
	q := newRenderQueue()
	d, begun, goOn := slow(1)
	q.enqueue(keyed(d), d, false, false)
	<-begun
	go func() { goOn <- true }()
	if s := q.renderNow(keyed(d), d); s == nil || s.w != 200 {
		t.Error("no picture was waited for")
	}
	select {
	case <-begun:
		t.Error("the picture was made twice")
	default:
	}
	if q.finished() != nil || len(q.jobs) != 0 {
		t.Error("the picture would be kept twice")
	}
}

func TestQueueMakesAtOnceWhatWaits(t *testing.T) {
	q := newRenderQueue()
	q.workers = 1 << 20 // so many are busy that none takes it up
	d := Drawing{Key{A: 1}, 100, func(Pen) {}}
	q.enqueue(keyed(d), d, false, false)
	if q.pending() {
		t.Error("the screen lacks what was only prepared")
	}
	if s := q.renderNow(keyed(d), d); s == nil || len(q.waiting) != 0 || len(q.jobs) != 0 {
		t.Errorf("%d jobs wait, %d are known", len(q.waiting), len(q.jobs))
	}
}

func TestQueueFirstMakesWhatTheScreenLacks(t *testing.T) {
	q := newRenderQueue()
	q.workers = 1 << 20
	prepared, lacking := Drawing{Key{A: 1}, 100, nil}, Drawing{Key{A: 2}, 100, nil}
	q.enqueue(keyed(prepared), prepared, false, false)
	q.enqueue(keyed(lacking), lacking, true, false)
	if j := q.next(); j.key != keyed(lacking) {
		t.Error("what was prepared comes before what the screen lacks")
	}
	if j := q.next(); j.key != keyed(prepared) || q.next() != nil {
		t.Error("what was prepared doesn't come next")
	}
}

// A window that is being enlarged requests a size in every frame; only the last one matters.
func TestQueueForgetsWhatIsNoLongerShown(t *testing.T) {
	q := newRenderQueue()
	q.workers = 1 << 20
	ask := func(w int, seen bool) {
		d := Drawing{Key{A: 1}, 100, nil}
		key := pictureKey{d.Key, w, w}
		q.complete = seen
		q.enqueue(key, d, seen, false)
	}
	ask(900, false)
	for w := 200; w < 210; w++ {
		ask(w, true)
		q.nextFrame()
	}
	q.nextFrame() // a frame in which nothing was drawn
	if len(q.waiting) != 2 || q.waiting[0].key.w != 900 || q.waiting[1].key.w != 209 {
		t.Errorf("%d jobs wait", len(q.waiting))
	}
}

func TestQueueDropsWhatWasCleared(t *testing.T) {
	q := newRenderQueue()
	d, begun, goOn := slow(1)
	q.enqueue(keyed(d), d, true, false)
	<-begun
	q.clear()
	goOn <- true
	for busy := true; busy; {
		q.mu.Lock()
		busy = q.workers > 0
		q.mu.Unlock()
		time.Sleep(time.Millisecond)
	}
	if q.finished() != nil || q.pending() {
		t.Error("a picture from before clearing is kept")
	}
}

func TestOnlyLargePicturesWait(t *testing.T) {
	q := newRenderQueue()
	tiny, small, large := pictureKey{w: 64, h: 64}, pictureKey{w: 100, h: 140}, pictureKey{w: 800, h: 600}
	if q.waits(tiny, true) || q.waits(small, false) {
		t.Error("a small picture waits")
	}
	if !q.waits(small, true) || !q.waits(large, true) {
		t.Error("a picture with a stand-in doesn't wait")
	}
	q.renderNow(large, Drawing{Key{A: 1}, 100, func(Pen) { time.Sleep(frameBudget) }})
	if q.waits(large, false) {
		t.Error("a large picture without a stand-in leaves a hole")
	}
}

// In a browser, where nothing is made in the background, pictures that would delay a frame for long are left to the next ones.
func TestBrowserFramesEnd(t *testing.T) {
	q := newRenderQueue()
	q.holesAllowed = true
	large := pictureKey{w: 800, h: 600}
	if q.waits(large, false) {
		t.Error("a large picture leaves a hole although the frame has time")
	}
	q.renderNow(large, Drawing{Key{A: 1}, 100, func(Pen) { time.Sleep(frameBudget) }})
	if !q.waits(large, false) {
		t.Error("a frame that has drawn for long enough goes on drawing")
	}
	q.nextFrame()
	if q.waits(large, false) {
		t.Error("the next frame has no time")
	}
}

// No work begins on the intermediate sizes of a window.
func TestQueueWaitsForAWindowToComeToRest(t *testing.T) {
	q := newRenderQueue()
	d, begun, goOn := slow(1)
	q.enqueue(keyed(d), d, true, true)
	q.mu.Lock()
	if q.workers > 0 {
		t.Error("work began at once although there is a stand-in")
	}
	q.mu.Unlock()
	time.Sleep(settleTime)
	q.nextFrame()
	<-begun
	goOn <- true
	if finishedSoon(t, q) == nil {
		t.Error("nothing was made")
	}
}

// If only a part of the screen is redrawn, a picture that was missing from the whole screen may be made for that part.
func TestQueueOwesTheRestOfTheScreen(t *testing.T) {
	p := NewLive(theme.New(false))
	q := p.queue
	q.workers = 1 << 20
	d := Drawing{Key{A: 1}, 100, func(Pen) {}}
	q.enqueue(keyed(d), d, true, false)
	q.renderNow(keyed(d), d)
	if !p.Pending() {
		t.Error("the screen lacks nothing although only a part of it has the picture")
	}
	if !p.Advance() || p.Advance() || p.Pending() {
		t.Error("the screen is not drawn anew once")
	}
}

// TestFailedWorker checks that the drawing goroutine notices when a drawing panics in the background, whichever method it calls.
func TestFailedWorker(t *testing.T) {
	for name, ask := range map[string]func(*renderQueue, pictureKey, Drawing){
		"the next frame":      func(q *renderQueue, _ pictureKey, _ Drawing) { q.nextFrame() },
		"the picture at once": func(q *renderQueue, key pictureKey, d Drawing) { q.renderNow(key, d) },
	} {
		q := newRenderQueue()
		key := pictureKey{w: 10, h: 10}
		d := Drawing{Units: 1, Paint: func(Pen) { panic("no such picture") }}
		q.enqueue(key, d, true, false)
		for q.broken() == nil {
			runtime.Gosched()
		}
		p := crash.Try("tick", func() { ask(q, key, d) })
		if p == nil || p.Where != "paint" || p.Value != "no such picture" {
			t.Errorf("%s: %v", name, p)
		}
	}
}

// broken is the value with which a worker panics.
func (q *renderQueue) broken() *crash.Panic {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.failed
}

// disc returns a drawing that differs for each number.
func disc(n int) Drawing {
	return Drawing{Key{A: n}, 100, func(p Pen) { p.Fill(color.Black, Circle(50, 50, 50)) }}
}

// Late pictures are left out of the first frame of a page until all of them are ready, and fade in together.
func TestLatePicturesFadeInTogether(t *testing.T) {
	p := NewLive(theme.New(false))
	p.queue.holesAllowed = true
	p.queue.workers = 1 << 20 // so many are busy that none takes anything up
	at := geom.Rect{W: 100, H: 100}
	key := func(n int) pictureKey { return pictureKey{Key: disc(n).Key, w: 100, h: 100} }
	shown := func(n int) float64 { // how much of a picture is seen
		if p.Late().picture(disc(n), at) == nil {
			return 0
		}
		return p.late.opacity(key(n), p.queue.now)
	}
	arrive := func(n int) { p.keep(key(n), p.queue.renderNow(key(n), disc(n))) }

	if !p.Unseen() {
		t.Error("the first frame has been seen already")
	}
	if shown(1) != 0 || shown(2) != 0 || !p.Pending() || p.Fading() {
		t.Fatal("the first frame waits for late pictures, or nothing is owed")
	}
	arrive(1)
	if !p.Advance() {
		t.Error("what the first frame left out is never drawn")
	}
	if p.Unseen() {
		t.Error("the first frame is never seen")
	}
	if shown(1) != 0 || p.Fading() {
		t.Error("one comes in before the other is there")
	}
	arrive(2)
	last := 0.0
	for p.Advance(); p.Fading(); p.Advance() {
		if now := shown(1); now < last || now > 1 || shown(2) != now {
			t.Fatalf("after %v of the first is seen %v, of the second %v", last, now, shown(2))
		} else {
			last = now
		}
		time.Sleep(time.Millisecond)
	}
	if last == 0 || last == 1 || shown(1) != 1 || shown(2) != 1 || p.Pending() {
		t.Errorf("they do not come in little by little: %v, %v", last, shown(1))
	}
	if shown(3) != 0 || shown(1) != 1 {
		t.Error("one that comes later still takes the others away")
	}
}

// A late picture that is no longer requested, as after a change of the window's size, delays no other.
func TestLatePicturesAreForgotten(t *testing.T) {
	p := NewLive(theme.New(false))
	p.queue.holesAllowed = true
	p.queue.workers = 1 << 20
	p.Late().picture(disc(1), geom.Rect{W: 100, H: 100})
	p.Advance()
	p.Complete() // a frame without it
	for range 3 {
		p.Advance()
	}
	if p.Pending() {
		t.Error("a picture is owed that nobody wants")
	}
}

// Where pictures are rasterised in the background, and in films, no picture is late.
func TestNothingIsLateElsewhere(t *testing.T) {
	desktop, film := NewLive(theme.New(false)), NewPatient(theme.New(false))
	desktop.queue.holesAllowed = false
	for name, p := range map[string]*Painter{"desktop": desktop, "film": film, "picture": New(theme.New(false))} {
		if p.Late() != p || p.Unseen() {
			t.Errorf("%s: pictures are late", name)
		}
	}
}

// noted is a drawing that notes the widths at which it is painted, and takes some time.
func noted(widths *[]int, takes time.Duration) Drawing {
	return Drawing{Key{A: 1}, 400, func(n Pen) {
		w, _ := n.Canvas.Size()
		*widths = append(*widths, w)
		time.Sleep(takes)
		n.Fill(color.Black, Circle(200, 200, 200))
	}}
}

// The first frame of a page shows a slow picture as a draft, and the picture itself later.
func TestDraftsComeFirst(t *testing.T) {
	p := NewLive(theme.New(false))
	p.queue.holesAllowed = true
	var widths []int
	d, at := noted(&widths, frameBudget/4), geom.Rect{W: 600, H: 600}
	img := p.picture(d, at)
	if img == nil || img.Bounds().Dx() != 600/draftPart || len(widths) != 1 {
		t.Fatalf("shown is %v, painted was %v", img, widths)
	}
	if !p.Pending() {
		t.Error("the screen lacks nothing while a draft is shown")
	}
	if again := p.picture(d, at); again != img || p.queue.spent > frameBudget {
		t.Error("the draft is made twice")
	}
	for i := 0; p.Pending(); i++ {
		p.Advance()
		time.Sleep(time.Millisecond)
		if i > 100_000 {
			t.Fatal("the picture itself does not come")
		}
	}
	if img = p.picture(d, at); img.Bounds().Dx() != 600 || widths[len(widths)-1] != 600 {
		t.Errorf("shown is %v, painted was %v", img.Bounds(), widths)
	}
}

// A picture that can be made within the frame is shown at once, and so is every picture where none may be missing, and every one too small
// for a draft.
func TestNoDraftWithoutNeed(t *testing.T) {
	for name, c := range map[string]struct {
		holes  bool
		budget time.Duration
		side   float64
		takes  time.Duration
	}{
		"quick":               {true, time.Hour, 600, 0},
		"beside the frames":   {false, frameBudget, 600, frameBudget},
		"small":               {true, frameBudget, 200, frameBudget},
		"nothing is seen yet": {true, 0, 600, 0},
	} {
		p := NewLive(theme.New(false))
		p.queue.holesAllowed, p.queue.budget = c.holes, c.budget
		p.queue.workers = 1 << 20 // so many are busy that none takes it up
		var widths []int
		img := p.picture(noted(&widths, c.takes), geom.Rect{W: c.side, H: c.side})
		switch {
		case c.budget == 0:
			if img != nil || len(widths) != 0 {
				t.Errorf("%s: painted was %v", name, widths)
			}
		case img == nil || img.Bounds().Dx() != int(c.side) || widths[len(widths)-1] < int(c.side):
			t.Errorf("%s: shown is %v, painted was %v", name, img, widths)
		}
	}
}
