package puertorico

import (
	"fmt"
	"strings"
)

// State returns the state line of the match record.
func (g *Reference) State() string {
	seats := make([]string, len(g.players))
	for i, p := range g.players {
		seats[i] = p.state()
	}
	var cargo, roles []string
	for _, ship := range g.cargo {
		kind := "null"
		if ship.kind != "" {
			kind = `"` + ship.kind + `"`
		}
		cargo = append(cargo, fmt.Sprintf(`{"size":%d,"kind":%s,"n":%d}`, ship.size, kind, ship.n))
	}
	for _, role := range refRoles(refNumber(g.setup["prospectors"])) {
		if doubloons, there := g.roles[role]; there {
			roles = append(roles, fmt.Sprintf(`%q:%d`, role, doubloons))
		}
	}
	var ids []string
	for _, b := range g.types {
		ids = append(ids, b.id)
	}
	return fmt.Sprintf(`{"e":"state","seats":[%s],"supply":{"points":%d,"colonists":%d,"goods":%s,"quarries":%d,"buildings":%s},`+
		`"ship":%d,"cargo":[%s],"house":%s,"row":%s,"stack":%d,"discards":%s,"roles":{%s},"governor":%d,"round":%d,"ending":%t}`,
		strings.Join(seats, ","), g.points, g.supply, five(g.goods), g.quarries, object(ids, g.left),
		g.ship, strings.Join(cargo, ","), refWords(g.house), refWords(g.row), sum(g.stack), object(refGoods(), g.discards),
		strings.Join(roles, ","), g.governor, g.round, len(g.why) > 0)
}

func (p *player) state() string {
	var tiles []string
	for _, tile := range tileKinds() {
		tiles = append(tiles, fmt.Sprintf(`%q:[%d,%d]`, tile, p.tiles[tile], p.occupied[tile]))
	}
	return fmt.Sprintf(`{"doubloons":%d,"chips":%d,"goods":%s,"tiles":{%s},"buildings":%s,"san_juan":%d}`,
		p.doubloons, p.chips, five(p.goods), strings.Join(tiles, ","), object(p.buildings, p.colonists), p.sanJuan)
}

// object writes numbers by name, in the order of the names.
func object(names []string, numbers map[string]int) string {
	parts := make([]string, len(names))
	for i, name := range names {
		parts[i] = fmt.Sprintf(`%q:%d`, name, numbers[name])
	}
	return "{" + strings.Join(parts, ",") + "}"
}

// five writes the numbers of the five goods.
func five(numbers map[string]int) string {
	var all []int
	for _, good := range refGoods() {
		all = append(all, numbers[good])
	}
	return list(all)
}

func refWords(of []string) string {
	if len(of) == 0 {
		return "[]"
	}
	return `["` + strings.Join(of, `","`) + `"]`
}

func list(numbers []int) string { return strings.ReplaceAll(fmt.Sprint(numbers), " ", ",") }

func refTable(numbers [][]int) string { return strings.ReplaceAll(fmt.Sprint(numbers), " ", ",") }
