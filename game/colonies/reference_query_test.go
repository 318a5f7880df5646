package colonies_test

import (
	"islas/game"
	"islas/game/colonies"
)

// queries compares what the engine answers about the board with the reference.
func (p *pair) queries() {
	p.t.Helper()
	g := p.ref
	open := g.openSea()
	for h := range colonies.Hex(colonies.Hexes) {
		if p.OpenSea(h) != open[int(h)] {
			p.fail("hex %d is open sea: %v", h, p.OpenSea(h))
		}
	}
	for n := range colonies.Node(colonies.Nodes) {
		owner, _ := p.At(n)
		sailor, _ := p.ShipOn(n)
		other, _ := g.sailor(int(n))
		if p.Coasts().Has(n) != g.coast(int(n)) || p.Guards().Has(n) != g.guarded(int(n)) || int(owner) != g.builder(int(n)) || int(sailor) != other {
			p.fail("node %d is coast: %v, guarded: %v, built on by %d, with a ship of %d", n, p.Coasts().Has(n), p.Guards().Has(n), owner, sailor)
		}
	}
	for seat := range game.Seat(p.Seats()) {
		for r := range colonies.Resource(colonies.Resources) {
			if p.Rate(seat, r) != g.rate(int(seat), r.ID()) {
				p.fail("seat %d gives %d %s at the bank", seat, p.Rate(seat, r), r.ID())
			}
		}
		if p.Points(seat) != g.pointsOf(int(seat)) {
			p.fail("seat %d has %d points", seat, p.Points(seat))
		}
	}
	if p.Decision().Kind != colonies.DecideMain {
		return
	}
	for _, s := range g.seats[g.turn].ships {
		far := g.steps(s.at)
		reach := map[int]bool{}
		for _, l := range p.Reach(colonies.Node(s.at)) {
			reach[int(l.At)] = true
			way := p.Route(colonies.Node(s.at), l.At)
			if l.Steps != far[int(l.At)] || len(way) != l.Steps+1 {
				p.fail("from %d to %d it is %d steps, by %v", s.at, l.At, l.Steps, way)
			}
		}
		for n := range colonies.Node(colonies.Nodes) {
			if a := colonies.SailAction(colonies.Node(s.at), n); reach[int(n)] != (p.Reason(a) == colonies.BarNone) {
				p.fail("%v is barred by %v; it can be reached: %v", a, p.Reason(a), reach[int(n)])
			}
		}
		home := -1
		for n, steps := range far {
			if sailor, ship := g.sailor(n); sailor >= 0 && ship != s {
				continue // no ship can stop there
			}
			if g.builder(n) == g.turn && g.homeNode(n) && g.coast(n) && (home < 0 || steps < home) {
				home = steps
			}
		}
		if p.StepsHome(colonies.Node(s.at), colonies.Node(s.at)) != home {
			p.fail("from %d it is %d steps home, not %d", s.at, p.StepsHome(colonies.Node(s.at), colonies.Node(s.at)), home)
		}
	}
}
