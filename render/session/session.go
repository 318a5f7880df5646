package session

import (
	"islas/game"
	"islas/game/ai"
	"islas/game/match"
)

// Session is a game at a table, with positions S, actions A, events E and views V. Only its own methods change what it holds.
type Session[S any, A game.Action, E, V any] struct {
	services Services
	game     Game[S, A, E, V]
	match    *match.Match[S, A, E]
	setup    match.Setup
	now      S   // the position of the match
	changes  int // revision of the match: number of times it has gone on or back
	undone   int // number of actions that were left when one was last taken back

	screen   screen[S, E]
	handover handover
	mind     thinker[S, A, E, V]
	next     decision[A]
	hint     Suggestion[A, V]
	ahead    ahead[A]
	course   course[A]
	replay   Replay[S, A, E, V]
	news     novelties[S]
	legal    []A
	buf      []A

	heard    heard[S, E]
	open     Drawer
	back     lookback[S, E]
	recap    recap
	finished bool // the game is over, and everything has been shown
	closed   bool // the table has been left for good
	consumed bool // the press in progress has completed a movement, and must do nothing else
}

// decision is the decision of a computer at a revision of the match, once it is made.
type decision[A any] struct {
	made     bool
	revision int
	action   A
}

// Game is what a session needs from a game: its rules and its presentation. No function may be nil unless its comment says so.
type Game[S any, A game.Action, E, V any] struct {
	Rules ai.Game[S, A, E, V]
	// Show returns how an event is shown.
	Show func(e E) *Presentation[S, E]
	// Show returns the presentation of an event.
	Seat func(e E) game.Seat
	// Seat returns the seat that an event is about, NoSeat for none.
	For func(e E, seat game.Seat) E
	// Open reports whether the decision in a position needs no look at anything hidden, so that nobody else has to look away.
	Open func(s *S) bool
	// Forced reports whether the decision in a position is made automatically when only one action is legal.
	Forced func(s *S) bool
	// Standing returns what the table does in a position for the person on the deciding seat, such as to refuse every offer of the turn if
	// they have asked for that; ok is false for nothing. It is done without the machine being handed over, but not in a position that was
	// reached by taking back, nor in lessons. Standing may be nil.
	Standing func(s *S) (a A, ok bool)
	// EndsTurn reports whether an action only ends a turn, so that it can wait until the turn has been shown.
	EndsTurn func(a A) bool
	// Public means that nothing is ever hidden: whoever decides is the viewer, and no hand-over screen is shown.
	Public bool
	// Adviser is the level that computes suggestions (game.Info.Levels).
	Adviser string
	// Moment returns the name of an event in lessons, "" for events that lessons don't wait for. It may be nil in a game without a lesson.
	Moment func(e E) string
	// Explains returns what is to be explained when an event happens for the first time, "" for nothing; "explain."+result is the key of
	// the text. before is the position before the event. Explains may be nil.
	Explains func(step *game.Step[S, E], before *S) string

	// Concerns reports whether an event concerns a seat, so that it is never shown faster to a person who has waited for long. Nil stands for
	// the events of the seat itself.
	Concerns func(e E, seat game.Seat) bool
	// Recap returns what is worth telling of the steps since the last decision of a seat, which decides now. It may be nil.
	Recap func(t Texts, steps []game.Step[S, E], seat game.Seat) []Clause

	// The following functions let the state of a table follow the session; each may be nil. Begun is called when a step begins to be shown,
	// and Reached when it has been shown or was known from the start. Changed is called when an action has been done or taken back, so that
	// the player's choice for the next one is void. Asked is called when a suggestion is asked for.
	Begun, Reached func(step *game.Step[S, E])
	Changed, Asked func()
}

// New returns the session of a match. Nothing of it is shown before Begin or Resume.
func New[S any, A game.Action, E, V any](services Services, g Game[S, A, E, V], m *match.Match[S, A, E]) *Session[S, A, E, V] {
	for _, f := range []*func(){&g.Changed, &g.Asked} {
		if *f == nil {
			*f = func() {}
		}
	}
	for _, f := range []*func(*game.Step[S, E]){&g.Begun, &g.Reached} {
		if *f == nil {
			*f = func(*game.Step[S, E]) {}
		}
	}
	if g.Concerns == nil {
		g.Concerns = func(e E, seat game.Seat) bool { return g.Seat(e) == seat }
	}
	s := &Session[S, A, E, V]{
		services: services, game: g, match: m, setup: m.Setup(),
		mind:     thinker[S, A, E, V]{game: g.Rules, parallel: services.Parallel()},
		handover: handover{people: m.Humans(), public: g.Public, viewer: game.NoSeat, last: game.NoSeat, turn: game.NoSeat},
		news:     novelties[S]{services: services, round: g.Rules.Round},
	}
	if s.handover.people == 1 {
		for seat := range game.Seat(len(s.setup.Seats)) {
			if s.match.Human(seat) {
				s.handover.viewer = seat
			}
		}
	}
	s.replay.s, s.now, s.undone = s, s.match.State(), -1
	s.screen = screen[S, E]{
		show: g.Show, seat: g.Seat, human: m.Human, concerns: g.Concerns, begun: g.Begun, reached: g.Reached, handover: &s.handover, pace: services.Pace, play: services.Play,
		queue: queue[S, E]{show: g.Show, state: s.now},
		log:   Log[S, E]{show: g.Show, seat: g.Seat, known: g.For, round: g.Rules.Round},
		tempo: tempo{seen: -1},
	}
	s.course = course[A]{services: services, waits: &s.screen.queue.waits}
	return s
}

// Begin shows how the match reached its present position: before is the earlier position, and steps are those since then.
func (s *Session[S, A, E, V]) Begin(before S, steps []game.Step[S, E]) {
	s.screen.queue.state = before
	s.screen.add(steps)
	s.screen.shown = s.explain
}

// Resume shows a match at its present position. steps are all that led there.
func (s *Session[S, A, E, V]) Resume(steps []game.Step[S, E]) {
	s.screen.resume(steps)
	s.screen.shown = s.explain
}

// Match returns the match. It must only be read: actions are done by Act.
func (s *Session[S, A, E, V]) Match() *match.Match[S, A, E] { return s.match }

// State returns the position that is shown: after the event that is being shown, after the last one, or after the step that is looked back
// at. It must not be changed.
func (s *Session[S, A, E, V]) State() *S {
	if s.back.on {
		return &s.screen.log.Step(s.back.step).After
	}
	return &s.screen.queue.state
}

// Viewer returns the seat whose hand is open: the person at the machine, NoSeat if there is none.
func (s *Session[S, A, E, V]) Viewer() game.Seat { return s.handover.viewer }

// Legal returns the legal actions of the person at the machine, or none if no person decides or not everything has been shown. The result
// is valid until the next tick.
func (s *Session[S, A, E, V]) Legal() []A { return s.legal }

// Actor returns the seat for which the person at the machine may act, NoSeat if nobody may.
func (s *Session[S, A, E, V]) Actor() game.Seat {
	if len(s.legal) == 0 {
		return game.NoSeat
	}
	return s.game.Rules.Decider(&s.screen.queue.state)
}

// Log returns the log of what has been shown, up to the step that is looked back at.
func (s *Session[S, A, E, V]) Log() *Log[S, E] {
	if s.back.on {
		return &s.back.log
	}
	return &s.screen.log
}

// Lines returns the lines of the log for the viewer, up to the step that is looked back at. They are valid until the next tick.
func (s *Session[S, A, E, V]) Lines() Lines {
	log := s.Log()
	log.read(s.services, s.services.Lang(), s.handover.viewer)
	return Lines{All: log.shown(), Edition: log.edition, Leads: s.replay.On, Past: s.back.on}
}

// Suggestion returns the suggestion for the person who decides.
func (s *Session[S, A, E, V]) Suggestion() *Suggestion[A, V] { return &s.hint }

// Replay returns the replay of the match, which is off while the match is being played.
func (s *Session[S, A, E, V]) Replay() *Replay[S, A, E, V] { return &s.replay }

// Consumed reports whether the press in progress has completed a movement, and so must do nothing else.
func (s *Session[S, A, E, V]) Consumed() bool { return s.consumed }

// Busy reports whether the table needs the next tick even without input.
func (s *Session[S, A, E, V]) Busy() bool {
	switch {
	case s.open.halts():
		return false
	case s.replay.On:
		return s.replay.Plays || s.mind.running() || s.hint.pending()
	}
	return s.goesOn() || s.mind.running() || s.hint.pending()
}

// Coalesces reports whether moves follow each other without a pause and no person has to answer them, so that not every one needs a frame
// of its own. A position in which a person decides is always shown at once.
func (s *Session[S, A, E, V]) Coalesces() bool {
	if s.replay.On || s.back.on || s.open.halts() || len(s.legal) > 0 || s.services.Pace() > 0 && !s.screen.hurry {
		return false
	}
	return s.goesOn()
}

// goesOn reports whether the match continues automatically, or its events are still to be shown.
func (s *Session[S, A, E, V]) goesOn() bool {
	moving := s.screen.queue.busy() && !s.screen.queue.paused && !s.screen.queue.waits && !s.back.on
	return moving || s.waitsForItself()
}

// Stop stops the thinking in the background.
func (s *Session[S, A, E, V]) Stop() { s.mind.stop() }

// Message returns a sentence for the viewer about the event that is being shown, or about the last one. ok is false if nothing is going on
// that should be noticed first. In a replay that stands still, it is the last line of the log.
func (s *Session[S, A, E, V]) Message() (text string, ok bool) {
	viewer, log := s.handover.viewer, &s.screen.log
	if s.back.on {
		return log.Text(s.services, log.Step(s.back.step).Event, viewer), true
	}
	if e, _, moving := s.screen.queue.event(); moving {
		e, _ = log.join(e, log.Len())
		if text := log.Text(s.services, e, viewer); text != "" {
			return text, true
		}
	} else if s.replay.On {
		return s.Lines().last(), true
	} else if !s.lingers() {
		return "", false
	}
	return log.Latest(s.services, viewer), true
}
