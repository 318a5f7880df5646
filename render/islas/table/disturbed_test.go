package table

import (
	"math"
	"testing"
	"time"

	"islas/game/islas"
	"islas/locales"
	words "islas/locales/islas"
	"islas/render/settings"
	"islas/render/theme"
	"islas/render/ui"
)

// TestMovementsDisturbed interrupts every movement in its middle by all that can come between: the table goes on, comes to
// rest, and draws nothing that has no place.
func TestMovementsDisturbed(t *testing.T) {
	resize := func(w, h, scale float64) func(r *harness) {
		return func(r *harness) { r.w, r.h, r.scale = w, h, scale }
	}
	disturbances := map[string]func(r *harness){
		"small":   resize(960, 600, 0.7),
		"tiny":    resize(400, 300, 0.44),
		"upright": resize(768, 1024, 0.7),
		"low":     resize(3000, 400, 0.7),
		"double":  resize(1280, 720, 1.4),
		"german": func(r *harness) {
			texts, err := locales.Open("de", words.Files)
			if err != nil {
				t.Fatal(err)
			}
			r.s.Texts = texts
			r.u.SetTexts(texts)
		},
		"contrast": func(r *harness) { r.s.Theme = theme.New(true); r.u.SetTheme(r.s.Theme) },
		"instant":  func(r *harness) { r.s.Settings.Speed = settings.Instant },
		"reduced":  func(r *harness) { r.s.Settings.ReducedMotion = true },
		"menu": func(r *harness) {
			r.frame(ui.Input{Keys: []ui.Key{ui.KeyEscape}})
			r.frame(ui.Input{})
			if table := r.s.Top().(*Table); table.open != drawMenu || table.Busy() {
				t.Errorf("the menu is open: %v, and something moves: %v", table.open == drawMenu, table.Busy())
			}
			r.frame(ui.Input{Keys: []ui.Key{ui.KeyEscape}})
		},
		"pointer": func(r *harness) {
			at := r.s.Top().(*Table).lay.hand.Middle()
			r.frame(ui.Input{Pos: at, Inside: true})
		},
		"away": func(r *harness) {
			table := r.s.Top()
			r.s.Push(result{})
			r.frame(ui.Input{Dt: time.Second})
			r.s.Pop()
			if r.s.Top() != table {
				t.Error("the table is gone")
			}
		},
	}
	for _, m := range movements() {
		for name, disturb := range disturbances {
			r, table := m.about(t, 3)
			r.watch = func() {
				r.u.DrawnPaintings(func(key any, at ui.Rect, alpha float64) bool {
					if sum := at.X + at.Y + at.W + at.H + alpha; math.IsNaN(sum) || math.IsInf(sum, 0) {
						t.Fatalf("%s, %s: %v is drawn at %v, %v visible", m.name, name, key, at, alpha)
					}
					return true
				})
			}
			r.frame(ui.Input{})
			r.frame(ui.Input{Dt: table.show.queue[0].length / 2})
			disturb(r)
			r.frame(ui.Input{})
			r.rest()
			if table.show.busy() || table.hand.moving {
				t.Errorf("%s, %s: the table does not come to rest", m.name, name)
			}
		}
	}
}

// TestTakingBackWhatIsStillMoving takes a house back while its card is on its way.
func TestTakingBackWhatIsStillMoving(t *testing.T) {
	r := reach(t, 3, func(s *islas.State) bool {
		return s.Decision() == islas.Decision{Phase: islas.PhaseAction, Seat: 0} && s.Round() > 1 && plays(s.Legal(nil), islas.Build)
	})
	table := r.s.Top().(*Table)
	r.rest()
	before, lines := table.match.State(), table.book.length()
	for _, a := range table.legal {
		if a.Kind == islas.Build {
			table.act(a)
			break
		}
	}
	r.frame(ui.Input{})
	r.frame(ui.Input{Dt: table.show.queue[0].length / 4})
	if len(moving(r.u)["card"]) != 1 {
		t.Fatal("no card is on its way")
	}
	r.frame(ui.Input{Keys: []ui.Key{ui.KeyU}})
	r.frame(ui.Input{})
	if table.show.busy() || *table.state() != before || table.match.State() != before || table.book.length() != lines || len(moving(r.u)) > 0 {
		t.Error("the house is not taken back, or is still being shown")
	}
	r.rest()
	if *table.state() != before {
		t.Error("what was taken back is shown after all")
	}
}
