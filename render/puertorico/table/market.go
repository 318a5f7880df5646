package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// Columns of the market: as many quarries lower a price at most as the number of its column says.
const marketColumns = 4

// marketRow is the least height of a building in the market, in design units; where there is less the market scrolls.
const marketRow = 84

// drawMarket are all buildings in columns, with what they cost the own player now and how many are left.
func drawMarket(f *frame) (want intent) {
	if f.lay.market.Empty() {
		return intent{}
	}
	u := f.ui
	columns := marketBuildings()
	rows := 0
	for _, c := range columns {
		rows = max(rows, len(c))
	}
	g := u.Px(5)
	in := f.lay.market
	least := u.Px(marketRow)*float64(rows) + g*float64(rows-1)
	lay := func(r ui.Rect) {
		for c, column := range r.Row(marketColumns, g) {
			cells := column.Column(rows, g)
			if len(columns[c]) < rows { // the large ones are as high as they are many
				cells = column.Column(len(columns[c]), g)
			}
			for i, b := range columns[c] {
				want = want.or(f.forSale(cells[i], b))
			}
		}
	}
	if in.H >= least {
		lay(in)
		return want
	}
	u.Scroll("market", in, least, lay)
	return want
}

// marketBuildings are the buildings by column.
func marketBuildings() (columns [marketColumns][]puertorico.Building) {
	for b := range puertorico.Building(puertorico.Buildings) {
		c := b.Column() - 1
		columns[c] = append(columns[c], b)
	}
	return columns
}

// builder is who has the builder's privilege: while another role is played nobody.
func (f *frame) builder() game.Seat {
	if role, chooser := f.state.Role(); role == puertorico.Builder {
		return chooser
	}
	return game.NoSeat
}

// forSale draws a building of the market, and answers with its being built.
func (f *frame) forSale(r ui.Rect, b puertorico.Building) intent {
	u, th, s := f.ui, f.ui.Theme(), f.known()
	a := puertorico.BuildAction(b)
	price, left := s.Price(f.home, f.builder(), b), s.Left(b)
	name := buildingName(u, b)
	tip := u.T("building.tip", "name", name, "effect", u.T("effect."+b.ID()))
	open := f.can(a)
	got := u.Region("build."+b.ID(), r, ui.RegionOptions{Role: ui.RoleItem, Label: name, Tooltip: tip, Target: a, Disabled: !open, Why: f.whyThere(tip, a)})
	ground := th.PaperLight
	owned := f.mine().Has(b)
	if owned || left == 0 {
		ground = theme.Mix(th.PaperDark, th.Paper, 0.3)
	}
	u.Round(r, u.Px(6), ground, u.Px(1.5), th.BrassDark)
	in := r.InsetXY(u.Px(5), u.Px(3))
	line := u.LineHeight(theme.Small)
	head, in := in.CutTop(line)
	u.TextFitted(head, th.Ink, ui.Left|ui.Middle, name, theme.SmallBold, theme.Small)
	foot, in := in.CutBottom(line)
	cost, rest := foot.CutLeft(foot.W * 0.5)
	f.count(cost, price, th.Ink, f.paint.doubloon)
	state := u.T("market.left", "n", left)
	if owned {
		state = u.T("market.owned")
	}
	u.TextFitted(rest, th.InkSoft, ui.Right|ui.Middle, state, theme.Small)
	if in.H >= line-1 {
		f.wrapped(in, th.InkSoft, u.T("effect.short."+b.ID()))
	}
	if open {
		f.offered(r, u.Px(6))
	}
	if got.Clicked && open {
		return acts(a)
	}
	return intent{}
}
