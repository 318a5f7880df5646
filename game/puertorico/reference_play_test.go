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

// TestGoodPlayAgainstReference lets players that build whole cities play in the engine and in the reference, which must agree after
// every action, and compares the match record, which package lines writes, with what the reference tells. Random games hardly get
// where these do.
func TestGoodPlayAgainstReference(t *testing.T) {
	seen := map[puertorico.Building]bool{}
	for seats := puertorico.MinSeats; seats <= puertorico.MaxSeats; seats++ {
		for seed := range uint64(40) {
			points := puertorico.PointChoices(seats)
			p := puertorico.Begin(t, puertorico.Options{Seats: seats, Seed: seed, Start: game.Seat(seed % uint64(seats)), Points: points[seed%uint64(len(points))]})
			steps := slices.Clone(p.Steps())
			for n := uint64(0); !p.Over(); n++ {
				level := "medium"
				if n%7 == 6 {
					level = "random" // so that no two games are alike
				}
				player, err := ai.New(level, seed<<10+n)
				if err != nil {
					t.Fatal(err)
				}
				p.Do(player.Choose(p.View(p.Decision().Seat)))
				steps = append(steps, p.Steps()...)
			}
			for seat := range game.Seat(seats) {
				for _, b := range p.Player(seat).Built() {
					seen[b] = true
				}
			}
			compareRecord(t, seats, steps, p.Record())
		}
	}
	if len(seen) < puertorico.Buildings {
		t.Errorf("only %d kinds of buildings were built", len(seen))
	}
}

// compareRecord compares the match record of steps with the lines wanted below the first.
func compareRecord(t *testing.T, seats int, steps []puertorico.Step, want []string) {
	t.Helper()
	setup := match.Setup{Values: engine.Engine{}.Info().At(seats).Complete(nil), Seats: make([]match.Seat, seats)}
	for i := range setup.Seats {
		setup.Seats[i] = match.Seat{Name: "somebody", Control: "random"}
	}
	var out bytes.Buffer
	if err := record.Write(&out, lines.Lines{}, setup, steps); err != nil {
		t.Fatal(err)
	}
	got := slices.Collect(strings.Lines(out.String()))[1:]
	if len(got) != len(want) {
		t.Errorf("the record has %d lines, that of the reference %d", len(got), len(want))
	}
	for i := range min(len(got), len(want)) {
		if got[i] != want[i]+"\n" {
			t.Fatalf("line %d is\n%s, by the reference\n%s", i+2, got[i], want[i])
		}
	}
}
