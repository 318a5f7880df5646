package lab

import (
	"reflect"
	"slices"
	"testing"

	"islas/game"
)

// TestPlanIsBalanced counts who sits where: among the games of one number of players and one value of the varied option every
// board is at every distance equally often, and so is every seat the first start player's.
func TestPlanIsBalanced(t *testing.T) {
	const cycle, rounds = 3 * 3 * 5, 12 // numbers of players, kings, boards; a multiple of every number of players
	info := chess()
	p := Plan{Level: "easy", Games: cycle * rounds, Seed: 7, Values: game.Values{"clock": 5, "kings": 2}}
	type place struct{ players, kings, distance, board int }
	type first struct{ players, kings, seat int }
	places, firsts, seeds := map[place]int{}, map[first]int{}, map[uint64]bool{}
	for n := range p.Games {
		s := p.Setup(info, n)
		if s.Values["clock"] != 5 {
			t.Fatalf("the values of game %d are %v", n, s.Values)
		}
		firsts[first{len(s.Seats), s.Values["kings"], int(s.Start)}]++
		seeds[s.Seed] = true
		taken := map[string]bool{}
		for i, seat := range s.Seats {
			distance := (i - int(s.Start) + len(s.Seats)) % len(s.Seats)
			places[place{len(s.Seats), s.Values["kings"], distance, slices.Index(info.Boards.IDs, seat.Board)}]++
			taken[seat.Board] = true
			if seat.Control != "easy" {
				t.Fatalf("seat %d of game %d is played by %s", i, n, seat.Control)
			}
		}
		if len(taken) != len(s.Seats) {
			t.Fatalf("game %d: two seats have one board: %+v", n, s.Seats)
		}
	}
	if want := 3 * (2 + 3 + 4) * 5; len(places) != want {
		t.Errorf("%d places are played, want %d", len(places), want)
	}
	for at, n := range places {
		if n != rounds {
			t.Errorf("%+v is played %d times, want %d", at, n, rounds)
		}
	}
	for at, n := range firsts {
		if n != rounds*5/at.players {
			t.Errorf("%+v is first %d times, want %d", at, n, rounds*5/at.players)
		}
	}
	if len(seeds) != p.Games {
		t.Errorf("%d seeds for %d games", len(seeds), p.Games)
	}
}

// TestPlanWithoutBoards requires every seat to start equally often in games without boards, too.
func TestPlanWithoutBoards(t *testing.T) {
	info := chess()
	info.Boards = game.Boards{}
	firsts := map[[2]int]int{}
	for n := range 3 * 3 * 12 {
		s := Plan{Level: "easy", Seed: 7}.Setup(info, n)
		firsts[[2]int{len(s.Seats), int(s.Start)}]++
		for _, seat := range s.Seats {
			if seat.Board != "" {
				t.Errorf("there is a board %q", seat.Board)
			}
		}
	}
	for at, n := range firsts {
		if n != 3*12/at[0] {
			t.Errorf("seat %d of %d is first %d times, want %d", at[1], at[0], n, 3*12/at[0])
		}
	}
	if len(firsts) != 2+3+4 {
		t.Errorf("%d seats are first", len(firsts))
	}
}

func TestPlanDependsOnSeedAlone(t *testing.T) {
	info := chess()
	p := Plan{Level: "easy", Games: 100, Seed: 7}
	if !reflect.DeepEqual(p.Setup(info, 31), p.Setup(info, 31)) {
		t.Error("a game has two setups")
	}
	more, other := p, p
	more.Games, other.Seed = 1000, 8
	if !reflect.DeepEqual(p.Setup(info, 31), more.Setup(info, 31)) {
		t.Error("a game depends on how many there are")
	}
	if p.Setup(info, 31).Seed == other.Setup(info, 31).Seed {
		t.Error("the seed changes nothing")
	}
	neighbours := map[[2]string]bool{}
	for n := range 800 {
		s := p.Setup(info, n)
		neighbours[[2]string{s.Seats[0].Board, s.Seats[1].Board}] = true
	}
	if len(neighbours) != 5*4 {
		t.Errorf("only %d pairs of boards sit beside each other", len(neighbours))
	}
}

// TestPlanVariesBySeats: an option that depends on the number of players takes each of the values of that number equally often,
// and no other.
func TestPlanVariesBySeats(t *testing.T) {
	info := chess()
	info.Options[1].BySeats = [][]int{{2}, {1, 3}, {3}}
	times := map[[2]int]int{}
	tally := newTally(info, Plan{})
	for n := range 3 * 2 * 5 * 6 {
		s := Plan{Level: "easy", Seed: 7}.Setup(info, n)
		times[[2]int{len(s.Seats), s.Values["kings"]}]++
		f := Facts{Players: len(s.Seats), Values: s.Values, Winners: 1}
		tally.add(&f)
	}
	want := map[[2]int]int{{2, 2}: 60, {3, 1}: 30, {3, 3}: 30, {4, 3}: 60}
	if !reflect.DeepEqual(times, want) {
		t.Errorf("players and kings are %v, want %v", times, want)
	}
	for i, games := range tally.level().Options[0].Values {
		if want := []int{30, 60, 90}[i]; games.Games != want {
			t.Errorf("%d games have %d kings, want %d", games.Games, games.Key, want)
		}
	}
}
