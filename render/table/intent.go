package table

import (
	"islas/render/session"
	"islas/render/ui"
)

// Intent is what a view asks the table to do: a session.Intent, an action of the game, a LookBack, a session.Drawer to be opened, or a
// value of a type that the table of the game handles. nil and session.Nothing stand for nothing.
type Intent any

// LookBack is the intent to look back at a step of the log.
type LookBack int

// Or returns i, or the other intent if i is nil.
func Or(i, other Intent) Intent {
	if i == nil {
		return other
	}
	return i
}

// Want records the intent of a view, which is dispatched when all views have drawn.
func (k *Kit[S, A, E, V]) Want(i Intent) {
	if i != nil && i != session.Nothing {
		k.wanted = append(k.wanted, i)
	}
}

// Dispatch does an intent, unless it is one of the game's own. It ignores a LookBack from a press that has completed a movement.
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
