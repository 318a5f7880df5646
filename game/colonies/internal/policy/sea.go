package policy

import (
	"islas/game"
	"islas/game/colonies"
)

// field is how many steps ships sail from each node to one of some targets; far where they cannot.
type field [colonies.Nodes]uint8

// far is a distance that no ship sails.
const far = 200

// sea is what is known of the water: it depends on the tiles and the pirate alone.
type sea struct {
	known   bool
	tiles   uint64 // what lies on the places: 2 bits for each
	pirate  colonies.Node
	open    [colonies.Edges]bool // ships can go along it
	dark    [colonies.Nodes]bool // it touches an unknown place
	unknown field                // to nodes that touch unknown places
	home    [colonies.MaxSeats]struct {
		known   bool
		targets [3]uint64
		field   field
	}
	posts   [colonies.MaxShips]field // by voyage
	sites   field
	voyages [colonies.MaxShips]voyage
	voyageN int
}

// voyage is what a ship is up to.
type voyage struct {
	ship    colonies.Node
	purpose Purpose
	to      *field
	gain    int
}

// Purpose is what a ship sails for.
type Purpose uint8

// The purposes.
const (
	Idle    Purpose = iota
	Homes           // home, with tokens
	Explore         // to the unknown
	Fetch           // to tokens of a settlement in the colonies
	Lands           // to land, to become a base there
)

// Voyage returns what the ship of a useful sail is up to, and how many steps it is from there before and after it.
func (p *Policy) Voyage(s *colonies.State, a colonies.Action) (purpose Purpose, before, after int) {
	p.s, p.seat = s, s.Decision().Seat
	p.look()
	v := p.voyage(a.Node, 0)
	if v.to == nil {
		return Idle, 0, 0
	}
	return v.purpose, int(v.to[a.Node]), int(v.to[a.To])
}

// chart brings the sea up to date.
func (p *Policy) chart() *sea {
	w, s := &p.sea, p.s
	tiles := uint64(0)
	for i, h := range colonies.Places() {
		switch t := s.Terrain(h); {
		case t == colonies.Sea:
			tiles |= 1 << (2 * i)
		case t != colonies.Unknown:
			tiles |= 2 << (2 * i)
		}
	}
	if w.known && w.tiles == tiles && w.pirate == s.Pirate() {
		return w
	}
	if !w.known || w.tiles != tiles {
		w.dark = [colonies.Nodes]bool{}
		for _, h := range colonies.Places() {
			if s.Terrain(h) == colonies.Unknown {
				for _, n := range colonies.SiteOf(h).Corners {
					w.dark[n] = true
				}
			}
		}
		for e := range colonies.Edge(colonies.Edges) {
			w.open[e] = false
			for _, h := range e.Hexes() {
				if h == colonies.NoHex || s.Terrain(h) == colonies.Sea && s.OpenSea(h) {
					w.open[e] = true
				}
			}
		}
	}
	w.known, w.tiles, w.pirate = true, tiles, s.Pirate()
	for i := range w.home {
		w.home[i].known = false
	}
	var targets [3]uint64
	for n, dark := range w.dark {
		if dark {
			targets[n>>6] |= 1 << (n & 63)
		}
	}
	w.measure(&w.unknown, &targets)
	return w
}

// measure sets a field of distances.
func (w *sea) measure(f *field, targets *[3]uint64) {
	for n := range f {
		f[n] = far
	}
	var queue [colonies.Nodes]colonies.Node
	head, tail := 0, 0
	for n := range colonies.Node(colonies.Nodes) {
		if targets[n>>6]>>(n&63)&1 != 0 && n != w.pirate {
			f[n] = 0
			queue[tail] = n
			tail++
		}
	}
	for head < tail {
		n := queue[head]
		head++
		edges, next := n.Edges(), n.Neighbours()
		for i, m := range next {
			// A ship that comes from m goes on only if m touches no unknown place.
			if m == colonies.NoNode || !w.open[edges[i]] || f[m] != far || w.dark[m] || m == w.pirate {
				continue
			}
			f[m] = f[n] + 1
			queue[tail] = m
			tail++
		}
	}
}

// ships finds out what each ship of the seat is up to, and reports whether any can sail.
func (p *Policy) ships() bool {
	w := &p.sea
	w.voyageN = 0
	last := colonies.NoNode
	for _, a := range p.legal {
		if a.Kind != colonies.Sail || a.Node == last {
			continue
		}
		last = a.Node
		seen := false
		for i := range w.voyageN {
			seen = seen || w.voyages[i].ship == last
		}
		if !seen && w.voyageN < len(w.voyages) {
			w.voyages[w.voyageN] = p.voyage(last, w.voyageN)
			w.voyageN++
		}
	}
	return w.voyageN > 0
}

// voyage returns what a ship is up to; i is the number of the voyage.
func (p *Policy) voyage(ship colonies.Node, i int) voyage {
	w, me := p.chart(), p.me
	v := voyage{ship: ship}
	_, cargo := p.s.ShipOn(ship)
	if n := cargo.Total(); n > 0 {
		stored := 0
		if owner, _ := p.s.At(ship); owner == p.seat {
			stored = p.s.Stored(ship).Total()
		}
		if n == colonies.Hold || stored == 0 {
			v.purpose, v.to = Homes, p.homeward()
			v.gain = 250 + 30*n
		}
		return v
	}
	try := func(purpose Purpose, f *field, worth, steps int) {
		if gain := worth * 2 * p.w.Near / (steps + p.w.Near); gain > v.gain {
			v.purpose, v.to, v.gain = purpose, f, gain
		}
	}
	if me.left.bases > 0 {
		worth := p.w.Found + p.w.FoundSite - p.w.Ship
		switch {
		case me.left.settlements == 0:
			worth = p.w.Found - p.w.Ship
		case me.baseSite:
			worth = p.w.Found + p.w.FoundMore - p.w.Ship
		}
		try(Explore, &w.unknown, worth, int(w.unknown[ship]))
	}
	if me.colonies > 0 {
		stored := 0
		var posts [3]uint64
		g := p.ground()
		for _, town := range g.towns[:g.townN] {
			n := town.at
			if town.owner != p.seat || town.city || home(n) {
				continue
			}
			if other, _ := p.s.ShipOn(n); other == game.NoSeat || n == ship {
				posts[n>>6] |= 1 << (n & 63)
				stored = max(stored, p.s.Stored(n).Total())
			}
		}
		w.measure(&w.posts[i], &posts)
		try(Fetch, &w.posts[i], p.w.Post+p.w.Stored*stored, 2*int(w.posts[i][ship]))
	}
	if me.left.bases > 0 && me.left.settlements > 0 && !me.baseSite {
		var sites [3]uint64
		worth := 0
		for _, h := range colonies.Places() {
			if t := p.s.Terrain(h); !t.Colony() || p.s.Bases(h).Has(p.seat) {
				continue
			}
			if gain := p.baseWorth(h) - p.w.Ship; gain > 0 {
				worth = max(worth, gain)
				for _, n := range colonies.SiteOf(h).Corners {
					if !w.dark[n] {
						sites[n>>6] |= 1 << (n & 63)
					}
				}
			}
		}
		if worth > 0 {
			w.measure(&w.sites, &sites)
			try(Lands, &w.sites, worth, int(w.sites[ship]))
		}
	}
	return v
}

// homeward returns the distances to the landings of the seat at home.
func (p *Policy) homeward() *field {
	w := p.chart()
	targets := p.me.coast
	free := targets
	for n := range colonies.Node(colonies.Nodes) {
		if targets[n>>6]>>(n&63)&1 != 0 {
			if owner, _ := p.s.ShipOn(n); owner != game.NoSeat {
				free[n>>6] &^= 1 << (n & 63)
			}
		}
	}
	if free != ([3]uint64{}) {
		targets = free
	}
	h := &w.home[p.seat]
	if !h.known || h.targets != targets {
		h.known, h.targets = true, targets
		w.measure(&h.field, &targets)
	}
	return &h.field
}

// sail returns the worth of a sail, 0 if it is of no use.
func (p *Policy) sail(a colonies.Action) int {
	w := &p.sea
	for i := range w.voyageN {
		v := &w.voyages[i]
		if v.ship != a.Node {
			continue
		}
		if v.to == nil || v.to[a.Node] == far {
			return 0
		}
		nearer := int(v.to[a.Node]) - int(v.to[a.To])
		if nearer <= 0 {
			return 0
		}
		worth := 100 + v.gain + 8*nearer
		if v.to[a.To] == 0 {
			worth += 40
		}
		return worth
	}
	return 0
}

// nearness returns how much better a ship is built on a node than elsewhere.
func (p *Policy) nearness(n colonies.Node) int {
	return max(0, 12-int(p.chart().unknown[n]))
}

// Unknown returns how many steps a ship sails from a node to one that touches an unknown place; ok is false where it cannot.
func (p *Policy) Unknown(s *colonies.State, n colonies.Node) (steps int, ok bool) {
	p.s = s
	d := p.chart().unknown[n]
	return int(d), d != far
}
