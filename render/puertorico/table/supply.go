package table

import (
	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// drawSupply is the worker ship with the people aboard, the workers that are left, and the barrels of each kind that are.
func drawSupply(f *frame) intent {
	if f.lay.supply.Empty() {
		return nil
	}
	u, r := f.UI, f.lay.supply
	goods, above := r.CutBottom(min(u.Px(40), r.H*0.34))
	if r.W > r.H*5 { // a strip: everything beside each other
		above, goods = r.CutLeft(r.W * 0.42)
		goods = goods.Center(goods.W-u.Px(8), min(goods.H, u.Px(48)))
	}
	supply, ship := f.colonists()
	_, standing := f.of(partSupply).Colonists() // without those who wait to leave, who are drawn as what moves
	aboard, rest := above.CutLeft(min(above.W*0.6, above.H*1.34))
	tip := u.T("supply.aboard", "n", ship)
	u.Region("supply.aboard", aboard, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true})
	f.paint.steamer(aboard, standing)
	_, rest = rest.CutLeft(u.Px(8))
	rest, _ = rest.CutLeft(min(rest.W, u.Px(150)))
	numbers := rest.Center(rest.W, min(rest.H, u.Px(84))).Column(2, u.Px(4))
	f.told(numbers[0], "ship", tip, ship, func(r ui.Rect) { f.Icon(r, paint.IconShip, u.Theme().OnDark) })
	f.told(numbers[1], "workers", u.T("supply.workers", "n", supply), supply, func(r ui.Rect) { f.paint.worker(r, 0) })
	u.Round(goods, u.Px(8), u.Theme().PaperLight, u.Px(1), u.Theme().BrassDark)
	for g, r := range goods.InsetXY(u.Px(6), u.Px(3)).Row(puertorico.Goods, u.Px(4)) {
		good := puertorico.Good(g)
		n := f.supplied(good)
		tip := u.T("supply.barrels", "n", n, "good", goodName(u, good))
		u.Region("supply."+good.ID(), r, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true})
		ink := u.Theme().Ink
		if n == 0 {
			ink = u.Theme().Danger
		}
		f.count(r, n, ink, func(r ui.Rect) { f.paint.barrel(r, good) })
	}
	return nil
}

// told is a number of the supply on the sea that is explained when one points at it.
func (f *frame) told(r ui.Rect, id, tip string, n int, picture func(r ui.Rect)) {
	u, th := f.UI, f.UI.Theme()
	u.Region("supply."+id, r, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true})
	u.Round(r, r.H/2, theme.Alpha(th.ClothDark, 0.7), 0, th.ClothDark)
	f.count(r.InsetXY(u.Px(8), u.Px(2)), n, th.OnDark, picture)
}
