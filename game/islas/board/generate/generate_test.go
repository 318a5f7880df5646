package main

import (
	"hash/crc32"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	assets "islas/assets/islas"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/board/internal/plane"
)

// TestPick: a candidate is taken by its number, the same island as ever; one beyond the last is refused.
func TestPick(t *testing.T) {
	out := filepath.Join(t.TempDir(), "island.json")
	e := effort{tries: 30, moves: 4000, pick: 3, against: 1}
	if err := run("la-gomera", 2, e, out); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	if sum := crc32.ChecksumIEEE(data); sum != 0xf6164f7f {
		t.Errorf("it is another island, with the sum %#08x", sum)
	}
	if e.pick = 1 << 20; run("la-gomera", 2, e, out) == nil {
		t.Error("a candidate beyond the last was taken")
	}
}

// TestClear: a candidate that polishing leaves unclear becomes as clear as the islands of the program.
func TestClear(t *testing.T) {
	m := &models()[3]
	goal, name, err := readGoal(m.id)
	if err != nil {
		t.Fatal(err)
	}
	const seed, number = 2, 2
	l := candidates(m, goal, 30, searchRand(seed, m.id), func(profile [islas.Plots]int) bool { return profile[0] <= 4 && profile[islas.Plots-1] >= 1 })[number].layout
	made := func() *board.Island { return export(&l, m.id, name, seed) }
	p := newPolisher(l, rand.New(rand.NewPCG(seed, number)))
	if p.run(4000); legible(made()) {
		t.Fatal("there is nothing to clear")
	}
	if p.clear(made); !legible(made()) {
		t.Errorf("it is still not clear enough: %+v", clarityOf(made()))
	}
}

func TestRunRefuses(t *testing.T) {
	none := filepath.Join(t.TempDir(), "none.json")
	if err := run("atlantis", 1, effort{}, none); err == nil || !strings.Contains(err.Error(), "choose one of tenerife, ") {
		t.Errorf("unknown island: %v", err)
	}
	if err := run("tenerife", 1, effort{pick: 1, against: 1}, none); err == nil || !strings.Contains(err.Error(), "more -tries") {
		t.Errorf("no tries: %v", err)
	}
	if err := run("tenerife", 1, effort{tries: 1, pick: 1, against: 9}, none); err == nil || !strings.HasPrefix(err.Error(), "-against: there is no version 9 of the islands") {
		t.Errorf("no such islands: %v", err)
	}
	if _, err := os.Stat(none); err == nil {
		t.Error("a file was written")
	}
}

// TestShipped: the islands of the program are written as the generator writes them, though some points were moved by hand, and are
// clearer than a file has to be.
func TestShipped(t *testing.T) {
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
		if !legible(is) {
			t.Errorf("%s is not clear enough", m.id)
		}
	}
}

func TestModels(t *testing.T) {
	const room = 17.9 // for roughening the coast
	ids := board.IDs()
	for i, m := range models() {
		if m.id != ids[i] {
			t.Errorf("model %d is %s, island %d is %s", i, m.id, i, ids[i])
		}
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
