package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/theme"
	"islas/render/ui"
)

// otherSideWidth is the width in design units of the deed that is turned over, large enough for its sentence to be read.
const otherSideWidth = 260

// otherSide turns the deed of a privilege over while the pointer rests on it or on its line: its other side is shown large
// beside what it belongs to, out of the way of a tooltip.
func otherSide(f *frame, beside ui.Rect, p islas.Power, under ui.Response) {
	if !under.Tip {
		return
	}
	u, th := f.ui, f.ui.Theme()
	at := otherSidePlace(u.Bounds(), beside, u.Px(1))
	u.Above(func() {
		u.Shadow(at.Moved(0, u.Px(3)), u.Px(theme.Radius), u.Px(9), th.Shadow)
		u.Round(at, u.Px(theme.Radius), th.Cloth, u.Px(1.5), th.BrassDark)
		f.paint.deed(at.Inset(u.Px(6)), p, f.known().Owner(p) != game.NoSeat, true, f.state.DrawPrivilege())
	})
}

// otherSidePlace is where a deed that is turned over is shown: to the left of what it belongs to, or to the right if there
// is no room. px is the pixels of a design unit.
func otherSidePlace(window, beside ui.Rect, px float64) ui.Rect {
	const gap = theme.Gap
	side := min(otherSideWidth*px, window.W-2*gap*px, window.H-2*gap*px)
	at := ui.Rect{X: beside.X - side - gap*px, Y: beside.Middle().Y - side/2, W: side, H: side}
	if at.X < window.X+gap*px/2 {
		at.X = beside.Right() + gap*px
	}
	return at.Within(window.Inset(gap * px / 2))
}
