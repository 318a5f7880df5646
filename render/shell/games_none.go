package shell

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/paint"
	"islas/render/store"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of what is shown where there is no game, in design units.
const (
	noneWidth = 640
	noneShip  = 230 // height of the ship
	noneGap   = 20
)

// drawNone says that there is nothing to show and what comes here, and leads to a new game. A ship lies above it where there is room.
func (g *games) drawNone(u *ui.UI, r ui.Rect) {
	foot, r := r.CutBottom(g.whereHeight(u, r.W-u.Px(2*edge)))
	g.drawWhere(u, foot.InsetXY(u.Px(edge), 0))
	text := g.noneText(u)
	width := min(u.Px(noneWidth), r.W-u.Px(2*edge))
	panel := u.MeasureWrapped(theme.Body, text, width-u.Px(2*theme.Margin)) + u.Px(menuButton+2*theme.Margin+noneGap)
	if all := panel + u.Px(noneShip+noneGap); r.H > all+u.Px(noneGap) {
		r = r.Center(r.W, all)
		var ship ui.Rect
		ship, r = r.CutTop(u.Px(noneShip))
		u.Paint(ship.Fit(paint.ShipRatio), pictureShip, func(dst *ebiten.Image, r ui.Rect) { g.s.Art.Ship(dst, r, 0) })
		_, r = r.CutTop(u.Px(noneGap))
	}
	inside := u.Panel(r.Center(width, min(panel, r.H)))
	scrolled(u, gamesScroll, inside, inside.W, func(width float64) float64 {
		return u.MeasureWrapped(theme.Body, text, width) + u.Px(menuButton+noneGap)
	}, func(box ui.Rect) {
		button, words := box.CutBottom(u.Px(menuButton))
		u.TextWrapped(words, theme.Body, u.Theme().Ink, ui.Center, text)
		g.drawNew(u, button)
	})
}

// noneText says that there is nothing to show, and what comes here.
func (g *games) noneText(u *ui.UI) string {
	key := "games.none.running"
	if g.filter == finishedGames {
		key = "games.none.finished"
	}
	text := u.T(key) + " "
	if !store.ReadOnly(g.s.Store) {
		text += u.T(key+".kept") + " "
	}
	return text + u.T("games.none.open")
}

// drawNew draws the way to a new game in the middle of r.
func (g *games) drawNew(u *ui.UI, r ui.Rect) {
	label := u.T("title.new")
	if u.Button("new", r.Center(max(u.ButtonWidth(label, true), u.Px(220)), r.H), label, ui.ButtonOptions{Primary: true, Icon: g.s.Icon(paint.IconStar)}) {
		g.s.Go(g.s.Routes.NewGame(g.s))
	}
}
