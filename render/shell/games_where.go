package shell

import (
	"islas/render/keep/store"
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
	if store.ReadOnly(files) || files.Where() == "" {
		return u.T("games.where.memory")
	}
	return u.T("games.where", "where", files.Where())
}

// whereWidth is the greatest width of that sentence in design units.
const whereWidth = 900
