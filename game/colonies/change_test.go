package colonies

import (
	"fmt"
	"testing"
)

// told is a fate that decides what a test has put into it.
type told struct {
	Layout
	Event
	refused string
}

func (f *told) Home() (Layout, bool)           { return f.Layout, true }
func (f *told) Decide(Event) (Event, bool)     { return f.Event, true }
func (f *told) Refuse(why string, args ...any) { f.refused = fmt.Sprintf(why, args...) }

// TestFate: chance can be decided from outside, but not what is impossible.
func TestFate(t *testing.T) {
	begin := func(o Options, f *told, refused string) (s State) {
		t.Helper()
		f.refused = ""
		s, err := NewWith(o, f, nil)
		if err != nil || f.refused != refused {
			t.Errorf("%v: %v, %q is refused", o, err, f.refused)
		}
		return s
	}
	fate := &told{Layout: Printed()}
	fate.Layout.Terrain[0], fate.Layout.Terrain[1] = fate.Layout.Terrain[1], fate.Layout.Terrain[0]
	if s := begin(Options{Seats: 3, Board: Beginner}, fate, "the beginner's home island is another one"); s.Terrain(0) != Forest {
		t.Error("another beginner's board is laid out")
	}
	if s := begin(Options{Seats: 3}, fate, ""); s.Terrain(0) != Pasture {
		t.Error("the board is not the one that was decided")
	}
	fate.Numbers[0], fate.Numbers[1] = fate.Numbers[1], fate.Numbers[0]
	begin(Options{Seats: 3}, fate, "the numbers of the home island stand elsewhere on this board")
	begin(Options{Seats: 3, Board: Free}, fate, "")
	for _, s := range positions(t, 4, 5, 400) {
		if s.Decision().Kind != DecideBegin {
			continue
		}
		for dice, possible := range map[[2]uint8]bool{{0, 3}: false, {3, 7}: false, {1, 1}: true} {
			after := s
			fate.Event.Dice, fate.refused = dice, ""
			if err := after.ApplyWith(Simple(Roll), fate, nil); err != nil || (fate.refused == "") != possible {
				t.Fatalf("%v: %v, refused: %s", dice, err, fate.refused)
			}
			if got := after.Dice(); got[0] < 1 || got[1] > 6 || possible && got != [2]int{1, 1} {
				t.Fatalf("%v were decided, %v rolled", dice, got)
			}
		}
		break
	}
}

// TestChips: a red chip next to a red number is refused, and goes back; if no other is left, it stays (section 11).
func TestChips(t *testing.T) {
	s, err := New(Options{Seats: 4, Board: Beginner}, nil)
	if err != nil {
		t.Fatal(err)
	}
	lay := func(h Hex, chips ...uint8) (number int, e Event) {
		steps := []Step{}
		fate := &told{Event: Event{Terrain: Mountain}}
		copy(fate.Chips[:], chips)
		ch := change{&s, &environment{fate, &steps}}
		ch.drawTile(0, h)
		if fate.refused != "" {
			t.Fatal(fate.refused)
		}
		return s.Number(h), steps[len(steps)-1].Event
	}
	if n, e := lay(21, 8); n != 8 || e.Chips != [2]uint8{8, 0} {
		t.Errorf("first: %d, %v", n, e.Chips)
	}
	if n, e := lay(12, 6, 2); n != 2 || e.Chips != [2]uint8{6, 2} || s.ChipsLeft() != 8 || s.chips>>6&1 == 0 {
		t.Errorf("beside a red number: %d, %v, %d chips left", n, e.Chips, s.ChipsLeft())
	}
	s.chips = 1 << 6
	if n, e := lay(13, 6); n != 6 || e.Chips != [2]uint8{6, 0} || s.ChipsLeft() != 0 {
		t.Errorf("the last chip: %d, %v", n, e.Chips)
	}
}
