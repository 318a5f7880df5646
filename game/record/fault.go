package record

import (
	"errors"
	"fmt"

	"islas/game"
)

// Error is an error in a record, with its line.
type Error struct {
	Line    int       // counted from 1
	Problem string    // for developers, in English; players read the interface's sentence for the Fault
	Fault   Fault     // kind of the problem
	Seat    game.Seat // of NotAllowed: whose action it is; otherwise meaningless
}

func (e *Error) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Problem) }

// Fault is a kind of error in a record. The interface has a sentence for each.
type Fault uint8

// The faults.
const (
	Unreadable   Fault = iota // the line is no line of a record of this game
	BadHead                   // the first line is no beginning of a game
	OtherVersion              // another version of the program has written the record, by its first line
	TooLong                   // the record is longer than any of a real game
	NothingTold               // nothing happens after the first line
	Misplaced                 // by the rules something else comes here
	NotAllowed                // the rules do not allow the line's action
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

// errVersion is the error of a record of another version, which can't be read.
var errVersion = errors.New("the record's version")

// headError returns the error of the first line.
func headError(err error) *Error {
	e := &Error{Line: 1, Problem: err.Error(), Fault: BadHead}
	if errors.Is(err, errVersion) {
		e.Fault = OtherVersion
	}
	return e
}
