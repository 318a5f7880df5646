package colonies_test

import (
	"fmt"
	"slices"
)

// arrive is what a ship does where it stops: it explores, or unloads at home (sections 10 and 11).
func (g *reference) arrive(seat int, ship *refShip) {
	for {
		places := g.unknownAt(ship.at)
		if len(places) == 0 {
			break
		}
		place := places[0]
		if len(places) > 1 {
			var options []string
			for _, h := range places {
				options = append(options, fmt.Sprint("explore ", h))
			}
			place = atoi(g.ask(seat, "explore", options...)[1])
		}
		if g.discover(seat, place, ship) {
			return
		}
	}
	g.unload(seat, ship)
}

// unload unloads a ship that lies at an own settlement or city on the home coast.
func (g *reference) unload(seat int, ship *refShip) {
	if g.builder(ship.at) != seat || !slices.Contains(g.data.HomeCoast, ship.at) || total(ship.cargo) == 0 {
		return
	}
	cargo := ship.cargo
	ship.cargo = map[string]int{}
	g.bringHome(seat, cargo)
}

// sink returns a ship to stock, its cargo to the supply.
func (g *reference) sink(p *refSeat, ship *refShip) {
	for t, k := range ship.cargo {
		g.supply[t] += k
	}
	p.ships = slices.DeleteFunc(p.ships, func(s *refShip) bool { return s == ship })
}

// discover draws a tile for a place and reports whether it is land; the ship that found it, if any, becomes a base (section 11).
func (g *reference) discover(seat, place int, ship *refShip) bool {
	p := g.seats[seat]
	line := g.draw("tile")
	tile := refTile{Tile: line["tile"].(string)}
	if n, ok := line["number"].(float64); ok {
		tile.Number = int(n)
	}
	i := slices.Index(g.stack, tile)
	if i < 0 {
		impossible("there is no tile %v in the stack", tile)
	}
	g.stack = slices.Delete(g.stack, i, i+1)
	g.terrain[place], g.open = tile.Tile, nil
	printed := "null"
	if tile.Number > 0 {
		printed = fmt.Sprint(tile.Number)
		g.number[place] = tile.Number
	}
	g.tell(`{"e":"chance","what":"tile","place":%d,"tile":%q,"number":%s}`, place, tile.Tile, printed)
	if tile.Tile == "sea" {
		return false
	}
	if ship != nil {
		g.sink(p, ship)
		p.bases[place] = true
	}
	if tile.Number == 0 {
		g.drawChip(place)
	}
	kind := refYield[tile.Tile]
	if tile.Tile == "volcano" {
		var options []string
		for _, t := range refTokens {
			if g.supply[t] > 0 {
				options = append(options, "take "+t)
			}
		}
		if len(options) == 0 {
			return true
		}
		kind = g.ask(seat, "token", options...)[1]
	}
	if g.supply[kind] > 0 {
		g.supply[kind]--
		g.bringHome(seat, map[string]int{kind: 1})
	}
	return true
}

// drawChip draws the number of a place.
func (g *reference) drawChip(place int) {
	var drawn []int
	for _, v := range g.draw("chip")["chips"].([]any) {
		drawn = append(drawn, int(v.(float64)))
	}
	red := func(n int) bool { return n == 6 || n == 8 }
	barred := false
	for _, at := range g.sides {
		if i := slices.Index(at, place); i >= 0 && len(at) == 2 && red(g.number[at[1-i]]) {
			barred = true
		}
	}
	text := ""
	for i, n := range drawn {
		if !slices.Contains(g.chips, n) || slices.Contains(drawn[:i], n) {
			impossible("the chip %d is not left", n)
		}
		if refused := barred && red(n) && len(g.chips) > i+1; refused != (i < len(drawn)-1) {
			impossible("%v are drawn for place %d", drawn, place)
		}
		text += fmt.Sprintf(",%d", n)
	}
	n := drawn[len(drawn)-1]
	g.chips = slices.DeleteFunc(g.chips, func(c int) bool { return c == n })
	g.number[place] = n
	g.tell(`{"e":"chance","what":"chip","place":%d,"chips":[%s]}`, place, text[1:])
}

// bringHome puts tokens into a home stock and converts what can be (section 13 and decision 22.5).
func (g *reference) bringHome(seat int, tokens map[string]int) {
	p := g.seats[seat]
	by := make([]map[string]int, len(g.seats))
	by[seat] = tokens
	g.tellGain("home", by, refTokens)
	for t, k := range tokens {
		p.home[t] += k
	}
	for p.home["find"] >= 3 {
		p.home["find"] -= 3
		g.supply["find"] += 3
		p.points++
		if seat == g.turn {
			g.won()
		}
	}
	for p.home["gold"] > 0 && len(g.goldOptions()) > 0 {
		g.redeemGold(seat)
	}
	for p.home["ore"] > 0 && g.bank["ore"] > 0 {
		g.redeemOre(p)
	}
	for p.home["gem"] >= 2 && total(g.deck) > 0 {
		p.home["gem"] -= 2
		g.supply["gem"] += 2
		g.drawCard(seat)
	}
}

// goldOptions returns the choices for a gold.
func (g *reference) goldOptions() (options []string) {
	for _, r := range refResources[:4] {
		if g.bank[r] > 0 {
			options = append(options, "take "+r)
		}
	}
	return options
}

// redeemGold converts a gold.
func (g *reference) redeemGold(seat int) {
	p := g.seats[seat]
	r := g.ask(seat, "gold", g.goldOptions()...)[1]
	p.home["gold"]--
	g.supply["gold"]++
	p.cards[r]++
	g.bank[r]--
}

// redeemOre converts an ore.
func (g *reference) redeemOre(p *refSeat) {
	p.home["ore"]--
	g.supply["ore"]++
	p.cards["ore"]++
	g.bank["ore"]--
}

// drawCard draws a development card.
func (g *reference) drawCard(seat int) {
	p := g.seats[seat]
	c := g.draw("card")["card"].(string)
	if g.deck[c] < 1 {
		impossible("there is no card %s in the deck", c)
	}
	g.deck[c]--
	p.hand[c]++
	p.fresh[c]++
	g.tell(`{"e":"chance","what":"card","seat":%d,"card":%q}`, seat, c)
	if c == "point" && seat == g.turn {
		g.won()
	}
}

// settle builds a settlement, and makes way for it (section 12 and decision 22.9).
func (g *reference) settle(seat, n int, by string) {
	p := g.seats[seat]
	if by == "base" {
		for _, h := range g.basesFor(p, n) {
			delete(p.bases, h)
		}
	}
	p.settlements[n] = map[string]int{}
	g.won()
	owner, ship := g.sailor(n)
	if owner == seat {
		g.unload(seat, ship)
	}
	if owner < 0 || owner == seat {
		return
	}
	nearest, free := 0, []string{}
	for m, far := range g.steps(n) {
		sailor, _ := g.sailor(m)
		other := g.builder(m)
		if sailor >= 0 || other >= 0 && other != owner || len(g.unknownAt(m)) > 0 || far == 0 {
			continue
		}
		if len(free) == 0 || far < nearest {
			nearest, free = far, nil
		}
		if far == nearest {
			free = append(free, fmt.Sprint("dodge ", m))
		}
	}
	if len(free) == 0 {
		g.sink(g.seats[owner], ship)
		return
	}
	ship.at = atoi(g.ask(owner, "dodge", free...)[1])
	g.unload(owner, ship)
}

// trade is an offer with its answers (section 8).
func (g *reference) trade(seat, n int, give string, m int, want string) {
	p := g.seats[seat]
	deals := []string{}
	answers := map[int]string{}
	for _, other := range g.clockwise(seat)[1:] {
		q := g.seats[other]
		options := []string{"no"}
		if q.cards[want] >= m {
			options = append(options, "yes")
		}
		if n == 1 && m == 1 && q.cards[want] > 0 {
			options = append(options, "more")
			for _, r := range refResources {
				if r != give && r != want {
					options = append(options, r)
				}
			}
		}
		answer := g.ask(other, "answer", options...)[0]
		answers[other] = answer
		if answer == "yes" || answer == "more" && p.cards[give] >= 2 || slices.Contains(refResources, answer) && p.cards[answer] > 0 {
			deals = append(deals, fmt.Sprint("deal ", other))
		}
	}
	a := g.ask(seat, "deal", append(deals, "nodeal")...)
	if a[0] == "nodeal" {
		return
	}
	other := atoi(a[1])
	switch answer := answers[other]; answer {
	case "yes":
	case "more":
		n = 2
	default:
		give = answer
	}
	q := g.seats[other]
	p.cards[give] -= n
	q.cards[give] += n
	p.cards[want] += m
	q.cards[want] -= m
}

// tellGain adds a gain line.
func (g *reference) tellGain(what string, by []map[string]int, names []string) {
	text := ""
	for _, of := range by {
		text += "," + list(of, names)
	}
	g.tell(`{"e":"gain","what":%q,"by":[%s]}`, what, text[1:])
}

// tellState adds a state line (record, section 5).
func (g *reference) tellState() { g.tell("%s", g.stateLine()) }

// stateLine returns the state line of the position.
func (g *reference) stateLine() string {
	seats := ""
	for seat, p := range g.seats {
		loads := func(of map[int]map[string]int) string {
			text := ""
			for n := range g.data.Nodes {
				if of[n] != nil {
					text += fmt.Sprintf(",[%d,%s", n, list(of[n], refTokens)[1:])
				}
			}
			return "[" + text[min(len(text), 1):] + "]"
		}
		ships := map[int]map[string]int{}
		for _, s := range p.ships {
			ships[s.at] = s.cargo
		}
		seats += fmt.Sprintf(`,{"cards":%s,"hand":%s,"used":%s,"chips":%d,"home":%s,"settlements":%s,"cities":%s,"roads":%s,"ships":%s,"bases":%s,"fleet":%s,"points":%d}`,
			list(p.cards, refResources), list(p.hand, refCards), list(p.used, refCards[:4]), p.points, list(p.home, refTokens),
			loads(p.settlements), numbers(p.cities), numbers(p.roads), loads(ships), numbers(p.bases), orNull(p.fleet), g.pointsOf(seat))
	}
	places := ""
	for _, h := range g.data.Hexes {
		if t := g.terrain[h.ID]; h.Kind == "place" && t != "" {
			number := "null"
			if t != "sea" {
				number = fmt.Sprint(g.number[h.ID])
			}
			places += fmt.Sprintf(",[%d,%q,%s]", h.ID, t, number)
		}
	}
	return fmt.Sprintf(`{"e":"state","round":%d,"seats":[%s],"bank":%s,"supply":%s,"deck":%d,"stack":%d,"numbers":%d,"places":[%s],"pirate":%s,"army":%s}`,
		g.round, seats[1:], list(g.bank, refResources), list(g.supply, refTokens), total(g.deck), len(g.stack), len(g.chips),
		places[min(len(places), 1):], orNull(g.pirate), orNull(g.army))
}

// tellEnd adds the end line.
func (g *reference) tellEnd() {
	totals := ""
	for seat, p := range g.seats {
		army := 0
		if g.army == seat {
			army = 2
		}
		totals += fmt.Sprintf(`,{"settlements":%d,"cities":%d,"chips":%d,"cards":%d,"army":%d,"total":%d}`,
			len(p.settlements), 2*len(p.cities), p.points, p.hand["point"], army, g.pointsOf(seat))
	}
	g.tell(`{"e":"end","totals":[%s],"winners":[%d]}`, totals[1:], g.turn)
}
