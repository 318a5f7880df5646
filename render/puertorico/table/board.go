package table

import (
	"islas/game/puertorico"
	"islas/render/stage"
	"islas/render/table"
	"islas/render/ui"
)

// PaintBoard draws what a player has come to have, island and city, in r.
func PaintBoard(s *stage.Stage, u *ui.UI, r ui.Rect, p *puertorico.Player) {
	const ratio = 1.28 // of an island or a city without much around it
	draw := table.Painter{UI: u, Stage: s}
	f := frame{base: base{Painter: draw}, paint: painter{Painter: draw}}
	const crown = 90 // design units: how far the owner's portrait hangs into r at the upper left
	_, below := r.CutTop(u.Px(crown))
	if beside, above := r.Fit(2*ratio), below.Fit(ratio/2); above.W > beside.W/2 {
		r = above
	} else {
		r = beside
	}
	f.smallBoard(r, p, p.Placement(), nil)
}

// PaintBuilding draws a building in the middle of r, a large one twice as wide as it is high.
func PaintBuilding(s *stage.Stage, u *ui.UI, r ui.Rect, b puertorico.Building) {
	p := painter{Painter: table.Painter{UI: u, Stage: s}}
	p.building(r.Fit(float64(b.Spaces())), b)
}

// smallBoard draws island and city of a player, as halves places them. staff is where the player's colonists are;
// building is told where each building stands, and may be nil.
func (f *frame) smallBoard(r ui.Rect, p *puertorico.Player, staff puertorico.Placement, building func(b puertorico.Building, at ui.Rect)) {
	island, city := f.halves(r)
	f.paint.island(island)
	f.paint.town(city)
	spots := fieldSpots(island)
	for i, at := range fields(p, func(t puertorico.Tile) int { return int(staff[puertorico.GroupOfTile(t)]) }) {
		f.paint.tile(spots[i], at.tile, at.worker)
		f.smallSpot(f.fieldPlace(spots[i]), at.worker, int(at.tile)+at.n)
	}
	built := p.Built()
	for i, at := range sites(city, built) {
		f.paint.raised(at, built[i])
		for k, place := range f.sitePlaces(at, built[i]) {
			f.smallSpot(place, k < int(staff[puertorico.GroupOf(built[i])]), int(built[i])+k)
		}
		if building != nil {
			building(built[i], at)
		}
	}
}

// halves is where island and city of a player are drawn in r: side by side or the island above, whichever makes fields and sites
// larger.
func (f *frame) halves(r ui.Rect) (island, city ui.Rect) {
	two, above := r.Row(2, f.UI.Px(4)), r.Column(2, f.UI.Px(4))
	if siteSize(above[0]) > siteSize(two[0]) {
		two = above
	}
	return two[0], two[1]
}
