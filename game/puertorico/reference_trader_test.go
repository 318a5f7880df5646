package puertorico

import (
	"slices"
	"strings"
)

// trader plays section 9.
func (g *Reference) trader() {
	for _, seat := range g.clockwise(g.chooser) {
		p := g.players[seat]
		if len(g.house) == 4 {
			break
		}
		var options []string
		for _, good := range refGoods() {
			if p.goods[good] > 0 && (!slices.Contains(g.house, good) || p.works("office")) {
				options = append(options, "sell "+good)
			}
		}
		if len(options) == 0 {
			continue
		}
		answer := g.ask(seat, "sell", append(options, "pass")...)
		if answer == "pass" {
			continue
		}
		good := strings.TrimPrefix(answer, "sell ")
		p.goods[good]--
		g.house = append(g.house, good)
		p.doubloons += g.prices[good]
		if p.works("small-market") {
			p.doubloons++
		}
		if p.works("large-market") {
			p.doubloons += 2
		}
		if seat == g.chooser {
			p.doubloons++
		}
	}
	if len(g.house) == 4 {
		for _, good := range g.house {
			g.goods[good]++
		}
		g.house = nil
	}
}
