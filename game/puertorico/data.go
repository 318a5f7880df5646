package puertorico

import (
	"cmp"

	assets "islas/assets/puertorico"
	"islas/game/internal/sheet"
)

// The content of the data files, read once and never changed.
var (
	buildings, buildingsFault = readBuildings(assets.Buildings)
	tiles, tilesFault         = readTiles(assets.Tiles)
	setups, setupsFault       = readSetups(assets.Setup)
)

// DataFault returns what is wrong with the data files: file, line, what was found and what was expected, in one sentence. If it
// is not nil, nothing of this package may be used.
func DataFault() error { return cmp.Or(buildingsFault, tilesFault, setupsFault) }

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

// The ids are in the program, too: a row that has moved would give a building the effect of another.
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
	s := sheet.Open("assets/puertorico/tiles.csv", data, tileColumns, TileKinds, TileKinds)
	all, ofTwo := 0, 0 // plantations
	for i := 0; i < TileKinds && s.Err() == nil; i++ {
		s.At(i)
		s.Word(0, tileIDs[i])
		p := plot{id: s.Cell(0), tiles: s.Number(3, 1, 20), tiles2: s.Number(4, 1, 20)}
		if Tile(i) != Quarry {
			p.goods, p.goods2, p.price = s.Number(5, 1, 20), s.Number(6, 1, 20), s.Number(7, 0, 10)
			if all, ofTwo = all+p.tiles, ofTwo+p.tiles2; max(all, ofTwo) > allTiles {
				s.Fail("there must be at most %d plantations, not %d", allTiles, max(all, ofTwo))
			}
		}
		t[i] = p
	}
	return t, s.Err()
}

// readBuildings reads buildings.csv.
func readBuildings(data string) (t [Buildings]blueprint, err error) {
	s := sheet.Open("assets/puertorico/buildings.csv", data, buildingColumns, Buildings, Buildings)
	for i := 0; i < Buildings && s.Err() == nil; i++ {
		s.At(i)
		s.Word(0, buildingIDs[i])
		b := blueprint{id: s.Cell(0), good: NoGood}
		b.class = Class(s.Word(3, "production-small", "production-large", "violet-small", "violet-large"))
		if b.class <= LargeProduction {
			b.good = Good(s.Word(4, tileIDs[:Goods]...))
		} else {
			s.Word(4, "")
		}
		b.column, b.cost, b.points = s.Number(5, 1, 4), s.Number(6, 1, 20), s.Number(7, 1, 10)
		b.circles, b.spaces = s.Number(8, 1, 3), s.Number(9, 1, 2)
		b.supply, b.supplyOfTwo = s.Number(10, 1, 9), s.Number(11, 1, 9)
		t[i] = b
	}
	return t, s.Err()
}

// readSetups reads setup.csv; the row of n players is at n - MinSeats.
func readSetups(data string) (t [MaxSeats - MinSeats + 1]start, err error) {
	s := sheet.Open("assets/puertorico/setup.csv", data, setupColumns, len(t), len(t))
	for i := 0; i < len(t) && s.Err() == nil; i++ {
		s.At(i)
		seats := s.Number(0, MinSeats+i, MinSeats+i)
		b := start{doubloons: s.Number(1, 0, 20), points: s.Number(3, 1, 200), colonists: s.Number(4, 1, 150), ship: s.Number(5, 1, 20)}
		b.tiles, b.cargo = plantations(s, 2, seats), sizes(s, 7)
		b.prospectors, b.picks = s.Number(9, 0, 2), s.Number(11, 1, int(Prospector1)+s.Number(9, 0, 2))
		b.row, b.quarries = s.Number(13, 1, maxRow), s.Number(14, 0, 20)
		t[i] = b
	}
	return t, s.Err()
}
