package table_test

import (
	"errors"
	"fmt"
	"strings"

	"islas/render/internal/harness"
	"islas/render/internal/painttest"
	"islas/render/internal/shot"
	"islas/render/ui"
)

// tells are the kinds of paintings by which something is told at the table that no word beside them tells. Buildings are among them where they are
// so small that they stand alone, on the boards of others.
func tells(key any) string {
	kind := fmt.Sprintf("%T", key)
	kind = kind[strings.LastIndex(kind, ".")+1:]
	switch kind {
	case "barrelKey", "paleKey", "workerKey", "buildingKey", "faceKey", "monogramKey", "steamerKey":
		return fmt.Sprint(kind, key)
	case "plainKey":
		if what := fmt.Sprint(key); what == "place" || what == "chip" || what == "doubloon" || what == "governor" || what == "house" || what == "wharf" {
			return what
		}
	}
	return ""
}

// labelled is the side in pixels of buildings from which words stand on them.
const labelled = 48

// contrastShots measure at some moments what is seen where the tables draw it, in the state it is in: lit, pale, framed, half covered, on a dimmed sea
// and in high contrast (WCAG 2.2, 1.4.11).
func contrastShots() (all []shot.Shot) {
	named := map[string]sight{}
	for _, s := range sights() {
		named[s.name] = s
	}
	for _, w := range []struct {
		look, sight string
		view
	}{
		{"usual", "build", view{"de", harness.Window{W: 1280, H: 720, Percent: 100}, 5}}, {"usual", "load-all", view{"en", harness.Window{W: 667, H: 375, Percent: 100}, 5}},
		{"dim", "load", view{"en", harness.Window{W: 1280, H: 720, Percent: 100}, 5}}, {"high", "placing-many", view{"es", harness.Window{W: 1280, H: 720, Percent: 100}, 5}},
		{"dim", "sell", view{"de", harness.Window{W: 768, H: 1024, Percent: 100}, 3}}, {"usual", "loses", view{"en", harness.Window{W: 1280, H: 720, Percent: 200}, 5}},
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
	return all
}

// standsOut returns what of a frame does not stand out.
func standsOut(u *ui.UI) error {
	var faults []error
	seen := painttest.Frame(u, tells)
	for _, s := range seen {
		if strings.HasPrefix(s.Name, "buildingKey") && s.At.H >= labelled {
			continue
		}
		if !s.Shows() {
			faults = append(faults, errors.New(s.String()))
		}
	}
	if len(seen) == 0 {
		return errors.New("nothing is drawn that tells anything")
	}
	return errors.Join(faults...)
}
