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

// Sizes of tabs in design units.
const (
	tabsApart   = 4
	tabPadding  = 6
	tabSign     = 27 // beside a word
	tabSignLone = 36 // without one
	tabBeside   = 5  // between a sign and the word beside it
)

// tabWords is how tabs show the words for their pages.
type tabWords uint8

const (
	wordsBeside tabWords = iota // beside their signs
	wordsBelow                  // below their signs
	wordOfOpen                  // only the open one and the one of a decision, below their signs
)

// tab is a button that opens a page.
type tab struct {
	page page
	word string
	sign ui.IconFunc
}

// tabsView draws the buttons that open the pages where not everything can lie open at once.
type tabsView struct{ *frame }

// draw draws these buttons.
func (v tabsView) draw() (want intent) {
	if v.lay.tabs.Empty() {
		return nil
	}
	u, all := v.UI, v.all()
	places, how := v.places(all)
	for i, t := range all {
		open := t.page == v.lay.opened
		face := v.face(t, places[i], how)
		if how == wordOfOpen && !v.saysWord(t.page) {
			face = v.face(tab{sign: t.sign}, places[i], how)
		}
		name := u.T("table.page." + pageIDs[t.page])
		if u.Button("page."+pageIDs[t.page], places[i], "", ui.ButtonOptions{Icon: face, Selected: open, Primary: !open && v.decidesOn(t.page), Name: name, Tooltip: name, Looks: true}) {
			want = t.page
		}
	}
	return want
}

// decidesOn reports whether the person at the machine decides on a page; its tab is marked while another page is open.
func (v tabsView) decidesOn(p page) bool {
	on, ok := decisionPage(v.decision.Phase, true)
	return ok && on == p && v.Actor != game.NoSeat && !v.Back
}

// saysWord reports whether a tab has a word even with room for few: if it is open, or of the current decision.
func (v tabsView) saysWord(p page) bool { return p == v.lay.opened || v.decidesOn(p) }

// all returns the tabs of the pages that don't lie open all the time.
func (v tabsView) all() (all []tab) {
	icons := [pages]paint.Icon{
		pageRoles: paint.IconDeck, pageTiles: art.IconField, pageHarbour: art.IconCargo, pageMarket: art.IconBuilding,
		pageOthers: paint.IconHuman, pageLog: paint.IconLog, pageOwn: paint.IconExpand,
	}
	for p := range page(pages) {
		if p != pageRoles || !v.lay.fixed {
			all = append(all, tab{p, v.UI.T("table.tab." + pageIDs[p]), v.Sign(icons[p])})
		}
	}
	return all
}

// places returns where tabs lie, and how they show their words: each is as wide as its word needs, and they share the rest.
func (v tabsView) places(all []tab) (places []ui.Rect, how tabWords) {
	u, r := v.UI, v.lay.tabs
	apart := u.Px(tabsApart)
	for how = wordsBeside; ; how++ {
		spare := r.W - apart*float64(len(all)-1)
		wide, lone := make([]float64, len(all)), 0
		for i, t := range all {
			if wide[i] = v.width(t, how); how == wordOfOpen && !v.saysWord(t.page) {
				wide[i] = 0
				lone++
			}
			spare -= wide[i]
		}
		if spare < 0 && how < wordOfOpen {
			continue
		}
		share := spare / float64(len(all))
		if how == wordOfOpen {
			share = spare / float64(lone)
		}
		rest := r
		for i := range all {
			if how != wordOfOpen || wide[i] == 0 {
				wide[i] += share
			}
			var at ui.Rect
			at, rest = rest.CutLeft(wide[i])
			_, rest = rest.CutLeft(apart)
			places = append(places, at)
		}
		return places, how
	}
}

// width returns the least width in pixels of a tab with its word.
func (v tabsView) width(t tab, how tabWords) float64 {
	u := v.UI
	wide := u.MeasureText(theme.Small, t.word) + u.Px(2*tabPadding)
	if how == wordsBeside {
		wide += u.Px(tabSign + tabBeside)
	}
	return wide
}

// face returns what draws the sign of a tab in r with its word, if it has one.
func (v tabsView) face(t tab, r ui.Rect, how tabWords) ui.IconFunc {
	return func(u *ui.UI, at ui.Rect, ink theme.Color) {
		in := ui.RectAround(at.Middle(), r.W, r.H) // moved with the button while it is pressed
		line := u.LineHeight(theme.Small)
		side := u.Px(tabSign)
		switch {
		case t.word == "":
			side = min(u.Px(tabSignLone), in.W*0.72)
			t.sign(u, in.Center(side, side), ink)
		case how == wordsBeside:
			row := in.Center(side+u.Px(tabBeside)+u.MeasureText(theme.Small, t.word), in.H)
			sign, word := row.CutLeft(side)
			t.sign(u, sign.Center(side, side), ink)
			_, word = word.CutLeft(u.Px(tabBeside))
			u.Text(word, theme.Small, ink, ui.Left|ui.Middle, t.word)
		default:
			in = in.InsetXY(0, u.Px(5))
			if t.page == v.lay.opened { // room for the line at the foot of an open tab
				_, in = in.CutBottom(u.Px(4))
				in = in.Moved(0, -u.Px(1))
			}
			word, sign := in.CutBottom(line * denseLine)
			side = min(side, sign.H)
			t.sign(u, sign.Center(side, side), ink)
			u.Text(ui.RectAround(word.Middle(), word.W, line), theme.Small, ink, ui.Centered, t.word)
		}
	}
}
