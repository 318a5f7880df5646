package policy

import (
	"islas/game"
	"islas/game/colonies"
)

// survey is what a seat has on the board and could build there. It is kept until something is built, found or moved.
type survey struct {
	earner
	known bool
	key   surveyKey

	left     struct{ settlements, cities, roads, ships, bases int }
	rolls    int                  // that the game will still take, about
	towns    int                  // settlements and cities at home
	colonies int                  // settlements in the colonies
	bestCity colonies.Node        // the settlement at home that earns most, NoNode if there is none or no city is left
	pips     int                  // of all settlements at home that are no cities
	tokens   [colonies.Tokens]int // tokens in 36 rolls in the colonies, volcanoes as gems
	coast    [3]uint64            // landings at home
	bestSite int                  // worth of the best free site at an own road or with own bases, 0 for none
	baseSite bool                 // there is a site with own bases
	road     [colonies.Edges]int16
	bestRoad int // worth of the site that roads could lead to, 0 for none
	roadsTo  int // how many roads it takes
	ship     int // worth of one more ship
	card     int // worth of a development card
}

// surveyKey is all that a survey depends on.
type surveyKey struct {
	built  [colonies.MaxSeats]uint64
	tiles  int
	pirate colonies.Node
	stock  [6]int
}

// survey returns what a seat has.
func (p *Policy) survey(seat game.Seat) *survey {
	v := &p.surveys[seat]
	g := p.ground()
	a, b, c, d, e, f := p.s.Stock(seat)
	key := surveyKey{g.key, p.s.TilesLeft(), p.s.Pirate(), [6]int{a, b, c, d, e, f}}
	if !v.known || v.key != key {
		*v = survey{known: true, key: key}
		p.me = v
		p.measure(v, g, seat)
	}
	v.card = p.cardFor(seat)
	p.me = v
	return v
}

// measure finds out what a seat has and could build.
func (p *Policy) measure(v *survey, g *ground, seat game.Seat) {
	s := p.s
	p.yields.refresh(s)
	v.left.settlements, v.left.cities, v.left.roads, v.left.ships, _, v.left.bases = s.Stock(seat)
	most := 0
	for other := range game.Seat(s.Seats()) {
		most = max(most, s.OpenPoints(other))
	}
	v.rolls = s.Seats() * min(max(p.w.Pace*(s.Goal()-most)/10, 3), p.w.Rounds)
	v.income = of(s.Income(seat))
	for r := range v.credit {
		v.credit[r] = 12 / max(1, s.Rate(seat, colonies.Resource(r)))
	}
	v.bestCity = colonies.NoNode
	var linked nodes  // from which roads go on
	var reached nodes // at own roads
	best := -1
	for _, town := range g.towns[:g.townN] {
		n, city := town.at, town.city
		if town.owner != seat {
			continue
		}
		linked.add(n)
		y := p.yield(n)
		if home(n) {
			v.towns++
			if n.HomeCoast() {
				v.coast[n>>6] |= 1 << (n & 63)
			}
			if k := y.Pips.Total(); !city {
				v.pips += k
				if k > best && v.left.cities > 0 {
					best, v.bestCity = k, n
				}
			}
			continue
		}
		v.colonies++
		for t, k := range y.Tokens {
			v.tokens[t] += int(k)
		}
		v.tokens[colonies.Gem] += y.Choice
	}
	// What the colonies earn comes home late, and needs ships.
	share := p.w.Fetched
	if v.left.ships == colonies.MaxShips {
		share *= 2
	}
	v.income[colonies.Ore] += v.tokens[colonies.OreToken] / share
	v.wild = v.tokens[colonies.Gold] / share
	for e, owner := range g.roads {
		if owner != seat {
			continue
		}
		for _, n := range colonies.Edge(e).Ends() {
			reached.add(n)
			if owner, _ := s.At(n); owner == game.NoSeat || owner == seat {
				linked.add(n)
			}
		}
	}
	if v.left.settlements > 0 {
		for _, n := range reached.list[:reached.n] {
			if !g.near[n] && n != s.Pirate() {
				v.bestSite = max(v.bestSite, p.siteWorth(n))
			}
		}
		p.baseSites(v, seat, &g.near)
	}
	p.roads(v, g, &linked)
	p.shipping(v, seat)
}

// nodes is a list of some nodes, each once.
type nodes struct {
	has  [colonies.Nodes]bool
	list [4 * colonies.MaxRoads]colonies.Node
	n    int
}

// add adds a node that may be there already.
func (l *nodes) add(n colonies.Node) {
	if !l.has[n] {
		l.has[n], l.list[l.n] = true, n
		l.n++
	}
}

// home reports whether a node is on the home island.
func home(n colonies.Node) bool {
	for _, h := range n.Hexes() {
		if h != colonies.NoHex && colonies.SiteOf(h).Zone == colonies.HomeLand {
			return true
		}
	}
	return false
}

// siteWorth returns the worth of a settlement on a node.
func (p *Policy) siteWorth(n colonies.Node) int {
	y := p.yield(n)
	v := p.me
	if pips := y.Pips.Total(); pips > 0 {
		worth := 0
		for r, k := range y.Pips {
			w := p.w.Card
			if v.income[r] == 0 {
				w += p.w.Lacking
			} else if v.income[r] > 8 {
				w -= p.w.Plenty
			}
			worth += int(k) * w
		}
		worth = point + p.pips(worth)
		if y.HasPier {
			worth += p.pier(y.Pier, &y.Pips)
		}
		if v.left.cities > 0 {
			worth += p.w.CityLater // one day a city
		}
		return worth
	}
	worth := 0
	for t, k := range y.Tokens {
		worth += int(k) * p.tokenWorth(colonies.Token(t))
	}
	worth += y.Choice * 30
	return point + p.pips(worth*p.w.Colony/100)
}

// pier returns the worth of a harbour: better trades with what is earned in plenty.
func (p *Policy) pier(r colonies.Resource, more *colonies.Hand) int {
	v := p.me
	if r == colonies.NoResource {
		all := 0
		for r, n := range v.income {
			if v.credit[r] == 3 {
				all += n + int(more[r])
			}
		}
		return p.pips(all)
	}
	return p.pips((v.income[r] + int(more[r])) * (6 - v.credit[r]))
}

// baseSites looks for sites at which own bases lie on all land.
func (p *Policy) baseSites(v *survey, seat game.Seat, near *[colonies.Nodes]bool) {
	for _, h := range colonies.Places() {
		if !p.s.Bases(h).Has(seat) {
			continue
		}
		for _, n := range colonies.SiteOf(h).Corners {
			if !near[n] && n != p.s.Pirate() && p.settles(n, seat, colonies.NoHex) {
				v.bestSite, v.baseSite = max(v.bestSite, p.siteWorth(n)), true
			}
		}
	}
}

// settles reports whether a seat has the bases for a settlement on a node of the colonies, with one more on a hex.
func (p *Policy) settles(n colonies.Node, seat game.Seat, more colonies.Hex) bool {
	coast := n.OnFrame()
	for _, h := range n.Hexes() {
		if h == colonies.NoHex {
			continue
		}
		switch t := p.s.Terrain(h); {
		case t == colonies.Unknown || t.Home():
			return false
		case t == colonies.Sea:
			coast = coast || p.s.OpenSea(h)
		case h != more && !p.s.Bases(h).Has(seat):
			return false
		}
	}
	return coast
}

// baseWorth returns the worth of a base on a hex to the seat that decides: what it lets it settle.
func (p *Policy) baseWorth(h colonies.Hex) int {
	if p.me.left.settlements == 0 {
		return 0
	}
	worth := 0
	for _, n := range colonies.SiteOf(h).Corners {
		if p.settles(n, p.seat, h) && !p.ground().near[n] {
			worth = max(worth, p.siteWorth(n)*p.w.Base/100)
		}
	}
	if p.me.baseSite {
		worth /= 4
	}
	return worth
}

// roads judges the edges where roads could lead to a site or to unknown places.
func (p *Policy) roads(v *survey, g *ground, linked *nodes) {
	if v.left.roads == 0 {
		return
	}
	try := func(e colonies.Edge, worth, roads int) {
		if worth > int(v.road[e]) {
			v.road[e] = int16(worth)
		}
		if worth > v.bestRoad {
			v.bestRoad, v.roadsTo = worth, roads
		}
	}
	for _, n := range linked.list[:linked.n] {
		for i, e := range n.Edges() {
			if e == colonies.NoEdge || !p.land(e) || g.roads[e] != game.NoSeat {
				continue
			}
			m := n.Neighbours()[i]
			for _, h := range m.Hexes() {
				if h != colonies.NoHex && p.s.Terrain(h) == colonies.Unknown {
					try(e, 25, 1)
				}
			}
			if v.left.settlements == 0 {
				continue
			}
			if !g.near[m] {
				try(e, p.siteWorth(m)*p.w.RoadOne/100, 1)
			}
			if owner, _ := p.s.At(m); owner != game.NoSeat {
				continue
			}
			for j, f := range m.Edges() {
				if f == colonies.NoEdge || f == e || !p.land(f) || g.roads[f] != game.NoSeat {
					continue
				}
				if q := m.Neighbours()[j]; !g.near[q] {
					try(e, p.siteWorth(q)*p.w.RoadTwo/100, 2)
				}
			}
		}
	}
}

// land reports whether an edge has land on a side.
func (p *Policy) land(e colonies.Edge) bool {
	for _, h := range e.Hexes() {
		if h != colonies.NoHex && p.s.Terrain(h).Land() {
			return true
		}
	}
	return false
}

// shipping judges one more ship.
func (p *Policy) shipping(v *survey, seat game.Seat) {
	ships := colonies.MaxShips - v.left.ships
	if v.left.ships == 0 {
		return
	}
	unknown := 0
	for _, h := range colonies.Places() {
		if p.s.Terrain(h) == colonies.Unknown {
			unknown++
		}
	}
	if unknown > 0 && v.left.bases > 0 {
		v.ship = p.w.ShipNew
		if v.left.settlements > 0 && !v.baseSite {
			v.ship += p.w.ShipSite
		}
		if ships > 0 {
			v.ship /= ships + 1
		}
	}
	if v.colonies > 0 {
		carried := 0
		for _, k := range v.tokens {
			carried += k
		}
		v.ship = max(v.ship, p.pips(carried*p.w.ShipFetch)/(3*ships+2))
	}
}
