package board

import (
	"encoding/json"
	"slices"
	"testing"

	"islas/game/islas"
)

// sketch is an island file under construction, damaged as a test needs before it is read.
type sketch struct {
	ID     string       `json:"id"`
	Name   string       `json:"name"`
	Points [][]float64  `json:"points"`
	Fields []fieldEntry `json:"fields"`
	River  [][]int      `json:"river"`
	Road   [][]int      `json:"road"`
	Extra  any          `json:"decoration,omitempty"`

	columns int
}

// fieldEntry is a field of it; a plot has a number.
type fieldEntry struct {
	Kind   Kind      `json:"kind"`
	Plot   *int      `json:"plot"`
	Border []int     `json:"border"`
	Site   []float64 `json:"site"`
}

// wallHeight is the height of a row of a wall, wallWidth the width of a letter, in board units.
const wallHeight, wallWidth = 120, 100

// wall draws an island as a wall of bricks: each letter is 100 units wide, a run of one letter is a field. Small letters
// are plots, from a on; V is the village, F the farmland, other capitals are mountains, a point is the sea.
func wall(rows ...string) *sketch {
	s := &sketch{ID: "wall", Name: "Wall", columns: len(rows[0]) + 1}
	for y := range len(rows) + 1 {
		for x := range s.columns {
			s.Points = append(s.Points, []float64{float64(20 + wallWidth*x), float64(20 + wallHeight*y)})
		}
	}
	for y, row := range rows {
		for x := 0; x < len(row); {
			end := x
			for end < len(row) && row[end] == row[x] {
				end++
			}
			e := fieldEntry{Kind: Mountain}
			for k := x; k <= end; k++ {
				e.Border = append(e.Border, s.at(k, y))
			}
			for k := end; k >= x; k-- {
				e.Border = append(e.Border, s.at(k, y+1))
			}
			switch c := row[x]; {
			case c == 'V':
				e.Kind = Village
			case c == 'F':
				e.Kind = Farmland
			case c >= 'a':
				number := int(c - 'a')
				e.Kind, e.Plot = Plot, &number
				e.Site = []float64{20 + wallWidth*float64(x+end)/2, 20 + wallHeight*(float64(y)+.5)}
			}
			if row[x] != '.' {
				s.Fields = append(s.Fields, e)
			}
			x = end
		}
	}
	return s
}

// at returns the point at a corner of the wall's grid.
func (s *sketch) at(x, y int) int { return y*s.columns + x }

// course returns a path over corners of the wall's grid, given as x, y, x, y, ...
func (s *sketch) course(xy ...int) []int {
	var path []int
	for p := range slices.Chunk(xy, 2) {
		path = append(path, s.at(p[0], p[1]))
	}
	return path
}

// valid returns an island that Read accepts.
func valid() *sketch {
	s := wall(
		"aabbccdd.",
		".eeVVFFff",
		"ggMMNNhh.",
		".iijjkkll")
	s.River = [][]int{s.course(2, 2, 2, 3, 1, 3, 1, 4)}
	s.Road = [][]int{s.course(3, 1, 4, 1, 4, 0)}
	return s
}

func (s *sketch) encode(t testing.TB) []byte {
	t.Helper()
	data, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestWall(t *testing.T) {
	s := valid()
	// What a reader does not know, the direction of a border and where it starts do not matter.
	s.Extra = map[string]any{"palms": []int{1, 2}}
	slices.Reverse(s.Fields[3].Border)
	s.Fields[4].Border = append(s.Fields[4].Border[2:], s.Fields[4].Border[:2]...)
	is, err := Read(s.encode(t))
	if err != nil {
		t.Fatal(err)
	}
	plots := func(letters string) (set islas.PlotSet) {
		for _, c := range letters {
			set |= 1 << (c - 'a')
		}
		return set
	}
	g := is.Geography()
	wantNear := [islas.Features]islas.PlotSet{
		islas.Coast: plots("abcdefghijkl"), islas.Village: plots("bce"), islas.River: plots("gi"),
		islas.Mountain: plots("eghijk"), islas.Farmland: plots("cdfh"), islas.Road: plots("bc"),
	}
	if g.Near != wantNear {
		t.Errorf("near: %012b, want %012b", g.Near, wantNear)
	}
	for plot, want := range []string{"be", "ace", "bd", "cf", "abg", "dh", "ei", "fkl", "gj", "ik", "hjl", "hk"} {
		if g.Neighbours[plot] != plots(want) {
			t.Errorf("neighbours of %c: %012b, want %s", 'a'+plot, g.Neighbours[plot], want)
		}
	}
	if n := len(is.Outline()); n != 9+9+6+6 {
		t.Errorf("the outline has %d points", n)
	}
}
