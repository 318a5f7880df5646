// Package preferences reads the system preferences: less motion, more contrast, dark colours, larger texts. Where the system has none, or
// can't be asked, they are zero.
package preferences

import "islas/render/keep/settings"

// Watcher watches the system preferences. The zero value is ready.
type Watcher struct {
	source source
	last   settings.System
}

// Take returns the system preferences; changed reports whether they differ from the last call's, which are zero at first. It is to be
// called once every tick, which costs nothing; back is true when the player has come back from another program, in which they may have
// changed.
func (w *Watcher) Take(back bool) (now settings.System, changed bool) {
	now, known := w.source.look(back)
	if !known || now == w.last {
		return w.last, false
	}
	w.last = now
	return now, true
}
