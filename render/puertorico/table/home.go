package table

import (
	"strconv"

	"islas/game/puertorico"
	"islas/game/puertorico/crew"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// homeView draws the island and city of the home seat.
type homeView struct{ *frame }

// fieldSpots returns the fields of an island in r.
func fieldSpots(r ui.Rect) [puertorico.IslandSize]ui.Rect { return art.IslandSpots(r, broad(r)) }

// drawIsland draws the home seat's island: twelve fields, with a piece for everybody who works there.
func (v homeView) drawIsland() (want intent) {
	r := v.lay.island
	v.others.spots[v.Home].island, v.others.spots[v.Home].city = r, v.lay.city
	v.Show(r, art.Island{Wide: broad(r)})
	spots := fieldSpots(r)
	for i, at := range v.mine().Fields() {
		want = table.Or(want, v.field(spots[i], at))
	}
	return want
}

// places reports whether the person at the machine places the colonists of a group now.
func (v placingView) places(g puertorico.Group) bool {
	if !v.asks(puertorico.PhasePlacing) || !v.pick.begun {
		return false
	}
	for k := range v.State.Unplaced {
		if k == g {
			return true
		}
	}
	return false
}

// field draws a tile on a field of the home seat's island.
func (v homeView) field(r ui.Rect, at puertorico.Field) intent {
	u := v.UI
	g := puertorico.GroupOfTile(at.Tile)
	placing := v.placing.places(g)
	if placing {
		at.Occupied = v.pick.crew.Stands(crew.Circle{Group: g, N: at.N})
	}
	v.Show(r, art.Tile{Tile: at.Tile, Working: at.Occupied})
	name := caption.Tile(u.T, at.Tile)
	if placing {
		return v.placing.circle(art.TilePlace(r), r, crew.Circle{Group: g, N: at.N}, name)
	}
	value := u.T("staff.empty")
	if at.Occupied {
		value = u.T("staff.occupied")
	}
	id := "field." + at.Tile.ID() + "." + strconv.Itoa(at.N)
	v.TellOf(id, r, name, value, name)
	v.spot(art.TilePlace(r), at.Occupied, int(g)+at.N)
	return nil
}

// spot draws a circle, with worker number n if it is filled.
func (f *frame) spot(r ui.Rect, filled bool, n int) {
	if filled {
		f.worker(r, n)
		return
	}
	f.Show(r, &art.WorkerPlace)
}

// sites returns where the buildings of a city in r stand, in the order in which they were built.
func sites(r ui.Rect, built []puertorico.Building) []ui.Rect {
	return art.TownPlaces(r, broad(r), built)
}

// lastSite returns the last place on which nothing stands in a city in r. There must be one.
func lastSite(r ui.Rect, built []puertorico.Building) ui.Rect {
	last := puertorico.CitySize
	for _, b := range built {
		if b.Spaces() > 1 { // they stand at the end
			last -= b.Spaces()
		}
	}
	return art.TownSpots(r, broad(r))[last-1]
}

// drawCity draws the home seat's city: twelve sites, with a piece for everybody who works there.
func (v homeView) drawCity() (want intent) {
	r := v.lay.city
	v.Show(r, art.Town{Wide: broad(r)})
	built := v.mine().Built()
	for i, at := range sites(r, built) {
		want = table.Or(want, v.building(at, built[i]))
	}
	v.board.freeLand("own", v.Home, v.lay.island, r)
	return want
}

// building draws a building of the home seat's city with its workers.
func (v homeView) building(r ui.Rect, b puertorico.Building) (want intent) {
	u := v.UI
	v.raised(r, b)
	g := puertorico.GroupOf(b)
	placing := v.placing.places(g)
	name := caption.Building(u.T, b)
	tip := u.T("building.tip", "name", name, "effect", caption.Effect(u.T, b))
	_, workers := v.mine().Circles(g)
	v.TellOf("own."+b.ID(), r, tip, caption.Staff(u.T, workers, b.Circles()), tip)
	places := art.BuildingPlaces(r, b)
	zones := r.Row(max(len(places), 1), 0)
	for i, at := range places {
		if placing {
			want = table.Or(want, v.placing.circle(at, zones[i], crew.Circle{Group: g, N: i}, tip))
			continue
		}
		v.spot(at, i < workers, int(b)+i)
	}
	v.tag(r, b, workers > 0)
	return want
}

// Sizes of the words on buildings in design units.
const (
	tagLeast = 56 // height of a site from which a word has room on its building
	tagOver  = 14 // greatest width beyond the site: as far as the street goes
	tagRound = 8  // width around the word
)

// tag writes on a building of the home seat's city what it does, in a word: what a large one brings at the end, what a factory would
// bring in a craftsman phase now, how many barrels a production building makes at most. It is pale on a building that is not occupied, and coloured
// on one that the pick changes.
func (v homeView) tag(r ui.Rect, b puertorico.Building, working bool) {
	u, th := v.UI, v.UI.Theme()
	styles := []theme.Style{theme.SmallBold, theme.Small, theme.Small.Narrow()}
	if !working {
		styles = styles[1:]
	}
	text, most := v.tagWords(b), r.W+u.Px(tagOver)
	style := u.Fitting(text, most-u.Px(tagRound), styles...)
	w := u.MeasureText(style, text) + u.Px(tagRound)
	if r.H < u.Px(tagLeast) || w > most {
		return
	}
	at := ui.Rect{X: r.Middle().X - w/2, Y: r.Y - u.Px(4), W: w, H: u.LineHeight(style)}
	ground, ink := theme.Alpha(th.PaperLight, 0.92), th.Ink
	if !working {
		ground, ink = theme.Alpha(th.PaperDark, 0.85), th.InkSoft
	}
	if v.laid != nil { // what starts to work by the pick is green, what stops red
		switch stood := v.State.Unlifted(); {
		case working && !stood.Player(v.Home).Occupied(b):
			ground, ink = th.Good, th.On(th.Good)
		case !working && stood.Player(v.Home).Occupied(b):
			ground, ink = th.Danger, th.On(th.Danger)
		}
	}
	u.Round(at, u.Px(5), ground, u.Px(1), theme.Alpha(th.BrassDark, 0.7))
	u.Text(at, style, ink, ui.Centered, text)
}

// tagWords returns in a word what a building does.
func (v homeView) tagWords(b puertorico.Building) string {
	u, p := v.UI, v.mine()
	if b.Class() == puertorico.LargeViolet {
		return u.T("tag.end", "n", p.Extra(b))
	}
	kinds := 0
	for g := range puertorico.Good(puertorico.Goods) {
		if v.makes(v.Home, g) > 0 {
			kinds++
		}
	}
	return u.T("tag."+b.ID(), "n", puertorico.FactoryPays(kinds))
}
