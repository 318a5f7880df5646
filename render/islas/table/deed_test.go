package table

import (
	"fmt"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/internal/shot"
	"islas/render/islas/caption"
	"islas/render/ui"
)

// deedShots is the tray with a deed turned over, from both sides.
func deedShots() []shot.Shot {
	var all []shot.Shot
	for _, w := range []struct {
		lang  string
		w, h  int
		px    float64
		seats int
		text  bool
	}{{"de", 1920, 1080, 1, 4, false}, {"en", 1280, 720, 0.7, 5, false}, {"en", 1280, 720, 0.7, 2, true}} {
		all = append(all, shot.Shot{
			Name: fmt.Sprintf("table-deed-%d-%s-%dx%d@%.2f", w.seats, w.lang, w.w, w.h, w.px), W: w.w, H: w.h, Scale: w.px,
			Open: func() shot.Subject {
				s := subject(w.lang, w.seats, false, moment{"deed", func(s *islas.State) bool {
					return s.Round() > 3 && s.Decision().Seat == 0 && s.Owner(islas.Ties) != game.NoSeat
				}, func(t *Table, _ *ui.UI) {
					if sides := caption.Sides(); w.text {
						t.s.Settings.SetOwn(sides, sides.Values[1])
					}
				}})
				u := ui.New(s.Theme, s.Texts)
				u.Begin(ui.Input{}, float64(w.w), float64(w.h), w.px)
				s.Frame(u)
				u.End()
				for _, line := range u.Widgets() {
					if line.ID == "power."+islas.Ties.String() {
						at := ui.Input{Pos: line.Rect.Middle(), Inside: true, Dt: time.Second}
						s.Inputs = []ui.Input{at, at, at}
					}
				}
				return s
			},
		})
	}
	return all
}
