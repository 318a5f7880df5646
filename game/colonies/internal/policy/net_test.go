package policy

import (
	"math"
	"testing"

	assets "islas/assets/colonies"
	"islas/game/ai/net"
	"islas/game/ai/search"
	"islas/game/colonies"
)

// TestNet plays games, and requires inputs of a size that a network learns from, and a network that knows more of who wins them than the
// race to the goal does.
func TestNet(t *testing.T) {
	network, err := net.Read[Net](assets.Value)
	if err != nil {
		t.Fatal(err)
	}
	plain, learnt := New(), New()
	learnt.Net = network
	var used [Inputs]bool
	var surprise [2]float64
	for seed := range uint64(80) {
		seats := 3 + int(seed%2)
		s, err := colonies.New(colonies.Options{Seats: seats, Seed: 70_000 + seed, Offers: colonies.MaxOffers}, nil)
		if err != nil {
			t.Fatal(err)
		}
		p, chance := New(), search.NewChance(seed)
		p.Noise, p.Trade = 12, true
		var said [2][][colonies.MaxSeats]int
		for turn := 0; !s.Over(); {
			if kind, _ := s.Decides(); kind == colonies.DecideBegin {
				if turn++; turn%8 == 0 {
					var in [colonies.MaxSeats][Inputs]float32
					learnt.Forget()
					learnt.Inputs(&s, &in)
					for seat := range seats {
						for i, v := range in[seat] {
							used[i] = used[i] || v != 0
							if math.Abs(float64(v)) > 32 {
								t.Fatalf("seed %d, turn %d: input %d is %v", seed, turn, i, v)
							}
						}
					}
					for i, judge := range []*Policy{plain, learnt} {
						judge.Forget()
						said[i] = append(said[i], judge.Shares(&s))
					}
				}
			}
			s.Play(p.Choose(&s, &chance))
		}
		for i, list := range said {
			for _, shares := range list {
				surprise[i] -= math.Log(max(1, float64(shares[s.Winners().First()])) / Whole)
			}
		}
	}
	for i, u := range used {
		if !u {
			t.Errorf("input %d is never used", i)
		}
	}
	if surprise[1] > 0.98*surprise[0] {
		t.Errorf("the network is surprised by %.0f, the race by %.0f", surprise[1], surprise[0])
	}
	t.Logf("surprise: %.1f, of the race to the goal %.1f", surprise[1], surprise[0])
}
