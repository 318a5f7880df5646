package painttest

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"testing"

	"islas/render/geom"
	"islas/render/testkit/vision"
	"islas/render/theme"
)

// Ground is a picture on which drawings are seen.
type Ground struct {
	Name    string
	Picture *image.RGBA
	Places  []geom.Rect // of the drawings, in pixels
	Only    int         // index of the only drawing to measure, all for 0
}

// Sight is a drawing that has to stand out.
type Sight struct {
	Name string
	Draw func(w, h int) *image.RGBA
}

// Flat returns a ground of one colour.
func Flat(c color.Color, w, h float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, int(math.Ceil(w)), int(math.Ceil(h))))
	draw.Draw(img, img.Bounds(), image.NewUniform(c), image.Point{}, draw.Src)
	return img
}

// Flats returns grounds of one colour each, twice as wide and high as side pixels, with a place of that side in the middle.
func Flats(side float64, colours map[string]color.NRGBA) (all []Ground) {
	for name, c := range colours {
		all = append(all, Ground{name, Flat(c, 2*side, 2*side), []geom.Rect{geom.RectAround(geom.Pt(side, side), side, side)}, 0})
	}
	return all
}

// On returns a ground with a drawing over all of it.
func On(ground *image.RGBA, d func(w, h int) *image.RGBA) *image.RGBA {
	size := ground.Bounds().Size()
	draw.Draw(ground, ground.Bounds(), d(size.X, size.Y), image.Point{}, draw.Over)
	return ground
}

// small is the side in pixels below which a drawing is small: its outline has so few pixels that one corner is more than a twentieth of it.
const small = 16

// reach returns the greatest width in pixels of the lines along the outline of a drawing with a side, with what is next to them. On small
// drawings it is no wider than a dark and a light line together, so that their middle does not count as their edge.
func reach(side float64) float64 {
	if side < small {
		return 2.65
	}
	return max(3, 3*side/64)
}

// edges returns the contrast of a drawing at a place of a ground with its surroundings, for every pixel of its outline: the best within the
// lines along that. The pixels are as shown, smoothed edges included, where WCAG 2.2 would allow to take the colours as specified.
func (s Ground) edges(at geom.Rect, painted func(w, h int) *image.RGBA) []float64 {
	at = at.Rounded()
	piece := painted(int(at.W), int(at.H))
	corner := image.Pt(int(at.X), int(at.Y))
	whole := image.NewRGBA(s.Picture.Bounds())
	draw.Draw(whole, whole.Bounds(), s.Picture, image.Point{}, draw.Src)
	draw.Draw(whole, piece.Bounds().Add(corner), piece, image.Point{}, draw.Over)
	return contrasts(piece, s.Picture, whole, corner, reach(min(at.W, at.H)), func(p image.Point) bool { return p.In(whole.Bounds()) })
}

// contrasts returns the contrast of a piece with its surroundings on a ground, for every pixel of its outline that counts: the best within
// near pixels. whole is the ground with the piece, whose upper left corner lies at corner.
func contrasts(piece, ground, whole *image.RGBA, corner image.Point, near float64, counts func(p image.Point) bool) (all []float64) {
	outside, far := around(piece), int(math.Ceil(near))
	for y := range piece.Bounds().Dy() {
		for x := range piece.Bounds().Dx() {
			p := image.Pt(x, y)
			if outside.Has(p) || !outside.touches(p) || !counts(p.Add(corner)) {
				continue
			}
			beside, best := Beside(ground, p.Add(corner)), 0.0
			for i := range (2*far + 1) * (2*far + 1) {
				dx, dy := i%(2*far+1)-far, i/(2*far+1)-far
				q := p.Add(image.Pt(dx, dy))
				at := q.Add(corner)
				if math.Hypot(float64(dx), float64(dy)) <= near && q.In(piece.Bounds()) && !outside.Has(q) && at.In(whole.Bounds()) {
					best = max(best, theme.Contrast(opaque(whole.RGBAAt(at.X, at.Y)), beside))
				}
			}
			all = append(all, best)
		}
	}
	return all
}

// Beside returns the colour of a picture around a point: the mean of the light of the 5 × 5 pixels there, grain, specks and thin lines
// included, as an eye sees details too fine for it. It is no median, which would leave out lines and edges that make a ground darker or
// lighter than its colour.
func Beside(img *image.RGBA, p image.Point) color.NRGBA {
	var sum [3]float64
	n := 0.0
	for i := range 25 {
		if at := p.Add(image.Pt(i%5-2, i/5-2)); at.In(img.Bounds()) {
			c := img.RGBAAt(at.X, at.Y)
			sum[0], sum[1], sum[2], n = sum[0]+theme.Light(c.R), sum[1]+theme.Light(c.G), sum[2]+theme.Light(c.B), n+1
		}
	}
	return color.NRGBA{R: vision.Encode(sum[0] / n), G: vision.Encode(sum[1] / n), B: vision.Encode(sum[2] / n), A: 255}
}

func opaque(c color.RGBA) color.NRGBA { return color.NRGBA{R: c.R, G: c.G, B: c.B, A: 255} }

// StandOut checks that drawings stand out from the grounds they are seen on (WCAG 2.2, 1.4.11): 3 : 1 along all of their outline except
// specks of the picture below. what names this run in messages.
func StandOut(t *testing.T, what string, grounds []Ground, sights []Sight) {
	t.Helper()
	const most, corner = 0.05, 2        // of the outline, or on small drawings as many pixels as a corner has
	painted := map[[3]int]*image.RGBA{} // by sight, width and height
	for _, s := range grounds {
		for i, d := range sights {
			if i > 0 && s.Only > 0 && i != s.Only {
				continue
			}
			least, shown, seen, corners := math.Inf(1), 0, 0, 0
			for _, at := range s.Places {
				if min(at.W, at.H) < small {
					corners += corner
				}
				for _, c := range s.edges(at, func(w, h int) *image.RGBA {
					if painted[[3]int{i, w, h}] == nil {
						painted[[3]int{i, w, h}] = d.Draw(w, h)
					}
					return painted[[3]int{i, w, h}]
				}) {
					if seen++; c >= 3 {
						shown++
					}
					least = min(least, c)
				}
			}
			if specks := max(most*float64(seen), float64(corners)); seen == 0 || float64(seen-shown) > specks {
				t.Errorf("%s: %d of %d parts of the outline of %s show on %s; the least %.2f : 1", what, shown, seen, d.Name, s.Name, least)
			}
		}
	}
}
