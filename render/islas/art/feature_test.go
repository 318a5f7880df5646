package art

import (
	"image"
	"image/color"
	"math"
	"testing"

	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/testkit/need"
	"islas/render/testkit/painttest"
	"islas/render/testkit/vision"
	"islas/render/theme"
)

// ground is how a part of a picture looks from a little away: its colour on average, and how much lighter and darker its
// pixels are than that, both in OKLab times 100.
type ground struct {
	shade color.NRGBA
	rough float64
}

// groundIn is the ground of the pixels that are in.
func groundIn(img *image.RGBA, in func(x, y int) bool) (g ground, count int) {
	var sum [3]float64
	var light, square float64
	b := img.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if !in(x, y) {
				continue
			}
			c := color.NRGBAModel.Convert(img.RGBAAt(x, y)).(color.NRGBA)
			c.A = 0xff
			for k, v := range []uint8{c.R, c.G, c.B} {
				sum[k] += float64(v)
			}
			l := vision.Lightness(c)
			light += l
			square += l * l
			count++
		}
	}
	n := math.Max(float64(count), 1)
	g.shade = color.NRGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 0xff}
	g.rough = math.Sqrt(math.Max(square/n-light/n*light/n, 0))
	return g, count
}

// featureGrounds is how the features of an island look on a thumbnail.
func featureGrounds(t *testing.T, p *paint.Painter, isl *board.Island) map[string]ground {
	t.Helper()
	const w, h = 240, 190
	img := painttest.Shown(boardDrawing(p, w, h, isl), w, h)
	ch := newChart(isl)
	scale, dx, dy := BoardTransform(geom.Rect{W: w, H: h}, isl)
	at := func(x, y int) geom.Point { return geom.Pt((float64(x)+0.5-dx)/scale, (float64(y)+0.5-dy)/scale) }
	kinds := make([]string, w*h)
	for f, field := range isl.Fields {
		scan(ch.fields[f], at(0, 0), 1/scale, w, h, func(x, y int) {
			q := at(x, y)
			site := math.Max(math.Abs(q.X-field.Site[0]), math.Abs(q.Y-field.Site[1]))
			if look := ch.relief.look(q.X, q.Y); look.edge > 9 && look.way > 18 && (field.Kind != board.Plot || site > siteUnits*0.6) {
				kinds[y*w+x] = string(field.Kind)
			}
		})
	}
	for i := range kinds {
		q := at(i%w, i/w)
		if d := ch.relief.look(q.X, q.Y).shore; d < -8 && d > -30 {
			kinds[i] = "coast"
		}
	}
	for name, lines := range map[string][][]geom.Point{"river": ch.rivers, "road": ch.roads} {
		for _, l := range lines {
			for _, q := range paint.Along(l, 0.5/scale) {
				kinds[int(q.Y*scale+dy)*w+int(q.X*scale+dx)] = name
			}
		}
	}
	grounds := map[string]ground{}
	for _, name := range features {
		g, n := groundIn(img, func(x, y int) bool { return kinds[y*w+x] == name })
		if n < 40 {
			t.Errorf("%s: only %d pixels of a thumbnail are %s", isl.ID, n, name)
		}
		grounds[name] = g
	}
	return grounds
}

// features is what has to be told apart.
var features = []string{"plot", "village", "farmland", "mountain", "coast", "river", "road"}

// Two grounds can be told apart at a glance if their colours are clearly different, or a little different and one of them
// much rougher. 2 is what the eye just notices with both side by side; three times as much leaves no doubt even across a
// table, and half of that is enough where houses or peaks stand out from smooth ground.
func told(a, b ground) bool {
	d := vision.Normal.Distance(a.shade, b.shade)
	return d >= 6 || d >= 3 && math.Max(a.rough, b.rough) >= 1.5*math.Min(a.rough, b.rough)
}

func TestFeaturesAreToldApartOnThumbnails(t *testing.T) {
	need.Time(t)
	for _, contrast := range []bool{false, true} {
		p := paint.New(theme.New(contrast))
		for _, isl := range islands(t) {
			grounds := featureGrounds(t, p, isl)
			for i, a := range features {
				for _, b := range features[:i] {
					if g, h := grounds[a], grounds[b]; !told(g, h) {
						t.Errorf("%s, high contrast %v: %s %v and %s %v look alike: %.1f apart", isl.ID, contrast, a, g, b, h, vision.Normal.Distance(g.shade, h.shade))
					}
				}
			}
		}
	}
}

// The islands are different pictures, not one picture with other borders: more than a third of what is covered differs.
func TestIslandsDiffer(t *testing.T) {
	const w, h = 240, 190
	p := paint.New(theme.New(false))
	var all []*image.RGBA
	for i, isl := range islands(t) {
		all = append(all, painttest.Shown(boardDrawing(p, w, h, isl), w, h))
		covered := 0
		for k := 3; k < len(all[i].Pix); k += 4 {
			if all[i].Pix[k] > 128 {
				covered++
			}
		}
		for other := range i {
			if n := vision.Differing(all[i], all[other]); n < covered/3 {
				t.Errorf("%s and %s differ in %d of %d pixels", isl.ID, islands(t)[other].ID, n, covered)
			}
		}
	}
}

// What makes an island its own does not come from its borders alone.
func TestCharactersShow(t *testing.T) {
	need.Time(t)
	p := paint.New(theme.New(false))
	grounds := map[string]map[string]ground{}
	snowy := map[string]bool{}
	for _, isl := range islands(t) {
		grounds[isl.ID] = featureGrounds(t, p, isl)
		for _, m := range newChart(isl).massifs {
			snowy[isl.ID] = snowy[isl.ID] || !math.IsInf(m.snow, 1)
		}
	}
	ash, green := vision.Lightness(grounds["lanzarote"]["farmland"].shade), vision.Lightness(grounds["la-gomera"]["farmland"].shade)
	if ash > green-12 { // black against green: a step that is seen at a glance
		t.Errorf("the fields of Lanzarote have a lightness of %.0f, those of La Gomera of %.0f", ash, green)
	}
	for id, snow := range snowy {
		if snow != (id == "tenerife") {
			t.Errorf("snow on %s: %v", id, snow)
		}
	}
}

func TestReliefKnowsTheShore(t *testing.T) {
	for _, isl := range islands(t) {
		c := newChart(isl)
		rng := paint.Random("shore " + isl.ID)
		for range 300 {
			q := geom.Pt(rng.Float64()*board.Width, rng.Float64()*board.Height)
			want := paint.Depth(c.coast, q)
			if math.Abs(want) > reliefRim*0.6 { // far off, only that it is far matters
				continue
			}
			// Between the places of the grid the distance is read off straight lines.
			if got := float64(c.relief.look(q.X, q.Y).shore); math.Abs(got-want) > 2.5 {
				t.Errorf("%s: %.0f, %.0f lies %.1f from the shore, not %.1f", isl.ID, q.X, q.Y, want, got)
			}
		}
	}
}

func TestMarksStandInTheSea(t *testing.T) {
	for _, isl := range islands(t) {
		for _, r := range rects() {
			places := MarkPlaces(r, isl, 150)
			scale, dx, dy := BoardTransform(r, isl)
			for i, at := range places {
				if at.X < r.X || at.Y < r.Y || at.Right() > r.Right() || at.Bottom() > r.Bottom() {
					t.Errorf("%s in %v: mark %d sticks out: %v", isl.ID, r, i, at)
				}
				for _, q := range isl.Points {
					if at.Contains(geom.Rect{X: q[0]*scale + dx, Y: q[1]*scale + dy}.Min()) {
						t.Errorf("%s in %v: mark %d lies on land", isl.ID, r, i)
						break
					}
				}
				for _, other := range places[:i] {
					if !at.Intersect(other).Empty() {
						t.Errorf("%s in %v: the marks lie on each other", isl.ID, r)
					}
				}
			}
		}
		if r := rects()[0]; len(MarkPlaces(r, isl, 150)) == 0 {
			t.Errorf("%s: no room for a name in %v", isl.ID, r)
		}
	}
}
