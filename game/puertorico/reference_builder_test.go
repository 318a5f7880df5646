package puertorico

import (
	"slices"
	"strings"
)

// builder plays section 7.
func (g *Reference) builder() {
	for _, seat := range g.clockwise(g.chooser) {
		p := g.players[seat]
		var options []string
		for _, b := range g.types {
			if g.left[b.id] > 0 && !slices.Contains(p.buildings, b.id) && g.price(seat, b) <= p.doubloons && g.citySpaces(p)+b.spaces <= 12 {
				options = append(options, "build "+b.id)
			}
		}
		if len(options) == 0 {
			continue
		}
		answer := g.ask(seat, "build", append(options, "pass")...)
		if answer == "pass" {
			continue
		}
		b := g.of(strings.TrimPrefix(answer, "build "))
		university := p.works("university")
		p.doubloons -= g.price(seat, b)
		g.left[b.id]--
		p.buildings = append(p.buildings, b.id)
		if g.citySpaces(p) == 12 {
			g.why["city"] = true
		}
		if university && g.offered(seat) {
			p.colonists[b.id]++
		}
	}
}

// price returns the price of a building for a seat in this phase.
func (g *Reference) price(seat int, b building) int {
	price := b.cost - min(g.players[seat].occupied["quarry"], b.column)
	if seat == g.chooser {
		price--
	}
	return max(price, 0)
}

// citySpaces counts the spaces of a city that are built on.
func (g *Reference) citySpaces(p *player) (n int) {
	for _, id := range p.buildings {
		n += g.of(id).spaces
	}
	return n
}
