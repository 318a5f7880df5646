package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/islas/art"
	"islas/render/ui"
)

// boardKey says what is drawn of a board.
type boardKey struct {
	island string
	high   bool
	moving bool
}

// chartKey says what is drawn of the chart below an island.
type chartKey struct {
	what string
	high bool
}

// paper shows the sea chart below a large island and what it says beside it.
func (i *isle) paper(s sheet) {
	u, st, chart := i.f.UI, i.f.Stage, i.chart
	high := u.Theme().HighContrast
	inner := s.paper.InsetXY(u.Px(3), u.Px(3)) // its square corners lie within the round ones of the border
	u.Paint(inner, chartKey{"sheet", high}, func(dst *ebiten.Image, r ui.Rect) { st.Art.Sheet(dst, r) })
	for n, at := range s.marks {
		if n == 0 {
			u.Paint(at, chartKey{"name of " + chart.ID, high}, func(dst *ebiten.Image, r ui.Rect) { art.IslandName(st.Art, dst, r, chart) })
		} else {
			u.Paint(at, chartKey{"rose", high}, func(dst *ebiten.Image, r ui.Rect) { st.Art.CompassRose(dst, r) })
		}
	}
}

// ground shows the land.
func (i *isle) ground() {
	u, s, chart := i.f.UI, i.f.Stage, i.chart
	moving := i.gliding
	u.Paint(i.body, boardKey{chart.Layout(), u.Theme().HighContrast, moving}, func(dst *ebiten.Image, r ui.Rect) {
		a := s.Art
		if moving {
			a = a.Moving()
		}
		art.Board(a, dst, r, chart)
	})
}
