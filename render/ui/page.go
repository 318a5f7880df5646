package ui

import "github.com/hajimehoshi/ebiten/v2"

// taps is the touches of fingers that came and went between two ticks. In browsers the engine sees only fingers that are down when a tick
// begins, so it loses them. Elsewhere it sees a mouse in place of fingers, and keeps every press of that.
type taps struct {
	ticks int
	done  []Point // in pixels of the page
}

// take returns the position of such a touch since the last call; ok is false if there was none. It has to be called once every tick.
func (t *taps) take() (at Point, ok bool) {
	t.listen()
	t.ticks++
	if len(t.done) == 0 {
		return Point{}, false
	}
	at = t.done[0].Mul(ebiten.Monitor().DeviceScaleFactor())
	t.done = t.done[1:]
	return at, true
}

// pageClips is what a browser's page pastes into the element behind text fields, by keys, by its menus and by its buttons over the
// on-screen keyboard. The engine does not see it. Elsewhere nothing is pasted in this way.
type pageClips struct {
	selected string   // selected text of the field with the focus
	pasted   []string // not yet taken
}

// take returns what was pasted since the last call.
func (p *pageClips) take() []string {
	all := p.pasted
	p.pasted = nil
	return all
}
