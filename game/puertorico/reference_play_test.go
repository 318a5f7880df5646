package puertorico_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/game/puertorico/ai"
	"islas/game/puertorico/engine"
	"islas/game/puertorico/lines"
	"islas/game/record"
)

// TestGoodPlayAgainstReference lets players that build whole cities play in the engine and in the reference: who decides, what is
// legal and how many points everybody has agree at every decision, and the match record is the same. Random games hardly get where
// these do.
func TestGoodPlayAgainstReference(t *testing.T) {
	seen := map[puertorico.Building]bool{}
	for seats := puertorico.MinSeats; seats <= puertorico.MaxSeats; seats++ {
		for seed := range uint64(40) {
			g := sideBySide{T: t}
			points := puertorico.PointChoices(seats)
			g.begin(puertorico.Options{Seats: seats, Seed: seed, Start: game.Seat(seed % uint64(seats)), Points: points[seed%uint64(len(points))]})
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
			g.compareRecord()
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
	all   []puertorico.Step // from the beginning
	steps []puertorico.Step // of the last action
	ref   *puertorico.Reference
	tiles []string // that the engine has drawn, and the reference not yet
}

func (g *sideBySide) begin(o puertorico.Options) {
	var err error
	if g.s, err = puertorico.New(o, &g.steps); err != nil {
		g.Fatal(err)
	}
	g.note()
	g.ref = puertorico.NewReference(o.Seats, int(o.Start), g.s.StartChips(), func() string {
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

// note notes what has happened, and which tiles were drawn.
func (g *sideBySide) note() {
	g.all = append(g.all, g.steps...)
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

// compareRecord compares the match record, which package lines writes, with what the reference tells.
func (g *sideBySide) compareRecord() {
	g.Helper()
	n := g.s.Seats()
	setup := match.Setup{Values: engine.Engine{}.Info().At(n).Complete(nil), Seats: make([]match.Seat, n)}
	for i := range setup.Seats {
		setup.Seats[i] = match.Seat{Name: "somebody", Control: "random"}
	}
	var out bytes.Buffer
	if err := record.Write(&out, lines.Lines{}, setup, g.all); err != nil {
		g.Fatal(err)
	}
	got, want := slices.Collect(strings.Lines(out.String()))[1:], g.ref.Lines()
	if len(got) != len(want) {
		g.Errorf("the record has %d lines, that of the reference %d", len(got), len(want))
	}
	for i := range min(len(got), len(want)) {
		if got[i] != want[i]+"\n" {
			g.Fatalf("line %d is\n%s, by the reference\n%s", i+2, got[i], want[i])
		}
	}
}
