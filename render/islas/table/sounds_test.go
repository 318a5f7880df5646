package table_test

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/render/ui"
)

// heard is what is heard of an event.
func heard(e islas.Event) []string {
	switch e.Kind {
	case islas.EvDeal, islas.EvDraw:
		return slices.Repeat([]string{"card"}, e.Count)
	case islas.EvAboard, islas.EvLoad, islas.EvPirate:
		return []string{"card"}
	case islas.EvReshuffle:
		return []string{"shuffle"}
	case islas.EvBuild, islas.EvSettler:
		if e.Seat == game.NoSeat {
			return []string{"card"}
		}
		return []string{"card", "wood"}
	case islas.EvPalace, islas.EvTown:
		return []string{"convert"}
	case islas.EvArrival:
		return []string{"bell"}
	case islas.EvReveal:
		if e.Card.Pirate() {
			return []string{"card", "drum"}
		}
		return []string{"card", "steps"}
	case islas.EvLoss:
		return []string{"drum", "wood"}
	case islas.EvPrivilege:
		return []string{"fanfare"}
	case islas.EvEnd:
		return []string{"victory"}
	}
	if e.Kind == islas.EvRound && e.Last {
		return []string{"bell"}
	}
	return nil
}

// TestWoodIsHeardWhenTheHouseLands listens while a house is built: nothing but the card until it touches its plot.
func TestWoodIsHeardWhenTheHouseLands(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := showOf(t, "build").find(t)
		e, _ := m.event(islas.EvBuild)
		r := m.open(t, "en", full)
		silent := 0
		above := 0.0 // how far the house was above its plot when it was last seen without a sound
		r.perform(m, func() {
			all := r.moving()["piece"]
			if len(all) == 0 {
				return
			}
			high := r.site(0, e.Plot).Bottom() - all[0].at.Bottom()
			if !slices.Contains(r.Ear.Heard, "wood") {
				silent++
				above = high
				return
			}
			if above <= 0 || high > 0.2*all[0].at.H {
				t.Fatalf("wood is heard while the house is %.0f pixels above its plot, before it was %.0f", high, above)
			}
		})
		if silent < 5 || !slices.Contains(r.Ear.Heard, "wood") {
			t.Errorf("the house is seen in %d ticks before it lands; heard was %v", silent, r.Ear.Heard)
		}
	})
}

// A movement that is completed by a press is heard to end, and what was skipped is not heard at all.
func TestCompletedMovementIsHeardToEnd(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return does(islas.Build, 0)(m) && len(m.steps[m.at]) == 1 })
		r := m.open(t, "en", full)
		r.act(m)
		r.Wait(3)
		r.Press(ui.Point{X: full.W - 2, Y: full.H - 2})
		if want := []string{"card", "wood"}; len(r.moving()) > 0 || !slices.Equal(r.Ear.Heard, want) {
			t.Errorf("heard %v, want %v", r.Ear.Heard, want)
		}
		r = arriving(t, 3)
		r.Ear.Forget()
		r.Click("ledger.skip")
		r.Wait(5)
		if r.arriving() || len(r.Ear.Heard) > 4 {
			t.Errorf("a skipped arrival plays %v", r.Ear.Heard)
		}
	})
}
