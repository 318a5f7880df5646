package table

import (
	"cmp"
	"slices"

	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/ui"
)

// sites is where the buildings of a city in r stand, in the order in which they were built.
func sites(r ui.Rect, built []puertorico.Building) []ui.Rect {
	return art.TownPlaces(r, broad(r), built)
}

// asBuilt are the buildings of a city in the order in which they stand there, line by line.
func asBuilt(built []puertorico.Building) []puertorico.Building {
	at := sites(ui.Rect{W: puertorico.CitySize, H: puertorico.CitySize}, built)
	order := make([]int, len(built))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(at[a].Y, at[b].Y), cmp.Compare(at[a].X, at[b].X))
	})
	all := make([]puertorico.Building, len(built))
	for i, k := range order {
		all[i] = built[k]
	}
	return all
}

// lastSite is the last place in a city in r on which nothing stands. There must be one.
func lastSite(r ui.Rect, built []puertorico.Building) ui.Rect {
	last := puertorico.CitySize
	for _, b := range built {
		if b.Spaces() > 1 { // they stand at the end
			last -= b.Spaces()
		}
	}
	return art.TownSpots(r, broad(r))[last-1]
}

// drawCity is the own city: twelve sites, with a piece for everybody who works there.
func drawCity(f *frame) (want intent) {
	r := f.lay.city
	f.paint.town(r)
	built := f.mine().Built()
	for i, at := range sites(r, built) {
		want = table.Or(want, f.ownBuilding(at, built[i]))
	}
	f.freeSites("own", f.Home, r, f.freeKey(f.lay.island, r))
	return want
}

// ownBuilding draws a building of the own city with its workers.
func (f *frame) ownBuilding(r ui.Rect, b puertorico.Building) (want intent) {
	u := f.UI
	f.paint.raised(r, b)
	g := puertorico.GroupOf(b)
	placing := f.places(g)
	name := buildingName(u, b)
	tip := u.T("building.tip", "name", name, "effect", caption.Effect(u.T, b))
	workers := int(f.staff(f.Home)[g])
	u.Region("own."+b.ID(), r, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Value: staffWords(u, workers, b.Circles()), Tooltip: tip, Looks: true,
	})
	places := art.BuildingPlaces(r, b)
	zones := r.Row(max(len(places), 1), 0)
	for i, at := range places {
		if placing {
			want = table.Or(want, f.circle(at, zones[i], circle{g, i}, tip))
			continue
		}
		f.spot(at, i < workers, int(b)+i)
	}
	f.tag(r, b, workers > 0)
	return want
}
