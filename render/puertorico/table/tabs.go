package table

import (
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/ui"
)

// pageIDs are the ids of the pages.
var pageIDs = [pages]string{
	pageRoles: "roles", pageTiles: "tiles", pageHarbour: "harbour", pageMarket: "market", pageOthers: "others", pageLog: "log", pageOwn: "own",
}

// drawTabs are the buttons that open the pages where not everything can lie open at once.
func drawTabs(f *frame) (want intent) {
	if f.lay.tabs.Empty() {
		return intent{}
	}
	icons := [pages]paint.Icon{
		pageRoles: paint.IconDeck, pageTiles: art.IconField, pageHarbour: art.IconCargo, pageMarket: art.IconBuilding,
		pageOthers: paint.IconHuman, pageLog: paint.IconLog, pageOwn: paint.IconExpand,
	}
	first := page(0)
	if f.lay.fixed {
		first = 1
	}
	shown := pageIDs[first:]
	u := f.ui
	for i, r := range f.lay.tabs.Row(len(shown), u.Px(4)) {
		p := first + page(i)
		name := u.T("table.page." + shown[i])
		o := ui.ButtonOptions{Icon: f.paint.sign(icons[p]), Selected: p == f.lay.opened, Name: name, Tooltip: name, Looks: true}
		if u.Button("page."+shown[i], r, "", o) {
			want = opens(p)
		}
	}
	return want
}
