// Package crash reports panics: one on any goroutine that the program starts is carried to its main loop, which ends the program with a
// report of what happened, without names of players and paths of the machine.
package crash

import (
	"fmt"
	"runtime/debug"
)

// Panic is a recovered panic, with the stack of the goroutine on which it happened.
type Panic struct {
	Where string // the part of the program, such as "draw"
	Value any    // argument of panic
	Stack string
}

// Error implements error.
func (p *Panic) Error() string { return fmt.Sprintf("panic in %s: %v", p.Where, p.Value) }

// Try runs f and returns its panic, or nil. A Panic that is raised again stays as it was.
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
