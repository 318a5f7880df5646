package table

import (
	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/ui"
)

// drawShips draws the ships with their cargo, those of the seat at turn with the range that they have left, and what settlements store.
func (v *scenery) drawShips(f *frame) {
	s := f.Known()
	for n := range colonies.Node(colonies.Nodes) {
		seat, _ := s.ShipOn(n)
		if seat == game.NoSeat || v.scene.gone.Has(n) && f.Progress < 1 && s != f.State {
			continue
		}
		v.drawLaden(f, s, n, seat)
	}
	for n := range colonies.Node(colonies.Nodes) {
		if v.lit.count[onShip][n] > 0 {
			v.halo(f, v.at.ShipRect(f.State, n), v.legal(shipPlace(n)))
		}
	}
	for n := range colonies.Node(colonies.Nodes) { // above ships that lie before it
		seat, city := s.At(n)
		if falls := f.shows(colonies.EvFell) && f.Event.Node == n; seat != game.NoSeat && !city && !falls && !colonies.HomeNodes().Has(n) {
			f.drawSlots(f.Show, v.scene.tokens(inStore, n, s), func(i int) ui.Rect { return v.at.StoreRect(s, n, i) })
		}
	}
	v.drawSailing(f)
}

// drawLaden draws a ship at rest with its cargo, and whether it can be picked up.
func (v *scenery) drawLaden(f *frame, s *colonies.State, n colonies.Node, seat game.Seat) {
	p, r := shipPlace(n), v.at.ShipRect(s, n)
	switch {
	case f.pick.ship == n:
		v.halo(f, r, art.Chosen)
	case v.lit.ships.Has(n) && !f.Showing:
		v.halo(f, r, v.legal(p))
	}
	f.Show(r, art.Ship(seat))
	aft := v.at.Aft(s, n)
	f.drawSlots(f.Show, v.scene.tokens(inCargo, n, s), func(i int) ui.Rect { return art.CargoRect(r, aft, i) })
	if seat == s.Turn() && s.Range() > 0 && !s.Over() && f.pick.ship == colonies.NoNode { // otherwise there are the steps
		v.drawRange(f, s, n, r)
	}
}

// rangeSize is the side of the plate with the range of a ship, in sides of a hex.
const rangeSize = 0.52

// drawRange writes the range that the ship at a node has left above its stern; beside a town on the side away from that.
func (v *board) drawRange(f *frame, s *colonies.State, n colonies.Node, ship ui.Rect) {
	side, left := rangeSize*v.at.Side, s.RangeLeft(n)
	at := ui.Point{X: ship.X + side*0.15, Y: ship.Y + ship.H*0.2}
	if owner, _ := s.At(n); owner != game.NoSeat {
		x := 0.62
		if v.at.Aft(s, n) {
			x = 0.36
		}
		at = ui.Point{X: ship.X + ship.W*x, Y: ship.Y}
		if ship.Middle().Y > v.at.Node(n).Y-ship.H*0.1 {
			at.Y = ship.Bottom() + side*0.1
		}
	}
	r := ui.RectAround(at, side, side)
	f.Show(r, art.Range(left))
}

// drawGuards marks the six corners that each war fleet guards.
func (v *board) drawGuards(f *frame) {
	s := f.Known()
	for seat := range game.Seat(s.Seats()) {
		if h := s.Fleet(seat); h != colonies.NoHex {
			f.Show(v.at.TileRect(h), art.Guard(seat))
		}
	}
}

// drawFleets draws the war fleets that are not on their way.
func (v *board) drawFleets(f *frame) {
	s := f.Known()
	for seat := range game.Seat(s.Seats()) {
		if h := s.Fleet(seat); h != colonies.NoHex && h == f.State.Fleet(seat) {
			f.Show(v.at.FleetRect(s, h, seat), art.Fleet(seat))
		}
	}
}

// Lines to the nodes where the pirate can rob: their width in sides of a hex, and their opacity while nobody points at him.
const (
	threatWide = 0.06
	threatRest = 0.5
)

// drawPirate draws the pirate on the node that he closes, which has a ring, with lines to where he can rob. They are faint until somebody
// points at him.
func (v *board) drawPirate(f *frame) {
	n := f.Known().Pirate()
	if n == colonies.NoNode || f.Known() != f.State && f.State.Pirate() != n && f.State.Pirate() != colonies.NoNode {
		return
	}
	u, th, c := f.UI, f.marks(), v.at
	alpha := 1.0
	if f.shows(colonies.EvPirateOff) {
		alpha = 1 - f.Progress
	}
	strong := alpha
	if v.pointed != nodePlace(n) {
		strong *= threatRest
	}
	u.PushAlpha(strong)
	for m := range colonies.NodeSetOf(n).Neighbours().All {
		if !f.Known().Guards().Has(m) {
			a, b := c.Node(n).Lerp(c.Node(m), 0.42), c.Node(n).Lerp(c.Node(m), 0.8)
			wide := max(threatWide*c.Side, u.LinePx(3))
			u.Line(a, b, wide+u.LinePx(2), th.PaperLight)
			u.Line(a, b, wide, th.Danger)
		}
	}
	v.halo(f, c.PirateRect(n), art.Closed)
	u.PopAlpha()
	u.PushAlpha(alpha)
	f.Show(c.PirateRect(n), art.Pirate())
	u.PopAlpha()
}
