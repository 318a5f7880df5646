package puertorico

import (
	"strings"
	"testing"

	assets "islas/assets/puertorico"
)

// TestData: the data files agree with the rules page about the components (section 2).
func TestData(t *testing.T) {
	classes, copies, ofTwo := map[Class]int{}, map[Class]int{}, map[Class]int{}
	for b := range Building(Buildings) {
		classes[b.Class()]++
		copies[b.Class()] += b.Copies(3)
		ofTwo[b.Class()] += b.Copies(2)
		if (b.Class() == LargeViolet) != (b.Spaces() == 2) || b.Violet() != (b.Good() == NoGood) || b.Points() != b.Column() {
			t.Errorf("%v: %d spaces, %d points", b, b.Spaces(), b.Points())
		}
		if b.Violet() && b.Circles() != 1 || b.Class() == SmallProduction && b.Circles() != 1 {
			t.Errorf("%v has %d circles", b, b.Circles())
		}
		if other, ok := BuildingByID(b.ID()); !ok || other != b {
			t.Errorf("%v is found as %v", b, other)
		}
	}
	want := map[Class][3]int{SmallProduction: {2, 8, 4}, LargeProduction: {4, 12, 8}, SmallViolet: {12, 24, 12}, LargeViolet: {5, 5, 5}}
	for class, n := range want {
		if got := [3]int{classes[class], copies[class], ofTwo[class]}; got != n {
			t.Errorf("class %d: types, copies and copies for two are %v, want %v", class, got, n)
		}
	}
	for kind, n := range []struct{ tiles, barrels, price int }{{10, 10, 0}, {12, 11, 1}, {11, 11, 2}, {9, 9, 3}, {8, 9, 4}} {
		g := Good(kind)
		if Tile(g).Copies(4) != n.tiles || g.Barrels(4) != n.barrels || g.Price() != n.price {
			t.Errorf("%v: %d tiles, %d barrels, price %d, want %v", g, Tile(g).Copies(4), g.Barrels(4), g.Price(), n)
		}
	}
	if Quarry.Copies(4) != 8 || Quarry.Copies(2) != 5 {
		t.Errorf("there are %d quarries, %d for two", Quarry.Copies(4), Quarry.Copies(2))
	}
	for id, want := range map[string]string{"none": "none", "": "none", "Corn": "none", "quarry": "quarry"} {
		if tile, _ := TileByID(id); tile.ID() != want {
			t.Errorf("tile %q is found as %v", id, tile)
		}
	}
}

// readers returns the readers of the data files by their content.
func readers() map[string]func(string) error {
	return map[string]func(string) error{
		assets.Buildings: func(data string) error { _, err := readBuildings(data); return err },
		assets.Tiles:     func(data string) error { _, err := readTiles(data); return err },
		assets.Setup:     func(data string) error { _, err := readSetups(data); return err },
	}
}

// TestBadData: a missing, doubled or moved line and an emptied or senseless cell are refused in one sentence with their place.
func TestBadData(t *testing.T) {
	for data, read := range readers() {
		lines := strings.Split(strings.TrimSuffix(data, "\n"), "\n")
		refuse := func(what string, lines []string) {
			t.Helper()
			err := read(strings.Join(lines, "\n") + "\n")
			if err == nil {
				t.Errorf("%s is accepted: %.60q", what, lines[min(1, len(lines)-1)])
			} else if !strings.Contains(err.Error(), ".csv: ") || strings.Contains(err.Error(), "\n") {
				t.Errorf("%s: the error is %q", what, err)
			}
		}
		refuse("nothing", nil)
		for i := 1; i < len(lines); i++ {
			refuse("a line too few", append(append([]string{}, lines[:i]...), lines[i+1:]...))
			refuse("a line too many", append(append([]string{}, lines[:i]...), lines[i-1:]...))
			moved := append([]string{}, lines...)
			moved[i], moved[1+i%(len(lines)-1)] = moved[1+i%(len(lines)-1)], moved[i]
			refuse("two lines exchanged", moved)
			short := append([]string{}, lines...)
			short[i] = short[i][:strings.LastIndexByte(short[i], ',')]
			refuse("a cell too few", short)
			for _, nonsense := range []string{"", "x", "-1", "1000", "1.5"} {
				bad := append([]string{}, lines...)
				cells := strings.Split(bad[i], ",")
				cells[0] = nonsense
				bad[i] = strings.Join(cells, ",")
				refuse("the first cell "+nonsense, bad)
			}
		}
	}
}

// TestBadDataIsNamed: the error gives file, line and column, and what was expected.
func TestBadDataIsNamed(t *testing.T) {
	for _, c := range []struct{ data, old, new, want string }{
		{assets.Tiles, "id,name", "key,name", "tiles.csv: line 1: the header must be " + tileColumns},
		{assets.Tiles, "Zucker,11,", "Zucker,eleven,", `tiles.csv: line 4: tiles must be a number from 1 to 20, not "eleven"`},
		{assets.Tiles, "Coffee,Kaffee,8", "Coffee,Kaffee,9", "tiles.csv: line 6: there must be at most 50 plantations, not 51"},
		{assets.Tiles, "quarry,", "\nquarries,", `tiles.csv: line 8: id must be "quarry", not "quarries"`},
		{assets.Tiles, "Steinbruch", "Stein\"bruch", "tiles.csv: parse error on line 7"},
		{assets.Buildings, "Hacienda,Hazienda,", "Hacienda,", "buildings.csv: line 9: there must be 14 cells, not 13"},
		{assets.Buildings, "hacienda,", "wharf,", `buildings.csv: line 9: id must be "hacienda", not "wharf"`},
		{assets.Buildings, "Werft,violet-small,,", "Werft,violet-small,corn,", `buildings.csv: line 19: good must be "", not "corn"`},
		{assets.Buildings, "Werft,violet-small", "Werft,violet", `buildings.csv: line 19: kind must be "production-small" or "production-large" or "violet-small"`},
		{assets.Buildings, "Hafen,violet-small,,3", "Hafen,violet-small,,5", `buildings.csv: line 18: column must be a number from 1 to 4, not "5"`},
		{assets.Setup, "\n3,", "\n4,", `setup.csv: line 3: players must be 3, not "4"`},
		{assets.Setup, "indigo indigo corn,", "indigo indigo quarry,", `setup.csv: line 3: start_tiles_from_governor must be names of plantations`},
		{assets.Setup, "indigo indigo corn,", "indigo corn,", `setup.csv: line 3: start_tiles_from_governor must be 3 plantations, not "indigo corn"`},
		{assets.Setup, "indigo indigo corn,", "indigo indigo corn maize,", "setup.csv: line 3: start_tiles_from_governor must be names"},
		{assets.Setup, "4 5 6", "4 6 5", `setup.csv: line 3: cargo_ships must be rising numbers from 1 to 15, not "4 6 5"`},
		{assets.Setup, "4 5 6", "4 5 6 7", `setup.csv: line 3: cargo_ships must be 1 to 3 numbers, not "4 5 6 7"`},
		{assets.Setup, "4 5 6", "", `setup.csv: line 3: cargo_ships must be 1 to 3 numbers, not ""`},
		{assets.Setup, ",6,0,1,3,", ",6,0,1,7,", `setup.csv: line 3: picks_per_round must be a number from 1 to 6, not "7"`},
		{assets.Setup, "\n5,", "\n\n5,4\n5,", "setup.csv: line 6: there must be 17 cells, not 2"},
		{assets.Setup + "6,\n", "", "", "setup.csv: line 6: there must be 17 cells, not 2"},
		{assets.Setup + strings.Split(assets.Setup, "\n")[4], "", "", "setup.csv: line 6: there must be only 4 rows below the header"},
		{strings.Split(assets.Setup, "\n")[0], "", "", "setup.csv: there must be 4 rows below the header, not 0"},
		{"", "", "", "there must be 4 rows below the header, not 0"},
	} {
		data := strings.Replace(c.data, c.old, c.new, 1)
		if c.old != "" && data == c.data {
			t.Fatalf("%q is not in the data", c.old)
		}
		said := false
		var all []string
		for _, read := range readers() {
			if err := read(data); err != nil {
				all = append(all, err.Error())
				said = said || strings.Contains(err.Error(), c.want)
			}
		}
		if !said {
			t.Errorf("with %q for %q the errors are %q, want %q", c.new, c.old, all, c.want)
		}
	}
}

// FuzzData: no data make a reader panic; errors are one sentence.
func FuzzData(f *testing.F) {
	for data := range readers() {
		f.Add(data)
		f.Add(strings.ReplaceAll(data, "1", "-"))
		f.Add(strings.ReplaceAll(data, "corn", "corn corn"))
	}
	f.Fuzz(func(t *testing.T, data string) {
		for _, read := range readers() {
			if err := read(data); err != nil && len(err.Error()) > 2000 {
				t.Errorf("the error has %d bytes", len(err.Error()))
			}
		}
	})
}
