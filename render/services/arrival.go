package services

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/ui"
)

// Arrival is a ship on the title that comes in from the right and then lies on the swell. It moves with the water. The zero value has not
// set out yet.
type Arrival struct {
	begun bool
	from  int // step of the water at which it set out
}

// Figures of an arrival.
const (
	arrivalSteps = 7 * paint.GlintRate // steps of the water until the ship has arrived

	arrivalFrom = 0.9   // initial distance, in widths of the ship
	swellPitch  = 0.022 // amplitude of the roll, in radians
	swellRise   = 0.012 // amplitude of rising and sinking, in heights of the ship
	wakeLength  = 1.15  // in widths of the ship
)

// place returns the position and the turn of the ship at this step of the water; way is its speed, from 1 to 0.
func (v *Arrival) place(w Water, r ui.Rect) (at ui.Rect, turn, way float64) {
	if !w.Lively {
		return r, 0, 0
	}
	if !v.begun {
		v.begun, v.from = true, w.Step
	}
	n := float64(w.Step - v.from)
	way = max(0, 1-n/arrivalSteps)
	turn = swellPitch * math.Sin(n*0.115)
	return r.Moved(r.W*arrivalFrom*way*way*way, r.H*swellRise*math.Sin(n*0.115+1.9)), turn, way
}

// Draw draws the wake of the ship whose berth is r, and calls ship to draw the ship: at its position, turned by turn radians, with a
// painter that turns it so.
func (v *Arrival) Draw(s *Services, u *ui.UI, r ui.Rect, ship func(at ui.Rect, turn float64, p *paint.Painter)) {
	at, turn, way := v.place(s.Water, r)
	if way > 0 {
		long := at.W * wakeLength
		wake := ui.RectAround(ui.Point{X: at.X + at.W*0.88 + long/2, Y: at.Y + at.H*0.885}, long, long/figures.WakeRatio)
		u.PushAlpha(math.Sqrt(way))
		u.Paint(wake, wakeKey{}, func(dst *ebiten.Image, r ui.Rect) { figures.Wake(s.Art.Moving(), dst, r) })
		u.PopAlpha()
	}
	p := s.Art
	if s.Water.Lively {
		p = p.Moving().Posed(paint.Pose{Turn: turn})
	}
	ship(at, turn, p)
}

// wakeKey identifies the picture of the wake.
type wakeKey struct{}
