package paint

import (
	"image"
	"math"
	"testing"

	"islas/render/geom"
	"islas/render/theme"
)

// ours and theirs are what two packages call their pictures.
type (
	ours   uint8
	theirs uint8
)

func TestPicturesOfTwoPackagesAreKeptApart(t *testing.T) {
	c := newCache()
	c.add(pictureKey{Key{Subject: ours(1), Text: "a"}, 50, 50}, nil)
	if !c.has(pictureKey{Key{Subject: ours(1), Text: "a"}, 50, 50}) {
		t.Error("a picture is not found by what it shows")
	}
	if c.has(pictureKey{Key{Subject: theirs(1), Text: "a"}, 50, 50}) || c.nearest(Key{Subject: theirs(1), Text: "a"}, 50, 2) != nil {
		t.Error("a picture of one package is taken for one of another")
	}
}

// A picture of other proportions stands in for one that is not there yet: its middle is shown in its own proportions.
func TestStandInsAreNotSqueezed(t *testing.T) {
	for _, c := range []struct{ w, h, toW, toH float64 }{
		{200, 100, 100, 100}, {100, 200, 100, 100}, {400, 300, 90, 200}, {300, 400, 640, 100}, {133, 95, 400, 400}, {400, 300, 200, 150}, {101, 76, 400, 300},
	} {
		b := image.Rect(7, 5, 7+int(c.w), 5+int(c.h))
		part := inProportion(b, geom.Rect{X: 30, Y: 40, W: c.toW, H: c.toH})
		across, down := c.toW/float64(part.Dx()), c.toH/float64(part.Dy())
		if math.Abs(across/down-1) > 0.05 {
			t.Errorf("%v x %v shown in %v x %v is stretched %.2f across and %.2f down", c.w, c.h, c.toW, c.toH, across, down)
		}
		if !part.In(b) || part.Min.X-b.Min.X != b.Max.X-part.Max.X || part.Min.Y-b.Min.Y != b.Max.Y-part.Max.Y {
			t.Errorf("%v x %v shown in %v x %v: %v is not the middle of %v", c.w, c.h, c.toW, c.toH, part, b)
		}
		if part.Dx() < b.Dx() && part.Dy() < b.Dy() {
			t.Errorf("%v x %v shown in %v x %v: %v is not the largest part", c.w, c.h, c.toW, c.toH, part)
		}
	}
}

func TestDerivedIsWorkedOutOnce(t *testing.T) {
	type first struct{ theme *theme.Theme }
	type second struct{ theme *theme.Theme }
	p := New(theme.New(false))
	made := 0
	derive := func(p *Painter) *first {
		made++
		return &first{p.Theme()}
	}
	a := Derived(p, derive)
	if a.theme != p.Theme() || Derived(p.Moving(), derive) != a || Derived(p.Ahead().Posed(Pose{Turn: 0.1}), derive) != a || made != 1 {
		t.Errorf("worked out %d times", made)
	}
	if Derived(p, func(p *Painter) *second { return &second{p.Theme()} }).theme != p.Theme() || made != 1 {
		t.Error("one type is taken for the other")
	}
	p.Reset()
	if Derived(p, derive) == a || made != 2 {
		t.Error("what was worked out outlives a reset")
	}
}
