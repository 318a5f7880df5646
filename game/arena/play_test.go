package main

import (
	"context"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/islas"
	"islas/game/islas/engine"
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
		if err := s.Check(engine.Engine{}); err != nil {
			t.Fatal(err)
		}
		if s.Values[engine.DrawPrivilege] != 5 || s.Values[engine.Goal] != 20 {
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
	const ms = time.Millisecond
	tab.add(result{winners: 0b001, seats: []seatResult{
		{"easy", 20, []time.Duration{20 * ms, 10 * ms}}, {"random", 10, nil}, {"easy", 12, []time.Duration{0}}}})
	tab.add(result{winners: 0b111, seats: []seatResult{{"random", 19, nil}, {"easy", 19, nil}, {"easy", 19, nil}}})
	r := tab.report(options{seed: 1 << 63}).Levels
	if len(r) != 2 || r[0].Level != "easy" || r[0].Games != 4 || math.Abs(r[0].Wins-5.0/3) > 1e-12 || r[0].MeanPoints != 17.5 ||
		r[0].Decisions != 3 || r[0].MeanMS != 10 || r[0].LongestMS != 20 || math.Abs(r[0].MedianMS-10) > 0.1 || math.Abs(r[0].P95MS-20) > 0.2 {
		t.Errorf("easy: %+v", r[0])
	}
	if r[1].Games != 2 || math.Abs(r[1].Wins-1.0/3) > 1e-12 || math.Abs(r[1].Share-1.0/6) > 1e-12 {
		t.Errorf("random: %+v", r[1])
	}
	if text := tab.text(); !strings.Contains(text, " 1.67 ") || !strings.Contains(text, " 16.7 % ") || strings.Count(text, "\n") != 4 {
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

// TestTimesAreOfChoices wants only decisions with more than one legal action to be timed.
func TestTimesAreOfChoices(t *testing.T) {
	o := flags(t, "-seats random,random")
	actions, choices := 0, 0
	r, err := o.play(context.Background(), 0, o.setup(0), func(steps []islas.Step) {
		if len(steps) == 0 {
			t.Error("nothing happened")
			return
		}
		s := steps[len(steps)-1].After
		if s.Over() {
			return
		}
		actions++
		if len(s.Legal(nil)) > 1 {
			choices++
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	timed := len(r.seats[0].times) + len(r.seats[1].times)
	if timed != choices || choices == actions || choices == 0 {
		t.Errorf("%d of %d decisions were choices, %d were timed", choices, actions, timed)
	}
}
