package playing

import (
	"time"

	"islas/game"
)

// Act carries out an action for the person at the machine, unless the press that is under way was for something else.
func (s *Session[S, A, E, V]) Act(a A) {
	if s.consumed {
		return
	}
	if s.show.Open(&s.now) {
		s.curtain.touched(s.match.Decider())
	}
	s.do(a)
}

// do carries out an action of the seat that decides, keeps the game and shows what happened.
func (s *Session[S, A, E, V]) do(a A) {
	mark := s.screen.log.Len()
	steps, err := s.match.Do(a)
	if err != nil {
		return // the position has moved on since this was offered; nothing has changed
	}
	s.marks = append(s.marks, mark)
	s.changed()
	s.Dismiss()
	s.screen.add(steps)
	s.stage.Keep(s.match)
}

// changed follows the match.
func (s *Session[S, A, E, V]) changed() {
	s.now = s.match.State()
	s.changes++
	s.views.Changed()
}

// CanUndo reports whether the person at the machine can take the last action back.
func (s *Session[S, A, E, V]) CanUndo() bool {
	return s.match.CanUndo() && s.match.Decider() == s.curtain.viewer
}

// Undo takes the last action back, if it can be, unless the press that is under way was for something else.
func (s *Session[S, A, E, V]) Undo() {
	if s.consumed {
		return
	}
	s.screen.queue.complete(s.screen.reached)
	if !s.match.Undo() {
		return
	}
	s.changed()
	if n := len(s.marks); n > 0 {
		s.screen.log.cut(s.marks[n-1])
		s.marks = s.marks[:n-1]
	}
	s.screen.queue.state = s.now
	s.stage.Keep(s.match)
}

// Pause holds what is on its way to the screen, or lets it go on.
func (s *Session[S, A, E, V]) Pause() { s.screen.queue.pause() }

// Next goes on to the next part of what is on its way, and stays paused there.
func (s *Session[S, A, E, V]) Next() { s.screen.next() }

// Skip lets everything up to the next turn pass unseen, from the next tick on.
func (s *Session[S, A, E, V]) Skip() { s.screen.hurry = true }

// decide lets the game go on when everything has been shown: by a computer player, by an action that has no
// alternative, by a curtain before another person's hand, or by the end.
func (s *Session[S, A, E, V]) decide(halted bool) {
	s.ponder(halted)
	if s.screen.queue.busy() || s.closed || halted {
		return
	}
	seat := s.match.Decider()
	switch {
	case s.match.Over():
		s.finished = true
	case !s.match.Human(seat):
		s.play()
	case s.hidden(seat):
		s.curtain.raise(seat)
		s.stage.Swap(s.stage.Routes.Curtain(s.stage, s.Name(seat), s.scene))
	default:
		if a, ok := s.forced(); ok {
			s.do(a)
		}
	}
}

// waitsForItself reports whether decide has something to do in the next tick without anybody's input.
func (s *Session[S, A, E, V]) waitsForItself() bool {
	if s.closed || s.screen.queue.busy() {
		return false
	}
	seat := s.match.Decider()
	switch {
	case s.match.Over():
		return !s.finished
	case !s.match.Human(seat), s.hidden(seat):
		return true
	}
	_, ok := s.forced()
	return ok
}

// hidden reports whether another person than the last has to look at the machine before a seat can decide.
func (s *Session[S, A, E, V]) hidden(seat game.Seat) bool {
	return s.curtain.hides(seat) && !s.show.Open(&s.now)
}

// forced is the action that has no alternative, where such a one is done by itself.
func (s *Session[S, A, E, V]) forced() (a A, ok bool) {
	if !s.show.Forced(&s.now) {
		return a, false
	}
	if s.buf = s.game.Legal(&s.now, s.buf[:0]); len(s.buf) == 1 {
		return s.buf[0], true
	}
	return a, false
}

// mayAct reports whether the person at the machine has to decide, now that all is shown.
func (s *Session[S, A, E, V]) mayAct() bool {
	if s.screen.queue.busy() || s.closed || s.match.Over() {
		return false
	}
	seat := s.match.Decider()
	return s.match.Human(seat) && !s.hidden(seat)
}

// ponder lets the computer whose turn it is think while its last action is still being shown.
func (s *Session[S, A, E, V]) ponder(halted bool) {
	seat := s.match.Decider()
	if s.closed || halted || s.match.Over() || s.match.Human(seat) {
		return
	}
	if s.next.made && s.next.revision == s.changes {
		return
	}
	a, ok := s.mind.consider(question{
		revision: s.changes, seat: seat, level: s.setup.Seats[seat].Control, seed: s.setup.Seed ^ uint64(s.match.Played())<<8 ^ uint64(seat),
	}, &s.now)
	s.next = decision[A]{made: ok, revision: s.changes, action: a}
}

// play carries out what the computer whose turn it is has decided; its turn ends only when it has been shown for long
// enough.
func (s *Session[S, A, E, V]) play() {
	if !s.next.made || s.Lingers() {
		return
	}
	a := s.next.action
	s.next = decision[A]{}
	s.do(a)
}

// Lingers reports whether a computer's turn is over but for being looked at.
func (s *Session[S, A, E, V]) Lingers() bool {
	return !s.screen.queue.busy() && s.next.made && s.next.revision == s.changes && s.show.EndsTurn(s.next.action) && !s.screen.tempo.lasts(s.stage.Pace())
}

// Ask asks for a suggestion at a time by ui.UI.Now, or puts away the one that lies there, unless the press that is under way
// was for something else.
func (s *Session[S, A, E, V]) Ask(now time.Duration) {
	switch {
	case s.consumed:
	case s.hint.asked:
		s.Dismiss()
	default:
		s.hint = Suggestion[A, V]{asked: true, revision: s.changes, since: now, number: s.hint.number}
	}
}

// Dismiss puts the suggestion away, or stops thinking about it.
func (s *Session[S, A, E, V]) Dismiss() {
	if s.hint.asked && !s.hint.ready {
		s.mind.stop()
	}
	s.hint = Suggestion[A, V]{number: s.hint.number}
}

// consult goes on thinking about what was asked, once it is known what the person may do.
func (s *Session[S, A, E, V]) consult(halted bool) {
	h := &s.hint
	if !h.asked || halted {
		return
	}
	if len(s.legal) == 0 || s.changes != h.revision {
		s.Dismiss()
		return
	}
	if h.ready {
		return
	}
	seat := s.match.Decider()
	a, ok := s.legal[0], len(s.legal) == 1
	if !ok {
		// The seed depends on nothing that is hidden, and asking again gives the same answer.
		a, ok = s.mind.consider(question{revision: s.changes, seat: seat, level: s.show.Adviser, seed: uint64(s.match.Played())}, &s.now)
	}
	if !ok {
		return
	}
	reader := seat
	if h.public = s.curtain.people > 1 && s.curtain.viewer != seat; h.public {
		reader = game.NoSeat // the numbers must not tell of this hand
	}
	h.ready, h.action, h.view = true, a, s.game.View(&s.now, reader)
	h.number++
	s.views.Suggested()
}
