package art

import (
	"image"
	"testing"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/internal/vision"
	"islas/render/paint"
	"islas/render/theme"
)

// settlers is the first card of each of the settlers.
func settlers() []islas.Card {
	var all []islas.Card
	for c := range islas.Card(islas.Faces) {
		if !c.Pirate() {
			all = append(all, c)
		}
	}
	return all
}

// alike reports every two of some pictures that differ clearly in fewer pixels than least.
func alike(t *testing.T, what string, least int, pictures []*image.RGBA, names []string) {
	t.Helper()
	for i, a := range pictures {
		for j, b := range pictures[:i] {
			if n := vision.Differing(a, b); n < least {
				t.Errorf("%s: %s and %s differ in %d pixels, fewer than %d", what, names[i], names[j], n, least)
			}
		}
	}
}

// At the smallest size at which a card is drawn in full, each settler is somebody else: the person alone differs from any
// other in a quarter of the pixels that a person covers, and the emblem beside the person in an eighth of its medallion,
// though all the medallions have the same ground.
func TestSettlersDiffer(t *testing.T) {
	const width = 120
	pal := newPalette(theme.New(false))
	var names []string
	var people, emblems []*image.RGBA
	for _, c := range settlers() {
		names = append(names, c.ID())
		person := paint.Drawing{Units: cardUnits, Paint: func(n paint.Pen) { n.At(64, 90, 1.03).Watercolour(pal.Palette, 0.5, settlerMarks(pal, c)) }}
		people = append(people, shownAt(person, width, width*7/5))
		emblem := paint.Drawing{Units: 100, Paint: func(n paint.Pen) { n.At(15, 15, 0.7).Watercolour(pal.Palette, 0.9, emblemMarks(pal, c.ID())) }}
		emblems = append(emblems, shownAt(emblem, 37, 37))
	}
	least := width * width
	for _, p := range people {
		least = min(least, vision.Differing(p, image.NewRGBA(p.Rect)))
	}
	alike(t, "people", least/4, people, names)
	alike(t, "emblems", 37*37/8, emblems, names)
}

// The six pirates differ by more than the colour of their border: by the flag and by what the skull wears.
func TestPiratesDiffer(t *testing.T) {
	const width = 120
	pal := newPalette(theme.New(false))
	var names []string
	var inside []*image.RGBA
	for c := range islas.Colour(islas.Colours) {
		names = append(names, c.String())
		d := paint.Drawing{Units: cardUnits, Paint: func(n paint.Pen) {
			drawCorsair(n, pal, c)
			drawFlag(n.At(95, 13, 0.74), pal, c)
		}}
		inside = append(inside, shownAt(d, width, width*7/5))
	}
	alike(t, "pirates", width*width/25, inside, names)
}

func TestDeedsHaveTwoSides(t *testing.T) {
	pal := newPalette(theme.New(false))
	words := DeedWords{Title: "Host", Text: "A tie is yours."}
	for _, size := range []int{34, 92, 200} {
		for pw := range islas.Power(islas.Powers) {
			r := geom.Rect{W: float64(size), H: float64(size)}
			symbol, sealed := shownAt(privilegeDrawing(pal, r, pw, islas.BuiltIn().Holder(pw), true), size, size), shownAt(deedTextDrawing(pal, r, pw, islas.BuiltIn().Holder(pw), true, words), size, size)
			if n := vision.Differing(symbol, sealed); n < size*size/10 {
				t.Errorf("at %d pixels the sides of %s differ in %d pixels", size, pw, n)
			}
			free := shownAt(deedTextDrawing(pal, r, pw, islas.BuiltIn().Holder(pw), false, words), size, size)
			if n := vision.Differing(sealed, free); n < size*size/25 {
				t.Errorf("at %d pixels the sealed and the free deed of %s differ in %d pixels", size, pw, n)
			}
		}
	}
}
