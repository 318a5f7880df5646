package session

import "time"

// Intent is what whoever is at the machine wants, beside the actions of the game.
type Intent uint8

// The intents.
const (
	Nothing    Intent = iota
	ToPause           // hold what is on its way, or let it go on
	ToStep            // show its next part, and hold it there
	ToSkip            // skip everything up to the next turn
	ToUndo            // take the last action back
	ToAsk             // ask for a suggestion, or put it away again
	ToDismiss         // put the suggestion away
	ToFollow          // do what is suggested
	ToMenu            // open the menu
	ToClose           // put away what lies open
	ToRules           // open the rule book
	ToSettings        // open the settings
	ToTitle           // leave the table
	ToEarlier         // look back at the scene before the one that is looked back at
	ToLater           // look back at the scene after it
	ToPresent         // end the look back
	ToResult          // show the result of a game that is over
	ToNext            // go on in a lesson: what it says has been read
	ToBack            // take the step of a lesson before this one again
	ToKnow            // put away what is explained
	ToSave            // write the record of what is looked at
	ToPicture         // write a picture of what it has come to
	ToGoOn            // go on with the match of a lesson that is over
	ToReview          // look back at the match
	ToZoom            // see the table whole, or a part of it as large as texts are asked to be
)

// Or returns i, or the other intent if i is nothing.
func (i Intent) Or(other Intent) Intent {
	if i == Nothing {
		return other
	}
	return i
}

// Dispatch does what is wanted of the session at a time since the program began, and returns what is left to whoever shows it: to
// go to another scene, or Nothing. A press that has completed what was moving does nothing else.
func (s *Session[S, A, E, V]) Dispatch(i Intent, now time.Duration) (rest Intent) {
	if i == ToZoom {
		return i
	}
	if s.back.on && i < ToMenu {
		return Nothing // it is about the game, which waits
	}
	if s.replay.On {
		if rest, ok := s.replay.dispatch(i); ok {
			return rest
		}
	}
	switch i {
	case ToPause:
		s.screen.queue.pause()
		return Nothing
	case ToStep:
		s.screen.next()
		return Nothing
	case ToSkip:
		s.screen.hurry = true
		return Nothing
	}
	if s.consumed {
		return Nothing
	}
	switch i {
	case ToUndo:
		s.undo()
	case ToAsk:
		s.ask(now)
	case ToDismiss:
		s.Dismiss()
	case ToFollow:
		s.Follow(s.hint.action)
	case ToMenu:
		s.open = MenuDrawer
	case ToClose:
		if s.open == BranchDrawer {
			s.game.Changed() // what was chosen is let go
		}
		s.open = NoDrawer
	case ToNext:
		s.course.next()
	case ToGoOn:
		s.endLesson()
	case ToEarlier, ToLater, ToPresent:
		s.turnPage(i)
	case ToKnow:
		s.news.understood(&s.screen.queue.state)
	case ToBack:
		s.stepBack()
	case ToReview:
		s.open = NoDrawer
		return i
	case ToTitle:
		if c := &s.course; c.on() && c.speaks && c.step == len(c.lesson.Steps)-1 { // it says its last sentence
			c.finish()
		}
		return i
	case ToResult:
		s.closed = true
		s.services.Forget()
		return i
	default:
		return i
	}
	return Nothing
}

// Drawer is what lies open over a table: nothing, the menu, or one of the game's own, which are numbered from OwnDrawer on.
type Drawer uint8

// The drawers of all games.
const (
	NoDrawer Drawer = iota
	MenuDrawer
	BranchDrawer // in a replay: who plays on from there
	OwnDrawer
)

// Drawer returns what lies open over the table.
func (s *Session[S, A, E, V]) Drawer() Drawer { return s.open }

// Open lets something lie open over the table, or nothing any more.
func (s *Session[S, A, E, V]) Open(d Drawer) {
	if !s.consumed {
		s.open = d
	}
}

// halts reports whether what lies open halts the game.
func (d Drawer) halts() bool { return d == MenuDrawer }
