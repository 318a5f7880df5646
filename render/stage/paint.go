package stage

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// seaKey says how the sea is drawn, for the kit's test whether a picture has changed.
type seaKey struct{ high, dim bool }

// roseKey says the same of the compass rose.
type roseKey struct{ high bool }

// night lies over the sea in dark surroundings.
func night() theme.Color { return theme.Color{R: 0x03, G: 0x0c, B: 0x11, A: 0xa8} }

// PaintSea fills the window with the chart's sea, dimmed if that is asked for, and otherwise the sun on it while the water moves. In the dark it
// is black.
func (s *Stage) PaintSea(u *ui.UI) {
	if t := u.Theme(); t.Dark() {
		u.Fill(u.Bounds(), t.Paper)
		return
	}
	dim := s.Settings.Dim
	u.Paint(u.Bounds(), seaKey{s.Theme.HighContrast, dim}, func(dst *ebiten.Image, r ui.Rect) { s.Art.Sea(dst, r) })
	if dim {
		u.Fill(u.Bounds(), night())
	}
	if !s.Water.Lively || s.Theme.HighContrast || dim {
		return
	}
	for g := range paint.Glints(u.Bounds(), u.Px(1), s.Water.Step) {
		u.Paint(g.Rect, g, func(dst *ebiten.Image, _ ui.Rect) { s.Art.Glint(dst, g) })
	}
}

// PaintRose draws the sea's compass rose, in scenes that leave the lower left corner free.
func (s *Stage) PaintRose(u *ui.UI) {
	if u.Theme().Dark() {
		return
	}
	u.Paint(u.Bounds(), roseKey{s.Theme.HighContrast}, func(dst *ebiten.Image, r ui.Rect) { s.Art.Rose(dst, r) })
}
