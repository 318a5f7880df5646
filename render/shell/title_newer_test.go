package shell_test

import (
	"testing"
	"time"

	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/toy"
)

// The title offers a newer version of the program when one comes, in every window and language, and begins it when that is asked for.
func TestTitleOffersANewerVersion(t *testing.T) {
	for _, w := range append(harness.Windows(), harness.Window{W: 900, H: 450, Percent: 100}) {
		for _, lang := range locales.Languages() {
			s := harness.NewStage(t, lang, toy.New())
			begun := 0
			var begin func()
			s.Newer = func() func() { return begin }
			s.Go(s.Routes.Title(s))
			h := harness.New(t, s, w)
			h.Wait(3)
			if h.Has("newer") {
				t.Fatalf("%s %v: a newer version is offered that is not there", lang, w)
			}
			begin = func() { begun++ }
			h.Pass(3 * time.Second)
			h.Click("newer")
			if begun != 1 || !h.Shows(h.T("title.newer")) {
				t.Errorf("%s %v: the newer version was begun %d times", lang, w, begun)
			}
		}
	}
}
