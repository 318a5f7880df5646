package table

import (
	"runtime"
	"slices"
	"time"

	"islas/render/keep/store"
	"islas/render/stage"
)

// film is what somebody chooses of a replay to make a film of, and the film while it is being made.
type film struct {
	open     bool // somebody chooses
	from, to int  // how many steps have happened at its beginning and its end; both are stops
	end      bool // the end is what is moved by keys, otherwise the beginning
	size     int  // place in filmSizes
	lasts    []time.Duration
	made     *filming // nil unless it is being made
}

// filmSizes are the widths of films in pixels. They are 16 : 9.
var filmSizes = [...]int{640, 960}

// filmMost is the longest film: more than a minute nobody looks at, and no chat takes.
const filmMost = time.Minute

// CanFilm reports whether a film can be made of the replay.
func (s *Session[S, A, E, V]) CanFilm() bool { return s.stage.Camera != nil && len(s.replay.stops) > 1 }

// openFilm lets somebody choose a stretch: first the round that is shown.
func (s *Session[S, A, E, V]) openFilm() {
	r := &s.replay
	r.plays, r.more = false, false
	f := &r.film
	*f = film{open: true, from: r.stops[0], to: len(r.steps), size: f.size, lasts: f.lasts}
	for _, n := range r.rounds {
		if n = s.near(n); n <= s.Shown() && n < len(r.steps) {
			f.from, f.to = n, len(r.steps)
		} else if n > s.Shown() {
			f.to = n
			break
		}
	}
	s.jump(f.from)
}

// closeFilm ends the choice, and the film that is being made.
func (s *Session[S, A, E, V]) closeFilm() {
	s.dropFilm()
	s.replay.film.open = false
}

// dropFilm ends the making of a film.
func (s *Session[S, A, E, V]) dropFilm() {
	if f := &s.replay.film; f.made != nil {
		f.made.close()
		f.made = nil
	}
}

// moveFilm puts the beginning or the end of the film to the stop when so many steps had happened, or near there, but never one past
// the other.
func (s *Session[S, A, E, V]) moveFilm(end bool, steps int) {
	f := &s.replay.film
	f.end = end
	if end {
		f.to = max(s.near(steps), s.near(f.from+1))
	} else {
		f.from = min(s.near(steps), s.before(f.to))
	}
	if at := f.at(); at != s.Shown() || s.screen.queue.busy() {
		s.jump(at)
	}
}

// before returns the stop before another one, which is not the first.
func (s *Session[S, A, E, V]) before(stop int) int {
	i, _ := slices.BinarySearch(s.replay.stops, stop)
	return s.replay.stops[i-1]
}

// at is what was moved last.
func (f *film) at() int {
	if f.end {
		return f.to
	}
	return f.from
}

// filmLength is about how long the film takes.
func (s *Session[S, A, E, V]) filmLength() time.Duration {
	f := &s.replay.film
	if f.lasts == nil {
		f.lasts = s.screen.lengths(s.replay.steps)
	}
	return time.Duration(float64(f.lasts[f.to]-f.lasts[f.from])/speeds[s.replay.speed]) + filmRest
}

// makeFilm begins to make the film, which goes on beside whatever scene is on top of the replay meanwhile.
func (s *Session[S, A, E, V]) makeFilm() {
	if runtime.GOOS != "js" && store.ReadOnly(s.stage.Store) { // a browser offers it for download
		s.stage.TellNotSaved("film.not-saved")
		return
	}
	r := &s.replay
	w := filmSizes[r.film.size]
	stretch := stage.Stretch{From: r.film.from, To: r.film.to, Seat: r.seat, Speed: r.speed}
	made := newFilming(s.stage, s.match, stretch, w, w*9/16, s.filmLength())
	r.film.made = made
	s.stage.Beside(func() (done bool) {
		switch {
		case r.film.made != made:
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
func (s *Session[S, A, E, V]) keepFilm() {
	f := &s.replay.film
	data, err := f.made.data, f.made.err
	s.dropFilm()
	if err != nil {
		s.stage.Notify(s.stage.Texts.Text("film.failed"))
		return
	}
	f.open = !s.stage.Routes.Film(s.stage, data)
}
