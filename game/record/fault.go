package record

import (
	"errors"
	"fmt"

	"islas/game"
)

// Error is what is wrong with a record, and where.
type Error struct {
	Line    int       // counted from 1
	Problem string    // for whoever writes records, in English; players read the interface's sentence for the Fault
	Fault   Fault     // what kind of problem it is
	Seat    game.Seat // of NotAllowed: whose action it is; otherwise without meaning
}

func (e *Error) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Problem) }

// Fault is a kind of what can be wrong with a record. The interface has a sentence for each.
type Fault uint8

// The faults.
const (
	Unreadable   Fault = iota // the line is none of a record of this game
	BadHead                   // the first line does not say how a game begins
	OtherVersion              // the first line says that another version of the program has written the record
	TooLong                   // the record is longer than any of a real game
	NothingTold               // nothing happens after the first line
	Misplaced                 // by the rules something else comes here
	NotAllowed                // the rules do not allow the action of which the line tells
	Faults       = 7          // number of faults
)

// String returns the fault's name for data, such as "not-allowed".
func (f Fault) String() string {
	names := [Faults]string{"unreadable", "head", "version", "too-long", "nothing", "misplaced", "not-allowed"}
	if f >= Faults {
		return "unknown"
	}
	return names[f]
}

// errVersion is why a record of another version can't be read.
var errVersion = errors.New("the record's version")

// headError is what is wrong with the first line.
func headError(err error) *Error {
	e := &Error{Line: 1, Problem: err.Error(), Fault: BadHead}
	if errors.Is(err, errVersion) {
		e.Fault = OtherVersion
	}
	return e
}
