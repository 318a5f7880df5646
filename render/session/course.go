package session

import (
	"errors"
	"fmt"
	"slices"

	"islas/game"
	"islas/game/match"
)

// course is a session's way through a lesson. The zero value is that of an ordinary match.
type course[A game.Action] struct {
	services Services
	waits    *bool // nothing more is shown before the player goes on

	lesson *Lesson[A] // nil in an ordinary match, and once the lesson is over
	stops  []stop     // where its steps are said
	step   int        // that is being taken
	played int        // actions of its Play that have been done
	speaks bool       // it is being said, and waits for the player
	denied int        // how often something else was tried than what it waits for
}

// on reports whether a lesson is going on.
func (c *course[A]) on() bool { return c.lesson != nil }

// now is the step that is being taken.
func (c *course[A]) now() *LessonStep[A] { return &c.lesson.Steps[c.step] }

// takes reports whether the player may do the actions of a decision: everything outside a lesson, within it only what it waits for.
func (c *course[A]) takes(decision []A) bool {
	if !c.on() || c.speaks && c.now().Waits && slices.Equal(c.now().Do, decision) {
		return true
	}
	c.denied++
	return false
}

// offers returns what is offered to the player of what is legal: all of it, as in any match, once the lesson speaks.
func (c *course[A]) offers(legal []A) []A {
	if c.on() && !c.speaks {
		return legal[:0]
	}
	return legal
}

// Teach makes the session that of a lesson, from one of its steps on. The session is one of LessonMatch, of which nothing has
// been shown.
func (s *Session[S, A, E, V]) Teach(l *Lesson[A], step int) error {
	if s.game.Moment == nil {
		return errors.New("a lesson needs the names of moments (Game.Moment)")
	}
	list, err := stops(l, s.match.Rules(), s.game.Moment)
	if err != nil {
		return err
	}
	step = min(max(step, 0), len(list)-1)
	c := &s.course
	c.lesson, c.stops, c.step = l, list, step
	s.screen.heed = func(e E) bool { return c.heed(s.game.Moment(e)) }
	steps := s.match.Steps()
	c.keepStep()
	if step == 0 {
		s.Begin(steps[0].After, steps)
		return nil
	}
	s.course.played, s.course.speaks = len(s.course.now().Play), true
	shown := list[step].shown
	s.Resume(steps[:shown])
	s.screen.queue.state = steps[shown-1].After
	s.screen.add(steps[shown:])
	s.screen.queue.waits = true
	return nil
}

// From returns the step at which a lesson begins that is asked for at one of its steps. Where that is the one at which it was
// left, the sentence that was said then is looked for by its key, as the lesson may have changed since; without it the lesson begins
// anew.
func (l *Lesson[A]) From(step, left int, key string) int {
	if step == 0 || step != left || key == "" && step < len(l.Steps) {
		return step
	}
	return max(0, slices.IndexFunc(l.Steps, func(s LessonStep[A]) bool { return s.Say == key }))
}

// LessonMatch returns the match of a lesson as it stands when one of its steps is said. Of the first step nothing has been done.
func LessonMatch[S any, A game.Action, E any](l *Lesson[A], rules game.Rules[S, A, E], step int) (*match.Match[S, A, E], error) {
	m, _, err := match.New(rules, l.Setup)
	if err != nil {
		return nil, fmt.Errorf("lesson: %w", err)
	}
	for _, a := range l.before(step) {
		if _, err := m.Do(a); err != nil {
			return nil, fmt.Errorf("lesson, %v: %w", a, err)
		}
		m.HelpedBy(match.Lesson)
	}
	return m, nil
}

// before returns what has been done when a step is said; nothing for the first, which begins with what it plays.
func (l *Lesson[A]) before(step int) (actions []A) {
	if step <= 0 {
		return nil
	}
	step = min(step, len(l.Steps)-1)
	for i := range l.Steps[:step] {
		actions = append(actions, l.Steps[i].Play...)
		if l.Steps[i].Waits {
			actions = append(actions, l.Steps[i].Do...)
		}
	}
	return append(actions, l.Steps[step].Play...)
}

// heed is called with the moment of every event that has been reached, and reports whether what comes after it has to wait for the player.
func (c *course[A]) heed(moment string) bool {
	if !c.on() || c.speaks || c.now().After == "" || c.now().After == Still || moment != c.now().After {
		return false
	}
	c.speaks = true
	return true
}

// teach lets the lesson go on when all has been shown: by what is done by itself, or by what is said.
func (s *Session[S, A, E, V]) teach() {
	c := &s.course
	if c.speaks || s.screen.queue.busy() || s.closed || s.open.halts() {
		return
	}
	step := c.now()
	if c.played == len(step.Play) {
		c.speaks = true
		c.keepStep()
		return
	}
	s.next = decision[A]{made: true, revision: s.changes, action: step.Play[c.played]}
	if s.lingers() {
		return
	}
	c.played++
	s.play()
}

// next goes on to the next step of a lesson, if that waits for nothing else.
func (c *course[A]) next() {
	if c.on() && c.speaks && !c.now().Waits {
		c.advance()
	}
}

// advance goes on to the next step of a lesson, unless this is the last.
func (c *course[A]) advance() {
	if c.step == len(c.lesson.Steps)-1 {
		return
	}
	c.keepKnown()
	c.step++
	c.played = 0
	c.speaks = c.now().After == Still
	*c.waits = c.speaks
	c.keepStep()
}

// stepBack takes the step before the one that is being taken again. Where something has been done since, a new table begins with it.
func (s *Session[S, A, E, V]) stepBack() {
	c := &s.course
	if !c.on() || c.step == 0 {
		return
	}
	before := c.step - 1
	if c.speaks && c.stops[before] == c.stops[c.step] {
		c.step, c.played = before, len(c.lesson.Steps[before].Play)
		c.keepStep()
		return
	}
	s.mind.stop()
	s.services.Lesson(before)
}

// keepStep remembers how far the lesson has come.
func (c *course[A]) keepStep() { c.services.KeepLesson(c.step, c.now().Say) }

// keepKnown remembers what the step that is being taken has explained.
func (c *course[A]) keepKnown() {
	for _, key := range c.now().Knows {
		c.services.KeepExplained(key)
	}
}

// finish remembers that the lesson was taken to its end, at its last step.
func (c *course[A]) finish() {
	c.keepKnown()
	c.services.EndLesson()
}

// endLesson makes the match of a lesson an ordinary one, which is kept as a game of its own.
func (s *Session[S, A, E, V]) endLesson() {
	if !s.course.on() {
		return
	}
	s.course.finish()
	s.course.lesson = nil
	s.screen.heed, s.screen.queue.waits = nil, false
	s.services.Adopt(s.match)
}
