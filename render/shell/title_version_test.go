package shell_test

import (
	"testing"

	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/toy"
)

// The title tells the version of a program that has one, in every window and language.
func TestTitleTellsTheVersion(t *testing.T) {
	const version = "0.0.0-20260102030405-0123456789ab+dirty" // as long as there are any
	for _, w := range append(harness.Windows(), harness.Window{W: 900, H: 450, Percent: 100}) {
		for _, lang := range locales.Languages() {
			s := harness.NewStage(t, lang, toy.New())
			told := func() bool {
				s.Go(s.Routes.Title(s))
				h := harness.New(t, s, w)
				h.Wait(3)
				if !h.Shows(version) { // it stands below all else where the title is scrolled
					h.Move(h.UI.Bounds().Middle())
					h.Wheel(-1000)
					h.Wait(1)
				}
				return h.Shows(version)
			}
			if told() {
				t.Errorf("%s %v: a version is told of a program that has none", lang, w)
			}
			s.Options.Version = version
			if !told() {
				t.Errorf("%s %v: the version is not told", lang, w)
			}
		}
	}
}
