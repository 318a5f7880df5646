package session

import (
	"islas/game"
	"islas/game/ai"
	"islas/game/match"
)

// Session is a game at a table: positions S, actions A, events E, views V. It alone writes what it holds; all others read
// it by its methods.
type Session[S any, A game.Action, E, V any] struct {
	services Services
	game     Game[S, A, E, V]
	match    *match.Match[S, A, E]
	setup    match.Setup
	now      S   // the position of the match
	changes  int // revision of the match: how often it has gone on or back

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
	finished bool // the game is over, and everything has been shown
	closed   bool // the table has been left for good
	consumed bool // the press that is under way completed what was moving, and shall do nothing else
}

// decision is what a computer does at a revision of the match, once it is made.
type decision[A any] struct {
	made     bool
	revision int
	action   A
}

// Game is what a session has to know of a game: its rules, and how it is shown. None of the functions may be nil but those that say
// so.
type Game[S any, A game.Action, E, V any] struct {
	Rules ai.Game[S, A, E, V]
	// Show returns how an event is shown.
	Show func(e E) *Presentation[S, E]
	// Seat returns who does or suffers what an event reports, NoSeat for nobody.
	Seat func(e E) game.Seat
	// For returns what a seat may know of an event, NoSeat being what everyone may know.
	For func(e E, seat game.Seat) E
	// Open reports whether what is to be decided in a position can be decided without looking at anything hidden, so that
	// nobody else has to look away.
	Open func(s *S) bool
	// Forced reports whether the decision of a position is made by itself when only one action is legal.
	Forced func(s *S) bool
	// EndsTurn reports whether an action only ends a turn, so that it can wait until the turn has been looked at.
	EndsTurn func(a A) bool
	// Public reports that nothing is ever hidden: whoever has to decide is who looks, and no hand-over screen is shown.
	Public bool
	// Adviser is the level that suggests (game.Info.Levels).
	Adviser string
	// Moment returns the name by which lessons know an event, empty for none that they wait for. It may be nil in a game without
	// a lesson.
	Moment func(e E) string
	// Explains returns what is to be explained of an event if it happens for the first time, and before it was the position
	// before: "explain."+it is the key of the text. It is empty for nothing. The function may be nil.
	Explains func(step *game.Step[S, E], before *S) string

	// The following are called so that what lies on a table can follow the session; each may be nil. Begun is called when a step begins
	// to be shown, and Reached when it has been shown or was known from the start. Changed is called when an action has been done or
	// taken back, so that what was chosen of the next one means nothing any more. Asked is called when a suggestion is asked for, and
	// Suggested when it is there.
	Begun, Reached            func(step *game.Step[S, E])
	Changed, Asked, Suggested func()
}

// New returns the session of a match. Nothing of it is shown before Begin or Resume.
func New[S any, A game.Action, E, V any](services Services, g Game[S, A, E, V], m *match.Match[S, A, E]) *Session[S, A, E, V] {
	for _, f := range []*func(){&g.Changed, &g.Asked, &g.Suggested} {
		if *f == nil {
			*f = func() {}
		}
	}
	for _, f := range []*func(*game.Step[S, E]){&g.Begun, &g.Reached} {
		if *f == nil {
			*f = func(*game.Step[S, E]) {}
		}
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
	s.replay.s, s.now = s, s.match.State()
	s.screen = screen[S, E]{
		show: g.Show, seat: g.Seat, human: m.Human, begun: g.Begun, reached: g.Reached, handover: &s.handover, pace: services.Pace, play: services.Play,
		queue: queue[S, E]{show: g.Show, state: s.now},
		log:   Log[S, E]{show: g.Show, seat: g.Seat, known: g.For, round: g.Rules.Round},
		tempo: tempo{seen: -1},
	}
	s.course = course[A]{services: services, waits: &s.screen.queue.waits}
	return s
}

// Begin shows how it comes to where the match stands: the position before, and the steps since then.
func (s *Session[S, A, E, V]) Begin(before S, steps []game.Step[S, E]) {
	s.screen.queue.state = before
	s.screen.add(steps)
	s.screen.shown = s.explain
}

// Resume shows a match where it stands. The steps are all that led there.
func (s *Session[S, A, E, V]) Resume(steps []game.Step[S, E]) {
	s.screen.resume(steps)
	s.screen.shown = s.explain
}

// Match returns the match. It is to be read only: actions are done by Act.
func (s *Session[S, A, E, V]) Match() *match.Match[S, A, E] { return s.match }

// State returns the position that is shown: as of the event on its way, or of the last one, or of the step that is looked back at.
// It must not be changed.
func (s *Session[S, A, E, V]) State() *S {
	if s.back.on {
		return &s.screen.log.Step(s.back.step).After
	}
	return &s.screen.queue.state
}

// Viewer returns whose hand lies open: the person at the machine, NoSeat while nobody is.
func (s *Session[S, A, E, V]) Viewer() game.Seat { return s.handover.viewer }

// Legal returns what the person at the machine may do now; nothing if it is not for a person to decide, or not all has been
// shown. It is valid until the next tick.
func (s *Session[S, A, E, V]) Legal() []A { return s.legal }

// Actor returns the seat for which the person at the machine may act, NoSeat while nobody may.
func (s *Session[S, A, E, V]) Actor() game.Seat {
	if len(s.legal) == 0 {
		return game.NoSeat
	}
	return s.game.Rules.Decider(&s.screen.queue.state)
}

// Log returns what has been shown, up to the step that is looked back at.
func (s *Session[S, A, E, V]) Log() *Log[S, E] {
	if s.back.on {
		return &s.back.log
	}
	return &s.screen.log
}

// Lines returns the lines of the log for whoever looks, up to the step that is looked back at. They are valid until the next tick.
func (s *Session[S, A, E, V]) Lines() Lines {
	log := s.Log()
	log.read(s.services, s.services.Lang(), s.handover.viewer)
	return Lines{All: log.shown(), Edition: log.edition, Leads: s.replay.On, Past: s.back.on}
}

// Suggestion returns what is suggested to the person who decides.
func (s *Session[S, A, E, V]) Suggestion() *Suggestion[A, V] { return &s.hint }

// Replay returns what shows the match as one that was played; it is off as long as the match is being played.
func (s *Session[S, A, E, V]) Replay() *Replay[S, A, E, V] { return &s.replay }

// Consumed reports whether the press that is under way has completed what was moving: it must do nothing else.
func (s *Session[S, A, E, V]) Consumed() bool { return s.consumed }

// Busy reports whether the table needs the next tick although no input comes.
func (s *Session[S, A, E, V]) Busy() bool {
	switch {
	case s.open.halts():
		return false
	case s.replay.On:
		return s.replay.Plays || s.mind.running() || s.hint.pending()
	}
	return s.goesOn() || s.mind.running() || s.hint.pending()
}

// Coalesces reports whether moves follow each other without a pause and nobody at the machine has to answer them: not each of them needs
// a picture of its own then. What a person decides on is always seen at once.
func (s *Session[S, A, E, V]) Coalesces() bool {
	if s.replay.On || s.back.on || s.open.halts() || len(s.legal) > 0 || s.services.Pace() > 0 {
		return false
	}
	return s.goesOn()
}

// goesOn reports whether the match goes on by itself, or what has happened in it is still on its way to the screen.
func (s *Session[S, A, E, V]) goesOn() bool {
	moving := s.screen.queue.busy() && !s.screen.queue.paused && !s.screen.queue.waits && !s.back.on
	return moving || s.waitsForItself()
}

// Stop stops what runs beside the table.
func (s *Session[S, A, E, V]) Stop() { s.mind.stop() }

// Message returns what goes on, in a sentence for whoever looks: the event on its way, or what has happened last. ok is false
// if nothing goes on that somebody should look at before something else. In a replay that stands it is the last line of the log.
func (s *Session[S, A, E, V]) Message() (text string, ok bool) {
	viewer, log := s.handover.viewer, &s.screen.log
	if s.back.on {
		return log.Text(s.services, log.Step(s.back.step).Event, viewer), true
	}
	if e, _, moving := s.screen.queue.event(); moving {
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
