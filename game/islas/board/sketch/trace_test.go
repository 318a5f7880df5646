package sketch_test

import (
	"slices"
	"testing"

	"islas/game/islas/board"
	"islas/game/islas/board/sketch"
)

// TestTrace: the sketch to begin with has the same neighbourhoods as the island, so that nothing is found; without river and road
// it lacks these alone.
func TestTrace(t *testing.T) {
	for _, id := range board.IDs() {
		is := island(t, id)
		s := sketch.Trace(is)
		made, found := s.Island(is)
		if made == nil || len(found) > 0 {
			t.Errorf("%s: found %+v", id, found)
			continue
		}
		if made.Geography() != is.Geography() {
			t.Errorf("%s: what lies next to what is not as on the island; its rows in sketches.csv are to be drawn anew", id)
		}
		if made.ID != id || made.Layout() == is.Layout() || made.Name != is.Name {
			t.Errorf("%s: the island is %s, %s", id, made.Layout(), made.Name)
		}
		want := []sketch.Finding{{Fault: sketch.NoWay, Way: sketch.River}, {Fault: sketch.NoWay, Way: sketch.Road}}
		bare := s.Bare()
		if made, found := bare.Island(is); made != nil || !slices.Equal(found, want) || bare.Ground != s.Ground {
			t.Errorf("%s: without river and road found is %+v", id, found)
		}
	}
}

// TestLikeness: an island whose features are spread over the plots as on another is found, and that is not grave; no island of
// the program is one.
func TestLikeness(t *testing.T) {
	all, err := board.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, is := range all {
		if found := sketch.Likeness(is, all); len(found) > 0 {
			t.Errorf("%s: found %+v", is.ID, found)
		}
	}
	// Somebody draws the board of La Palma where that of Tenerife belongs.
	s := sketch.Trace(island(t, "la-palma"))
	made, found := s.Island(island(t, "tenerife"))
	if made == nil || len(grave(found)) > 0 {
		t.Fatalf("found %+v", found)
	}
	want := []sketch.Finding{{Fault: sketch.Alike, Island: "la-palma"}}
	if found := sketch.Likeness(made, all); !slices.Equal(found, want) || len(grave(found)) > 0 {
		t.Errorf("found %+v", found)
	}
}
