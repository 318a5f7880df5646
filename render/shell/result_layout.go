package shell

import (
	"islas/game"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the result in design units.
const (
	resultTitle  = 150
	lowTitle     = 96
	flatTitle    = 86
	resultBanner = 1240 // greatest width of the title
	resultTall   = 900  // from this width on there is room for a board above the points
	resultWide   = 1200 // and from this one on beside them
	courseLeast  = 250  // height of the course of a match, with its margins
	courseShare  = 0.45 // of the height of both: with less, the rows of the table are made lower
	boardLeast   = 300
	boardHigh    = 0.75 // of the width of a board, in which it is painted
	tabsWidth    = 300
)

// resultPlaces is where everything of the result stands. Empty is what there is no room for, or nothing to show in.
type resultPlaces struct {
	title, table ui.Rect
	course       ui.Rect // how the points came about
	tabs         ui.Rect // the choice between course and table, which then take turns in one place
	board        ui.Rect // for the picture of a board
	notice       ui.Rect // what is told for a while
	ways         ui.Rect
	waysOn       []block // in it
	rows         rowSize
}

// draw draws everything where it fills the window: the board in a column beside the rest in a wide window, above the points in one held
// upright.
func (r *result) draw(u *ui.UI, follow *func()) {
	at := r.places(u, follow)
	at.title = at.title.Center(min(at.title.W, u.Px(resultBanner)), at.title.H)
	r.told.notice = max(r.told.notice, u.NoticeHeight(at.ways.W)/u.Scale())
	at.tell(u, u.Px(r.told.notice))
	u.NoticesIn(at.notice)
	r.drawTitle(u, at.title)
	if r.boarded = !at.board.Empty(); r.boarded {
		r.drawBoard(u, at.board, r.looked())
	}
	both := at.tabs.Empty()
	if !both {
		r.pageBlock(u, at.tabs.W).draw(at.tabs)
	}
	if !at.course.Empty() && (both || r.page == storyPage) {
		r.drawCourse(u, u.Panel(at.course))
	}
	if both || r.page != storyPage {
		r.drawTable(u, u.Panel(at.table), at.rows)
	}
	stack(at.ways, at.waysOn, u.Px(menuGap))
}

// places lays the result out, with a title as wide as there is room for.
func (r *result) places(u *ui.UI, follow *func()) (at resultPlaces) {
	all, gap, title := u.Bounds().Inset(u.Px(edge)), u.Px(16), u.Px(resultTitle)
	switch {
	case all.H < u.Px(680):
		title, gap = u.Px(flatTitle), u.Px(menuGap)
	case all.H < u.Px(1060) || all.W < u.Px(narrowBelow):
		title = u.Px(lowTitle)
	}
	at.title, all = all.CutTop(title)
	_, all = all.CutTop(gap)
	painted, told := r.tells.Paint != nil, r.tells.Course != nil
	upright := all.H > all.W
	if painted && !upright && all.W >= u.Px(resultWide) {
		at.board, all = all.CutLeft(min(all.W*0.33, all.H))
		_, all = all.CutLeft(gap)
	}
	at.waysOn = r.wayBlocks(u, all.W, follow)
	at.ways, all = all.CutBottom(heightOf(at.waysOn, u.Px(menuGap)))
	_, all = all.CutBottom(gap)
	least := 0.0
	if told {
		least = max(u.Px(courseLeast+60), all.H*courseShare)
	}
	spare := func() float64 { return all.H - r.tableHeight(u, all.W, at.rows) }
	if at.rows = highRows; spare() < least {
		at.rows = lowRows
	}
	switch spare := spare(); {
	case told && spare < u.Px(courseLeast):
		if all.W < u.Px(narrowBelow) {
			at.tabs, all = all.CutTop(u.Px(theme.Target))
			_, all = all.CutTop(gap)
		} else {
			at.tabs, at.title = at.title.CutRight(u.Px(tabsWidth))
			at.tabs = at.tabs.Center(at.tabs.W, u.Px(theme.Target))
			_, at.title = at.title.CutRight(gap)
		}
		at.course, at.table = all, all
	case painted && upright && all.W >= u.Px(resultTall) && spare >= u.Px(courseLeast+boardLeast)+gap:
		var above ui.Rect
		above, at.table = all.CutTop(spare - gap)
		_, at.table = at.table.CutTop(gap)
		at.above(above, gap, told)
	case !told:
		at.table = all.Center(all.W, all.H-max(spare, 0))
	default:
		at.course, at.table = all.CutTop(spare - gap)
		_, at.table = at.table.CutTop(gap)
	}
	return at
}

// above gives board and course their places above the table: beside each other, or one above the other in a high place.
func (p *resultPlaces) above(r ui.Rect, gap float64, told bool) {
	switch {
	case !told:
		p.board = r
	case r.H > r.W*0.75:
		p.course, p.board = r.CutTop(r.H * 0.45)
		_, p.board = p.board.CutTop(gap)
	default:
		p.board, p.course = r.CutLeft(r.W * 0.4)
		_, p.course = p.course.CutLeft(gap)
	}
}

// tell makes room of a height above the ways on for what is told for a while, so that it covers nothing that one clicks: the course of the
// match has less of it, or the table, which can be scrolled. The room stays when that has gone, so that nothing moves under the pointer.
func (p *resultPlaces) tell(u *ui.UI, h float64) {
	if h == 0 {
		return
	}
	gap := u.Px(menuGap)
	p.notice = ui.Rect{X: p.ways.X, Y: p.ways.Y - gap - h, W: p.ways.W, H: h}
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

// drawColumn draws everything below each other where a window is too narrow or low to be filled: who has won, and either the points or the
// course of the match with what everybody has come to have.
func (r *result) drawColumn(u *ui.UI, follow *func()) {
	room := u.Bounds().Inset(u.Px(theme.Gap / 2))
	if h := u.NoticeHeight(room.W); h > 0 {
		var told ui.Rect
		told, room = room.CutBottom(h)
		_, room = room.CutBottom(u.Px(menuGap))
		u.NoticesIn(told)
	}
	r.boarded = false
	drawBlocks(u, "result", page(u, room), u.Px(theme.Gap), func(width float64) []block {
		all, told := r.titleBlocks(u, width), r.tells.Course != nil
		if told {
			all = append(all, r.pageBlock(u, width))
		}
		story := told && r.page == storyPage
		if story {
			all = append(all, r.courseBlock(u, width))
		} else {
			head, body := r.pointBlocks(u, width, lowRows)
			all = append(all, column(0, head, body))
		}
		if r.tells.Paint != nil && (story || !told) {
			for _, seat := range r.order {
				all = append(all, r.boardBlock(u, width, seat))
			}
		}
		return append(all, r.wayBlocks(u, width, follow)...)
	})
}

// pageBlock is the choice between points and course.
func (r *result) pageBlock(u *ui.UI, width float64) block {
	labels := []string{u.T("result.points"), u.T("result.story")}
	return choiceBlock(u, width, "page", labels[1], labels, &r.page)
}

// boardBlock shows what a player has come to have.
func (r *result) boardBlock(u *ui.UI, width float64, seat game.Seat) block {
	inside := width - u.Px(2*boardInset)
	return block{inside*boardHigh + r.boardLabel(u, inside, seat) + u.Px(2*boardInset), func(at ui.Rect) {
		if !at.Intersect(u.Bounds()).Empty() {
			r.drawBoard(u, at, seat)
		}
	}}
}
