package colonies

import (
	"errors"
	"testing"

	"islas/game"
)

// told is a fate that decides what a test has put into it.
type told struct {
	Layout
	dice     [2]uint8
	terrain  Terrain
	number   int
	chips    []int
	card     Card
	stolen   Resource
	eruption int
}

func (f *told) Home() Layout              { return f.Layout }
func (f *told) Dice() [2]uint8            { return f.dice }
func (f *told) Tile(Hex) (Terrain, int)   { return f.terrain, f.number }
func (f *told) Card(game.Seat) Card       { return f.card }
func (f *told) Stolen(game.Seat) Resource { return f.stolen }
func (f *told) Eruption(Hex) int          { return f.eruption }
func (f *told) Chip(Hex) int {
	n := f.chips[0]
	f.chips = f.chips[1:]
	return n
}

// TestFate: chance can be decided from outside, but not what is impossible; then nothing is changed.
func TestFate(t *testing.T) {
	fate := &told{Layout: Printed()}
	fate.Terrain[0], fate.Terrain[1] = fate.Terrain[1], fate.Terrain[0]
	if _, err := NewWith(Options{Seats: 3, Board: Beginner}, fate, nil); !errors.Is(err, ErrFate) {
		t.Errorf("another beginner's board: %v", err)
	}
	if s, err := NewWith(Options{Seats: 3}, fate, nil); err != nil || s.Terrain(0) != Pasture {
		t.Errorf("a shuffled board: %v", err)
	}
	fate.Numbers[0], fate.Numbers[1] = fate.Numbers[1], fate.Numbers[0]
	if _, err := NewWith(Options{Seats: 3}, fate, nil); !errors.Is(err, ErrFate) {
		t.Errorf("shuffled numbers on the usual board: %v", err)
	}
	if _, err := NewWith(Options{Seats: 3, Board: Free}, fate, nil); err != nil {
		t.Errorf("shuffled numbers on a free board: %v", err)
	}
	for _, s := range positions(t, 4, 5, 400) {
		if s.Decision().Kind != DecideBegin {
			continue
		}
		steps := make([]Step, 3)
		for dice, possible := range map[[2]uint8]bool{{0, 3}: false, {3, 7}: false, {1, 1}: true} {
			after := s
			fate.dice = dice
			err := after.ApplyWith(Simple(Roll), fate, &steps)
			switch {
			case possible && (err != nil || after.Dice() != [2]int{1, 1}):
				t.Fatalf("%v: %v", dice, err)
			case !possible && (!errors.Is(err, ErrFate) || after != s):
				t.Fatalf("%v: %v", dice, err)
			}
		}
	}
}

// TestChips: a red chip next to a red number is refused, and goes back; if no other is left, it stays (section 11).
func TestChips(t *testing.T) {
	s, err := New(Options{Seats: 4, Board: Beginner}, nil)
	if err != nil {
		t.Fatal(err)
	}
	lay := func(h Hex, chips ...int) (number int, e Event) {
		steps := []Step{}
		env := environment{fate: &told{terrain: Mountain, chips: chips}, sink: &steps}
		s.drawTile(0, h, &env)
		if env.err != nil {
			t.Fatal(env.err)
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
