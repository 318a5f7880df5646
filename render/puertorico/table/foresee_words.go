package table

import (
	"islas/game/puertorico/forecast"
	"islas/render/playing"
	"islas/render/ui"
)

// panelTablet is the least of width and height of a window in design units from which on there is room for the panel on the table.
const panelTablet = 500

// panelWords shows the panel on which a role is foretold where words are so large that the window has hardly room for them: all that there is to
// say of everybody, scrolled, beside the card. It reports whether that is so.
func (f *frame) panelWords(v *rolesView, o *forecast.Role) (shown bool) {
	u := f.ui
	u.Words(func() {
		b := u.Bounds()
		if shown = u.Narrow() && (b.W < u.Px(panelTablet) || b.H < u.Px(panelTablet)); !shown {
			return
		}
		form := sheetForms()[0]
		form.wide = u.Bounds().W / u.Px(1)
		pad := u.Px(form.padding)
		sheet := func(w float64) sheet { return f.layOut(form, o, sayings()[0], w+2*pad) }
		high := func(w float64) float64 {
			s := sheet(w)
			return s.h - 2*pad
		}
		clear := []ui.Rect{v.at}
		at := playing.SheetPlace(u, func(w float64) float64 { return high(w-2*pad) + 2*pad }, clear, nil)
		v.panel = at
		u.Aside(at)
		u.Block(at)
		f.ground(at)
		u.ScrollTold("foresee.words")
		playing.Scrolled(u, "foresee.words", at.Inset(pad), high, func(r ui.Rect) {
			s := sheet(r.W)
			f.drawSheet(r, o, &s)
		})
	})
	return shown
}
