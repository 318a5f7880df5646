package colonies_test

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
)

func atoi(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		panic(err)
	}
	return n
}

// playable returns the actions that play a card (sections 9 and 22.6).
func (g *reference) playable(seat int) (options []string) {
	p := g.seats[seat]
	old := func(c string) bool { return !g.played && p.hand[c] > p.fresh[c] }
	if old("knight") {
		options = append(options, "knight")
	}
	if old("roads") && len(g.freePieces(seat)) > 0 {
		options = append(options, "roads")
	}
	for i, a := range refResources {
		for _, b := range refResources[i:] {
			if old("invention") && (a != b && g.bank[a] > 0 && g.bank[b] > 0 || a == b && g.bank[a] > 1) {
				options = append(options, "invention "+a+" "+b)
			}
		}
		if old("monopoly") {
			options = append(options, "monopoly "+a)
		}
	}
	return options
}

// playCard plays a card.
func (g *reference) playCard(seat int, a []string) {
	p := g.seats[seat]
	g.played = true
	p.hand[a[0]]--
	p.used[a[0]]++
	switch a[0] {
	case "knight":
		g.knighted(seat)
		g.movePirate(seat)
	case "roads":
		for range 2 {
			options := g.freePieces(seat)
			if len(options) == 0 {
				break
			}
			g.build(seat, g.ask(seat, "free", options...))
		}
	case "invention":
		for _, r := range a[1:] {
			p.cards[r]++
			g.bank[r]--
		}
	case "monopoly":
		by := "["
		for other, q := range g.seats {
			n := 0
			if other != seat {
				n = q.cards[a[1]]
			}
			q.cards[a[1]] -= n
			p.cards[a[1]] += n
			if other > 0 {
				by += ","
			}
			by += fmt.Sprint(n)
		}
		g.tell(`{"e":"gain","what":"monopoly","by":%s]}`, by)
	}
}

// knighted moves the largest army (section 9).
func (g *reference) knighted(seat int) {
	mine := g.seats[seat].used["knight"]
	if g.army == seat || mine < 3 || g.army >= 0 && g.seats[g.army].used["knight"] >= mine {
		return
	}
	g.tell(`{"e":"army","from":%s,"to":%d}`, orNull(g.army), seat)
	g.army = seat
	g.won()
}

// freePieces returns the roads and ships that could be built for nothing.
func (g *reference) freePieces(seat int) (options []string) {
	return append(g.roadPlaces(seat), g.shipPlaces(seat)...)
}

// roadPlaces returns where a road could be built (section 7).
func (g *reference) roadPlaces(seat int) (options []string) {
	p := g.seats[seat]
	if g.stock(p, "road") < 1 {
		return nil
	}
	for e, ends := range g.edges {
		if g.roadOn(e) || !slices.ContainsFunc(g.sides[e], g.land) {
			continue
		}
		from := func(n int) bool {
			owner := g.builder(n)
			if owner >= 0 {
				return owner == seat
			}
			return slices.ContainsFunc(g.joined[n], func(m int) bool { return p.roads[g.edgeOf(n, m)] })
		}
		if from(ends[0]) || from(ends[1]) {
			options = append(options, fmt.Sprint("road ", e))
		}
	}
	return options
}

// shipPlaces returns where a ship could be built.
func (g *reference) shipPlaces(seat int) (options []string) {
	p := g.seats[seat]
	for n := range g.data.Nodes {
		sailor, _ := g.sailor(n)
		if g.builder(n) == seat && slices.Contains(g.data.HomeCoast, n) && sailor < 0 && g.stock(p, "ship") > 0 {
			options = append(options, fmt.Sprint("ship ", n))
		}
	}
	return options
}

// build builds a road or a ship that is paid for.
func (g *reference) build(seat int, a []string) {
	p := g.seats[seat]
	if a[0] == "ship" {
		p.ships = append(p.ships, &refShip{at: atoi(a[1]), cargo: map[string]int{}})
		return
	}
	e := atoi(a[1])
	p.roads[e] = true
	places := map[int]bool{}
	for _, n := range g.edges[e] {
		for _, h := range g.unknownAt(n) {
			places[h] = true
		}
	}
	for _, h := range slices.Sorted(maps.Keys(places)) {
		g.discover(seat, h, nil)
	}
}

// mainActions returns the legal actions of the main part (record, section 4).
func (g *reference) mainActions(seat int) []string {
	p := g.seats[seat]
	options := append(g.playable(seat), "end")
	add := func(format string, args ...any) { options = append(options, fmt.Sprintf(format, args...)) }
	if g.pays(p, "road") {
		options = append(options, g.roadPlaces(seat)...)
	}
	if g.pays(p, "ship") {
		options = append(options, g.shipPlaces(seat)...)
	}
	if g.pays(p, "settlement") && g.stock(p, "settlement") > 0 {
		for n := range g.data.Nodes {
			if !g.distant(n) || n == g.pirate {
				continue
			}
			if slices.ContainsFunc(g.joined[n], func(m int) bool { return p.roads[g.edgeOf(n, m)] }) {
				add("settle %d road", n)
			}
			if g.coast(n) && !g.homeNode(n) && len(g.unknownAt(n)) == 0 && len(g.basesFor(p, n)) > 0 {
				add("settle %d base", n)
			}
		}
	}
	if g.pays(p, "city") && g.stock(p, "city") > 0 {
		for n := range p.settlements {
			if g.homeNode(n) {
				add("city %d", n)
			}
		}
	}
	if g.pays(p, "card") && total(g.deck) > 0 {
		add("buy")
	}
	open := g.openSea()
	for h := range open {
		if p.fleet < 0 && g.pays(p, "fleet") || p.fleet >= 0 && p.fleet != h && !g.moved && g.pays(p, "fleet_move") {
			add("fleet %d", h)
		}
	}
	for _, r := range refResources {
		rate := g.rate(seat, r)
		for _, want := range refResources {
			if r == want {
				continue
			}
			if p.cards[r] >= rate && g.bank[want] > 0 {
				add("bank %s %s", r, want)
			}
			for _, nm := range [][2]int{{1, 1}, {1, 2}, {2, 1}} {
				if g.offered < g.offers && p.cards[r] >= nm[0] {
					add("offer %d %s %d %s", nm[0], r, nm[1], want)
				}
			}
		}
	}
	for _, s := range p.ships {
		options = append(options, g.shipActions(seat, s)...)
	}
	for _, from := range slices.Sorted(maps.Keys(p.settlements)) {
		for _, to := range g.linked(p, from) {
			for _, t := range refTokens {
				if p.settlements[from][t] > 0 && total(p.settlements[to]) < 3 && !g.had[from] && !g.sent[to] {
					add("shift %s %d %d", t, from, to)
				}
			}
		}
	}
	if p.home["gold"] > 0 && len(g.goldOptions()) > 0 {
		add("redeem gold")
	}
	if p.home["ore"] > 0 && g.bank["ore"] > 0 {
		add("redeem ore")
	}
	return options
}

// basesFor returns the own bases that a settlement by base on a node would take, none if one is missing.
func (g *reference) basesFor(p *refSeat, n int) (bases []int) {
	for _, h := range g.touch[n] {
		if g.land(h) && !p.bases[h] {
			return nil
		}
		if g.land(h) {
			bases = append(bases, h)
		}
	}
	return bases
}

// rate returns how many cards the bank wants for one (section 8).
func (g *reference) rate(seat int, r string) int {
	rate := 4
	for i, h := range g.data.Harbours {
		if g.builder(h.Edge[0]) != seat && g.builder(h.Edge[1]) != seat {
			continue
		}
		switch g.harbours[i] {
		case "any":
			rate = min(rate, 3)
		case r:
			rate = 2
		}
	}
	return rate
}

// shipActions returns what a ship can do.
func (g *reference) shipActions(seat int, s *refShip) (options []string) {
	p := g.seats[seat]
	add := func(format string, args ...any) { options = append(options, fmt.Sprintf(format, args...)) }
	for n, far := range g.steps(s.at) {
		sailor, _ := g.sailor(n)
		owner := g.builder(n)
		if far > 0 && far <= g.reach-s.spent && sailor < 0 && (owner < 0 || owner == seat) && (len(g.unknownAt(n)) == 0 || g.stock(p, "base") > 0) {
			add("sail %d %d", s.at, n)
		}
	}
	for _, h := range g.touch[s.at] {
		if g.kindOf(h) == "place" && g.land(h) && !p.bases[h] && g.stock(p, "base") > 0 {
			add("base %d %d", s.at, h)
		}
	}
	if p.settlements[s.at] != nil && !g.homeNode(s.at) && total(s.cargo) < 3 {
		for _, n := range append(g.linked(p, s.at), s.at) {
			for _, t := range refTokens {
				if p.settlements[n][t] > 0 {
					add("load %d %s %d", s.at, t, n)
				}
			}
		}
	}
	return options
}

// do carries out an action of the main part.
func (g *reference) do(seat int, a []string) {
	p := g.seats[seat]
	switch a[0] {
	case "knight", "roads", "invention", "monopoly":
		g.playCard(seat, a)
	case "road", "ship":
		g.pay(p, a[0])
		g.build(seat, a)
	case "settle":
		g.pay(p, "settlement")
		g.settle(seat, atoi(a[1]), a[2])
	case "city":
		g.pay(p, "city")
		delete(p.settlements, atoi(a[1]))
		p.cities[atoi(a[1])] = true
		g.won()
	case "buy":
		g.pay(p, "card")
		g.drawCard(seat)
	case "fleet":
		what := "fleet_move"
		if p.fleet < 0 {
			what = "fleet"
		}
		g.pay(p, what)
		p.fleet, g.moved = atoi(a[1]), true
		if slices.Contains(g.data.Hexes[p.fleet].Corners, g.pirate) {
			g.movePirate(seat)
		}
	case "bank":
		n := g.rate(seat, a[1])
		p.cards[a[1]] -= n
		g.bank[a[1]] += n
		p.cards[a[2]]++
		g.bank[a[2]]--
	case "offer":
		g.offered++
		g.trade(seat, atoi(a[1]), a[2], atoi(a[3]), a[4])
	case "sail":
		_, ship := g.sailor(atoi(a[1]))
		ship.spent += g.steps(ship.at)[atoi(a[2])]
		ship.at = atoi(a[2])
		g.arrive(seat, ship)
	case "base":
		_, ship := g.sailor(atoi(a[1]))
		g.sink(p, ship)
		p.bases[atoi(a[2])] = true
	case "load":
		_, ship := g.sailor(atoi(a[1]))
		p.settlements[atoi(a[3])][a[2]]--
		ship.cargo[a[2]]++
	case "shift":
		from, to := atoi(a[2]), atoi(a[3])
		p.settlements[from][a[1]]--
		p.settlements[to][a[1]]++
		g.sent[from], g.had[to] = true, true
	case "redeem":
		if a[1] == "gold" {
			g.redeemGold(seat)
		} else {
			g.redeemOre(p)
		}
	}
}
