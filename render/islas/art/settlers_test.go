package art

import (
	"image"
	"testing"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/internal/painttest"
	"islas/render/internal/vision"
	"islas/render/paint"
	"islas/render/theme"
)

// At the smallest size at which a card is drawn in full, each settler is somebody else: the person alone differs from any
// other in a quarter of the pixels that a person covers, and the emblem beside the person in an eighth of its medallion,
// though all the medallions have the same ground.
func TestSettlersDiffer(t *testing.T) {
	const width = 120
	pal := newPalette(theme.New(false))
	var names []string
	var people, emblems []*image.RGBA
	for c := range islas.Card(islas.Occupations) {
		names = append(names, c.ID())
		person := paint.Drawing{Units: cardUnits, Paint: func(n paint.Pen) { n.At(64, 90, 1.03).Watercolour(pal.Palette, 0.5, settlerMarks(pal, c)) }}
		people = append(people, painttest.Shown(person, width, width*7/5))
		emblem := paint.Drawing{Units: 100, Paint: func(n paint.Pen) { n.At(15, 15, 0.7).Watercolour(pal.Palette, 0.9, emblemMarks(pal, c.ID())) }}
		emblems = append(emblems, painttest.Shown(emblem, 37, 37))
	}
	least := width * width
	for _, p := range people {
		least = min(least, vision.Differing(p, image.NewRGBA(p.Rect)))
	}
	painttest.Apart(t, "people", least/4, people, names)
	painttest.Apart(t, "emblems", 37*37/8, emblems, names)
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
		inside = append(inside, painttest.Shown(d, width, width*7/5))
	}
	painttest.Apart(t, "pirates", width*width/25, inside, names)
}

func TestDeedsHaveTwoSides(t *testing.T) {
	pal := newPalette(theme.New(false))
	words := DeedWords{Title: "Host", Text: "A tie is yours."}
	for _, size := range []int{34, 92, 200} {
		for pw := range islas.Power(islas.Powers) {
			r := geom.Rect{W: float64(size), H: float64(size)}
			symbol, sealed := painttest.Shown(privilegeDrawing(pal, r, pw, islas.BuiltIn().Holder(pw), true), size, size), painttest.Shown(deedTextDrawing(pal, r, pw, islas.BuiltIn().Holder(pw), true, words), size, size)
			if n := vision.Differing(symbol, sealed); n < size*size/10 {
				t.Errorf("at %d pixels the sides of %s differ in %d pixels", size, pw, n)
			}
			free := painttest.Shown(deedTextDrawing(pal, r, pw, islas.BuiltIn().Holder(pw), false, words), size, size)
			if n := vision.Differing(sealed, free); n < size*size/25 {
				t.Errorf("at %d pixels the sealed and the free deed of %s differ in %d pixels", size, pw, n)
			}
		}
	}
}
