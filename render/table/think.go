package table

import (
	"time"

	"islas/game"
	"islas/game/ai"
	"islas/game/match"
)

// thinker lets a computer player decide in slices, a few milliseconds a tick, so that no frame waits for it. It is the
// same natively and in the browser, where nothing runs beside the frame.
type thinker struct {
	thought ai.Thought
	actions int // of the match when the thought began: a thought about another position is dropped
}

// slice is how long one tick may think.
const slice = 4 * time.Millisecond

// think goes on thinking for the seat and returns its action once there is one.
func (t *thinker) think(m *match.Match, seat game.Seat, setup match.Setup) (game.Action, bool) {
	n := m.Played()
	if t.thought == nil || t.actions != n {
		player, err := ai.New(setup.Seats[seat].Control, setup.Seed^uint64(n)<<8^uint64(seat))
		if err != nil {
			return game.Action{}, false // Setup.Check knows every level; a seat without one never decides
		}
		state := m.State()
		t.thought, t.actions = player.Think(state.View(seat)), n
	}
	for deadline := time.Now().Add(slice); ; {
		if t.thought.Step(1) {
			a := t.thought.Best()
			t.thought = nil
			return a, true
		}
		if time.Now().After(deadline) {
			return game.Action{}, false
		}
	}
}

func (t *thinker) running() bool { return t.thought != nil }

// stop drops the thought.
func (t *thinker) stop() { t.thought = nil }
