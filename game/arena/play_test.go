package main

import (
	"context"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

func flags(t *testing.T, args string) options {
	t.Helper()
	o, err := parseFlags(strings.Fields(args))
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
		if err := s.Check(); err != nil {
			t.Fatal(err)
		}
		if s.DrawPrivilege != 5 || s.Goal != 20 {
			t.Fatalf("the rules of game %d are %+v", n, s)
		}
		for i, seat := range s.Seats {
			if seat.Control == "easy" {
				easy[i]++
			}
			islands[seat.Island] = true
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

func TestNamedIslandsStayWithTheirSeats(t *testing.T) {
	o := flags(t, "-islands el-hierro,la-palma")
	for n := range 4 {
		if s := o.setup(n); s.Seats[0].Island != "el-hierro" || s.Seats[1].Island != "la-palma" {
			t.Errorf("game %d is played on %v", n, s.Seats)
		}
	}
}

func TestWilson(t *testing.T) {
	for _, c := range []struct {
		share     float64
		n         int
		low, high float64
	}{ // from R: prop.test(x, n, correct = FALSE)
		{0.5, 100, 0.40383, 0.59617},
		{0.95, 1000, 0.93471, 0.96186},
		{0, 10, 0, 0.27753},
		{1, 10, 0.72247, 1},
		{0, 0, 0, 1},
	} {
		low, high := wilson(c.share, c.n)
		if math.Abs(low-c.low) > 1e-4 || math.Abs(high-c.high) > 1e-4 {
			t.Errorf("%v of %d: %.5f to %.5f, want %.5f to %.5f", c.share, c.n, low, high, c.low, c.high)
		}
	}
}

func TestTable(t *testing.T) {
	tab := newTable([]string{"easy", "random", "easy"})
	tab.add(result{winners: 0b001, seats: []seatResult{
		{"easy", 20, 2, 30 * time.Millisecond, 20 * time.Millisecond}, {"random", 10, 1, 0, 0}, {"easy", 12, 1, 0, 0}}})
	tab.add(result{winners: 0b111, seats: []seatResult{
		{"random", 19, 1, 0, 0}, {"easy", 19, 0, 0, 0}, {"easy", 19, 0, 0, 0}}})
	r := tab.report(options{seed: 1 << 63}).Levels
	if len(r) != 2 || r[0].Level != "easy" || r[0].Games != 4 || math.Abs(r[0].Wins-5.0/3) > 1e-12 || r[0].MeanPoints != 17.5 ||
		r[0].Decisions != 3 || r[0].MeanMS != 10 || r[0].LongestMS != 20 {
		t.Errorf("easy: %+v", r[0])
	}
	if r[1].Games != 2 || math.Abs(r[1].Wins-1.0/3) > 1e-12 || math.Abs(r[1].Share-1.0/6) > 1e-12 {
		t.Errorf("random: %+v", r[1])
	}
	if text := tab.text(); !strings.Contains(text, " 1.67 ") || !strings.Contains(text, " 16.7 % ") || strings.Count(text, "\n") != 3 {
		t.Errorf("the table is\n%s", text)
	}
}

// TestFailures wants what goes wrong in a game to end the run, with the games before it in the table.
func TestFailures(t *testing.T) {
	quiet := func(int) {}
	o := flags(t, "-seats random,random -record nowhere")
	out := &outputs{dir: filepath.Join(t.TempDir(), "removed"), digits: 4}
	if tab, err := playAll(context.Background(), o, out, quiet); err == nil || tab.games > 0 {
		t.Errorf("records that cannot be written: %v after %d games", err, tab.games)
	}
	o = flags(t, "-seats random,random -goal 60")
	if _, err := playAll(context.Background(), o, &outputs{}, quiet); err == nil || !strings.Contains(err.Error(), "with a lower -goal it will") {
		t.Errorf("a game without end: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if tab, err := playAll(ctx, flags(t, ""), &outputs{}, quiet); err != nil || tab.games > 0 {
		t.Errorf("interrupted before the first game: %v after %d games", err, tab.games)
	}
}
