package paint

import (
	"image/color"
	"testing"
	"time"

	"islas/render/geom"
	"islas/render/theme"
)

// disc is a picture that another number makes another one.
func disc(n int) Drawing {
	return Drawing{Key{A: n}, 100, func(p Pen) { p.Fill(color.Black, Circle(50, 50, 50)) }}
}

// Late pictures are left out of the first frame of a page until all of them are there, and come in together, little by little.
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

// A late picture that nobody asks for any more, as after a change of the window's size, holds up no other.
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

// Where pictures are rasterised beside the frames, and in films, nothing comes late.
func TestNothingIsLateElsewhere(t *testing.T) {
	desktop, film := NewLive(theme.New(false)), NewPatient(theme.New(false))
	desktop.queue.holesAllowed = false
	for name, p := range map[string]*Painter{"desktop": desktop, "film": film, "picture": New(theme.New(false))} {
		if p.Late() != p || p.Unseen() {
			t.Errorf("%s: pictures are late", name)
		}
	}
}
