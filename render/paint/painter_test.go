package paint

import (
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/theme"
)

// ours and theirs are the subjects of two packages.
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

// A picture of other proportions stands in for one that is not ready: its middle is shown in its own proportions.
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

func TestCacheStaysWithinItsSize(t *testing.T) {
	c := newCache()
	key := func(i int) pictureKey { return pictureKey{Key{Subject: subject("sea"), A: i}, 1023, 1023} } // 4 MB each
	for i := range 50 {
		c.add(key(i), nil)
		c.find(key(0)) // in use all the time
	}
	if c.bytes > cacheBytes {
		t.Errorf("%d bytes are kept, more than %d", c.bytes, cacheBytes)
	}
	if _, kept := c.byKey[key(0)]; !kept {
		t.Error("a picture in use was let go")
	}
	if _, kept := c.byKey[key(1)]; kept {
		t.Error("the picture not used for the longest time was kept")
	}
	if n := len(c.byKey); n != c.order.Len() || n != len(c.sizes) || n != cacheBytes>>22 {
		t.Errorf("the cache has %d keys, %d pictures, %d contents", n, c.order.Len(), len(c.sizes))
	}
	c.clear()
	if c.bytes != 0 || len(c.byKey) != 0 || len(c.sizes) != 0 {
		t.Errorf("%d bytes, %d keys and %d contents are left after clearing", c.bytes, len(c.byKey), len(c.sizes))
	}
}

func TestNearPrefersTheNextLarger(t *testing.T) {
	c := newCache()
	what := Key{Subject: subject("sheet"), A: 1}
	for _, w := range []int{20, 60, 100, 300} {
		c.add(pictureKey{what, w, w}, nil)
	}
	for _, test := range []struct{ want, got int }{{60, 50}, {100, 61}, {300, 150}, {100, 100}, {300, 400}} {
		e := c.nearest(what, test.got, 2)
		if e == nil || e.Value.(*picture).key.w != test.want {
			t.Errorf("for %d pixels not the picture of %d is taken", test.got, test.want)
		}
	}
	if c.nearest(what, 900, 2) != nil {
		t.Error("a picture is stretched to three times its width")
	}
	if c.nearest(Key{Subject: subject("sea")}, 50, 2) != nil {
		t.Error("a picture of something else is taken")
	}
}

func TestTextureBytes(t *testing.T) {
	for _, test := range []struct{ w, h, want int }{
		{1023, 511, 4 * 1024 * 512}, {1024, 512, 4 * 2048 * 1024}, {100, 100, 80000},
	} {
		if got := TextureBytes(test.w, test.h); got != test.want {
			t.Errorf("%d × %d pixels take %d bytes, want %d", test.w, test.h, got, test.want)
		}
	}
}

// TestPoseMovesCorners draws a picture in a rectangle and checks the positions of its corners in each pose.
func TestPoseMovesCorners(t *testing.T) {
	r := geom.Rect{X: 100, Y: 50, W: 40, H: 60}
	for _, c := range []struct {
		name         string
		pose         Pose
		left, height float64 // of the upper left corner
	}{
		{"as always", Pose{}, 100, 50},
		{"turned", Pose{Turn: 0.1}, 120 - 20*math.Cos(0.1) + 30*math.Sin(0.1), 80 - 20*math.Sin(0.1) - 30*math.Cos(0.1)},
		{"half turned over", Pose{Narrow: 0.5}, 110, 50},
		{"mirrored", Pose{Mirror: true}, 140, 50},
		{"darkened", Pose{Shade: 0.5}, 100, 50},
	} {
		o := &ebiten.DrawImageOptions{}
		o.GeoM.Translate(r.X, r.Y)
		c.pose.apply(o, r)
		if x, y := o.GeoM.Apply(0, 0); math.Abs(x-c.left) > 1e-9 || math.Abs(y-c.height) > 1e-9 {
			t.Errorf("%s: the corner lies at %.3f, %.3f, want %.3f, %.3f", c.name, x, y, c.left, c.height)
		}
		if x, y := o.GeoM.Apply(20, 30); math.Abs(x-120) > 1e-9 || math.Abs(y-80) > 1e-9 {
			t.Errorf("%s: the middle lies at %.3f, %.3f", c.name, x, y)
		}
		if light := o.ColorScale.R(); math.Abs(float64(light)-(1-c.pose.Shade)) > 1e-6 || o.ColorScale.A() != 1 {
			t.Errorf("%s: the light is %.2f, the opacity %.2f", c.name, light, o.ColorScale.A())
		}
	}
}

// TestPosedIsFiner checks that a turned picture at rest is drawn larger, but less than twice as large, and no other.
func TestPosedIsFiner(t *testing.T) {
	p := NewLive(theme.New(false))
	for _, c := range []struct {
		name    string
		painter *Painter
		wide    int
	}{
		{"straight", p.Ahead(), 40}, {"turned", p.Posed(Pose{Turn: 0.05}), 76}, {"moving", p.Moving().Posed(Pose{Turn: 0.05}), 40},
	} {
		if w, _ := c.painter.asked(geom.Rect{W: 40, H: 56}); w != c.wide {
			t.Errorf("%s: a picture %d pixels wide is asked for, want %d", c.name, w, c.wide)
		}
	}
}
