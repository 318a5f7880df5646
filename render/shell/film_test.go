package shell_test

import (
	"bytes"
	"fmt"
	"image/gif"
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/render/keep/store"
	"islas/render/services"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// lens is a camera that records what is drawn. Its pictures have one colour each, which differs wherever the texts differ.
type lens struct {
	w, h          int
	texts, others map[string]bool // on any frame: texts, and the ids of widgets
	closed        bool
}

// filmed gives a stage a camera, and returns it.
func filmed(s *stage.Stage) *lens {
	l := &lens{texts: map[string]bool{}, others: map[string]bool{}}
	s.Camera = func(w, h int) services.Camera {
		l.w, l.h, l.closed = w, h, false
		return l
	}
	return l
}

func (l *lens) Take(u *ui.UI, pixels []uint8) {
	var sum uint8
	for text, at := range u.DrawnTexts {
		l.texts[text] = true
		for _, c := range text {
			sum += uint8(c) + uint8(at.X)
		}
	}
	for _, w := range u.Widgets() {
		l.others[w.ID] = true
	}
	for i := range pixels {
		pixels[i] = sum
	}
}

func (l *lens) Close() { l.closed = true }

// withCamera gives the stage of a replay a camera, as filmed does.
func withCamera(h *harness.Harness) *lens {
	l := filmed(h.Stage)
	h.Move(ui.Point{X: 1, Y: 1})
	h.Wait(3)
	return l
}

// stretch returns the steps at the beginning and the end of the chosen film.
func stretch(t *testing.T, h *harness.Harness) (from, to int) {
	t.Helper()
	for id, n := range map[string]*int{"film.from": &from, "film.to": &to} {
		var err error
		if *n, err = strconv.Atoi(h.Widget(id).Value); err != nil {
			t.Fatal(err)
		}
	}
	return from, to
}

// toldLength returns the length of the film in seconds as shown.
func toldLength(t *testing.T, h *harness.Harness) (seconds float64) {
	t.Helper()
	for n := range 100 {
		if h.Shows(h.T("film.length", "n", n)) {
			seconds = float64(n)
		}
	}
	if seconds == 0 {
		t.Fatal("nothing says how long the film gets")
	}
	return seconds
}

// makeFilm makes the chosen film, and returns it.
func makeFilm(t *testing.T, h *harness.Harness, name string) *gif.GIF {
	t.Helper()
	h.Click("film.make")
	for n := 0; h.Has("film.progress"); n++ {
		if h.Wait(1); n > 100_000 {
			t.Fatal("the film does not come to its end")
		}
	}
	h.Wait(3)
	data, err := h.Store.Read(name)
	if err != nil {
		t.Fatalf("%v; told is %q", err, h.Notices())
	}
	film, err := gif.DecodeAll(bytes.NewReader(data))
	must.OK(t, err)
	return film
}

// length returns the length of a film in seconds.
func length(film *gif.GIF) (seconds float64) {
	for _, hundredths := range film.Delay {
		seconds += float64(hundredths) / 100
	}
	return seconds
}

// A replay writes a film of the shown round: of the shown length and the chosen size, without the controls of the replay. Meanwhile the
// replay can be looked at, and afterwards it is as before.
func TestFilmOfARoundIsSaved(t *testing.T) {
	inReplays(t, func(t *testing.T, h *harness.Harness) {
		l := withCamera(h)
		h.Key(ui.KeyPageDown)
		begin := shown(t, h)
		h.Key(ui.KeyPageDown)
		end := shown(t, h)
		h.Key(ui.KeyLeft)
		h.Click("replay.film")
		if from, to := stretch(t, h); from != begin || to != end {
			t.Fatalf("the film is from %d to %d, the round from %d to %d", from, to, begin, end)
		}
		var lengths []float64
		for size, w := range []int{640, 960} {
			if size > 0 {
				h.Click("replay.film")
				h.Option("film.size", size)
				h.Click("replay.speed")
			}
			told, name := toldLength(t, h), fmt.Sprintf("match-%d.gif", size+1)
			film := makeFilm(t, h, name)
			if got := length(film); got < told*0.85-0.6 || got > told*1.15+0.6 {
				t.Errorf("the film takes %.1f s, told was %.0f", got, told)
			}
			if film.Config.Width != w || film.Config.Height != w*9/16 || film.LoopCount != 0 || !l.closed {
				t.Errorf("the film is %d by %d and is shown %d times", film.Config.Width, film.Config.Height, film.LoopCount)
			}
			if told := h.Notices(); !slices.Contains(told, h.T("film.saved", "name", name, "where", h.Store.Where())) {
				t.Errorf("told is %q", told)
			}
			lengths = append(lengths, length(film))
		}
		if lengths[1] >= lengths[0] {
			t.Errorf("at twice the speed the film takes %.1f s instead of %.1f", lengths[1], lengths[0])
		}
		for id := range l.others {
			if strings.HasPrefix(id, "replay.") || strings.HasPrefix(id, "film.") {
				t.Errorf("the film shows %s", id)
			}
		}
		if len(l.texts) < 10 || shown(t, h) != begin || h.Has("film.make") || !h.Has("replay.play") {
			t.Errorf("filmed are %d texts; the replay shows %d, of %d", len(l.texts), shown(t, h), begin)
		}
	})
}

// A film shows what the viewer sees: everything open, or only what a seat knows.
func TestFilmIsSeenAsTheReplay(t *testing.T) {
	need.Time(t)
	bubble(t, func(t *testing.T) {
		h := watching(t, "en", "islas", 3, usual)
		h.Clock = true
		seen := func() (other, own bool) {
			l := withCamera(h)
			h.Click("replay.film")
			h.Click("film.make")
			for h.Has("film.progress") {
				h.Wait(1)
			}
			return l.others["hand.1.0"], l.others["hand.0.0"]
		}
		if other, own := seen(); !other || !own {
			t.Error("with all open a film does not show every hand")
		}
		for h.Stage.Texts.Text("replay.as", "name", h.Stage.Texts.Text("replay.open")) == h.Widget("replay.who").Label {
			h.Click("replay.who")
		}
		if other, _ := seen(); other {
			t.Error("as a seat sees the game a film shows the hand of another one")
		}
	})
}

// The handles are dragged with the mouse and moved by keys, a click on the timeline moves the nearer one, and neither passes the other. The
// replay shows the position of the one moved last.
func TestFilmStretchIsChosen(t *testing.T) {
	inReplays(t, func(t *testing.T, h *harness.Harness) {
		withCamera(h)
		h.Click("replay.film")
		line := h.Widget("replay.line").Rect
		at := func(part float64) ui.Point { return ui.Point{X: line.X + line.W*part, Y: line.Middle().Y} }
		h.Press(h.Widget("film.to").Rect.Middle())
		h.Drag(at(0.8))
		h.Up()
		from, to := stretch(t, h)
		if shown(t, h) != to || to < from+5 {
			t.Fatalf("dragged to %d from %d, shown is %d", to, from, shown(t, h))
		}
		h.ClickAt(at(0.3))
		if f, e := stretch(t, h); f <= from || f >= to || e != to || shown(t, h) != f {
			t.Fatalf("after a click at the left the film is from %d to %d, shown is %d", f, e, shown(t, h))
		}
		from, _ = stretch(t, h)
		h.Key(ui.KeyRight)
		h.Key(ui.KeyRight)
		h.Key(ui.KeyLeft)
		if f, e := stretch(t, h); f <= from || e != to || shown(t, h) != f {
			t.Errorf("after the arrows the film is from %d to %d", f, e)
		}
		h.Key(ui.KeyEnd)
		if f, e := stretch(t, h); f >= e || e != to {
			t.Errorf("the beginning comes past the end: %d to %d", f, e)
		}
		h.Key(ui.KeyTab)
		h.Key(ui.KeyHome)
		if f, e := stretch(t, h); f >= e || shown(t, h) != e {
			t.Errorf("the end comes past the beginning: %d to %d, shown is %d", f, e, shown(t, h))
		}
		h.Key(ui.KeyPageDown)
		if _, e := stretch(t, h); shown(t, h) != e {
			t.Errorf("the next round is at %d, shown is %d", e, shown(t, h))
		}
		h.Leave()
		if h.Has("film.make") || !h.Has("replay.play") {
			t.Error("the escape key does not end the choice")
		}
	})
}

// A film that would be too long can't be made, and a message says why and what to do.
func TestFilmIsLimited(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := watching(t, "de", "islas", 4, usual)
		withCamera(h)
		h.Click("replay.film")
		for _, k := range []ui.Key{ui.KeyHome, ui.KeyTab, ui.KeyEnd} {
			h.Key(k)
		}
		if w := h.Widget("film.make"); w.Enabled || w.Why != h.T("why.film-long", "n", 60) {
			t.Errorf("a film of all of the game can be made: %+v", w)
		}
		h.Key(ui.KeyEnter)
		if h.Has("film.progress") {
			t.Error("it is made")
		}
	})
}

// A film being made can be cancelled, by its button, a key, and by leaving the replay; then nothing is written.
func TestFilmIsCancelled(t *testing.T) {
	inReplays(t, func(t *testing.T, h *harness.Harness) {
		l := withCamera(h)
		h.Click("replay.film")
		begins := func() {
			h.Click("film.make")
			for range 20 {
				h.Wait(1)
			}
			if l.closed || !h.Has("film.progress") || h.Widget("film.from").Enabled {
				t.Fatal("the film is not being made")
			}
		}
		begins()
		h.Click("film.cancel")
		if !l.closed || !h.Has("film.make") {
			t.Error("it goes on")
		}
		begins()
		h.Key(ui.KeyEscape)
		if !l.closed || !h.Has("film.make") {
			t.Error("it goes on after the escape key")
		}
		begins()
		h.Click("menu")
		h.Click("menu.title")
		if !l.closed || h.Busy() {
			t.Error("it goes on after the replay was left")
		}
		if names, err := h.Store.List(); err != nil || slices.ContainsFunc(names, func(n string) bool { return strings.HasSuffix(n, ".gif") }) {
			t.Errorf("there are %q, %v", names, err)
		}
	})
}

// If a film can't be written a message says so, and the choice stays; where nothing can draw, none is offered.
func TestFilmFails(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := watching(t, "en", "model", 2, usual)
		h.Clock = true
		if h.Has("replay.film") {
			t.Error("a film is offered where nothing can draw")
		}
		withCamera(h)
		for _, err := range []error{store.ErrFull, store.ErrNotWritable} {
			h.Store.FailWith(err)
			if !h.Has("film.make") {
				h.Click("replay.film")
			}
			h.Click("film.make")
			for h.Has("film.progress") {
				h.Wait(1)
			}
			h.Wait(3)
			if told := h.Notices(); !slices.Contains(told, h.T("film.not-saved", "where", h.Store.Where())) || !h.Has("film.make") {
				t.Errorf("told is %q", told)
			}
		}
	})
}

// While another scene covers the replay its film goes on: it is written, with a message there, and the choice is over on return.
func TestFilmGoesOnUnderAnotherScene(t *testing.T) {
	inReplays(t, func(t *testing.T, h *harness.Harness) {
		l := withCamera(h)
		h.Click("replay.film")
		h.Click("film.make")
		covers := h.Stage.Routes.Settings(h.Stage)
		h.Stage.Push(covers)
		for n := 0; !l.closed; n++ {
			if h.Wait(1); n > 100_000 {
				t.Fatal("the film does not come to its end")
			}
		}
		h.Wait(3)
		if told := h.Notices(); !slices.Contains(told, h.T("film.saved", "name", "match-1.gif", "where", h.Store.Where())) || h.Stage.Top() != covers {
			t.Errorf("told is %q", told)
		}
		h.Wait(60)
		if h.Busy() {
			t.Error("something goes on still")
		}
		h.Stage.Pop()
		h.Wait(5)
		if h.Has("film.make") || !h.Has("replay.film") {
			t.Error("the film that is made is still to be chosen")
		}
	})
}
