package caption

import (
	"strings"

	"islas/game/puertorico"
)

// Plantation says what a plantation produces, what that sells for, and how it fits what a player has.
func Plantation(text Text, p *puertorico.Player, t puertorico.Tile) string {
	g, name, places := puertorico.Good(t), Tile(text, t), 0
	own, _ := p.Tiles(t)
	if g == puertorico.Corn {
		return text("tile.tip-corn", "name", name) + "\n" + text("tile.own-corn", "n", own)
	}
	for _, b := range puertorico.Plants(g) {
		if p.Has(b) {
			places += b.Circles()
		}
	}
	return text("tile.tip", "name", name, "good", Kind(text, g), "n", g.Price()) + "\n" + text("tile.own", "n", own, "places", places)
}

// Stack says how many tiles of each kind lie face down and how many are discarded.
func Stack(text Text, s *puertorico.State) string {
	tip, left, gone := text("tiles.stack", "n", s.Stack()), s.StackOf(), s.Discards()
	var down puertorico.Barrels // as many barrels as there are tiles
	for g := range down {
		down[g] = uint8(left[g])
	}
	if kinds := Barrels(text, down); kinds != "" {
		tip = text("tiles.kinds", "what", tip, "list", kinds)
	}
	if kinds := Barrels(text, gone); kinds != "" {
		tip += "\n" + text("tiles.discards", "list", kinds)
	}
	return tip
}

// Island is a list of the tiles of a player and how many of each kind have a worker.
func Island(text Text, p *puertorico.Player) string {
	var list []string
	for t := range puertorico.Tile(puertorico.TileKinds) {
		if n, worked := p.Tiles(t); n > 0 {
			list = append(list, Tile(text, t)+", "+Staff(text, worked, n))
		}
	}
	if len(list) == 0 {
		return text("staff.no-tiles")
	}
	return text("staff.tiles", "list", strings.Join(list, "; "))
}
