package game_test

import (
	"slices"
	"testing"

	"islas/game"
)

// chess is a game that is not played: two to four players, and an option that depends on their number.
func chess() *game.Info {
	return &game.Info{
		MinSeats: 2, MaxSeats: 4,
		Options: []game.Option{
			{ID: "clock", Default: 30, Min: 1, Max: 60},
			{ID: "kings", Default: 9, Choices: []int{2, 3, 8, 9}, BySeats: [][]int{{2}, {3}, {9, 8}}},
		},
	}
}

// TestOptionsBySeats: an option that depends on the number of players has the default and the choices of that number.
func TestOptionsBySeats(t *testing.T) {
	info := chess()
	for seats, c := range map[int]struct {
		usual   int
		allowed []int
		offered int
	}{2: {2, []int{2}, 1}, 3: {3, []int{3}, 1}, 4: {9, []int{9, 8}, 2}} {
		at := info.At(seats)
		if got := at.Complete(nil); got["kings"] != c.usual || got["clock"] != 30 || len(got) != 2 {
			t.Errorf("with %d players the usual values are %v", seats, got)
		}
		if got := at.Complete(game.Values{"kings": 7, "clock": 5}); got["kings"] != 7 || got["clock"] != 5 {
			t.Errorf("with %d players given values become %v", seats, got)
		}
		for n := range 12 {
			if at.Option("kings").Allows(n) != slices.Contains(c.allowed, n) {
				t.Errorf("with %d players there may be %d kings: %v", seats, n, at.Option("kings").Allows(n))
			}
		}
		if got := info.Offered(seats); len(got) != c.offered || got[0].ID != "clock" {
			t.Errorf("with %d players are offered %+v", seats, got)
		}
		if at.At(3) != at {
			t.Errorf("what is said of %d players depends on others", seats)
		}
	}
	if info.At(1) != info || info.At(5) != info || info.Option("kings").Default != 9 || !info.Option("kings").Allows(2) {
		t.Error("what is said of all numbers of players has changed")
	}
}

// TestOptionsOfAnyNumber: a game without such an option is described by one value, whatever the number of players.
func TestOptionsOfAnyNumber(t *testing.T) {
	info := chess()
	info.Options = info.Options[:1]
	if info.At(3) != info || len(info.Offered(3)) != 1 {
		t.Error("the number of players matters to a clock")
	}
}
