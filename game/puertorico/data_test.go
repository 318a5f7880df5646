package puertorico

import (
	"strings"
	"testing"

	assets "islas/assets/puertorico"
)

// TestData: what the rules page says of the components (section 2) is what the data files hold.
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

// readers are the readers of the data files with what they read.
func readers() map[string]func(string) error {
	return map[string]func(string) error{
		assets.Buildings: func(data string) error { _, err := readBuildings(data); return err },
		assets.Tiles:     func(data string) error { _, err := readTiles(data); return err },
		assets.Setup:     func(data string) error { _, err := readSetups(data); return err },
	}
}

// TestBadData: a line missing, doubled or moved, a cell emptied or made nonsense is refused in one sentence that says where.
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

// FuzzData: no data whatever make a reader panic; what it refuses it refuses in one sentence.
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
