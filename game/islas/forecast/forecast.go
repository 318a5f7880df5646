package forecast

import (
	"islas/game"
	"islas/game/islas"
)

// Forecast answers questions about one position. It keeps its results, and is not for several goroutines.
type Forecast struct {
	view    islas.View
	state   islas.State // as the viewer knows it
	me      game.Seat
	unseen  [islas.Faces]uint8
	of      int // settlers among them
	now     int // those of them who would choose my island as it is
	tried   map[islas.Action]*outcome
	changes map[islas.Action]Change
}

// outcome is the position to which an action leads, and how many settlers not in sight would then choose my island.
type outcome struct {
	state  islas.State
	coming int
}

// New returns the forecast of the position that v is a view of. "I" is me, whose points, settlers and privileges it is about:
// mostly the viewer or the seat that decides. With NoSeat it is nobody, and no settler counts as coming.
func New(v islas.View, me game.Seat) *Forecast {
	f := &Forecast{view: v, state: v.State(), me: me, unseen: v.Unseen(), tried: map[islas.Action]*outcome{}, changes: map[islas.Action]Change{}}
	for _, n := range f.unseen[:islas.Occupations] {
		f.of += int(n)
	}
	f.now = f.coming(&f.state)
	return f
}

// Unseen returns how many settlers the viewer has not in sight.
func (f *Forecast) Unseen() int { return f.of }

// Coming returns how many of the settlers not in sight would choose my island as it is, if each landed now.
func (f *Forecast) Coming() int { return f.now }

// coming returns how many of the settlers not in sight would choose my island in s.
func (f *Forecast) coming(s *islas.State) (n int) {
	if f.me == game.NoSeat || s.Free(f.me) == 0 {
		return 0
	}
	for c, copies := range f.unseen[:islas.Occupations] {
		if copies > 0 && s.Compare(islas.Card(c)).Winner == f.me {
			n += int(copies)
		}
	}
	return n
}
