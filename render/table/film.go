package table

import (
	"runtime"
	"time"

	"islas/render/keep/store"
	"islas/render/stage"
)

// film is what somebody chooses of a replay to make a film of, and the film while it is being made.
type film struct {
	open     bool // somebody chooses
	from, to int  // how many steps have happened at its beginning and its end; both are stops
	end      bool // the end is what is moved by keys, otherwise the beginning
	size     int  // index into filmSizes
	lasts    []time.Duration
	made     *filming // nil unless it is being made
}

// filmSizes are the widths of films in pixels. They are 16 : 9.
var filmSizes = [...]int{640, 960}

// filmMost is the longest film: more than a minute nobody looks at, and no chat takes.
const filmMost = time.Minute

// canFilm reports whether a film can be made of the replay.
func (s *Strip) canFilm() bool { return s.stage.Camera != nil && len(s.Stops) > 1 }

// openFilm lets somebody choose a stretch: first the round that is shown.
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

// closeFilm ends the choice, and the film that is being made.
func (s *Strip) closeFilm() {
	s.dropFilm()
	s.film.open = false
}

// dropFilm ends the making of a film.
func (s *Strip) dropFilm() {
	if f := &s.film; f.made != nil {
		f.made.close()
		f.made = nil
	}
}

// moveFilm puts the beginning or the end of the film to the stop when so many steps had happened, or near there, but never one past
// the other.
func (s *Strip) moveFilm(end bool, steps int) {
	f := &s.film
	f.end = end
	if end {
		f.to = max(s.Near(steps), s.Near(f.from+1))
	} else {
		f.from = min(s.Near(steps), s.Before(f.to))
	}
	if at := f.at(); at != s.Shown() || s.Moving() {
		s.Jump(at)
	}
}

// at is what was moved last.
func (f *film) at() int {
	if f.end {
		return f.to
	}
	return f.from
}

// filmLength is about how long the film takes.
func (s *Strip) filmLength() time.Duration {
	f := &s.film
	if f.lasts == nil {
		f.lasts = s.Lengths()
	}
	return time.Duration(float64(f.lasts[f.to]-f.lasts[f.from])/s.Rate()) + filmRest
}

// makeFilm begins to make the film, which goes on beside whatever scene is on top of the replay meanwhile.
func (s *Strip) makeFilm() {
	if runtime.GOOS != "js" && store.ReadOnly(s.stage.Store) { // a browser offers it for download
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
			return true // nobody wants it any more
		case !made.work():
			return false
		}
		s.keepFilm()
		return true
	})
}

// keepFilm writes the film that is made, and the choice is over, unless that failed or a browser was offered the film, where it can be
// lost.
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
