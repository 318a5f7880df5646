package art

import (
	"fmt"
	"image/color"
	"testing"

	"islas/game/islas"
	"islas/render/internal/painttest"
	"islas/render/internal/vision"
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

// looks is a piece as whoever sees no colours sees it: where it is, and how light it is there.
type looks struct {
	name  string
	there []bool
	light []float64 // 0 to 100
}

func looksOf(pal *palette, k islas.Kind, c islas.Colour, size int) looks {
	img := painttest.Shown(pieceDrawing(pal, k, c), size, size)
	l := looks{name: fmt.Sprintf("%s %s", c, k), there: make([]bool, size*size), light: make([]float64, size*size)}
	for i := range l.there {
		p := img.Pix[4*i : 4*i+4]
		l.there[i] = p[3] > 200 // more opaque than any shadow
		l.light[i] = vision.Lightness(color.NRGBA{p[0], p[1], p[2], 0xff})
	}
	return l
}

// unlike is how different two pieces look without colours, one of them moved by (dx, dy) pixels: the share, of all that
// they cover together, where only one of them is or where one is clearly lighter than the other.
func unlike(a, b looks, dx, dy, size int) float64 {
	const clearly = 12 // of 100: as much as two colours of pieces differ at least
	covered, other := 0, 0
	for y := range size {
		for x := range size {
			i, j, inside := y*size+x, (y+dy)*size+x+dx, x+dx >= 0 && x+dx < size && y+dy >= 0 && y+dy < size
			p, q := a.there[i], inside && b.there[j]
			switch {
			case p && q:
				covered++
				if d := a.light[i] - b.light[j]; d > clearly || d < -clearly {
					other++
				}
			case p || q:
				covered++
				other++
			}
		}
	}
	return float64(other) / float64(max(covered, 1))
}

// unlikeAnywhere is how different two pieces look when one lies on the other as well as it can: a form that is only drawn
// a pixel aside is the same form.
func unlikeAnywhere(a, b looks, size int) float64 {
	least := 1.0
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			least = min(least, unlike(a, b, dx, dy, size))
		}
	}
	return least
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
		var all [islas.Kinds][islas.Colours]looks
		for k := range islas.Kind(islas.Kinds) {
			for c := range islas.Colour(islas.Colours) {
				all[k][c] = looksOf(pal, k, c, size)
			}
		}
		compare := func(a, b looks, least float64) {
			if got := unlikeAnywhere(a, b, size); got < least {
				t.Errorf("all in %s: %s and %s differ in %.3f of what they cover, want %.3f", one, a.name, b.name, got, least)
			}
		}
		for c := range islas.Colour(islas.Colours) {
			for other := range c {
				compare(all[islas.House][c], all[islas.House][other], 1.0/3)
				compare(all[islas.Palace][c], all[islas.Palace][other], 1.0/8)
				compare(all[islas.Town][c], all[islas.Town][other], 1.0/8)
			}
			compare(all[islas.House][c], all[islas.Palace][c], 1.0/3)
			compare(all[islas.House][c], all[islas.Town][c], 1.0/3)
			compare(all[islas.Palace][c], all[islas.Town][c], 1.0/3)
		}
	}
}

// TestUnlike checks the measure itself: a piece moved by a pixel is the same, one moved by five is not, and what is there
// only once counts as much as what is lighter.
func TestUnlike(t *testing.T) {
	const size = 28
	pal := newPalette(theme.New(false))
	house := looksOf(pal, islas.House, islas.Blue, size)
	moved := func(by int) looks {
		m := looks{there: make([]bool, size*size), light: make([]float64, size*size)}
		copy(m.there[by:], house.there)
		copy(m.light[by:], house.light)
		return m
	}
	if got := unlikeAnywhere(house, moved(1), size); got > 0.01 {
		t.Errorf("a house a pixel aside differs in %.3f", got)
	}
	if got := unlikeAnywhere(house, moved(5), size); got < 0.3 {
		t.Errorf("a house five pixels aside differs in %.3f", got)
	}
	lighter := looks{there: house.there, light: make([]float64, size*size)}
	for i, l := range house.light {
		lighter.light[i] = l + 13
	}
	if got := unlikeAnywhere(house, lighter, size); got < 0.3 {
		t.Errorf("a lighter house differs in %.3f", got)
	}
}
