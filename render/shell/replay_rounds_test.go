package shell_test

import (
	"fmt"
	"testing"

	"islas/render/internal/harness"
)

// The timeline of a replay ends with the round in which the game ended, and the tooltip at its end says so.
func TestTimelineEndsWithTheLastRound(t *testing.T) {
	inReplays(t, func(t *testing.T, h *harness.Harness) {
		m, err := h.Stage.Opened(recordOf(t, h.Stage.Game.Info().ID, 3, 3))
		if err != nil {
			t.Fatal(err)
		}
		line := h.Widget("replay.line").Rect
		last, none := fmt.Sprint(m.Round()), fmt.Sprint(m.Round()+1)
		if !h.ShowsIn(last, line) || h.ShowsIn(none, line) {
			t.Errorf("a game of %s rounds ends otherwise: %v, %v", last, h.ShowsIn(last, line), h.ShowsIn(none, line))
		}
		for at := line.X + line.W*0.9; at < line.Right(); at += 2 {
			p := line.Middle()
			p.X = at
			h.Move(p)
			h.Wait(1)
			if got := h.Widget("replay.line").Tooltip; got == h.T("table.round", "n", m.Round()+1) {
				t.Fatalf("in a game of %s rounds a place of the timeline is called %s", last, got)
			}
		}
	})
}
