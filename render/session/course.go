package session

import (
	"errors"
	"fmt"
	"slices"

	"islas/game"
	"islas/game/match"
)

// course is the progress of a session through a lesson. The zero value is that of an ordinary match.
type course[A game.Action] struct {
	services Services
	waits    *bool // nothing more is shown before the player continues

	lesson *Lesson[A] // nil in an ordinary match, and once the lesson is over
	stops  []stop     // the stop of each step
	step   int        // index of the current step
	played int        // number of actions of its Play that have been done
	speaks bool       // the text of the step is shown, and the player has to act
	denied int        // number of attempts at something other than what the step waits for
}

// on reports whether a lesson is going on.
func (c *course[A]) on() bool { return c.lesson != nil }

// now returns the current step.
func (c *course[A]) now() *LessonStep[A] { return &c.lesson.Steps[c.step] }

// takes reports whether the player may do a decision. It is always true outside a lesson; in a lesson only for what the step waits for.
func (c *course[A]) takes(decision []A) bool {
	if !c.on() || c.speaks && c.now().Waits && slices.Equal(c.now().Do, decision) {
		return true
	}
	c.denied++
	return false
}

// Teach turns the session into a lesson, from one of its steps on. The match must be from LessonMatch, and nothing of it may have been
// shown.
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
	c.played, c.speaks = len(c.now().Play), true
	shown := list[step].shown
	s.Resume(steps[:shown])
	s.screen.queue.state = steps[shown-1].After
	s.screen.add(steps[shown:])
	s.screen.queue.waits = true
	return nil
}

// From returns the step at which a lesson begins that is to begin at step. If that is the step at which the lesson was left, From looks for
// the text with the key that was shown then, as the lesson may have changed since, and returns 0 if it is gone.
func (l *Lesson[A]) From(step, left int, key string) int {
	if step == 0 || step != left || key == "" && step < len(l.Steps) {
		return step
	}
	return max(0, slices.IndexFunc(l.Steps, func(s LessonStep[A]) bool { return s.Say == key }))
}

// LessonMatch returns the match of a lesson as it stands when the text of a step is shown. At the first step nothing has been done.
func LessonMatch[S any, A game.Action, E any](l *Lesson[A], rules game.Rules[S, A, E], step int) (*match.Match[S, A, E], error) {
	m, _, err := match.New(rules, l.Setup)
	if err != nil {
		return nil, fmt.Errorf("lesson: %w", err)
	}
	if step <= 0 {
		return m, nil
	}
	step = min(step, len(l.Steps)-1)
	for i := range l.Steps[:step+1] {
		before := &l.Steps[i]
		actions := before.Play
		if i < step {
			actions = slices.Concat(actions, before.Do)
		}
		for _, a := range actions {
			if _, err := m.Do(a); err != nil {
				return nil, fmt.Errorf("lesson, %v: %w", a, err)
			}
			m.HelpedBy(match.Lesson)
		}
		if before.Undo && i < step {
			m.Undo()
		}
	}
	return m, nil
}

// undoes reports whether the player may take decisions back: in a lesson only where it waits for that.
func (c *course[A]) undoes() bool { return !c.on() || c.speaks && c.now().Undo }

// heed is called with the moment of every event that was shown, and reports whether the following events must wait for the player.
func (c *course[A]) heed(moment string) bool {
	if !c.on() || c.speaks || c.now().After == "" || c.now().After == Still || moment != c.now().After {
		return false
	}
	c.speaks = true
	return true
}

// teach continues the lesson when everything has been shown: by the next automatic action, or by showing the text of the step.
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

// advance moves on to the next step of a lesson, unless this is the last.
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

// stepBack returns to the previous step of a lesson. If anything has been done since then, it opens a new table at that step.
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

// keepStep remembers the current step of the lesson.
func (c *course[A]) keepStep() { c.services.KeepLesson(c.step, c.now().Say) }

// keepKnown remembers what the current step has explained.
func (c *course[A]) keepKnown() {
	for _, key := range c.now().Knows {
		c.services.KeepExplained(key)
	}
}

// finish remembers that the lesson was completed, at its last step.
func (c *course[A]) finish() {
	c.keepKnown()
	c.services.EndLesson()
}

// endLesson turns the match of a lesson into an ordinary one, which is saved as a game of its own.
func (s *Session[S, A, E, V]) endLesson() {
	if !s.course.on() {
		return
	}
	s.course.finish()
	s.course.lesson = nil
	s.screen.heed, s.screen.queue.waits = nil, false
	s.services.Adopt(s.match)
}
