// Package learning is what the commands have in common that teach networks (package game/ai/net) to judge positions.
package learning

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"os/signal"
	"runtime"
	"sync"
	"sync/atomic"

	"islas/game/ai/net"
)

// Main runs a command, given its arguments and where it prints, until it is done, fails or is interrupted.
func Main(run func(ctx context.Context, args []string, w io.Writer) error) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdout); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

// Many calls do for each of the numbers below n, on all cores, and returns the results in the order of the numbers. The error is that
// of ctx.
func Many[T any](ctx context.Context, n int, do func(i int) []T) (all []T, err error) {
	lists := make([][]T, n)
	var next atomic.Int64
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := int(next.Add(1)) - 1; i < n && ctx.Err() == nil; i = int(next.Add(1)) - 1 {
				lists[i] = do(i)
			}
		})
	}
	workers.Wait()
	for _, list := range lists {
		all = append(all, list...)
	}
	return all, ctx.Err()
}

// Trainer improves a network's weights by Adam (Kingma and Ba 2015).
type Trainer[N any] struct {
	Net      *N
	Gradient *N      // of the positions of a batch, which are added up
	Shrink   float32 // the part of a weight by which it falls at rate 1, so that weights that nothing speaks for stay small

	parts [4][][]float32 // of those two, and of running means of the gradients and of their squares
	steps int
}

// New returns a trainer of a network whose weights are 0.
func New[N any]() *Trainer[N] {
	t := &Trainer[N]{Net: new(N), Gradient: new(N)}
	for i, n := range []*N{t.Net, t.Gradient, new(N), new(N)} {
		t.parts[i] = net.Parts(n)
	}
	return t
}

// Random draws the weights of an array, given by its pointer, from a normal distribution of a standard deviation.
func Random(array any, deviation float64, src *rand.Rand) {
	for _, w := range net.Parts(array) {
		for i := range w {
			w[i] = float32(deviation * src.NormFloat64())
		}
	}
}

// step changes the weights and forgets the gradients. Rows without any, such as those of inputs that no position of the batch has, are
// left alone.
func (t *Trainer[N]) step(rate float32) {
	const beta1, beta2 = 0.9, 0.999
	t.steps++
	c1, c2 := float32(1-math.Pow(beta1, float64(t.steps))), float32(1-math.Pow(beta2, float64(t.steps)))
	for k, gradient := range t.parts[1] {
		w, mean, square := t.parts[0][k], t.parts[2][k], t.parts[3][k]
		if !moves(gradient) {
			continue
		}
		for i, d := range gradient {
			mean[i] = beta1*mean[i] + (1-beta1)*d
			square[i] = beta2*square[i] + (1-beta2)*d*d
			w[i] -= rate * (mean[i]/c1/(float32(math.Sqrt(float64(square[i]/c2)))+1e-8) + t.Shrink*w[i])
			gradient[i] = 0
		}
	}
}

// moves reports whether any of the gradients is not 0.
func moves(gradient []float32) bool {
	for _, d := range gradient {
		if d != 0 {
			return true
		}
	}
	return false
}

// Course says how a network learns.
type Course struct {
	Passes   int                        // through all positions, each in another order
	Batch    int                        // positions that are learnt from with one step
	HeldBack int                        // one position of this many, of the first ones, is kept to measure by
	Unit     string                     // of how wrong a network is
	Rate     func(done float64) float64 // of a step, by the part of the course that is done, 0 to 1
}

// Run has a network learn from positions P, and prints after each pass how wrong it is on average. learn adds the gradients of a
// position and returns how wrong the network is about it, which judge returns alone.
func Run[N, P any](t *Trainer[N], c Course, positions []P, src *rand.Rand, learn, judge func(*P) float64, w io.Writer) {
	held := len(positions) / c.HeldBack
	order := src.Perm(len(positions) - held)
	steps := float64(max(1, c.Passes*(len(order)/c.Batch)))
	for pass := range c.Passes {
		src.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		known, test := 0.0, 0.0
		for at := 0; at+c.Batch <= len(order); at += c.Batch {
			for _, i := range order[at : at+c.Batch] {
				known += learn(&positions[held+i])
			}
			t.step(float32(c.Rate(float64(t.steps) / steps)))
		}
		for i := range held {
			test += judge(&positions[i])
		}
		fmt.Fprintf(w, "  network, pass %d: %s %.5f, of games held back %.5f\n", pass+1, c.Unit,
			known/float64(max(1, len(order)-len(order)%c.Batch)), test/float64(max(1, held)))
	}
}
