package table

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"islas/render/theme"
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
	u := ui.New(theme.New(false), nil)
	p.find(u, &q)
	first := p.at
	if first.Empty() || covered(first, q.clear) == 0 {
		t.Fatalf("the sheet lies at %v", first)
	}
	before := u.Work()
	if p.find(u, &q); u.Work() != before || p.at != first {
		t.Errorf("nothing has changed, and %d rectangles are tried, at %v", u.Work().Rectangles-before.Rectangles, p.at)
	}
	for name, change := range map[string]func(q *placing){
		"what must not be covered": func(q *placing) { q.clear = []ui.Rect{{X: 0, Y: 0, W: 200, H: 600}} },
		"the size":                 func(q *placing) { q.sizes = []ui.Point{{X: 300, Y: 90}} },
		"the window":               func(q *placing) { q.in.X, q.in.W = 50, 900 },
	} {
		now := q
		change(&now)
		p := p
		if p.find(u, &now); p.at == first {
			t.Errorf("%s has changed, and the sheet still lies at %v", name, p.at)
		}
	}
}

// On a telephone the note of a suggestion is looked for a place once, and again when what it must not cover has moved or it says something
// else.
func TestNoteOnATelephoneIsSoughtOnce(t *testing.T) {
	r := newReader(t)
	r.Begin(ui.Input{}, 568, 320, 1)
	defer r.End()
	clear := crowd(12)
	said := note{what: "Do this", why: "because of that", clear: clear[:6], bare: clear[6:8], keep: clear[8:]}
	var n Note
	tries := func() int {
		was := r.UI.Work().Rectangles
		n.lie(r.UI, &said, nil)
		return r.UI.Work().Rectangles - was
	}
	if tries() == 0 {
		t.Error("no rectangle is tried")
	}
	if more := tries(); more > 0 {
		t.Errorf("nothing has changed, and %d rectangles are tried", more)
	}
	if said.clear[0].X += 20; tries() == 0 {
		t.Error("what is to be clicked has moved, and the note is not looked for a place")
	}
	if said.why = "because of all that one never thinks of"; tries() == 0 {
		t.Error("the note says something else, and is not looked for a place")
	}
}

// crowd is so many small rectangles all over a small window.
func crowd(n int) (all []ui.Rect) {
	lot := rand.New(rand.NewPCG(1, 2))
	for range n {
		all = append(all, ui.Rect{X: lot.Float64() * 540, Y: lot.Float64() * 290, W: 20 + lot.Float64()*30, H: 20 + lot.Float64()*30})
	}
	return all
}

// besides is a sheet between so many rectangles on a telephone, which covers some of them wherever it lies.
func besides(n int) placing {
	all := crowd(n)
	return placing{in: ui.Rect{X: 5, Y: 5, W: 558, H: 310}, gap: 12, near: all[0].Middle(), clear: all[:n/2], keep: all[n/2:]}
}

// Between many rectangles few of the places are compared with them: 13 million times all places would be with 80.
func TestFewPlacesAreTried(t *testing.T) {
	for n, most := range map[int]int{20: 10_000, 40: 60_000, 80: 400_000} {
		q := besides(n)
		if _, tried := q.beside(ui.Point{X: 312, Y: 120}); tried > most {
			t.Errorf("for a place between %d rectangles %d are tried, more than %d", n, tried, most)
		}
	}
}

// BenchmarkPlace is the time to find a place between rectangles.
func BenchmarkPlace(b *testing.B) {
	for _, n := range []int{20, 40, 80} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for q := besides(n); b.Loop(); {
				q.beside(ui.Point{X: 312, Y: 120})
			}
		})
	}
}

// A sheet whose size is not whole pixels, as its place is, stays too while what lies around it moves without touching it.
func TestPlaceIsKeptWhileItIsClear(t *testing.T) {
	q := placing{
		in: ui.Rect{X: 5.6, Y: 5.6, W: 1000, H: 600}, sizes: []ui.Point{{X: 268.8, Y: 120.4}}, gap: 5.6, near: ui.Point{X: 700, Y: 300},
		clear: []ui.Rect{{X: 100, Y: 100, W: 200, H: 200}},
	}
	var p place
	u := ui.New(theme.New(false), nil)
	p.find(u, &q)
	first := p.at
	q.near, q.clear = ui.Point{X: 100, Y: 560}, []ui.Rect{{X: 90, Y: 100, W: 200, H: 200}}
	if p.find(u, &q); p.at != first {
		t.Errorf("the sheet moves from %v to %v", first, p.at)
	}
}

// Where a sheet has no clear place for its usual sizes it takes the free room in which most of it is seen, and stays there while that is clear;
// room in which it can't be read is none.
func TestSheetTakesTheFreeRoomThereIs(t *testing.T) {
	words := freeing{least: ui.Point{X: 200, Y: 150}, gap: 10, high: func(w float64) float64 { return 120000 / w }}
	q := placing{
		in: ui.Rect{W: 1000, H: 600}, sizes: []ui.Point{{X: 1000, Y: 120}}, gap: 10, near: ui.Point{X: 500, Y: 300}, frees: &words,
		clear: []ui.Rect{{X: 0, Y: 100, W: 600, H: 100}, {X: 0, Y: 300, W: 700, H: 200}, {X: 650, Y: 0, W: 350, H: 90}, {X: 0, Y: 590, W: 1000, H: 10}},
	}
	var p place
	u := ui.New(theme.New(false), nil)
	p.find(u, &q)
	// Beside the second rectangle the sheet is 290 wide and needs 413 of the 480 pixels between the last two; beside the first one it is 390
	// wide, and only 190 are free.
	if want := (ui.Rect{X: 710, Y: 100, W: 290, H: 414}); covered(p.at, q.clear) > 0 || p.at.W != want.W || p.at.X != want.X || p.at.H < 413 || p.at.H > 415 {
		t.Fatalf("the sheet lies at %v, not about at %v", p.at, want)
	}
	first := p.at
	q.clear = append(q.clear[:3:3], ui.Rect{X: 0, Y: 595, W: 1000, H: 5})
	if p.find(u, &q); p.at != first {
		t.Errorf("what it touches not has moved, and the sheet with it: from %v to %v", first, p.at)
	}
	q.clear = append(q.clear, first.Inset(20))
	if p.find(u, &q); covered(p.at, q.clear) > 0 {
		if p.freed {
			t.Errorf("the sheet lies at %v over what must not be covered", p.at)
		}
	}
	q.clear = []ui.Rect{{X: 150, Y: 0, W: 700, H: 600}}
	if p.find(u, &q); p.freed {
		t.Errorf("the sheet lies at %v, where it can't be read", p.at)
	}
}
