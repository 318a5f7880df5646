package table

import (
	"testing"

	"islas/game"
	"islas/game/match"
)

// TestVisibleStepsAreShort adds up how long everything lasts that is seen to happen, in steps of the animation speed, which
// at normal speed are 0.4 seconds: one step at most, but two for a voyage, one for each of its bends.
func TestVisibleStepsAreShort(t *testing.T) {
	at := func(k game.EventKind, from, to float64) float64 { return parts[k] * (to - from) }
	_, gone := sinks(0, 2)
	begins, arrives := dealt(0, 4)
	seen := map[string]float64{
		"a card that is dealt":         ownDeal * (arrives - begins),
		"a card that pays for a house": at(game.EvBuild, 0, buildPays),
		"a house that is brought":      at(game.EvBuild, buildPays, overPlot(game.EvBuild)),
		"a house that is set down":     at(game.EvBuild, overPlot(game.EvBuild), pieceLands),
		"a house that sinks":           at(game.EvPalace, 0, gone),
		"a palace that rises":          at(game.EvPalace, sinksUntil, pieceLands),
		"a town that rises":            at(game.EvTown, sinksUntil, pieceLands),
		"a card that is loaded":        parts[game.EvLoad],
		"a card that is shuffled":      parts[game.EvReshuffle],
		"a settler's card":             at(game.EvSettler, leaves, settlePays),
		"a settler's house":            at(game.EvSettler, settlePays, overPlot(game.EvSettler)),
		"a settler's house, set down":  at(game.EvSettler, overPlot(game.EvSettler), pieceLands),
		"a pirate's card":              at(game.EvPirate, leaves, piratePays),
		"a pirate who is sent on":      at(game.EvNamed, sentFrom, sentTo),
		"a raid, until the house goes": at(game.EvLoss, 0, raidTakes),
		"a house that is carried off":  at(game.EvLoss, raidTakes+raidLifts*(raidEnds-raidTakes), raidEnds),
		"a deed that is taken up":      at(game.EvPrivilege, 0, deedUp),
		"a deed that is handed over":   at(game.EvPrivilege, deedLeaves, deedArrives),
		"the start player's ship":      tokenSteps,
		"half a voyage, out":           parts[game.EvArrival] / 2,
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
	if parts[game.EvRound] < voyageSteps || parts[game.EvRound] < tokenSteps+tokenRests {
		t.Errorf("a round ends in %.2f steps, before the ship is home", parts[game.EvRound])
	}
}

// A game that goes on in the middle of a computer's turn is shown no more slowly than any other.
func TestResumedTurnIsShownInTime(t *testing.T) {
	for seed := uint64(1); seed < 20; seed++ {
		setup := someSetup(seed, match.Human, "easy", "easy")
		r := newRig(t, "en", 1280, 720, 0.7, setup)
		g, err := r.s.Begin(setup)
		if err != nil {
			t.Fatal(err)
		}
		for _, phase := range []game.Phase{game.PhaseLoad, game.PhaseAction} {
			for seat := range game.Seat(2) {
				if !until(g, func(s *game.State) bool { return s.Decision() == game.Decision{Phase: phase, Seat: seat} }, seed) {
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
