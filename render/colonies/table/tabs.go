package table

import (
	"islas/render/ui"
)

// pageIDs are the ids of the pages.
var pageIDs = [pages]string{pageBuild: "build", pageTrade: "trade", pagePlayers: "players", pageStock: "stock", pageLog: "log"}

// tabsView draws the buttons that open the pages where not everything can lie open at once.
type tabsView struct{}

// draw draws these buttons.
func (v *tabsView) draw(f *frame) (want intent) {
	if f.lay.tabs.Empty() {
		return nil
	}
	u := f.UI
	for p, r := range f.lay.tabs.Row(pages, u.Px(4)) {
		if u.Button("page."+pageIDs[p], r, u.T("table.tab."+pageIDs[p]), ui.ButtonOptions{Selected: f.lay.opened == page(p), Looks: true}) {
			want = page(p)
		}
	}
	return want
}
