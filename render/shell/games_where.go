package shell

import (
	"runtime"

	"islas/render/store"
	"islas/render/theme"
	"islas/render/ui"
)

// where says where the games lie, and, of a browser, whether it may delete them by itself.
func (g *games) where(u *ui.UI) string {
	files := g.s.Store
	if p, ok := files.(store.Protector); ok {
		if p.Protection() == store.Protected {
			return u.T("games.where.protected")
		}
		return u.T("games.where.browser")
	}
	switch {
	case store.ReadOnly(files), files.Where() == "":
		return u.T("games.where.memory")
	case runtime.GOOS == "js": // a browser that has nothing better
		return u.T("games.where.browser")
	}
	return u.T("games.where", "where", files.Where())
}

// whereHeight returns the height of the sentence about where the games lie in a width.
func (g *games) whereHeight(u *ui.UI, width float64) float64 {
	return u.MeasureWrapped(theme.Small, g.where(u), min(width, u.Px(whereWidth))) + u.Px(2*cardPart+edge)
}

// whereWidth is the greatest width of that sentence in design units.
const whereWidth = 900

// drawWhere says where the games lie, at the lower edge of r.
func (g *games) drawWhere(u *ui.UI, r ui.Rect) {
	r, _ = r.CutBottom(g.whereHeight(u, r.W))
	r = r.Center(min(r.W, u.Px(whereWidth)), r.H)
	u.TextWrapped(r, theme.Small, u.Theme().OnDark, ui.Centered, g.where(u))
}
