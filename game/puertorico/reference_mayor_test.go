package puertorico

import (
	"fmt"
	"slices"
	"strings"
)

// mayor plays section 6.
func (g *Reference) mayor() {
	if g.supply > 0 && g.ask(g.chooser, "colonist", "colonist", "pass") == "colonist" {
		g.supply--
		g.players[g.chooser].sanJuan++
	}
	dealt := make([]int, len(g.players))
	for i := 0; g.ship > 0; i++ {
		seat := (g.chooser + i) % len(g.players)
		g.ship--
		g.players[seat].sanJuan++
		dealt[seat]++
	}
	g.tell(`{"e":"gain","what":"colonists","by":%s}`, list(dealt))
	for _, seat := range g.clockwise(g.chooser) {
		g.placing(seat)
	}
	empty := 0
	for _, p := range g.players {
		for _, id := range p.buildings {
			empty += g.of(id).circles - p.colonists[id]
		}
	}
	wanted := max(empty, len(g.players))
	if g.supply < wanted {
		g.why["colonists"] = true
	}
	g.ship = min(wanted, g.supply)
	g.supply -= g.ship
}

// group is a building of a player, or the player's tiles of a kind.
type group struct {
	id      string
	circles int
	count   map[string]int // where its colonists are counted
}

// groups returns the groups of a player in the order of section 15.
func (g *Reference) groups(p *player) (list []group) {
	for _, b := range slices.Backward(g.types) {
		if slices.Contains(p.buildings, b.id) {
			list = append(list, group{b.id, b.circles, p.colonists})
		}
	}
	for _, tile := range []string{"coffee", "tobacco", "sugar", "indigo", "corn", "quarry"} {
		if p.tiles[tile] > 0 {
			list = append(list, group{tile, p.tiles[tile], p.occupied})
		}
	}
	return list
}

// placing makes a seat lift all its colonists and place them anew.
func (g *Reference) placing(seat int) {
	p := g.players[seat]
	p.sanJuan += sum(p.colonists) + sum(p.occupied)
	clear(p.colonists)
	clear(p.occupied)
	groups := g.groups(p)
	for i, at := range groups {
		later := 0
		for _, other := range groups[i+1:] {
			later += other.circles
		}
		low := max(0, min(at.circles, p.sanJuan-later))
		high := min(at.circles, p.sanJuan)
		var options []string
		for n := low; n <= high; n++ {
			options = append(options, fmt.Sprintf("man %s %d", at.id, n))
		}
		answer := g.ask(seat, "placing", options...)
		n := refNumber(strings.Fields(answer)[2])
		at.count[at.id] = n
		p.sanJuan -= n
	}
}
