package table

import (
	"time"

	"islas/game/match"
	"islas/render/internal/anigif"
	"islas/render/paint"
	"islas/render/services"
	"islas/render/stage"
	"islas/render/ui"
)

// Figures of films.
const (
	filmDelay   = 8                     // hundredths of a second for which a frame is shown
	filmTicks   = 3                     // of the replay in that time
	filmRest    = 2 * time.Second       // for which the last frame stays
	filmSettles = 12                    // frames at most for what still moves on the table when all has been shown
	filmSamples = 32                    // frames whose colours are counted
	filmSlack   = 5                     // see anigif.NewEncoder
	filmSlice   = 10 * time.Millisecond // of a frame of 16, in which little is drawn
	filmRows    = 16                    // of pixels at most that are counted in one piece, some 15,000 pixels
	filmFrame   = filmDelay * time.Second / 100
)

// filming is a film of a stretch of a replay that is made in slices between the frames. The stretch is played twice at a table that
// nobody sees: first to count the colours of some frames, then to film all.
type filming struct {
	over    *stage.Stage // on which somebody watches
	match   match.Any
	stretch stage.Stretch
	w, h    int
	about   int // how many frames there will be
	every   int // how many of them there are for each whose colours are counted

	scene   stage.Scene
	showing *stage.Stretch
	art     *paint.Painter
	ui      *ui.UI
	camera  services.Camera

	colours anigif.Colours
	counted int             // frames when the stretch was played for the colours
	encoder *anigif.Encoder // nil as long as colours are counted

	frames  int    // this time, before the one that is shown
	settles int    // of them after the stretch
	taken   bool   // the frame that is shown has been taken, or need not be
	last    bool   // all have been taken this time
	pixels  []byte // of the frame that was taken
	row     int    // of that, the first whose colours are still to be counted
	adds    bool   // that is being encoded
	data    []byte // the film; nil as long as it is not ready
	err     error
}

// newFilming returns a film of a stretch of a match, w by h pixels large and about so long. close is to be called in the end.
func newFilming(s *stage.Stage, m match.Any, stretch stage.Stretch, w, h int, length time.Duration) *filming {
	f := &filming{over: s, match: m, stretch: stretch, w: w, h: h, camera: s.Camera(w, h), art: paint.NewPatient(s.Theme)}
	f.about = max(1, int(length/filmFrame))
	f.every = max(1, f.about/filmSamples)
	f.pixels = make([]byte, 4*w*h)
	f.err = f.begin()
	return f
}

// begin lays the table.
func (f *filming) begin() error {
	stretch := f.stretch
	aside := f.over.Aside(f.art, &stretch)
	table, err := aside.GameOf(f.match).Replay(aside, f.match, stretch.From)
	if err != nil {
		return err
	}
	aside.Go(table)
	f.scene, f.showing, f.ui = table, &stretch, ui.New(f.over.Theme, f.over.Texts)
	f.frames, f.settles = 0, 0
	f.run(0)
	f.taken = !f.wanted()
	return nil
}

// close lets go of what the film was made with.
func (f *filming) close() {
	if f.encoder != nil {
		f.encoder.Close()
	}
	f.camera.Close()
	f.art.Reset()
}

// run lets time pass at the table.
func (f *filming) run(dt time.Duration) {
	w := stage.Window{W: float64(f.w), H: float64(f.h), Density: 1}
	f.ui.Begin(ui.Input{Dt: dt}, w.W, w.H, w.ScaleOf(f.scene, 100))
	f.scene.Frame(f.ui)
	f.ui.End()
}

// work goes on with the film for a part of the frame, and reports whether it is done.
func (f *filming) work() (done bool) {
	for until := time.Now().Add(filmSlice); f.err == nil && f.data == nil; {
		if !f.step() || !time.Now().Before(until) {
			break
		}
	}
	return f.err != nil || f.data != nil
}

// progress returns which part of the film is made, from 0 to 1.
func (f *filming) progress() float64 {
	const first = 0.2 // for the colours
	if f.encoder == nil {
		return first * min(1, float64(f.frames)/float64(f.about))
	}
	return first + (1-first)*min(1, float64(f.frames)/float64(f.counted))
}

// step does the next piece of work, and reports whether there may be another one in this frame.
func (f *filming) step() (more bool) {
	switch {
	case !f.taken:
		f.taken = f.take()
		return f.taken
	case !f.last && !f.use():
		return true
	case f.last && f.encoder == nil:
		if f.colours.Divide(anigif.MostColours) {
			f.second()
		}
		return true
	case f.last:
		f.data, f.err = f.encoder.Finish(int((filmRest - filmFrame) / (time.Second / 100)))
		return false
	}
	f.frames++
	if f.last = f.ended(); !f.last {
		f.forward()
	}
	return f.encoder == nil // with the next frame of the program: each is drawn in one piece
}

// second begins to play the stretch once more, now to film it.
func (f *filming) second() {
	f.encoder, f.counted, f.last = anigif.NewEncoder(f.w, f.h, f.colours.Palette(), filmSlack), f.frames, false
	f.colours = anigif.Colours{}
	f.err = f.begin()
}

// wanted reports whether the frame that is shown is to be taken.
func (f *filming) wanted() bool { return f.encoder != nil || f.frames%f.every == 0 }

// take takes the frame that is shown, and reports whether all pictures in it are as sharp as they can be.
func (f *filming) take() (sharp bool) {
	if f.art.Advance() {
		f.ui.Invalidate()
	}
	whole := f.ui.Invalid()
	f.camera.Take(f.ui, f.pixels)
	if whole {
		f.art.Complete()
	}
	return !f.art.Pending()
}

// use counts the colours of the frame that was taken, or encodes it, some rows of it each time, and reports whether that is done.
func (f *filming) use() (done bool) {
	if f.encoder != nil {
		if !f.adds {
			f.encoder.Begin(f.pixels, filmDelay)
		}
		done, f.err = f.encoder.Step()
		f.adds = !done
		return done
	}
	if f.wanted() {
		end := min(f.row+filmRows, f.h)
		f.colours.Count(f.pixels[4*f.w*f.row : 4*f.w*end])
		if f.row = end; end < f.h {
			return false
		}
		f.row = 0
	}
	return true
}

// ended reports whether the frame that is shown is the last one.
func (f *filming) ended() bool {
	if !f.showing.Over {
		return false
	}
	f.settles++
	return !f.scene.Busy() || f.settles > filmSettles
}

// forward goes on to the next frame.
func (f *filming) forward() {
	for range filmTicks {
		f.run(filmFrame / filmTicks)
	}
	f.taken = !f.wanted()
}
