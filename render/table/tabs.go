package table

import (
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Tab is a button that opens a page of a table on which not everything can lie open at once.
type Tab struct {
	ID         string // of the page
	Sign       paint.Icon
	Word, Name string // what stands below the sign, and its tooltip
	Open       bool   // the page is open
	Asks       bool   // the person at the machine decides on the page
}

// Sizes of tabs in design units, and the height of a word in lines.
const (
	tabsApart   = 4
	tabPadding  = 6
	tabSign     = 27 // above a word
	tabSignLone = 36 // without one
	tabWord     = 0.78
)

// Tabs draws tabs in r and returns the index of the one that was clicked, -1 for none. Their words stand below their signs, each as wide as its
// word needs with an equal share of what is left; where not all have room only the open one and that of a decision have words.
func (p *Painter) Tabs(r ui.Rect, tabs []Tab) (clicked int) {
	u := p.UI
	wide := func(t Tab) float64 { return u.MeasureText(theme.Small, t.Word) + u.Px(2*tabPadding) }
	all := r.W - u.Px(tabsApart)*float64(len(tabs)-1)
	some, lone := all, 0.0
	for _, t := range tabs {
		if all -= wide(t); t.Open || t.Asks {
			some -= wide(t)
		} else {
			lone++
		}
	}
	clicked = -1
	for i, t := range tabs {
		w := wide(t)
		switch {
		case all >= 0:
			w += all / float64(len(tabs))
		case !t.Open && !t.Asks:
			t.Word, w = "", some/lone
		}
		at := r.TakeLeft(w, u.Px(tabsApart))
		if u.Button("page."+t.ID, at, "", ui.ButtonOptions{
			Icon: p.tabFace(at, t), Selected: t.Open, Primary: t.Asks && !t.Open, Name: t.Name, Tooltip: t.Name, Looks: true,
		}) {
			clicked = i
		}
	}
	return clicked
}

// tabFace returns what draws in r the sign of a tab with its word below it, if it has one.
func (p *Painter) tabFace(r ui.Rect, t Tab) ui.IconFunc {
	return func(u *ui.UI, at ui.Rect, ink theme.Color) {
		in := ui.RectAround(at.Middle(), r.W, r.H) // moved with the button while it is pressed
		if t.Word == "" {
			side := min(u.Px(tabSignLone), in.W*0.72)
			p.Icon(in.Center(side, side), t.Sign, ink)
			return
		}
		in = in.InsetXY(0, u.Px(5))
		if t.Open { // room for the line at the foot of an open tab
			_, in = in.CutBottom(u.Px(4))
			in = in.Moved(0, -u.Px(1))
		}
		line := u.LineHeight(theme.Small)
		label, above := in.CutBottom(line * tabWord)
		side := min(u.Px(tabSign), above.H)
		p.Icon(above.Center(side, side), t.Sign, ink)
		u.Text(ui.RectAround(label.Middle(), label.W, line), theme.Small, ink, ui.Centered, t.Word)
	}
}
