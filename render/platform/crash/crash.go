// Package crash keeps what a panic leaves behind: a panic on any goroutine that the program starts is carried to its main loop,
// which ends the program with a report that says what happened, with no names of players and no paths of the machine.
package crash

import (
	"fmt"
	"runtime/debug"
)

// Panic is a panic that was caught, with the stack of the goroutine on which it happened.
type Panic struct {
	Where string // the part of the program, such as "draw"
	Value any    // what was given to panic
	Stack string
}

// Error implements error.
func (p *Panic) Error() string { return fmt.Sprintf("panic in %s: %v", p.Where, p.Value) }

// Try runs f and returns its panic, nil if there is none. One that was caught before and raised again stays what it was.
func Try(where string, f func()) (p *Panic) {
	defer func() {
		switch v := recover().(type) {
		case nil:
		case *Panic:
			p = v
		default:
			p = &Panic{Where: where, Value: v, Stack: string(debug.Stack())}
		}
	}()
	f()
	return nil
}
