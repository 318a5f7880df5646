package shell_test

import (
	"bytes"
	"errors"
	"image/gif"
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/locales"
	"islas/render/keep/store"
	"islas/render/services"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/testkit/shot"
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
		h.Option("film.size", 1)
		told := 0
		for n := range 100 {
			if h.Shows(h.T("film.length", "n", n)) {
				told = n
			}
		}
		h.Click("film.make")
		filmEnds(t, h, l)
		data, err := h.Store.Read("match-1.gif")
		must.OK(t, err)
		film, err := gif.DecodeAll(bytes.NewReader(data))
		must.OK(t, err)
		seconds := 0.0
		for _, hundredths := range film.Delay {
			seconds += float64(hundredths) / 100
		}
		if about := float64(told); seconds < about*0.85-0.6 || seconds > about*1.15+0.6 || told == 0 {
			t.Errorf("the film takes %.1f s, told was %d", seconds, told)
		}
		if film.Config.Width != 960 || film.Config.Height != 540 || film.LoopCount != 0 {
			t.Errorf("the film is %d by %d and is shown %d times", film.Config.Width, film.Config.Height, film.LoopCount)
		}
		if told := h.Notices(); !slices.Contains(told, h.T("film.saved", "name", "match-1.gif", "where", h.Store.Where())) {
			t.Errorf("told is %q", told)
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

// The handles are dragged with the mouse and moved by keys, a click on the timeline moves the nearer one, and neither passes the other. The
// replay shows the position of the one moved last.
func TestFilmStretchIsChosen(t *testing.T) {
	inReplay(t, "islas", func(t *testing.T, h *harness.Harness) {
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

// inReplay runs a test with the replay of a game of three in which time advances only with the ticks.
func inReplay(t *testing.T, id string, f func(t *testing.T, h *harness.Harness)) {
	t.Helper()
	bubble(t, func(t *testing.T) {
		h := watching(t, []string{"en", "de"}[len(id)%2], id, 3, usual)
		h.Clock = true
		f(t, h)
	})
}

// stretch returns the steps at the beginning and the end of the chosen film.
func stretch(t *testing.T, h *harness.Harness) (from, to int) {
	t.Helper()
	from, err := strconv.Atoi(h.Widget("film.from").Value)
	must.OK(t, err)
	to, err = strconv.Atoi(h.Widget("film.to").Value)
	must.OK(t, err)
	return from, to
}

// filmEnds runs ticks until no film is being made.
func filmEnds(t *testing.T, h *harness.Harness, l *lens) {
	t.Helper()
	for n := 0; !l.closed || h.Has("film.progress"); n++ {
		if h.Wait(1); n > 100_000 {
			t.Fatal("the film does not come to its end")
		}
	}
	h.Wait(3)
}

// A film being made can be cancelled, by its button, a key, and by leaving the replay; then nothing is written. One that would be too long
// can't be made, and a message says why and what to do. Where nothing can draw none is offered.
func TestFilmIsNotMade(t *testing.T) {
	inReplay(t, "islas", func(t *testing.T, h *harness.Harness) {
		if h.Has("replay.film") {
			t.Error("a film is offered where nothing can draw")
		}
		l := withCamera(h)
		h.Click("replay.film")
		for _, cancel := range []func(){
			func() { h.Click("film.cancel") },
			func() { h.Key(ui.KeyEscape) },
			func() { h.Click("menu"); h.Click("menu.title") },
		} {
			if h.Key(ui.KeyHome); !h.Has("film.make") {
				t.Fatal("no film can be chosen")
			}
			h.Click("film.make")
			h.Wait(20)
			if l.closed || !h.Has("film.progress") || h.Widget("film.from").Enabled {
				t.Fatal("the film is not being made")
			}
			if cancel(); !l.closed {
				t.Error("it goes on")
			}
		}
		if names := names(t, h.Stage); strings.Contains(names, ".gif") || h.Busy() {
			t.Errorf("there are %s", names)
		}
		h.Stage.Push(replayOf(t, h.Stage, "islas", 4))
		h.Wait(5)
		h.Click("replay.film")
		for _, k := range []ui.Key{ui.KeyHome, ui.KeyTab, ui.KeyEnd} {
			h.Key(k)
		}
		if w := h.Widget("film.make"); w.Enabled || w.Why != h.T("why.film-long", "n", 60) {
			t.Errorf("a film of all of the game can be made: %+v", w)
		}
		if h.Key(ui.KeyEnter); h.Has("film.progress") {
			t.Error("it is made")
		}
	})
}

// If a film can't be written a message says so, and the choice stays. While another scene covers the replay its film goes on: it is written,
// with a message there, and the choice is over on return. It shows what the viewer sees: everything open, or only what a seat knows.
func TestFilmIsWritten(t *testing.T) {
	need.Time(t)
	inReplay(t, "islas", func(t *testing.T, h *harness.Harness) {
		l := withCamera(h)
		h.Click("replay.film")
		h.Store.FailWith(store.ErrFull)
		h.Click("film.make")
		filmEnds(t, h, l)
		if told := h.Notices(); !slices.Contains(told, h.T("film.not-saved", "where", h.Store.Where())) || !h.Has("film.make") {
			t.Errorf("told is %q", told)
		}
		if !l.others["hand.1.0"] || !l.others["hand.0.0"] {
			t.Error("with all open a film does not show every hand")
		}
		h.Store.FailWith(nil)
		h.Leave()
		h.Click("replay.who")
		l = withCamera(h)
		h.Click("replay.film")
		h.Click("film.make")
		covers := h.Stage.Routes.Settings(h.Stage)
		h.Stage.Push(covers)
		filmEnds(t, h, l)
		if told := h.Notices(); !slices.Contains(told, h.T("film.saved", "name", "match-1.gif", "where", h.Store.Where())) || h.Stage.Top() != covers {
			t.Errorf("told is %q", told)
		}
		h.Stage.Pop()
		h.Wait(5)
		if h.Has("film.make") || !h.Has("replay.film") {
			t.Error("the film that is made is still to be chosen")
		}
		if l.others["hand.1.0"] {
			t.Error("as a seat sees the game a film shows the hand of another one")
		}
	})
}

// snapped keeps the frame of a picture, and runs it on an interface of its own.
type snapped struct {
	w, h  int
	ui    *ui.UI
	frame func(u *ui.UI)
	err   error
}

func (p *snapped) snap(h *harness.Harness) {
	h.Stage.Snap = func(w, high int, scale float64, frame func(u *ui.UI)) ([]byte, error) {
		p.w, p.h, p.frame, p.ui = w, high, frame, ui.New(h.Stage.Theme, h.Stage.Texts)
		p.ui.Begin(ui.Input{}, float64(w), float64(high), scale)
		frame(p.ui)
		p.ui.End()
		return []byte("picture"), p.err
	}
}

// The menu of a replay writes a picture of everybody's boards with the points, whole, and no picture replaces another. If one can't be drawn
// a message says so, and nothing is written.
func TestPictureOfAMatchIsSaved(t *testing.T) {
	for i, id := range ids() {
		seats := seated(id, []int{5, 2, 3, 4}[i])
		h := watching(t, []string{"en", "de"}[i%2], id, seats, windows()[i%len(windows())])
		var p snapped
		p.snap(h)
		for n := 1; n <= 3; n++ {
			name, fails := "match-"+strconv.Itoa(n)+".png", n == 3
			want := h.T("picture.saved", "name", name, "where", h.Store.Where())
			if fails {
				p.err, want = errors.New("no memory"), h.T("picture.failed")
			}
			h.Click("menu")
			h.Click("menu.picture")
			if data, _ := h.Store.Read(name); bytes.Equal(data, []byte("picture")) == fails {
				t.Errorf("%s: kept is %q", id, data)
			}
			if told := h.Notices(); !slices.Contains(told, want) {
				t.Errorf("%s: told is %q, not %q", id, told, want)
			}
		}
		m := matchOf(t, h.Stage, id, seats)
		var drawn []string
		for text, at := range p.ui.DrawnTexts {
			drawn = append(drawn, text)
			if at.X < 0 || at.Y < 0 || at.Right() > float64(p.w) || at.Bottom() > float64(p.h) {
				t.Errorf("%s: %q is cut", id, text)
			}
		}
		for seat, who := range m.Setup().Seats {
			if points := strconv.Itoa(m.Points(game.Seat(seat))); !slices.Contains(drawn, who.Name) || !slices.Contains(drawn, points) {
				t.Errorf("%s: the picture has no %s with %s, but %q", id, who.Name, points, drawn)
			}
		}
	}
}

// The result offers the same picture, in every window, and everything beside it still fits.
func TestPictureOfAResultIsSaved(t *testing.T) {
	for i, w := range windows() {
		lang, id := locales.Languages()[i%3], ids()[i%len(ids())]
		s := houseOf(t, lang)
		m := matchOf(t, s, id, seated(id, 2+2*(i/2%2)))
		s.Go(s.Routes.Title(s))
		h := harness.New(t, s, w)
		var p snapped
		p.snap(h)
		must.OK(t, s.ShowResult(m))
		h.Rest()
		h.Reveal("picture")
		at, watch := h.Widget("picture").Rect, h.Widget("watch").Rect
		if at.Intersect(watch).W > 0 || at.Intersect(h.Widget("save").Rect).W > 0 {
			t.Errorf("%s %v: the picture's button lies at %v beside %v", lang, w, at, watch)
		}
		h.Click("picture")
		if data, err := h.Store.Read("match-1.png"); err != nil || string(data) != "picture" || p.frame == nil {
			t.Errorf("kept is %q, %v", data, err)
		}
		if told := h.Notices(); !slices.Contains(told, h.T("picture.saved", "name", "match-1.png", "where", h.Store.Where())) {
			t.Errorf("told is %q", told)
		}
	}
}

// pictureShots returns pictures of matches as they are written, and of the menu for that.
func pictureShots() (all []shot.Shot) {
	for i, id := range ids() {
		for _, seats := range []int{2, 3, 4, 5} {
			if seated(id, seats) != seats || id == "model" && seats != 3 {
				continue
			}
			all = append(all, shot.Shot{
				Name: "picture-" + id + "-" + strconv.Itoa(seats), W: 1600, H: 1000, Scale: 1, Open: func() shot.Subject {
					s := houseOf(judge{}, []string{"en", "de"}[i%2])
					s.Push(replayOf(judge{}, s, id, seats))
					m := matchOf(judge{}, s, id, seats)
					var p snapped
					p.snap(harness.New(judge{}, s, full))
					s.Routes.Picture(s, m)
					return shot.Subject{Theme: s.Theme, Texts: s.Texts, Frame: p.frame}
				},
			})
		}
	}
	return all
}
