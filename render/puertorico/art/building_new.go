package art

import (
	"math"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
)

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
	puertorico.SmallIndigoPlant: (*model).smallIndigoPlant,
	puertorico.SmallSugarMill:   (*model).smallSugarMill,
	puertorico.IndigoPlant:      (*model).indigoPlant,
	puertorico.SugarMill:        (*model).sugarMill,
	puertorico.TobaccoStorage:   (*model).tobaccoStorage,
	puertorico.CoffeeRoaster:    (*model).coffeeRoaster,
	puertorico.SmallMarket:      (*model).smallMarket,
	puertorico.Hacienda:         (*model).hacienda,
	puertorico.ConstructionHut:  (*model).constructionHut,
	puertorico.SmallWarehouse:   (*model).smallWarehouse,
	puertorico.Hospice:          (*model).hospice,
	puertorico.Office:           (*model).office,
	puertorico.LargeMarket:      (*model).largeMarket,
	puertorico.LargeWarehouse:   (*model).largeWarehouse,
	puertorico.Factory:          (*model).factory,
	puertorico.University:       (*model).university,
	puertorico.Harbour:          (*model).harbour,
	puertorico.Wharf:            (*model).wharf,
	puertorico.GuildHall:        (*model).guildHall,
	puertorico.Residence:        (*model).residence,
	puertorico.Fortress:         (*model).fortress,
	puertorico.CustomsHouse:     (*model).customsHouse,
	puertorico.CityHall:         (*model).cityHall,
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
