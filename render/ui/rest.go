package ui

import "time"

const (
	peekDelay = 600 * time.Millisecond // of rest before what is pointed at is shown larger
	restSlack = 3.0                    // design units that a resting pointer may tremble
)

// pointing is how the pointer came to lie over what it lies over, and since when it rests. Nobody has pointed at something that
// came to lie under a resting pointer, because the layout changed, a dialog was closed or what lay there before is gone: its
// tooltip does not appear until the pointer really moves.
type pointing struct {
	inside bool          // it was over the window in the last tick
	last   Point         // where
	slid   bool          // what is hovered came to lie under it
	at     Point         // where the pointer was then
	since  time.Duration // when it moved last
	place  Rect          // of what it was moved over then
	peeked string        // id of what is shown larger
}

// point follows the pointer for a tick. changed says that it now lies over something else than before.
func (u *UI) point(changed bool) {
	p := &u.pointing
	if !u.in.Inside || len(u.previous) == 0 {
		p.inside, p.slid = false, false
		return
	}
	way := u.in.Pos.Sub(p.last).Len()
	if !p.inside || way > 0 {
		p.since, p.place = u.now, Rect{}
		if g := u.find(u.hot); g != nil {
			p.place = g.whole
		}
	}
	slack := u.Px(restSlack)
	switch {
	case changed:
		p.slid, p.at = p.inside && way < slack, u.in.Pos
	case p.slid && u.in.Pos.Sub(p.at).Len() >= slack:
		p.slid, u.hotSince = false, u.now
	}
	p.inside, p.last = true, u.in.Pos
}

// peeks reports whether a region that lies in r is to be shown larger: the mouse was moved onto it there and has rested. It stays
// so until the pointer leaves it or something is pressed.
func (u *UI) peeks(id string, r Rect) bool {
	p := &u.pointing
	if u.peekable(id, r) && u.now-max(u.hotSince, p.since) >= peekDelay {
		p.peeked = id
	}
	return p.peeked == id
}

// peekable reports whether a region that lies in r will be shown larger if the pointer goes on resting on it.
func (u *UI) peekable(id string, r Rect) bool {
	p := &u.pointing
	return id != "" && id == u.hot && u.tipHeld == "" && u.active == "" && !u.in.Touch && !u.tipOff && !p.slid && p.inside && p.place == r
}
