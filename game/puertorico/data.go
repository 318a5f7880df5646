package puertorico

import (
	assets "islas/assets/puertorico"
)

// What the data say, read once and never written again.
var (
	buildings = must(readBuildings(assets.Buildings))
	tiles     = must(readTiles(assets.Tiles))
	setups    = must(readSetups(assets.Setup))
)

// must returns the data that was read from a file embedded in the program. Data that was embedded broken is a mistake in
// the build and stops the program at its start.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// plot is a row of tiles.csv: a kind of tiles, and of barrels if it is a plantation.
type plot struct {
	id                                  string
	tiles, tiles2, goods, goods2, price int
}

// start is a row of setup.csv.
type start struct {
	doubloons       int
	tiles           []Tile // from the governor on
	points          int
	colonists, ship int
	cargo           []int // capacities of the cargo ships, rising
	prospectors     int
	picks           int // roles taken in a round
	row             int // tiles of the open row
	quarries        int
}

// The headers of the files.
const (
	tileColumns     = "id,name_en,name_de,tiles,tiles_2p,goods,goods_2p,price"
	buildingColumns = "id,name_en,name_de,kind,good,column,cost,vp,circles,spaces,supply,supply_2p,effect_en,effect_de"
	setupColumns    = "players,doubloons_each,start_tiles_from_governor,points,colonists_supply,colonists_ship,colonists_total," +
		"cargo_ships,role_cards,prospectors,picks_each,picks_per_round,unused_roles,row,quarries,face_down_after_setup,buildings_each"
)

// The ids stand in the program, too: a row that has moved would give a building the effect of another.
var (
	tileIDs     = []string{"corn", "indigo", "sugar", "tobacco", "coffee", "quarry"}
	buildingIDs = []string{
		"small-indigo-plant", "small-sugar-mill", "indigo-plant", "sugar-mill", "tobacco-storage", "coffee-roaster", "small-market",
		"hacienda", "construction-hut", "small-warehouse", "hospice", "office", "large-market", "large-warehouse", "factory",
		"university", "harbour", "wharf", "guild-hall", "residence", "fortress", "customs-house", "city-hall",
	}
)

// readTiles reads tiles.csv.
func readTiles(data string) (t [TileKinds]plot, err error) {
	s := openSheet("tiles.csv", data, tileColumns, TileKinds)
	all, ofTwo := 0, 0 // plantations
	for i := 0; i < TileKinds && s.err == nil; i++ {
		s.at(i)
		s.word(0, tileIDs[i])
		p := plot{id: s.row[0], tiles: s.number(3, 1, 20), tiles2: s.number(4, 1, 20)}
		if Tile(i) != Quarry {
			p.goods, p.goods2, p.price = s.number(5, 1, 20), s.number(6, 1, 20), s.number(7, 0, 10)
			if all, ofTwo = all+p.tiles, ofTwo+p.tiles2; max(all, ofTwo) > allTiles {
				s.fail("there must be at most %d plantations, not %d", allTiles, max(all, ofTwo))
			}
		}
		t[i] = p
	}
	return t, s.err
}

// readBuildings reads buildings.csv.
func readBuildings(data string) (t [Buildings]blueprint, err error) {
	s := openSheet("buildings.csv", data, buildingColumns, Buildings)
	for i := 0; i < Buildings && s.err == nil; i++ {
		s.at(i)
		s.word(0, buildingIDs[i])
		b := blueprint{id: s.row[0], good: NoGood}
		b.class = Class(s.word(3, "production-small", "production-large", "violet-small", "violet-large"))
		if b.class <= LargeProduction {
			b.good = Good(s.word(4, tileIDs[:Goods]...))
		} else {
			s.word(4, "")
		}
		b.column, b.cost, b.points = s.number(5, 1, 4), s.number(6, 1, 20), s.number(7, 1, 10)
		b.circles, b.spaces = s.number(8, 1, 3), s.number(9, 1, 2)
		b.supply, b.supplyOfTwo = s.number(10, 1, 9), s.number(11, 1, 9)
		t[i] = b
	}
	return t, s.err
}

// readSetups reads setup.csv; the row of n players is at n - MinSeats.
func readSetups(data string) (t [MaxSeats - MinSeats + 1]start, err error) {
	s := openSheet("setup.csv", data, setupColumns, len(t))
	for i := 0; i < len(t) && s.err == nil; i++ {
		s.at(i)
		seats := s.number(0, MinSeats+i, MinSeats+i)
		b := start{doubloons: s.number(1, 0, 20), points: s.number(3, 1, 200), colonists: s.number(4, 1, 150), ship: s.number(5, 1, 20)}
		b.tiles, b.cargo = s.plantations(2, seats), s.sizes(7)
		b.prospectors, b.picks = s.number(9, 0, 2), s.number(11, 1, int(Prospector1)+s.number(9, 0, 2))
		b.row, b.quarries = s.number(13, 1, maxRow), s.number(14, 0, 20)
		t[i] = b
	}
	return t, s.err
}
