package ui

import "time"

// mouseSilence is how long after a touch browsers may send a mouse of their own making.
const mouseSilence = 700 * time.Millisecond

// laidAside is the mouse of somebody who may use a finger instead. Where there is no mouse at all the engine tells of one that lies
// somewhere, often in the corner of the window. The zero value is a mouse that is used.
type laidAside struct {
	finger bool          // was used last
	silent time.Duration // how long the mouse is still ignored
	at     Point         // where it has lain since
}

// touched notes that a finger is used while the mouse lies at a place.
func (m *laidAside) touched(at Point) { *m = laidAside{true, mouseSilence, at} }

// rests reports whether the mouse is still laid aside in a tick, in which it lies at a place, with its button down or not: it is
// until it moves or is pressed.
func (m *laidAside) rests(at Point, down bool, dt time.Duration) bool {
	if m.silent > 0 {
		m.silent, m.at = m.silent-dt, at
		return true
	}
	m.finger = m.finger && m.at == at && !down
	return m.finger
}
