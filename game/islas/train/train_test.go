package main

import (
	"bytes"
	"context"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"islas/game/ai/net"
	"islas/game/islas/internal/policy"
	"islas/game/islas/internal/value"
)

// TestTrain runs the whole command on very few games, twice: the weights must be readable, and the same.
func TestTrain(t *testing.T) {
	args := func(dir string) []string {
		return strings.Fields("-seed 3 -generations 2 -watched 2 -played 40 -playouts 8 -out " + dir)
	}
	one, two := t.TempDir(), t.TempDir()
	var told bytes.Buffer
	for _, dir := range []string{one, two} {
		if err := train(context.Background(), args(dir), &told); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"policy.txt", "value.bin"} {
		a, b := read(t, filepath.Join(one, name)), read(t, filepath.Join(two, name))
		if !bytes.Equal(a, b) {
			t.Errorf("%s differs from one run to the next", name)
		}
	}
	if _, err := policy.Parse(string(read(t, filepath.Join(one, "policy.txt")))); err != nil {
		t.Error(err)
	}
	if _, err := net.Read[value.Net](read(t, filepath.Join(one, "value.bin"))); err != nil {
		t.Error(err)
	}
	if !strings.Contains(told.String(), "generation 2: ") {
		t.Errorf("it told %s", &told)
	}
}

func read(t *testing.T, file string) []byte {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestInterrupted leaves existing weights alone.
func TestInterrupted(t *testing.T) {
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := train(ctx, []string{"-out", dir}, io.Discard); err == nil {
		t.Error("an interrupted training ends as if it were done")
	}
	if files, _ := os.ReadDir(dir); len(files) > 0 {
		t.Errorf("it wrote %v", files)
	}
}

// TestLearnPolicy makes a policy learn from choices made by other weights, and requires it to find them.
func TestLearnPolicy(t *testing.T) {
	src := rand.New(rand.NewPCG(1, 1))
	var w [policy.Size]float64
	for f := range 6 {
		w[f] = float64(f) - 2.5
	}
	var choices []choice
	for range 20000 {
		c := choice{}
		for range 4 {
			c.options = append(c.options, []int16{int16(src.IntN(6)), int16(src.IntN(6))})
		}
		at := src.Float64()
		for i, p := range likelihoods(nil, &c, &w) {
			if at -= p; at < 0 {
				c.taken = i
				break
			}
		}
		choices = append(choices, c)
	}
	got := learnPolicy(choices, 1, io.Discard)
	for f := 1; f < 6; f++ {
		if d := float64(got[f]-got[f-1]) / policy.Unit; d < 0.9 || d > 1.1 {
			t.Errorf("feature %d is worth %.2f more than the one before, want 1", f, d)
		}
	}
}

// TestLearnValue makes a network learn something that is no sum of its inputs.
func TestLearnValue(t *testing.T) {
	src := rand.New(rand.NewPCG(2, 2))
	var positions []position
	for range 20000 {
		p := position{outcome: 0.2}
		a, b := src.IntN(2), src.IntN(2)
		if a == 1 {
			p.in = append(p.in, value.Input{Index: 3, Value: 1})
		}
		if b == 1 {
			p.in = append(p.in, value.Input{Index: 8, Value: 0.5})
		}
		if a != b {
			p.outcome = 0.8
		}
		positions = append(positions, p)
	}
	net := learnValue(positions, 1, io.Discard)
	var l value.Layers
	for i := range 50 {
		if got, want := net.Run(positions[i].in, &l), positions[i].outcome; got < want-0.05 || got > want+0.05 {
			t.Errorf("%v is judged %.2f, want %.2f", positions[i].in, got, want)
		}
	}
}
