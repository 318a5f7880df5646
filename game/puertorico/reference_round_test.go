package puertorico

import (
	"slices"
	"strings"
)

// setUp plays sections 3 and 13.
func (g *Reference) setUp() {
	players := len(g.players)
	g.supply, g.ship = refNumber(g.setup["colonists_supply"]), refNumber(g.setup["colonists_ship"])
	g.quarries, g.goods, g.stack = refNumber(g.setup["quarries"]), barrels(players), refPlantations(players)
	for _, b := range g.types {
		if g.left[b.id] = b.all; players == 2 {
			g.left[b.id] = b.forTwo
		}
	}
	for _, size := range strings.Fields(g.setup["cargo_ships"]) {
		g.cargo = append(g.cargo, &refShip{size: refNumber(size)})
	}
	for _, role := range refRoles(refNumber(g.setup["prospectors"])) {
		g.roles[role] = 0
	}
	tiles := strings.Fields(g.setup["start_tiles_from_governor"])
	for i, seat := range g.clockwise(g.governor) {
		g.players[seat].doubloons = refNumber(g.setup["doubloons_each"])
		g.players[seat].tiles[tiles[i]]++
		g.stack[tiles[i]]--
	}
	g.fillRow()
	g.tell("%s", g.State())
}

// play plays section 4: rounds until the end is triggered, the first of them from a pick on.
func (g *Reference) play(pick int) {
	picks := refNumber(g.setup["picks_per_round"])
	for len(g.why) == 0 || pick > 0 {
		if pick == 0 {
			g.tell(`{"e":"round","round":%d,"governor":%d}`, g.round, g.governor)
		}
		for ; pick < picks; pick++ {
			g.chooser = (g.governor + pick) % len(g.players)
			g.playRole(g.takeRole())
			if pick < picks-1 {
				g.tell("%s", g.State())
			}
		}
		pick = 0
		for _, role := range refRoles(refNumber(g.setup["prospectors"])) {
			if doubloons, there := g.roles[role]; there {
				g.roles[role] = doubloons + 1
			} else {
				g.roles[role] = 0 // it comes back
			}
		}
		g.governor = (g.governor + 1) % len(g.players)
		g.round++
		g.over = len(g.why) > 0
		g.tell("%s", g.State())
	}
	g.end()
}

// takeRole makes the chooser take a card with the doubloons on it, and returns it.
func (g *Reference) takeRole() string {
	var options []string
	for _, role := range refRoles(refNumber(g.setup["prospectors"])) {
		if _, there := g.roles[role]; there {
			options = append(options, "role "+role)
		}
	}
	role := strings.TrimPrefix(g.ask(g.chooser, "role", options...), "role ")
	g.players[g.chooser].doubloons += g.roles[role]
	delete(g.roles, role)
	return role
}

func (g *Reference) playRole(role string) {
	switch role {
	case "settler":
		g.settler()
	case "mayor":
		g.mayor()
	case "builder":
		g.builder()
	case "craftsman":
		g.craftsman()
	case "trader":
		g.trader()
	case "captain":
		g.captain()
	default: // section 11
		g.players[g.chooser].doubloons++
	}
}

// settler plays section 5.
func (g *Reference) settler() {
	for _, seat := range g.clockwise(g.chooser) {
		p := g.players[seat]
		if p.works("hacienda") && !p.full() && sum(g.stack)+sum(g.discards) > 0 {
			if g.ask(seat, "hacienda", "draw", "pass") == "draw" {
				tile := g.drawTile(func() {})
				g.tell(`{"e":"chance","what":"hacienda","tiles":[%q]}`, tile)
				p.tiles[tile]++
			}
		}
		if !p.full() {
			g.settle(seat)
		}
	}
	for _, tile := range g.row {
		g.discards[tile]++
	}
	g.row = nil
	g.fillRow()
}

// settle plays the normal turn of a seat with a free space.
func (g *Reference) settle(seat int) {
	p := g.players[seat]
	var options []string
	for _, tile := range refGoods() {
		if slices.Contains(g.row, tile) {
			options = append(options, "tile "+tile)
		}
	}
	if g.quarries > 0 && (seat == g.chooser || p.works("construction-hut")) {
		options = append(options, "tile quarry")
	}
	if len(options) == 0 {
		return
	}
	answer := g.ask(seat, "tile", append(options, "pass")...)
	if answer == "pass" {
		return
	}
	tile := strings.TrimPrefix(answer, "tile ")
	if tile == "quarry" {
		g.quarries--
	} else {
		i := slices.Index(g.row, tile)
		g.row = slices.Delete(g.row, i, i+1)
	}
	p.tiles[tile]++
	if p.works("hospice") && g.offered(seat) {
		p.occupied[tile]++
	}
}

// offered offers a seat a colonist from the supply, or if that is empty from the ship, and reports whether it was taken.
func (g *Reference) offered(seat int) bool {
	if g.supply+g.ship == 0 || g.ask(seat, "colonist", "colonist", "pass") == "pass" {
		return false
	}
	if g.supply > 0 {
		g.supply--
	} else {
		g.ship--
	}
	return true
}
