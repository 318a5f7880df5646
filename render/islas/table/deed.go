package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/theme"
	"islas/render/ui"
)

// largeDeedWidth is the width in design units of a deed that is looked at, large enough for its sentence to be read.
const largeDeedWidth = 260

// otherSide shows the deed of a privilege large while the pointer rests on it or on its line, beside what it belongs to, out
// of the way of a tooltip.
func otherSide(f *frame, beside ui.Rect, p islas.Power, under ui.Response) {
	if !under.Tip {
		return
	}
	u, th := f.UI, f.UI.Theme()
	u.Words(func() {
		at := largeDeedPlace(f.Port.View(u), beside, u.Px(1))
		u.Aside(at)
		u.Above(func() {
			u.Block(at)
			u.Shadow(at.Moved(0, u.Px(3)), u.Px(theme.Radius), u.Px(9), th.Shadow)
			u.Round(at, u.Px(theme.Radius), th.Cloth, u.Px(1.5), th.BrassDark)
			f.paint.deed(at.Inset(u.Px(6)), p, f.Known().Owner(p) != game.NoSeat, true, f.State.DrawPrivilege())
		})
	})
}

// deedsAround is the tray of the privileges with the place where one of them is shown large; empty without a tray.
func deedsAround(f *frame) ui.Rect {
	r := f.lay.powers
	if r.Empty() {
		return ui.Rect{}
	}
	return r.Union(largeDeedPlace(f.Port.View(f.UI), r, f.UI.Px(1)))
}

// largeDeedPlace is where a deed that is looked at is shown: to the left of what it belongs to, or to the right if there
// is no room. px is the pixels of a design unit.
func largeDeedPlace(window, beside ui.Rect, px float64) ui.Rect {
	const gap = theme.Gap
	side := min(largeDeedWidth*px, window.W-2*gap*px, window.H-2*gap*px)
	at := ui.Rect{X: beside.X - side - gap*px, Y: beside.Middle().Y - side/2, W: side, H: side}
	if at.X < window.X+gap*px/2 {
		at.X = beside.Right() + gap*px
	}
	return at.Within(window.Inset(gap * px / 2))
}
