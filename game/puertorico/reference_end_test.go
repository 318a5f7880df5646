package puertorico

import (
	"fmt"
	"slices"
	"strings"
)

// end records how the game has ended: section 12.
func (g *Reference) end() {
	var why, totals, winners []string
	for _, cause := range []string{"colonists", "city", "chips"} {
		if g.why[cause] {
			why = append(why, `"`+cause+`"`)
		}
	}
	for seat, p := range g.players {
		chips, buildings, large := g.sources(p)
		totals = append(totals, fmt.Sprintf(`{"chips":%d,"buildings":%d,"large":%d,"total":%d,"tie":%d}`,
			chips, buildings, large, g.Points(seat), p.tie()))
	}
	for _, seat := range g.Winners() {
		winners = append(winners, fmt.Sprint(seat))
	}
	g.tell(`{"e":"end","why":[%s],"totals":[%s],"winners":[%s]}`, strings.Join(why, ","), strings.Join(totals, ","), strings.Join(winners, ","))
}

// Points returns the points of a seat if the game ended now.
func (g *Reference) Points(seat int) int {
	chips, buildings, large := g.sources(g.players[seat])
	return chips + buildings + large
}

// Winners returns the seats with the most points, and of those the ones with the most doubloons and barrels.
func (g *Reference) Winners() (seats []int) {
	better := func(a, b int) bool {
		if g.Points(a) != g.Points(b) {
			return g.Points(a) > g.Points(b)
		}
		return g.players[a].tie() > g.players[b].tie()
	}
	for seat := range g.players {
		if !slices.ContainsFunc(g.clockwise(0), func(other int) bool { return better(other, seat) }) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// tie returns the number that decides among equals.
func (p *player) tie() int { return p.doubloons + sum(p.goods) }

// sources returns a player's points by source.
func (g *Reference) sources(p *player) (chips, printed, large int) {
	for _, id := range p.buildings {
		printed += g.of(id).points
		if p.works(id) {
			large += g.extra(p, id)
		}
	}
	return p.chips, printed, large
}

// extra returns the points of an occupied large building at the end, and 0 for all others.
func (g *Reference) extra(p *player, id string) (n int) {
	switch id {
	case "guild-hall":
		for _, own := range p.buildings {
			switch g.of(own).kind {
			case "production-small":
				n++
			case "production-large":
				n += 2
			}
		}
	case "residence":
		switch sum(p.tiles) {
		case 12:
			return 7
		case 11:
			return 6
		case 10:
			return 5
		default:
			return 4
		}
	case "fortress":
		return (sum(p.occupied) + sum(p.colonists) + p.sanJuan) / 3
	case "customs-house":
		return p.chips / 4
	case "city-hall":
		for _, own := range p.buildings {
			if g.of(own).violet() {
				n++
			}
		}
	}
	return n
}
