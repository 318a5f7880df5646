package stage

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/match"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// iconKey says which icon is drawn in which colour, for the kit's test whether a picture has changed.
type iconKey struct {
	icon   paint.Icon
	colour theme.Color
}

// Icon is which icon is drawn, for tests that look for icons.
func (k iconKey) Icon() paint.Icon { return k.icon }

// Icon is an icon as it stands on a button.
func (s *Stage) Icon(ic paint.Icon) ui.IconFunc {
	return func(u *ui.UI, r ui.Rect, c theme.Color) {
		u.Paint(r, iconKey{ic, c}, func(dst *ebiten.Image, r ui.Rect) { s.Art.Icon(dst, r, ic, color.NRGBA(c)) })
	}
}

// faceKey and monogramKey say whose portrait is drawn.
type (
	faceKey     struct{ face paint.Face }
	monogramKey struct{ name string }
)

// PaintPortrait draws who sits on a seat of the chosen game: one of its cast, or the monogram of a person.
func (s *Stage) PaintPortrait(u *ui.UI, r ui.Rect, seats []match.Seat, seat game.Seat) {
	s.PaintSeat(u, r, s.Game, seats, seat)
}

// PaintSeat draws who sits on a seat of any game: one of its cast, or the monogram of a person.
func (s *Stage) PaintSeat(u *ui.UI, r ui.Rect, g Game, seats []match.Seat, seat game.Seat) {
	faces, computer := g.Cast().Portraits(seats)
	if face := faces[seat]; computer[seat] {
		s.PaintFace(u, r, face)
		return
	}
	name := seats[seat].Name
	u.Paint(r, monogramKey{name}, func(dst *ebiten.Image, r ui.Rect) { s.Art.Monogram(dst, r, name) })
}

// PaintFace draws somebody of a cast.
func (s *Stage) PaintFace(u *ui.UI, r ui.Rect, face paint.Face) {
	u.Paint(r, faceKey{face}, func(dst *ebiten.Image, r ui.Rect) { s.Art.Portrait(dst, r, face) })
}
