package colonies_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"islas/game"
	"islas/game/colonies"
)

var scenes = flag.Int("scenes", 40, "built positions for each number of players from which the engine is checked against the reference")

// TestReferenceScenes plays on, in the engine and in the reference, from positions such as few matches come to: colonies full of
// settlements and roads, cargo at sea, ships beside building sites, scarce cards and tokens.
func TestReferenceScenes(t *testing.T) {
	seen := map[string]int{}
	for seats := 3; seats <= 4; seats++ {
		for seed := range uint64(*scenes) {
			src := rand.New(rand.NewPCG(seed, uint64(seats)))
			p := beginAt(t, scene(t, seats, src))
			how := style(seed % uint64(styles))
			for n := 0; n < 120 && !p.Over(); n++ {
				p.do(choose(src, p.Legal(nil), how))
			}
			for _, line := range p.told {
				for _, part := range []string{"save ", "dodge ", "take ", "done", "shift ", "load ", "redeem gold", "redeem ore", " ship ", " settlement ", "eruption", "army"} {
					if strings.Contains(line, part) {
						seen[part]++
					}
				}
			}
		}
	}
	for _, part := range []string{"save ", "dodge ", "take ", "done", "shift ", "load ", "redeem gold", "redeem ore", " ship ", " settlement ", "eruption", "army"} {
		if seen[part] == 0 {
			t.Errorf("nothing tells of %q", part)
		}
	}
	t.Log(fmt.Sprint(seen))
}

// scene returns a random position.
func scene(t testing.TB, seats int, src *rand.Rand) colonies.State {
	s := colonies.NewScene(t, seats).Seed(src.Uint64())
	one := func(n int) uint8 { return uint8(src.IntN(n)) }
	tiles(s, src)
	for seat := range game.Seat(seats) {
		for range 2 + src.IntN(3) { // in the colonies, with roads around
			n := site(s, src, false)
			if n == colonies.NoNode || s.Settlements(seat).Count() > 3 {
				continue
			}
			s.Town(seat, n, cargo(src)...)
			walk(s, src, seat, n)
		}
		if n := site(s, src, true); n != colonies.NoNode && src.IntN(2) == 0 {
			s.City(seat, n)
		} else if n != colonies.NoNode {
			s.Town(seat, n)
		}
		for range 1 + src.IntN(3) {
			ship(s, src, seat)
		}
		for _, h := range colonies.Places() {
			if _, _, _, _, _, left := s.Stock(seat); left > 0 && s.Terrain(h).Land() && src.IntN(5) == 0 {
				s.Bases(seat, h)
			}
		}
		s.Gain(seat, colonies.Hand{1 + one(3), 1 + one(3), 1 + one(3), 1 + one(3), one(3)})
		s.Hold(seat, colonies.Card(src.IntN(colonies.Cards)), colonies.Card(src.IntN(colonies.Cards)), colonies.KnightCard)
		s.Waits(seat, cargo(src)...)
	}
	if src.IntN(2) == 0 {
		s.Scarce(colonies.Hand{one(4), one(4), one(4), one(4), one(3)}, colonies.Purse{one(3), one(3), one(3), one(3)}, one(4))
	}
	if nodes := s.PirateNodes(); src.IntN(2) == 0 {
		s.Pirate(nodes[src.IntN(len(nodes))])
	}
	return s.To(20).Turn(0).State
}

// tiles lays tiles on all places but a few.
func tiles(s *colonies.Scene, src *rand.Rand) {
	var stack []int
	for kind := range colonies.TileKinds {
		_, _, count := colonies.TileOf(kind)
		for range count {
			stack = append(stack, kind)
		}
	}
	src.Shuffle(len(stack), func(i, j int) { stack[i], stack[j] = stack[j], stack[i] })
	chips := colonies.ChipNumbers()
	order := src.Perm(len(chips))
	for i, h := range colonies.Places() {
		if src.IntN(8) == 0 {
			continue
		}
		terrain, number, _ := colonies.TileOf(stack[i])
		if number == 0 && terrain != colonies.Sea {
			number, order = int(chips[order[0]]), order[1:]
		}
		s.Tile(h, terrain, number)
	}
}

// site returns a free node at home or in the colonies, NoNode if it finds none.
func site(s *colonies.Scene, src *rand.Rand, home bool) colonies.Node {
	for range 200 {
		n := colonies.Node(src.IntN(colonies.Nodes))
		land, unknown := false, false
		for _, h := range n.Hexes() {
			if h != colonies.NoHex {
				land = land || s.Terrain(h).Land() && s.Terrain(h).Home() == home
				unknown = unknown || s.Terrain(h) == colonies.Unknown
			}
		}
		if land && !unknown && s.Free(n) {
			return n
		}
	}
	return colonies.NoNode
}

// walk puts some roads of a seat in a row from a node, and settlements beside them.
func walk(s *colonies.Scene, src *rand.Rand, seat game.Seat, n colonies.Node) {
	for range src.IntN(12) {
		m := n.Neighbours()[src.IntN(3)]
		if _, _, left, _, _, _ := s.Stock(seat); m == colonies.NoNode || left == 0 {
			return
		}
		e := colonies.EdgeBetween(n, m)
		land, unknown := false, false
		for _, h := range e.Hexes() {
			land = land || h != colonies.NoHex && s.Terrain(h).Land()
		}
		for _, h := range m.Hexes() {
			unknown = unknown || h != colonies.NoHex && s.Terrain(h) == colonies.Unknown
		}
		if !land || unknown || s.RoadOn(e) != game.NoSeat {
			continue
		}
		s.Roads(seat, n, m)
		if n = m; s.Free(n) && s.Settlements(seat).Count() < 4 {
			s.Town(seat, n, cargo(src)...)
		}
	}
}

// ship puts a ship of a seat somewhere, with cargo.
func ship(s *colonies.Scene, src *rand.Rand, seat game.Seat) {
	if _, _, _, left, _, _ := s.Stock(seat); left == 0 {
		return
	}
	for range 200 {
		n := colonies.Node(src.IntN(colonies.Nodes))
		water, unknown, far := n.OnFrame(), false, src.IntN(4) > 0 // mostly beside land of the colonies
		for _, h := range n.Hexes() {
			if h != colonies.NoHex {
				far = far && !s.Terrain(h).Colony()
				water = water || s.OpenSea(h)
				unknown = unknown || s.Terrain(h) == colonies.Unknown
			}
		}
		owner, _ := s.At(n)
		if other, _ := s.ShipOn(n); !water || unknown || far || other != game.NoSeat || owner != game.NoSeat && owner != seat || colonies.HomeCoast().Has(n) && src.IntN(4) > 0 {
			continue
		}
		s.Ship(seat, n, cargo(src)...)
		return
	}
}

// cargo returns up to 3 tokens.
func cargo(src *rand.Rand) (tokens []colonies.Token) {
	for range src.IntN(4) {
		tokens = append(tokens, colonies.Token(src.IntN(colonies.Tokens)))
	}
	return tokens
}
