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
func (a *chronicleScene) sailPart(u *ui.UI, width float64) part {
	if thin(u, width) {
		return a.thinSail(u, width)
	}
	return part{high: u.Px(menuButton), draw: func(u *ui.UI, r ui.Rect) {
		all := a.sailings(u)
		for i, at := range r.Row(len(all), u.Px(menuGap)) {
			all[i].draw(u, at)
		}
	}}
}
