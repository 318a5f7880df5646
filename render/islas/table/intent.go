package table

import (
	"islas/game"
	"islas/game/islas"
)

// intent is what a view wants done. The zero value is nothing.
type intent struct {
	kind   intentKind
	action islas.Action // toAct
	pick   pick         // toPick
	open   drawer       // toOpen
	step   int          // toRead: the step of the log that the ledger tells of
	seat   game.Seat    // toLookAt
}

// intentKind is what an intent is about.
type intentKind uint8

const (
	toDoNothing intentKind = iota
	toAct                  // an action is to be done
	toPick                 // something was chosen of the next action
	toOpen                 // something is to lie open over the table, or nothing any more
	toRead                 // the ledger of an arrival is to lie open
	toLookAt               // the island of a seat is to be the large one
	toPause                // what is read out is to be held, or to go on
	toStep                 // its next part is to be read out
	toSkip                 // the rest of it is to be skipped
	toFinish               // the result is to be shown
	toUndo                 // what was chosen is to be let go, or else the last action to be taken back
	toAsk                  // a suggestion is asked for, or to be put away again
	toDismiss              // the suggestion is to be put away
	toRules                // the rule book is to be opened
	toSettings             // the settings are to be opened
	toTitle                // the table is to be left
)

// acts is the intent to do an action.
func acts(a islas.Action) intent { return intent{kind: toAct, action: a} }

// picks is the intent that p is chosen of the next action.
func picks(p pick) intent { return intent{kind: toPick, pick: p} }

// opens is the intent that d lies open over the table.
func opens(d drawer) intent { return intent{kind: toOpen, open: d} }

// looksAt is the intent to see the island of a seat large.
func looksAt(seat game.Seat) intent { return intent{kind: toLookAt, seat: seat} }

// or is i, or the other intent if i is nothing.
func (i intent) or(other intent) intent {
	if i.kind == toDoNothing {
		return other
	}
	return i
}
