package table

import (
	"runtime"
	"time"

	"islas/render/keep/store"
	"islas/render/stage"
)

// film is the choice of a part of a replay from which a film is made, and the film while it is being made.
type film struct {
	open     bool // somebody is choosing
	from, to int  // number of steps that have happened at its beginning and its end; both are stops
	end      bool // keys move the end, otherwise the beginning
	size     int  // index into filmSizes
	lasts    []time.Duration
	made     *filming // nil unless it is being made
}

// filmSizes are the widths of films in pixels. They are 16 : 9.
var filmSizes = [...]int{640, 960}

// filmMost is the longest film: nobody watches more than a minute, and no chat accepts it.
const filmMost = time.Minute

// canFilm reports whether a film can be made of the replay.
func (s *Strip) canFilm() bool { return s.stage.Camera != nil && len(s.Stops) > 1 }

// openFilm opens the choice. The round that is shown is selected first.
func (s *Strip) openFilm() {
	f := &s.film
	s.more = false
	*f = film{open: true, from: s.Stops[0], to: s.Len, size: f.size, lasts: f.lasts}
	for _, n := range s.Rounds {
		if n = s.Near(n); n <= s.Shown() && n < s.Len {
			f.from, f.to = n, s.Len
		} else if n > s.Shown() {
			f.to = n
			break
		}
	}
	s.Jump(f.from)
}

// closeFilm closes the choice and cancels the film that is being made.
func (s *Strip) closeFilm() {
	s.dropFilm()
	s.film.open = false
}

// dropFilm cancels the film that is being made.
func (s *Strip) dropFilm() {
	if f := &s.film; f.made != nil {
		f.made.close()
		f.made = nil
	}
}

// moveFilm moves the end of the film, or its beginning, to the stop nearest to a number of steps, but never one past the other.
func (s *Strip) moveFilm(end bool, steps int) {
	f := &s.film
	f.end = end
	if end {
		f.to = max(s.Near(steps), s.Near(f.from+1))
	} else {
		f.from = min(s.Near(steps), s.Stop(f.to, false, -1))
	}
	at := f.from
	if end {
		at = f.to
	}
	if at != s.Shown() || s.Moving() {
		s.Jump(at)
	}
}

// filmLength returns the approximate length of the film.
func (s *Strip) filmLength() time.Duration {
	f := &s.film
	if f.lasts == nil {
		f.lasts = s.Lengths()
	}
	return time.Duration(float64(f.lasts[f.to]-f.lasts[f.from])/s.Rate()) + filmRest
}

// makeFilm begins to make the film. The work goes on even while another scene is above the replay.
func (s *Strip) makeFilm() {
	if runtime.GOOS != "js" && store.ReadOnly(s.stage.Store) { // a browser offers the film for download
		s.stage.TellNotSaved("film.not-saved")
		return
	}
	f := &s.film
	w := filmSizes[f.size]
	stretch := stage.Stretch{From: f.from, To: f.to, Seat: s.Seat, Speed: s.Speed}
	made := newFilming(s.stage, s.match, stretch, w, w*9/16, s.filmLength())
	f.made = made
	s.stage.Beside(func() (done bool) {
		switch {
		case f.made != made:
			return true // the film was cancelled
		case !made.work():
			return false
		}
		s.keepFilm()
		return true
	})
}

// keepFilm saves the finished film and closes the choice, unless saving failed or a browser was offered the film, where it can be lost.
func (s *Strip) keepFilm() {
	f := &s.film
	data, err := f.made.data, f.made.err
	s.dropFilm()
	if err != nil {
		s.stage.Notify(s.stage.Texts.Text("film.failed"))
		return
	}
	f.open = !s.stage.Routes.Film(s.stage, data)
}
