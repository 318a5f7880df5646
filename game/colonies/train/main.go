// Command train makes the weights of the network by which expert judges positions of The Colonies.
//
//	go run ./game/colonies/train -seed 1 -out assets/colonies/value.bin
//
// The rules of thumb play very many games against themselves, and the network learns from who won them. The same flags give the same
// weights on machines of one kind; others round training otherwise.
package main

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

	"islas/game"
	"islas/game/ai/search"
	"islas/game/colonies"
	"islas/game/colonies/internal/policy"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := train(ctx, os.Args[1:], os.Stdout); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

// train runs the command.
func train(ctx context.Context, args []string, w io.Writer) error {
	fs := flag.NewFlagSet("train", flag.ContinueOnError)
	fs.SetOutput(w)
	seed := fs.Uint64("seed", 1, "the same seed gives the same weights")
	games := fs.Int("games", 150_000, "games to learn from; a thousand take 7 MB of memory")
	out := fs.String("out", "", "`file` to write the weights to, such as assets/colonies/value.bin")
	if err := fs.Parse(args); err != nil {
		return err
	}
	if *games < 1 || *out == "" || fs.NArg() > 0 {
		return errors.New("-out names the file to write, -games is at least 1, and there is nothing else")
	}
	positions, err := play(ctx, *games, *seed)
	if err != nil {
		return err
	}
	net := learn(positions, *seed, w)
	return os.WriteFile(*out, net.Marshal(), 0o666)
}

// position is the beginning of a turn, as the network is told of it, and who won.
type position struct {
	in     [][policy.Inputs]float32
	winner game.Seat
}

// play returns positions of games, on all cores.
func play(ctx context.Context, games int, seed uint64) (all []position, err error) {
	lists := make([][]position, games)
	var next atomic.Int64
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := int(next.Add(1)) - 1; i < games && ctx.Err() == nil; i = int(next.Add(1)) - 1 {
				lists[i] = playOne(search.Mix(seed, uint64(i)), i)
			}
		})
	}
	workers.Wait()
	for _, l := range lists {
		all = append(all, l...)
	}
	return all, ctx.Err()
}

// noise is that of the policy in play-outs; one turn in rarity is learnt from.
const (
	noise  = 12
	rarity = 16
)

// playOne returns positions of a game. There are four players in two games of three.
func playOne(seed uint64, i int) (list []position) {
	seats := colonies.MaxSeats
	if i%3 == 0 {
		seats = colonies.MinSeats
	}
	s, err := colonies.New(colonies.Options{Seats: seats, Seed: seed, Offers: colonies.MaxOffers, Start: game.Seat(i % seats)}, nil)
	if err != nil {
		panic(err) // these options are right
	}
	p, judge, chance := policy.New(), policy.New(), search.NewChance(seed)
	p.Noise, p.Trade = noise, true
	for !s.Over() {
		if kind, _ := s.Decides(); kind == colonies.DecideBegin && chance.Below(rarity) == 0 {
			var in [colonies.MaxSeats][policy.Inputs]float32
			judge.Forget()
			judge.Inputs(&s, &in)
			list = append(list, position{in: append([][policy.Inputs]float32(nil), in[:seats]...)})
		}
		s.Play(p.Choose(&s, &chance))
	}
	for k := range list {
		list[k].winner = s.Winners().First()
	}
	return list
}

// Settings of learning.
const (
	passes   = 4
	rate     = 0.002 // of the first step; it falls to 0
	batch    = 128
	shrink   = 1e-4 // weights that nothing speaks for stay small
	heldBack = 40   // one position of this many, of the first games, is kept to measure by
)

// learn returns the weights that make it most likely who won, by Adam (Kingma and Ba 2015).
func learn(positions []position, seed uint64, w io.Writer) *policy.Net {
	src := rand.New(rand.NewPCG(seed, 0))
	held := len(positions) / heldBack
	known, test := positions[held:], positions[:held]
	t := newTrainer(src)
	steps := float32(max(1, passes*len(known)/batch))
	for pass := range passes {
		src.Shuffle(len(known), func(i, j int) { known[i], known[j] = known[j], known[i] })
		sum := 0.0
		for i := range known {
			sum += t.learn(&known[i])
			if i%batch == batch-1 {
				t.step(rate * max(0, 1-float32(t.steps)/steps))
			}
		}
		fmt.Fprintf(w, "pass %d: %.4f nats a position, %.4f for games held back\n", pass+1, sum/float64(len(known)), t.measure(test))
	}
	return t.net
}

// trainer improves a network's weights.
type trainer struct {
	net, gradient, mean, square *policy.Net // the latter two are running means of the gradients and of their squares
	steps                       int
	hidden                      [colonies.MaxSeats][policy.Hidden]float32
	chances                     [colonies.MaxSeats]float64
}

func newTrainer(src *rand.Rand) *trainer {
	t := &trainer{net: new(policy.Net), gradient: new(policy.Net), mean: new(policy.Net), square: new(policy.Net)}
	for k := range t.net.W1 {
		for i := range t.net.W1[k] {
			t.net.W1[k][i] = float32(math.Sqrt(2.0/policy.Inputs) * src.NormFloat64())
		}
		t.net.W2[k] = float32(0.01 * src.NormFloat64())
	}
	t.net.Direct[0] = math.Ln2 // the race to the goal
	return t
}

// judge sets the chances of a position and returns how unlikely its end is by them.
func (t *trainer) judge(p *position) float64 {
	sum := 0.0
	for seat := range p.in {
		t.chances[seat] = math.Exp(float64(t.net.Run(&p.in[seat], &t.hidden[seat])))
		sum += t.chances[seat]
	}
	for seat := range p.in {
		t.chances[seat] /= sum
	}
	return -math.Log(max(t.chances[p.winner], 1e-6))
}

// learn adds the gradients of one position and returns what judge does.
func (t *trainer) learn(p *position) float64 {
	surprise := t.judge(p)
	for seat := range p.in {
		in, hidden := &p.in[seat], &t.hidden[seat]
		d := float32(t.chances[seat])
		if seat == int(p.winner) {
			d--
		}
		d /= batch
		for i, v := range in {
			t.gradient.Direct[i] += d * v
		}
		for k, h := range hidden {
			if h <= 0 {
				continue
			}
			t.gradient.W2[k] += d * h
			dk := d * t.net.W2[k]
			t.gradient.B1[k] += dk
			gradient := &t.gradient.W1[k]
			for i, v := range in {
				gradient[i] += dk * v
			}
		}
	}
	return surprise
}

// step changes the weights and forgets the gradients.
func (t *trainer) step(rate float32) {
	t.steps++
	c1, c2 := float32(1-math.Pow(0.9, float64(t.steps))), float32(1-math.Pow(0.999, float64(t.steps)))
	var parts [4][][]float32
	for i, n := range []*policy.Net{t.net, t.gradient, t.mean, t.square} {
		n.Parts(func(w []float32) { parts[i] = append(parts[i], w) })
	}
	for k, w := range parts[0] {
		gradient, mean, square := parts[1][k], parts[2][k], parts[3][k]
		for i, d := range gradient {
			mean[i] = 0.9*mean[i] + 0.1*d
			square[i] = 0.999*square[i] + 0.001*d*d
			w[i] -= rate * (mean[i]/c1/(float32(math.Sqrt(float64(square[i]/c2)))+1e-8) + shrink*w[i])
			gradient[i] = 0
		}
	}
}

// measure returns how unlikely the ends of positions are on average.
func (t *trainer) measure(list []position) (sum float64) {
	for i := range list {
		sum += t.judge(&list[i])
	}
	return sum / float64(max(1, len(list)))
}
