package session

import "time"

// Intent is what the person at the machine wants to do, besides the actions of the game.
type Intent uint8

// The intents.
const (
	Nothing    Intent = iota
	ToPause           // pause what is being shown, or resume it
	ToStep            // show its next part, and pause there
	ToSkip            // skip everything up to the next decision of the person at the machine, in a replay up to the next turn
	ToUndo            // take the last action back
	ToAsk             // ask for a suggestion, or dismiss it
	ToDismiss         // dismiss the suggestion
	ToFollow          // carry out the suggestion
	ToMenu            // open the menu
	ToClose           // close the drawer that is open
	ToRules           // open the rule book
	ToSettings        // open the settings
	ToTitle           // leave the table
	ToEarlier         // look back at the previous scene
	ToLater           // look back at the next scene
	ToPresent         // end the look back
	ToResult          // show the result of a game that is over
	ToNext            // continue a lesson whose text has been read
	ToBack            // return to the previous step of a lesson
	ToKnow            // dismiss the explanation
	ToSave            // save the record of the match
	ToPicture         // save a picture of the result
	ToGoOn            // play on the match of a lesson that is over
	ToReview          // review the match
	ToZoom            // switch between the whole table and an enlarged part of it
)

// Or returns i, or the other intent if i is nothing.
func (i Intent) Or(other Intent) Intent {
	if i == Nothing {
		return other
	}
	return i
}

// Dispatch does an intent at a time since the program began, and returns the intent that is left to the caller, such as going to another
// scene, or Nothing. A press that has completed a movement does nothing else.
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
		q := &s.screen.queue
		q.paused, q.hold, s.screen.hurry = !q.paused, false, false
		return Nothing
	case ToStep:
		s.screen.queue.next(s.screen.reach)
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
		s.Follow(s.hint.Action)
	case ToMenu:
		s.open = MenuDrawer
	case ToClose:
		if s.open == BranchDrawer {
			s.game.Changed() // the player's choice is dropped
		}
		s.open = NoDrawer
	case ToNext:
		if c := &s.course; c.on() && c.speaks && !c.now().Waits && !c.now().Undo {
			c.advance()
		}
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
		if c := &s.course; c.on() && c.speaks && c.step == len(c.lesson.Steps)-1 { // its last text is shown
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

// Drawer is what is open over a table: nothing, the menu, or a drawer of the game, which are numbered from OwnDrawer on.
type Drawer uint8

// The drawers of all games.
const (
	NoDrawer Drawer = iota
	MenuDrawer
	BranchDrawer // in a replay: who plays on from there
	OwnDrawer
)

// Drawer returns the drawer that is open over the table.
func (s *Session[S, A, E, V]) Drawer() Drawer { return s.open }

// Open opens a drawer over the table, or closes it if d is NoDrawer.
func (s *Session[S, A, E, V]) Open(d Drawer) {
	if !s.consumed {
		s.open = d
	}
}

// halts reports whether the drawer halts the game.
func (d Drawer) halts() bool { return d == MenuDrawer }
