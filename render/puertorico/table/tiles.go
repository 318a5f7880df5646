package table

import (
	"strconv"

	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// drawTiles are the open row, the quarries, and the tiles that lie face down.
func drawTiles(f *frame) (want intent) {
	if f.lay.tiles.Empty() {
		return intent{}
	}
	u, s := f.ui, f.known()
	row := s.Row()
	most := s.Seats() + 1
	in := f.lay.tiles
	u.Sheet(in)
	in = in.Inset(u.Px(6))
	columns := most + 2
	if in.W < in.H*1.6 {
		columns = (columns + 1) / 2
	}
	cells := in.Grid(columns, (most+2+columns-1)/columns, u.Px(5))
	for i, t := range row {
		want = want.or(f.rowTile(cells[i], t, i))
	}
	want = want.or(f.quarries(cells[most]))
	return want.or(f.stack(cells[most+1]))
}

// rowTile draws a tile of the open row.
func (f *frame) rowTile(r ui.Rect, t puertorico.Tile, i int) intent {
	return f.pile(r, "tile."+t.ID()+"."+strconv.Itoa(i), puertorico.TileAction(t), tileName(f.ui, t), -1, func(at ui.Rect) { f.paint.tile(at, t, true) })
}

// quarries draws the pile of quarries.
func (f *frame) quarries(r ui.Rect) intent {
	n := f.known().Quarries()
	return f.pile(r, "tile.quarry", puertorico.TileAction(puertorico.Quarry), f.ui.T("tiles.quarries", "n", n), n, func(at ui.Rect) {
		f.paint.tile(at, puertorico.Quarry, true)
	})
}

// stack draws the tiles that lie face down.
func (f *frame) stack(r ui.Rect) intent {
	n := f.known().Stack()
	return f.pile(r, "stack", puertorico.DrawAction(), f.ui.T("tiles.stack", "n", n), n, f.paint.tileBack)
}

// pile is something tiles are taken from, with how many there are unless that is below 0.
func (f *frame) pile(r ui.Rect, id string, a puertorico.Action, name string, n int, picture func(at ui.Rect)) intent {
	u, th := f.ui, f.ui.Theme()
	open := f.can(a)
	got := u.Region(id, r, ui.RegionOptions{Role: ui.RoleItem, Label: name, Tooltip: name, Target: a, Disabled: !open, Why: f.whyNot(a)})
	side := min(r.W, r.H)
	at := r.Center(side, side)
	if n != 0 {
		picture(at)
	} else {
		u.Round(at, u.Px(5), theme.Alpha(th.PaperDark, 0.5), u.Px(1), theme.Alpha(th.BrassDark, 0.5))
	}
	if n >= 0 {
		u.Badge(ui.Rect{X: at.X, Y: at.Bottom() - u.Px(32), W: at.W, H: u.Px(32)}, strconv.Itoa(n), th.PaperLight)
	}
	if open {
		f.offered(at, u.Px(6))
	}
	if got.Clicked && open {
		return acts(a)
	}
	return intent{}
}
