package main

import (
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	assets "islas/assets/islas"
	"islas/game/islas/board"
	"islas/game/islas/board/internal/plane"
)

func TestRunIsDeterministic(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long: make test-all runs it")
	}
	dir := t.TempDir()
	var files [][]byte
	for _, name := range []string{"a", "b"} {
		out := filepath.Join(dir, name+".json")
		if err := run("la-palma", 1, effort{tries: 25, finalists: 3, moves: 4000}, out); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := board.Read(data); err != nil {
			t.Error(err)
		}
		files = append(files, data)
	}
	if string(files[0]) != string(files[1]) {
		t.Error("the same seed made two different islands")
	}
}

func TestRunRefuses(t *testing.T) {
	none := filepath.Join(t.TempDir(), "none.json")
	if err := run("atlantis", 1, effort{}, none); err == nil || !strings.Contains(err.Error(), "choose one of tenerife, ") {
		t.Errorf("unknown island: %v", err)
	}
	if err := run("tenerife", 1, effort{}, none); err == nil || !strings.Contains(err.Error(), "more -tries") {
		t.Errorf("no tries: %v", err)
	}
	if _, err := os.Stat(none); err == nil {
		t.Error("a file was written")
	}
}

// TestUnwritable: a place that cannot be written is told of before the search, and what is there stays.
func TestUnwritable(t *testing.T) {
	nowhere := filepath.Join(t.TempDir(), "no", "such", "folder")
	endless := effort{tries: 1 << 30, finalists: 1, moves: 1}
	if err := run("tenerife", 1, endless, nowhere); err == nil || !strings.HasPrefix(err.Error(), "-o: the file cannot be written") {
		t.Errorf("%v", err)
	}
	there := filepath.Join(t.TempDir(), "there.json")
	if err := os.WriteFile(there, []byte("mine"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := writable(there); err != nil {
		t.Error(err)
	}
	if data, err := os.ReadFile(there); err != nil || string(data) != "mine" {
		t.Errorf("the file holds %q, %v", data, err)
	}
}

// TestShippedFormat: what the program carries is what the generator writes, not something edited afterwards.
func TestShippedFormat(t *testing.T) {
	for _, m := range models() {
		data, err := assets.Islands.ReadFile("islands/" + m.id + ".json")
		if err != nil {
			t.Error(err)
			continue
		}
		is, err := board.Read(data)
		if err != nil {
			t.Error(err)
			continue
		}
		if string(format(is)) != string(data) {
			t.Errorf("%s.json is not written as the generator writes it", m.id)
		}
	}
}

func TestModels(t *testing.T) {
	const room = 17.9 // for roughening the coast
	ids := board.IDs()
	seen := map[[12]int]string{}
	for i, m := range models() {
		if m.id != ids[i] {
			t.Errorf("model %d is %s, island %d is %s", i, m.id, i, ids[i])
		}
		goal, _, err := readGoal(m.id)
		if err != nil {
			t.Error(err)
		}
		all, spread := 0, 0
		for k := range goal {
			all += goal[k]
		}
		for _, n := range m.profile {
			spread += n
		}
		if all != spread {
			t.Errorf("%s: the counts sum up to %d, the profile to %d", m.id, all, spread)
		}
		if other, taken := seen[m.profile]; taken {
			t.Errorf("%s and %s have one profile", other, m.id)
		}
		seen[m.profile] = m.id
		coast := m.coast()
		for i, p := range coast {
			if p[0] < room || p[0] > width-room || p[1] < room || p[1] > height-room {
				t.Errorf("%s: cape %d lies at %v, too near to the frame", m.id, i, p)
			}
			for k := range i {
				if i-k > 1 && i-k < len(coast)-1 && plane.Meet(p, coast[(i+1)%len(coast)], coast[k], coast[k+1]) {
					t.Errorf("%s: the coast crosses itself at capes %d and %d", m.id, k, i)
				}
			}
		}
	}
}

// TestCells: cells cover the island once, each line of a cell is a line of its neighbour, and relaxing makes them as large
// as wanted.
func TestCells(t *testing.T) {
	all := models()
	coast := all[1].coast()
	rng := rand.New(rand.NewPCG(1, 2))
	sites := scatter(rng, coast, 20)
	shares := slices.Repeat([]float64{1}, 20)
	shares[7] = 2
	cells := relax(coast, sites, make([]float64, 20), shares, 60)
	if cells == nil {
		t.Fatal("the cells fell apart")
	}
	whole := math.Abs(plane.Area(coast))
	sum := 0.0
	beside := map[[2]int]float64{}
	for i, c := range cells {
		area := math.Abs(plane.Area(c.polygon()))
		sum += area
		if want := whole * shares[i] / 21; math.Abs(area-want) > 0.15*want {
			t.Errorf("cell %d measures %.0f, wanted %.0f", i, area, want)
		}
		for k, a := range c {
			beside[[2]int{i, a.next}] += plane.Dist(a.at, c[(k+1)%len(c)].at)
		}
	}
	if math.Abs(sum-whole) > 1 {
		t.Errorf("the cells cover %.0f, the island measures %.0f", sum, whole)
	}
	for pair, length := range beside {
		if back := beside[[2]int{pair[1], pair[0]}]; pair[1] != shore && math.Abs(back-length) > 0.01 {
			t.Errorf("cells %v share %.2f and %.2f", pair, length, back)
		}
	}
}

func TestOutline(t *testing.T) {
	o := newOutline([]plane.Point{{0, 0}, {100, 0}, {100, 100}, {0, 100}})
	for at, want := range map[float64]plane.Point{0: {0, 0}, 50: {50, 0}, 150: {100, 50}, 350: {0, 50}, 450: {50, 0}, -50: {0, 50}} {
		if got := o.at(at); plane.Dist(got, want) > 1e-9 {
			t.Errorf("at %g: %v, want %v", at, got, want)
		}
		if back := o.locate(want); math.Abs(back-o.wrap(at)) > 1e-9 {
			t.Errorf("%v is located at %g, want %g", want, back, o.wrap(at))
		}
	}
	if got := o.between(nil, 350, 150); !slices.Equal(got, []plane.Point{{0, 0}, {100, 0}}) {
		t.Errorf("from 350 to 150: %v", got)
	}
	if got := o.between(nil, 10, 90); len(got) != 0 {
		t.Errorf("from 10 to 90: %v", got)
	}
}
