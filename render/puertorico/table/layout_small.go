package table

import "islas/render/ui"

// Figures of the layouts with pages, in design units.
const (
	ownShare       = 0.52 // of the width of a compact layout: the own board
	storesSmall    = 92
	storesOwn      = 112 // on the page of the own board
	rowsFrom       = 700 // width of the own board below which, on its page, placing takes two rows of buttons
	buttonsSmall   = 56
	ownUpright     = 0.42 // of the height of an upright layout: island and city
	leastPageWide  = 400
	uprightRoomy   = 1250 // design height from which the roles lie open all the time
	rolesUpright   = 190
	storesUpright  = 112
	buttonsUpright = 64
)

// planCompact puts the own board at the left and a page at the right.
func (l *layout) planCompact(all ui.Rect, px float64, seats int, open page) {
	right, left := all.CutRight(max(all.W*(1-ownShare), leastPageWide*px))
	_, left = left.CutRight(l.gap)
	l.tabs = l.part(&right, tabHeight*px)
	l.page = right
	l.gauges = l.part(&left, gaugeLine*px)
	if open == pageOwn {
		l.planOwn(ui.Rect{X: all.X, Y: right.Y, W: all.W, H: right.H}, px)
		return
	}
	l.buttons, left = left.CutBottom(buttonsSmall * px)
	_, left = left.CutBottom(l.gap)
	l.stores, left = left.CutBottom(min(storesHigh*px, max(storesSmall*px, left.H*0.2)))
	_, left = left.CutBottom(l.gap)
	l.own(left)
	l.open(open, px, seats)
}

// planOwn lets the own board take the place of the page, too.
func (l *layout) planOwn(r ui.Rect, px float64) {
	l.opened, l.page = pageOwn, ui.Rect{}
	low, own := r.CutBottom(storesOwn * px)
	_, own = own.CutBottom(l.gap)
	l.own(own)
	l.stores, low = low.CutLeft(low.W * ownShare)
	_, low = low.CutLeft(l.gap)
	l.placing, l.buttons = low, low.Center(low.W, buttonsSmall*px)
}

// planUpright puts the own board at the bottom and a page above it. In a high window the roles lie open above that all the time.
func (l *layout) planUpright(all ui.Rect, px float64, seats int, open page) {
	l.gauges = l.part(&all, gaugeLine*px)
	l.fixed = all.H >= uprightRoomy*px
	if l.fixed {
		l.roles = l.part(&all, rolesUpright*px)
	}
	stores, buttons := storesSmall*px, buttonsSmall*px
	if l.fixed {
		stores, buttons = storesUpright*px, buttonsUpright*px
	}
	if l.buttons, all = all.CutBottom(buttons); open == pageOwn && all.W < rowsFrom*px {
		above := storesOwn*px - buttons
		_, all = all.CutBottom(above)
		l.placing = l.buttons.Union(l.buttons.Moved(0, -above))
		l.buttons, stores = l.placing.Center(l.placing.W, buttons), storesOwn*px
	}
	_, all = all.CutBottom(l.gap)
	l.stores, all = all.CutBottom(stores)
	_, all = all.CutBottom(l.gap)
	if open == pageOwn {
		l.tabs = l.part(&all, tabHeight*px)
		l.opened = pageOwn
		l.own(all)
		return
	}
	own, above := all.CutBottom(min(all.H*ownUpright, all.W*0.5))
	_, above = above.CutBottom(l.gap)
	l.own(own)
	l.tabs = l.part(&above, tabHeight*px)
	l.page = above
	l.open(open, px, seats)
}
