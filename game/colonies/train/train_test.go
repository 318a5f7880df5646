package main

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"testing"

	"islas/game"
	"islas/game/ai/net"
	"islas/game/colonies/internal/policy"
)

// TestTrain runs the command on very few games, twice: the weights can be read, and are the same.
func TestTrain(t *testing.T) {
	var files [2][]byte
	for i := range files {
		name := filepath.Join(t.TempDir(), "value.bin")
		if err := train(context.Background(), []string{"-games", "60", "-out", name}, io.Discard); err != nil {
			t.Fatal(err)
		}
		files[i], _ = os.ReadFile(name)
	}
	if _, err := net.Read[policy.Net](files[0]); err != nil || !bytes.Equal(files[0], files[1]) {
		t.Errorf("the weights differ from one run to the next, or cannot be read: %v", err)
	}
}

// TestLearn: the network learns something that is no sum of its inputs: who has one of two things, but not both, wins.
func TestLearn(t *testing.T) {
	var list []position
	for i := range 24_000 {
		in := make([][policy.Inputs]float32, 3)
		winner := i % 3
		for seat := range in {
			a := i / 3 % 2
			b := a
			if seat == winner {
				b = 1 - a
			}
			in[seat][5], in[seat][9] = float32(a), float32(b)
			i = i*7 + 1
		}
		list = append(list, position{in, game.Seat(winner)})
	}
	learnt, surprise := learn(list, 1, io.Discard), 0.0
	for i := range 300 {
		surprise += learnt.judge(&list[i]) / 300
	}
	if surprise > 0.1 {
		t.Errorf("the ends surprise by %.3f nats", surprise)
	}
}

// TestInterrupted leaves existing weights alone.
func TestInterrupted(t *testing.T) {
	name := filepath.Join(t.TempDir(), "value.bin")
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := train(ctx, []string{"-out", name}, io.Discard); err == nil {
		t.Error("an interrupted training ends as if it were done")
	}
	if _, err := os.Stat(name); err == nil {
		t.Error("it wrote weights")
	}
}
