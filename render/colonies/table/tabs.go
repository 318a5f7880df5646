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
	tabPad  = 8
	tabSign = 26 // beside a word
	tabLone = 32 // without one
)

// tabsView draws the buttons that open the pages where not everything can lie open at once.
type tabsView struct{}

// draw draws these buttons: with signs and words if all words have room, otherwise only the open one has a word, or none.
func (v *tabsView) draw(f *frame) (want intent) {
	r := f.lay.tabs
	if r.Empty() {
		return nil
	}
	u := f.UI
	var wide [pages]float64
	all, open := u.Px(tabGap)*(pages-1), 0.0
	for p := range wide {
		wide[p] = u.MeasureText(theme.SmallBold, u.T("table.tab."+pageIDs[p])) + u.Px(tabSign+2*tabPad+4)
		all += wide[p]
		if page(p) == f.lay.opened {
			open = wide[p]
		}
	}
	whole := r.W
	lone := (whole - open - u.Px(tabGap)*(pages-1)) / (pages - 1)
	for p := range page(pages) {
		named, w := all <= whole, wide[p]+(whole-all)/pages
		if !named {
			named = p == f.lay.opened && lone >= u.Px(tabLone+tabPad)
			if w = lone; named {
				w = open
			} else if lone < u.Px(tabLone+tabPad) {
				w = (whole - u.Px(tabGap)*(pages-1)) / pages
			}
		}
		var at ui.Rect
		at, r = r.CutLeft(w, u.Px(tabGap))
		name := u.T("table.page", "tab", u.T("table.tab."+pageIDs[p]), "what", u.T("table.page."+pageIDs[p]))
		asks := f.Actor != game.NoSeat && !f.Back && p == pageTrade && f.lay.opened != p && decisionPage(f.decision.Kind, f.pick.card) == p
		if u.Button("page."+pageIDs[p], at, "", ui.ButtonOptions{
			Icon: v.face(f, p, at, named), Name: name, Tooltip: name, Selected: f.lay.opened == p, Primary: asks, Looks: true,
		}) {
			want = p
		}
	}
	return want
}

// face returns what draws a tab in r: its sign, with a word if it is named.
func (v *tabsView) face(f *frame, p page, r ui.Rect, named bool) ui.IconFunc {
	sign := f.Sign(pageSigns[p])
	return func(u *ui.UI, at ui.Rect, ink theme.Color) {
		in := ui.RectAround(at.Middle(), r.W, r.H) // moved with the button while it is pressed
		if !named {
			sign(u, in.Center(u.Px(tabLone), u.Px(tabLone)), ink)
			return
		}
		word := u.T("table.tab." + pageIDs[p])
		row := in.Center(u.Px(tabSign+4)+u.MeasureText(theme.SmallBold, word), in.H)
		left, rest := row.CutLeft(u.Px(tabSign), u.Px(4))
		sign(u, left.Center(u.Px(tabSign), u.Px(tabSign)), ink)
		u.Text(rest, theme.SmallBold, ink, ui.Left|ui.Middle, word)
	}
}
