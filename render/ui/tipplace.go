package ui

import (
	"math"
	"slices"
)

// tipPlace is where a tooltip is wanted: near at, clear of own and of the group of that.
type tipPlace struct {
	at, own, group Rect
	id             string   // of the region that has it
	among          []region // what else it could hide
}

// What speaks against a place of a tooltip, in hundreds of design units by which another place may be farther away.
const (
	hidesUse  = 4.0 // something that can be used is hidden, wholly
	hidesTold = 1.5 // something that only tells something
	touches   = 0.5 // something of the kind is hidden, if only a part of it, and hardly seen around the tooltip
	narrower  = 0.3 // the tooltip is narrower than it should be
	slides    = 0.1 // it does not stand in the middle
)

// freest is the place of a tooltip w by h pixels large that is clear of a rectangle and hides the least of everything else, beside that or
// a bit farther away. ok is false if there is none that costs less than most.
func (u *Tooltips) freest(p *tipPlace, clear Rect, w, h, most float64) (best Rect, cost float64, ok bool) {
	bounds, d, step := u.tipBounds(), u.Px(tipDistance), u.Px(40)
	clear = clear.Intersect(u.Bounds())
	middle, cost := p.at.Middle(), most
	for out := range 5 {
		off := d + float64(out)*step
		for side, r := range [4]Rect{
			{X: middle.X - w/2, Y: clear.Bottom() + off, W: w, H: h},
			{X: middle.X - w/2, Y: clear.Y - off - h, W: w, H: h},
			{X: clear.Right() + off, Y: middle.Y - h/2, W: w, H: h},
			{X: clear.X - off - w, Y: middle.Y - h/2, W: w, H: h},
		} {
			reach := (clear.W + w) / 2
			if side > 1 {
				reach = (clear.H + h) / 2
			}
			for n := range 2*int(reach/step) + 1 {
				by := float64((n+1)/2) * step * float64(1-n%2*2)
				at := r
				if side > 1 {
					at.Y += by
				} else {
					at.X += by
				}
				at = at.Within(bounds)
				if !bounds.Holds(at) || !at.Intersect(clear.Inset(-d/2)).Empty() {
					continue
				}
				c := distance(at, p.at)/u.Px(100) + slides*math.Abs(by)/u.Px(100)
				if c < cost-0.01 {
					if c += u.hides(p, at, cost-c); c < cost-0.01 {
						best, cost, ok = at, c, true
					}
				}
			}
		}
	}
	return best, cost, ok
}

// hides is what speaks against a tooltip standing at a place because of what it would hide there. It is not told exactly from most on.
func (u *Tooltips) hides(p *tipPlace, at Rect, most float64) (cost float64) {
	for i := range p.among {
		g := &p.among[i]
		if g.ID == "" || g.ID == p.id || g.depth < len(u.opened) || !g.Visible {
			continue
		}
		in := g.Rect.Intersect(at)
		if in.Empty() {
			continue
		}
		part := in.W * in.H / (g.Rect.W * g.Rect.H)
		switch {
		case g.Enabled && !slices.Contains([]Role{RoleOther, RoleDialog, RoleScroll}, g.Role):
			part *= hidesUse
		case g.tip() != "":
			part *= hidesTold
		default:
			continue
		}
		if cost += part; g.Rect.W*g.Rect.H < tipLarge*at.W*at.H {
			cost += touches
		}
		if cost >= most {
			return cost
		}
	}
	return cost
}
