package table

import (
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/stage"
	"islas/render/ui"
)

// PaintBoard draws what a player has come to have, island and city, in r.
func PaintBoard(s *stage.Stage, u *ui.UI, r ui.Rect, p *puertorico.Player) {
	const ratio = 1.28 // of an island or a city without much around it
	f := frame{ui: u, paint: painter{u, s}}
	const crown = 90 // design units: how far the owner's portrait hangs into r at the upper left
	_, below := r.CutTop(u.Px(crown))
	if beside, above := r.Fit(2*ratio), below.Fit(ratio/2); above.W > beside.W/2 {
		r = above
	} else {
		r = beside
	}
	f.smallBoard(r, p, nil)
}

// smallBoard draws island and city of a player, side by side where there is more width than height. building is told where each building stands; it may be nil.
func (f *frame) smallBoard(r ui.Rect, p *puertorico.Player, building func(b puertorico.Building, at ui.Rect)) {
	two := r.Row(2, f.ui.Px(4))
	if r.H > r.W {
		two = r.Column(2, f.ui.Px(4))
	}
	f.paint.island(two[0])
	f.paint.town(two[1])
	spots := fieldSpots(two[0])
	for i, at := range fields(p, func(t puertorico.Tile) int { _, taken := p.Tiles(t); return taken }) {
		f.paint.tile(spots[i], at.tile, at.worker)
		if at.worker {
			f.paint.worker(art.TilePlace(spots[i]), int(at.tile)+at.n)
		}
	}
	built := p.Built()
	for i, at := range sites(two[1], built) {
		f.paint.raised(at, built[i])
		for k, place := range art.BuildingPlaces(at, built[i])[:p.Workers(built[i])] {
			f.paint.worker(place, int(built[i])+k)
		}
		if building != nil {
			building(built[i], at)
		}
	}
}
