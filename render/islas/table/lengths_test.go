package table

import (
	"testing"

	"islas/game"
	"islas/game/islas"
)

// TestVisibleStepsAreShort adds up how long everything lasts that is seen to happen, in steps of the animation speed, which
// at normal speed are 0.4 seconds: one step at most, but two for a voyage, one for each of its bends.
func TestVisibleStepsAreShort(t *testing.T) {
	at := func(k islas.EventKind, from, to float64) float64 { return parts[k] * (to - from) }
	_, gone := sinks(0, 2)
	begins, arrives := dealt(0, 4)
	seen := map[string]float64{
		"a card that is dealt":         ownDeal * (arrives - begins),
		"a card that pays for a house": at(islas.EvBuild, 0, buildPays),
		"a house that is brought":      at(islas.EvBuild, buildPays, overPlot(islas.EvBuild)),
		"a house that is set down":     at(islas.EvBuild, overPlot(islas.EvBuild), pieceLands),
		"a house that sinks":           at(islas.EvPalace, 0, gone),
		"a palace that rises":          at(islas.EvPalace, sinksUntil, pieceLands),
		"a town that rises":            at(islas.EvTown, sinksUntil, pieceLands),
		"a card that is loaded":        parts[islas.EvLoad],
		"a card that is shuffled":      parts[islas.EvReshuffle],
		"a settler's card":             at(islas.EvSettler, leaves, settlePays),
		"a settler's house":            at(islas.EvSettler, settlePays, overPlot(islas.EvSettler)),
		"a settler's house, set down":  at(islas.EvSettler, overPlot(islas.EvSettler), pieceLands),
		"a pirate's card":              at(islas.EvPirate, leaves, piratePays),
		"a pirate who is sent on":      at(islas.EvNamed, sentFrom, sentTo),
		"a raid, until the house goes": at(islas.EvLoss, 0, raidTakes),
		"a house that is carried off":  at(islas.EvLoss, raidTakes+raidLifts*(raidEnds-raidTakes), raidEnds),
		"a deed that is taken up":      at(islas.EvPrivilege, 0, deedUp),
		"a deed that is handed over":   at(islas.EvPrivilege, deedLeaves, deedArrives),
		"the start player's ship":      tokenSteps,
		"half a voyage, out":           parts[islas.EvArrival] / 2,
		"half a voyage, home":          voyageSteps / 2.0,
		"a card that comes ashore":     partAshore,
		"a card that is turned over":   partTurn - partAshore,
		"an island that is counted":    partIsland,
		"islands that drop out":        partDrop,
		"the stamp":                    partStamp,
	}
	for what, steps := range seen {
		if steps <= 0 || steps > 1 {
			t.Errorf("%s takes %.2f steps", what, steps)
		}
	}
	if parts[islas.EvRound] < voyageSteps || parts[islas.EvRound] < tokenSteps+tokenRests {
		t.Errorf("a round ends in %.2f steps, before the ship is home", parts[islas.EvRound])
	}
}

// A game that goes on in the middle of a computer's turn is shown no more slowly than any other.
func TestResumedTurnIsShownInTime(t *testing.T) {
	for seed := uint64(1); seed < 20; seed++ {
		setup := someSetup(seed, game.Human, "easy", "easy")
		r := newRig(t, "en", 1280, 720, 0.7, setup)
		g, err := r.s.Begin(setup)
		if err != nil {
			t.Fatal(err)
		}
		for _, phase := range []islas.Phase{islas.PhaseLoad, islas.PhaseAction} {
			for seat := range game.Seat(2) {
				if !until(g, func(s *islas.State) bool { return s.Decision() == islas.Decision{Phase: phase, Seat: seat} }, seed) {
					continue
				}
				g.Fresh, g.Steps = false, g.Match.Steps()
				table, err := New(r.s, g)
				if err != nil {
					t.Fatal(err)
				}
				if table.tempo.computer != (seat != 0) {
					t.Fatalf("in the turn of seat %d a computer's turn is shown: %v", seat, table.tempo.computer)
				}
			}
		}
	}
}
