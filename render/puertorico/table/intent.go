package table

import (
	"islas/game/puertorico"
	"islas/render/session"
)

// intent is what a view wants done. The zero value is nothing.
type intent struct {
	kind   intentKind
	action puertorico.Action // toAct
	pick   pick              // toPick
	page   page              // toOpen
	step   int               // toRead: the step of the log that is to be looked back at
	wish   session.Intent    // toSession
}

// intentKind is what an intent is about.
type intentKind uint8

const (
	toDoNothing intentKind = iota
	toSession              // something is wanted of the session
	toAct                  // an action is to be done
	toPick                 // something was chosen of the next action
	toPlace                // the colonists are to be placed as they were chosen
	toOpen                 // a page is to lie open
	toRead                 // an earlier position is to be looked back at
)

// acts is the intent to do an action.
func acts(a puertorico.Action) intent { return intent{kind: toAct, action: a} }

// picks is the intent that p is chosen of the next action.
func picks(p pick) intent { return intent{kind: toPick, pick: p} }

// opens is the intent that a page lies open.
func opens(p page) intent { return intent{kind: toOpen, page: p} }

// wishes is the intent that something is wanted of the session.
func wishes(i session.Intent) intent {
	if i == session.Nothing {
		return intent{}
	}
	return intent{kind: toSession, wish: i}
}

// or is i, or the other intent if i is nothing.
func (i intent) or(other intent) intent {
	if i.kind == toDoNothing {
		return other
	}
	return i
}
