package table_test

import (
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/render/ui"
)

// hold is a tick in which a key is pressed that does nothing: what is pressed comes first, so that nobody thinks in it.
func (r *rig) hold(in ui.Input) {
	r.t.Helper()
	in.Keys = append(in.Keys, ui.KeyF12)
	r.Tick(in)
}

// TestClicksAreAnsweredWhileAComputerThinks opens the menu, the privileges and an island in the tick in which the button is
// let go, while a computer has not come to decide anything.
func TestClicksAreAnsweredWhileAComputerThinks(t *testing.T) {
	for id, opens := range map[string]string{"menu": "menu.resume", "power.ties": "deeds.list", "island.0": plotID(0, 0)} {
		t.Run(id, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				m := find(t, 2, func(m moment) bool { return m.decision() == islas.Decision{Phase: islas.PhaseAction, Seat: 0} })
				r := m.openFor(t, "en", full, level, game.Human)
				for range 10 {
					r.hold(ui.Input{})
				}
				if !r.Busy() || r.prompt() == "" || r.played() != m.at {
					t.Fatalf("nobody is thinking: %q", r.prompt())
				}
				at := r.Widget(id).Rect.Middle()
				r.hold(ui.Input{Pos: at, Inside: true})
				r.Tick(ui.Input{Pos: at, Inside: true, Down: true, Pressed: true})
				r.Tick(ui.Input{Pos: at, Inside: true, Released: true})
				played := r.played()
				if r.hold(ui.Input{Pos: at, Inside: true}); !r.Has(opens) {
					t.Errorf("%s does not answer while a computer thinks", id)
				}
				if played != m.at {
					t.Error("thinking goes on in the ticks of the click")
				}
			})
		})
	}
}

// TestThinkingWaitsInTheMenu opens the menu while a computer is to decide: nothing is decided behind it.
func TestThinkingWaitsInTheMenu(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 2, func(m moment) bool { return m.decision() == islas.Decision{Phase: islas.PhaseAction, Seat: 0} })
		r := m.openFor(t, "en", full, level, game.Human)
		r.hold(ui.Input{})
		r.hold(ui.Input{Keys: []ui.Key{ui.KeyEscape}})
		if r.Wait(60); r.played() != m.at || r.Busy() || !r.Has("menu.resume") {
			t.Errorf("behind the menu %d actions are done; busy: %v", r.played()-m.at, r.Busy())
		}
		r.Key(ui.KeyEscape)
		if r.Wait(60); r.played() == m.at {
			t.Error("after the menu the game stands still")
		}
	})
}

// TestThinkingBeginsWhileThingsMove lets nobody think but right after an action has been done, while it is still being
// shown: the game goes on all the same, since the next action is known when it is to be done.
func TestThinkingBeginsWhileThingsMove(t *testing.T) {
	bubble(t, func(t *testing.T) {
		const free = 5 // ticks after each action; what is shown takes longer
		r := begin(t, "en", full, someSetup(3, computers(2)...))
		since := 0
		for range 60 * 20 {
			if since < free {
				r.Wait(1)
			} else {
				r.hold(ui.Input{})
			}
			if since++; r.Look() {
				since = 0
			}
		}
		if n := r.played(); n < 6 {
			t.Errorf("only %d actions are done in 20 seconds", n)
		}
	})
}
