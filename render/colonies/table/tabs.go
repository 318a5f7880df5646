package table

import (
	"islas/game"
	"islas/render/colonies/art"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// pageIDs are the ids of the pages.
var pageIDs = [pages]string{pageBuild: "build", pageTrade: "trade", pagePlayers: "players", pageStock: "stock", pageLog: "log"}

// pageSigns are their signs.
var pageSigns = [pages]paint.Icon{
	pageBuild: art.IconSettlement, pageTrade: art.IconTrade, pagePlayers: paint.IconHuman, pageStock: art.IconTile, pageLog: paint.IconLog,
}

// Sizes of tabs in design units.
const (
	tabGap  = 4
	tabPad  = 60 // beside a word, with its sign
	tabLone = 40 // of one without a word
)

// tabsView draws the buttons that open the pages where not everything can lie open at once.
type tabsView struct{}

// draw draws these buttons: with signs and words if all words have room, otherwise only the open one has a word, or none.
func (v *tabsView) draw(f *frame) (want intent) {
	r := f.lay.tabs
	u, gaps := f.UI, f.UI.Px(tabGap)*(pages-1)
	wide := func(p page) float64 {
		return u.MeasureText(theme.SmallBold, u.T("table.tab."+pageIDs[p])) + u.Px(tabPad)
	}
	spare := r.W - gaps
	lone := (spare - wide(f.lay.opened)) / (pages - 1)
	each := (r.W - gaps) / pages
	for p := range page(pages) {
		spare -= wide(p)
	}
	for p := range page(pages) {
		w, named := each, false
		switch {
		case spare >= 0:
			w, named = wide(p)+spare/pages, true
		case lone >= u.Px(tabLone):
			if w, named = lone, p == f.lay.opened; named {
				w = wide(p)
			}
		}
		at := r.TakeLeft(w, u.Px(tabGap))
		label, name := "", u.T("table.page", "tab", u.T("table.tab."+pageIDs[p]), "what", u.T("table.page."+pageIDs[p]))
		if named {
			label = u.T("table.tab." + pageIDs[p])
		}
		asks := f.Actor != game.NoSeat && !f.Back && p == pageTrade && f.lay.opened != p && decisionPage(f.decision.Kind, f.pick.card) == p
		if u.Button("page."+pageIDs[p], at, label, ui.ButtonOptions{
			Icon: f.Sign(pageSigns[p]), Name: name, Tooltip: name, Selected: f.lay.opened == p, Primary: asks, Looks: true, Style: theme.SmallBold,
		}) {
			want = p
		}
	}
	return want
}
