package table

import (
	"islas/game/puertorico"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// PaintBoard draws what a player has come to have, island and city side by side, in r.
func PaintBoard(s *stage.Stage, u *ui.UI, r ui.Rect, p *puertorico.Player) {
	f := frame{ui: u, paint: painter{u, s}}
	r = r.Fit(2.4)
	f.smallBoard(r, p, nil)
}

// smallBoard draws island and city of a player side by side. building is told where each building stands; it may be nil.
func (f *frame) smallBoard(r ui.Rect, p *puertorico.Player, building func(b puertorico.Building, at ui.Rect)) {
	u, th := f.ui, f.ui.Theme()
	two := r.Row(2, u.Px(6))
	all := fields(p, func(t puertorico.Tile) int { _, taken := p.Tiles(t); return taken })
	for i, at := range fieldSpots(two[0], u.Px(2)) {
		if i >= len(all) {
			u.Round(at, u.Px(2), theme.Alpha(th.Good, 0.2), 0, th.Good)
			continue
		}
		f.paint.tile(at, all[i].tile, all[i].worker)
		if all[i].worker {
			f.dot(at, 0, 1)
		}
	}
	sites := two[1].Grid(cityColumns, cityRows, u.Px(2))
	built, free := lots(p.Built())
	for _, i := range free {
		u.Round(sites[i], u.Px(2), theme.Alpha(th.PaperDark, 0.6), 0, th.PaperDark)
	}
	for _, l := range built {
		at := l.on(sites)
		f.paint.building(at, l.building)
		for i := range p.Workers(l.building) {
			f.dot(at, i, l.building.Circles())
		}
		if building != nil {
			building(l.building, at)
		}
	}
}

// dot draws the i-th of so many workers on something small.
func (f *frame) dot(r ui.Rect, i, of int) {
	side := min(r.H*0.4, r.W/float64(max(of, 2)), f.ui.Px(18))
	f.paint.worker(ui.Rect{X: r.X + float64(i)*side, Y: r.Bottom() - side, W: side, H: side}, i)
}
