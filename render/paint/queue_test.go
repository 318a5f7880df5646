package paint

import (
	"image/color"
	"testing"
	"time"

	"islas/render/theme"
)

// slow is a drawing that tells when it begins and waits to be let go on.
func slow(subject int) (d Drawing, begun, goOn chan bool) {
	begun, goOn = make(chan bool, 1), make(chan bool)
	return Drawing{Key{A: subject}, 100, func(n Pen) {
		begun <- true
		<-goOn
		n.Fill(color.Black, Circle(50, 50, 50))
	}}, begun, goOn
}

func keyed(d Drawing) pictureKey { return pictureKey{d.Key, 200, 200} }

// takeSoon waits for a finished job.
func takeSoon(t *testing.T, b *renderQueue) *job {
	t.Helper()
	for range 1000 {
		if j := b.take(); j != nil {
			return j
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatal("no job is finished after a second")
	return nil
}

func TestBenchWorksBesideTheFrames(t *testing.T) {
	b := newRenderQueue()
	d, begun, goOn := slow(1)
	b.ask(keyed(d), d, true, false)
	<-begun
	if b.take() != nil {
		t.Error("a picture is taken before it is finished")
	}
	if !b.lacks() {
		t.Error("the screen lacks nothing while its picture is being made")
	}
	b.ask(keyed(d), d, true, false) // again: the same job
	goOn <- true
	j := takeSoon(t, b)
	if j.key != keyed(d) || j.sketch.w != 200 || len(j.sketch.pixels) != 4*200*200 || !j.seen {
		t.Errorf("took %+v", j.key)
	}
	if b.lacks() || b.take() != nil || len(b.jobs) != 0 {
		t.Error("something is left after the only job")
	}
}

func TestBenchWaitsForWhatIsBeingMade(t *testing.T) {
	b := newRenderQueue()
	d, begun, goOn := slow(1)
	b.ask(keyed(d), d, false, false)
	<-begun
	go func() { goOn <- true }()
	if s := b.now(keyed(d), d); s == nil || s.w != 200 {
		t.Error("no picture was waited for")
	}
	select {
	case <-begun:
		t.Error("the picture was made twice")
	default:
	}
	if b.take() != nil || len(b.jobs) != 0 {
		t.Error("the picture would be kept twice")
	}
}

func TestBenchMakesAtOnceWhatWaits(t *testing.T) {
	b := newRenderQueue()
	b.workers = 1 << 20 // so many are busy that none takes it up
	d := Drawing{Key{A: 1}, 100, func(Pen) {}}
	b.ask(keyed(d), d, false, false)
	if b.lacks() {
		t.Error("the screen lacks what was only prepared")
	}
	if s := b.now(keyed(d), d); s == nil || len(b.waiting) != 0 || len(b.jobs) != 0 {
		t.Errorf("%d jobs wait, %d are known", len(b.waiting), len(b.jobs))
	}
}

func TestBenchFirstMakesWhatTheScreenLacks(t *testing.T) {
	b := newRenderQueue()
	b.workers = 1 << 20
	prepared, lacking := Drawing{Key{A: 1}, 100, nil}, Drawing{Key{A: 2}, 100, nil}
	b.ask(keyed(prepared), prepared, false, false)
	b.ask(keyed(lacking), lacking, true, false)
	if j := b.next(); j.key != keyed(lacking) {
		t.Error("what was prepared comes before what the screen lacks")
	}
	if j := b.next(); j.key != keyed(prepared) || b.next() != nil {
		t.Error("what was prepared doesn't come next")
	}
}

// A window that is pulled larger asks for a size in every frame; only the last one matters.
func TestBenchForgetsWhatIsNoLongerShown(t *testing.T) {
	b := newRenderQueue()
	b.workers = 1 << 20
	ask := func(w int, seen bool) {
		d := Drawing{Key{A: 1}, 100, nil}
		key := pictureKey{d.Key, w, w}
		b.whole = seen
		b.ask(key, d, seen, false)
	}
	ask(900, false)
	for w := 200; w < 210; w++ {
		ask(w, true)
		b.tick()
	}
	b.tick() // a frame in which nothing was drawn
	if len(b.waiting) != 2 || b.waiting[0].key.w != 900 || b.waiting[1].key.w != 209 {
		t.Errorf("%d jobs wait", len(b.waiting))
	}
}

func TestBenchDropsWhatWasCleared(t *testing.T) {
	b := newRenderQueue()
	d, begun, goOn := slow(1)
	b.ask(keyed(d), d, true, false)
	<-begun
	b.clear()
	goOn <- true
	for busy := true; busy; {
		b.mu.Lock()
		busy = b.workers > 0
		b.mu.Unlock()
		time.Sleep(time.Millisecond)
	}
	if b.take() != nil || b.lacks() {
		t.Error("a picture from before clearing is kept")
	}
}

func TestOnlyLargePicturesWait(t *testing.T) {
	b := newRenderQueue()
	tiny, small, large := pictureKey{w: 64, h: 64}, pictureKey{w: 100, h: 140}, pictureKey{w: 800, h: 600}
	if b.waits(tiny, true) || b.waits(small, false) {
		t.Error("a small picture waits")
	}
	if !b.waits(small, true) || !b.waits(large, true) {
		t.Error("a picture with a stand-in doesn't wait")
	}
	b.now(large, Drawing{Key{A: 1}, 100, func(Pen) { time.Sleep(atOnce) }})
	if b.waits(large, false) {
		t.Error("a large picture without a stand-in leaves a hole")
	}
}

// In a browser, where nothing is made beside the frames, what would hold up a frame for long is left to the next ones.
func TestBrowserFramesEnd(t *testing.T) {
	b := newRenderQueue()
	b.hurried = true
	large := pictureKey{w: 800, h: 600}
	if b.waits(large, false) {
		t.Error("a large picture leaves a hole although the frame has time")
	}
	b.now(large, Drawing{Key{A: 1}, 100, func(Pen) { time.Sleep(atOnce) }})
	if !b.waits(large, false) {
		t.Error("a frame that has drawn for long enough goes on drawing")
	}
	b.tick()
	if b.waits(large, false) {
		t.Error("the next frame has no time")
	}
}

// Nothing is begun for the sizes that a window has on its way.
func TestBenchWaitsForAWindowToComeToRest(t *testing.T) {
	b := newRenderQueue()
	d, begun, goOn := slow(1)
	b.ask(keyed(d), d, true, true)
	b.mu.Lock()
	if b.workers > 0 {
		t.Error("work began at once although there is a stand-in")
	}
	b.mu.Unlock()
	time.Sleep(steady)
	b.tick()
	<-begun
	goOn <- true
	if takeSoon(t, b) == nil {
		t.Error("nothing was made")
	}
}

// Where only a part of the screen is drawn anew, a picture that was left out of all of it may be made for that part.
func TestBenchOwesTheRestOfTheScreen(t *testing.T) {
	p := NewLive(theme.New(false))
	b := p.queue
	b.workers = 1 << 20
	d := Drawing{Key{A: 1}, 100, func(Pen) {}}
	b.ask(keyed(d), d, true, false)
	b.now(keyed(d), d)
	if !p.Pending() {
		t.Error("the screen lacks nothing although only a part of it has the picture")
	}
	if !p.Advance() || p.Advance() || p.Pending() {
		t.Error("the screen is not drawn anew once")
	}
}
