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

// Sizes of an entry about a building, in design units.
const (
	housePicture = 72  // height; the width is twice that where there is room, so that large buildings are seen larger
	houseNarrow  = 560 // width below which there is not
	houseAbove   = 10  // and below
	houseSign    = 40  // of a number
	houseCircle  = 30
	houseGap     = 16
)

// house is an entry about a building in a column that is so wide.
type house struct {
	puertorico.Building
	width float64
}

// picture is the width of the building's picture.
func (h house) picture(u *ui.UI) float64 {
	if h.width < u.Px(houseNarrow) {
		return u.Px(housePicture)
	}
	return u.Px(2 * housePicture)
}

// heights are those of the name and of what the building does.
func (h house) heights(u *ui.UI) (name, effect float64) {
	wide := h.width - h.picture(u) - u.Px(houseGap)
	return u.MeasureWrapped(theme.BodyBold, caption.Building(u.T, h.Building), wide), u.MeasureWrapped(theme.Body, caption.Effect(u.T, h.Building), wide)
}

// height is that of the entry.
func (h house) height(u *ui.UI) float64 {
	name, effect := h.heights(u)
	return max(u.Px(housePicture), name+effect+u.Px(houseSign)) + u.Px(2*houseAbove)
}

// draw draws the building with its name, what it does, what it costs, the points that it brings and its circles.
func (h house) draw(s *stage.Stage, u *ui.UI, r ui.Rect) {
	th := u.Theme()
	picture, words := r.InsetXY(0, u.Px(houseAbove)).CutLeft(h.picture(u))
	show(s, u, picture.Center(picture.W, u.Px(housePicture)), art.Building(h.Building))
	_, words = words.CutLeft(u.Px(houseGap))
	nameHigh, effectHigh := h.heights(u)
	name, words := words.CutTop(nameHigh)
	u.TextWrapped(name, theme.BodyBold, th.Ink, ui.Left, caption.Building(s.Texts.Text, h.Building))
	effect, words := words.CutTop(effectHigh)
	u.TextWrapped(effect, theme.Body, th.Ink, ui.Left, caption.Effect(s.Texts.Text, h.Building))
	numbers, _ := words.CutTop(u.Px(houseSign))
	h.drawNumbers(s, u, numbers)
}

func (h house) drawNumbers(s *stage.Stage, u *ui.UI, r ui.Rect) {
	cut := func(wide, size float64) (sign ui.Rect) {
		sign, r = r.CutLeft(u.Px(wide))
		return sign.Center(u.Px(size), u.Px(size))
	}
	count := func(n int) {
		at := r.TakeLeft(u.Px(houseSign), 0)
		u.Text(at, theme.Number, u.Theme().Ink, ui.Left|ui.Middle, strconv.Itoa(n))
	}
	show(s, u, cut(houseSign, houseSign-10), &art.Doubloon)
	count(h.Cost())
	show(s, u, cut(houseSign, houseSign-10), &art.Chip)
	count(h.Points())
	for range h.Circles() {
		show(s, u, cut(houseCircle, houseCircle-2), &art.WorkerPlace)
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
				h += house{b, width}.height(u)
			}
		}
		return h
	}
	f.Draw = func(s *stage.Stage, u *ui.UI, r ui.Rect) {
		th := u.Theme()
		for i, column := range columns {
			line := r.TakeTop(u.Px(head), 0)
			u.Text(line, theme.Subheading, th.Accent, ui.Left|ui.Middle, u.T("rules.buildings.column", "n", i+1))
			for _, b := range column {
				entry := house{b, r.W}
				line, r = r.CutTop(entry.height(u))
				u.Line(ui.Point{X: line.X, Y: line.Y}, ui.Point{X: line.Right(), Y: line.Y}, u.Px(1), th.InkFaint)
				entry.draw(s, u, line)
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
