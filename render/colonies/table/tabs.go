package table

import (
	"islas/game"
	"islas/render/colonies/art"
	"islas/render/paint"
	"islas/render/table"
)

// pageIDs are the ids of the pages.
var pageIDs = [pages]string{pageBuild: "build", pageTrade: "trade", pagePlayers: "players", pageStock: "stock", pageLog: "log"}

// pageSigns are their signs.
var pageSigns = [pages]paint.Icon{
	pageBuild: art.IconSettlement, pageTrade: art.IconTrade, pagePlayers: paint.IconHuman, pageStock: art.IconTile, pageLog: paint.IconLog,
}

// tabsView draws the buttons that open the pages where not everything can lie open at once.
type tabsView struct{}

// draw draws these buttons. That of the desk leads on while it asks.
func (v *tabsView) draw(f *frame) intent {
	var tabs [pages]table.Tab
	for p, id := range pageIDs {
		word := f.UI.T("table.tab." + id)
		tabs[p] = table.Tab{
			ID: id, Sign: pageSigns[p], Word: word, Name: f.UI.T("table.page", "tab", word, "what", f.UI.T("table.page."+id)), Open: f.lay.opened == page(p),
			Asks: page(p) == pageTrade && f.Actor != game.NoSeat && !f.Back && decisionPage(f.decision.Kind, f.pick.card) == pageTrade,
		}
	}
	if p := f.Tabs(f.lay.tabs, tabs[:]); p >= 0 {
		return page(p)
	}
	return nil
}
