package main

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"islas/game/catalogue"
	"islas/game/internal/conform"
	"islas/game/model"
	"islas/game/record"
	"islas/game/review"
)

// games returns the model game alone.
func games() catalogue.List { return catalogue.List{catalogue.Of(model.Game{}, model.Lines{}, nil)} }

// recorded writes the records of some matches of the model game into a folder.
func recorded(t *testing.T, n int) string {
	t.Helper()
	folder := t.TempDir()
	g := games()[0]
	for i := range n {
		setup := conform.Setup(g.Info(), 3, uint64(i))
		for k := range setup.Seats {
			setup.Seats[k].Control = "random"
		}
		setup.Values = g.Info().Complete(nil)
		r, err := g.Play(context.Background(), setup, true)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprint(i)+record.Extension), r.Record, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// TestTable: the play-outs of the model game are matches as its random players play them, so their chances come true, and are
// better than those of the points.
func TestTable(t *testing.T) {
	folder := recorded(t, 150)
	var out strings.Builder
	if err := calibrate(games(), []string{"-decisions", "10", "-playouts", "200", folder}, &out); err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(out.String(), "150 matches of 3, 4500 chances\n") {
		t.Errorf("the table begins with %q", out.String())
	}
	rows := 0
	for line := range strings.Lines(out.String()) {
		var from, to, chances, matches int
		var said, came, off float64
		if n, _ := fmt.Sscanf(line, "%d to %d %% %d %d %f %% %f %% %f", &from, &to, &chances, &matches, &said, &came, &off); n < 7 {
			continue
		}
		rows++
		if said < float64(from) || said > float64(to) || off < -10 || off > 10 {
			t.Errorf("%s", line)
		}
	}
	var brier, points, even float64
	last := strings.Split(strings.TrimSpace(out.String()), "\n")
	if _, err := fmt.Sscanf(last[len(last)-1], "Brier score %f; of the points so far %f; of even chances %f", &brier, &points, &even); err != nil {
		t.Fatalf("%v: %q", err, last)
	}
	if rows != 10 || brier >= points || points >= even {
		t.Errorf("%d tenths; the scores are %v, %v and %v", rows, brier, points, even)
	}
}

// modest returns the true chance of an overconfident p.
func modest(p float64) float64 {
	a, b := math.Pow(p, 0.7), math.Pow(1-p, 0.7)
	return a / (a + b)
}

// TestFit: the correction of overconfident chances makes them right, and is written to a file that can be read.
func TestFit(t *testing.T) {
	src := rand.New(rand.NewPCG(1, 2))
	var list []review.Foretold
	for range 20_000 {
		f := review.Foretold{Seats: 2}
		said := src.IntN(review.Whole)
		f.Said = review.Chances{said, review.Whole - said}
		if src.Float64() < modest(part(said)) {
			f.Right[0] = review.Whole
		} else {
			f.Right[1] = review.Whole
		}
		list = append(list, f)
	}
	c := fit(list)
	for _, said := range []int{10, 25, 50, 75, 90} {
		got := 100 * part(c.Of(review.Chances{said * review.Whole / 100, (100 - said) * review.Whole / 100})[0])
		if want := 100 * modest(float64(said)/100); got < want-4 || got > want+4 {
			t.Errorf("%d %% is said and corrected to %.1f %%, want %.0f %%", said, got, want)
		}
	}
	file := filepath.Join(t.TempDir(), "chances.csv")
	if err := calibrate(games(), []string{"-playouts", "20", "-fit", file, recorded(t, 20)}, &strings.Builder{}); err != nil {
		t.Fatal(err)
	}
	if data, err := os.ReadFile(file); err != nil {
		t.Error(err)
	} else if all, err := review.ParseCorrections(string(data)); err != nil || len(all[3]) == 0 || len(all[2]) > 0 {
		t.Errorf("%v: %s", err, data)
	}
}

// TestErrors requires one sentence for each error, naming the file.
func TestErrors(t *testing.T) {
	folder := recorded(t, 1)
	broken := t.TempDir()
	if err := os.WriteFile(filepath.Join(broken, "a"+record.Extension), []byte("no record\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		says string
	}{
		{nil, "there are no records here"},
		{[]string{t.TempDir()}, "there are no records here"},
		{[]string{broken}, "a" + record.Extension + ": line 1:"},
		{[]string{"-decisions", "0", folder}, "must be at least 1"},
		{[]string{"-fit", filepath.Join(folder, "no", "where"), "-playouts", "5", folder}, "cannot be written"},
	} {
		if err := calibrate(games(), c.args, &strings.Builder{}); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%v: %v, want %q", c.args, err, c.says)
		}
	}
}
