package art

import (
	"image/color"
	"testing"

	"islas/game/puertorico"
	"islas/render/internal/painttest"
	"islas/render/internal/vision"
	"islas/render/paint"
	"islas/render/theme"
)

// oneColour returns a palette in which all wares have the colour and the rim of one of them, so that only their forms differ.
func oneColour(th *theme.Theme, g puertorico.Good) *palette {
	pal := newPalette(th)
	good, rim := pal.good[g], pal.rim[g]
	for i := range pal.good {
		pal.good[i], pal.rim[i] = good, rim
	}
	return pal
}

// looks is a picture as whoever sees no colours sees it: where it is, and how light it is there.
type looks struct {
	there []bool
	light []float64 // 0 to 100
}

func looksOf(d paint.Drawing, size int) looks {
	img := painttest.Shown(d, size, size)
	l := looks{there: make([]bool, size*size), light: make([]float64, size*size)}
	for i := range l.there {
		p := img.Pix[4*i : 4*i+4]
		l.there[i] = p[3] > 200 // more opaque than any shadow
		l.light[i] = vision.Lightness(color.NRGBA{p[0], p[1], p[2], 0xff})
	}
	return l
}

// unlike returns how different two pictures look without colours when one lies on the other as well as it can, up to a pixel
// aside: the share, of all that they cover together, where only one of them is or where one is clearly lighter than the other.
func unlike(a, b looks, size int) float64 {
	const clearly = 12 // of 100
	least := 1.0
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			covered, other := 0, 0
			for y := range size {
				for x := range size {
					i, j, inside := y*size+x, (y+dy)*size+x+dx, x+dx >= 0 && x+dx < size && y+dy >= 0 && y+dy < size
					p, q := a.there[i], inside && b.there[j]
					if !p && !q {
						continue
					}
					covered++
					if p != q || max(a.light[i]-b.light[j], b.light[j]-a.light[i]) > clearly {
						other++
					}
				}
			}
			least = min(least, float64(other)/float64(max(covered, 1)))
		}
	}
	return least
}

// TestWaresDifferWithoutColours draws all wares in one and the same colour as small as they are ever shown: whoever does not
// see colours can tell them apart all the same. This is tried in each of the five colours, since dark and light ones show
// their shades differently.
func TestWaresDifferWithoutColours(t *testing.T) {
	for _, size := range []int{16, 28} {
		for one := range puertorico.Good(puertorico.Goods) {
			pal := oneColour(theme.New(false), one)
			for a := range puertorico.Good(puertorico.Goods) {
				for b := range a {
					if got := unlike(looksOf(barrelDrawing(pal, a), size), looksOf(barrelDrawing(pal, b), size), size); got < 1.0/3 {
						t.Errorf("all in the colour of %s, %d pixels: %s and %s differ in %.3f of what they cover, want a third", one, size, b, a, got)
					}
				}
			}
		}
	}
}

// TestFieldsDifferToEveryVision compares the fields at 28 pixels, as every kind of colour vision sees them: they differ clearly in
// a third of their pixels while somebody works there, and in a fifth otherwise, the bare ground included, which they have in
// common.
func TestFieldsDifferToEveryVision(t *testing.T) {
	const size = 28
	pal := newPalette(theme.New(false))
	for working, least := range map[bool]float64{true: 1.0 / 3, false: 1.0 / 5} {
		for kind := range vision.Kinds {
			for a := range puertorico.Tile(puertorico.TileKinds) {
				for b := range a {
					if got := apart(tileDrawing(pal, a, working), tileDrawing(pal, b, working), kind, size); got < least {
						t.Errorf("%s, working %v: %s and %s differ in %.3f of their pixels, want %.2f", kind, working, b, a, got, least)
					}
				}
			}
		}
	}
}

// apart returns the share of the pixels of two pictures in which they are clearly apart, or cannot be told to be as one is
// there and the other is not.
func apart(a, b paint.Drawing, kind vision.Kind, size int) float64 {
	const clearly = 8 // in OKLab, whose black and white are 100 apart
	p, q := painttest.Shown(a, size, size), painttest.Shown(b, size, size)
	n := 0
	for i := 0; i < len(p.Pix); i += 4 {
		if kind.Distance(color.NRGBA{p.Pix[i], p.Pix[i+1], p.Pix[i+2], 0xff}, color.NRGBA{q.Pix[i], q.Pix[i+1], q.Pix[i+2], 0xff}) > clearly {
			n++
		}
	}
	return float64(n) / float64(size*size)
}

// TestWorkedFieldsStandOut checks that a field on which somebody works is clearly told from one that lies idle.
func TestWorkedFieldsStandOut(t *testing.T) {
	const size = 28
	pal := newPalette(theme.New(false))
	for k := range puertorico.Tile(puertorico.TileKinds) {
		for kind := range vision.Kinds {
			if got := apart(tileDrawing(pal, k, true), tileDrawing(pal, k, false), kind, size); got < 1.0/6 {
				t.Errorf("%s: %s worked and idle differ in %.3f of their pixels, want a sixth", kind, k, got)
			}
		}
	}
}
