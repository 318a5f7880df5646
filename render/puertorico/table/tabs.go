package table

import (
	"islas/game"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/theme"
	"islas/render/ui"
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

// Sizes of tabs in design units.
const (
	tabsApart   = 4
	tabPadding  = 6
	tabSign     = 27 // above a word
	tabSignLone = 36 // without one
)

// tabsView draws the buttons that open the pages where not everything can lie open at once.
type tabsView struct{ *frame }

// draw draws these buttons. Their words stand below their signs, each as wide as its word needs with an equal share of what is left; where not
// all have room only the open one and that of a decision have words.
func (v tabsView) draw() (want intent) {
	u, r := v.UI, v.lay.tabs
	first := pageRoles
	if v.lay.fixed {
		first++
	}
	worded := func(p page) bool { return p == v.lay.opened || v.decidesOn(p) }
	wide := func(p page) float64 {
		return u.MeasureText(theme.Small, u.T("table.tab."+pageIDs[p])) + u.Px(2*tabPadding)
	}
	all, some, lone := r.W-u.Px(tabsApart)*float64(pages-1-first), r.W-u.Px(tabsApart)*float64(pages-1-first), 0.0
	for p := first; p < pages; p++ {
		if all -= wide(p); worded(p) {
			some -= wide(p)
		} else {
			lone++
		}
	}
	for p := first; p < pages; p++ {
		word, w := u.T("table.tab."+pageIDs[p]), wide(p)
		switch {
		case all >= 0:
			w += all / float64(pages-first)
		case !worded(p):
			word, w = "", some/lone
		}
		at := r.TakeLeft(w, u.Px(tabsApart))
		open, name := p == v.lay.opened, u.T("table.page."+pageIDs[p])
		if u.Button("page."+pageIDs[p], at, "", ui.ButtonOptions{
			Icon: v.face(at, v.Sign(pageSigns[p]), word, open), Selected: open, Primary: !open && v.decidesOn(p), Name: name, Tooltip: name, Looks: true,
		}) {
			want = p
		}
	}
	return want
}

// decidesOn reports whether the person at the machine decides on a page; its tab is marked while another page is open.
func (v tabsView) decidesOn(p page) bool {
	return decisionPage(v.decision.Phase, true) == p && v.Actor != game.NoSeat && !v.Back
}

// face returns what draws in r the sign of a tab with its word below it, if it has one.
func (v tabsView) face(r ui.Rect, sign ui.IconFunc, word string, open bool) ui.IconFunc {
	return func(u *ui.UI, at ui.Rect, ink theme.Color) {
		in := ui.RectAround(at.Middle(), r.W, r.H) // moved with the button while it is pressed
		if word == "" {
			side := min(u.Px(tabSignLone), in.W*0.72)
			sign(u, in.Center(side, side), ink)
			return
		}
		in = in.InsetXY(0, u.Px(5))
		if open { // room for the line at the foot of an open tab
			_, in = in.CutBottom(u.Px(4))
			in = in.Moved(0, -u.Px(1))
		}
		line := u.LineHeight(theme.Small)
		label, above := in.CutBottom(line * denseLine)
		side := min(u.Px(tabSign), above.H)
		sign(u, above.Center(side, side), ink)
		u.Text(ui.RectAround(label.Middle(), label.W, line), theme.Small, ink, ui.Centered, word)
	}
}
