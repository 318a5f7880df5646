package shell

import (
	"islas/render/paint"
	"islas/render/ui"
)

// sailing is a button that leads to the table or to the result of today's voyage.
type sailing struct {
	id, label string
	o         ui.ButtonOptions
	do        func()
}

// draw draws it.
func (w *sailing) draw(u *ui.UI, r ui.Rect) {
	if u.Button(w.id, r, w.label, w.o) {
		w.do()
	}
}

// sailings are those there are now, one or two.
func (a *chronicleScene) sailings(u *ui.UI) []sailing {
	v := &a.voyage
	ship := ui.ButtonOptions{Primary: true, Icon: a.s.Icon(paint.IconShip)}
	again := sailing{"voyage.again", u.T("voyage.again"), ui.ButtonOptions{Tooltip: u.T("voyage.again.tip")}, a.begin}
	switch {
	case v.under != "":
		return []sailing{{"voyage.on", u.T("title.continue"), ship, func() { v.asks.goOn(a.s, v.under) }}}
	case v.now.First != nil:
		crown := ui.ButtonOptions{Primary: true, Icon: a.s.Icon(paint.IconCrown), Looks: true}
		look := func() { a.openVoyage(&v.now) }
		return []sailing{{"voyage.result", u.T("games.result"), crown, look}, again}
	case len(v.now.Tries) > 0:
		return []sailing{again}
	}
	return []sailing{{"voyage.sail", u.T("voyage.sail"), ship, a.begin}}
}

// sailPart is the part with the way to the table, or to the result.
func (a *chronicleScene) sailPart(u *ui.UI, width float64) block {
	ways, gap := a.sailings(u), u.Px(menuGap)
	n := len(ways)
	for _, w := range ways {
		if u.ButtonWidth(w.label, w.o.Icon != nil) > partOf(width, len(ways), gap) {
			n = 1
		}
	}
	var all []block
	for _, w := range ways {
		all = append(all, block{max(u.Px(menuButton), u.ButtonHeight(partOf(width, n, gap), w.label)), func(r ui.Rect) { w.draw(u, r) }})
	}
	return column(u.Px(menuGap), abreast(all, n, gap)...)
}
