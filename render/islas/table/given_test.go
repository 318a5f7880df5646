package table

import (
	"testing"

	"islas/game/islas"
)

// A palace of which the button has given the houses is not made before its plot is clicked, even if that has no alternative;
// one whose houses were clicked is.
func TestGivenHousesStillAskForThePlot(t *testing.T) {
	from := islas.PlotsOf(2).Add(5)
	legal := []islas.Action{islas.EndAction(), islas.PalaceAction(from, 5, islas.Red)}
	s := selected(nothing(), legal)
	given := selected(s.conversion(islas.MakePalace), legal)
	if a, ok := given.complete(); ok {
		t.Errorf("the button alone does %v", a)
	}
	if !given.takes(5) || given.takes(2) {
		t.Error("the plot is not offered alone")
	}
	done := selected(given.with(5), legal)
	if a, ok := done.complete(); !ok || a != legal[1] {
		t.Errorf("with its plot it is %v", a)
	}
	first := selected(s.with(2), legal)
	second := selected(first.with(5), legal)
	if a, ok := second.complete(); !ok || a != legal[1] {
		t.Errorf("two houses that were clicked are %v", a)
	}
}
