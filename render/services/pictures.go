package services

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/match"
	"islas/render/paint"
	"islas/render/paint/cast"
	"islas/render/paint/figures"
	"islas/render/theme"
	"islas/render/ui"
)

// iconKey identifies an icon in a colour, so that widgets notice when a picture changes.
type iconKey struct {
	icon   paint.Icon
	colour theme.Color
}

// Icon returns the icon that is drawn, for tests that look for icons.
func (k iconKey) Icon() paint.Icon { return k.icon }

// Icon returns the drawing function of an icon.
func (s *Services) Icon(ic paint.Icon) ui.IconFunc {
	return func(u *ui.UI, r ui.Rect, c theme.Color) {
		u.Paint(r, iconKey{ic, c}, func(dst *ebiten.Image, r ui.Rect) { s.Art.Icon(dst, r, ic, color.NRGBA(c)) })
	}
}

// Keys of other pictures, for the same purpose.
type (
	faceKey     struct{ face figures.Face }
	monogramKey struct{ name string }
	seaKey      struct{ high, dim bool }
	roseKey     struct{ high bool }
)

// PaintSeat draws the portrait of a seat: a member of the game's cast, or the monogram of a person.
func (s *Services) PaintSeat(u *ui.UI, r ui.Rect, c cast.Cast, seats []match.Seat, seat game.Seat) {
	faces, computer := c.Portraits(seats)
	if computer[seat] {
		s.PaintFace(u, r, faces[seat])
		return
	}
	s.PaintMonogram(u, r, seats[seat].Name)
}

// PaintMonogram draws the portrait of a person.
func (s *Services) PaintMonogram(u *ui.UI, r ui.Rect, name string) {
	u.Paint(r, monogramKey{name}, func(dst *ebiten.Image, r ui.Rect) { figures.Monogram(s.Art, dst, r, name) })
}

// PaintFace draws a member of a cast.
func (s *Services) PaintFace(u *ui.UI, r ui.Rect, face figures.Face) {
	u.Paint(r, faceKey{face}, func(dst *ebiten.Image, r ui.Rect) { figures.Portrait(s.Art, dst, r, face) })
}

// night returns the colour that lies over the sea in dark surroundings.
func night() theme.Color { return theme.Color{R: 0x03, G: 0x0c, B: 0x11, A: 0xa8} }

// PaintSea fills the window with the chart's sea, dimmed if the setting is on, otherwise with glints of the sun while the water moves. In a
// dark theme it is black.
func (s *Services) PaintSea(u *ui.UI) {
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

// PaintRose draws the compass rose of the sea, in scenes that leave the lower left corner free.
func (s *Services) PaintRose(u *ui.UI) {
	if u.Theme().Dark() {
		return
	}
	u.Paint(u.Bounds(), roseKey{s.Theme.HighContrast}, func(dst *ebiten.Image, r ui.Rect) { s.Art.Rose(dst, r) })
}
