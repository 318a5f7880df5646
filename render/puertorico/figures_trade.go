package puertorico

import (
	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// priced are the buildings whose prices are shown, one of each column.
var priced = [...]puertorico.Building{puertorico.Hacienda, puertorico.Hospice, puertorico.Factory, puertorico.Residence}

// workedQuarries is how many quarries are at work in that example.
const workedQuarries = 3

// examplePrice is what a building costs in that example: the builder, or somebody else.
func examplePrice(b puertorico.Building, builder bool) int {
	n := b.Cost() - min(workedQuarries, b.Column())
	if builder {
		n--
	}
	return max(n, 0)
}

// pricesFigure shows what buildings cost with quarries.
func pricesFigure() stage.Figure {
	const quarry, head, line, picture = 92, 40, 64, 56
	heads := []string{"rules.price.cost", "rules.price.builder", "rules.price.others"}
	column := func(u *ui.UI) (w float64) {
		for _, key := range heads {
			w = max(w, u.MeasureText(theme.SmallBold, u.T(key)))
		}
		return w + u.Px(16)
	}
	f := stage.Figure{
		Words: heads,
		Height: func(u *ui.UI, _ float64) float64 {
			return u.Px(quarry + head + float64(len(priced))*line)
		},
		Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			th := u.Theme()
			r.W = min(r.W, u.Px(660))
			top, r := r.CutTop(u.Px(quarry))
			for i := range workedQuarries {
				at := ui.Rect{X: top.X + float64(i)*u.Px(quarry), Y: top.Y, W: u.Px(quarry), H: top.H}
				paintTile(s, u, at.Inset(u.Px(3)), puertorico.Quarry, i)
			}
			header, r := r.CutTop(u.Px(head))
			lines := r.Column(len(priced), 0)
			cells := func(row ui.Rect) (name ui.Rect, numbers []ui.Rect) {
				all, name := row.CutRight(float64(len(heads)) * column(u))
				return name, all.Row(len(heads), 0)
			}
			_, titles := cells(header)
			for i, key := range heads {
				u.Text(titles[i], theme.SmallBold, th.InkSoft, ui.Centered, u.T(key))
			}
			for i, b := range priced {
				u.Line(ui.Point{X: lines[i].X, Y: lines[i].Y}, ui.Point{X: lines[i].Right(), Y: lines[i].Y}, u.Px(1), th.InkFaint)
				name, numbers := cells(lines[i])
				sign, name := name.CutLeft(u.Px(picture * 1.4))
				paintBuilding(s, u, sign.Center(sign.W, u.Px(picture)), b)
				_, name = name.CutLeft(u.Px(10))
				u.TextWrapped(name, theme.BodyBold, th.Ink, ui.Left|ui.Middle, u.T("building."+b.ID()))
				number(u, numbers[0], b.Cost())
				number(u, numbers[1], examplePrice(b, true))
				number(u, numbers[2], examplePrice(b, false))
			}
		},
	}
	for _, b := range priced {
		f.Words = append(f.Words, "building."+b.ID())
	}
	return f
}

// shipsFigure shows three cargo ships: one full, one with a load, one empty.
func shipsFigure() stage.Figure {
	f := row{high: 120, least: 190, most: 260, sea: true}
	for _, c := range []puertorico.Cargo{
		{Size: 4, Kind: puertorico.Indigo, N: 4}, {Size: 5, Kind: puertorico.Corn, N: 2}, {Size: 6, Kind: puertorico.NoGood},
	} {
		f.exhibits = append(f.exhibits, exhibit{
			draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) { paintShip(s, u, r, c) },
			text: func(u *ui.UI) string { return u.T("rules.ships.load", "n", int(c.N), "of", int(c.Size)) },
		})
	}
	return f.figure("rules.ships.load")
}

// storingFigure shows which barrels are kept, and why, and which are lost.
func storingFigure() stage.Figure {
	group := func(key string, lost bool, goods ...puertorico.Good) exhibit {
		return exhibit{text: says(key), draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			for i, at := range abreast(u, r, len(goods), 68) {
				paintBarrel(s, u, at, goods[i])
				if lost {
					s.Icon(paint.IconCross)(u, at.Center(u.Px(40), u.Px(40)), u.Theme().Danger)
				}
			}
		}}
	}
	return row{
		high: 76, least: 150, most: 220,
		exhibits: []exhibit{
			group("rules.storing.kept", false, puertorico.Corn, puertorico.Corn, puertorico.Corn),
			group("rules.storing.single", false, puertorico.Sugar),
			group("rules.storing.lost", true, puertorico.Sugar, puertorico.Coffee),
		},
	}.figure("rules.storing.kept", "rules.storing.single", "rules.storing.lost")
}
