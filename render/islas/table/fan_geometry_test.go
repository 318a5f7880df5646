package table

import (
	"fmt"
	"testing"

	"islas/game/islas"
	"islas/render/ui"
)

// sizes are windows of every layout.
var sizes = []struct{ w, h, px float64 }{
	{1920, 1080, 1}, {1280, 720, 0.7}, {1280, 720, 1.4}, {1920, 1080, 2}, {960, 600, 0.7}, {960, 600, 1}, {768, 1024, 0.7}, {3840, 2160, 2},
}

// TestFanShowsWhatItMust looks at hands of every size in trays of every layout: closed, every card shows its first priority
// and its colour; opened, the card, what is left of it and what is right of it are covered by nothing.
func TestFanShowsWhatItMust(t *testing.T) {
	for _, size := range sizes {
		l := plan(size.w, size.h, size.px, 3)
		for n := 1; n <= 20; n++ {
			f := newFan(l.hand, n, 8*size.px)
			where := fmt.Sprintf("%v, %d cards", size, n)
			var x [islas.DeckSize]float64
			for i := range n {
				x[i] = f.closed(i)
			}
			f.check(t, where, l.hand, x[:n], -1, size.px)
			for open := range n {
				anchor := f.anchor(open, 0, false)
				f.opened(x[:], open, anchor)
				f.check(t, fmt.Sprintf("%s, open at %d", where, open), l.hand, x[:n], open, size.px)
			}
		}
	}
}

// check looks whether cards at these places lie in their tray, in order, and can be told and hit.
func (f *fan) check(t *testing.T, where string, tray ui.Rect, x []float64, open int, px float64) {
	t.Helper()
	const first = 0.3 // of a card's width: its first priority
	for i := range x {
		r, _ := f.place(x[i])
		if r.X < tray.X-0.5 || r.Right() > tray.Right()+0.5 || r.Y < tray.Y-0.5 || r.Bottom() > tray.Bottom()+10*px {
			t.Fatalf("%s: card %d lies at %v, the tray is %v", where, i, r, tray)
		}
		if i == 0 {
			continue
		}
		d := (x[i] - x[i-1]) / f.w
		switch {
		case d <= 0:
			t.Fatalf("%s: card %d lies left of the one before", where, i)
		case open < 0 && len(x) <= 12 && d < first:
			t.Fatalf("%s: %.2f of card %d is seen", where, d, i-1)
		case open >= 0 && len(x) <= 9 && tray.W > 9*f.w*0.8 && (i == open+1 || i == open+2 && i < len(x)) && d < 0.99:
			t.Fatalf("%s: %.2f of card %d is seen", where, d, i-1)
		}
	}
}
