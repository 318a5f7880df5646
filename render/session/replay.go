package session

import (
	"errors"
	"slices"
	"time"

	"islas/game"
	"islas/game/record"
)

// Replay is the way through a match that was played. The zero value is that of a match being played, which is off.
//
// All positions are known, so that going back is as fast as going on. One stops where somebody had to decide, where there is
// more to be seen of an event (Presentation.Scene), and at the end.
type Replay struct {
	on     bool
	steps  int   // of the match
	marks  []int // by action: how many steps had happened before
	stops  []int // how many steps have happened at each stop, rising
	rounds []int // by round, from the first: how many steps had happened when it had begun
	number []int // by step: the number of the round in which it happened

	plays bool      // it goes on by itself
	until int       // it plays up to there: how many steps have happened then
	over  bool      // it has come there by itself
	speed int       // index into speeds
	seat  game.Seat // as whom it is seen, NoSeat with everything open
}

// replay is a session's way through a match that was played.
type replay[S any, A game.Action, E any] struct {
	Replay
	all     []game.Step[S, E]
	actions []A
	branch  branch[A] // the game that somebody is about to play on from it
}

// speeds are the speeds at which a replay plays, as multiples of the usual one.
var speeds = [...]float64{0.5, 1, 2, 4}

// fastRate is the speed from which on cards are not seen flying but fade out where they were and in where they lie then: on their way past light
// and dark things in a few frames, one after the other, they would flash (WCAG 2.2, 2.3.1).
const fastRate = 4

// usualSpeed is the index of the speed at which a replay begins.
const usualSpeed = 1

// replayPace is how long a step of the animation speed takes in a replay at the usual speed, whatever speed is set for games.
const replayPace = 400 * time.Millisecond

// On reports whether a match is watched.
func (r *Replay) On() bool { return r.on }

// Plays reports whether the replay goes on by itself.
func (r *Replay) Plays() bool { return r.plays }

// Over reports whether the replay has come by itself to where it was to play.
func (r *Replay) Over() bool { return r.over }

// Len returns the number of steps of the match.
func (r *Replay) Len() int { return r.steps }

// Stops returns how many steps have happened at each stop, rising. It must not be changed.
func (r *Replay) Stops() []int { return r.stops }

// Rounds returns how many steps had happened when each round had begun. It must not be changed.
func (r *Replay) Rounds() []int { return r.rounds }

// Seat returns as whom the replay is seen, NoSeat with everything open.
func (r *Replay) Seat() game.Seat { return r.seat }

// Speed returns the number of the speed, from 0.
func (r *Replay) Speed() int { return r.speed }

// Faster sets the next speed, after the last one the first.
func (r *Replay) Faster() { r.speed = (r.speed + 1) % len(speeds) }

// Rate returns the speed as a multiple of the usual one.
func (r *Replay) Rate() float64 { return speeds[r.speed] }

// fast reports whether the replay goes by so fast that nothing is seen flying.
func (r *Replay) fast() bool { return speeds[r.speed] >= fastRate }

// Near returns the first stop when so many steps have happened, or more.
func (r *Replay) Near(steps int) int {
	i, _ := slices.BinarySearch(r.stops, steps)
	return r.stops[min(i, len(r.stops)-1)]
}

// nearest returns the stop next to when so many steps had happened.
func (r *Replay) nearest(steps int) int {
	i, found := slices.BinarySearch(r.stops, steps)
	if !found && (i == len(r.stops) || i > 0 && steps-r.stops[i-1] < r.stops[i]-steps) {
		i--
	}
	return r.stops[i]
}

// Before returns the stop before another one, which is not the first.
func (r *Replay) Before(stop int) int {
	i, _ := slices.BinarySearch(r.stops, stop)
	return r.stops[i-1]
}

// Stop returns the stop before or after what is shown, by -1 or 1, and the first or the last if there is none. moving reports that
// something is on its way.
func (r *Replay) Stop(shown int, moving bool, by int) int {
	i, found := slices.BinarySearch(r.stops, shown)
	switch {
	case by > 0 && found:
		i++
	case by < 0 && !(found && moving): // what is moving has begun at the stop that was found
		i--
	}
	return r.stops[min(max(i, 0), len(r.stops)-1)]
}

// Round returns the stop with which the round before or after the one that is shown begins, by -1 or 1.
func (r *Replay) Round(shown, by int) int {
	if by > 0 {
		for _, n := range r.rounds {
			if n = r.Near(n); n > shown {
				return n
			}
		}
		return r.steps
	}
	for _, n := range slices.Backward(r.rounds) {
		if n = r.Near(n); n < shown {
			return n
		}
	}
	return r.stops[0]
}

// RoundAt returns the number of the round when so many steps had happened.
func (r *Replay) RoundAt(steps int) int {
	return max(min(r.number[max(steps, 1)-1], len(r.rounds)), 1)
}

// decided reports whether somebody had to decide at what is shown, and returns which action that was.
func (r *Replay) decided(shown int) (action int, ok bool) {
	return slices.BinarySearch(r.marks, shown)
}

// played returns how many actions had been done when so many steps had been shown.
func (r *Replay) played(shown int) int {
	i, _ := slices.BinarySearch(r.marks, shown)
	return i
}

// Watch makes the session the replay of its match, from the moment on when so many steps had happened, or the first stop after it.
// Nothing of it has been shown; nothing can be done in it but what was done.
func (s *Session[S, A, E, V]) Watch(step int) {
	m, round := s.match, s.game.Rules.Round
	r := &s.replay
	*r = replay[S, A, E]{
		Replay: Replay{on: true, marks: m.Marks(), speed: usualSpeed, seat: s.handover.viewer}, all: m.Steps(), actions: m.Actions(),
	}
	r.steps, r.stops, r.number = len(r.all), slices.Clone(r.marks), make([]int, len(r.all))
	for i := range r.all {
		if s.game.Show(r.all[i].Event).Scene {
			r.stops = append(r.stops, i+1)
		}
		n := round(&r.all[i].After)
		if r.number[i] = n; n > len(r.rounds) {
			r.rounds = append(r.rounds, slices.Repeat([]int{i + 1}, n-len(r.rounds))...)
		}
	}
	if n := len(r.all); n > 0 { // a game may count one round more until it finds that it is over
		r.rounds = r.rounds[:min(len(r.rounds), r.number[n-1])]
	}
	r.stops = append(r.stops, len(r.all))
	slices.Sort(r.stops)
	r.stops = slices.Compact(r.stops)
	s.handover = handover{viewer: r.seat, last: game.NoSeat, public: s.game.Public}
	s.screen.pace = func() time.Duration { return replayPace }
	s.screen.log.open = r.seat == game.NoSeat
	s.Jump(r.Near(step))
}

// PlayUntil lets the replay go on by itself at a speed, seen as a seat sees it, until so many steps have happened.
func (s *Session[S, A, E, V]) PlayUntil(steps, speed int, seat game.Seat) {
	s.replay.speed = speed
	s.See(seat)
	s.replay.plays, s.replay.until = true, steps
}

// Shown returns how many steps of the match have been shown.
func (s *Session[S, A, E, V]) Shown() int { return s.screen.log.Len() }

// Moving reports whether something is on its way to be shown, or waits to be.
func (s *Session[S, A, E, V]) Moving() bool { return s.screen.queue.busy() }

// Uncovered reports whether everything that is hidden from players lies open: in a replay that is seen as nobody.
func (s *Session[S, A, E, V]) Uncovered() bool { return s.replay.on && s.replay.seat == game.NoSeat }

// Decided returns the seat that had to decide last in a replay with everything open; NoSeat where that means nothing.
func (s *Session[S, A, E, V]) Decided() game.Seat {
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
	return s.game.Rules.Decider(&r.all[r.marks[i]-1].After)
}

// See makes a replay be seen as a seat sees it, or as NoSeat with everything open.
func (s *Session[S, A, E, V]) See(seat game.Seat) {
	s.replay.seat, s.handover.viewer = seat, seat
	s.screen.log.open = seat == game.NoSeat
	s.dismiss()
	s.views.Changed()
}

// JumpTo shows a replay as it stood when so many steps had happened, or at the stop next to there.
func (s *Session[S, A, E, V]) JumpTo(steps int) { s.Jump(s.replay.nearest(steps)) }

// Jump shows the replay as it stood when n steps had happened, which is a stop, and halts there.
func (s *Session[S, A, E, V]) Jump(n int) {
	r := &s.replay
	r.plays = false
	s.screen.jump(r.all, n)
	s.arrive()
}

// arrive makes the position that is shown the one that is asked about.
func (s *Session[S, A, E, V]) arrive() {
	s.now = s.screen.queue.state
	s.changes++
	s.dismiss()
	s.views.Changed()
}

// nextTurn returns the stop with which the next turn begins, or whatever is between turns.
func (s *Session[S, A, E, V]) nextTurn() int {
	r := &s.replay
	for i := s.Shown(); i < len(r.all); i++ {
		if s.game.Show(r.all[i].Event).Turn != SameTurn && r.Near(i+1) > s.Shown() {
			return r.Near(i + 1)
		}
	}
	return len(r.all)
}

// PlayOn lets the replay go on by itself, or halts it. At the end it begins anew.
func (s *Session[S, A, E, V]) PlayOn() {
	r := &s.replay
	if r.plays {
		r.plays = false
		return
	}
	if s.Shown() == len(r.all) {
		s.Jump(r.stops[0])
	}
	r.plays, r.until = true, len(r.all)
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
		r.plays, r.over = false, true
		return
	}
	s.screen.add(r.all[at:r.Stop(at, false, 1)])
}

// mayLook reports whether what could be decided at what a replay shows may be tried out: it stands there, and who looks is who
// had to decide, or everything lies open.
func (s *Session[S, A, E, V]) mayLook() bool {
	r := &s.replay
	if r.plays || s.screen.queue.busy() {
		return false
	}
	seat := s.game.Rules.Decider(&s.now)
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
	r.until = len(r.all)
	if i += len(decision); i < len(r.marks) {
		r.until = r.marks[i]
	}
	r.plays = true
}

// Lengths returns about how long it takes to show the first of all steps of a replay at the usual speed, by how many these are.
func (s *Session[S, A, E, V]) Lengths() []time.Duration { return s.screen.lengths(s.replay.all) }

// Wrong returns what is wrong with the record of a replay after its last step, where that is shown; nil for nothing.
func (s *Session[S, A, E, V]) Wrong() *record.Error {
	var wrong *record.Error
	if s.replay.on && s.Shown() >= len(s.replay.all) && errors.As(s.match.Wrong(), &wrong) {
		return wrong
	}
	return nil
}

// Ended reports whether a replay stands at the last step of a game that is not over.
func (s *Session[S, A, E, V]) Ended() bool {
	return s.replay.on && !s.back.on && s.Shown() >= len(s.replay.all) && !s.screen.queue.busy() && !s.match.Over()
}
