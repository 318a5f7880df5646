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

// TestWordsOfOptions: values have names where an option has some, 0 can be a value of its own, and a usual value can depend on
// the number of players.
func TestWordsOfOptions(t *testing.T) {
	info := chess()
	info.Options = append(info.Options,
		game.Option{ID: "side", Default: 2, Choices: []int{1, 2}, Names: []string{"white", "black"}},
		game.Option{ID: "draws", Default: 3, Max: 3, Zero: true},
		game.Option{ID: "moves", Default: 40, Min: 20, Max: 80, Defaults: []int{40, 50, 60}},
	)
	for seats, moves := range map[int]int{2: 40, 3: 50, 4: 60} {
		if got := info.At(seats).Complete(nil); got["side"] != 2 || got["draws"] != 3 || got["moves"] != moves {
			t.Errorf("with %d players the usual values are %v", seats, got)
		}
	}
	if got := info.Agree(game.Values{"side": 0, "draws": 0, "moves": 0}); got["side"] != 2 || got["draws"] != 0 || got["moves"] != 40 {
		t.Errorf("zeros become %v", got)
	}
	side, draws := info.Option("side"), info.Option("draws")
	if side.Word(1) != "white" || side.Range() != "white or black" || draws.Word(0) != "0" || draws.Range() != "0 to 3" {
		t.Errorf("the options are %s of %s and %s of %s", side.Word(1), side.Range(), draws.Word(0), draws.Range())
	}
	for word, want := range map[string]int{"black": 2, "white": 1, "2": 0, "": 0, "White": 0} {
		if n, ok := side.Parse(word); n != want || ok != (want > 0) {
			t.Errorf("%q is read as %d, %v", word, n, ok)
		}
	}
	for word, want := range map[string]bool{"0": true, "3": true, "4": false, "-1": false, "three": false} {
		if _, ok := draws.Parse(word); ok != want {
			t.Errorf("%q is read: %v", word, ok)
		}
	}
}

// TestAgree: a stalemate is agreed on with a value beyond which a match may not end, and not with others; Complete leaves it
// unchanged.
func TestAgree(t *testing.T) {
	info := chess()
	info.Options[0].Far = 40
	if got := info.Agree(game.Values{"clock": 60}); len(got) != 2 {
		t.Errorf("a game without a stalemate agrees on %v", got)
	}
	info.Stalemate = &game.Stalemate{ID: "quiet", Rounds: 50}
	for clock, quiet := range map[int]int{0: 0, 30: 0, 40: 0, 41: 50, 60: 50} {
		v := game.Values{"clock": clock}
		if got := info.Agree(v); got["quiet"] != quiet || len(got) != 2+min(quiet, 1) || len(v) != 1 {
			t.Errorf("with a clock of %d is agreed on %v", clock, got)
		}
		if got := info.Complete(v); len(got) != 2 {
			t.Errorf("without a stalemate are played %v", got)
		}
	}
	for _, v := range []game.Values{info.Agree(game.Values{"clock": 60, "quiet": 7}), info.Complete(game.Values{"clock": 60, "quiet": 7})} {
		if v["quiet"] != 7 {
			t.Errorf("the stalemate becomes %v", v)
		}
	}
}
