package geom

import "testing"

func TestCuts(t *testing.T) {
	r := Rect{10, 20, 100, 50}
	for _, c := range []struct {
		name      string
		cut       func(float64, ...float64) (Rect, Rect)
		by, gap   float64
		part, rst Rect
	}{
		{"top", r.CutTop, 10, 4, Rect{10, 20, 100, 10}, Rect{10, 34, 100, 36}},
		{"bottom", r.CutBottom, 10, 4, Rect{10, 60, 100, 10}, Rect{10, 20, 100, 36}},
		{"left", r.CutLeft, 30, 5, Rect{10, 20, 30, 50}, Rect{45, 20, 65, 50}},
		{"right", r.CutRight, 30, 5, Rect{80, 20, 30, 50}, Rect{10, 20, 65, 50}},
		{"more than there is", r.CutTop, 80, 5, r, Rect{10, 70, 100, 0}},
		{"less than nothing", r.CutLeft, -5, 0, Rect{10, 20, 0, 50}, r},
	} {
		if part, rest := c.cut(c.by, c.gap); part != c.part || rest != c.rst {
			t.Errorf("%s: %v and %v, want %v and %v", c.name, part, rest, c.part, c.rst)
		}
	}
}

func TestRectangles(t *testing.T) {
	r := Rect{10, 20, 100, 50}
	for _, c := range []struct {
		name      string
		got, want Rect
	}{
		{"inset", r.Inset(10), Rect{20, 30, 80, 30}},
		{"inset beyond the middle", r.Inset(40), Rect{50, 45, 20, 0}.InsetXY(0, 0)},
		{"outset", r.Inset(-5), Rect{5, 15, 110, 60}},
		{"center", r.Center(20, 10), Rect{50, 40, 20, 10}},
		{"center of something larger", r.Center(500, 10), Rect{10, 40, 100, 10}},
		{"fit wide", r.Fit(4), Rect{10, 32.5, 100, 25}},
		{"fit high", r.Fit(1), Rect{35, 20, 50, 50}},
		{"union", r.Union(Rect{0, 0, 5, 5}), Rect{0, 0, 110, 70}},
		{"union with nothing", r.Union(Rect{-50, 0, 0, 5}), r},
		{"intersection", r.Intersect(Rect{60, 0, 200, 30}), Rect{60, 20, 50, 10}},
		{"moved", r.Moved(1, -2), Rect{11, 18, 100, 50}},
		{"scaled", r.Scaled(2), Rect{-40, -5, 200, 100}},
		{"within", Rect{90, -10, 50, 20}.Within(r), Rect{60, 20, 50, 20}},
		{"within something smaller", Rect{0, 0, 500, 20}.Within(r), Rect{10, 20, 500, 20}},
		{"lerp", Lerp(r, Rect{20, 40, 0, 10}, 0.5), Rect{15, 30, 50, 30}},
		{"row", r.Row(3, 5)[1], Rect{45, 20, 30, 50}},
		{"column", r.Column(2, 10)[1], Rect{10, 50, 100, 20}},
		{"grid", r.Grid(2, 2, 10)[3], Rect{65, 50, 45, 20}},
	} {
		if c.got != c.want {
			t.Errorf("%s: %v, want %v", c.name, c.got, c.want)
		}
	}
	if !(r.Intersect(Rect{500, 0, 5, 5}).Empty()) {
		t.Error("rectangles apart from each other have something in common")
	}
	if r.Row(0, 5) == nil || len(r.Row(0, 5)) != 0 || len(r.Grid(-1, 2, 0)) != 0 {
		t.Error("a row of nothing is not empty")
	}
}

func TestContains(t *testing.T) {
	r := Rect{10, 20, 100, 50}
	for p, want := range map[Point]bool{
		{10, 20}: true, {109.9, 69.9}: true, {110, 20}: false, {10, 70}: false, {9.9, 30}: false,
	} {
		if r.Contains(p) != want {
			t.Errorf("Contains(%v) is %v", p, !want)
		}
	}
}
