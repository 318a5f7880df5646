package puertorico

import (
	"strconv"

	"islas/game/puertorico"
	"islas/render/puertorico/caption"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of a line about a building, in design units.
const (
	housePicture = 72 // height; the width is twice that
	houseAbove   = 10 // and below
	houseSign    = 40 // of a number: a coin, a point or a circle
	houseGap     = 16
)

// houseWords is how wide the words about a building are.
func houseWords(u *ui.UI, width float64) float64 { return width - u.Px(2*housePicture+houseGap) }

// houseHeight is the height of a line about a building.
func houseHeight(u *ui.UI, b puertorico.Building, width float64) float64 {
	text := u.LineHeight(theme.BodyBold) + u.MeasureWrapped(theme.Body, u.T("effect."+b.ID()), houseWords(u, width))
	return max(u.Px(housePicture), text+u.Px(houseSign)) + u.Px(2*houseAbove)
}

// drawHouse draws a building with its name, what it costs, the points that it brings, its circles and what it does.
func drawHouse(s *stage.Stage, u *ui.UI, r ui.Rect, b puertorico.Building) {
	th := u.Theme()
	picture, words := r.InsetXY(0, u.Px(houseAbove)).CutLeft(u.Px(2 * housePicture))
	paintBuilding(s, u, picture.Center(picture.W, u.Px(housePicture)), b)
	_, words = words.CutLeft(u.Px(houseGap))
	name, words := words.CutTop(u.LineHeight(theme.BodyBold))
	u.Text(name, theme.BodyBold, th.Ink, ui.Left|ui.Middle, caption.Building(s.Texts, b))
	words.H -= u.Px(houseSign)
	height := u.TextWrapped(words, theme.Body, th.Ink, ui.Left, caption.Effect(s.Texts, b))
	_, signs := ui.Rect{X: words.X, Y: words.Y, W: words.W, H: height + u.Px(houseSign)}.CutTop(height)
	drawHouseNumbers(s, u, signs, b)
}

// drawHouseNumbers draws what a building costs, its points and its circles.
func drawHouseNumbers(s *stage.Stage, u *ui.UI, r ui.Rect, b puertorico.Building) {
	cut := func() (sign ui.Rect) {
		sign, r = r.CutLeft(u.Px(houseSign))
		return sign.Center(u.Px(houseSign-10), u.Px(houseSign-10))
	}
	count := func(n int) {
		var at ui.Rect
		at, r = r.CutLeft(u.Px(44))
		u.Text(at, theme.Number, u.Theme().Ink, ui.Left|ui.Middle, strconv.Itoa(n))
	}
	paintDoubloon(s, u, cut())
	count(b.Cost())
	paintChip(s, u, cut())
	count(b.Points())
	for range b.Circles() {
		paintCircle(s, u, cut())
	}
}

// buildingsFigure shows all buildings by the columns that say how many quarries count.
func buildingsFigure() stage.Figure {
	const head = 52
	var columns [4][]puertorico.Building
	f := stage.Figure{Words: []string{"rules.buildings.column"}}
	for b := range puertorico.Building(puertorico.Buildings) {
		columns[b.Column()-1] = append(columns[b.Column()-1], b)
		f.Words = append(f.Words, "building."+b.ID(), "effect."+b.ID())
	}
	f.Height = func(u *ui.UI, width float64) (h float64) {
		for _, column := range columns {
			h += u.Px(head)
			for _, b := range column {
				h += houseHeight(u, b, width)
			}
		}
		return h
	}
	f.Draw = func(s *stage.Stage, u *ui.UI, r ui.Rect) {
		th := u.Theme()
		for i, column := range columns {
			var line ui.Rect
			line, r = r.CutTop(u.Px(head))
			u.Text(line, theme.Subheading, th.Accent, ui.Left|ui.Middle, u.T("rules.buildings.column", "n", i+1))
			for _, b := range column {
				line, r = r.CutTop(houseHeight(u, b, r.W))
				u.Line(ui.Point{X: line.X, Y: line.Y}, ui.Point{X: line.Right(), Y: line.Y}, u.Px(1), th.InkFaint)
				drawHouse(s, u, line, b)
			}
		}
	}
	return f
}

// Points of somebody in the example of the count.
const (
	exampleChips     = 20
	exampleBuildings = 18
	exampleLarge     = 9
)

// countFigure shows where points come from at the end, with an example, and what large buildings bring.
func countFigure() stage.Figure {
	sum := func(n int, key string, draw func(s *stage.Stage, u *ui.UI, r ui.Rect)) exhibit {
		return exhibit{draw: draw, text: func(u *ui.UI) string { return u.T(key, "n", n) }}
	}
	sources := row{high: 84, least: 150, most: 200, exhibits: []exhibit{
		sum(exampleChips, "rules.count.chips", func(s *stage.Stage, u *ui.UI, r ui.Rect) { paintChip(s, u, square(r)) }),
		sum(exampleBuildings, "rules.count.buildings", func(s *stage.Stage, u *ui.UI, r ui.Rect) { paintBuilding(s, u, r, puertorico.Harbour) }),
		sum(exampleLarge, "rules.count.large", func(s *stage.Stage, u *ui.UI, r ui.Rect) { paintBuilding(s, u, r, puertorico.CustomsHouse) }),
		sum(exampleChips+exampleBuildings+exampleLarge, "rules.count.total", func(s *stage.Stage, u *ui.UI, r ui.Rect) { paintGovernor(s, u, square(r)) }),
	}}
	return sources.figure("rules.count.chips", "rules.count.buildings", "rules.count.large", "rules.count.total")
}
