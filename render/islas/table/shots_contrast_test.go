package table_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"islas/game/islas"
	"islas/render/internal/harness"
	"islas/render/internal/painttest"
	"islas/render/internal/shot"
	"islas/render/ui"
)

// tells are the kinds of paintings by which something is told at the table that no word beside them tells.
func tells(key any) string {
	kind := fmt.Sprintf("%T", key)
	kind = kind[strings.LastIndex(kind, ".")+1:]
	switch kind {
	case "pieceKey", "raiderKey", "priorityKey", "deedKey", "Face", "monogramKey":
		return fmt.Sprint(kind, key)
	case "plainKey":
		if what := fmt.Sprint(key); what == "start" {
			return what
		}
	}
	return ""
}

// contrastShots measure at some moments what is seen where the tables draw it, in the state it is in: on islands that fade, on lit plots, on a dimmed
// sea and in high contrast (WCAG 2.2, 1.4.11).
func contrastShots() (all []shot.Shot) {
	named := map[string]sight{}
	for _, s := range sights() {
		named[s.name] = s
	}
	for _, w := range []struct {
		look, sight string
		view
	}{
		{"usual", "build", view{"de", harness.Window{W: 1280, H: 720, Percent: 100}, 5}}, {"dim", "turn", view{"en", harness.Window{W: 1280, H: 720, Percent: 100}, 4}},
		{"high", "settle", view{"es", harness.Window{W: 1280, H: 720, Percent: 100}, 5}}, {"usual", "counting", view{"en", harness.Window{W: 1280, H: 720, Percent: 100}, 5}},
		{"dim", "raid", view{"de", harness.Window{W: 768, H: 1024, Percent: 100}, 3}}, {"usual", "turn", view{"en", harness.Window{W: 667, H: 375, Percent: 100}, 5}},
	} {
		one := w.shotIn(named[w.sight], w.look)
		one.Name = "contrast-" + w.look + "-" + one.Name
		one.Extra = false
		open := one.Open
		one.Open = func() shot.Subject {
			s := open()
			s.Check = standsOut
			return s
		}
		all = append(all, one)
	}
	return append(all, flightShot())
}

// flightShot measures a dark house while it flies over the sea, drawn between pixels and stretched as all that moves.
func flightShot() shot.Shot {
	brown := func(m moment) bool {
		e, ok := m.event(islas.EvBuild)
		return ok && e.Colour == islas.Brown && m.state().Round() > 1
	}
	s := sight{"flight", brown, func(r *rig, m moment) []ui.Input {
		r.act(m)
		r.Away()
		return append(slices.Repeat([]ui.Input{{Dt: 50 * time.Millisecond}}, 8), ui.Input{Dt: time.Nanosecond}, ui.Input{Dt: time.Nanosecond})
	}}
	one := view{"de", harness.Window{W: 1280, H: 720, Percent: 100}, 3}.shotIn(s, "usual")
	one.Name, one.Extra = "contrast-"+one.Name, false
	open := one.Open
	one.Open = func() shot.Subject {
		s := open()
		s.Check = func(u *ui.UI) error {
			flying := false
			u.Numbered(func(_ int, key any, _ ui.Rect, _ float64) bool {
				flying = flying || strings.HasSuffix(fmt.Sprintf("%T%v", key, key), fmt.Sprintf("pieceKey{%d %d true}", islas.House, islas.Brown))
				return true
			})
			if !flying {
				return errors.New("no brown house flies")
			}
			return standsOut(u)
		}
		return s
	}
	return one
}

// marked are the names of pictures in which marks are hard to see, each of a kind of its own: a skull of few pixels, ribbons over the sea and over
// land, what pirates may take, sites on land that has faded, a border around what is dragged, and the loupe.
func marked() []string {
	return []string{
		"words-raid-320x568-de", "words-explain-arrival-320x568", "stalemate-last-true-en-1280x720-200", "table-forecast-pirate-2-en-1280x720@1.40",
		"table-tapped-2-en-1280x720@0.70", "table-dragged-4-en-1920x1080@1.00", "table-loupe-2-en-360x740@0.68",
	}
}

// passing is how visible at most what is just fading in or out is not looked at.
const passing = 0.2

// standsOut returns what of a frame does not stand out.
func standsOut(u *ui.UI) error {
	var faults []error
	seen := painttest.Frame(u, tells)
	for _, s := range seen {
		if s.Alpha > passing && !s.Shows() {
			faults = append(faults, errors.New(s.String()))
		}
	}
	if len(seen) == 0 {
		return errors.New("nothing is drawn that tells anything")
	}
	return errors.Join(faults...)
}
