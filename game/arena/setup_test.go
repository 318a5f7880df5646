package main

import (
	"context"
	"slices"
	"strings"
	"testing"
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

// TestStarts requires every level on every seat equally often with every seat beginning.
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

func TestNamedIslandsStayWithTheirSeats(t *testing.T) {
	o := flags(t, "-islands el-hierro,la-palma")
	for n := range 4 {
		if s := o.setup(n); s.Seats[0].Board != "el-hierro" || s.Seats[1].Board != "la-palma" {
			t.Errorf("game %d is played on %v", n, s.Seats)
		}
	}
}
