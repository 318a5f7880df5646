package main

import (
	"context"
	"slices"
	"strings"
	"testing"

	"islas/game/toy"
)

func flags(t *testing.T, args string) options {
	t.Helper()
	o, err := parseFlags(both(), strings.Fields(args))
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// TestSetups checks that every level plays every seat equally often, and what depends on the seed.
func TestSetups(t *testing.T) {
	o := flags(t, "-seats easy,random,random -games 30 -draw 5 -goal 20")
	easy := [3]int{}
	islands, seeds := map[string]bool{}, map[uint64]bool{}
	for n := range 30 {
		s := o.setup(n)
		if n < 3 {
			if _, err := o.game.Play(context.Background(), s, false); err != nil {
				t.Fatal(err)
			}
		}
		if s.Values["draw_privilege"] != 5 || s.Values["goal"] != 20 {
			t.Fatalf("the rules of game %d are %+v", n, s)
		}
		for i, seat := range s.Seats {
			if seat.Control == "easy" {
				easy[i]++
			}
			islands[seat.Board] = true
		}
		seeds[s.Seed] = true
	}
	if easy != [3]int{10, 10, 10} {
		t.Errorf("easy has the seats %v times", easy)
	}
	if len(islands) != 6 || len(seeds) != 30 {
		t.Errorf("%d islands and %d seeds in 30 games", len(islands), len(seeds))
	}
	if a, b := o.setup(7), o.setup(7); !slices.Equal(a.Seats, b.Seats) || a.Seed != b.Seed {
		t.Error("a game has two setups")
	}
	other := flags(t, "-seed 2")
	if other.setup(0).Seed == o.setup(0).Seed {
		t.Error("the seed changes nothing")
	}
}

// TestStarts wants every level on every seat equally often with every seat beginning.
func TestStarts(t *testing.T) {
	o := flags(t, "-seats easy,random,random")
	times := map[[2]int]int{}
	for n := range 36 {
		s := o.setup(n)
		for i, seat := range s.Seats {
			if seat.Control == "easy" {
				times[[2]int{i, int(s.Start)}]++
			}
		}
	}
	for seat := range 3 {
		for start := range 3 {
			if times[[2]int{seat, start}] != 4 {
				t.Errorf("easy sat on seat %d while seat %d began %d times of 36", seat, start, times[[2]int{seat, start}])
			}
		}
	}
}

// TestBudgets wants levels with a number of play-outs to be levels of their own.
func TestBudgets(t *testing.T) {
	o := flags(t, "-seats hard:500,hard,medium:20")
	if s := o.setup(0); s.Seats[0].Control != "hard:500" || s.Seats[1].Control != "hard" || s.Seats[2].Control != "medium:20" {
		t.Errorf("the seats are %+v", s.Seats)
	}
	if rows := newTable(o.levels).rows; len(rows) != 3 {
		t.Errorf("the table has %d rows", len(rows))
	}
}

func TestNamedIslandsStayWithTheirSeats(t *testing.T) {
	o := flags(t, "-islands el-hierro,la-palma")
	for n := range 4 {
		if s := o.setup(n); s.Seats[0].Board != "el-hierro" || s.Seats[1].Board != "la-palma" {
			t.Errorf("game %d is played on %v", n, s.Seats)
		}
	}
}

// TestGamesWithoutBoards wants seats without boards, and the seed to be all that varies.
func TestGamesWithoutBoards(t *testing.T) {
	o := flags(t, "-game toy -seats easy,random,random -rounds 4")
	seeds := map[uint64]bool{}
	for n := range 30 {
		s := o.setup(n)
		if err := s.Check(toy.Game{}); err != nil || s.Values[toy.Rounds] != 4 {
			t.Fatalf("%v: %+v", err, s)
		}
		for _, seat := range s.Seats {
			if seat.Board != "" {
				t.Errorf("there is a board %q", seat.Board)
			}
		}
		seeds[s.Seed] = true
	}
	if len(seeds) != 30 {
		t.Errorf("%d seeds in 30 games", len(seeds))
	}
}

// TestUsualLevels wants levels that play if none are named, in each of the games.
func TestUsualLevels(t *testing.T) {
	for args, want := range map[string][]string{"": {"easy", "random"}, "-game toy": {"easy", "random"}} {
		if o := flags(t, args); !slices.Equal(o.levels, want) {
			t.Errorf("%q: %v", args, o.levels)
		}
	}
	for args, want := range map[string][]string{"-lab": {"medium", "hard"}, "-lab -game toy": {"random", "easy"}} {
		var levels []string
		for _, p := range flags(t, args).plans {
			levels = append(levels, p.Level)
		}
		if !slices.Equal(levels, want) {
			t.Errorf("%q: %v", args, levels)
		}
	}
}
