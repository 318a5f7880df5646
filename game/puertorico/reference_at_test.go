package puertorico

import (
	"encoding/json"
	"strings"
)

// ReferenceAt begins in the middle of a game, where a role is to be taken and no end is triggered: a state line gives the
// position, and stack the tiles that lie face down.
func ReferenceAt(state string, stack map[string]int, draw func() string) (*Reference, error) {
	var line refLine
	if err := json.Unmarshal([]byte(state), &line); err != nil {
		return nil, err
	}
	g := blank(len(line.Seats), draw)
	for i, seat := range line.Seats {
		p := g.players[i]
		p.doubloons, p.chips, p.sanJuan = seat.Doubloons, seat.Chips, seat.SanJuan
		for k, good := range refGoods() {
			p.goods[good] = seat.Goods[k]
		}
		for tile, n := range seat.Tiles {
			p.tiles[tile], p.occupied[tile] = n[0], n[1]
		}
		var err error
		if p.buildings, err = keys(seat.Buildings); err != nil {
			return nil, err
		}
		if err := json.Unmarshal(seat.Buildings, &p.colonists); err != nil {
			return nil, err
		}
	}
	for k, good := range refGoods() {
		g.goods[good] = line.Supply.Goods[k]
	}
	for _, ship := range line.Cargo {
		g.cargo = append(g.cargo, &refShip{ship.Size, ship.Kind, ship.N})
	}
	g.points, g.supply, g.quarries, g.left = line.Supply.Points, line.Supply.Colonists, line.Supply.Quarries, line.Supply.Buildings
	g.ship, g.house, g.row, g.discards, g.roles = line.Ship, line.House, line.Row, line.Discards, line.Roles
	g.governor, g.round, g.stack = line.Governor, line.Round, stack
	g.begin(func() { g.play(len(refRoles(refNumber(g.setup["prospectors"]))) - len(g.roles)) })
	return g, nil
}

// refLine is a state line in its JSON form.
type refLine struct {
	Seats []struct {
		Doubloons, Chips int
		Goods            [5]int
		Tiles            map[string][2]int
		Buildings        json.RawMessage
		SanJuan          int `json:"san_juan"`
	}
	Supply struct {
		Points, Colonists, Quarries int
		Goods                       [5]int
		Buildings                   map[string]int
	}
	Ship  int
	Cargo []struct {
		Size int
		Kind string
		N    int
	}
	House, Row      []string
	Discards, Roles map[string]int
	Governor, Round int
}

// keys returns the names in an object in the order written.
func keys(object json.RawMessage) (names []string, err error) {
	d := json.NewDecoder(strings.NewReader(string(object)))
	for depth := 0; d.More() || depth == 0; depth++ {
		token, err := d.Token()
		if err != nil {
			return nil, err
		}
		if name, ok := token.(string); ok {
			names = append(names, name)
		}
	}
	return names, nil
}
