package art

import (
	"testing"

	"islas/game/islas"
	"islas/render/internal/painttest"
	"islas/render/theme"
)

// oneColour is a palette in which all pieces have the colour and the rim of one of them, so that only their forms differ.
func oneColour(th *theme.Theme, c islas.Colour) *palette {
	pal := newPalette(th)
	piece, rim := pal.piece[c], pal.rim[c]
	for i := range pal.piece {
		pal.piece[i], pal.rim[i] = piece, rim
	}
	return pal
}

// TestPiecesDifferWithoutColours draws every piece in one and the same colour, 28 pixels large, the smallest it is shown:
// whoever does not see colours can tell the pieces apart all the same. This is tried in each of the six colours, since dark
// and light ones show their shades differently.
//
// Houses, by which a colour is known, differ in a third of what they cover; so do the kinds of buildings of a colour.
// Palaces share their turrets and plinth, towns their wall, and differ in what stands between: in an eighth, which is a patch
// of 8 by 8 pixels of 28 by 28.
func TestPiecesDifferWithoutColours(t *testing.T) {
	const size = 28
	for one := range islas.Colour(islas.Colours) {
		pal := oneColour(theme.New(false), one)
		var all [islas.Kinds][islas.Colours]painttest.Looks
		for k := range islas.Kind(islas.Kinds) {
			for c := range islas.Colour(islas.Colours) {
				all[k][c] = painttest.LooksOf(painttest.Shown(pieceDrawing(pal, k, c), size, size))
			}
		}
		compare := func(k islas.Kind, c islas.Colour, l islas.Kind, d islas.Colour, least float64) {
			if got := all[k][c].Unlike(all[l][d], 1, 1); got < least {
				t.Errorf("all in %s: %s %s and %s %s differ in %.3f of what they cover, want %.3f", one, c, k, d, l, got, least)
			}
		}
		for c := range islas.Colour(islas.Colours) {
			for other := range c {
				compare(islas.House, c, islas.House, other, 1.0/3)
				compare(islas.Palace, c, islas.Palace, other, 1.0/8)
				compare(islas.Town, c, islas.Town, other, 1.0/8)
			}
			compare(islas.House, c, islas.Palace, c, 1.0/3)
			compare(islas.House, c, islas.Town, c, 1.0/3)
			compare(islas.Palace, c, islas.Town, c, 1.0/3)
		}
	}
}
