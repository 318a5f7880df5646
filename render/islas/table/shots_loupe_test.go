package table_test

import (
	"time"

	"islas/game/islas"
	"islas/render/internal/harness"
	"islas/render/internal/shot"
	"islas/render/ui"
)

// loupeShots is the loupe that a finger opens among plots on a telephone.
func loupeShots() []shot.Shot {
	s := sight{"loupe", from(islas.PhaseAction, 5), func(r *rig, _ moment) []ui.Input {
		r.Rest()
		at := r.Widget(r.way(r.build())[0]).Rect.Middle()
		p := r.Widget(plotID(0, 6)).Rect.Middle()
		over := ui.Input{Pos: p, Inside: true, Touch: true}
		down, up := over, over
		down.Down, down.Pressed, up.Released = true, true, true
		gone := ui.Input{Pos: p, Touch: true, Dt: time.Second / 2}
		return append(clicks(at)[:3], down, up, gone, gone)
	}}
	one := view{"en", harness.Window{W: 360, H: 740, Percent: 100}, 2}.shot(s, false)
	return []shot.Shot{one}
}
