// Command train makes the weights of the levels medium and hard: those of the policy that plays out, and those of the network
// that judges where play-outs end.
//
//	go run ./game/islas/train -seed 1 -out assets/islas/ai
//
// It starts from the level easy, which needs no weights, and repeats two steps. A policy learns to choose what the search
// chooses, at first what easy chooses; then this policy, which is fast, plays very many games against itself, and the
// network learns from how they ended. The search with both is better than the policy it started from, and the next
// policy learns from that. The same flags give the same weights on machines of one kind; others round training otherwise.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"islas/game/ai/learning"
	"islas/game/ai/net"
)

func main() { learning.Main(train) }

// options are what the flags set.
type options struct {
	seed        uint64
	out         string
	generations int // times that a policy and a network are learnt
	watched     int // games a policy learns from
	played      int // games a network learns from
	playOuts    int // for a decision of the search that is watched
}

// train runs the command.
func train(ctx context.Context, args []string, w io.Writer) error {
	var o options
	fs := flag.NewFlagSet("train", flag.ContinueOnError)
	fs.Uint64Var(&o.seed, "seed", 1, "the same seed gives the same weights")
	fs.StringVar(&o.out, "out", "", "existing folder for policy.txt and value.bin; those there are replaced")
	fs.IntVar(&o.generations, "generations", 2, "times that a policy and a network are learnt")
	fs.IntVar(&o.watched, "watched", 1600, "games of the search that a policy learns from")
	fs.IntVar(&o.played, "played", 120000, "games of the policy that a network learns from")
	fs.IntVar(&o.playOuts, "playouts", 300, "play-outs for a decision of the search")
	fs.SetOutput(w)
	if err := fs.Parse(args); err != nil {
		return err
	}
	switch {
	case fs.NArg() > 0:
		return fmt.Errorf("there is %q too much; -help lists the flags", fs.Arg(0))
	case o.generations < 1 || o.watched < 1 || o.played < 1 || o.playOuts < 1:
		return errors.New("-generations, -watched, -played and -playouts must be at least 1")
	}
	if info, err := os.Stat(o.out); err != nil || !info.IsDir() {
		return fmt.Errorf("-out must be an existing folder, such as assets/islas/ai, not %q", o.out)
	}
	t, err := newTraining(ctx, o, w)
	if err != nil {
		return err
	}
	for generation := range o.generations {
		if err := t.generation(generation); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(o.out, "policy.txt"), []byte(t.policy.String()), 0o666); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(o.out, "value.bin"), net.Marshal(t.net), 0o666); err != nil {
			return err
		}
	}
	return nil
}
