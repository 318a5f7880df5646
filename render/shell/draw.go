package shell

import (
	"image/color"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/match"
	"islas/render/islas/art"
	"islas/render/islas/cast"
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

// paintKey tells one painting from another; what is a different picture has a different key.
type paintKey struct {
	what   string
	id     string
	n      int
	colour theme.Color
}

// iconKey says which icon is drawn in which colour.
type iconKey struct {
	icon   paint.Icon
	colour theme.Color
}

// icon is a sign as it stands on a button.
func icon(s *stage.Stage, ic paint.Icon) ui.IconFunc {
	return func(u *ui.UI, r ui.Rect, c theme.Color) {
		u.Paint(r, iconKey{ic, c}, func(dst *ebiten.Image, r ui.Rect) {
			s.Art.Icon(dst, r, ic, color.NRGBA(c))
		})
	}
}

// paintBoard draws an island.
func paintBoard(s *stage.Stage, u *ui.UI, r ui.Rect, isl *board.Island) {
	u.Paint(r, paintKey{what: "board", id: isl.ID}, func(dst *ebiten.Image, r ui.Rect) { art.Board(s.Art, dst, r, isl) })
}

// paintPriority draws what a settler asks for.
func paintPriority(s *stage.Stage, u *ui.UI, r ui.Rect, p islas.Priority) {
	u.Paint(r, paintKey{what: "priority", n: int(p)}, func(dst *ebiten.Image, r ui.Rect) { art.PriorityIcon(s.Art, dst, r, p) })
}

// paintPiece draws a building.
func paintPiece(s *stage.Stage, u *ui.UI, r ui.Rect, k islas.Kind, c islas.Colour) {
	u.Paint(r, paintKey{what: k.String(), id: c.String()}, func(dst *ebiten.Image, r ui.Rect) { art.Piece(s.Art, dst, r, k, c) })
}

// paintPortrait draws who sits on a seat: an islander, or the monogram of a person.
func paintPortrait(s *stage.Stage, u *ui.UI, r ui.Rect, seats []match.Seat, seat game.Seat) {
	faces, islander := cast.Portraits(seats)
	if face := faces[seat]; islander[seat] {
		u.Paint(r, paintKey{what: "portrait", n: int(face)}, func(dst *ebiten.Image, r ui.Rect) { s.Art.Portrait(dst, r, face) })
		return
	}
	name := seats[seat].Name
	u.Paint(r, paintKey{what: "monogram", id: name}, func(dst *ebiten.Image, r ui.Rect) { s.Art.Monogram(dst, r, name) })
}

// Parts of a cartouche's height that its frame and its ends take.
const (
	cartoucheSide = 0.40
	cartoucheTop  = 0.235
)

// paintCartouche draws the frame of a title and returns the space inside it.
func paintCartouche(s *stage.Stage, u *ui.UI, r ui.Rect) ui.Rect {
	u.Paint(r, paintKey{what: "cartouche"}, func(dst *ebiten.Image, r ui.Rect) { s.Art.Cartouche(dst, r) })
	return r.InsetXY(r.H*cartoucheSide, r.H*cartoucheTop)
}

// named draws a name that somebody typed: as much of it as there is room for.
func named(u *ui.UI, r ui.Rect, st theme.Style, c theme.Color, align ui.Align, name string) {
	u.Text(r, st, c, align, u.Theme().Ellipsis(st, u.Scale(), name, r.W))
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

// fitting is the first of the styles in which the text is no wider than width, or the last of them.
func fitting(u *ui.UI, text string, width float64, styles ...theme.Style) theme.Style {
	for _, st := range styles {
		if u.MeasureText(st, text) <= width {
			return st
		}
	}
	return styles[len(styles)-1]
}

// islands are all islands in their usual order, read once. They are part of the program, so that one can't be read is a
// mistake in the build.
var islands = sync.OnceValue(func() []*board.Island {
	all, err := board.All()
	if err != nil {
		panic("scene: the program was built without usable islands: " + err.Error())
	}
	return all
})

// islandOf is the island of an id, nil if there is none.
func islandOf(id string) *board.Island {
	for _, isl := range islands() {
		if isl.ID == id {
			return isl
		}
	}
	return nil
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
	back = u.Button("back", button, label, ui.ButtonOptions{Icon: icon(s, paint.IconLeft), Quiet: true, OnDark: true}) ||
		u.KeyPressed(ui.KeyEscape)
	_, row = row.CutLeft(u.Px(20))
	name, free := row.CutLeft(u.MeasureText(theme.Heading, title) + u.Px(2))
	u.Text(name, theme.Heading, th.OnDark, ui.Left|ui.Middle, title)
	_, free = free.CutLeft(u.Px(20))
	return free, below, back
}
