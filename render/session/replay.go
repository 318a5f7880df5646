package session

import (
	"errors"
	"slices"
	"time"

	"islas/game"
	"islas/game/record"
)

// Way is where one is on the way through a match that was played, and where one stops: where somebody had to decide, where there is more
// to be seen of an event (Presentation.Scene), and at the end. The zero value is that of a match being played, which is off.
type Way struct {
	On     bool      // the match is watched
	Len    int       // steps of the match
	Stops  []int     // how many steps have happened at each stop, rising
	Rounds []int     // by round, from the first: how many steps had happened when it had begun
	Plays  bool      // it goes on by itself
	Over   bool      // it has come by itself to where it was to play
	Speed  int       // its number, from 0
	Seat   game.Seat // as whom it is seen, NoSeat with everything open

	marks  []int // by action: how many steps had happened before
	number []int // by step: the number of the round in which it happened
	until  int   // it plays up to there: how many steps have happened then
}

// Replay shows a match that was played, at its session. All positions are known, so that going back is as fast as going on.
type Replay[S any, A game.Action, E, V any] struct {
	Way
	s       *Session[S, A, E, V]
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

// Faster sets the next speed, after the last one the first.
func (r *Way) Faster() { r.Speed = (r.Speed + 1) % len(speeds) }

// Rate returns the speed as a multiple of the usual one.
func (r *Way) Rate() float64 { return speeds[r.Speed] }

// fast reports whether the replay goes by so fast that nothing is seen flying.
func (r *Way) fast() bool { return speeds[r.Speed] >= fastRate }

// Near returns the first stop when so many steps have happened, or more.
func (r *Way) Near(steps int) int {
	i, _ := slices.BinarySearch(r.Stops, steps)
	return r.Stops[min(i, len(r.Stops)-1)]
}

// Before returns the stop before another one, which is not the first.
func (r *Way) Before(stop int) int {
	i, _ := slices.BinarySearch(r.Stops, stop)
	return r.Stops[i-1]
}

// Stop returns the stop before or after what is shown, by -1 or 1, and the first or the last if there is none. moving reports that
// something is on its way.
func (r *Way) Stop(shown int, moving bool, by int) int {
	i, found := slices.BinarySearch(r.Stops, shown)
	switch {
	case by > 0 && found:
		i++
	case by < 0 && !(found && moving): // what is moving has begun at the stop that was found
		i--
	}
	return r.Stops[min(max(i, 0), len(r.Stops)-1)]
}

// Round returns the stop with which the round before or after the one that is shown begins, by -1 or 1.
func (r *Way) Round(shown, by int) int {
	if by > 0 {
		for _, n := range r.Rounds {
			if n = r.Near(n); n > shown {
				return n
			}
		}
		return r.Len
	}
	for _, n := range slices.Backward(r.Rounds) {
		if n = r.Near(n); n < shown {
			return n
		}
	}
	return r.Stops[0]
}

// RoundAt returns the number of the round when so many steps had happened.
func (r *Way) RoundAt(steps int) int {
	return max(min(r.number[max(steps, 1)-1], len(r.Rounds)), 1)
}

// decided reports whether somebody had to decide at what is shown, and returns which action that was.
func (r *Way) decided(shown int) (action int, ok bool) {
	return slices.BinarySearch(r.marks, shown)
}

// played returns how many actions had been done when so many steps had been shown.
func (r *Way) played(shown int) int {
	i, _ := slices.BinarySearch(r.marks, shown)
	return i
}

// Begin makes the session the replay of its match, from the moment on when so many steps had happened, or the first stop after it.
// Nothing of it has been shown; nothing can be done in it but what was done.
func (r *Replay[S, A, E, V]) Begin(step int) {
	s := r.s
	m, round := s.match, s.game.Rules.Round
	*r = Replay[S, A, E, V]{
		Way: Way{On: true, marks: m.Marks(), Speed: usualSpeed, Seat: s.handover.viewer}, s: s, all: m.Steps(), actions: m.Actions(),
	}
	r.Len, r.Stops, r.number = len(r.all), slices.Clone(r.marks), make([]int, len(r.all))
	for i := range r.all {
		if s.game.Show(r.all[i].Event).Scene {
			r.Stops = append(r.Stops, i+1)
		}
		n := round(&r.all[i].After)
		if r.number[i] = n; n > len(r.Rounds) {
			r.Rounds = append(r.Rounds, slices.Repeat([]int{i + 1}, n-len(r.Rounds))...)
		}
	}
	if n := len(r.all); n > 0 { // a game may count one round more until it finds that it is over
		r.Rounds = r.Rounds[:min(len(r.Rounds), r.number[n-1])]
	}
	r.Stops = append(r.Stops, len(r.all))
	slices.Sort(r.Stops)
	r.Stops = slices.Compact(r.Stops)
	s.handover = handover{viewer: r.Seat, last: game.NoSeat, public: s.game.Public}
	s.screen.pace = func() time.Duration { return replayPace }
	s.screen.log.open = r.Seat == game.NoSeat
	r.Jump(r.Near(step))
}

// PlayUntil lets the replay go on by itself at a speed, seen as a seat sees it, until so many steps have happened.
func (r *Replay[S, A, E, V]) PlayUntil(steps, speed int, seat game.Seat) {
	r.Speed = speed
	r.See(seat)
	r.Plays, r.until = true, steps
}

// Shown returns how many steps of the match have been shown.
func (r *Replay[S, A, E, V]) Shown() int { return r.s.screen.log.Len() }

// Moving reports whether something is on its way to be shown, or waits to be.
func (r *Replay[S, A, E, V]) Moving() bool { return r.s.screen.queue.busy() }

// Uncovered reports whether everything that is hidden from players lies open: in a replay that is seen as nobody.
func (r *Replay[S, A, E, V]) Uncovered() bool { return r.On && r.Seat == game.NoSeat }

// Decided returns the seat that had to decide last in a replay with everything open; NoSeat where that means nothing.
func (r *Replay[S, A, E, V]) Decided() game.Seat {
	if !r.Uncovered() {
		return game.NoSeat
	}
	i, ok := r.decided(r.Shown())
	if !ok {
		i--
	}
	if i = min(i, len(r.marks)-1); i < 0 {
		return game.NoSeat
	}
	return r.s.game.Rules.Decider(&r.all[r.marks[i]-1].After)
}

// See makes a replay be seen as a seat sees it, or as NoSeat with everything open.
func (r *Replay[S, A, E, V]) See(seat game.Seat) {
	s := r.s
	r.Seat, s.handover.viewer = seat, seat
	s.screen.log.open = seat == game.NoSeat
	s.Dismiss()
	s.game.Changed()
}

// JumpTo shows a replay as it stood when so many steps had happened, or at the stop next to there.
func (r *Replay[S, A, E, V]) JumpTo(steps int) {
	i, found := slices.BinarySearch(r.Stops, steps)
	if !found && (i == len(r.Stops) || i > 0 && steps-r.Stops[i-1] < r.Stops[i]-steps) {
		i--
	}
	r.Jump(r.Stops[i])
}

// Jump shows the replay as it stood when n steps had happened, which is a stop, and halts there.
func (r *Replay[S, A, E, V]) Jump(n int) {
	s := r.s
	r.Plays = false
	s.screen.jump(r.all, n)
	s.moved(s.screen.queue.state)
}

// nextTurn returns the stop with which the next turn begins, or whatever is between turns.
func (r *Replay[S, A, E, V]) nextTurn() int {
	for i := r.Shown(); i < len(r.all); i++ {
		if r.s.game.Show(r.all[i].Event).Turn != SameTurn && r.Near(i+1) > r.Shown() {
			return r.Near(i + 1)
		}
	}
	return len(r.all)
}

// PlayOn lets the replay go on by itself, or halts it. At the end it begins anew.
func (r *Replay[S, A, E, V]) PlayOn() {
	s := r.s
	if r.Plays {
		r.Plays = false
		return
	}
	if r.Shown() == len(r.all) {
		r.Jump(r.Stops[0])
	}
	r.Plays, r.until = true, len(r.all)
	s.screen.queue.release()
	s.Dismiss()
	s.game.Changed()
}

// watch lets a replay that plays go on.
func (r *Replay[S, A, E, V]) watch() {
	s := r.s
	if !r.Plays || s.screen.queue.busy() || s.open.halts() {
		return
	}
	at := r.Shown()
	s.moved(s.screen.queue.state)
	if at >= r.until {
		r.Plays, r.Over = false, true
		return
	}
	s.screen.add(r.all[at:r.Stop(at, false, 1)])
}

// mayTry reports whether what could be decided at what a replay shows may be tried out: it stands there, and who looks is who
// had to decide, or everything lies open.
func (r *Replay[S, A, E, V]) mayTry() bool {
	s := r.s
	if r.Plays || s.screen.queue.busy() {
		return false
	}
	seat := s.game.Rules.Decider(&s.now)
	_, ok := r.decided(r.Shown())
	return ok && seat != game.NoSeat && (r.Seat == game.NoSeat || r.Seat == seat)
}

// try carries out what somebody does in a replay: what was done then is shown, with anything else a game of one's own begins.
func (r *Replay[S, A, E, V]) try(decision []A) {
	i, ok := r.decided(r.Shown())
	if !ok || i+len(decision) > len(r.actions) || !slices.Equal(decision, r.actions[i:i+len(decision)]) {
		r.AskBranch(decision...)
		return
	}
	r.until = len(r.all)
	if i += len(decision); i < len(r.marks) {
		r.until = r.marks[i]
	}
	r.Plays = true
}

// Lengths returns about how long it takes to show the first of all steps of a replay at the usual speed, by how many these are.
func (r *Replay[S, A, E, V]) Lengths() []time.Duration { return r.s.screen.lengths(r.all) }

// Wrong returns what is wrong with the record of a replay after its last step, where that is shown; nil for nothing.
func (r *Replay[S, A, E, V]) Wrong() *record.Error {
	var wrong *record.Error
	if r.On && r.Shown() >= len(r.all) && errors.As(r.s.match.Wrong(), &wrong) {
		return wrong
	}
	return nil
}

// Ended reports whether a replay stands at the last step of a game that is not over.
func (r *Replay[S, A, E, V]) Ended() bool {
	return r.On && !r.s.back.on && r.Shown() >= len(r.all) && !r.Moving() && !r.s.match.Over()
}

// dispatch does what is wanted in a replay, and reports whether that is something of its own. It returns what is left to whoever
// shows it.
func (r *Replay[S, A, E, V]) dispatch(i Intent) (rest Intent, ok bool) {
	switch i {
	case ToPause:
		r.PlayOn()
	case ToStep, ToLater:
		r.Jump(r.Stop(r.Shown(), r.Moving(), 1))
	case ToEarlier:
		r.Jump(r.Stop(r.Shown(), r.Moving(), -1))
	case ToSkip:
		r.Jump(r.nextTurn())
	case ToUndo:
	case ToTitle, ToPresent, ToResult:
		return i, true
	case ToSave, ToPicture:
		r.s.open = NoDrawer
		return i, true
	default:
		return Nothing, false
	}
	return Nothing, true
}
