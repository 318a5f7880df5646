package table_test

import (
	"testing"

	"islas/game"
	"islas/render/keep/settings"
	modeltable "islas/render/model"
)

// At instant speed, moves of computers alone need not each be shown; prompts, and moves at any other speed, must be.
func TestMovesOfComputersCoalesce(t *testing.T) {
	for speed, want := range map[settings.Speed]bool{settings.Instant: true, settings.Fast: false} {
		t.Run(speed.String(), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r := begin(t, 2, game.Human, "random", "random")
				r.Stage.Settings.Speed = speed
				coalesced, decided := false, 0
				for range 60 * 60 {
					r.Wait(1)
					table, ok := r.Stage.Top().(*modeltable.Table)
					if !ok {
						break
					}
					now := table.Coalesces()
					coalesced = coalesced || now
					if now && !table.Busy() {
						t.Fatal("a table at rest leaves something out")
					}
					if len(table.Session.Legal()) == 0 {
						continue
					}
					newest := table.Session.Match().State()
					if decided++; now || table.Session.State().Turn() != newest.Turn() {
						t.Fatal("somebody decides on something else than is seen")
					}
					r.Click(r.choices()[0])
				}
				if coalesced != want || decided < 4 {
					t.Errorf("left out something: %v, want %v; %d decisions", coalesced, want, decided)
				}
			})
		})
	}
}
