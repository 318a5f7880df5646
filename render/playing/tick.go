package playing

import (
	"slices"
	"time"

	"islas/game"
	"islas/render/ui"
)

// Situation is what a session has to know in a tick of what is drawn around it.
type Situation struct {
	Halted  bool // a menu lies over the table: time stands still
	Covered bool // something lies open over the table, and has the presses
	Looks   bool // the pointer is on something that changes nothing: a press there hurries nothing
	Governs bool // the keyboard's focus is on a button that governs what is shown, which has the space key
	Moving  bool // something moves on the table that the session does not know of
}

// Tick lets a tick pass: what is on its way moves on, a computer thinks or plays, a curtain falls. Another scene may be on top
// afterwards.
func (s *Session[S, A, E, V]) Tick(u *ui.UI, around Situation) {
	in := u.Input()
	if s.consumed && !in.Down && !in.Released {
		s.consumed = false
	}
	if !around.Halted {
		s.advance(in, around)
	}
	s.mind.attend(in, !s.queue.busy(), around.Moving)
	s.decide(around.Halted)
	s.legal = s.legal[:0]
	if s.mayAct() {
		s.legal = s.game.Legal(&s.now, s.legal)
	}
	s.consult(around.Halted)
}

// advance moves what is on its way to the screen. Any press or the space key completes what is moving, unless it is
// paused to be looked at; such a press does nothing else.
func (s *Session[S, A, E, V]) advance(in ui.Input, around Situation) {
	if s.hurry {
		s.queue.skip(s.reached, func() bool { return s.hurry })
	}
	hurried := in.Pressed && !around.Looks || slices.Contains(in.Keys, ui.KeySpace) && !around.Governs
	if hurried && !around.Covered && (s.queue.busy() && !s.queue.paused || s.Lingers()) {
		s.complete()
		s.consumed = true
	}
	s.tempo.shown += in.Dt
	s.queue.advance(in.Dt, s.begun, s.reached)
	if _, progress, moving := s.queue.event(); moving {
		for _, effect := range s.cues.due(progress) {
			s.stage.Sound.Play(effect)
		}
	}
}

// complete completes what is moving, and a computer's turn that only lingers. A press on the way to a turn, such as the
// second of a double click on the button that ended one's own, leaves that turn its time.
func (s *Session[S, A, E, V]) complete() {
	turn := s.tempo.seen
	e, _, moving := s.queue.event()
	s.queue.complete(s.reached)
	if turn == s.tempo.seen && !(moving && s.show.Row(e).Turn == TurnBegins) {
		s.tempo.over() // whatever is left of the turn has been seen
	}
}

// enqueue puts steps on their way to the screen.
func (s *Session[S, A, E, V]) enqueue(steps []game.Step[S, E]) {
	for i := range steps {
		step := &steps[i]
		row := s.show.Row(step.Event)
		n := row.Length
		if row.LengthOf != nil {
			n = row.LengthOf(step)
		}
		if row.Turn != SameTurn {
			s.tempo.turn(row.Turn == TurnBegins && !s.match.Human(s.show.Seat(step.Event)))
		}
		n = s.tempo.fit(n, row.Closes)
		s.queue.add(step, time.Duration(float64(s.stage.Pace())*n), n)
	}
}

// begun is called when a step begins to be shown.
func (s *Session[S, A, E, V]) begun(step *game.Step[S, E]) {
	s.cues.begin(s.show.Row(step.Event).cuesOf(step, s.queue.steps()))
	s.hearer.Begun(step)
	s.follow(step.Event, s.log.Len())
}

// reached is called when the screen has reached a step.
func (s *Session[S, A, E, V]) reached(step *game.Step[S, E]) {
	if effect, ok := s.cues.rest(); ok {
		s.stage.Sound.Play(effect)
	}
	s.log.add(step)
	s.hearer.Reached(step)
	s.follow(step.Event, s.log.Len()-1)
}

// follow follows the course of the turns as soon as it is seen. The event is that of the n-th step of the log.
func (s *Session[S, A, E, V]) follow(e E, n int) {
	seat := game.NoSeat
	switch s.show.Row(e).Turn {
	case SameTurn:
		return
	case TurnBegins:
		s.tempo.come(n)
		seat = s.show.Seat(e)
		fallthrough
	case GameEnds:
		s.hurry = false
		s.queue.release()
	}
	s.curtain.follow(seat)
}
