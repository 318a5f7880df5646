package table_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/puertorico"
	"islas/render/keep/settings"
	"islas/render/ui"
)

// Whatever is explained in a whole game at the table is explained at the first thing of its kind that is shown, and never again.
func TestAGameExplainsEverythingOnce(t *testing.T) {
	bubble(t, func(t *testing.T) {
		const seats = 3
		r := newRig(t, "de", full)
		r.Stage.Settings.Explain, r.Stage.Settings.Speed = true, settings.Instant
		m, err := r.Stage.Saves.Begin(someSetup(uint64(seats), alone(seats)...))
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
			if !r.Stage.Lessons.Explained(key) {
				t.Errorf("%s was not explained", key)
			}
		}
	})
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
