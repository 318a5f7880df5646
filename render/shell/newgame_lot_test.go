package shell_test

import (
	"testing"

	"islas/game"
	"islas/render/internal/harness"
	"islas/render/stage"
	"islas/render/ui"
)

// drawn is a game in which a lot decides who begins.
type drawn struct{ stage.Game }

func (g drawn) Info() *game.Info {
	info := *g.Game.Info()
	info.StartDrawn = true
	return &info
}

// TestStartShipIsFaintWhileALotDecides looks for a faint ship in the circle of every seat, which is gone from all but one when that is
// said to begin.
func TestStartShipIsFaintWhileALotDecides(t *testing.T) {
	s := newStage(t, "en")
	s.Game = drawn{s.Game}
	r := open(t, s, s.Routes.NewGame(s), harness.Window{W: 1280, H: 720, Percent: 100})
	ships := func(seat int) (alphas []float64) {
		at := r.Widget(seatID(seat, "youngest")).Rect
		r.UI.DrawnPaintings(func(_ any, r ui.Rect, alpha float64) bool {
			if at.Contains(r.Middle()) {
				alphas = append(alphas, alpha)
			}
			return true
		})
		return alphas
	}
	for seat := range 3 {
		if got := ships(seat); len(got) != 1 || got[0] > 0.5 {
			t.Errorf("while a lot decides seat %d has ships of strength %v, want a faint one", seat, got)
		}
	}
	r.pick(seatID(1, "youngest"))
	r.Wait(2)
	for seat, want := range []int{0, 1, 0} {
		if got := ships(seat); len(got) != want || want == 1 && got[0] < 0.5 {
			t.Errorf("with a start player seat %d has ships of strength %v, want %d", seat, got, want)
		}
	}
}
