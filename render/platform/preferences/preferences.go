// Package preferences finds out what the system asks of all programs for the person before it: less motion, more contrast, dark colours,
// larger texts.
// Where the system says nothing, or can't be asked, nothing is asked for.
package preferences

import "islas/render/keep/settings"

// Watcher watches what the system asks for. The zero value is ready.
type Watcher struct {
	source source
	last   settings.System
}

// Take returns what the system asks for; changed reports whether that is something else than when it was last taken, which is nothing at
// first. It is to be called once every tick, which costs nothing; back says that the player has come back from another program, in which
// it may have been changed.
func (w *Watcher) Take(back bool) (now settings.System, changed bool) {
	now, known := w.source.look(back)
	if !known || now == w.last {
		return w.last, false
	}
	w.last = now
	return now, true
}
