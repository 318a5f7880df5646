package shell

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/keep/store"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of what is shown where there is no game, in design units.
const (
	noneWidth = 640
	noneShip  = 230 // height of the ship
	noneGap   = 20
)

// noneBlocks say that there is nothing to show and what comes here, and lead to a new game. A ship lies above them where there is room.
func (g *games) noneBlocks(u *ui.UI, width, high float64) (all []block) {
	margin := pageMargin(u)
	wide := min(width, u.Px(noneWidth))
	inside := wide - 2*margin
	both := []block{
		paragraph(u, inside, theme.Body, u.Theme().Ink, ui.Center, g.noneText(u)),
		{max(u.Px(menuButton), u.ButtonHeight(inside, u.T("title.new"))), func(r ui.Rect) { g.drawNew(u, r) }},
	}
	panel := block{heightOf(both, u.Px(noneGap)) + 2*margin, func(r ui.Rect) {
		r = r.Center(wide, r.H)
		u.Panel(r)
		stack(r.Inset(margin), both, u.Px(noneGap))
	}}
	if high > panel.height+u.Px(noneShip+6*noneGap) {
		all = append(all, block{u.Px(noneShip), func(r ui.Rect) {
			u.Paint(r.Fit(figures.ShipRatio), pictureShip, func(dst *ebiten.Image, r ui.Rect) { figures.Ship(g.s.Art, dst, r, 0) })
		}})
	}
	return append(all, panel)
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
