package puertorico

import "strings"

// craftsman plays section 8.
func (g *Reference) craftsman() {
	taken := make([][]int, len(g.players))
	money := make([]int, len(g.players))
	var extra []string
	for _, seat := range g.clockwise(g.chooser) {
		p := g.players[seat]
		kinds := 0
		for _, good := range refGoods() {
			n := min(p.occupied[good], g.makers(p, good), g.goods[good])
			g.goods[good] -= n
			p.goods[good] += n
			taken[seat] = append(taken[seat], n)
			if n > 0 {
				kinds++
				if seat == g.chooser {
					extra = append(extra, good)
				}
			}
		}
		if p.works("factory") {
			money[seat] = map[int]int{2: 1, 3: 2, 4: 3, 5: 5}[kinds]
			p.doubloons += money[seat]
		}
	}
	g.tell(`{"e":"gain","what":"goods","by":%s}`, refTable(taken))
	g.tell(`{"e":"gain","what":"factory","by":%s}`, list(money))
	var options []string
	for _, good := range extra {
		if g.goods[good] > 0 {
			options = append(options, "extra "+good)
		}
	}
	if len(options) == 0 {
		return
	}
	if answer := g.ask(g.chooser, "extra", append(options, "pass")...); answer != "pass" {
		good := strings.TrimPrefix(answer, "extra ")
		g.goods[good]--
		g.players[g.chooser].goods[good]++
	}
}

// makers returns how many barrels of a kind a player's buildings allow; corn needs no building.
func (g *Reference) makers(p *player, good string) int {
	if good == "corn" {
		return p.occupied[good]
	}
	n := 0
	for _, id := range p.buildings {
		if g.of(id).good == good {
			n += p.colonists[id]
		}
	}
	return n
}
