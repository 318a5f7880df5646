package paint

import "github.com/hajimehoshi/ebiten/v2"

// Readiness is what of the pictures of a frame a painter keeps.
type Readiness uint8

// The kinds of readiness.
const (
	Ready   Readiness = iota // all, in their sizes
	Stands                   // at least others in place of those that are being made
	Lacking                  // too little: the frame would have to make some
)

// Readiness returns that for a frame that draw draws. Nothing is drawn: a live painter makes beside the frames what it does not keep. Until
// Complete is called that is given more of each tick, as no frame is drawn meanwhile.
func (p *Painter) Readiness(draw func()) (r Readiness) {
	if q := p.queue; q != nil {
		q.asked = &r
		draw()
		q.asked, q.complete, q.awaited = nil, true, r != Ready
	}
	return r
}

// ask asks for a picture of which another size is kept or not. Late ones are waited for by no frame.
func (p *Painter) ask(key pictureKey, d Drawing, near bool) {
	q := p.queue
	if p.mode == late || p.mode == moving && near {
		return
	}
	stands := q.holesAllowed || q.waits(key, near)
	q.enqueue(key, d, true, stands)
	if !stands {
		*q.asked = Lacking
	}
	*q.asked = max(*q.asked, Stands)
}

// unlessAsked returns a picture that is to be drawn, nil if it is only asked for.
func (p *Painter) unlessAsked(img *ebiten.Image) *ebiten.Image {
	if p.queue != nil && p.queue.asked != nil {
		return nil
	}
	return img
}
