package art

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"testing"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
)

// drawnOn is how wide in pixels workers are from which they stand on tiles and buildings themselves.
const drawnOn = 22

// site is a ground on which workers stand, with the squares in which they do.
type site struct {
	name   string
	ground *image.RGBA
	places []geom.Rect
	some   int // which of the workers are looked at, all for none
}

// flat is a ground of one colour.
func flat(c color.Color, w, h float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, int(math.Ceil(w)), int(math.Ceil(h))))
	draw.Draw(img, img.Bounds(), image.NewUniform(c), image.Point{}, draw.Src)
	return img
}

// on returns a ground with a drawing on all of it.
func on(ground *image.RGBA, d paint.Drawing) *image.RGBA {
	size := ground.Bounds().Size()
	draw.Draw(ground, ground.Bounds(), shownAt(d, size.X, size.Y), image.Point{}, draw.Over)
	return ground
}

// sites are all grounds on which workers, or their empty places, are seen, with places of a side in pixels.
func sites(th *theme.Theme, pal *palette, side float64) (all []site) {
	for name, c := range map[string]color.NRGBA{
		"paper": th.Paper, "light paper": th.PaperLight, "dark paper": th.PaperDark, "sea": th.SeaDeep, "cloth": th.Cloth, "dark cloth": th.ClothDark,
		"the house of San Juan": theme.Mix(th.BrassDark, th.Brass, 0.5), "plot": pal.plot, "field": pal.Field,
	} {
		all = append(all, site{name, flat(c, 2*side, 2*side), []geom.Rect{geom.RectAround(geom.Pt(side, side), side, side)}, 0})
	}
	if side < drawnOn { // smaller ones stand on a light circle
		return all
	}
	for k := range puertorico.Tile(puertorico.TileKinds) {
		for _, working := range []bool{false, true} {
			field := math.Round(side / TilePlace(geom.Rect{W: 1, H: 1}).W)
			ground := on(flat(pal.fieldLight, field, field), tileDrawing(pal, k, working))
			all = append(all, site{k.ID(), ground, []geom.Rect{TilePlace(geom.Rect{W: field, H: field})}, 0})
		}
	}
	deck := geom.Rect{W: math.Round(side * 8), H: math.Round(side * 6)}
	steamer := on(flat(th.SeaDeep, deck.W, deck.H), workerShipDrawing(pal))
	all = append(all, site{"the steamer", steamer, []geom.Rect{PassengerSpot(deck, 0), PassengerSpot(deck, 4), PassengerSpot(deck, passengers-3)}, 0})
	for b := range puertorico.Building(puertorico.Buildings) {
		high := math.Round(side / BuildingPlaces(geom.Rect{W: BuildingRatio(b), H: 1}, b)[0].W)
		r := geom.Rect{W: math.Round(high * BuildingRatio(b)), H: high}
		all = append(all, site{b.ID(), on(flat(pal.plot, r.W, r.H), buildingDrawing(pal, b)), BuildingPlaces(r, b), 1 + int(b)%Trades})
	}
	return all
}

// reach is how many pixels the lines along an outline are wide together, at most.
const reach = 3

// edges returns the contrast of what is drawn in a place of a site with the ground beside it, for every pixel of its outline: the best within the
// lines along that.
func (s site) edges(at geom.Rect, painted func(w, h int) *image.RGBA) (all []float64) {
	at = at.Rounded()
	piece := painted(int(at.W), int(at.H))
	corner := image.Pt(int(at.X), int(at.Y))
	whole := image.NewRGBA(s.ground.Bounds())
	draw.Draw(whole, whole.Bounds(), s.ground, image.Point{}, draw.Src)
	draw.Draw(whole, piece.Bounds().Add(corner), piece, image.Point{}, draw.Over)
	outside := around(piece)
	for y := range piece.Bounds().Dy() {
		for x := range piece.Bounds().Dx() {
			p := image.Pt(x, y)
			if outside[p] || !touches(outside, p) || !p.Add(corner).In(whole.Bounds()) {
				continue
			}
			ground, best := mean(s.ground, p.Add(corner)), 0.0
			for i := range (2*reach + 1) * (2*reach + 1) {
				dx, dy := i%(2*reach+1)-reach, i/(2*reach+1)-reach
				q := p.Add(image.Pt(dx, dy))
				if dx*dx+dy*dy <= reach*reach && q.In(piece.Bounds()) && !outside[q] && q.Add(corner).In(whole.Bounds()) {
					best = max(best, theme.Contrast(opaque(whole.RGBAAt(q.X+corner.X, q.Y+corner.Y)), ground))
				}
			}
			all = append(all, best)
		}
	}
	return all
}

// around returns the pixels around what is solid in a picture, and a margin of one.
func around(piece *image.RGBA) map[image.Point]bool {
	const solid = 0.6 * 255 // more opaque than any shadow
	found, next := map[image.Point]bool{}, []image.Point{{X: -1, Y: -1}}
	for len(next) > 0 {
		p := next[len(next)-1]
		next = next[:len(next)-1]
		if found[p] || !p.In(piece.Bounds().Inset(-1)) || p.In(piece.Bounds()) && piece.RGBAAt(p.X, p.Y).A >= solid {
			continue
		}
		found[p] = true
		next = append(next, p.Add(image.Pt(1, 0)), p.Add(image.Pt(-1, 0)), p.Add(image.Pt(0, 1)), p.Add(image.Pt(0, -1)))
	}
	return found
}

// touches reports whether one of the four next to a point is among some.
func touches(some map[image.Point]bool, p image.Point) bool {
	return some[p.Add(image.Pt(1, 0))] || some[p.Add(image.Pt(-1, 0))] || some[p.Add(image.Pt(0, 1))] || some[p.Add(image.Pt(0, -1))]
}

// mean is the colour of a picture around a point, as it is seen without its grain.
func mean(img *image.RGBA, p image.Point) color.NRGBA {
	var sum [3]int
	n := 0
	for i := range 25 {
		if at := p.Add(image.Pt(i%5-2, i/5-2)); at.In(img.Bounds()) {
			c := img.RGBAAt(at.X, at.Y)
			sum[0], sum[1], sum[2] = sum[0]+int(c.R), sum[1]+int(c.G), sum[2]+int(c.B)
			n++
		}
	}
	return color.NRGBA{R: uint8(sum[0] / n), G: uint8(sum[1] / n), B: uint8(sum[2] / n), A: 255}
}

func opaque(c color.RGBA) color.NRGBA { return color.NRGBA{R: c.R, G: c.G, B: c.B, A: 255} }

// shows checks that drawings stand out from the grounds they are seen on, 3 : 1 along all of their outline but specks of the picture below.
func shows(t *testing.T, high bool, side float64, grounds []site, drawings []paint.Drawing, names []string) {
	t.Helper()
	const enough = 0.95                 // of the outline
	painted := map[[3]int]*image.RGBA{} // by drawing, width and height
	for _, s := range grounds {
		for i, d := range drawings {
			if i > 0 && s.some > 0 && i != s.some {
				continue
			}
			least, shown, seen := math.Inf(1), 0, 0
			for _, at := range s.places {
				for _, c := range s.edges(at, func(w, h int) *image.RGBA {
					if painted[[3]int{i, w, h}] == nil {
						painted[[3]int{i, w, h}] = shownAt(d, w, h)
					}
					return painted[[3]int{i, w, h}]
				}) {
					if seen++; c >= 3 {
						shown++
					}
					least = min(least, c)
				}
			}
			if seen == 0 || float64(shown) < enough*float64(seen) {
				t.Errorf("high contrast %v, %.0f pixels: %d of %d parts of the outline of %s show on %s; the least %.2f : 1", high, side, shown, seen, names[i], s.name, least)
			}
		}
	}
}

// TestWorkersShow checks that every worker and every empty place stands out from each ground on which it is seen, still or on its way, by its
// dark line or the light one around that (WCAG 2.2, 1.4.11).
func TestWorkersShow(t *testing.T) {
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		pal := newPalette(th)
		drawings, names := []paint.Drawing{workerPlaceDrawing(pal)}, []string{"the empty place"}
		for n := range Trades {
			drawings, names = append(drawings, workerDrawing(pal, n)), append(names, fmt.Sprint("worker ", n))
		}
		for _, side := range []float64{16, drawnOn, 26, 40, 64} {
			shows(t, high, side, sites(th, pal, side), drawings, names)
		}
	}
}
