package blackbox

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"islas/render/ui"
)

// testLoupe opens the loupe with a finger on a telephone without a mouse, waits longer than browsers need to send a mouse of their own
// making, and touches in the loupe what it shows.
func (w website) testLoupe(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=22&seats=human,easy", width: 320, height: 568, touch: true})
	l := b.press("card.0")
	plot := amid(l)
	l = b.press(plot.ID)
	if l.Loupe == nil {
		t.Fatalf("a tap on %q, %v large, opens no loupe", plot.ID, plot.Rect)
	}
	evaluate[bool](b, `new Promise((resolve) => setTimeout(() => resolve(true), 2000))`)
	if l = b.rest(); l.Loupe == nil {
		t.Fatal("the loupe does not wait for the second tap")
	}
	b.photo("loupe")
	from, at := l.Loupe.From, l.Loupe.At
	seen, larger := plot, at.W/from.W
	seen.Rect = ui.Rect{
		X: at.X + (plot.Rect.X-from.X)*larger, Y: at.Y + (plot.Rect.Y-from.Y)*larger, W: plot.Rect.W * larger, H: plot.Rect.H * larger,
	}
	before := b.saved()
	b.click(l, seen)
	if l = b.rest(); l.Loupe != nil || b.saved() == before {
		t.Errorf("a tap in the loupe on %q does nothing", plot.ID)
	}
}

// amid is the plot that can be built on and has the most of its like around it.
func amid(l look) (plot ui.Widget) {
	var open []ui.Widget
	var sum ui.Point
	for _, w := range l.Widgets {
		if strings.HasPrefix(w.ID, "plot.") && w.Enabled {
			open, sum = append(open, w), sum.Add(w.Rect.Middle())
		}
	}
	middle := sum.Mul(1 / float64(len(open)))
	return slices.MinFunc(open, func(v, w ui.Widget) int {
		return cmp.Compare(v.Rect.Middle().Sub(middle).Len(), w.Rect.Middle().Sub(middle).Len())
	})
}
