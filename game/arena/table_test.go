package main

import (
	"context"
	"fmt"
	"math"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"islas/game/arena/play"
)

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
	tab.add(play.Result{Winners: 0b001, Seats: []play.Seat{
		{Level: "easy", Points: 20, Times: []time.Duration{20 * ms, 10 * ms}}, {Level: "random", Points: 10, Times: nil}, {Level: "easy", Points: 12, Times: []time.Duration{0}}}})
	tab.add(play.Result{Winners: 0b111, Seats: []play.Seat{{Level: "random", Points: 19, Times: nil}, {Level: "easy", Points: 19, Times: nil}, {Level: "easy", Points: 19, Times: nil}}})
	r := tab.rows
	if len(r) != 2 || r[0].level != "easy" || r[0].games != 4 || math.Abs(r[0].winCount()-5.0/3) > 1e-12 || r[0].meanPoints() != 17.5 {
		t.Errorf("easy: %+v", r[0])
	}
	if mean, median, most, longest := r[0].thinking(); mean != 10*ms || median != 10*ms || most != 20*ms || longest != 20*ms {
		t.Errorf("easy thinks %v on average, half of the time %v, 95 %% %v, at most %v", mean, median, most, longest)
	}
	if r[1].games != 2 || math.Abs(r[1].winCount()-1.0/3) > 1e-12 || math.Abs(r[1].share()-1.0/6) > 1e-12 {
		t.Errorf("random: %+v", r[1])
	}
	if text := tab.text(); !strings.Contains(text, " 1.67 ") || !strings.Contains(text, " 16.7 % ") || strings.Count(text, "\n") != 4 {
		t.Errorf("the table is\n%s", text)
	}
}

// TestFailures requires that an error in a game ends the run, with the games before it in the table.
func TestFailures(t *testing.T) {
	quiet := func(int) {}
	o := flags(t, "-seats random,random -record nowhere")
	out := &outputs{dir: filepath.Join(t.TempDir(), "removed"), digits: 4}
	if tab, err := playAll(context.Background(), o, out, quiet); err == nil || tab.games > 0 {
		t.Errorf("records that cannot be written: %v after %d games", err, tab.games)
	}
	o = flags(t, "-seats random,random -goal 60")
	delete(o.values, "stalemate") // with it they end
	if _, err := playAll(context.Background(), o, &outputs{}, quiet); err == nil || !strings.HasPrefix(err.Error(), "game ") || !strings.Contains(err.Error(), "it did not end within 1000 rounds; with other options it may") {
		t.Errorf("a game without end: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if tab, err := playAll(ctx, flags(t, ""), &outputs{}, quiet); err != nil || tab.games > 0 {
		t.Errorf("interrupted before the first game: %v after %d games", err, tab.games)
	}
}

// TestStalemates: games to a goal that is hardly ever reached end and are counted, and others know no stalemate.
func TestStalemates(t *testing.T) {
	o := flags(t, "-seats medium,medium -games 6 -goal 40 -seed 3")
	tab, err := playAll(context.Background(), o, &outputs{}, func(int) {})
	if err != nil || tab.games != 6 || tab.stalled == 0 || tab.stalled == 6 {
		t.Fatalf("%v: %d games, %d ended by a stalemate", err, tab.games, tab.stalled)
	}
	want := fmt.Sprintf("nobody got on any more: %d of 6 games.\n", tab.stalled)
	if !strings.Contains(tab.text(), want) {
		t.Errorf("%q is missing:\n%s", want, tab.text())
	}
	for goal, agreed := range map[string]int{"28": 0, "29": 10} {
		if o := flags(t, "-goal "+goal); o.values["stalemate"] != agreed || o.setup(0).Values["stalemate"] != agreed {
			t.Errorf("goal %s: %v", goal, o.values)
		}
	}
}
