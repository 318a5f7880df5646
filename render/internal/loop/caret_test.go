package loop_test

import (
	"testing"

	"islas/render/testkit/harness"
	"islas/render/ui"
)

// named is a scene with a field for a name. It counts how often it is run.
type named struct {
	runs int
	name string
}

func (n *named) Frame(u *ui.UI) {
	n.runs++
	u.TextField("name", ui.Rect{W: 400, H: 100}, &n.name, ui.TextFieldOptions{Label: "name"})
}

func (n *named) Busy() bool { return false }

// While a caret blinks the scene is run when it comes or goes, twice a second, and at once when something is typed.
func TestSceneRestsBetweenBlinks(t *testing.T) {
	n := &named{}
	s := harness.NewStage(t, "en")
	s.Go(n)
	h := harness.New(t, s, harness.Window{W: 1280, H: 720})
	h.ClickAt(ui.Point{X: 50, Y: 50})
	h.Wait(60)
	n.runs = 0
	h.Wait(600)
	if n.runs < 15 || n.runs > 20 {
		t.Errorf("the scene was run %d times in ten seconds, want 15 to 20: a blink takes about one", n.runs)
	}
	for _, letter := range "abc" {
		h.Wait(100)
		before := n.name
		if h.Tick(ui.Input{Runes: []rune{letter}}); n.name != before+string(letter) {
			t.Errorf("%q is not in the field at once, but %q", letter, n.name)
		}
	}
}
