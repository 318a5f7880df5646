package policy

import (
	"islas/game"
	"islas/game/colonies"
)

// surveyor finds out what seats have on the board.
type surveyor struct {
	scene
	Net     *Net // by which Shares judges; nil for the race to the goal
	me      *survey
	surveys [colonies.MaxSeats]surveys
	stamp   int // of the latest survey
}

// survey is what a seat has on the board and could build there. It is kept until something is built, found or moved.
type survey struct {
	earner
	known bool
	cause cause
	stamp int // differs from those of all surveys before

	left     struct{ settlements, cities, roads, ships, bases int }
	rolls    int                  // that the game will still take, about
	towns    int                  // settlements and cities at home
	villages colonies.NodeSet     // settlements at home
	colonies int                  // settlements in the colonies
	bestCity colonies.Node        // the settlement at home that earns most, NoNode if there is none or no city is left
	pips     int                  // of all settlements at home that are no cities
	tokens   [colonies.Tokens]int // tokens in 36 rolls in the colonies, volcanoes as gems
	coast    colonies.NodeSet     // landings at home
	bestSite int                  // worth of the best free site at an own road or with own bases, 0 for none
	baseSite bool                 // there is a site with own bases
	fleet    bool                 // there are ships
	linked   colonies.NodeSet     // from which roads go on
	routed   bool                 // what follows is known
	roads    colonies.EdgeSet     // that lead somewhere
	road     [colonies.Edges]int16
	bestRoad int // worth of the site that roads could lead to, 0 for none
	roadsTo  int // how many roads it takes
	ship     int // worth of one more ship
	card     int // worth of a development card

	each   cards                // worth of a card in 36 rolls
	token  [colonies.Tokens]int // worth of a token at home
	judged colonies.NodeSet     // nodes whose worth is known
	worths [colonies.Nodes]int16
	lands  lands
}

// cause is all that a survey depends on.
type cause struct {
	mark   uint64          // of the whole board
	home   uint64          // of the home island
	hexes  colonies.HexSet // of the others only those count that are near
	local  uint64          // of them
	dark   bool            // there are unknown places
	rolls  int
	own    colonies.Pieces
	sites  colonies.NodeSet
	paths  colonies.EdgeSet // own roads
	bases  colonies.HexSet
	cities [colonies.MaxCities]colonies.Node

	// What lies about, of which only what is near counts.
	built, spaced colonies.NodeSet
	taken         colonies.EdgeSet // all roads
	laid          int              // their number
	pirate        colonies.Node
	near          colonies.NodeSet // nodes that roads could lead to
	ends          colonies.NodeSet // nodes at which a settlement could be built at once, but for the distance and the pirate
}

// survey returns what a seat has.
func (x *surveyor) survey(seat game.Seat) *survey {
	k := &x.surveys[seat]
	v := &k.list[k.now]
	if !v.known || !x.stands(&v.cause, seat) {
		if v.known = true; !x.holds(&v.cause, seat) {
			v = x.recall(seat)
			v.known = true
		}
	}
	x.me = v
	v.card = x.cardFor(seat)
	return v
}

// kept is the number of surveys that are kept of a seat: play-outs that begin alike come to the same.
const kept = 4

// surveys are those of a seat.
type surveys struct {
	list  [kept]survey
	now   int  // the one of the position, of which alone known counts
	fresh bool // nothing has been measured since Forget
	next  int  // to be given up; never the first after Forget, with which the next play-out may begin
}

// recall returns the survey of a seat, one that is kept or a new one.
func (x *surveyor) recall(seat game.Seat) *survey {
	k := &x.surveys[seat]
	for i := range k.list {
		if i != k.now && x.holds(&k.list[i].cause, seat) {
			k.now = i
			return &k.list[i]
		}
	}
	k.next = k.next%(kept-1) + 1
	if k.fresh {
		k.next, k.fresh = 0, false
	}
	v := &k.list[k.next]
	if k.next != k.now {
		*v = k.list[k.now]
		k.now = k.next
	}
	x.me = v
	x.measure(v, seat)
	return v
}

// stands reports whether nothing at all has been built, found or moved since a cause was found.
func (x *surveyor) stands(c *cause, seat game.Seat) bool {
	s := x.s
	return c.mark == x.board.mark && c.own == s.Pieces(seat) && c.pirate == s.Pirate() && c.built == s.Built() && c.laid == s.RoadCount() &&
		c.cities == s.CityNodes(seat) && c.sites == s.Sites(seat)
}

// holds reports whether a survey of c is one of the position, too; then c takes over what is far away.
func (x *surveyor) holds(c *cause, seat game.Seat) bool {
	s := x.s
	if c.own != s.Pieces(seat) || c.sites != s.Sites(seat) || c.paths != s.RoadSet(seat) || c.cities != s.CityNodes(seat) ||
		c.bases != s.BaseSet(seat) || c.home != x.board.home || c.dark == s.Uncharted().Empty() ||
		c.mark != x.board.mark && c.local != x.board.part(c.hexes) {
		return false
	}
	pirate, built, spaced := s.Pirate(), s.Built(), c.spaced
	if c.pirate != pirate && (c.ends.Has(c.pirate) || c.ends.Has(pirate)) {
		return false
	}
	if c.built != built {
		if c.rolls != x.pace() {
			return false
		}
		spaced = s.Spaced()
		if !c.built.Xor(built).Or(c.spaced.Xor(spaced)).And(c.near).Empty() {
			return false
		}
	}
	taken := s.AllRoads()
	changed := taken.Without(c.taken).Or(c.taken.Without(taken))
	for e := changed.Pop(); e != colonies.NoEdge; e = changed.Pop() {
		if ends := e.Ends(); c.near.Has(ends[0]) && c.near.Has(ends[1]) {
			return false
		}
	}
	c.mark, c.built, c.spaced, c.taken, c.laid, c.pirate = x.board.mark, built, spaced, taken, s.RoadCount(), pirate
	return true
}

// pace returns how many rolls the game will still take, about.
func (x *surveyor) pace() int {
	most := 0
	for seat := range game.Seat(x.s.Seats()) {
		most = max(most, x.s.OpenPoints(seat))
	}
	return x.s.Seats() * min(max(wPace*(x.s.Goal()-most)/10&^1, 3), wRounds)
}

// measure finds out what a seat has and could build. The survey is an earlier one of the seat: what has not changed is kept.
func (x *surveyor) measure(v *survey, seat game.Seat) {
	s, c := x.s, &v.cause
	v.left.settlements, v.left.cities, v.left.roads, v.left.ships, _, v.left.bases = s.Stock(seat)
	x.stamp++
	v.stamp = x.stamp
	sites, cities, rolls, fleet := s.Sites(seat), s.CityNodes(seat), x.pace(), v.left.ships < colonies.MaxShips
	if v.fleet != fleet || c.sites != sites || c.cities != cities || c.home != x.board.home || c.mark != x.board.mark && v.colonies > 0 {
		c.own, c.sites, c.cities, v.fleet = s.Pieces(seat), sites, cities, fleet
		x.towns(v, seat)
		v.judged = colonies.NodeSet{}
	} else if c.rolls != rolls {
		v.judged = colonies.NodeSet{}
	} else if c.mark != x.board.mark {
		v.judged = v.judged.Without(abroad)
	}
	v.rolls = rolls
	c.mark, c.home, c.dark, c.rolls, c.own = x.board.mark, x.board.home, !s.Uncharted().Empty(), rolls, s.Pieces(seat)
	c.paths, c.bases, c.built, c.spaced = s.RoadSet(seat), s.BaseSet(seat), s.Built(), s.Spaced()
	c.pirate, c.taken, c.laid = s.Pirate(), s.AllRoads(), s.RoadCount()
	c.ends = s.RoadEnds(seat)
	v.linked = c.sites.Or(c.ends.Without(c.built))
	c.near = v.linked.Or(v.linked.Neighbours())
	c.near = c.near.Or(c.near.Neighbours())

	v.bestSite, v.baseSite, v.routed, v.lands.known = 0, false, false, false
	if v.left.settlements > 0 {
		for set := c.ends.And(c.spaced); !set.Empty(); {
			if n := set.Pop(); n != c.pirate {
				v.bestSite = max(v.bestSite, x.siteWorth(n))
			}
		}
		x.baseSites(v, seat)
	}
	c.near = c.near.Or(c.ends)
	c.hexes = 0
	for set := c.near.And(abroad); !set.Empty(); {
		c.hexes |= touched[set.Pop()]
	}
	c.local = x.board.part(c.hexes)
	x.shipping(v)
}

// towns finds out what the settlements and cities of a seat earn.
func (x *surveyor) towns(v *survey, seat game.Seat) {
	v.earner = earner{}
	for r := range v.credit {
		v.rate[r] = x.s.Rate(seat, colonies.Resource(r))
		v.credit[r] = 12 / v.rate[r]
	}
	v.bestCity, v.towns, v.colonies, v.pips, v.tokens = colonies.NoNode, 0, 0, 0, [colonies.Tokens]int{}
	v.coast, v.villages = colonies.NodeSet{}, colonies.NodeSet{}
	best := -1
	for set := v.cause.sites; !set.Empty(); {
		n := set.Pop()
		y := x.yield(n)
		if y.home {
			v.towns++
			if colonies.HomeCoast().Has(n) {
				v.coast.Add(n)
			}
			times := 1
			if v.cause.city(n) {
				times = 2
			} else {
				v.villages.Add(n)
				v.pips += y.total
				if y.total > best && v.left.cities > 0 {
					best, v.bestCity = y.total, n
				}
			}
			for r, k := range &y.Pips {
				v.income[r] += times * int(k)
			}
			continue
		}
		v.colonies++
		for t, k := range &y.Tokens {
			v.tokens[t] += int(k)
		}
		v.tokens[colonies.Gem] += y.Choice
	}
	// What the colonies earn comes home late, and needs ships.
	share := wFetched
	if !v.fleet {
		share *= 2
	}
	v.income[colonies.Ore] += v.tokens[colonies.OreToken] / share
	v.wild = v.tokens[colonies.Gold] / share
	x.rate(v)
}

// abroad are the nodes that touch places of the colonies.
var abroad = colonies.PlaceNodes()

// touched are the hexes that nodes touch.
var touched = func() (list [colonies.Nodes]colonies.HexSet) {
	for n := range list {
		for _, h := range colonies.Node(n).Hexes() {
			if h != colonies.NoHex {
				list[n].Add(h)
			}
		}
	}
	return list
}()

// city reports whether there is an own city on a node.
func (c *cause) city(n colonies.Node) bool {
	for _, m := range c.cities[:c.own>>8&0xff] {
		if m == n {
			return true
		}
	}
	return false
}

// rate finds what cards and tokens are worth to a seat.
func (x *surveyor) rate(v *survey) {
	for r, k := range &v.income {
		v.each[r] = wCard
		if k == 0 {
			v.each[r] += wLacking
		} else if k > 8 {
			v.each[r] -= wPlenty
		}
	}
	v.token = [colonies.Tokens]int{
		colonies.Find: point / colonies.FindsPerPoint, colonies.Gem: wGem, colonies.Gold: wGold, colonies.OreToken: wOre,
	}
	if v.bestCity != colonies.NoNode {
		v.token[colonies.OreToken] = wOreCity
	}
}

// siteWorth returns the worth of a settlement on a node.
func (x *surveyor) siteWorth(n colonies.Node) int {
	v := x.me
	if !v.judged.Has(n) {
		v.judged.Add(n)
		v.worths[n] = int16(x.judge(n))
	}
	return int(v.worths[n])
}

// judge works out what siteWorth returns.
func (x *surveyor) judge(n colonies.Node) int {
	y := x.yield(n)
	v := x.me
	worth := 0
	if y.total > 0 {
		for r, k := range &y.Pips {
			worth += int(k) * v.each[r]
		}
		worth = point + x.pips(worth)
		if y.HasPier {
			worth += x.pier(y.Pier, &y.Pips)
		}
		if v.left.cities > 0 {
			worth += wCityLater // one day a city
		}
		return worth
	}
	for t, k := range &y.Tokens {
		worth += int(k) * v.token[t]
	}
	worth += y.Choice * 30
	return point + x.pips(worth*wColony/100)
}

// pier returns the worth of a harbour: better trades with what is earned in plenty.
func (x *surveyor) pier(r colonies.Resource, more *colonies.Hand) int {
	v := x.me
	if r == colonies.NoResource {
		all := 0
		for r, n := range &v.income {
			if v.credit[r] == 3 {
				all += n + int(more[r])
			}
		}
		return x.pips(all)
	}
	return x.pips((v.income[r] + int(more[r])) * (6 - v.credit[r]))
}

// baseSites looks for sites at which own bases lie on all land.
func (x *surveyor) baseSites(v *survey, seat game.Seat) {
	c := &v.cause
	if c.bases == 0 {
		return
	}
	var corners colonies.NodeSet
	for set := c.bases; set != 0; {
		corners = corners.Or(set.Pop().CornerSet())
	}
	c.ends = c.ends.Or(corners)
	free := corners.And(c.spaced).And(x.s.Coasts())
	if free.Empty() {
		return
	}
	for free = free.Without(x.barred(seat, c.bases).one); !free.Empty(); {
		if n := free.Pop(); n != c.pirate {
			v.bestSite, v.baseSite = max(v.bestSite, x.siteWorth(n)), true
		}
	}
}

// baseWorth returns the worth of a base on a hex to the seat that decides: what it lets it settle.
func (x *surveyor) baseWorth(h colonies.Hex) int {
	if x.me.left.settlements == 0 {
		return 0
	}
	barred := x.barred(x.seat, x.s.BaseSet(x.seat))
	return x.baseAt(h, x.s.Spaced().And(x.s.Coasts()).Without(barred.two))
}

// baseAt returns the worth of a base on a hex that would let the seat that decides settle on those of some nodes that are corners of it.
func (x *surveyor) baseAt(h colonies.Hex, nodes colonies.NodeSet) int {
	worth := 0
	for set := nodes.And(h.CornerSet()); !set.Empty(); {
		worth = max(worth, x.siteWorth(set.Pop())*wBase/100)
	}
	if x.me.baseSite {
		worth /= 4
	}
	return worth
}

// ways judges the edges where roads of the seat could lead to a site or to unknown places, when that is asked for.
func (x *surveyor) ways() {
	v := x.me
	if v.routed {
		return
	}
	v.routed, v.roads, v.bestRoad, v.roadsTo = true, colonies.EdgeSet{}, 0, 0
	if v.left.roads == 0 {
		return
	}
	c := &v.cause
	free := x.s.Ground().Without(c.taken)
	unknown := x.s.Uncharted()
	var sites colonies.NodeSet
	if v.left.settlements > 0 {
		sites = c.spaced
	}
	try := func(e colonies.Edge, worth, roads int) {
		if !v.roads.Has(e) {
			v.roads.Add(e)
			v.road[e] = 0
		}
		if worth > int(v.road[e]) {
			v.road[e] = int16(worth)
		}
		if worth > v.bestRoad {
			v.bestRoad, v.roadsTo = worth, roads
		}
	}
	before := sites.Neighbours().Without(c.built)
	one := sites.Or(unknown).Or(before)
	for from := v.linked.And(one.Neighbours()); !from.Empty(); {
		n := from.Pop()
		next, edges := n.Neighbours(), n.Edges()
		for i, e := range edges {
			m := next[i]
			if !one.Has(m) || !free.Has(e) {
				continue
			}
			if unknown.Has(m) {
				try(e, 25, 1)
			}
			if sites.Has(m) {
				try(e, x.siteWorth(m)*wRoadOne/100, 1)
			}
			if !before.Has(m) {
				continue
			}
			further := m.Neighbours()
			for j, f := range m.Edges() {
				if q := further[j]; f != e && sites.Has(q) && free.Has(f) {
					try(e, x.siteWorth(q)*wRoadTwo/100, 2)
				}
			}
		}
	}
}

// shipping judges one more ship.
func (x *surveyor) shipping(v *survey) {
	v.ship = 0
	ships := colonies.MaxShips - v.left.ships
	if v.left.ships == 0 {
		return
	}
	if !x.s.Uncharted().Empty() && v.left.bases > 0 {
		v.ship = wShipNew
		if v.left.settlements > 0 && !v.baseSite {
			v.ship += wShipSite
		}
		if ships > 0 {
			v.ship /= ships + 1
		}
	}
	if v.colonies > 0 {
		carried := 0
		for _, k := range &v.tokens {
			carried += k
		}
		v.ship = max(v.ship, x.pips(carried*wShipFetch)/(3*ships+2))
	}
}
