// Package table is a table at work, of any game: the match with its actions, what has happened and is still to be seen, the
// tempo at which it is, computers that think, suggestions, the log, taking back, who may look at the machine, and saving. A
// game brings a table of rows that say how its events are shown, and draws.
package table

import (
	"islas/game"
	"islas/game/ai"
	"islas/game/match"
	"islas/render/stage"
	"islas/render/ui"
)

// Session is a game at a table: positions S, actions A, events E, views V. It alone writes what it holds; all others read
// it by its methods.
type Session[S any, A game.Action, E, V any] struct {
	stage   *stage.Stage
	scene   stage.Scene
	game    ai.Game[S, A, E, V]
	match   *match.Match[S, A, E]
	setup   match.Setup
	show    Presentation[S, A, E]
	views   Listener[S, E]
	now     S   // the position of the match
	changes int // revision of the match: how often it has gone on or back

	screen  screen[S, E]
	curtain curtain
	mind    thinker[S, A, E, V]
	next    decision[A]
	hint    Suggestion[A, V]
	ahead   ahead[A]
	course  course[A]
	replay  replay[S, A, E]
	novelty Novelty
	newer   []string       // what is explained after it, the last first
	first   map[string]int // the rounds in which what is not yet explained has happened for the first time
	legal   []A
	buf     []A

	heard    heard
	open     Drawer
	back     lookback
	past     Log[S, E] // as of the step that is looked back at
	finished bool      // the game is over, and everything has been shown
	closed   bool      // the table has been left for good
	consumed bool      // the press that is under way completed what was moving, and shall do nothing else
}

// decision is what a computer does at a revision of the match, once it is made.
type decision[A any] struct {
	made     bool
	revision int
	action   A
}

// Config is what a session is made of.
type Config[S any, A game.Action, E, V any] struct {
	Stage *stage.Stage
	Scene stage.Scene // the table, which comes back after a curtain
	Game  ai.Game[S, A, E, V]
	Match *match.Match[S, A, E]
	Show  Presentation[S, A, E]
	Views Listener[S, E] // nil if nothing on the table has to follow
}

// New returns the session of a match. Nothing of it is shown before Begin or Resume.
func New[S any, A game.Action, E, V any](c Config[S, A, E, V]) *Session[S, A, E, V] {
	if c.Views == nil {
		c.Views = nobody[S, E]{}
	}
	s := &Session[S, A, E, V]{
		stage: c.Stage, scene: c.Scene, game: c.Game, match: c.Match, setup: c.Match.Setup(), show: c.Show, views: c.Views,
		mind:    thinker[S, A, E, V]{game: c.Game, parallel: c.Stage.Parallel},
		curtain: curtain{people: c.Match.Humans(), public: c.Show.Public, viewer: game.NoSeat, last: game.NoSeat},
	}
	if s.curtain.people == 1 {
		for seat := range game.Seat(len(s.setup.Seats)) {
			if s.match.Human(seat) {
				s.curtain.viewer = seat
			}
		}
	}
	s.now = s.match.State()
	s.screen = screen[S, E]{
		stage: c.Stage, row: c.Show.Row, seat: c.Show.Seat, human: c.Match.Human, views: c.Views, curtain: &s.curtain,
		pace:  c.Stage.Pace,
		queue: queue[S, E]{row: c.Show.Row, state: s.now},
		log:   Log[S, E]{row: c.Show.Row, seat: c.Show.Seat, known: c.Show.For, round: c.Game.Round},
		tempo: tempo{seen: -1},
	}
	return s
}

// Begin shows how it comes to where the match stands: the position before, and the steps since then.
func (s *Session[S, A, E, V]) Begin(before S, steps []game.Step[S, E]) {
	s.screen.queue.state = before
	s.screen.add(steps)
	s.screen.tell = s.explain
}

// Resume shows a match where it stands. The steps are all that led there.
func (s *Session[S, A, E, V]) Resume(steps []game.Step[S, E]) {
	s.screen.resume(steps)
	s.screen.tell = s.explain
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
func (s *Session[S, A, E, V]) Viewer() game.Seat { return s.curtain.viewer }

// Legal returns what the person at the machine may do now; nothing if it is not for a person to decide, or not all has been
// shown. It is valid until the next tick.
func (s *Session[S, A, E, V]) Legal() []A { return s.legal }

// Actor returns the seat for which the person at the machine may act, NoSeat while nobody may.
func (s *Session[S, A, E, V]) Actor() game.Seat {
	if len(s.legal) == 0 {
		return game.NoSeat
	}
	return s.game.Decider(&s.screen.queue.state)
}

// Log returns what has been shown, up to the step that is looked back at.
func (s *Session[S, A, E, V]) Log() *Log[S, E] {
	if s.back.on {
		return &s.past
	}
	return &s.screen.log
}

// Suggestion returns what is suggested to the person who decides.
func (s *Session[S, A, E, V]) Suggestion() *Suggestion[A, V] { return &s.hint }

// Consumed reports whether the press that is under way has hurried what was moving: it must do nothing else.
func (s *Session[S, A, E, V]) Consumed() bool { return s.consumed }

// Busy reports whether the table needs the next tick although no input comes.
func (s *Session[S, A, E, V]) Busy() bool {
	switch {
	case s.replay.film.made != nil:
		return true
	case s.halted():
		return false
	case s.replay.on:
		return s.replay.plays || s.mind.running() || s.hint.pending()
	}
	return s.goesOn() || s.mind.running() || s.hint.pending()
}

// Coalesces reports whether moves follow each other without a pause and nobody at the machine has to answer them: not each of them needs
// a picture of its own then. What a person decides on is always seen at once.
func (s *Session[S, A, E, V]) Coalesces() bool {
	if s.replay.on || s.back.on || s.halted() || len(s.legal) > 0 || s.stage.Pace() > 0 {
		return false
	}
	return s.goesOn()
}

// goesOn reports whether the match goes on by itself, or what has happened in it is still on its way to the screen.
func (s *Session[S, A, E, V]) goesOn() bool {
	moving := s.screen.queue.busy() && !s.screen.queue.paused && !s.screen.queue.waits && !s.back.on
	return moving || s.waitsForItself()
}

// Leave stops what runs beside the table.
func (s *Session[S, A, E, V]) Leave() {
	s.mind.stop()
	s.dropFilm()
}

// Telling returns what goes on, in a sentence for whoever looks: the event on its way, or what has happened last. ok is false
// if nothing goes on that somebody should look at before something else.
func (s *Session[S, A, E, V]) Telling(u *ui.UI) (text string, ok bool) {
	viewer := s.curtain.viewer
	if s.back.on {
		return s.screen.log.Words(u, s.screen.log.Step(s.back.step).Event, viewer), true
	}
	if e, _, moving := s.screen.queue.event(); moving {
		if text := s.screen.log.Words(u, e, viewer); text != "" {
			return text, true
		}
	} else if s.replay.on {
		return s.replayLine(u), true
	} else if !s.lingers() {
		return "", false
	}
	return s.screen.log.Latest(u, viewer), true
}
