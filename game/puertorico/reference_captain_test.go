package puertorico

import (
	"fmt"
	"slices"
	"strings"
)

// captain plays section 10.
func (g *Reference) captain() {
	g.loading()
	g.storing()
	for _, ship := range g.cargo {
		if ship.n == ship.size {
			g.goods[ship.kind] += ship.n
			ship.kind, ship.n = "", 0
		}
	}
}

// loading goes round until nobody loads in a whole circle.
func (g *Reference) loading() {
	privilege := true
	wharfUsed, passed := map[int]bool{}, map[int]bool{}
	for again := true; again; {
		again = false
		for _, seat := range g.clockwise(g.chooser) {
			if passed[seat] {
				continue
			}
			options := g.loads(seat, !wharfUsed[seat])
			if len(options) == 0 {
				continue
			}
			answer := g.ask(seat, "load", options...)
			if answer == "pass" {
				passed[seat] = true
				continue
			}
			again = true
			word := strings.Fields(answer)
			if word[2] == "wharf" {
				wharfUsed[seat] = true
			}
			n := g.load(seat, word[1], word[2])
			if seat == g.chooser && privilege {
				n++
				privilege = false
			}
			g.gainPoints(seat, n)
		}
	}
}

// loads returns the loads that a seat may choose.
func (g *Reference) loads(seat int, wharf bool) (options []string) {
	p := g.players[seat]
	for _, good := range refGoods() {
		for _, ship := range g.shipsFor(good, p.goods[good]) {
			options = append(options, fmt.Sprintf("load %s %d", good, ship.size))
		}
	}
	must := len(options) > 0
	if wharf && p.works("wharf") {
		for _, good := range refGoods() {
			if p.goods[good] > 0 {
				options = append(options, "load "+good+" wharf")
			}
		}
	}
	if !must && len(options) > 0 {
		options = append(options, "pass")
	}
	return options
}

// shipsFor returns the ships that n barrels of a kind may go to.
func (g *Reference) shipsFor(good string, n int) (ships []*refShip) {
	if n == 0 {
		return nil
	}
	for _, ship := range g.cargo {
		if ship.kind == good {
			if ship.n < ship.size {
				return []*refShip{ship}
			}
			return nil
		}
	}
	most := 0
	for _, ship := range g.cargo {
		if ship.n == 0 {
			most = max(most, min(n, ship.size))
		}
	}
	for _, ship := range g.cargo {
		if ship.n == 0 && min(n, ship.size) == most {
			ships = append(ships, ship)
		}
	}
	return ships
}

// load puts as many barrels as fit on a ship, or all of them on the wharf's, and returns the points for it but the privilege.
func (g *Reference) load(seat int, good, where string) int {
	p := g.players[seat]
	n := p.goods[good]
	if where == "wharf" {
		g.goods[good] += n
	} else {
		ship := g.cargo[slices.IndexFunc(g.cargo, func(c *refShip) bool { return c.size == refNumber(where) })]
		n = min(n, ship.size-ship.n)
		ship.kind = good
		ship.n += n
	}
	p.goods[good] -= n
	if p.works("harbour") {
		return n + 1
	}
	return n
}

// gainPoints gives a seat chips, which count even when none are left.
func (g *Reference) gainPoints(seat, n int) {
	by := make([]int, len(g.players))
	by[seat] = n
	g.players[seat].chips += n
	if g.points > 0 && n >= g.points {
		g.why["chips"] = true
	}
	g.points = max(0, g.points-n)
	g.tell(`{"e":"gain","what":"points","by":%s}`, list(by))
}

// storing makes everybody keep what there is room for.
func (g *Reference) storing() {
	lost := make([][]int, len(g.players))
	for _, seat := range g.clockwise(g.chooser) {
		p := g.players[seat]
		keeps := g.keeps(p)
		if !slices.ContainsFunc(keeps, func(k keep) bool { return p.losses(k) == 0 }) {
			var options []string
			for _, k := range keeps {
				options = append(options, k.String())
			}
			answer := g.ask(seat, "keep", options...)
			keeps = slices.DeleteFunc(keeps, func(k keep) bool { return k.String() != answer })
			lost[seat] = g.throwAway(p, keeps[0])
		} else {
			lost[seat] = make([]int, len(refGoods()))
		}
	}
	g.tell(`{"e":"gain","what":"lost","by":%s}`, refTable(lost))
}

// keep is a choice of barrels to keep: all barrels of the kinds in the warehouses, and one barrel.
type keep struct {
	warehouses []string
	single     string // "" if the warehouses have all
}

func (k keep) String() string { return "keep " + strings.Join(k.warehouses, "+") + "+" + k.single }

// keeps returns all ways of keeping as much as possible: the warehouses take as many kinds as they can.
func (g *Reference) keeps(p *player) (list []keep) {
	room := 0
	if p.works("small-warehouse") {
		room++
	}
	if p.works("large-warehouse") {
		room += 2
	}
	var held []string
	for _, good := range refGoods() {
		if p.goods[good] > 0 {
			held = append(held, good)
		}
	}
	for _, stored := range subsets(held, min(room, len(held))) {
		if len(stored) == len(held) {
			list = append(list, keep{warehouses: stored})
		}
		for _, good := range held {
			if !slices.Contains(stored, good) {
				list = append(list, keep{stored, good})
			}
		}
	}
	return list
}

// subsets returns all choices of n elements of a list.
func subsets(of []string, n int) [][]string {
	if n == 0 {
		return [][]string{nil}
	}
	if len(of) < n {
		return nil
	}
	var all [][]string
	for _, rest := range subsets(of[1:], n-1) {
		all = append(all, append([]string{of[0]}, rest...))
	}
	return append(all, subsets(of[1:], n)...)
}

// losses returns how many barrels a choice gives up.
func (p *player) losses(k keep) (n int) {
	for _, good := range refGoods() {
		n += p.lost(k, good)
	}
	return n
}

// lost returns how many barrels of a kind a choice gives up.
func (p *player) lost(k keep, good string) int {
	switch {
	case slices.Contains(k.warehouses, good):
		return 0
	case k.single == good:
		return p.goods[good] - 1
	}
	return p.goods[good]
}

// throwAway puts the barrels that a choice gives up back into the supply.
func (g *Reference) throwAway(p *player, k keep) (lost []int) {
	for _, good := range refGoods() {
		n := p.lost(k, good)
		p.goods[good] -= n
		g.goods[good] += n
		lost = append(lost, n)
	}
	return lost
}
