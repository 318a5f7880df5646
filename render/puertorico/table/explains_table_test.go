package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/puertorico"
	"islas/render/internal/harness"
	"islas/render/settings"
	"islas/render/ui"
)

// Whatever is explained in a whole game at the table is explained at the first thing of its kind that is shown, and never again.
func TestAGameExplainsEverythingOnce(t *testing.T) {
	for _, seats := range []int{2, 3, 5} {
		t.Run(fmt.Sprint(seats), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r := newRig(t, "de", full)
				r.Stage.Settings.Explain, r.Stage.Settings.Speed = true, settings.Instant
				m, err := r.Stage.Begin(someSetup(uint64(seats), alone(seats)...))
				if err != nil {
					t.Fatal(err)
				}
				var told []string
				last := ""
				missing := r.Watch
				r.Watch = func() {
					missing()
					w, ok := r.Find("explain")
					if !ok {
						last = ""
					} else if w.Label != last {
						last = w.Label
						if slices.Contains(told, last) {
							t.Errorf("explained again: %s", last)
						}
						told = append(told, last)
					}
				}
				r.Stage.Go(r.Stage.Routes.Table(r.Stage, m, true))
				for range 120 {
					r.explained()
					if s := r.state(); s.Over() || s.Round() > 9 {
						break
					}
					r.acts()
				}
				if len(told) < 9 {
					t.Errorf("explained were only %q", told)
				}
				for _, key := range []string{"privilege", "production", "bonus", "governor", "occupied", "refill"} {
					if !r.Stage.Explained(key) {
						t.Errorf("%s was not explained", key)
					}
				}
			})
		})
	}
}

// An explanation covers nothing of what one decides on while it lies there.
func TestExplanationsLieBesideWhatIsDecided(t *testing.T) {
	for _, w := range []harness.Window{full, {W: 1280, H: 720, Percent: 100}, {W: 768, H: 1024, Percent: 100}, {W: 900, H: 450, Percent: 100}} {
		t.Run(w.String(), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r := begin(t, "de", w, someSetup(5, alone(5)...))
				r.Stage.Settings.Speed = settings.Instant
				for range 40 {
					r.Rest()
					s := r.state()
					if s.Over() {
						break
					}
					r.Stage.Settings.Explain = true
					r.Stage.ExplainAgain()
					r.acts()
					for range 400 {
						if r.Has("explain") {
							r.apart()
						}
						if !r.Busy() || r.Has("explain") && r.decides() {
							break
						}
						r.Pass(time.Second / 20)
					}
					r.Stage.Settings.Explain = false
				}
			})
		})
	}
}

// decides reports whether the person at the machine can do something.
func (r *rig) decides() bool {
	s := r.state()
	return s.Decision().Seat == 0 && len(r.offers()) > 0
}

// offers are the widgets by which something is decided that can be used now.
func (r *rig) offers() (all []ui.Widget) {
	for _, w := range r.UI.Widgets() {
		kind, _, _ := strings.Cut(w.ID, ".")
		if w.Enabled && w.Visible && slices.Contains([]string{"role", "tile", "build", "good", "ship", "place", "pass", "confirm"}, kind) {
			all = append(all, w)
		}
	}
	return all
}

// apart checks that the explanation covers nothing that can be used.
func (r *rig) apart() {
	r.t.Helper()
	sheet := r.Widget("explain").Rect
	for _, w := range r.offers() {
		if over := sheet.Intersect(w.Rect); over.W > 2 && over.H > 2 {
			r.t.Errorf("%q covers %s at %v", r.Widget("explain").Label, w.ID, w.Rect)
		}
	}
}

// explained waits until the person decides, and sends every explanation away.
func (r *rig) explained() {
	r.t.Helper()
	for range 4000 {
		if r.Has("explain") {
			r.Click("explain")
		}
		if !r.Busy() {
			return
		}
		r.Pass(time.Second / 10)
	}
	r.t.Fatal("the table never rests")
}

// acts does what comes first among what may be done, and confirms what is laid out.
func (r *rig) acts() {
	r.t.Helper()
	s := r.state()
	switch a := s.Legal(nil)[0]; a.Kind {
	case puertorico.Man, puertorico.Keep:
		r.Click("confirm")
	default:
		r.do(a)
	}
}
