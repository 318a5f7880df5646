package table

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/theme"
	"islas/render/ui"
)

// housePrices is the height in design units of the line below the trading house that says what a sale would bring.
const housePrices = 30

// pricesWide is the most that line is wide.
const pricesWide = 480

// drawHouse is the trading house with what lies there, and what a barrel of each kind would bring the own player: on a coin where there is
// room for one, so that nobody takes it for the supply.
func drawHouse(f *frame) intent {
	r := f.lay.house
	if r.Empty() {
		return nil
	}
	u, th := f.UI, f.UI.Theme()
	tip := f.houseTip()
	u.Region("house", r, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: u.T("house.name"), Tooltip: tip, Looks: true})
	in := f.houseIn()
	_, prices := r.CutTop(in.H)
	prices = prices.Center(min(prices.W, u.Px(pricesWide)), prices.H)
	f.paint.house(in)
	spots := art.HouseSpots(in)
	for i, g := range f.of(partHouse).House() {
		f.paint.barrel(spots[i], g)
	}
	u.Round(prices, u.Px(8), th.PaperLight, u.Px(1), th.BrassDark)
	takes := f.of(partHouse).HouseTakes(f.Home) // as long as barrels lie there
	for g, at := range prices.InsetXY(u.Px(4), u.Px(2)).Row(puertorico.Goods, u.Px(2)) {
		good := puertorico.Good(g)
		icon, rest := at.CutLeft(min(at.H, at.W*0.55))
		ink := th.Ink
		if !takes.Has(good) {
			ink = th.InkSoft
			f.paint.pale(icon, good)
		} else {
			f.paint.barrel(icon, good)
		}
		if side := min(rest.W, rest.H); takes.Has(good) && side >= u.LineHeight(theme.SmallBold) {
			f.priceTag(rest.Center(side, side), f.salePrice(good), false)
		} else {
			u.TextFitted(rest, ink, ui.Centered, f.priceText(good, takes.Has(good)), theme.SmallBold, theme.Small)
		}
	}
	return nil
}

// houseIn is where the trading house is drawn.
func (f *frame) houseIn() ui.Rect {
	_, in := f.lay.house.CutBottom(f.UI.Px(housePrices))
	return in
}

// priceText is what a barrel of a kind would bring, in short.
func (f *frame) priceText(g puertorico.Good, takes bool) string {
	if !takes {
		return f.UI.T("house.barred")
	}
	return f.UI.T("table.number", "n", f.salePrice(g))
}

// salePrice is what a barrel of a kind would bring the own player.
func (f *frame) salePrice(g puertorico.Good) int { return f.known().SalePrice(f.Home, f.trader(), g) }

// trader is who has the trader's privilege, as builder is for theirs.
func (f *frame) trader() game.Seat { return f.privileged(puertorico.Trader) }

// houseTip says of the trading house what it takes, and what each kind would bring.
func (f *frame) houseTip() string {
	u, takes := f.UI, f.known().HouseTakes(f.Home)
	var brings []string
	for g := range puertorico.Good(puertorico.Goods) {
		if takes.Has(g) {
			brings = append(brings, u.T("house.brings", "good", goodName(u, g), "n", f.salePrice(g)))
		}
	}
	tip := u.T("house.tip")
	if len(brings) > 0 {
		tip += "\n" + u.T("house.sale", "list", strings.Join(brings, ", "))
	}
	return tip
}
