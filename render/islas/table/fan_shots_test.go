package table

import (
	"fmt"
	"time"

	"islas/game/islas"
	"islas/render/internal/shot"
	"islas/render/ui"
)

// fanShots is the hand in several windows, closed and opened at a card, with few cards and with many.
func fanShots() []shot.Shot {
	var all []shot.Shot
	for _, w := range []struct {
		lang    string
		w, h    int
		px      float64
		cards   int
		pointer float64 // where it is over the hand, from 0 to 1; outside for no pointer
	}{
		{"en", 1920, 1080, 1, 7, -1}, {"de", 1280, 720, 0.7, 7, 0.4}, {"de", 1280, 720, 0.7, 12, -1}, {"en", 1280, 720, 0.7, 12, 0.3},
		{"en", 1920, 1080, 1, 12, 0.97}, {"de", 1280, 720, 1.4, 9, 0.5}, {"en", 1920, 1080, 2, 9, -1},
	} {
		m := moment{"hand", func(s *islas.State) bool {
			return s.HandSize(0) >= w.cards && s.Decision() == islas.Decision{Phase: islas.PhaseAction, Seat: 0}
		}, nil}
		all = append(all, shot.Shot{
			Name: fmt.Sprintf("table-hand-%d-%.0f-%s-%dx%d@%.2f", w.cards, 100*w.pointer, w.lang, w.w, w.h, w.px), W: w.w, H: w.h, Scale: w.px,
			Open: func() shot.Subject {
				s := subject(w.lang, 3, false, m)
				hand := plan(float64(w.w), float64(w.h), w.px, 3).hand
				in := ui.Input{Pos: ui.Point{X: hand.X + hand.W*w.pointer, Y: hand.Middle().Y}, Inside: w.pointer >= 0, Dt: time.Second / 5}
				s.Inputs = []ui.Input{{Dt: time.Second}, in, in, in, in, in, in, in, in, in, in, in, in}
				return s
			},
		})
	}
	return all
}
