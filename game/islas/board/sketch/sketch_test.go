package sketch_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"islas/game/islas/board"
	"islas/game/islas/board/sketch"
	"islas/game/islas/internal/sketched"
)

// island returns an island of the program.
func island(t testing.TB, id string) *board.Island {
	t.Helper()
	is, err := board.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	return is
}

// grave returns the findings that keep a sketch from being played.
func grave(found []sketch.Finding) []sketch.Finding {
	return slices.DeleteFunc(slices.Clone(found), func(f sketch.Finding) bool { return !f.Grave() })
}

// TestWhateverIsDrawnCanBePlayed: whatever is changed on a sketch, either something grave is found, or it is an island whose
// neighbourhoods can be told at a glance; and reading back its text gives the same sketch.
func TestWhateverIsDrawnCanBePlayed(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	sides := sketch.Sides()
	playable := 0
	for _, id := range board.IDs() {
		is := island(t, id)
		s := sketched.Board(t, is.ID)
		for range 150 {
			was := s
			if c := sketch.Cell(rng.IntN(sketch.Cells)); rng.IntN(2) == 0 {
				beside, ok := c.Beside(sketch.Direction(rng.IntN(sketch.Directions)))
				if ok {
					s = s.Painted(c, s.Ground[beside])
				}
			} else {
				s = s.Led(sketch.Way(rng.IntN(int(sketch.Ways))), sides[rng.IntN(len(sides))])
			}
			again, err := sketch.Read("x", sketch.Set{id: s}.String())
			if err != nil || again[id] != s {
				t.Fatalf("read again it is another: %v", err)
			}
			made, found := s.Island(is)
			if slices.Contains(found, sketch.Finding{Fault: sketch.Unreadable}) {
				t.Fatalf("cannot be read at a glance:\n%s", sketch.Set{id: s}.String())
			}
			if (made == nil) != (len(grave(found)) > 0) {
				t.Fatalf("%v with %+v", made, found)
			}
			if made == nil { // changes go on from what was there before
				s = was
				continue
			}
			playable++
		}
	}
	if playable < 100 {
		t.Errorf("only %d sketches could be played", playable)
	}
}

// TestFindings: each fault of a sketch is found.
func TestFindings(t *testing.T) {
	is := island(t, "la-palma")
	good := sketched.Board(t, is.ID)
	all := func(g, to sketch.Ground) sketch.Sketch {
		s := good
		for c := range sketch.Cell(sketch.Cells) {
			if s.Ground[c] == g {
				s = s.Painted(c, to)
			}
		}
		return s
	}
	far := good
	for c := range sketch.Cell(sketch.Cells) { // an islet where nothing but sea is around
		alone := far.Ground[c] == sketch.Sea
		for d := range sketch.Direction(sketch.Directions) {
			if other, ok := c.Beside(d); ok {
				alone = alone && far.Ground[other] == sketch.Sea
			}
		}
		if alone {
			far = far.Painted(c, sketch.Village)
			break
		}
	}
	around := sketch.Sketch{}
	middle := sketch.Cell(4*sketch.Columns + 4)
	around = around.Painted(middle, sketch.PlotGround(0))
	for d := range sketch.Direction(sketch.Directions) {
		c, _ := middle.Beside(d)
		around = around.Painted(c, sketch.Farmland)
	}
	lake := around.Painted(middle, sketch.Sea)
	for _, c := range []struct {
		name   string
		sketch sketch.Sketch
		want   sketch.Finding
	}{
		{"nothing", sketch.Sketch{}, sketch.Finding{Fault: sketch.Empty}},
		{"no plot 5", all(sketch.PlotGround(4), sketch.Mountain), sketch.Finding{Fault: sketch.Missing, Ground: sketch.PlotGround(4)}},
		{"no mountain", all(sketch.Mountain, sketch.Farmland), sketch.Finding{Fault: sketch.Missing, Ground: sketch.Mountain}},
		{"two villages", far, sketch.Finding{Fault: sketch.Parted, Ground: sketch.Village}},
		{"an islet", far, sketch.Finding{Fault: sketch.Torn}},
		{"fields around a plot", around, sketch.Finding{Fault: sketch.Enclosing, Ground: sketch.Farmland}},
		{"a lake", lake, sketch.Finding{Fault: sketch.Lake}},
		{"no ways", sketch.Trace(is).Bare(), sketch.Finding{Fault: sketch.NoWay, Way: sketch.Road}},
	} {
		made, found := c.sketch.Island(is)
		if made != nil || !slices.Contains(found, c.want) {
			t.Errorf("%s: found %+v", c.name, found)
		}
	}
}

// TestWaysAreChecked: a river has to reach the sea, a road the village, and each is in one piece; a side that is no border any
// more has none.
func TestWaysAreChecked(t *testing.T) {
	is := island(t, "la-gomera")
	base, whole := sketch.Trace(is).Bare(), sketched.Board(t, is.ID)
	faults := map[sketch.Finding]bool{}
	for _, at := range sketch.Sides() {
		for w := range sketch.Ways {
			s := whole.Led(w, at)
			_, found := s.Island(is)
			for _, f := range found {
				faults[f] = true
			}
			if s = base.Led(w, at); s.Border(at) != s.Has(w, at) {
				t.Fatal("a way runs where there is no border, or none where it was led")
			}
			_, found = s.Island(is)
			for _, f := range found {
				faults[f] = true
			}
			other, _ := at.Cell.Beside(at.To)
			if s = s.Painted(other, s.Ground[at.Cell]); s.Has(w, at) {
				t.Fatal("a way still runs where there is no border any more")
			}
		}
	}
	for _, f := range []sketch.Finding{
		{Fault: sketch.Inland}, {Fault: sketch.Astray}, {Fault: sketch.WayParted, Way: sketch.River}, {Fault: sketch.WayParted, Way: sketch.Road},
	} {
		if !faults[f] {
			t.Errorf("%+v is never found", f)
		}
	}
}

// TestTextFaults: the error of a text of sketches is one sentence with its line.
func TestTextFaults(t *testing.T) {
	text := sketch.Set{"tenerife": sketched.Board(t, "tenerife")}.String()
	for _, c := range []struct{ old, new, want string }{
		{"island,row", "island,line", `my.csv: line 1: the header must be island,row,cells,river,road`},
		{"tenerife,1", "atlantis,1", `my.csv: line 2: island must be "tenerife" or `},
		{"tenerife,2", "tenerife,3", `my.csv: line 3: row must be 2, not "3"`},
		{"tenerife,1,", "tenerife,1,x", `my.csv: line 2: cells must be 10 of the characters .abcdefghijklVFM, not "x`},
		{"tenerife,9", "la-palma,1", `my.csv: line 10: tenerife has 8 rows; it needs 9`},
	} {
		bad := strings.Replace(text, c.old, c.new, 1)
		if bad == text {
			t.Fatalf("%q is not in\n%s", c.old, text)
		}
		if _, err := sketch.Read("my.csv", bad); err == nil || !strings.HasPrefix(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%v\nwant %s", err, c.want)
		}
	}
	if all, err := sketch.Read("my.csv", ""); err != nil || len(all) > 0 {
		t.Errorf("nothing is read as %v, %v", all, err)
	}
}

// FuzzRead: a text that can be read is written and read again as the same.
func FuzzRead(f *testing.F) {
	f.Add(sketch.Set{"tenerife": sketched.Board(f, "tenerife")}.String())
	f.Fuzz(func(t *testing.T, text string) {
		all, err := sketch.Read("x", text)
		if err != nil {
			return
		}
		if again, err := sketch.Read("x", all.String()); err != nil || !again.Equal(all) {
			t.Errorf("%v: it becomes %v", err, again)
		}
		for id, s := range all {
			if is, err := board.Load(id); err == nil {
				s.Island(is)
			}
		}
	})
}
