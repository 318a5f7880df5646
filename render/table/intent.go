package table

import "islas/render/ui"

// Intent is what whoever is at the machine wants, beside the actions of the game.
type Intent uint8

// The intents.
const (
	Nothing    Intent = iota
	ToPause           // what is on its way is to be held, or to go on
	ToStep            // its next part is to be shown, and held
	ToSkip            // everything up to the next turn is to be skipped
	ToUndo            // the last action is to be taken back
	ToAsk             // a suggestion is asked for, or to be put away again
	ToDismiss         // the suggestion is to be put away
	ToFollow          // what is suggested is to be done
	ToMenu            // the menu is to lie open
	ToClose           // what lies open is to be put away
	ToRules           // the rule book is to be opened
	ToSettings        // the settings are to be opened
	ToTitle           // the table is to be left
	ToEarlier         // the scene before the one that is looked back at is to be seen
	ToLater           // the scene after it is
	ToPresent         // the look back is over
	ToResult          // the game is over, and its result is to be shown
	ToNext            // what a lesson says has been read
	ToBack            // the step of a lesson before this one is to be taken again
	ToKnow            // what is explained has been understood
	ToSave            // the record of what is looked at is to be written
	ToPicture         // a picture of what it has come to is to be written
	ToGoOn            // the lesson is over, and its match goes on as any other
	ToReview          // the match is to be looked back at
	ToZoom            // the table is to be seen whole, or a part of it as large as texts are asked to be
)

// Or returns i, or the other intent if i is nothing.
func (i Intent) Or(other Intent) Intent {
	if i == Nothing {
		return other
	}
	return i
}

// CarryOut does what somebody wants. A press that has hurried what was moving does nothing else.
func (s *Session[S, A, E, V]) CarryOut(u *ui.UI, i Intent) {
	if i == ToZoom {
		s.stage.Settings.WholeTable = !s.stage.Settings.WholeTable
		s.stage.Changed()
		return
	}
	if s.back.on && i < ToMenu {
		return // it is about the game, which waits
	}
	if s.replay.on && s.watches(i) {
		return
	}
	switch i {
	case ToPause:
		s.screen.queue.pause()
		return
	case ToStep:
		s.screen.next()
		return
	case ToSkip:
		s.screen.hurry = true
		return
	}
	if s.consumed {
		return
	}
	switch i {
	case ToUndo:
		s.undo()
	case ToAsk:
		s.ask(u.Now())
	case ToDismiss:
		s.dismiss()
	case ToFollow:
		s.Follow(s.hint.action)
	case ToMenu:
		s.open = MenuDrawer
	case ToClose:
		s.open = NoDrawer
	case ToNext:
		s.nextStep()
	case ToBack:
		s.stepBack()
	case ToGoOn:
		s.endLesson()
	case ToEarlier, ToLater, ToPresent:
		s.turnPage(i)
	case ToKnow:
		s.understood()
	default:
		s.leave(i)
	}
}

// leave goes to another scene.
func (s *Session[S, A, E, V]) leave(i Intent) {
	routes := &s.stage.Routes
	switch i {
	case ToRules:
		s.stage.Push(routes.Rules(s.stage))
	case ToSettings:
		s.stage.Push(routes.Settings(s.stage))
	case ToReview:
		s.open = NoDrawer
		s.stage.Push(routes.Review(s.stage, s.match))
	case ToTitle:
		if c := &s.course; c.on() && c.speaks && c.step == len(c.lesson.Steps)-1 {
			s.finish()
		}
		s.stage.Go(routes.Title(s.stage))
	case ToResult:
		s.closed = true
		s.stage.Forget()
		s.stage.Go(routes.Result(s.stage, s.match))
	}
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
