package art

import (
	"fmt"
	"testing"

	"islas/game/islas"
	"islas/render/paint"
	"islas/render/theme"
)

func TestDrawnShapes(t *testing.T) {
	pal := newPalette(theme.New(false))
	check := func(where, d string, limit int) {
		t.Helper()
		p, err := paint.ParseShape(d)
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
					check(c.String()+" "+k.String(), f.Shape, 100)
				}
			}
		}
	}
	for _, ic := range Icons() {
		if len(ic.Parts()) == 0 {
			t.Errorf("icon %d is empty", ic)
		}
		for _, part := range ic.Parts() {
			check(fmt.Sprint("icon ", ic), part.Shape, 24)
		}
	}
	all := map[string][]paint.Mark{}
	for c := range islas.Card(islas.Occupations) {
		all[c.ID()] = emblemMarks(pal, c.ID())
	}
	for f := range islas.Feature(islas.Features) {
		all[f.String()] = featureMarks(pal, f)
	}
	for pw := range islas.Power(islas.Powers) {
		all[pw.String()] = powerMarks(pal, pw)
	}
	seen := map[string]string{}
	for name, marks := range all {
		if len(marks) == 0 {
			t.Errorf("there is no picture of %s", name)
			continue
		}
		if other, same := seen[marks[0].Shape]; same {
			t.Errorf("%s looks like %s", name, other)
		}
		seen[marks[0].Shape] = name
		for _, m := range marks {
			check(name, m.Shape, 100)
		}
	}
}
