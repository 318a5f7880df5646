package shell

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes in design units that several scenes share.
const (
	edge      = 24 // from the window's edge to what stands in it
	barHeight = 72 // of the bar at the top
)

// picture tells one painting of this package from another.
type picture uint8

const (
	pictureCartouche picture = iota
	pictureShip
	pictureStartShip
	pictureWreath
	pictureChart
)

// Parts of a cartouche's height that its frame and its ends take.
const (
	cartoucheSide = 0.40
	cartoucheTop  = 0.235
)

// paintCartouche draws the frame of a title and returns the space inside it.
func paintCartouche(s *stage.Stage, u *ui.UI, r ui.Rect) ui.Rect {
	u.Paint(r, pictureCartouche, func(dst *ebiten.Image, r ui.Rect) { s.Art.Cartouche(dst, r) })
	return r.InsetXY(r.H*cartoucheSide, r.H*cartoucheTop)
}

// named draws a name that somebody typed: as much of it as there is room for.
func named(u *ui.UI, r ui.Rect, st theme.Style, c theme.Color, align ui.Align, name string) {
	u.TextCut(r, st, c, align, name)
}

// fits is the first of the texts that is no wider than width, or the last of them.
func fits(u *ui.UI, st theme.Style, width float64, texts ...string) string {
	for _, text := range texts {
		if u.MeasureText(st, text) <= width {
			return text
		}
	}
	return texts[len(texts)-1]
}

// bar draws the bar at the top with the way back and the scene's name, and returns what is free of it and below it, and
// whether the player wants to go back.
func bar(s *stage.Stage, u *ui.UI, title string) (free, below ui.Rect, back bool) {
	th := u.Theme()
	top, below := u.Bounds().CutTop(u.Px(barHeight))
	u.Fill(top, theme.Alpha(th.ClothDark, 0.55))
	row := top.InsetXY(u.Px(edge), (top.H-u.Px(theme.Target))/2)
	label := u.T("common.back")
	button, row := row.CutLeft(u.ButtonWidth(label, true))
	back = u.Button("back", button, label, ui.ButtonOptions{Icon: s.Icon(paint.IconLeft), Quiet: true, OnDark: true}) ||
		u.KeyPressed(ui.KeyEscape)
	_, row = row.CutLeft(u.Px(20))
	name, free := row.CutLeft(u.MeasureText(theme.Heading, title) + u.Px(2))
	u.Headed(1, func() { u.Text(name, theme.Heading, th.OnDark, ui.Left|ui.Middle, title) })
	_, free = free.CutLeft(u.Px(20))
	return free, below, back
}
