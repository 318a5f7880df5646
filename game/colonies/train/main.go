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
	"io"
	"math"
	"math/rand/v2"
	"os"

	"islas/game"
	"islas/game/ai/learning"
	"islas/game/ai/net"
	"islas/game/ai/search"
	"islas/game/colonies"
	"islas/game/colonies/internal/policy"
)

func main() { learning.Main(train) }

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
	positions, err := learning.Many(ctx, *games, func(i int) []position { return play(search.Mix(*seed, uint64(i)), i) })
	if err != nil {
		return err
	}
	return os.WriteFile(*out, net.Marshal(learn(positions, *seed, w).Net), 0o666)
}

// position is the beginning of a turn, as the network is told of it, and who won.
type position struct {
	in     [][policy.Inputs]float32
	winner game.Seat
}

// noise is that of the policy in play-outs; one turn in rarity is learnt from.
const (
	noise  = 12
	rarity = 16
)

// play returns positions of a game. There are four players in two games of three.
func play(seed uint64, i int) (list []position) {
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

// batch is the number of positions that are learnt from with one step.
const batch = 128

// learn returns a trainer with the weights that make it most likely who won.
func learn(positions []position, seed uint64, w io.Writer) *trainer {
	src := rand.New(rand.NewPCG(seed, 0))
	t := &trainer{Trainer: learning.New[policy.Net]()}
	t.Shrink = 1e-4
	learning.Random(&t.Net.W1, math.Sqrt(2.0/policy.Inputs), src)
	learning.Random(&t.Net.W2, 0.01, src)
	t.Net.Direct[0] = math.Ln2 // the race to the goal
	course := learning.Course{
		Passes: 4, Batch: batch, HeldBack: 40, Unit: "nats a position",
		Rate: func(done float64) float64 { return 0.002 * (1 - done) },
	}
	learning.Run(t.Trainer, course, positions, src, t.learn, t.judge, w)
	return t
}

// trainer improves a network's weights.
type trainer struct {
	*learning.Trainer[policy.Net]
	hidden  [colonies.MaxSeats][policy.Hidden]float32
	chances [colonies.MaxSeats]float64
}

// judge sets the chances of a position and returns how unlikely its end is by them.
func (t *trainer) judge(p *position) float64 {
	sum := 0.0
	for seat := range p.in {
		t.chances[seat] = math.Exp(float64(t.Net.Run(&p.in[seat], &t.hidden[seat])))
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
			t.Gradient.Direct[i] += d * v
		}
		for k, h := range hidden {
			if h <= 0 {
				continue
			}
			t.Gradient.W2[k] += d * h
			dk := d * t.Net.W2[k]
			t.Gradient.B1[k] += dk
			gradient := &t.Gradient.W1[k]
			for i, v := range in {
				gradient[i] += dk * v
			}
		}
	}
	return surprise
}
