package session

import (
	"errors"
	"slices"
	"time"

	"islas/game"
	"islas/game/record"
)

// Way is the position in a match that is replayed, with the stops: each decision, each event that can be looked back at
// (Presentation.Scene), and the end. The zero value is off, as for a match that is being played.
type Way struct {
	On     bool      // the match is replayed
	Len    int       // number of steps of the match
	Stops  []int     // number of steps that have happened at each stop, rising
	Rounds []int     // by round, from the first: number of steps that had happened when it had begun
	Plays  bool      // it runs by itself
	Over   bool      // it has reached the end of what it was to play
	Speed  int       // index into speeds
	Seat   game.Seat // the seat of the viewer, NoSeat with everything open

	marks  []int // by action: number of steps that had happened before
	number []int // by step: number of its round
	until  int   // number of steps up to which it plays
}

// Replay shows a match that was played in its session. All positions are known, so going back is as fast as going on.
type Replay[S any, A game.Action, E, V any] struct {
	Way
	s       *Session[S, A, E, V]
	all     []game.Step[S, E]
	actions []A
	branch  branch[A] // the game that somebody is about to play on from the replay
}

// speeds are the speeds of a replay, as multiples of the usual one.
var speeds = [...]float64{0.5, 1, 2, 4}

// fastRate is the speed from which on cards don't fly but fade out and in. Passing light and dark things within a few frames, they would
// flash (WCAG 2.2, 2.3.1).
const fastRate = 4

// usualSpeed is the index of the speed at which a replay begins.
const usualSpeed = 1

// replayPace is the duration of a step of the animation speed in a replay at the usual speed, independent of the setting.
const replayPace = 400 * time.Millisecond

// Faster selects the next speed, and the first after the last.
func (r *Way) Faster() { r.Speed = (r.Speed + 1) % len(speeds) }

// Rate returns the speed as a multiple of the usual one.
func (r *Way) Rate() float64 { return speeds[r.Speed] }

// fast reports whether the replay is so fast that nothing is shown flying.
func (r *Way) fast() bool { return speeds[r.Speed] >= fastRate }

// Near returns the first stop at or after a number of steps, or the last stop.
func (r *Way) Near(steps int) int {
	i, _ := slices.BinarySearch(r.Stops, steps)
	return r.Stops[min(i, len(r.Stops)-1)]
}

// Stop returns the stop before (by = -1) or after (by = 1) what is shown, and the first or the last if there is none. moving means that an
// event is being shown.
func (r *Way) Stop(shown int, moving bool, by int) int {
	i, found := slices.BinarySearch(r.Stops, shown)
	switch {
	case by > 0 && found:
		i++
	case by < 0 && !(found && moving): // the moving event began at the stop that was found
		i--
	}
	return r.Stops[min(max(i, 0), len(r.Stops)-1)]
}

// Round returns the stop at which the round before (by = -1) or after (by = 1) the one that is shown begins.
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

// RoundAt returns the number of the round after a number of steps.
func (r *Way) RoundAt(steps int) int {
	return max(min(r.number[max(steps, 1)-1], len(r.Rounds)), 1)
}

// decided reports whether a decision was made at the step that is shown, and returns the index of its action, or of the next.
func (r *Way) decided(shown int) (action int, ok bool) {
	return slices.BinarySearch(r.marks, shown)
}

// Begin turns the session into the replay of its match, from the stop at or after a number of steps on. Nothing of the match may have been
// shown.
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
	if n := len(r.all); n > 0 { // a game may count one round more until it detects its end
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

// PlayUntil lets the replay run at a speed for a viewer, until a number of steps have happened.
func (r *Replay[S, A, E, V]) PlayUntil(steps, speed int, seat game.Seat) {
	r.Speed = speed
	r.See(seat)
	r.Plays, r.until = true, steps
}

// Shown returns the number of steps of the match that have been shown.
func (r *Replay[S, A, E, V]) Shown() int { return r.s.screen.log.Len() }

// Moving reports whether an event is being shown or waits to be.
func (r *Replay[S, A, E, V]) Moving() bool { return r.s.screen.queue.busy() }

// Uncovered reports whether everything that is hidden from players is open, as in a replay without a seat for the viewer.
func (r *Replay[S, A, E, V]) Uncovered() bool { return r.On && r.Seat == game.NoSeat }

// Decided returns the seat that made the last decision in a replay with everything open, otherwise NoSeat.
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

// See sets the seat of the viewer, or NoSeat for everything open.
func (r *Replay[S, A, E, V]) See(seat game.Seat) {
	s := r.s
	r.Seat, s.handover.viewer = seat, seat
	s.screen.log.open = seat == game.NoSeat
	s.Dismiss()
	s.game.Changed()
}

// JumpTo shows the replay at the stop nearest to a number of steps.
func (r *Replay[S, A, E, V]) JumpTo(steps int) {
	i, found := slices.BinarySearch(r.Stops, steps)
	if !found && (i == len(r.Stops) || i > 0 && steps-r.Stops[i-1] < r.Stops[i]-steps) {
		i--
	}
	r.Jump(r.Stops[i])
}

// Jump shows the replay after n steps, which must be a stop, and stops it there.
func (r *Replay[S, A, E, V]) Jump(n int) {
	s := r.s
	r.Plays = false
	s.screen.jump(r.all, n)
	s.moved(s.screen.queue.state)
}

// nextTurn returns the stop at which the next turn, or the next phase between turns, begins.
func (r *Replay[S, A, E, V]) nextTurn() int {
	for i := r.Shown(); i < len(r.all); i++ {
		if r.s.game.Show(r.all[i].Event).Turn != SameTurn && r.Near(i+1) > r.Shown() {
			return r.Near(i + 1)
		}
	}
	return len(r.all)
}

// PlayOn starts the replay, or stops it. At the end it starts again from the beginning.
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

// watch continues a running replay.
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

// mayTry reports whether the decision at the step that is shown may be tried out: the replay stands still, and the viewer is the seat that
// decided, or everything is open.
func (r *Replay[S, A, E, V]) mayTry() bool {
	s := r.s
	if r.Plays || s.screen.queue.busy() {
		return false
	}
	seat := s.game.Rules.Decider(&s.now)
	_, ok := r.decided(r.Shown())
	return ok && seat != game.NoSeat && (r.Seat == game.NoSeat || r.Seat == seat)
}

// try carries out a decision in a replay: what was done in the match is shown; anything else asks for a new game that begins with it.
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

// Lengths returns the approximate time to show the first n steps at the usual speed, for each n.
func (r *Replay[S, A, E, V]) Lengths() []time.Duration { return r.s.screen.lengths(r.all) }

// Wrong returns the error in the record of the replay, if all its steps are shown; nil for none.
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

// dispatch does an intent in a replay. ok is false if the intent has no special meaning in replays; rest is what the caller still has to
// do.
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
