package shell

import (
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the result in design units.
const (
	resultName   = 52 // more of a row with the name above the points
	resultTitle  = 150
	resultBanner = 1240 // greatest width of the title
	resultTall   = 900  // from this width on there is room for a board above the points
	resultWide   = 1200 // and from this one on beside them
	courseLeast  = 250  // height of the course of a match, with its margins
	courseShare  = 0.45 // of the height of both: with less, the rows of the table are made lower
	boardLeast   = 300
	tabsWidth    = 300
	highRow      = 84
	lowRow       = 62
	highHead     = 84
	lowHead      = 64
	lowTitle     = 96
	flatTitle    = 86
)

// resultPlaces is where everything of the result stands. Empty is what there is no room for, or nothing to show in.
type resultPlaces struct {
	title, table, buttons ui.Rect
	course                ui.Rect // how the points came about
	tabs                  ui.Rect // the choice between course and table, which then take turns in one place
	board                 ui.Rect // for the picture of a board
	notice                ui.Rect // what is told for a while
	head, row             float64 // heights of the parts of the table
	narrow                bool    // names stand above their points, not beside them
	headings              headings
}

// places lays the result out so that it fills the window: the board in a column beside the rest in a wide window, above the
// points in one held upright.
func (r *result) places(u *ui.UI) resultPlaces {
	at := r.divide(u)
	at.title = at.title.Center(min(at.title.W, u.Px(resultBanner)), at.title.H)
	r.told.notice = max(r.told.notice, u.NoticeHeight(at.buttons.W)/u.Scale())
	at.tell(u, u.Px(r.told.notice))
	return at
}

// divide is places with a title as wide as there is room for.
func (r *result) divide(u *ui.UI) resultPlaces {
	all := u.Bounds().Inset(u.Px(edge))
	gap := u.Px(16)
	at := resultPlaces{head: u.Px(highHead), row: u.Px(highRow), narrow: all.W < u.Px(narrowBelow)}
	title, buttons := min(u.Px(resultTitle), all.W/4), u.Px(menuButton)
	switch {
	case all.H < u.Px(680):
		title, gap = u.Px(flatTitle), u.Px(menuGap)
	case all.H < u.Px(1060):
		title = u.Px(lowTitle)
	}
	if at.narrow {
		title = min(title, u.Px(lowTitle))
		rows := float64((r.ways() + 1) / 2)
		buttons = u.Px(rows*menuButton + (rows-1)*menuGap)
	}
	at.title, all = all.CutTop(title)
	_, all = all.CutTop(gap)
	painted, told := r.tells.Paint != nil, r.tells.Course != nil
	upright := all.H > all.W
	if painted && !upright && all.W >= u.Px(resultWide) {
		at.board, all = all.CutLeft(min(all.W*0.33, all.H))
		_, all = all.CutLeft(gap)
	}
	at.buttons, all = all.CutBottom(buttons)
	_, all = all.CutBottom(gap)
	spare := at.rows(u, all.H, len(r.order), told)
	switch {
	case told && spare < u.Px(courseLeast):
		r.turns(u, &at, gap)
		at.course, at.table = all, all
		if at.narrow {
			at.tabs, all = all.CutTop(u.Px(theme.Target))
			_, all = all.CutTop(gap)
			at.course, at.table = all, all
		}
		return at
	case painted && upright && all.W >= u.Px(resultTall) && spare >= u.Px(courseLeast+boardLeast)+gap:
		var above ui.Rect
		above, at.table = all.CutTop(spare - gap)
		_, at.table = at.table.CutTop(gap)
		at.stack(above, gap, told)
		return at
	case !told:
		at.table = all.Center(all.W, all.H-max(spare, 0))
		return at
	}
	at.course, at.table = all.CutTop(spare - gap)
	_, at.table = at.table.CutTop(gap)
	return at
}

// tell makes room of a height above the buttons for what is told for a while, so that it covers nothing that one clicks: the course of the
// match has less of it, or the table, which can be scrolled. The room stays when that has gone, so that nothing moves under the pointer.
func (p *resultPlaces) tell(u *ui.UI, h float64) {
	if h == 0 {
		return
	}
	gap := u.Px(menuGap)
	p.notice = ui.Rect{X: p.buttons.X, Y: p.buttons.Y - gap - h, W: p.buttons.W, H: h}
	need := p.table.Bottom() - (p.notice.Y - gap)
	if need <= 0 {
		return
	}
	above := p.course.Bottom() <= p.table.Y && (p.board.Empty() || p.board.Right() <= p.table.X)
	if above && p.course.H-need >= u.Px(courseLeast) {
		p.course.H -= need
		p.table.Y -= need
		return
	}
	if p.course.Bottom() > p.table.Y {
		p.course.H -= need
	}
	p.table.H -= need
}

// rows makes the rows of the table as high as there is room for, if need be low ones, and returns the height that is left
// above it.
func (p *resultPlaces) rows(u *ui.UI, height float64, seats int, told bool) (spare float64) {
	least := 0.0
	if told {
		least = max(u.Px(courseLeast+60), height*courseShare)
	}
	table := func() float64 { return p.head + u.Px(2*theme.Margin) + float64(seats)*p.row }
	more := 0.0
	if p.narrow {
		more = u.Px(resultName)
	}
	if p.row += more; height-table() < least {
		p.head, p.row = u.Px(lowHead), u.Px(lowRow)+more
	}
	return height - table()
}

// turns gives the choice between course and table its place beside the title.
func (r *result) turns(u *ui.UI, p *resultPlaces, gap float64) {
	if p.narrow {
		return
	}
	p.tabs, p.title = p.title.CutRight(u.Px(tabsWidth))
	p.tabs = p.tabs.Center(p.tabs.W, u.Px(theme.Target))
	_, p.title = p.title.CutRight(gap)
}

// stack gives board and course their places above the table: beside each other, or one above the other in a high place.
func (p *resultPlaces) stack(above ui.Rect, gap float64, told bool) {
	switch {
	case !told:
		p.board = above
	case above.H > above.W*0.75:
		p.course, p.board = above.CutTop(above.H * 0.45)
		_, p.board = p.board.CutTop(gap)
	default:
		p.board, p.course = above.CutLeft(above.W * 0.4)
		_, p.course = p.course.CutLeft(gap)
	}
}
