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

// Sizes of the strip of numbers about a building, in design units.
const (
	houseSign   = 40 // of a number
	houseCircle = 30
)

// drawNumbers draws what a building costs, the points that it brings and its circles.
func drawNumbers(s *stage.Stage, u *ui.UI, r ui.Rect, b puertorico.Building) {
	cut := func(wide, size float64) (sign ui.Rect) {
		return r.TakeLeft(u.Px(wide), 0).Center(u.Px(size), u.Px(size))
	}
	count := func(n int) {
		u.Text(r.TakeLeft(u.Px(houseSign), 0), theme.Number, u.Theme().Ink, ui.Left|ui.Middle, strconv.Itoa(n))
	}
	show(s, u, cut(houseSign, houseSign-10), &art.Doubloon)
	count(b.Cost())
	show(s, u, cut(houseSign, houseSign-10), &art.Chip)
	count(b.Points())
	for range b.Circles() {
		show(s, u, cut(houseCircle, houseCircle-2), &art.WorkerPlace)
	}
}

// buildingsFigure shows all buildings by the columns that say how many quarries count; large ones are seen larger where there is room.
func buildingsFigure() stage.Figure {
	f := stage.Entries{Wide: 144}
	keys := []string{"rules.buildings.column"}
	var columns [4][]puertorico.Building
	for b := range puertorico.Building(puertorico.Buildings) {
		columns[b.Column()-1] = append(columns[b.Column()-1], b)
		keys = append(keys, "building."+b.ID(), "effect."+b.ID())
	}
	for i, column := range columns {
		f.List = append(f.List, stage.Entry{Name: func(u *ui.UI) string { return u.T("rules.buildings.column", "n", i+1) }})
		for _, b := range column {
			f.List = append(f.List, stage.Entry{
				Draw:     func(s *stage.Stage, u *ui.UI, r ui.Rect) { show(s, u, r, art.Building(b)) },
				Name:     func(u *ui.UI) string { return caption.Building(u.T, b) },
				Text:     func(u *ui.UI) string { return caption.Effect(u.T, b) },
				Foot:     func(s *stage.Stage, u *ui.UI, r ui.Rect) { drawNumbers(s, u, r, b) },
				FootHigh: houseSign,
			})
		}
	}
	return f.Figure(keys...)
}

// Points of somebody in the example of the count.
const (
	exampleChips     = 20
	exampleBuildings = 18
	exampleLarge     = 9
)

// countFigure shows where points come from at the end, with an example, and what large buildings bring.
func countFigure() stage.Figure {
	sum := func(n int, key string, draw func(s *stage.Stage, u *ui.UI, r ui.Rect)) stage.Exhibit {
		return stage.Exhibit{Draw: draw, Text: func(u *ui.UI) string { return u.T(key, "n", n) }}
	}
	sources := stage.Row{High: 84, Least: 150, Most: 200, Exhibits: []stage.Exhibit{
		sum(exampleChips, "rules.count.chips", func(s *stage.Stage, u *ui.UI, r ui.Rect) { show(s, u, r.Fit(1), &art.Chip) }),
		sum(exampleBuildings, "rules.count.buildings", func(s *stage.Stage, u *ui.UI, r ui.Rect) { show(s, u, r, art.Building(puertorico.Harbour)) }),
		sum(exampleLarge, "rules.count.large", func(s *stage.Stage, u *ui.UI, r ui.Rect) { show(s, u, r, art.Building(puertorico.CustomsHouse)) }),
		sum(exampleChips+exampleBuildings+exampleLarge, "rules.count.total", func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			s.Icon(paint.IconStar)(u, r.Scaled(0.8).Fit(1), u.Theme().BrassDark)
		}),
	}}
	return sources.Figure("rules.count.chips", "rules.count.buildings", "rules.count.large", "rules.count.total")
}
