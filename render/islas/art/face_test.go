package art

import (
	"testing"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/theme"
)

// faceOf is a card with what the reconstruction shows.
func faceOf(c islas.Card) islas.Face { return islas.BuiltIn().Face(c) }

// TestFacesOfABox: a card that shows other values than those built in is another picture, in full, small and covered, and so is
// the deed of a privilege of another colour; the same values are the same picture.
func TestFacesOfABox(t *testing.T) {
	pal := newPalette(theme.New(false))
	card := faceOf(0)
	wish, house := card, card
	wish.Priorities[3] = islas.FeaturePriority(islas.Road)
	house.Colour = islas.Blue
	words := CardWords{Spanish: "Molinero", Name: "Miller"}
	for _, simple := range []bool{false, true} {
		if a, b := cardDrawing(pal, card, words, simple), cardDrawing(pal, faceOf(0), words, simple); a.Key != b.Key {
			t.Error("the same face is two pictures")
		}
		for _, other := range []islas.Face{wish, house} {
			for name, pair := range map[string][2]any{
				"whole":   {cardDrawing(pal, card, words, simple).Key, cardDrawing(pal, other, words, simple).Key},
				"covered": {coveredDrawing(pal, card, words, simple, 0.5).Key, coveredDrawing(pal, other, words, simple, 0.5).Key},
			} {
				if pair[0] == pair[1] {
					t.Errorf("%s, simple %v: %v has the picture of %v", name, simple, other, card)
				}
			}
		}
	}
	r := geom.Rect{W: 92, H: 92}
	if privilegeDrawing(pal, r, islas.Ties, islas.Orange, true).Key == privilegeDrawing(pal, r, islas.Ties, islas.Red, true).Key {
		t.Error("the deed of a red privilege is that of an orange one")
	}
}
