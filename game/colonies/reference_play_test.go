package colonies_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// play plays from the set-up to the end.
func (g *reference) play() {
	g.layHome()
	g.setUp()
	g.tellState()
	for {
		g.round++
		for _, seat := range g.clockwise(g.start) {
			g.beginTurn(seat)
			g.roll(seat)
			g.mainPart(seat)
		}
		g.tellState()
	}
}

// playOn plays from the turn that is on to the end.
func (g *reference) playOn(rolled bool) {
	if !rolled {
		g.roll(g.turn)
	}
	g.mainPart(g.turn)
	for {
		seat := (g.turn + 1) % len(g.seats)
		if seat == g.start {
			g.tellState()
			g.round++
		}
		g.beginTurn(seat)
		g.roll(seat)
		g.mainPart(seat)
	}
}

// layHome lays out the home island (section 4.1).
func (g *reference) layHome() {
	line := g.draw("home")
	texts := func(key string) (all []string) {
		for _, v := range line[key].([]any) {
			all = append(all, v.(string))
		}
		return all
	}
	terrain, harbours := texts("terrain"), texts("harbours")
	var told []int
	for _, v := range line["numbers"].([]any) {
		told = append(told, int(v.(float64)))
	}
	var land, fixed []int
	var printed, piers []string
	for _, h := range g.data.Hexes {
		switch h.Kind {
		case "sea":
			g.terrain[h.ID] = "sea"
		case "land":
			land, fixed, printed = append(land, h.ID), append(fixed, h.Number), append(printed, h.Beginner)
		}
	}
	for _, h := range g.data.Harbours {
		piers = append(piers, h.Beginner)
	}
	sorted := func(list []string) string { return strings.Join(slices.Sorted(slices.Values(list)), " ") }
	same := slices.Equal(terrain, printed) && slices.Equal(harbours, piers)
	switch {
	case g.board == "beginner" && !same, g.board != "free" && !slices.Equal(told, fixed):
		impossible("the home island is not that of the board %s", g.board)
	case sorted(terrain) != sorted(printed), sorted(harbours) != sorted(piers), !slices.Equal(slices.Sorted(slices.Values(told)), slices.Sorted(slices.Values(fixed))):
		impossible("the home island is of other parts")
	}
	for i, h := range land {
		g.terrain[h], g.number[h] = terrain[i], told[i]
	}
	red := func(h int) bool { return g.number[h] == 6 || g.number[h] == 8 }
	for _, at := range g.sides {
		if len(at) == 2 && red(at[0]) && red(at[1]) {
			impossible("red numbers touch")
		}
	}
	g.harbours = harbours
	ints := strings.ReplaceAll(fmt.Sprint(told), " ", ",")
	g.tell(`{"e":"home","terrain":%s,"numbers":%s,"harbours":%s}`, quoted(terrain), ints, quoted(harbours))
}

// setUp is section 4, 4 to 6.
func (g *reference) setUp() {
	order := g.clockwise(g.start)
	for _, seat := range order {
		n := g.settleSetUp(seat, g.data.Facing)
		g.seats[seat].ships = append(g.seats[seat].ships, &refShip{at: n, cargo: map[string]int{}})
	}
	var home []int
	for n := range g.data.Nodes {
		if g.homeNode(n) {
			home = append(home, n)
		}
	}
	back := slices.Clone(order)
	slices.Reverse(back)
	for _, seat := range back {
		n := g.settleSetUp(seat, home)
		p := g.seats[seat]
		for _, h := range g.touch[n] {
			if g.land(h) {
				r := refYield[g.terrain[h]]
				p.cards[r]++
				g.bank[r]--
			}
		}
		g.way(seat, n)
	}
	if len(g.seats) == 3 {
		for _, seat := range order {
			g.way(seat, g.settleSetUp(seat, home))
		}
	}
}

// refYield is what a terrain yields (section 1).
var refYield = map[string]string{
	"forest": "wood", "hill": "clay", "pasture": "sheep", "field": "wheat", "jungle": "find", "gold": "gold", "mountain": "ore", "desert": "gem",
}

// settleSetUp asks for a settlement on one of some nodes.
func (g *reference) settleSetUp(seat int, nodes []int) int {
	var options []string
	for _, n := range nodes {
		if g.distant(n) {
			options = append(options, fmt.Sprint("settle ", n))
		}
	}
	n := atoi(g.ask(seat, "settle", options...)[1])
	g.seats[seat].settlements[n] = map[string]int{}
	return n
}

// way asks for the road or the ship of a new settlement.
func (g *reference) way(seat, n int) {
	var options []string
	for _, m := range g.joined[n] {
		if e := g.edgeOf(n, m); slices.ContainsFunc(g.sides[e], g.land) && !g.roadOn(e) {
			options = append(options, fmt.Sprint("road ", e))
		}
	}
	if owner, _ := g.sailor(n); slices.Contains(g.data.HomeCoast, n) && owner < 0 {
		options = append(options, "ship")
	}
	if a := g.ask(seat, "way", options...); a[0] == "ship" {
		g.seats[seat].ships = append(g.seats[seat].ships, &refShip{at: n, cargo: map[string]int{}})
	} else {
		g.seats[seat].roads[atoi(a[1])] = true
	}
}

// beginTurn is what is so when a turn begins.
func (g *reference) beginTurn(seat int) {
	g.turn, g.reach, g.played, g.moved, g.offered = seat, 0, false, false, 0
	g.sent, g.had = map[int]bool{}, map[int]bool{}
	g.seats[seat].fresh = map[string]int{}
	for _, p := range g.seats {
		for _, s := range p.ships {
			s.spent = 0
		}
	}
	g.tell(`{"e":"turn","round":%d,"seat":%d}`, g.round, seat)
	g.won()
}

// roll is the first half of a turn (section 5).
func (g *reference) roll(seat int) {
	for {
		a := g.ask(seat, "begin", append(g.playable(seat), "roll")...)
		if a[0] == "roll" {
			break
		}
		g.playCard(seat, a)
	}
	dice := g.draw("dice")["dice"].([]any)
	a, b := die(dice[0]), die(dice[1])
	g.tell(`{"e":"chance","what":"dice","dice":[%d,%d]}`, a, b)
	g.reach = max(a, b)
	if a+b == 7 {
		g.discards(seat)
		g.movePirate(seat)
	} else {
		g.produce(seat, a+b)
	}
}

// mainPart is the second half of a turn.
func (g *reference) mainPart(seat int) {
	for {
		a := g.ask(seat, "main", g.mainActions(seat)...)
		if a[0] == "end" {
			return
		}
		g.do(seat, a)
	}
}

// discards is section 15 and decision 22.3.
func (g *reference) discards(active int) {
	for _, seat := range g.clockwise(active) {
		p := g.seats[seat]
		if total(p.cards) <= 7 {
			continue
		}
		last := 0
		for left := total(p.cards) / 2; left > 0; left-- {
			var options []string
			for i := last; i < len(refResources); i++ {
				rest := 0
				for _, r := range refResources[i:] {
					rest += p.cards[r]
				}
				if p.cards[refResources[i]] > 0 && rest >= left {
					options = append(options, "discard "+refResources[i])
				}
			}
			r := g.ask(seat, "discard", options...)[1]
			last = slices.Index(refResources, r)
			p.cards[r]--
			g.bank[r]++
		}
	}
}

// movePirate is section 15: he moves, and the active player may rob.
func (g *reference) movePirate(active int) {
	open := g.openSea()
	var options []string
	for n := range g.data.Nodes {
		sailor, _ := g.sailor(n)
		if n != g.pirate && !g.frameNode(n) && sailor < 0 && g.builder(n) < 0 && !g.guarded(n) &&
			slices.ContainsFunc(g.touch[n], func(h int) bool { return open[h] }) {
			options = append(options, fmt.Sprint("pirate ", n))
		}
	}
	if len(options) == 0 {
		g.pirate = -1
		return
	}
	g.pirate = atoi(g.ask(active, "pirate", options...)[1])
	g.rob(active)
}

// rob is the robbery of section 15.
func (g *reference) rob(active int) {
	options := map[string]bool{"rob none": true}
	for _, n := range g.joined[g.pirate] {
		if g.guarded(n) {
			continue
		}
		if owner, ship := g.sailor(n); owner >= 0 && owner != active {
			for t, k := range ship.cargo {
				if k > 0 {
					options[fmt.Sprintf("rob %d %s ship %d", owner, t, n)] = true
				}
			}
		}
		owner := g.builder(n)
		if owner < 0 || owner == active || !g.coast(n) {
			continue
		}
		if g.homeNode(n) {
			if total(g.seats[owner].cards) > 0 {
				options[fmt.Sprintf("rob %d card", owner)] = true
			}
			continue
		}
		for t, k := range g.seats[owner].settlements[n] {
			if k > 0 {
				options[fmt.Sprintf("rob %d %s settlement %d", owner, t, n)] = true
			}
		}
	}
	a := g.ask(active, "rob", slices.Collect(maps.Keys(options))...)
	if a[1] == "none" {
		return
	}
	victim, p := atoi(a[1]), g.seats[active]
	if a[2] == "card" {
		r := g.draw("stolen")["card"].(string)
		if g.seats[victim].cards[r] < 1 {
			impossible("seat %d has no %s", victim, r)
		}
		g.seats[victim].cards[r]--
		p.cards[r]++
		g.tell(`{"e":"chance","what":"stolen","seat":%d,"card":%q}`, victim, r)
		return
	}
	n := atoi(a[4])
	if a[3] == "ship" {
		_, ship := g.sailor(n)
		ship.cargo[a[2]]--
	} else {
		g.seats[victim].settlements[n][a[2]]--
	}
	g.bringHome(active, map[string]int{a[2]: 1})
}

// produce is section 6.
func (g *reference) produce(active, number int) {
	due := make([]map[string]int, len(g.seats))
	for seat, p := range g.seats {
		due[seat] = map[string]int{}
		for n := range p.settlements {
			for _, h := range g.touch[n] {
				if g.kindOf(h) == "land" && g.number[h] == number {
					due[seat][refYield[g.terrain[h]]]++
				}
			}
		}
		for n := range p.cities {
			for _, h := range g.touch[n] {
				if g.kindOf(h) == "land" && g.number[h] == number {
					due[seat][refYield[g.terrain[h]]] += 2
				}
			}
		}
	}
	for _, r := range refResources {
		all, who := 0, 0
		for _, d := range due {
			all += d[r]
			if d[r] > 0 {
				who++
			}
		}
		for seat, d := range due {
			if all > g.bank[r] {
				if who > 1 {
					d[r] = 0
				}
				d[r] = min(d[r], g.bank[r])
			}
			g.seats[seat].cards[r] += d[r]
		}
		for _, d := range due {
			g.bank[r] -= d[r]
		}
	}
	g.tellGain("cards", due, refResources)

	got := make([]map[string]int, len(g.seats))
	for seat := range got {
		got[seat] = map[string]int{}
	}
	volcano := -1
	for _, seat := range g.clockwise(active) {
		for _, n := range slices.Sorted(maps.Keys(g.seats[seat].settlements)) {
			if h := g.produceAt(seat, n, number, got[seat]); h >= 0 {
				volcano = h
			}
		}
	}
	g.tellGain("tokens", got, refTokens)
	if volcano >= 0 {
		g.erupt(volcano)
	}
}

// produceAt lets a settlement in the colonies produce, and returns the volcano that gave a token, or -1 (section 6.2 and decision
// 22.7).
func (g *reference) produceAt(seat, n, number int, got map[string]int) (erupts int) {
	store := g.seats[seat].settlements[n]
	take := func(t string) {
		store[t]++
		got[t]++
		g.supply[t]--
	}
	hexes, volcano := []string{}, -1 // what other hexes owe, and the volcano while it owes
	for _, h := range g.touch[n] {
		switch {
		case g.kindOf(h) != "place" || g.number[h] != number:
		case g.terrain[h] == "volcano":
			volcano = h
		default:
			hexes = append(hexes, refYield[g.terrain[h]])
		}
	}
	erupts = -1
	for {
		hexes = g.inSupply(hexes)
		room, due := 3-total(store), len(hexes)
		if volcano >= 0 && total(g.supply) > 0 {
			due++
		}
		if room == 0 || due == 0 {
			return erupts
		}
		if due <= room && len(hexes) > 0 {
			for _, t := range hexes {
				take(t)
			}
			hexes = nil
			continue
		}
		options := map[string]bool{}
		for _, t := range refTokens {
			if slices.Contains(hexes, t) || volcano >= 0 && g.supply[t] > 0 {
				options["take "+t] = true
			}
		}
		t := g.ask(seat, "token", slices.Collect(maps.Keys(options))...)[1]
		take(t)
		if i := slices.Index(hexes, t); i >= 0 {
			hexes = slices.Delete(hexes, i, i+1)
		} else {
			erupts, volcano = volcano, -1
		}
	}
}

// inSupply returns those of the tokens that the supply can still give.
func (g *reference) inSupply(tokens []string) (there []string) {
	left := maps.Clone(g.supply)
	for _, t := range tokens {
		if left[t]--; left[t] >= 0 {
			there = append(there, t)
		}
	}
	return there
}

// erupt is section 14.
func (g *reference) erupt(volcano int) {
	n := die(g.draw("eruption")["die"])
	g.tell(`{"e":"chance","what":"eruption","place":%d,"die":%d}`, volcano, n)
	at := g.data.Hexes[volcano].Corners[n-1]
	owner := g.builder(at)
	if owner < 0 {
		return
	}
	p := g.seats[owner]
	store := p.settlements[at]
	for total(store) > 0 {
		options := []string{"done"}
		for _, t := range refTokens {
			for _, to := range g.linked(p, at) {
				if store[t] > 0 && total(p.settlements[to]) < 3 && !g.homeNode(to) {
					options = append(options, fmt.Sprintf("save %s %d", t, to))
				}
			}
		}
		a := g.ask(owner, "save", options...)
		if a[0] == "done" {
			break
		}
		store[a[1]]--
		p.settlements[atoi(a[2])][a[1]]++
	}
	for t, k := range store {
		g.supply[t] += k
	}
	delete(p.settlements, at)
}
