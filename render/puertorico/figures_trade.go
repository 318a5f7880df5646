package puertorico

import (
	"slices"

	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// priced are the buildings whose prices are shown, one of each column.
var priced = [...]puertorico.Building{puertorico.Hacienda, puertorico.Hospice, puertorico.Factory, puertorico.Residence}

// workedQuarries is how many quarries are at work in that example.
const workedQuarries = 3

// priceHeads are the keys of what stands above the prices.
var priceHeads = [...]string{"rules.price.cost", "rules.price.builder", "rules.price.others"}

// Sizes of the table of prices, in design units.
const (
	priceQuarry = 92
	priceHead   = 40
	priceLine   = 64
	priceMost   = 660 // width
)

// priceTable is where the parts of the table lie in a width.
type priceTable struct {
	column float64 // width of a price
	line   float64 // height of a building
	above  bool    // its name stands above its prices
}

func newPriceTable(u *ui.UI, width float64) (t priceTable) {
	for _, key := range priceHeads {
		t.column = max(t.column, u.MeasureText(theme.SmallBold, u.T(key))+u.Px(16))
	}
	name := 0.0
	for _, b := range priced {
		name = max(name, u.MeasureText(theme.BodyBold, caption.Building(u.T, b)))
	}
	rest := width - float64(len(priceHeads))*t.column
	if t.line, t.above = u.Px(priceLine), rest < name+u.Px(2*priceLine); t.above {
		t.line += u.LineHeight(theme.Number)
		t.column = min(t.column, width/float64(len(priceHeads)))
	}
	return t
}

// cells returns where what a line is about stands, and its numbers.
func (t priceTable) cells(u *ui.UI, line ui.Rect) (about ui.Rect, numbers []ui.Rect) {
	var cells ui.Rect
	if t.above {
		cells, about = line.CutBottom(u.LineHeight(theme.Number) + u.Px(6))
	} else {
		cells, about = line.CutRight(float64(len(priceHeads)) * t.column)
	}
	return about, cells.Row(len(priceHeads), 0)
}

// pricesFigure shows what buildings cost with quarries.
func pricesFigure() stage.Figure {
	f := stage.Figure{
		Words: slices.Clone(priceHeads[:]),
		Height: func(u *ui.UI, width float64) float64 {
			t := newPriceTable(u, width)
			return u.Px(priceQuarry+priceHead) + float64(len(priced))*t.line
		},
		Draw: drawPrices,
	}
	for _, b := range priced {
		f.Words = append(f.Words, "building."+b.ID())
	}
	return f
}

func drawPrices(s *stage.Stage, u *ui.UI, r ui.Rect) {
	th := u.Theme()
	r.W = min(r.W, u.Px(priceMost))
	t := newPriceTable(u, r.W)
	top, r := r.CutTop(u.Px(priceQuarry))
	for i := range workedQuarries {
		at := ui.Rect{X: top.X + float64(i)*top.H, Y: top.Y, W: top.H, H: top.H}
		showTile(s, u, at.Inset(u.Px(3)), puertorico.Quarry, i)
	}
	header, r := r.CutTop(u.Px(priceHead))
	_, titles := t.cells(u, header)
	for i, key := range priceHeads {
		at := ui.Rect{X: titles[i].X, Y: header.Y, W: titles[i].W, H: header.H}
		u.Text(at, theme.SmallBold, th.InkSoft, ui.Centered, u.T(key))
	}
	for i, line := range r.Column(len(priced), 0) {
		b := priced[i]
		u.Line(ui.Point{X: line.X, Y: line.Y}, ui.Point{X: line.Right(), Y: line.Y}, u.Px(1), th.InkFaint)
		about, numbers := t.cells(u, line)
		sign, name := about.CutLeft(u.Px(priceLine * 1.25))
		show(s, u, sign.Center(sign.W, u.Px(priceLine-8)), art.Building(b))
		_, name = name.CutLeft(u.Px(10))
		u.TextWrapped(name, theme.BodyBold, th.Ink, ui.Left|ui.Middle, caption.Building(u.T, b))
		for k, n := range []int{b.Cost(), b.Price(workedQuarries, true), b.Price(workedQuarries, false)} {
			number(u, numbers[k], n)
		}
	}
}

// shipsFigure shows three cargo ships: one full, one with a load, one empty.
func shipsFigure() stage.Figure {
	f := stage.Row{High: 150, Least: 150, Most: 270, Sea: true}
	for _, c := range []puertorico.Cargo{
		{Size: 4, Kind: puertorico.Indigo, N: 4}, {Size: 5, Kind: puertorico.Corn, N: 2}, {Size: 6, Kind: puertorico.NoGood},
	} {
		f.Exhibits = append(f.Exhibits, stage.Exhibit{
			Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) { show(s, u, r, art.CargoShip(c)) },
			Text: func(u *ui.UI) string { return u.T("rules.ships.load", "n", int(c.N), "of", int(c.Size)) },
		})
	}
	return f.Figure("rules.ships.load")
}

// storingFigure shows which barrels are kept, and why, and which are lost.
func storingFigure() stage.Figure {
	group := func(key string, lost bool, goods ...puertorico.Good) stage.Exhibit {
		return stage.Exhibit{Text: says(key), Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			for i, at := range stage.Abreast(u, r, len(goods), 68) {
				show(s, u, at, art.Barrel(goods[i]))
				if lost {
					s.Icon(paint.IconCross)(u, at.Center(u.Px(40), u.Px(40)), u.Theme().Danger)
				}
			}
		}}
	}
	return stage.Row{
		High: 76, Least: 150, Most: 220,
		Exhibits: []stage.Exhibit{
			group("rules.storing.kept", false, puertorico.Corn, puertorico.Corn, puertorico.Corn),
			group("rules.storing.single", false, puertorico.Sugar),
			group("rules.storing.lost", true, puertorico.Sugar, puertorico.Coffee),
		},
	}.Figure("rules.storing.kept", "rules.storing.single", "rules.storing.lost")
}
