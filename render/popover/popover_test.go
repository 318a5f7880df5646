package popover

import (
	"math/rand/v2"
	"testing"

	"islas/render/geom"
)

// choices returns sizes in a room, with a point as the best position.
func choices(in geom.Rect, near geom.Point, sizes ...geom.Point) (all []Choice) {
	for i, s := range sizes {
		all = append(all, Choice{In: in, W: s.X, H: s.Y, Near: At(near), Bad: Unusual * float64(i)})
	}
	return all
}

// A popover that can't avoid everything is not placed again until something has changed.
func TestPlaceIsSoughtOnce(t *testing.T) {
	in, near := geom.Rect{W: 1000, H: 600}, geom.Point{X: 500, Y: 300}
	q := Query{
		Choices: choices(in, near, geom.Point{X: 600, Y: 400}, geom.Point{X: 500, Y: 500}), Gap: 10, Stays: WhileClear,
		Avoid: append(All(Must, []geom.Rect{{X: 100, Y: 100, W: 800, H: 400}}), All(Rather, []geom.Rect{{X: 0, Y: 0, W: 1000, H: 50}})...),
	}
	var p Place
	first, compared := p.Find(&q)
	if first.Empty() || Covered(first, q.Avoid) == 0 || compared == 0 {
		t.Fatalf("it lies at %v, for which %d are compared", first, compared)
	}
	if at, compared := p.Find(&q); compared > 0 || at != first {
		t.Errorf("nothing has changed, and %d rectangles are compared, at %v", compared, at)
	}
	for name, change := range map[string]func(q *Query){
		"what must not be covered": func(q *Query) { q.Avoid = All(Must, []geom.Rect{{X: 0, Y: 0, W: 200, H: 600}}) },
		"the size":                 func(q *Query) { q.Choices = choices(in, near, geom.Point{X: 300, Y: 90}) },
		"the window": func(q *Query) {
			q.Choices = choices(geom.Rect{X: 50, W: 900, H: 600}, near, geom.Point{X: 600, Y: 400}, geom.Point{X: 500, Y: 500})
		},
	} {
		now := q
		change(&now)
		p := p
		if at, _ := p.Find(&now); at == first {
			t.Errorf("%s has changed, and it still lies at %v", name, at)
		}
	}
}

// In a window with hardly enough room for its text a popover is placed once, and again when something that it must not cover has moved or
// its text has changed.
func TestNarrowPlaceIsSoughtOnce(t *testing.T) {
	var p Place
	avoid, words := All(Must, crowd(12)), 40000.0
	compared := func() int {
		_, n := p.Lie(Window{geom.Rect{W: 568, H: 320}, 1}, func(w float64) float64 { return words / w }, avoid)
		return n
	}
	if compared() == 0 {
		t.Error("no rectangle is compared")
	}
	if more := compared(); more > 0 {
		t.Errorf("nothing has changed, and %d rectangles are compared", more)
	}
	if avoid[0].X += 20; compared() == 0 {
		t.Error("what must not be covered has moved, and no place is looked for")
	}
	if words = 50000; compared() == 0 {
		t.Error("it says something else, and no place is looked for")
	}
}

// A popover lies beside its subject wherever there is room for it, as near as possible.
func TestPopoverLiesBesideWhatItIsAbout(t *testing.T) {
	b := geom.Rect{W: 1280, H: 720}
	for name, about := range map[string][]geom.Rect{
		"nothing":   nil,
		"a corner":  {{W: 100, H: 100}},
		"the left":  {{W: 700, H: 720}},
		"a strip":   {{Y: 300, W: 1280, H: 120}},
		"the cross": {{Y: 340, W: 1280, H: 40}, {X: 620, W: 40, H: 720}},
	} {
		near := b.Middle()
		if len(about) > 0 {
			near = about[0].Middle()
		}
		var p Place
		r, _ := p.Find(&Query{Choices: choices(b, near, geom.Point{X: 500, Y: 200}), Gap: 20, Avoid: All(Must, about)})
		if !b.Holds(r) || Covered(r, All(Must, about)) > 0 {
			t.Errorf("%s: it lies at %v", name, r)
		}
		if name == "a corner" && r.X > 150 && r.Y > 150 {
			t.Errorf("%s: it lies far away at %v", name, r)
		}
	}
}

// Heavier rectangles are covered less, and if any contact with a rectangle has a cost, there is none at all.
func TestWeights(t *testing.T) {
	in := geom.Rect{W: 200, H: 100}
	find := func(avoid ...Avoid) geom.Rect {
		at, _ := new(Place).Find(&Query{Choices: choices(in, in.Middle(), geom.Point{X: 100, Y: 100}), Avoid: avoid})
		return at
	}
	left, right := geom.Rect{W: 100, H: 100}, geom.Rect{X: 100, W: 100, H: 100}
	if at := find(Avoid{Rect: left, Weight: 2 * Rather}, Avoid{Rect: right, Weight: Rather}); at != right {
		t.Errorf("it lies at %v", at)
	}
	if at := find(Avoid{Rect: left, Touch: 2}, Avoid{Rect: right, Weight: Rather}); at != right {
		t.Errorf("it lies at %v and touches what it should not touch", at)
	}
}

// A popover about a widget stands beside it, in its middle if that is free, otherwise shifted along it.
func TestBesideAWidget(t *testing.T) {
	in, own := geom.Rect{W: 1000, H: 600}, geom.Rect{X: 450, Y: 300, W: 100, H: 40}
	find := func(avoid ...Avoid) geom.Rect {
		at, _ := new(Place).Find(&Query{
			Choices: []Choice{{In: in, W: 300, H: 80, Near: own}}, Gap: 12, Avoid: append([]Avoid{{Rect: own, Weight: Must}}, avoid...),
		})
		return at
	}
	at := find()
	if at.Middle().X != 500 || at.Y != 352 && at.Bottom() != 288 {
		t.Errorf("it stands at %v", at)
	}
	if moved := find(Avoid{Rect: at.Center(20, 20), Weight: Rather, Touch: 0.2}); moved == at || moved.Y != 352 && moved.Bottom() != 288 {
		t.Errorf("beside something else it stands at %v", moved)
	}
}

// crowd returns many small rectangles all over a small window.
func crowd(n int) (all []geom.Rect) {
	lot := rand.New(rand.NewPCG(1, 2))
	for range n {
		all = append(all, geom.Rect{X: lot.Float64() * 540, Y: lot.Float64() * 290, W: 20 + lot.Float64()*30, H: 20 + lot.Float64()*30})
	}
	return all
}

// besides returns the query of a popover among a number of rectangles on a phone, which covers some of them wherever it lies.
func besides(n int) Query {
	all := crowd(n)
	return Query{
		Choices: choices(geom.Rect{X: 5, Y: 5, W: 558, H: 310}, all[0].Middle(), geom.Point{X: 312, Y: 120}), Gap: 12,
		Avoid: append(All(Must, all[:n/2]), All(Rather, all[n/2:])...),
	}
}

// Among many rectangles few of the possible places are compared with them: all places with 80 rectangles would be 13 million.
func TestFewPlacesAreTried(t *testing.T) {
	for n, most := range map[int]int{20: 10_000, 40: 60_000, 80: 400_000} {
		q := besides(n)
		if _, compared := new(Place).Find(&q); compared > most {
			t.Errorf("for a place between %d rectangles %d are compared, more than %d", n, compared, most)
		}
	}
}

// A popover whose size is not whole pixels, as its place is, also stays while things around it move without touching it.
func TestPlaceIsKeptWhileItIsClear(t *testing.T) {
	in, size := geom.Rect{X: 5.6, Y: 5.6, W: 1000, H: 600}, geom.Point{X: 268.8, Y: 120.4}
	q := Query{
		Choices: choices(in, geom.Point{X: 700, Y: 300}, size), Gap: 5.6, Stays: WhileClear,
		Avoid: All(Must, []geom.Rect{{X: 100, Y: 100, W: 200, H: 200}}),
	}
	var p Place
	first, _ := p.Find(&q)
	q.Choices, q.Avoid = choices(in, geom.Point{X: 100, Y: 560}, size), All(Must, []geom.Rect{{X: 90, Y: 100, W: 200, H: 200}})
	if at, _ := p.Find(&q); at != first {
		t.Errorf("it moves from %v to %v", first, at)
	}
}

// A popover for whose usual sizes there is no clear place takes the free room that shows most of it, and stays there while that is clear.
// Room in which it can't be read does not count, unless it is the only room beside its subject.
func TestPopoverTakesTheFreeRoomThereIs(t *testing.T) {
	words := Free{W: 200, H: 150, Gap: 10, High: func(w float64) float64 { return 120000 / w }}
	rects := []geom.Rect{{X: 0, Y: 100, W: 600, H: 100}, {X: 0, Y: 300, W: 700, H: 200}, {X: 650, Y: 0, W: 350, H: 90}, {X: 0, Y: 590, W: 1000, H: 10}}
	q := Query{
		Choices: choices(geom.Rect{W: 1000, H: 600}, geom.Point{X: 500, Y: 300}, geom.Point{X: 1000, Y: 120}), Gap: 10, Free: &words, Stays: WhileClear,
		Avoid: All(Must, rects),
	}
	var p Place
	first, _ := p.Find(&q)
	// Beside the second rectangle it is 290 wide and needs 413 of the 480 pixels between the last two; beside the first one it is 390
	// wide, and only 190 are free.
	if want := (geom.Rect{X: 710, Y: 100, W: 290, H: 414}); Covered(first, q.Avoid) > 0 || first.W != want.W || first.X != want.X || first.H < 413 || first.H > 415 {
		t.Fatalf("it lies at %v, not about at %v", first, want)
	}
	rects[3] = geom.Rect{X: 0, Y: 595, W: 1000, H: 5}
	q.Avoid = All(Must, rects)
	if at, _ := p.Find(&q); at != first {
		t.Errorf("what it touches not has moved, and it moves from %v to %v", first, at)
	}
	q.Avoid = All(Must, []geom.Rect{{X: 150, Y: 0, W: 700, H: 600}})
	if p.Find(&q); p.freed {
		t.Errorf("it lies at %v, where it can't be read", p.At)
	}
	q.Avoid = All(Must, []geom.Rect{{X: 0, Y: 0, W: 700, H: 600}, {X: 800, Y: 0, W: 10, H: 600}})
	if at, _ := p.Find(&q); at.X != 710 || at.W != 290 {
		t.Errorf("it lies at %v, not beside what it is about", at)
	}
}
