package board

import (
	"math"
	"strings"
	"testing"

	assets "islas/assets/islas"
	"islas/game/islas"
	"islas/game/islas/board/internal/plane"
)

func shipped(t testing.TB) []*Island {
	t.Helper()
	all, err := All()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestShipped checks what reading the islands takes for granted.
func TestShipped(t *testing.T) {
	all := shipped(t)
	if len(all) != 6 {
		t.Fatalf("%d islands", len(all))
	}
	list, err := rows()
	if err != nil {
		t.Fatal(err)
	}
	for i, is := range all {
		if is.ID != list[i].ID || is.ID != IDs()[i] {
			t.Errorf("island %d is %s", i, is.ID)
		}
		if is.Counts() != list[i].Counts {
			t.Errorf("%s: counts %v, want %v", is.ID, is.Counts(), list[i].Counts)
		}
		land := 0.0
		for f := range is.Fields {
			land += math.Abs(plane.Area(is.Polygon(f)))
		}
		if whole := plane.Area(is.Line(is.Outline())); math.Abs(land-whole) > 0.01 {
			t.Errorf("%s: the fields cover %.1f square units, the shore encloses %.1f", is.ID, land, whole)
		}
	}
}

// TestAdjacency computes what lies next to what a second time, from the picture alone: it walks along every plot's border, looks
// a little beyond it, and measures how near river and road are.
func TestAdjacency(t *testing.T) {
	const beyond, enough = 0.25, 15.0 // board units
	for _, is := range shipped(t) {
		seen := make([]map[any]float64, islas.Plots) // length of border by what lies beyond it
		for p := range seen {
			seen[p] = map[any]float64{}
			poly := is.Polygon(is.FieldOf(p))
			for i, a := range poly {
				b := poly[(i+1)%len(poly)]
				steps := math.Ceil(plane.Dist(a, b) / 0.5)
				out := plane.Mul(plane.Point{b[1] - a[1], a[0] - b[0]}, beyond/plane.Dist(a, b))
				for s := 0.5; s < steps; s++ {
					at := plane.Lerp(a, b, s/steps)
					q := plane.Add(at, out)
					if plane.Inside(q, poly) {
						q = plane.Sub(at, out)
					}
					length := plane.Dist(a, b) / steps
					seen[p][is.beyond(q)] += length
					for name, paths := range map[islas.Feature][][]int{islas.River: is.River, islas.Road: is.Road} {
						if is.nearest(at, paths) < 1e-6 {
							seen[p][name] += length
						}
					}
				}
			}
		}
		var g islas.Geography
		for p, lengths := range seen {
			for what, length := range lengths {
				if length < enough {
					continue
				}
				switch what := what.(type) {
				case int:
					g.Neighbours[p] |= 1 << what
				case islas.Feature:
					g.Near[what] |= 1 << p
				}
			}
		}
		if have := is.Geography(); have != g {
			t.Errorf("%s: the borders say %v, the picture says %v", is.ID, have, g)
		}
	}
}

// beyond returns what lies at a place: the number of a plot, or a feature.
func (is *Island) beyond(q plane.Point) any {
	for f, field := range is.Fields {
		if plane.Inside(q, is.Polygon(f)) {
			switch field.Kind {
			case Plot:
				return field.Plot
			case Village:
				return islas.Village
			case Farmland:
				return islas.Farmland
			default:
				return islas.Mountain
			}
		}
	}
	return islas.Coast
}

// nearest returns the distance of a place from some paths.
func (is *Island) nearest(q plane.Point, paths [][]int) float64 {
	d := math.Inf(1)
	for _, path := range paths {
		for i := 1; i < len(path); i++ {
			d = min(d, plane.SegmentDist(q, is.Points[path[i-1]], is.Points[path[i]]))
		}
	}
	return d
}

func TestCheckSet(t *testing.T) {
	all := shipped(t)
	twin := *all[0]
	twin.ID = "twin"
	err := CheckSet(append(all, &twin))
	if err == nil || !strings.Contains(err.Error(), "islands tenerife and twin spread their features over the plots alike") {
		t.Errorf("two islands alike: %v", err)
	}
}

func TestLoadUnknown(t *testing.T) {
	for _, id := range []string{"", "atlantis", "../islands/tenerife", "TENERIFE"} {
		_, err := Load(id)
		if err == nil || !strings.Contains(err.Error(), "there are tenerife, gran-canaria, la-palma") {
			t.Errorf("%q: %v", id, err)
		}
	}
}

func TestNotAnIsland(t *testing.T) {
	for data, want := range map[string]string{
		"":                         "not JSON",
		"[]":                       "not JSON",
		"{":                        "not JSON",
		`{"points": [["a", "b"]]}`: "not JSON",
		`{"id": "x", "name": "X"}`: "0 plots",
	} {
		if _, err := Read([]byte(data)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.30q: %v, want %q", data, err, want)
		}
	}
}

// FuzzRead: reading never panics, and an accepted file is an island on which the rules can rely.
func FuzzRead(f *testing.F) {
	f.Add(valid().encode(f))
	for _, id := range IDs() {
		data, err := assets.Islands.ReadFile("islands/" + id + ".json")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		is, err := Read(data)
		if err != nil {
			if is != nil || strings.Contains(err.Error(), "\n") {
				t.Errorf("island %v, error %q", is, err)
			}
			return
		}
		g := is.Geography()
		for p, near := range g.Neighbours {
			if near>>p&1 == 1 || near == 0 || near&^islas.AllPlots != 0 {
				t.Errorf("plot %d has the neighbours %012b", p, near)
			}
			for q := range g.Neighbours {
				if near>>q&1 != g.Neighbours[q]>>p&1 {
					t.Errorf("plots %d and %d disagree", p, q)
				}
			}
		}
		for feature, plots := range g.Near {
			if plots&^islas.AllPlots != 0 {
				t.Errorf("plots %b lie next to feature %d", plots, feature)
			}
		}
		if len(is.Outline()) < 3 {
			t.Error("no outline")
		}
	})
}
