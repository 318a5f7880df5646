package puertorico

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// play begins a game whose chance comes from r.
func play(t *testing.T, r *rand.Rand, players int) *Reference {
	var g *Reference
	stack := refPlantations(players)
	for _, tile := range strings.Fields(setup(players)["start_tiles_from_governor"]) {
		stack[tile]--
	}
	g = NewReference(players, r.IntN(players), refNumber(setup(players)["points"]), func() string {
		from := stack
		if g != nil {
			from = g.stack
		}
		k := r.IntN(sum(from))
		for _, tile := range refGoods() {
			if k -= from[tile]; k < 0 {
				if g == nil {
					stack[tile]--
				}
				return tile
			}
		}
		panic("no tile")
	})
	t.Cleanup(g.Stop)
	return g
}

// TestReferenceConserves: nothing is lost and nothing made in random games, and they end in every way.
func TestReferenceConserves(t *testing.T) {
	why := map[string]int{}
	for players := 2; players <= 5; players++ {
		r := rand.New(rand.NewPCG(1, uint64(players)))
		for range 25 {
			g := play(t, r, players)
			for !g.Over() {
				g.conserved(t)
				options := g.Legal()
				if err := g.Act(options[r.IntN(len(options))]); err != nil {
					t.Fatal(err)
				}
			}
			g.conserved(t)
			for cause := range g.why {
				why[cause]++
			}
		}
	}
	if len(why) != 3 {
		t.Errorf("the games ended by %v, want all three ends", why)
	}
}

// conserved fails the test if anything is miscounted.
func (g *Reference) conserved(t *testing.T) {
	t.Helper()
	players := len(g.players)
	colonists, chips := g.supply+g.ship, g.points
	tiles, stock, copies := map[string]int{}, map[string]int{}, map[string]int{}
	add := func(to map[string]int, from map[string]int) {
		for name, n := range from {
			if to[name] += n; n < 0 {
				t.Fatalf("there are %d of %s", n, name)
			}
		}
	}
	add(tiles, g.stack)
	add(tiles, g.discards)
	add(stock, g.goods)
	add(copies, g.left)
	for _, tile := range g.row {
		tiles[tile]++
	}
	for _, good := range g.house {
		stock[good]++
	}
	for _, ship := range g.cargo {
		stock[ship.kind] += ship.n
	}
	for _, p := range g.players {
		add(tiles, p.tiles)
		add(stock, p.goods)
		for _, id := range p.buildings {
			copies[id]++
		}
		colonists += p.sanJuan + sum(p.colonists) + sum(p.occupied)
		chips += p.chips
	}
	quarries := g.quarries + tiles["quarry"]
	for _, good := range refGoods() {
		if tiles[good] != refPlantations(players)[good] || stock[good] != barrels(players)[good] {
			t.Fatalf("%s: %d tiles, %d barrels", good, tiles[good], stock[good])
		}
	}
	for _, b := range g.types {
		if want := map[bool]int{true: b.forTwo, false: b.all}[players == 2]; copies[b.id] != want {
			t.Fatalf("there are %d copies of %s, want %d", copies[b.id], b.id, want)
		}
	}
	if fmt.Sprint(colonists) != g.setup["colonists_total"] || fmt.Sprint(quarries) != g.setup["quarries"] {
		t.Fatalf("there are %d colonists and %d quarries", colonists, quarries)
	}
	if want := refNumber(g.setup["points"]); chips < want || g.points > 0 && chips != want {
		t.Fatalf("there are %d chips, %d of them left, want %d", chips, g.points, want)
	}
}

// TestReferenceGoesOn: a game that goes on from a state line goes on as it would have.
func TestReferenceGoesOn(t *testing.T) {
	for players := 2; players <= 5; players++ {
		r := rand.New(rand.NewPCG(2, uint64(players)))
		g := play(t, r, players)
		for range 12 {
			for g.kind != "role" {
				options := g.Legal()
				if err := g.Act(options[r.IntN(len(options))]); err != nil {
					t.Fatal(err)
				}
			}
			stack := map[string]int{}
			for tile, n := range g.stack {
				stack[tile] = n
			}
			other, err := ReferenceAt(g.State(), stack, nil)
			if err != nil {
				t.Fatal(err)
			}
			if other.State() != g.State() || strings.Join(other.Legal(), " ") != strings.Join(g.Legal(), " ") {
				t.Fatalf("%s\nbecomes\n%s", g.State(), other.State())
			}
			other.Stop()
			if err := g.Act(g.Legal()[r.IntN(len(g.Legal()))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}
