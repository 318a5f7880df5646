package lines_test

import (
	"encoding/json"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/game/puertorico/internal/reference"
)

// TestAgainstReference lets the second reading of the rules play what records say, by their lines alone: it writes the same lines.
func TestAgainstReference(t *testing.T) {
	t.Parallel()
	for n := puertorico.MinSeats; n <= puertorico.MaxSeats; n++ {
		for _, points := range puertorico.PointChoices(n) {
			for seed := range uint64(8) {
				s := setup(n, seed)
				s.Values[engine.Points] = points
				steps, _ := play(t, s)
				all := split(string(write(t, s, steps)))
				compareWithReference(t, all, n, int(s.Start), points)
			}
		}
	}
}

// compareWithReference plays a record by the reference.
func compareWithReference(t *testing.T, all []string, seats, start, points int) {
	t.Helper()
	tiles, actions := told(t, all)
	ref := reference.New(seats, start, points, func() string {
		if len(tiles) == 0 {
			return "a tile of which the record says nothing"
		}
		next := tiles[0]
		tiles = tiles[1:]
		return next
	})
	defer ref.Stop()
	lines := ref.Lines()
	for _, a := range actions {
		if err := ref.Act(a); err != nil {
			t.Fatalf("the reference does not do %q: %v", a, err)
		}
		lines = append(lines, ref.Lines()...)
	}
	if !ref.Over() || len(lines) != len(all)-1 {
		t.Errorf("the reference writes %d lines, want %d; over: %v", len(lines), len(all)-1, ref.Over())
	}
	for i := range min(len(lines), len(all)-1) {
		if lines[i]+"\n" != all[i+1] {
			t.Fatalf("line %d is\n%s, by the reference\n%s", i+2, all[i+1], lines[i])
		}
	}
}

// told are the tiles that were drawn and the actions that were chosen, by the lines of a record.
func told(t *testing.T, all []string) (tiles, actions []string) {
	t.Helper()
	for _, line := range all {
		var l struct {
			E, What, Action string
			Forced          bool
			Tiles           json.RawMessage
		}
		if err := json.Unmarshal([]byte(line), &l); err != nil {
			t.Fatal(err)
		}
		switch {
		case l.E == "act" && !l.Forced:
			actions = append(actions, l.Action)
		case strings.HasPrefix(string(l.Tiles), "["):
			var list []string
			if err := json.Unmarshal(l.Tiles, &list); err != nil {
				t.Fatal(err)
			}
			tiles = append(tiles, list...)
		}
	}
	return tiles, actions
}
