package art

import (
	"image"
	"image/color"
	"math"
	"slices"
	"testing"

	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/testkit/need"
	"islas/render/testkit/painttest"
	"islas/render/theme"
)

// island is one that is drawn, to be looked at along its lines.
type island struct {
	picture       *image.RGBA
	scale, dx, dy float64
}

// at is where a point in board units lies in pixels.
func (l island) at(p geom.Point) geom.Point { return geom.Pt(p.X*l.scale+l.dx, p.Y*l.scale+l.dy) }

// shade is the mean colour of the pixels around a point in pixels.
func (l island) shade(p geom.Point, around int) (mean color.NRGBA) {
	var sum [3]float64
	n := 0.0
	for y := -around; y <= around; y++ {
		for x := -around; x <= around; x++ {
			c := l.picture.RGBAAt(int(p.X)+x, int(p.Y)+y)
			sum[0], sum[1], sum[2] = sum[0]+float64(c.R), sum[1]+float64(c.G), sum[2]+float64(c.B)
			n++
		}
	}
	return color.NRGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}
}

// tells returns the best contrast with a ground within so many pixels of a point in pixels.
func (l island) tells(p geom.Point, ground color.NRGBA, near float64) (best float64) {
	for y := -math.Ceil(near); y <= near; y++ {
		for x := -math.Ceil(near); x <= near; x++ {
			if math.Hypot(x, y) <= near {
				c := l.picture.RGBAAt(int(p.X+x), int(p.Y+y))
				best = max(best, theme.Contrast(color.NRGBA{c.R, c.G, c.B, 255}, ground))
			}
		}
	}
	return best
}

// along returns at how many of some points of lines something is told from what lies beside them: on both sides if the line is a thing of its own,
// such as a river, or on one if it only parts what lies there. It is wide units wide; what is there to be seen lies within a pixel and a half of
// that, and the grounds a little further.
//
// Left out are the ends of lines, where rivers spring and run out into the sea, and what others lie over.
func (l island) along(lines [][]geom.Point, wide float64, parts bool, over ...[]geom.Point) (shown, seen int) {
	near := wide*l.scale/2 + 1.5
	lies := max(16, (near+3)/l.scale) // where others lie over it, or in what is taken for its ground
	for _, line := range lines {
		ends := max(2, len(line)/12)
		for i := ends; i+ends < len(line); i++ {
			if slices.ContainsFunc(over, func(other []geom.Point) bool {
				return slices.ContainsFunc(other, func(q geom.Point) bool { return q.Sub(line[i]).Len() < lies })
			}) {
				continue
			}
			aside := paint.Normal(line, i)
			p := l.at(line[i])
			seen++
			left, right := l.shade(p.Add(aside.Mul(near+2.5)), 1), l.shade(p.Sub(aside.Mul(near+2.5)), 1)
			if a, b := l.tells(p, left, near) >= 3, l.tells(p, right, near) >= 3; a && b || parts && (a || b) {
				shown++
			}
		}
	}
	return shown, seen
}

// edges returns at how many of some points of the edges of sites something is told from their floors.
func (l island) edges(isl *board.Island) (shown, seen int) {
	half, near := siteUnits/2.0-3, min(3.0, max(1.5, siteUnits*l.scale/6))
	for _, f := range isl.Fields {
		if f.Kind != board.Plot {
			continue
		}
		middle := geom.Pt(f.Site[0], f.Site[1])
		floor := l.shade(l.at(middle), int(siteUnits*l.scale/6))
		for k := range 40 {
			a := float64(k/4)/5 - 1
			edge := []geom.Point{{X: a, Y: -1}, {X: 1, Y: a}, {X: a, Y: 1}, {X: -1, Y: a}}[k%4]
			if seen++; l.tells(l.at(middle.Add(edge.Mul(half))), floor, near) >= 3 {
				shown++
			}
		}
	}
	return shown, seen
}

// TestMapsShow checks that sites are told from what they lie on, rivers and roads from the land on both sides, and borders of plots and coasts from
// what they part (WCAG 2.2, 1.4.11): nearly everywhere, but where houses and trees stand before a river. The smallest islands have no borders, and
// those that are smaller still no rivers and roads: they are shown large, too, to whoever asks for them.
func TestMapsShow(t *testing.T) {
	need.Time(t)
	const nearly, hidden = 0.95, 0.9
	for _, look := range []string{"usual", "high contrast", "dim"} {
		p := paint.New(theme.New(look == "high contrast"))
		sea := p.Theme().SeaDeep
		if look == "dim" { // what stage.PaintSea lays over the sea
			sea = theme.Mix(sea, theme.RGB(0x030c11), 0.66)
		}
		for _, isl := range islands(t) {
			ch := newChart(isl)
			for _, w := range []float64{42, 50, 60, 70, 80, 88, 95, 102, 110, 120, 130, 145, 160, 180, 200, 220, 240, 280, 320, 400, 480, 700} {
				l := island{picture: painttest.On(painttest.Flat(sea, w, w), painttest.SightOf("", boardDrawing(p, w, w, isl)).Draw)}
				l.scale, l.dx, l.dy = BoardTransform(geom.Rect{W: w, H: w}, isl)
				check := func(what string, least float64, shown, seen int) {
					if seen == 0 || float64(shown) < least*float64(seen) {
						t.Errorf("%s, %.0f pixels, %s: %d of %d parts of %s show", isl.ID, w, look, shown, seen, what)
					}
				}
				line := lineFor(l.scale)
				shown, seen := l.edges(isl)
				check("the edges of sites", nearly, shown, seen)
				if l.scale >= bareBelow {
					shown, seen = l.along(ch.roads, 12.5*line, false, ch.rivers...)
					check("the road", nearly, shown, seen)
					shown, seen = l.along(ch.rivers, 15*(1+(line-1)*0.6), false, ch.roads...)
					check("the river", hidden, shown, seen)
				}
				if l.scale >= crowdedBelow {
					shown, seen = l.along(ch.walls, 6.2*line, true, slices.Concat(ch.rivers, ch.roads)...)
					check("the borders", nearly, shown, seen)
				}
				shown, seen = l.along([][]geom.Point{ch.coast}, 4*line, true, ch.rivers...)
				check("the coast", nearly, shown, seen)
			}
		}
	}
}
