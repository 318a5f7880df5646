package table_test

import (
	"math"
	"testing"
	"time"

	"islas/render/keep/settings"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// disturbance is something that can interrupt a movement.
type disturbance struct {
	name string
	do   func(r *rig)
}

// disturbances returns all of them.
func disturbances() []disturbance {
	resize := func(w, h float64, percent int) func(r *rig) {
		return func(r *rig) { r.Resize(harness.Window{W: w, H: h, Percent: percent}) }
	}
	set := func(change func(s *settings.Settings)) func(r *rig) {
		return func(r *rig) { change(&r.Stage.Settings); r.Stage.Changed() }
	}
	return []disturbance{
		{"tiny", resize(400, 300, 100)}, {"upright", resize(768, 1024, 100)}, {"low", resize(3000, 400, 100)}, {"double", resize(1280, 720, 200)},
		{"german", set(func(s *settings.Settings) { s.Language = "de" })}, {"contrast", set(func(s *settings.Settings) { s.Theme = settings.ThemeLight })},
		{"instant", set(func(s *settings.Settings) { s.Speed = settings.Instant })}, {"reduced", set(func(s *settings.Settings) { s.ReducedMotion = true })},
		{"menu", func(r *rig) {
			r.Key(ui.KeyEscape)
			r.Key(ui.KeyEscape)
		}},
		{"away", func(r *rig) {
			r.Stage.Push(result{})
			r.Pass(time.Second)
			r.Stage.Pop()
		}},
	}
}

// TestMovementsDisturbed interrupts every movement in its middle, and checks that the table goes on, comes to rest, and
// draws nothing without a place.
func TestMovementsDisturbed(t *testing.T) {
	come := disturbances()
	for i, s := range shows() {
		by := come[i%len(come)]
		bubbled(t, s.name+" by "+by.name, func(t *testing.T) {
			m := s.find(t)
			r := m.open(t, "en", full)
			r.act(m)
			for n := 0; len(r.moving()) == 0 && n < 300; n++ {
				r.Wait(1)
			}
			r.Wait(6)
			r.Watch = func() {
				for _, p := range r.pictures() {
					if sum := p.at.X + p.at.Y + p.at.W + p.at.H + p.alpha; math.IsNaN(sum) || math.IsInf(sum, 0) {
						t.Fatalf("%v is drawn at %v, %v visible", p.thing, p.at, p.alpha)
					}
				}
			}
			by.do(r)
			r.Rest()
		})
	}
}
