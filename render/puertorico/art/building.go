package art

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// BuildingRatio returns how many times as wide as high the picture of a building is: 1, or 2 for those that take two sites.
func BuildingRatio(b puertorico.Building) float64 { return float64(b.Spaces()) }

// Building is a building with its shadow: those that take two sites are twice as wide as high, the others as wide as high.
type Building puertorico.Building

// Draw draws it, as large as it fits into r.
func (b Building) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	if what := puertorico.Building(b); what < puertorico.Buildings {
		p.Show(dst, r.Fit(BuildingRatio(what)), buildingDrawing(of(p), what))
	}
}

func buildingDrawing(pal *palette, b puertorico.Building) paint.Drawing {
	return paint.Drawing{
		Key: paint.Key{Subject: subject("building"), A: int(b)}, Units: 100 * BuildingRatio(b),
		Paint: func(n paint.Pen) { drawModel(n, newModel(pal, b)) },
	}
}

// detailFrom is how many pixels a unit needs for what is fine on a building to show.
const detailFrom = 1.1

// firmPixels is how much wider in pixels on the canvas the dark line around a building is than what its faces have: as much as it needs to show on
// the light grounds of cities and cards. Wider, it would make forms alike, and a light one around it would look cut out.
const firmPixels = 1.2

// drawModel draws a building with its shadow in a box that is 100 units high.
func drawModel(n paint.Pen, m *model) {
	n.Soft(3, 0.4, func(n paint.Pen) {
		shadows := make([]*raster.Path, 0, len(m.faces))
		for _, f := range m.faces {
			switch shadow := paint.Shadow(f.path(), 0.3, -0.07, 2.5); {
			case f.bare:
			case f.width == 0:
				shadows = append(shadows, shadow)
			default:
				n.Stroke(color.Black, f.width, shadow)
			}
		}
		n.Fill(color.Black, shadows...)
	})
	n.Soft(1.6, 0.3, func(n paint.Pen) { n.Fill(color.Black, m.contact()) })
	n.Halo(m.outline, firmPixels/n.Scale, m.draw)
}

// draw draws the rim and the faces of a building.
func (m *model) draw(n paint.Pen) {
	rim := min(max(2.6/n.Scale, 2.4), 4.4)
	if m.Bold {
		rim *= 1.35
	}
	for _, f := range m.faces {
		if !f.bare {
			n.Stroke(m.outline, f.width+rim, f.path())
		}
	}
	for i, f := range m.faces {
		m.face(n, f, i)
	}
}

// face draws a face of a building.
func (m *model) face(n paint.Pen, f face, seed int) {
	if f.fine && n.Scale < detailFrom {
		return
	}
	path := f.path()
	if f.width > 0 {
		if !f.bare {
			n.Stroke(m.outline, f.width+max(1, 0.6/n.Scale), path)
		}
		n.Stroke(f.base, f.width, path)
		return
	}
	n.Face(m.Palette, path, f.tone, f.base, seed)
	if n.Scale < detailFrom || len(f.lines) == 0 {
		return
	}
	joints := make([]*raster.Path, len(f.lines))
	for i, l := range f.lines {
		joints[i] = paint.Line(l[0].X, l[0].Y, l[1].X, l[1].Y)
	}
	shade := f.tone.Of(m.Palette, f.base)
	n.Stroke(theme.Alpha(paint.Deep.Of(m.Palette, f.base), 0.3), 0.9, joints...)
	n.At(0.8, 0.5, 1).Stroke(theme.Alpha(theme.Mix(shade, m.White, 0.6), 0.35), 0.6, joints...)
}

// BuildingPlaces returns where those who work in a building that stands in r have their places: squares side by side at its
// lower edge, as many as it has room for.
func BuildingPlaces(r geom.Rect, b puertorico.Building) []geom.Rect {
	const size = 0.36 // of its height
	side := r.H * size
	places := make([]geom.Rect, b.Circles())
	for i := range places {
		x := r.Middle().X + side*(float64(i)-float64(len(places))/2)
		places[i] = geom.Rect{X: x, Y: r.Bottom() - side*0.96, W: side, H: side}
	}
	return places
}

// livery is the colours that a building is known by: of its roofs, walls, frames and openings, and the line around it.
type livery struct {
	roof, plaster, trim, shade, outline color.NRGBA
}

// liveryOf returns the livery of a building. Production buildings have their roofs in the colour of their ware; all others
// are a family in violet, the large ones darker and richer.
func liveryOf(pal *palette, b puertorico.Building) livery {
	white, dark := pal.Wall, theme.Mix(pal.Ink, pal.Umber, 0.4)
	if pal.Bold {
		dark = theme.Mix(pal.Ink, color.NRGBA{A: 0xff}, 0.6)
	}
	l := livery{plaster: white, trim: white, shade: pal.WoodDark, outline: dark}
	switch {
	case b.Class() == puertorico.LargeViolet:
		l.roof, l.plaster, l.shade = theme.RGB(0x5A2078), theme.RGB(0xF0E2CC), theme.RGB(0x6B5680)
	case b.Violet():
		l.roof, l.plaster, l.shade = theme.RGB(0x9A62BC), theme.RGB(0xF3E8F0), theme.RGB(0x7A5C92)
	default:
		l.roof = pal.good[b.Good()]
		switch b.Good() {
		case puertorico.Sugar:
			l.plaster, l.shade = theme.RGB(0xE8A48C), theme.RGB(0x7A3B30)
		case puertorico.Tobacco:
			l.plaster = theme.RGB(0x8F5F37)
		case puertorico.Coffee:
			l.plaster = theme.RGB(0xB9633F)
		}
	}
	return l
}

// newModel puts a building together.
func newModel(pal *palette, b puertorico.Building) *model {
	return newPainted(pal, b, liveryOf(pal, b))
}

// newPainted puts a building together in other colours than its own.
func newPainted(pal *palette, b puertorico.Building, l livery) *model {
	m := &model{palette: pal, livery: l}
	raised[b](m)
	m.fit(100 * BuildingRatio(b))
	return m
}

// raised adds what a building is put together from.
var raised = [puertorico.Buildings]func(*model){
	puertorico.SmallIndigoPlant: smallIndigoPlant,
	puertorico.SmallSugarMill:   smallSugarMill,
	puertorico.IndigoPlant:      indigoPlant,
	puertorico.SugarMill:        sugarMill,
	puertorico.TobaccoStorage:   tobaccoStorage,
	puertorico.CoffeeRoaster:    coffeeRoaster,
	puertorico.SmallMarket:      smallMarket,
	puertorico.Hacienda:         hacienda,
	puertorico.ConstructionHut:  constructionHut,
	puertorico.SmallWarehouse:   smallWarehouse,
	puertorico.Hospice:          hospice,
	puertorico.Office:           office,
	puertorico.LargeMarket:      largeMarket,
	puertorico.LargeWarehouse:   largeWarehouse,
	puertorico.Factory:          factory,
	puertorico.University:       university,
	puertorico.Harbour:          harbour,
	puertorico.Wharf:            wharf,
	puertorico.GuildHall:        guildHall,
	puertorico.Residence:        residence,
	puertorico.Fortress:         fortress,
	puertorico.CustomsHouse:     customsHouse,
	puertorico.CityHall:         cityHall,
}

// fit moves and scales a building so that it fills its picture, with room for its shadow at the right.
func (m *model) fit(wide float64) {
	const left, right, top, bottom = 2.5, 7, 3.5, 95.5
	lo, hi := m.bounds()
	k := min((wide-left-right)/(hi.X-lo.X), (bottom-top)/(hi.Y-lo.Y))
	x := (left+wide-right)/2 - k*(lo.X+hi.X)/2
	to := func(p *geom.Point) { *p = geom.Pt(x+k*p.X, bottom+k*(p.Y-hi.Y)) }
	for i := range m.faces {
		f := &m.faces[i]
		for j := range f.points {
			to(&f.points[j])
		}
		for j := range f.lines {
			to(&f.lines[j][0])
			to(&f.lines[j][1])
		}
		f.width *= k
	}
}

// bounds returns the smallest rectangle around a building, as its upper left and lower right corners.
func (m *model) bounds() (lo, hi geom.Point) {
	for i, f := range m.faces {
		a, b := paint.Bounds(f.points)
		a, b = a.Sub(geom.Pt(f.width/2, f.width/2)), b.Add(geom.Pt(f.width/2, f.width/2))
		if i == 0 {
			lo, hi = a, b
		}
		lo, hi = geom.Pt(min(lo.X, a.X), min(lo.Y, a.Y)), geom.Pt(max(hi.X, b.X), max(hi.Y, b.Y))
	}
	return lo, hi
}

// contact returns the dark spot where a building touches the ground.
func (m *model) contact() *raster.Path {
	const low = 82 // what reaches further down than this stands on the ground
	from, to := math.Inf(1), math.Inf(-1)
	for _, f := range m.faces {
		for _, p := range f.points {
			if p.Y > low {
				from, to = min(from, p.X), max(to, p.X)
			}
		}
	}
	return paint.Ellipse((from+to)/2+1, groundAt-1, (to-from)/2+1, 6)
}
