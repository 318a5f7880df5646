package contactsheet

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/stage"
	"islas/render/testkit/gallery"
)

// tableScale is the scale of the table of states, in pixels per design unit, with which it is as wide as the sheet.
const tableScale = 0.8

// widgetsHeight is the height of the part in pixels.
const widgetsHeight = 740

// widgets draws every widget in every state.
func widgets(s *stage.Stage, dst *ebiten.Image) error {
	return gallery.Table(dst, image.Pt(8, 4), s.Theme, s.Texts, tableScale)
}
