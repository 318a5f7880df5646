package table

import (
	"islas/game/puertorico"
	"islas/render/ui"
)

// drawSupply is the worker ship, the workers that are left, and the barrels of each kind that are.
func drawSupply(f *frame) intent {
	if f.lay.supply.Empty() {
		return intent{}
	}
	u, s := f.ui, f.known()
	u.Sheet(f.lay.supply)
	in := f.lay.supply.InsetXY(u.Px(10), u.Px(6))
	above, below := in.CutTop(in.H * 0.5)
	if in.W > in.H*6 { // a strip: everything beside each other
		above, below = in.CutLeft(in.W * 0.3)
	}
	supply, ship := s.Colonists()
	cells := above.Row(2, u.Px(6))
	f.told(cells[0], "aboard", u.T("supply.aboard", "n", ship), ship, func(r ui.Rect) { f.paint.steamer(r, ship) })
	f.told(cells[1], "workers", u.T("supply.workers", "n", supply), supply, func(r ui.Rect) { f.paint.worker(r, 0) })
	left := s.Barrels()
	for g, r := range below.Row(puertorico.Goods, u.Px(4)) {
		good := puertorico.Good(g)
		n := int(left[g])
		f.told(r, good.ID(), u.T("supply.barrels", "n", n, "good", goodName(u, good)), n, func(r ui.Rect) { f.paint.barrel(r, good) })
	}
	return intent{}
}

// told is a number of the supply that is explained when one points at it.
func (f *frame) told(r ui.Rect, id, tip string, n int, picture func(r ui.Rect)) {
	f.ui.Region("supply."+id, r, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true,
	})
	f.count(r, n, f.ui.Theme().Ink, picture)
}
