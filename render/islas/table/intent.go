package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/session"
)

// intent is what a view wants done. The zero value is nothing.
type intent struct {
	kind   intentKind
	action islas.Action   // toAct
	ends   bool           // toAct: and then the turn is to be ended
	pick   pick           // toPick
	open   session.Drawer // toOpen
	step   int            // toRead: the step of the log that the ledger tells of; toCount: the priority
	seat   game.Seat      // toLookAt
	wish   session.Intent // toSession
}

// intentKind is what an intent is about.
type intentKind uint8

const (
	toDoNothing intentKind = iota
	toSession              // something is wanted of the session
	toAct                  // an action is to be done
	toPick                 // something was chosen of the next action
	toOpen                 // something is to lie open over the table, or nothing any more
	toRead                 // an earlier arrival is to be looked back at
	toCount                // what counts there for a priority is to be seen on the islands
	toLookAt               // the island of a seat is to be the large one
)

// acts is the intent to do an action.
func acts(a islas.Action) intent { return intent{kind: toAct, action: a} }

// picks is the intent that p is chosen of the next action.
func picks(p pick) intent { return intent{kind: toPick, pick: p} }

// opens is the intent that d lies open over the table.
func opens(d session.Drawer) intent { return intent{kind: toOpen, open: d} }

// looksAt is the intent to see the island of a seat large.
func looksAt(seat game.Seat) intent { return intent{kind: toLookAt, seat: seat} }

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
