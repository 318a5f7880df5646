package puertorico

import (
	"strconv"

	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// says is a text without parameters.
func says(key string) func(*ui.UI) string { return func(u *ui.UI) string { return u.T(key) } }

// fieldsFigure shows tiles on which nobody works and tiles at work.
func fieldsFigure() stage.Figure {
	tile := func(t puertorico.Tile, worker int, key string) stage.Exhibit {
		return stage.Exhibit{Text: says(key), Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) { showTile(s, u, r.Fit(1), t, worker) }}
	}
	coffee := puertorico.Tile(puertorico.Coffee)
	return stage.Row{
		High: 132, Least: 150, Most: 190,
		Exhibits: []stage.Exhibit{
			tile(coffee, -1, "rules.board.idle"), tile(coffee, 2, "rules.board.works"),
			tile(puertorico.Quarry, -1, "rules.board.idle"), tile(puertorico.Quarry, 5, "rules.board.works"),
		},
	}.Figure("rules.board.idle", "rules.board.works")
}

// goodsFigure shows a barrel of each kind with its name and what it is sold for.
func goodsFigure() stage.Figure {
	f := stage.Row{High: 84, Least: 120, Most: 150}
	keys := []string{"rules.goods.price"}
	for g := range puertorico.Good(puertorico.Goods) {
		keys = append(keys, "good."+g.ID())
		f.Exhibits = append(f.Exhibits, stage.Exhibit{
			Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) { show(s, u, r.Fit(1), art.Barrel(g)) },
			Text: func(u *ui.UI) string { return caption.Good(u.T, g) + "\n" + u.T("rules.goods.price", "n", g.Price()) },
		})
	}
	return f.Figure(keys...)
}

// productionFigure shows plantations and a mill at work, and the barrels that come of it: as many as there are of what is
// scarcer.
func productionFigure() stage.Figure {
	const fields, workers, made = 3, 2, 2
	const tile, mill, lead, barrel, high = 104, 136, 64, 76, 196
	const wide = 2*stage.RowEdge + fields*tile + lead + mill + lead + made*barrel
	scale := func(u *ui.UI, width float64) float64 { return min(1, width/u.Px(wide)) }
	return stage.Figure{
		Height: func(u *ui.UI, width float64) float64 { return u.Px(high) * scale(u, width) },
		Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			k := scale(u, r.W)
			px := func(v float64) float64 { return u.Px(v) * k }
			r.W = px(wide)
			stage.Well(u, r)
			at := r.InsetXY(px(stage.RowEdge), 0)
			for i := range fields {
				cell := at.TakeLeft(px(tile), 0)
				showTile(s, u, cell.Center(px(tile-6), px(tile-6)), puertorico.Tile(puertorico.Sugar), i)
			}
			sign, at := at.CutLeft(px(lead))
			s.Icon(paint.IconPlus)(u, sign.Center(px(30), px(30)), u.Theme().BrassDark)
			house, at := at.CutLeft(px(mill))
			picture, crew := house.InsetXY(0, px(8)).CutTop(px(mill - 10))
			show(s, u, picture, art.Building(puertorico.SugarMill))
			for i, place := range crew.Center(px(3*44), px(44)).Row(puertorico.SugarMill.Circles(), 0) {
				if i < workers {
					show(s, u, place, art.Worker(fields+i))
				} else {
					show(s, u, place, &art.WorkerPlace)
				}
			}
			sign, at = at.CutLeft(px(lead))
			s.Icon(paint.IconRight)(u, sign.Center(px(36), px(36)), u.Theme().BrassDark)
			for range made {
				cell := at.TakeLeft(px(barrel), 0)
				show(s, u, cell.Center(px(barrel-8), px(barrel-8)), art.Barrel(puertorico.Sugar))
			}
		},
	}
}

// number writes a number in the middle of r, in ink for paper.
func number(u *ui.UI, r ui.Rect, n int) {
	u.Text(r, theme.Number, u.Theme().Ink, ui.Centered, strconv.Itoa(n))
}
