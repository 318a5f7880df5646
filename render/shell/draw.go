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
	barUnder  = 44 // of the scene's name in it where that stands below the way back
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

// whole draws a text in one line, or in as many as it takes.
func whole(u *ui.UI, r ui.Rect, st theme.Style, c theme.Color, align ui.Align, text string) {
	if u.MeasureText(st, text) <= r.W {
		u.Text(r, st, c, align, text)
		return
	}
	u.TextWrapped(r, st, c, align, text)
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

// labelStyle is the style of a button's label, a smaller one where there is little room.
func labelStyle(u *ui.UI, r ui.Rect, label string) theme.Style {
	return u.Fitting(label, r.W-u.Px(2*theme.Gap), theme.BodyBold, theme.SmallBold)
}

// bar draws the bar at the top with the way back and the scene's name, and returns what is free of it and below it, and
// whether the player wants to go back.
func bar(s *stage.Stage, u *ui.UI, title string) (free, below ui.Rect, back bool) {
	return barWith(s, u, title, 0)
}

// barWith is bar with as much free of it, if that can be, as something needs that is to stand there.
func barWith(s *stage.Stage, u *ui.UI, title string, needed float64) (free, below ui.Rect, back bool) {
	th, e, gap := u.Theme(), edgeOf(u), u.Px(20)
	if slim(u) {
		gap = u.Px(theme.Gap)
	}
	o := ui.ButtonOptions{Icon: s.Icon(paint.IconLeft), Quiet: true, OnDark: true}
	label := u.T("common.back")
	wide := u.ButtonWidth(label, true)
	all := u.Bounds().W - 2*e
	if needed > 0 {
		needed += gap
	}
	least := u.MeasureText(theme.SmallBold, title)
	if wide+gap+least+needed > all && low(u) { // no room below it, either
		o.Name, label, wide = label, "", u.Px(theme.Target)
	}
	style := u.Fitting(title, all-wide-gap-needed, theme.Heading, theme.Subheading, theme.Sidehead, theme.SmallBold)
	under := !low(u) && wide+gap+u.MeasureText(theme.Heading, title)+needed > all // the name stands below the way back
	high := u.Px(barHeight)
	if under {
		style = u.Fitting(title, all, theme.Heading, theme.Subheading, theme.Sidehead, theme.SmallBold)
		high = u.Px(theme.Target + barUnder + theme.Gap)
	}
	top, below := u.Bounds().CutTop(high)
	u.Fill(top, theme.Alpha(th.ClothDark, 0.55))
	row, name := top.InsetXY(e, (top.H-u.Px(theme.Target))/2), ui.Rect{}
	if under {
		row, name = top.InsetXY(e, u.Px(theme.Gap)/2).CutTop(u.Px(theme.Target))
	}
	button, free := row.CutLeft(wide)
	back = u.Button("back", button, label, o) || u.KeyPressed(ui.KeyEscape)
	_, free = free.CutLeft(gap)
	if !under {
		name, free = free.CutLeft(u.MeasureText(style, title) + u.Px(2))
		_, free = free.CutLeft(gap)
	}
	u.Headed(1, func() { u.Text(name, style, th.OnDark, ui.Left|ui.Middle, title) })
	return free, below, back
}
