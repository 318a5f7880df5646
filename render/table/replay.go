package table

import (
	"slices"
	"time"

	"islas/game"
	"islas/render/stage"
)

// replay is a session's way through a game that was played. The zero value is that of a game being played.
//
// All positions are known, so that going back is as fast as going on. One stops where somebody had to decide, where there is
// more to be seen of an event (Row.Scene), and at the end.
type replay[S any, A game.Action, E any] struct {
	on      bool
	steps   []game.Step[S, E]
	actions []A
	marks   []int         // by action: how many steps had happened before
	stops   []int         // how many steps have happened at each stop, rising
	rounds  []int         // by round, from the first: how many steps had happened when it had begun
	course  *stage.Course // how the points came about; nil if that cannot be told

	plays bool      // it goes on by itself
	until int       // it plays up to there: how many steps have happened then
	speed int       // place in speeds
	seat  game.Seat // as whom it is seen, NoSeat with everything open
	more  bool      // its strip shows what leads elsewhere instead of what plays, where there is no room for both

	branch  branch[A]      // the game that somebody is about to play on from it
	film    film           // the film that somebody makes of it
	stretch *stage.Stretch // what it shows by itself, without its controls; nil where somebody governs it
}

// speeds are the speeds at which a replay plays, as multiples of the usual one.
var speeds = [...]float64{0.5, 1, 2, 4}

// swift is the speed from which on cards are not seen flying but fade out where they were and in where they lie then: on their way past light and
// dark things in a few frames, one after the other, they would flash (WCAG 2.2, 2.3.1).
const swift = 4

// usualSpeed is the place in speeds of the one at which a replay begins.
const usualSpeed = 1

// replayPace is how long a step of the animation speed takes in a replay at the usual speed, whatever speed is set for games.
const replayPace = 400 * time.Millisecond

// Watch makes the session the replay of its match, from the moment on when so many steps had happened, or the first stop after it.
// Nothing of it has been shown; nothing can be done in it but what was done.
func (s *Session[S, A, E, V]) Watch(step int) {
	m := s.match
	r := &s.replay
	*r = replay[S, A, E]{on: true, steps: m.Steps(), actions: m.Actions(), marks: m.Marks(), speed: usualSpeed, seat: s.curtain.viewer}
	r.course = s.stage.GameOf(m).Result(s.stage, m).Course
	r.stops = slices.Clone(r.marks)
	for i := range r.steps {
		if s.show.Row(r.steps[i].Event).Scene {
			r.stops = append(r.stops, i+1)
		}
		if round := s.game.Round(&r.steps[i].After); round > len(r.rounds) {
			r.rounds = append(r.rounds, slices.Repeat([]int{i + 1}, round-len(r.rounds))...)
		}
	}
	if n := len(r.steps); n > 0 { // a game may count one round more until it finds that it is over
		r.rounds = r.rounds[:min(len(r.rounds), s.game.Round(&r.steps[n-1].After))]
	}
	r.stops = append(r.stops, len(r.steps))
	slices.Sort(r.stops)
	r.stops = slices.Compact(r.stops)
	s.curtain = curtain{viewer: r.seat, last: game.NoSeat, public: s.show.Public}
	s.screen.pace = func() time.Duration { return replayPace }
	s.screen.log.open = r.seat == game.NoSeat
	s.jump(s.near(step))
	if r.stretch = s.stage.Stretch; r.stretch != nil {
		r.speed = r.stretch.Speed
		s.See(r.stretch.Seat)
		r.plays, r.until = true, r.stretch.To
	}
}

// Watching reports whether the session is a replay.
func (s *Session[S, A, E, V]) Watching() bool { return s.replay.on }

// Shown returns how many steps of the match have been shown.
func (s *Session[S, A, E, V]) Shown() int { return s.screen.log.Len() }

// Uncovered reports whether everything that is hidden from players lies open: in a replay that is seen as nobody.
func (s *Session[S, A, E, V]) Uncovered() bool { return s.replay.on && s.replay.seat == game.NoSeat }

// Whose returns the seat that had to decide last in a replay with everything open; NoSeat where that means nothing.
func (s *Session[S, A, E, V]) Whose() game.Seat {
	r := &s.replay
	if !s.Uncovered() {
		return game.NoSeat
	}
	i, ok := r.decided(s.Shown())
	if !ok {
		i--
	}
	if i = min(i, len(r.marks)-1); i < 0 {
		return game.NoSeat
	}
	return s.game.Decider(&r.steps[r.marks[i]-1].After)
}

// See makes a replay be seen as a seat sees it, or as NoSeat with everything open.
func (s *Session[S, A, E, V]) See(seat game.Seat) {
	s.replay.seat, s.curtain.viewer = seat, seat
	s.screen.log.open = seat == game.NoSeat
	s.dismiss()
	s.views.Changed()
}

// JumpTo shows a replay as it stood when so many steps had happened, or at the stop next to there.
func (s *Session[S, A, E, V]) JumpTo(steps int) {
	stops := s.replay.stops
	i, found := slices.BinarySearch(stops, steps)
	if !found && (i == len(stops) || i > 0 && steps-stops[i-1] < stops[i]-steps) {
		i--
	}
	s.jump(stops[i])
}

// jump shows the replay as it stood when n steps had happened, and halts there.
func (s *Session[S, A, E, V]) jump(n int) {
	r := &s.replay
	r.plays = false
	s.screen.jump(r.steps, n)
	s.arrive()
}

// arrive makes the position that is shown the one that is asked about.
func (s *Session[S, A, E, V]) arrive() {
	s.now = s.screen.queue.state
	s.changes++
	s.dismiss()
	s.views.Changed()
}

// stop returns the stop before or after what is shown, by -1 or 1, and the first or the last if there is none.
func (s *Session[S, A, E, V]) stop(by int) int {
	stops := s.replay.stops
	i, found := slices.BinarySearch(stops, s.Shown())
	switch moving := s.screen.queue.busy(); {
	case by > 0 && found:
		i++
	case by < 0 && !(found && moving): // what is moving has begun at the stop that was found
		i--
	}
	return stops[min(max(i, 0), len(stops)-1)]
}

// round returns the stop with which the round before or after the one that is shown begins, by -1 or 1.
func (s *Session[S, A, E, V]) round(by int) int {
	r, at := &s.replay, s.Shown()
	if by > 0 {
		for _, n := range r.rounds {
			if n = s.near(n); n > at {
				return n
			}
		}
		return len(r.steps)
	}
	for _, n := range slices.Backward(r.rounds) {
		if n = s.near(n); n < at {
			return n
		}
	}
	return r.stops[0]
}

// turn returns the stop with which the next turn begins, or whatever is between turns.
func (s *Session[S, A, E, V]) turn() int {
	r := &s.replay
	for i := s.Shown(); i < len(r.steps); i++ {
		if s.show.Row(r.steps[i].Event).Turn != SameTurn && s.near(i+1) > s.Shown() {
			return s.near(i + 1)
		}
	}
	return len(r.steps)
}

// near returns the first stop when so many steps have happened, or more.
func (s *Session[S, A, E, V]) near(steps int) int {
	stops := s.replay.stops
	i, _ := slices.BinarySearch(stops, steps)
	return stops[min(i, len(stops)-1)]
}

// playOn lets the replay go on by itself, or halts it. At the end it begins anew.
func (s *Session[S, A, E, V]) playOn() {
	r := &s.replay
	if r.plays {
		r.plays = false
		return
	}
	if s.Shown() == len(r.steps) {
		s.jump(r.stops[0])
	}
	r.plays, r.until = true, len(r.steps)
	s.screen.queue.release()
	s.dismiss()
	s.views.Changed()
}

// watch lets a replay that plays go on.
func (s *Session[S, A, E, V]) watch() {
	r := &s.replay
	if !r.plays || s.screen.queue.busy() || s.halted() {
		return
	}
	at := s.Shown()
	s.arrive()
	if at >= r.until {
		r.plays = false
		if r.stretch != nil {
			r.stretch.Over = true
		}
		return
	}
	s.screen.add(r.steps[at:s.stop(1)])
}

// decided reports whether somebody had to decide at what is shown, and returns which action that was.
func (r *replay[S, A, E]) decided(shown int) (action int, ok bool) {
	return slices.BinarySearch(r.marks, shown)
}

// played returns how many actions had been done when so many steps had been shown.
func (r *replay[S, A, E]) played(shown int) int {
	i, _ := slices.BinarySearch(r.marks, shown)
	return i
}

// mayLook reports whether what could be decided at what a replay shows may be tried out: it stands there, and who looks is who
// had to decide, or everything lies open.
func (s *Session[S, A, E, V]) mayLook() bool {
	r := &s.replay
	if r.plays || s.screen.queue.busy() {
		return false
	}
	seat := s.game.Decider(&s.now)
	_, ok := r.decided(s.Shown())
	return ok && seat != game.NoSeat && (r.seat == game.NoSeat || r.seat == seat)
}

// try carries out what somebody does in a replay: what was done then is shown, with anything else a game of one's own begins.
func (s *Session[S, A, E, V]) try(decision []A) {
	r := &s.replay
	i, ok := r.decided(s.Shown())
	if !ok || i+len(decision) > len(r.actions) || !slices.Equal(decision, r.actions[i:i+len(decision)]) {
		s.askBranch(decision)
		return
	}
	r.until = len(r.steps)
	if i += len(decision); i < len(r.marks) {
		r.until = r.marks[i]
	}
	r.plays = true
}
