package review_test

import (
	"bytes"
	"testing"

	"islas/game"
	colonies "islas/game/colonies/engine"
	colonieslines "islas/game/colonies/lines"
	islas "islas/game/islas/engine"
	islaslines "islas/game/islas/lines"
	"islas/game/model"
	puertorico "islas/game/puertorico/engine"
	puertolines "islas/game/puertorico/lines"
	"islas/game/record"
	"islas/game/review"
)

// TestRecordBrokenOff reviews records that break off, even in the middle of what an action leads to: the review ends where
// somebody decides.
func TestRecordBrokenOff(t *testing.T) {
	t.Run("model", func(t *testing.T) { checkBrokenOff(t, model.Game{}, model.Lines{}) })
	t.Run("islas", func(t *testing.T) { checkBrokenOff(t, islas.Engine{}, islaslines.Lines{}) })
	t.Run("puertorico", func(t *testing.T) { checkBrokenOff(t, puertorico.Engine{}, puertolines.Lines{}) })
	t.Run("colonies", func(t *testing.T) { checkBrokenOff(t, colonies.Engine{}, colonieslines.Lines{}) })
}

func checkBrokenOff[S any, A game.Action, E, V any](t *testing.T, g review.Game[S, A, E, V], lines record.Lines[S, A, E]) {
	t.Parallel()
	const seats, parts = 3, 40
	m := finished(t, g, seats, "easy", 1)
	var b bytes.Buffer
	if err := record.Write(&b, lines, m.Setup(), m.Steps()); err != nil {
		t.Fatal(err)
	}
	all := bytes.SplitAfter(b.Bytes(), []byte("\n"))
	midst := 0
	for n := 2; n < len(all); n += max(1, len(all)/parts) {
		r, err := record.Read(bytes.NewReader(bytes.Join(all[:n], nil)), g, lines)
		if err != nil {
			t.Fatal(err)
		}
		broken := r.Match(g, lines)
		if broken.Midst() {
			midst++
		}
		past := review.PastOf(broken)
		if len(past.Actions) == 0 {
			continue
		}
		if end := past.Positions[len(past.Actions)]; !g.Over(&end) && len(g.Legal(&end, nil)) == 0 {
			t.Errorf("of %d lines, the review ends where nobody can do anything", n)
			continue
		}
		if len(past.Actions) <= 6 { // the later ones differ in length only
			if v := reviewed(t, g, seats, past, review.Effort{Curve: 20, Think: 20, Compare: 20, Deep: 20}, 1); len(v.Moments) == 0 {
				t.Errorf("of %d lines with %d actions nothing is reviewed", n, len(past.Actions))
			}
		}
	}
	if midst == 0 {
		t.Error("no record breaks off in the midst of an action: the test shows little")
	}
}
