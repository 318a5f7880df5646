package puertorico

import (
	"encoding/csv"
	"fmt"
	"strconv"
	"strings"

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

// sheet is a CSV file that is read cell by cell; the first thing that is wrong stays in err.
type sheet struct {
	name string
	rows [][]string
	line int // of the row at hand, from 1
	row  []string
	err  error
}

// openSheet reads a file that must have so many rows below its header.
func openSheet(name, data string, columns, rows int) *sheet {
	s := &sheet{name: name}
	r := csv.NewReader(strings.NewReader(data))
	r.FieldsPerRecord = columns
	if s.rows, s.err = r.ReadAll(); s.err != nil {
		s.err = fmt.Errorf("%s: %w", name, s.err)
	} else if len(s.rows) != rows+1 {
		s.err = fmt.Errorf("%s: want a header and %d rows, there are %d rows", name, rows, len(s.rows))
	}
	return s
}

// at goes to row i below the header.
func (s *sheet) at(i int) { s.line, s.row = i+2, s.rows[i+1] }

// fail notes what is wrong with the row at hand.
func (s *sheet) fail(format string, args ...any) {
	if s.err == nil {
		s.err = fmt.Errorf("%s: line %d: %s", s.name, s.line, fmt.Sprintf(format, args...))
	}
}

// number returns a whole number from low to high.
func (s *sheet) number(column, low, high int) int {
	n, err := strconv.Atoi(s.row[column])
	if err != nil || n < low || n > high {
		s.fail("%s must be a number from %d to %d, not %q", s.rows[0][column], low, high, s.row[column])
	}
	return n
}

// word returns the place of a cell in a list of words.
func (s *sheet) word(column int, words ...string) int {
	for i, w := range words {
		if s.row[column] == w {
			return i
		}
	}
	s.fail("%s must be one of %s, not %q", s.rows[0][column], strings.Join(words, ", "), s.row[column])
	return 0
}

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
	s := openSheet("tiles.csv", data, 8, TileKinds)
	for i := 0; i < TileKinds && s.err == nil; i++ {
		s.at(i)
		s.word(0, tileIDs[i])
		p := plot{id: s.row[0], tiles: s.number(3, 1, 20), tiles2: s.number(4, 1, 20)}
		if Tile(i) != Quarry {
			p.goods, p.goods2, p.price = s.number(5, 1, 20), s.number(6, 1, 20), s.number(7, 0, 10)
		}
		t[i] = p
	}
	return t, s.err
}

// readBuildings reads buildings.csv.
func readBuildings(data string) (t [Buildings]blueprint, err error) {
	s := openSheet("buildings.csv", data, 14, Buildings)
	for i := 0; i < Buildings && s.err == nil; i++ {
		s.at(i)
		s.word(0, buildingIDs[i])
		b := blueprint{id: s.row[0], good: NoGood}
		b.class = Class(s.word(3, "production-small", "production-large", "violet-small", "violet-large"))
		if b.class <= LargeProduction {
			b.good = Good(s.word(4, tileIDs[:Goods]...))
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
	s := openSheet("setup.csv", data, 17, len(t))
	for i := 0; i < len(t) && s.err == nil; i++ {
		s.at(i)
		seats := s.number(0, MinSeats+i, MinSeats+i)
		b := start{doubloons: s.number(1, 0, 20), points: s.number(3, 1, 200), colonists: s.number(4, 1, 150), ship: s.number(5, 1, 20)}
		for _, id := range strings.Fields(s.row[2]) {
			if tile, ok := indexOf(tileIDs[:Goods], id); ok {
				b.tiles = append(b.tiles, Tile(tile))
			}
		}
		if len(b.tiles) != seats {
			s.fail("%s must be a plantation for each player, not %q", s.rows[0][2], s.row[2])
		}
		for _, size := range strings.Fields(s.row[7]) {
			n, _ := strconv.Atoi(size)
			if n < 1 || n > 15 || len(b.cargo) > 0 && n <= b.cargo[len(b.cargo)-1] || len(b.cargo) == maxShips {
				s.fail("%s must be at most %d rising numbers, not %q", s.rows[0][7], maxShips, s.row[7])
			}
			b.cargo = append(b.cargo, n)
		}
		b.prospectors, b.picks = s.number(9, 0, 2), s.number(11, 1, Roles)
		b.row, b.quarries = s.number(13, 1, maxRow), s.number(14, 0, 20)
		t[i] = b
	}
	return t, s.err
}

func indexOf(list []string, s string) (int, bool) {
	for i, w := range list {
		if w == s {
			return i, true
		}
	}
	return 0, false
}
