package paint

import (
	"testing"

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
