package gallery

import (
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/locales"
	"islas/render/testkit/shot"
	"islas/render/theme"
	"islas/render/ui"
)

// The table of states, in design units: a column for each state under its name, a row for each specimen.
const (
	column = 330.0
	row    = 80.0
	head   = 34.0
)

// TableSize returns the size in pixels of the table of states at a scale in pixels per design unit.
func TableSize(scale float64) (w, h int) {
	return int(column * float64(States) * scale), int((head + row*float64(len(Specimens()))) * scale)
}

// CellAt returns the rectangle of a specimen in a state, in pixels from the table's upper left corner.
func CellAt(specimen int, state State, scale float64) image.Rectangle {
	w, h := Specimens()[specimen].Cell()
	x, y := int(column*float64(state)*scale), int((head+row*float64(specimen))*scale)
	return image.Rect(x, y, x+int(w*scale), y+int(h*scale))
}

// Table draws every specimen in every state onto dst, with its upper left corner at a point. It returns an error if a label does not fit
// its widget.
func Table(dst *ebiten.Image, at image.Point, th *theme.Theme, texts *locales.Catalogue, scale float64) error {
	w, h := TableSize(scale)
	ground := ebiten.NewImage(w, h)
	defer ground.Deallocate()
	if err := headed(th, texts).Draw(ground, scale); err != nil {
		return err
	}
	put(dst, ground, at)
	for i, spec := range Specimens() {
		for state := range States {
			if state == Chosen && !spec.CanChoose {
				continue
			}
			r := CellAt(i, state, scale)
			cell := ebiten.NewImage(r.Dx(), r.Dy())
			err := spec.Subject(state, th, texts, scale).Draw(cell, scale)
			put(dst, cell, at.Add(r.Min))
			cell.Deallocate()
			if err != nil {
				return fmt.Errorf("%s, %s: %w", spec.Name, state, err)
			}
		}
	}
	return nil
}

// headed returns the empty table with the names of the states.
func headed(th *theme.Theme, texts *locales.Catalogue) shot.Subject {
	return shot.Subject{Theme: th, Texts: texts, Frame: func(u *ui.UI) {
		u.Fill(u.Bounds(), th.Paper)
		top, _ := u.Bounds().CutTop(u.Px(head))
		for i, r := range top.Row(int(States), 0) {
			u.Text(r.InsetXY(u.Px(pad), 0), theme.SmallBold, th.InkSoft, ui.Left|ui.Middle, State(i).String())
		}
	}}
}

func put(dst, img *ebiten.Image, at image.Point) {
	o := &ebiten.DrawImageOptions{}
	o.GeoM.Translate(float64(at.X), float64(at.Y))
	dst.DrawImage(img, o)
}
