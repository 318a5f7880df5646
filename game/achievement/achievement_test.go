package achievement_test

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/achievement"
	"islas/game/match"
	"islas/game/model"
)

// Last reports the seat that alone has the fewest points; Lead is the distance to the next.
func TestLeadAndLast(t *testing.T) {
	for _, c := range []struct {
		points []int
		lead   []int
		last   int // -1 for nobody
	}{
		{[]int{5, 9}, []int{-4, 4}, 0},
		{[]int{5, 5}, []int{0, 0}, -1},
		{[]int{9, 3, 3}, []int{6, -6, -6}, -1},
		{[]int{0, 12, 20, 7}, []int{-20, -8, 8, -13}, 0},
		{[]int{8, 8, 8, 8, 2}, []int{0, 0, 0, 0, -6}, 4},
	} {
		for seat := range c.points {
			if got := achievement.Lead(c.points, game.Seat(seat)); got != c.lead[seat] {
				t.Errorf("%v: the lead of %d is %d, want %d", c.points, seat, got, c.lead[seat])
			}
			if got := achievement.Last(c.points, game.Seat(seat)); got != (seat == c.last) {
				t.Errorf("%v: that %d is last is %v", c.points, seat, got)
			}
		}
	}
}

// Judge names achievements in the order of the list; Masters counts only computers of the strongest level.
func TestList(t *testing.T) {
	list := achievement.List[[]int]{
		{ID: "some", Had: func(c []int, s game.Seat) bool { return c[s] > 0 }},
		{ID: "many", Had: func(c []int, s game.Seat) bool { return c[s] > 5 }},
	}
	if got := list.IDs(); !slices.Equal(got, []string{"some", "many"}) {
		t.Errorf("the ids are %q", got)
	}
	had := list.Judge([]int{0, 9, 1}, 3)
	if len(had) != 3 || len(had[0]) != 0 || !slices.Equal(had[1], []string{"some", "many"}) || !slices.Equal(had[2], []string{"some"}) {
		t.Errorf("achieved is %q", had)
	}
	setup := match.Setup{Seats: []match.Seat{{Control: game.Human}, {Control: "easy"}, {Control: "random"}, {Control: "easy"}}}
	if n := achievement.Masters((model.Game{}).Info(), setup); n != 2 {
		t.Errorf("there are %d masters", n)
	}
}
