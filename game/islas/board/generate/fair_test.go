package main

import (
	"bytes"
	"fmt"
	"math/bits"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/game/islas/board"
)

// TestFairSearch: the laboratory decides which island is taken: one that should win more than another does. The same flags make
// the same file.
func TestFairSearch(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long: make test-all runs it")
	}
	dir := t.TempDir()
	made := func(name string, aim float64) []byte {
		out := filepath.Join(dir, name)
		e := effort{tries: 30, finalists: 2, moves: 4000, fair: &wish{levels: []string{playOuts}, games: 100, aim: aim, against: 1}}
		if err := run("la-gomera", 2, e, out); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	weak, strong := made("weak", -8), made("strong", 20)
	if again := made("again", -8); !bytes.Equal(weak, again) {
		t.Error("the same flags made two different islands")
	}
	f, err := newFairness(&wish{levels: []string{playOuts}, games: 1, against: 1}, "la-gomera", 9)
	if err != nil {
		t.Fatal(err)
	}
	var off [2]float64
	for i, data := range [][]byte{weak, strong} {
		is, err := board.Read(data)
		if err != nil {
			t.Fatal(err)
		}
		if !legible(is) {
			t.Errorf("island %d is not clear enough", i)
		}
		off[i] = f.measure(is.Geography(), f.levels, 2000)
	}
	if off[1]-off[0] < 3 {
		t.Errorf("the weak island is %+.1f points off, the strong one %+.1f", off[0], off[1])
	}
}

// TestPick: a candidate is taken by its number, the one that reads best is number 1, and a number beyond the last is refused.
func TestPick(t *testing.T) {
	dir := t.TempDir()
	made := func(pick int) (*board.Island, error) {
		out := filepath.Join(dir, "island")
		e := effort{tries: 30, finalists: 2, moves: 4000, fair: &wish{levels: []string{playOuts}, games: 1, against: 1, pick: pick}}
		if err := run("la-gomera", 2, e, out); err != nil {
			return nil, err
		}
		data, err := os.ReadFile(out)
		if err != nil {
			return nil, err
		}
		return board.Read(data)
	}
	all := models()
	m := &all[3]
	g, _, err := readGoal(m.id)
	if err != nil {
		t.Fatal(err)
	}
	f, err := newFairness(&wish{levels: []string{playOuts}, games: 1, against: 1}, m.id, 2)
	if err != nil {
		t.Fatal(err)
	}
	candidates := candidates(m, g, 30, searchRand(2, m.id), f.unlike, pairsKept)
	picked := 0
	for i, c := range candidates[:4] {
		switch is, err := made(i + 1); {
		case err != nil: // not clear enough
		case !slices.Equal(surroundings(is.Geography()), surroundings(c.geography)):
			t.Errorf("candidate %d is another one: %v, want %v", i+1, surroundings(is.Geography()), surroundings(c.geography))
		default:
			picked++
		}
	}
	if picked == 0 {
		t.Error("none of the first candidates can be taken")
	}
	if _, err := made(len(candidates) + 1); err == nil {
		t.Error("a candidate beyond the last was taken")
	}
}

// surroundings returns what lies next to each plot, and how many plots, in an order that does not depend on the plots' numbers.
func surroundings(g islas.Geography) (all []string) {
	for p, neighbours := range g.Neighbours {
		var near []islas.Feature
		for f, plots := range g.Near {
			if plots.Has(islas.Plot(p)) {
				near = append(near, islas.Feature(f))
			}
		}
		all = append(all, fmt.Sprint(near, bits.OnesCount16(uint16(neighbours))))
	}
	slices.Sort(all)
	return all
}

func TestFairRefuses(t *testing.T) {
	for want, w := range map[string]wish{
		"-games must be 1 or more, not 0":                  {levels: []string{playOuts}, against: 1},
		"-pick must be 1 or more, or 0":                    {levels: []string{playOuts}, games: 1, against: 1, pick: -1},
		"-against: there is no version 9 of the islands":   {levels: []string{playOuts}, games: 1, against: 9},
		`-fair: there is no computer level "best"; the le`: {levels: []string{playOuts, "best"}, games: 1, against: 1},
	} {
		err := run("la-gomera", 1, effort{tries: 1 << 30, finalists: 1, moves: 1, fair: &w}, "")
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}
