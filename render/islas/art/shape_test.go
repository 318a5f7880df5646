package art

import (
	"strings"
	"testing"

	"islas/game/islas"
	"islas/render/theme"
)

func TestShapeRefusesMistakes(t *testing.T) {
	for _, d := range []string{"M 1", "L x 3", "W 1 2", "1 2", "O 1 2 3", "M 1 2 Z 3"} {
		if _, err := shape(d); err == nil {
			t.Errorf("shape %q is taken for a path", d)
		} else if !strings.Contains(err.Error(), d) {
			t.Errorf("the mistake in %q is reported without it: %v", d, err)
		}
	}
}

func TestShapeReadsEveryCommand(t *testing.T) {
	p, err := shape("M 10 20 L 30 20 H 40 V 50 Q 30 60,20 50 C 14 50 14 30 10 20 Z O 70 70 5 9")
	if err != nil {
		t.Fatal(err)
	}
	if b := p.Bounds(); b.Min.X != 10 || b.Min.Y != 20 || b.Max.X != 75 || b.Max.Y != 79 {
		t.Errorf("the path spans %v", b)
	}
}

// Every shape in the program is a path, lies near its box and leaves something to see.
func TestDrawnShapes(t *testing.T) {
	pal := newPalette(theme.New(false))
	check := func(where, d string, limit int) {
		t.Helper()
		p, err := shape(d)
		if err != nil {
			t.Errorf("%s: %v", where, err)
			return
		}
		b := p.Bounds()
		if b.Dx() == 0 && b.Dy() == 0 || b.Min.X < -limit/5 || b.Min.Y < -limit/5 || b.Max.X > limit*5/4 || b.Max.Y > limit*5/4 {
			t.Errorf("%s: shape %q spans %v", where, d, b)
		}
	}
	for c := range islas.Colour(islas.Colours) {
		for k := range islas.Kind(islas.Kinds) {
			for _, part := range partsOf(k, c) {
				for _, f := range part.facets {
					check(c.String()+" "+k.String(), f.shape, 100)
				}
			}
		}
	}
	all := map[string][]layerMark{}
	for c := range islas.Card(islas.Occupations) {
		all[c.ID()] = pal.emblemMarks(c.ID())
	}
	for f := range islas.Feature(islas.Features) {
		all[f.String()] = pal.featureMarks(f)
	}
	for pw := range islas.Power(islas.Powers) {
		all[pw.String()] = pal.powerMarks(pw)
	}
	seen := map[string]string{}
	for name, marks := range all {
		if len(marks) == 0 {
			t.Errorf("there is no picture of %s", name)
			continue
		}
		if other, same := seen[marks[0].shape]; same {
			t.Errorf("%s looks like %s", name, other)
		}
		seen[marks[0].shape] = name
		for _, m := range marks {
			check(name, m.shape, 100)
		}
	}
}

func TestEveryIconIsDrawn(t *testing.T) {
	seen := map[string]Icon{}
	for _, ic := range Icons() {
		marks := signOf(ic)
		if len(marks) == 0 {
			t.Errorf("icon %d is empty", ic)
			continue
		}
		whole := ""
		for _, m := range marks {
			if _, err := shape(m.shape); err != nil {
				t.Errorf("icon %d: %v", ic, err)
			}
			whole += m.shape
		}
		if other, same := seen[whole]; same {
			t.Errorf("icons %d and %d are the same", ic, other)
		}
		seen[whole] = ic
	}
}

func TestThinnedKeepsTheLine(t *testing.T) {
	var l []point
	for i := range 200 {
		l = append(l, point{float64(i), float64(i%40) * 0.01})
	}
	l = append(l, point{200, 50})
	few := thinned(l, 0.5)
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
