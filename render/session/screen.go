package session

import (
	"time"

	"islas/game"
)

// screen shows the steps of a match: at a tempo, with their sounds, and in the log.
type screen[S, E any] struct {
	pace     func() time.Duration // returns the duration of a step of the animation speed
	play     func(effect string)
	show     func(e E) *Presentation[S, E]
	seat     func(e E) game.Seat
	human    func(seat game.Seat) bool
	concerns func(e E, seat game.Seat) bool // reports whether an event concerns a seat
	begun    func(step *game.Step[S, E])    // is called with each step that begins to be shown
	reached  func(step *game.Step[S, E])    // is called with each step that has been shown
	handover *handover                      // follows the turns

	queue queue[S, E]
	log   Log[S, E]
	tempo tempo
	cues  cues
	hurry bool                                   // everything up to the next decision of a person is skipped
	shown func(step *game.Step[S, E], before *S) // is called with each step that has been shown and the position before; may be nil
	heed  func(e E) bool                         // reports whether the steps after an event must wait; nil for never
}

// add queues steps to be shown.
func (s *screen[S, E]) add(steps []game.Step[S, E]) {
	waited := 0.0 // steps of the animation speed
	if pace := s.pace(); pace > 0 {
		waited = float64(s.tempo.waited) / float64(pace)
	}
	for i := range steps {
		n, rests := s.length(&s.tempo, &steps[i])
		took := n
		if seat := s.handover.viewer; seat != game.NoSeat && !s.concerns(steps[i].Event, seat) {
			took *= hasten(waited)
		}
		waited += took + rests
		s.queue.add(&steps[i], s.lasts(took), n, s.lasts(rests))
	}
}

// lasts returns the duration of n steps of the animation speed.
func (s *screen[S, E]) lasts(n float64) time.Duration { return time.Duration(float64(s.pace()) * n) }

// length returns the length of a step and that of its ceremony in steps of the animation speed, and advances the tempo.
func (s *screen[S, E]) length(t *tempo, step *game.Step[S, E]) (n, rests float64) {
	p := s.show(step.Event)
	n = p.Length
	if p.LengthOf != nil {
		n = p.LengthOf(step)
	}
	s.plan(t, step.Event)
	if !p.Steady {
		n = t.fit(n, p.Closes)
	}
	return n, p.ceremony(step)
}

// lengths returns the approximate time to show the first n steps, for each n.
func (s *screen[S, E]) lengths(steps []game.Step[S, E]) []time.Duration {
	t, sums := tempo{seen: -1}, make([]time.Duration, len(steps)+1)
	for i := range steps {
		n, rests := s.length(&t, &steps[i])
		sums[i+1] = sums[i] + s.lasts(n+rests)
	}
	return sums
}

// plan starts the turn of a tempo that begins with an event, if one does.
func (s *screen[S, E]) plan(t *tempo, e E) {
	switch s.show(e).Turn {
	case TurnBegins:
		t.turn(!s.human(s.seat(e)))
	case BetweenTurns, GameEnds:
		t.turn(false)
	}
}

// resume treats steps as already shown.
func (s *screen[S, E]) resume(steps []game.Step[S, E]) {
	for i := range steps {
		s.reach(&steps[i])
		s.plan(&s.tempo, steps[i].Event)
	}
}

// jump shows the position after the first n of all steps. Nothing moves, and reached is called with each step since the beginning of the
// current turn.
func (s *screen[S, E]) jump(all []game.Step[S, E], n int) {
	s.log.steps = all[:n] // lines of later steps remain for when those are shown again
	s.queue = queue[S, E]{show: s.show, state: all[n-1].After, before: all[n-1].After}
	s.hurry, s.tempo, s.cues = false, tempo{seen: -1}, cues{}
	from := n - 1
	for from > 0 && s.show(all[from].Event).Turn == SameTurn {
		from--
	}
	for i := from; i < n; i++ {
		s.reached(&all[i])
	}
	s.plan(&s.tempo, all[from].Event)
}

// advance lets dt pass.
func (s *screen[S, E]) advance(dt time.Duration) {
	s.tempo.shown += dt
	s.tempo.waited += dt
	s.queue.advance(dt, s.begin, s.reach)
	if _, progress, moving := s.queue.event(); moving {
		for _, effect := range s.cues.due(progress) {
			s.play(effect)
		}
	}
}

// complete completes what is moving, and a computer's turn that only lingers. If the press comes on the way to a turn, such as the second
// click of a double click on the button that ended the player's turn, that turn is shown for its full time.
func (s *screen[S, E]) complete() {
	turn := s.tempo.seen
	e, _, moving := s.queue.event()
	s.queue.complete(s.reach)
	if turn == s.tempo.seen && !(moving && s.show(e).Turn == TurnBegins) {
		s.tempo.shown = time.Hour // the rest of the turn has been seen
	}
}

// begin is called when a step begins to be shown.
func (s *screen[S, E]) begin(step *game.Step[S, E]) {
	p := s.show(step.Event)
	s.cues = cues{list: p.Cues, begun: true}
	if p.CuesOf != nil {
		s.cues.list = p.CuesOf(step, s.queue.steps())
	}
	s.begun(step)
	s.follow(step.Event, s.log.Len())
}

// reach is called when a step has been shown.
func (s *screen[S, E]) reach(step *game.Step[S, E]) {
	if effect, ok := s.cues.rest(); ok {
		s.play(effect)
	}
	s.log.steps = append(s.log.steps, *step)
	s.reached(step)
	s.follow(step.Event, s.log.Len()-1)
	if s.shown != nil {
		s.shown(step, &s.queue.before)
	}
	if s.heed != nil && s.heed(step.Event) {
		s.queue.waits, s.hurry = true, false
	}
}

// follow notes the turn that an event begins, as soon as the event is shown. n is the index of its step in the log.
func (s *screen[S, E]) follow(e E, n int) {
	seat := game.NoSeat
	switch s.show(e).Turn {
	case SameTurn:
		return
	case TurnBegins:
		s.tempo.come(n)
		seat = s.seat(e)
		fallthrough
	case GameEnds:
		if seat == game.NoSeat || s.handover.people == 0 {
			s.hurry = false
		}
		s.queue.release()
	}
	s.handover.follow(seat)
}
