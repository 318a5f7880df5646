package engine_test

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/ai"
	"islas/game/puertorico/internal/reference"
)

// TestGoodPlayAgainstReference lets players that build whole cities play in the engine and in the reference: who decides, what is
// legal and how many points everybody has agree at every decision. Random games hardly get where these do.
func TestGoodPlayAgainstReference(t *testing.T) {
	seen := map[puertorico.Building]bool{}
	for seats := puertorico.MinSeats; seats <= puertorico.MaxSeats; seats++ {
		for seed := range uint64(40) {
			g := sideBySide{T: t}
			g.begin(puertorico.Options{Seats: seats, Seed: seed, Start: game.Seat(seed % uint64(seats))})
			for n := uint64(0); !g.s.Over(); n++ {
				level := "medium"
				if n%7 == 6 {
					level = "random" // so that no two games are alike
				}
				p, err := ai.New(level, seed<<10+n)
				if err != nil {
					t.Fatal(err)
				}
				g.do(p.Choose(g.s.View(g.s.Decision().Seat)))
			}
			for seat := range game.Seat(seats) {
				for _, b := range g.s.Player(seat).Built() {
					seen[b] = true
				}
			}
			var winners []int
			for seat := range g.s.Winners().All() {
				winners = append(winners, int(seat))
			}
			if !g.ref.Over() || !slices.Equal(winners, g.ref.Winners()) {
				t.Fatalf("seats %v have won, in the reference %v", winners, g.ref.Winners())
			}
		}
	}
	if len(seen) < puertorico.Buildings {
		t.Errorf("only %d kinds of buildings were built", len(seen))
	}
}

// sideBySide is a game in the engine and in the reference.
type sideBySide struct {
	*testing.T
	s     puertorico.State
	steps []puertorico.Step
	ref   *reference.Game
	tiles []string // that the engine has drawn, and the reference not yet
}

func (g *sideBySide) begin(o puertorico.Options) {
	var err error
	if g.s, err = puertorico.New(o, &g.steps); err != nil {
		g.Fatal(err)
	}
	g.note()
	g.ref = reference.New(o.Seats, int(o.Start), g.s.StartChips(), func() string {
		if len(g.tiles) == 0 {
			return "a tile that the engine has not drawn"
		}
		tile := g.tiles[0]
		g.tiles = g.tiles[1:]
		return tile
	})
	g.Cleanup(g.ref.Stop)
	g.compare()
}

// note notes which tiles were drawn.
func (g *sideBySide) note() {
	for i := range g.steps {
		if e := &g.steps[i].Event; e.Kind == puertorico.EvRow || e.Kind == puertorico.EvDrawn {
			for _, tile := range e.Tiles[:e.Count] {
				g.tiles = append(g.tiles, tile.ID())
			}
		}
	}
}

func (g *sideBySide) do(a puertorico.Action) {
	g.Helper()
	g.steps = g.steps[:0]
	if err := g.s.Apply(a, &g.steps); err != nil {
		g.Fatal(err)
	}
	g.note()
	if err := g.ref.Act(a.String()); err != nil {
		g.Fatalf("the reference does not do %q: %v", a, err)
	}
	g.compare()
}

func (g *sideBySide) compare() {
	g.Helper()
	var got []string
	for _, a := range g.s.Legal(nil) {
		got = append(got, a.String())
	}
	want := slices.Clone(g.ref.Legal())
	slices.Sort(got)
	slices.Sort(want)
	seat, _ := g.ref.Decision()
	if int(g.s.Decision().Seat) != seat || !slices.Equal(got, want) {
		g.Fatalf("seat %d may %q, in the reference seat %d %q", g.s.Decision().Seat, got, seat, want)
	}
	for seat := range g.s.Seats() {
		if got, want := g.s.Points(game.Seat(seat)), g.ref.Points(seat); got != want {
			g.Fatalf("seat %d has %d points, in the reference %d", seat, got, want)
		}
	}
	if len(g.tiles) > 0 {
		g.Fatalf("the reference has not drawn %q", g.tiles)
	}
}
