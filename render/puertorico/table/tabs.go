package table

import (
	"islas/game"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/table"
)

// pageIDs are the ids of the pages.
var pageIDs = [pages]string{
	pageRoles: "roles", pageTiles: "tiles", pageHarbour: "harbour", pageMarket: "market", pageOthers: "others", pageLog: "log", pageOwn: "own",
}

// pageSigns are their signs.
var pageSigns = [pages]paint.Icon{
	pageRoles: paint.IconDeck, pageTiles: art.IconField, pageHarbour: art.IconCargo, pageMarket: art.IconBuilding,
	pageOthers: paint.IconHuman, pageLog: paint.IconLog, pageOwn: paint.IconExpand,
}

// tabsView draws the buttons that open the pages where not everything can lie open at once.
type tabsView struct{ *frame }

// draw draws these buttons. That of a decision leads on while another page is open.
func (v tabsView) draw() intent {
	first := pageRoles
	if v.lay.fixed {
		first++
	}
	var tabs []table.Tab
	for p := first; p < pages; p++ {
		id := pageIDs[p]
		tabs = append(tabs, table.Tab{
			ID: id, Sign: pageSigns[p], Word: v.UI.T("table.tab." + id), Name: v.UI.T("table.page." + id), Open: p == v.lay.opened,
			Asks: decisionPage(v.decision.Phase, true) == p && v.Actor != game.NoSeat && !v.Back,
		})
	}
	if i := v.Tabs(v.lay.tabs, tabs); i >= 0 {
		return first + page(i)
	}
	return nil
}
