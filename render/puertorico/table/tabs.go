package table

import (
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/ui"
)

// drawTabs are the buttons that open the pages where not everything can lie open at once.
func drawTabs(f *frame) (want intent) {
	if f.lay.tabs.Empty() {
		return intent{}
	}
	all := [pages]struct {
		id   string
		icon paint.Icon
	}{
		pageRoles: {"roles", paint.IconDeck}, pageTiles: {"tiles", art.IconField}, pageHarbour: {"harbour", art.IconCargo},
		pageMarket: {"market", art.IconBuilding}, pageOthers: {"others", paint.IconHuman}, pageLog: {"log", paint.IconLog},
		pageOwn: {"own", paint.IconExpand},
	}
	shown := all[:]
	first := page(0)
	if f.lay.fixed {
		shown, first = all[1:], 1
	}
	u := f.ui
	for i, r := range f.lay.tabs.Row(len(shown), u.Px(4)) {
		p := first + page(i)
		name := u.T("table.page." + shown[i].id)
		o := ui.ButtonOptions{Icon: f.paint.sign(shown[i].icon), Selected: p == f.lay.opened, Name: name, Tooltip: name, Looks: true}
		if u.Button("page."+shown[i].id, r, "", o) {
			want = opens(p)
		}
	}
	return want
}
