package playing

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
	steps, err := s.match.Do(a)
	if err != nil {
		return // the position has moved on since this was offered; nothing has changed
	}
	s.changed()
	s.screen.add(steps)
	s.stage.Keep(s.match)
}

// changed follows the match. A suggestion is about one position.
func (s *Session[S, A, E, V]) changed() {
	s.now = s.match.State()
	s.changes++
	s.dismiss()
	s.views.Changed()
}

// undo takes the last action back, if it can be.
func (s *Session[S, A, E, V]) undo() {
	s.screen.queue.complete(s.screen.reached)
	if !s.match.Undo() {
		return
	}
	s.changed()
	s.screen.log.cut(s.match.Happened())
	s.screen.queue.state = s.now
	s.stage.Keep(s.match)
}
