package policy

import (
	"islas/game/colonies"
)

// open lists where a settlement of the set-up can stand: what it earns, above all of kinds that are lacking, a harbour, and for the
// first one, at which a ship lies, how near the unknown is.
func (p *Policy) open() {
	unknown := p.unknown()
	income := p.s.Income(p.seat)
	for _, a := range p.legal {
		y := p.yield(a.Node)
		worth := 0
		for r, k := range y.Pips {
			each := wPip
			switch colonies.Resource(r) {
			case colonies.Wheat:
				each += wPipWheat // for settlements, cities and cards
			case colonies.Clay, colonies.Wood:
				each += wPipRoad
			}
			worth += int(k) * each
			if k > 0 && income[r] == 0 {
				worth += wFresh
			} else if income[r] > 6 {
				worth -= int(k) * wSame
			}
		}
		if y.HasPier {
			if y.Pier == colonies.NoResource {
				worth += wPier
			} else {
				worth += wPierOwn * (int(income[y.Pier]) + int(y.Pips[y.Pier]))
			}
		}
		if colonies.HomeCoast().Has(a.Node) {
			if d := int(unknown[a.Node]); d != far {
				worth += max(0, wSea-3*d)
			}
		}
		p.option(&a, worth)
	}
}

// way lists what comes with a settlement of the set-up: a ship if the unknown is near and no other ship lies there, or a road to
// the best site.
func (p *Policy) way(n colonies.Node) {
	unknown, spaced := p.unknown(), p.s.Spaced()
	for _, a := range p.legal {
		if a.Kind == colonies.BuildShip {
			p.option(&a, max(0, wWay-10*int(min(unknown[n], 12))))
			continue
		}
		ends := a.Edge.Ends()
		m := ends[0]
		if m == n {
			m = ends[1]
		}
		worth := 0
		for _, q := range m.Neighbours() {
			if q != n && spaced.Has(q) && colonies.HomeNodes().Has(q) {
				worth = max(worth, p.siteWorth(q)/2)
			}
		}
		p.option(&a, worth)
	}
}
