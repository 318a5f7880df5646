package contactsheet

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/internal/contact"
	"islas/render/stage"
	"islas/render/testkit/gallery"
)

// tableScale is the scale of the table of states, in pixels per design unit, with which it is as wide as the sheet.
const tableScale = 0.8

// Heights of the parts in pixels.
const (
	widgetsHeight = 740
	roomsHeight   = 2*gallery.RoomH*roomScale + 30
	roomScale     = 1.0
)

// widgets draws every widget in every state.
func widgets(s *stage.Stage, dst *ebiten.Image) error {
	return gallery.Table(dst, image.Pt(8, 4), s.Theme, s.Texts, tableScale)
}

// rooms draws the rest of the kit as it stands together in a scene, below a tooltip and below a dialog.
func rooms(s *stage.Stage, dst *ebiten.Image) error {
	y := 10.0
	for _, over := range []gallery.Over{gallery.Tooltip, gallery.Dialog} {
		img := ebiten.NewImage(contact.Width, int(gallery.RoomH*roomScale))
		err := gallery.Room(over, s.Theme, s.Texts, roomScale).Draw(img, roomScale)
		o := &ebiten.DrawImageOptions{}
		o.GeoM.Translate(0, y)
		dst.DrawImage(img, o)
		img.Deallocate()
		if err != nil {
			return err
		}
		y += gallery.RoomH*roomScale + 10
	}
	return nil
}
