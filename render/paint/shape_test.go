package paint

import (
	"strings"
	"testing"

	"islas/render/geom"
)

func TestShapeRefusesMistakes(t *testing.T) {
	for _, d := range []string{"M 1", "L x 3", "W 1 2", "1 2", "O 1 2 3", "M 1 2 Z 3"} {
		if _, err := ParseShape(d); err == nil {
			t.Errorf("shape %q is taken for a path", d)
		} else if !strings.Contains(err.Error(), d) {
			t.Errorf("the mistake in %q is reported without it: %v", d, err)
		}
	}
}

func TestShapeReadsEveryCommand(t *testing.T) {
	p, err := ParseShape("M 10 20 L 30 20 H 40 V 50 Q 30 60,20 50 C 14 50 14 30 10 20 Z O 70 70 5 9")
	if err != nil {
		t.Fatal(err)
	}
	if b := p.Bounds(); b.Min.X != 10 || b.Min.Y != 20 || b.Max.X != 75 || b.Max.Y != 79 {
		t.Errorf("the path spans %v", b)
	}
}

// Every shape in the program is a path, lies near its box and leaves something to see.
func TestEveryIconIsDrawn(t *testing.T) {
	seen := map[string]Icon{}
	for _, ic := range Icons() {
		marks := ic.Parts()
		if len(marks) == 0 {
			t.Errorf("icon %d is empty", ic)
			continue
		}
		whole := ""
		for _, m := range marks {
			if _, err := ParseShape(m.Shape); err != nil {
				t.Errorf("icon %d: %v", ic, err)
			}
			whole += m.Shape
		}
		if other, same := seen[whole]; same {
			t.Errorf("icons %d and %d are the same", ic, other)
		}
		seen[whole] = ic
	}
}

func TestThinnedKeepsTheLine(t *testing.T) {
	var l []geom.Point
	for i := range 200 {
		l = append(l, geom.Pt(float64(i), float64(i%40)*0.01))
	}
	l = append(l, geom.Pt(200, 50))
	few := Thinned(l, 0.5)
	if len(few) > 5 {
		t.Errorf("%d of %d points are left", len(few), len(l))
	}
	for _, p := range l {
		near := 1e9
		for i := 1; i < len(few); i++ {
			near = min(near, distance(few[i-1], few[i], p))
		}
		if near > 0.5 {
			t.Errorf("point %v lies %.2f from the thinned line", p, near)
		}
	}
}
