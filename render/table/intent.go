package table

import (
	"islas/render/session"
	"islas/render/ui"
)

// Intent is what a view wants done, nil or session.Nothing for nothing: a session.Intent, an action of the game, a LookBack, a session.Drawer that is to lie
// open, or a value of a type for which the table of the game knows what to do.
type Intent any

// LookBack is the intent to look back at a step of the log.
type LookBack int

// Or returns i, or the other intent if i is nothing.
func Or(i, other Intent) Intent {
	if i == nil {
		return other
	}
	return i
}

// Want notes what a view wants done, to be dispatched when all have drawn.
func (k *Kit[S, A, E, V]) Want(i Intent) {
	if i != nil && i != session.Nothing {
		k.wanted = append(k.wanted, i)
	}
}

// Dispatch does what is wanted, unless that is something of the game's own. A press that has completed what was moving does nothing else.
func (k *Kit[S, A, E, V]) Dispatch(u *ui.UI, i Intent) {
	switch i := i.(type) {
	case session.Intent:
		k.dispatch(u, i)
	case A:
		k.Session.Act(i)
	case session.Drawer:
		k.Session.Open(i)
	case LookBack:
		if !k.Session.Consumed() {
			k.Session.LookBack(int(i))
		}
	}
}
