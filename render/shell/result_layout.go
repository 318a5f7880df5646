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
	resultBanner = 1240 // greatest width of the title
	resultLow    = 728  // height of the window below which everything is scrolled
	resultWide   = 1200 // least width with room for a board beside the points
	courseLeast  = 250  // least height of the course of a match, with its margins
	courseShare  = 0.45 // of the height of course and table; with less, the table has lower rows
	boardHigh    = 0.75 // of a board, divided by its width
	tabsWidth    = 300
)

// resultPlaces is the rectangles of the parts of the result. A part without room or content is empty.
type resultPlaces struct {
	title, table ui.Rect
	course       ui.Rect // chart and story of the points
	tabs         ui.Rect // choice between course and table where they take turns
	board        ui.Rect // for the picture of a board
	notice       ui.Rect // for notices
	ways         ui.Rect
	waysOn       []block // the buttons at the lower edge
	rows         rowSize
}

// draw draws everything where it fills the window, in a wide one with a board beside the rest.
func (r *result) draw(u *ui.UI, follow *func()) {
	at := r.places(u, follow)
	at.title = at.title.Center(min(at.title.W, u.Px(resultBanner)), at.title.H)
	r.told.notice = max(r.told.notice, u.NoticeHeight(at.ways.W)/u.Scale())
	at.tell(u, u.Px(r.told.notice))
	u.NoticesIn(at.notice)
	r.drawTitle(u, at.title)
	if r.boarded = !at.board.Empty(); r.boarded {
		r.drawBoard(u, at.board, r.shown)
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

// places returns the layout of the result, with a title as wide as there is room for.
func (r *result) places(u *ui.UI, follow *func()) (at resultPlaces) {
	all, gap, title := u.Bounds().Inset(u.Px(edge)), u.Px(16), u.Px(resultTitle)
	if all.H < u.Px(1060) || all.W < u.Px(narrowBelow) {
		title = u.Px(lowTitle)
	}
	at.title = all.TakeTop(title, gap)
	told := r.tells.Course != nil
	if r.tells.Paint != nil && all.H <= all.W && all.W >= u.Px(resultWide) {
		at.board = all.TakeLeft(min(all.W*0.33, all.H), gap)
	}
	at.waysOn = buttons(u, all.W, r.on(u, follow))
	at.ways = all.TakeBottom(heightOf(at.waysOn, u.Px(menuGap)), gap)
	least := 0.0
	if told {
		least = max(u.Px(courseLeast+60), all.H*courseShare)
	}
	spare := func() float64 {
		head, body := r.pointBlocks(u, all.W-u.Px(2*theme.Margin), at.rows)
		return all.H - head.height - body.height - u.Px(2*theme.Margin)
	}
	if at.rows = highRows; spare() < least {
		at.rows = lowRows
	}
	switch spare := spare(); {
	case told && spare < u.Px(courseLeast):
		if all.W < u.Px(narrowBelow) {
			at.tabs = all.TakeTop(u.Px(theme.Target), gap)
		} else {
			at.tabs, at.title = at.title.CutRight(u.Px(tabsWidth))
			at.tabs = at.tabs.Center(at.tabs.W, u.Px(theme.Target))
			_, at.title = at.title.CutRight(gap)
		}
		at.course, at.table = all, all
	case !told:
		at.table = all.Center(all.W, all.H-max(spare, 0))
	default:
		at.course, at.table = all.CutTop(spare-gap, gap)
	}
	return at
}

// tell makes room of a height above the buttons for notices, so that these cover nothing that can be clicked. It takes the room from the
// course of the match or from the table, which can be scrolled. The room stays when a notice is gone, so that nothing moves under the
// pointer.
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
	if p.course.Bottom() <= p.table.Y && p.course.H-need >= u.Px(courseLeast) {
		p.course.H -= need
		p.table.Y -= need
		return
	}
	if p.course.Bottom() > p.table.Y {
		p.course.H -= need
	}
	p.table.H -= need
}

// drawColumn draws everything below each other where a window is too narrow or low to be filled: the winner, and either the points, or the
// course of the match with the boards.
func (r *result) drawColumn(u *ui.UI, follow *func()) {
	room := u.Bounds().Inset(u.Px(theme.Gap / 2))
	r.told.notice = max(r.told.notice, u.NoticeHeight(room.W)/u.Scale())
	if r.told.notice > 0 {
		u.NoticesIn(room.TakeBottom(u.Px(r.told.notice), u.Px(menuGap)))
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
		return append(all, buttons(u, width, r.on(u, follow))...)
	})
}

// pageBlock returns the choice between points and course.
func (r *result) pageBlock(u *ui.UI, width float64) block {
	labels := []string{u.T("result.points"), u.T("result.story")}
	return choiceBlock(u, width, "page", labels[1], labels, &r.page)
}

// boardBlock returns a player's board.
func (r *result) boardBlock(u *ui.UI, width float64, seat game.Seat) block {
	inside := width - u.Px(2*boardInset)
	_, high := r.boardTop(u, inside, seat)
	return block{inside*boardHigh + high + u.Px(2*boardInset), func(at ui.Rect) {
		if !at.Intersect(u.Bounds()).Empty() {
			r.drawBoard(u, at, seat)
		}
	}}
}

// on returns the buttons. A click only sets *follow, which the caller calls after everything has been drawn.
func (r *result) on(u *ui.UI, follow *func()) (all []action) {
	add := func(id, label string, o ui.ButtonOptions, do func()) {
		all = append(all, action{id, label, o, func() { *follow = do }})
	}
	tip := func(key string) ui.ButtonOptions { return ui.ButtonOptions{Tooltip: u.T(key)} }
	add("again", u.T("result.again"), ui.ButtonOptions{Primary: true, Tooltip: u.T("result.again.tip")}, r.again)
	if r.s.Reviews.Has(r.match) {
		add("review", u.T("review.show"), tip("review.show.tip"), func() { r.s.Push(r.s.Routes.Review(r.s, r.match)) })
	}
	add("new", u.T("result.new"), ui.ButtonOptions{}, func() { r.s.Go(r.s.Routes.NewGame(r.s)) })
	add("watch", u.T("result.watch"), tip("result.watch.tip"), func() { r.s.Watch(r.match, 0) })
	if r.s.Snap != nil {
		add("picture", u.T("picture.save"), tip("picture.save.tip"), func() { r.s.Routes.Picture(r.s, r.match) })
	}
	add("save", u.T("result.save"), tip("result.save.tip"), func() { r.saved = r.saved || saveRecord(r.s, r.match) })
	leave := u.T("result.title")
	if r.s.Under() != nil {
		leave = u.T("common.back")
	}
	add("title", leave, ui.ButtonOptions{}, r.leave)
	return all
}
