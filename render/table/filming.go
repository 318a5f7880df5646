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
	filmTicks   = 3                     // ticks of the replay in that time
	filmRest    = 2 * time.Second       // for which the last frame is held
	filmSettles = 12                    // the most frames that wait for things still moving after everything has been shown
	filmSamples = 32                    // number of frames whose colours are counted
	filmSlack   = 5                     // see anigif.NewEncoder
	filmSlice   = 10 * time.Millisecond // time per frame of 16 ms in which little is drawn
	filmRows    = 16                    // the most rows that are counted in one piece, some 15,000 pixels
	filmFrame   = filmDelay * time.Second / 100
)

// filming is a film of a stretch of a replay that is made in slices between the frames of the program. The stretch is played twice at a
// hidden table: first to count the colours of some frames, then to film all.
type filming struct {
	over    *stage.Stage // the stage of the visible program
	match   match.Any
	stretch stage.Stretch
	w, h    int
	about   int // expected number of frames
	every   int // the colours of one frame in so many are counted

	scene   stage.Scene
	showing *stage.Stretch
	art     *paint.Painter
	ui      *ui.UI
	camera  services.Camera

	colours anigif.Colours
	counted int             // number of frames when the stretch was played for the colours
	encoder *anigif.Encoder // nil while colours are counted

	frames  int    // number before the one that is shown, this time
	settles int    // number after the end of the stretch
	taken   bool   // the frame that is shown has been taken, or need not be
	last    bool   // all frames have been taken this time
	pixels  []byte // of the frame that was taken
	row     int    // first row of pixels whose colours are not yet counted
	adds    bool   // the frame is being encoded
	data    []byte // the film; nil until it is ready
	err     error
}

// newFilming returns a film of a stretch of a match, w by h pixels large and about length long. The caller must call close in the end.
func newFilming(s *stage.Stage, m match.Any, stretch stage.Stretch, w, h int, length time.Duration) *filming {
	f := &filming{over: s, match: m, stretch: stretch, w: w, h: h, camera: s.Camera(w, h), art: paint.NewPatient(s.Theme)}
	f.about = max(1, int(length/filmFrame))
	f.every = max(1, f.about/filmSamples)
	f.pixels = make([]byte, 4*w*h)
	f.err = f.begin()
	return f
}

// begin opens the hidden table at the beginning of the stretch.
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

// close releases what the film was made with.
func (f *filming) close() {
	if f.encoder != nil {
		f.encoder.Close()
	}
	f.camera.Close()
	f.art.Reset()
}

// run lets dt pass at the hidden table.
func (f *filming) run(dt time.Duration) {
	w := stage.Window{W: float64(f.w), H: float64(f.h), Density: 1}
	f.ui.Begin(ui.Input{Dt: dt}, w.W, w.H, w.ScaleOf(f.scene, 100))
	f.scene.Frame(f.ui)
	f.ui.End()
}

// work works on the film for a slice of a frame, and reports whether the film is done or has failed.
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
	const first = 0.2 // part for the colours
	if f.encoder == nil {
		return first * min(1, float64(f.frames)/float64(f.about))
	}
	return first + (1-first)*min(1, float64(f.frames)/float64(f.counted))
}

// step does the next piece of work, and reports whether another one may follow in the same frame of the program.
func (f *filming) step() (more bool) {
	switch {
	case !f.taken:
		f.taken = f.take()
		return f.taken
	case !f.last && !f.use():
		return true
	case f.last && f.encoder == nil:
		if f.colours.Divide(anigif.MostColours) { // now the stretch is played a second time
			f.encoder, f.counted, f.last = anigif.NewEncoder(f.w, f.h, f.colours.Palette(), filmSlack), f.frames, false
			f.colours = anigif.Colours{}
			f.err = f.begin()
		}
		return true
	case f.last:
		f.data, f.err = f.encoder.Finish(int((filmRest - filmFrame) / (time.Second / 100)))
		return false
	}
	f.frames++
	if f.showing.Over {
		f.settles++
		f.last = !f.scene.Busy() || f.settles > filmSettles
	}
	for range filmTicks {
		if !f.last {
			f.run(filmFrame / filmTicks)
			f.taken = !f.wanted()
		}
	}
	return f.encoder == nil // each frame of the film is drawn in one piece, in a frame of the program of its own
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

// use counts the colours of the frame that was taken, or encodes it, some rows at each call. It reports whether that is done.
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
