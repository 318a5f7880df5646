package playing

import (
	"testing"

	"islas/render/ui"
)

// A sheet that can't lie clear of everything is not looked for a place again and again, but only when what it must not cover has
// moved.
func TestPlaceIsSoughtOnce(t *testing.T) {
	q := placing{
		in: ui.Rect{W: 1000, H: 600}, sizes: []ui.Point{{X: 600, Y: 400}, {X: 500, Y: 500}}, gap: 10, near: ui.Point{X: 500, Y: 300},
		clear: []ui.Rect{{X: 100, Y: 100, W: 800, H: 400}}, keep: []ui.Rect{{X: 0, Y: 0, W: 1000, H: 50}},
	}
	var p place
	p.find(&q)
	first := p.at
	if first.Empty() || covered(first, q.clear) == 0 {
		t.Fatalf("the sheet lies at %v", first)
	}
	if n := testing.AllocsPerRun(20, func() { p.find(&q) }); n > 0 || p.at != first {
		t.Errorf("nothing has changed, and the place is looked for again: %v allocations, at %v", n, p.at)
	}
	for name, change := range map[string]func(q *placing){
		"what must not be covered": func(q *placing) { q.clear = []ui.Rect{{X: 0, Y: 0, W: 200, H: 600}} },
		"the size":                 func(q *placing) { q.sizes = []ui.Point{{X: 300, Y: 90}} },
		"the window":               func(q *placing) { q.in.X, q.in.W = 50, 900 },
	} {
		now := q
		change(&now)
		p := p
		if p.find(&now); p.at == first {
			t.Errorf("%s has changed, and the sheet still lies at %v", name, p.at)
		}
	}
}

// A sheet whose size is not whole pixels, as its place is, stays too while what lies around it moves without touching it.
func TestPlaceIsKeptWhileItIsClear(t *testing.T) {
	q := placing{
		in: ui.Rect{X: 5.6, Y: 5.6, W: 1000, H: 600}, sizes: []ui.Point{{X: 268.8, Y: 120.4}}, gap: 5.6, near: ui.Point{X: 700, Y: 300},
		clear: []ui.Rect{{X: 100, Y: 100, W: 200, H: 200}},
	}
	var p place
	p.find(&q)
	first := p.at
	q.near, q.clear = ui.Point{X: 100, Y: 560}, []ui.Rect{{X: 90, Y: 100, W: 200, H: 200}}
	if p.find(&q); p.at != first {
		t.Errorf("the sheet moves from %v to %v", first, p.at)
	}
}
