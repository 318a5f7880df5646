package table

import (
	"islas/game/puertorico/forecast"
	"islas/render/popover"
	"islas/render/ui"
)

const (
	panelTablet = 500  // the least of width and height of a window in design units from which on there is room for the panel on the table
	panelLarger = 1.05 // how many times larger than those of the table words are asked to be from which on that is noticed
)

// panelWords shows the panel on which a role is foretold in words as large as they are asked to be, where those of the table are smaller or the
// window has hardly room for them: all that there is to say of everybody, scrolled where it is higher than its room. It lies where the panel always
// does, but beside the card where the window is small or a part of the table is seen. It reports whether that is so.
func (f *frame) panelWords(v *rolesView, o *forecast.Role) (shown bool) {
	u := f.UI
	usual := u.Px(1)
	u.Words(func() {
		b := u.Bounds()
		small := f.Port.Large() || u.Narrow() && (b.W < u.Px(panelTablet) || b.H < u.Px(panelTablet))
		if shown = small || u.Px(1) >= panelLarger*usual; !shown {
			return
		}
		room := f.panelRoom()
		if s := f.sheetSaying(sayings()[0], o, room); !small && s.h <= room.H {
			f.drawPanel(v, o, &s, room)
			return
		}
		form := sheetForms()[0]
		form.wide, form.flows = b.W/u.Px(1), !small
		pad := u.Px(form.padding)
		sheet := func(w float64) sheet { return f.layOut(form, o, sayings()[0], w+2*pad) }
		high := func(w float64) float64 {
			s := sheet(w)
			return s.h - 2*pad
		}
		at := room.Rounded()
		if small {
			at = u.Lie(&v.popover, func(w float64) float64 { return high(w-2*pad) + 2*pad }, append(popover.All(popover.Must, []ui.Rect{v.at}), popover.All(popover.Rather, []ui.Rect{f.lay.bar})...))
		}
		v.panel = at
		f.panelGround(at)
		u.ScrollTold("foresee.words", o.Role)
		u.Scrolled("foresee.words", at.Inset(pad), high, func(r ui.Rect) {
			s := sheet(r.W)
			f.drawSheet(r, o, &s)
		})
	})
	return shown
}
