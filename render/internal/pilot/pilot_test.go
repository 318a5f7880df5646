package pilot

import (
	"math/rand/v2"
	"testing"

	"islas/render/geom"
	"islas/render/ui"
)

// played is a game that says what can be clicked.
type played struct{}

func (played) Clicks() []Weight { return []Weight{{"dig.", 30}, {"dig.deep", 500}, {"rest", 10}} }

// widget is one that a click reaches.
func widget(id string) ui.Widget {
	return ui.Widget{ID: id, Rect: geom.Rect{W: 40, H: 20}, Enabled: true, Visible: true}
}

// count counts how often each widget is chosen of many times.
func count(times int, widgets []ui.Widget, own []Weight) map[string]int {
	rng := rand.New(rand.NewPCG(1, 2))
	chosen := map[string]int{}
	for range times {
		if w, ok := Next(rng, widgets, own); ok {
			chosen[w.ID]++
		}
	}
	return chosen
}

func TestNextGoesByWeights(t *testing.T) {
	widgets := []ui.Widget{widget("rest"), widget("dig.deep.1"), widget("menu"), widget("undo")}
	got := count(41_000, widgets, Own(played{}))
	for id, want := range map[string]int{"rest": 10_000, "dig.deep.1": 30_000, "undo": 1000} {
		if n := got[id]; n < want*9/10 || n > want*11/10 {
			t.Errorf("%s is clicked %d times of 41000, want about %d", id, n, want)
		}
	}
	if got["menu"] > 0 {
		t.Error("what has no weight is clicked")
	}
}

// What a game does not name is not clicked, but the curtain and the button to the result are those of any game.
func TestNextOfAnyGame(t *testing.T) {
	widgets := []ui.Widget{widget("dig.1"), widget("here")}
	if got := count(100, widgets, Own(struct{}{})); got["here"] != 100 {
		t.Errorf("clicked is %v", got)
	}
}

func TestOutOfReach(t *testing.T) {
	disabled, hidden, covered, thin := widget("dig.1"), widget("dig.2"), widget("dig.3"), widget("dig.4")
	disabled.Enabled, hidden.Visible, covered.Covered, thin.Rect.W = false, false, true, 1
	widgets := []ui.Widget{disabled, hidden, covered, thin}
	if got := count(100, widgets, Own(played{})); len(got) > 0 {
		t.Errorf("clicked is %v", got)
	}
	for _, w := range widgets {
		if _, ok := Find(widgets, w.ID); ok {
			t.Errorf("%s is found", w.ID)
		}
	}
	if w, ok := Find(append(widgets, widget("rest")), "rest"); !ok || w.ID != "rest" {
		t.Error("what can be clicked is not found")
	}
}
