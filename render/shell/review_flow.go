package shell

import (
	"islas/game"
	"islas/render/theme"
	"islas/render/ui"
)

// chancesLow is the least height of the chart of chances there, in design units.
const chancesLow = 230

// drawFlowing draws everything below each other: the chart, the choice of pages, and the one that is chosen.
func (l *looking) drawFlowing(u *ui.UI, below ui.Rect) {
	th := u.Theme()
	area := page(u, pageIn(u, below))
	if !l.shown {
		drawBlocks(u, "review", area, u.Px(theme.Gap), func(width float64) []block { return l.progressBlocks(u, width) })
		return
	}
	drawBlocks(u, "review", area, u.Px(theme.Gap), func(width float64) []block {
		labels := []string{u.T("review.turns"), u.T("review.sums"), u.T("review.decisions")}
		all := []block{
			{min(max(width*chartFlat, u.Px(chancesLow)), u.Px(chartHigh)) + u.MeasureWrapped(theme.Small, u.T("review.curve"), width), func(at ui.Rect) {
				l.drawChances(u, at)
			}},
			choiceBlock(u, width, "page", u.T("review.title"), labels, &l.page),
		}
		switch l.page {
		case turnsPage:
			all = append(all, l.entryBlocks(u, width, area, l.turns(u))...)
		case sumsPage:
			for _, seat := range l.ranked() {
				all = append(all, l.accountBlock(u, width, seat))
			}
		default:
			filters := []string{u.T("review.all"), u.T("review.costly")}
			all = append(all, choiceBlock(u, width, "filter", labels[decisionsPage], filters, &l.filter))
			list := l.decisions(u)
			if len(list) == 0 {
				all = append(all, paragraph(u, width, theme.Small, th.InkSoft, ui.Left, u.T("review.none")))
			}
			all = append(all, l.entryBlocks(u, width, area, list)...)
		}
		return append(all, paragraph(u, width, theme.Small, th.InkSoft, ui.Left, u.T("review.note")))
	})
}

// progressBlocks say how far the review is.
func (l *looking) progressBlocks(u *ui.UI, width float64) []block {
	th := u.Theme()
	part := l.review.Progress()
	text := u.T("review.working", "n", int(part*100))
	return []block{
		paragraph(u, width, theme.BodyBold, th.Ink, ui.Center, text),
		{u.Px(partBar), func(at ui.Rect) { drawPart(u, at, part, text) }},
		paragraph(u, width, theme.Small, th.InkSoft, ui.Center, u.T("review.working.hint")),
	}
}

// entryBlocks are the entries of a list that is seen through a view. Those that are far from it are not drawn.
func (l *looking) entryBlocks(u *ui.UI, width float64, view ui.Rect, list []listed) (all []block) {
	near := view.InsetXY(0, -view.H) // so that the next one can get the focus
	for i := range list {
		all = append(all, block{l.height(u, &list[i], width), func(at ui.Rect) {
			if at.Bottom() > near.Y && at.Y < near.Bottom() {
				l.drawEntry(u, &list[i], at)
			}
		}})
	}
	return all
}

// accountBlock shows where the chances of a seat came from.
func (l *looking) accountBlock(u *ui.UI, width float64, seat game.Seat) block {
	name := u.MeasureWrapped(theme.BodyBold, l.name(seat), width-u.Px(reviewFace+theme.Gap))
	head := max(name, u.Px(sumsName))
	return block{head + u.Px(sumsGap) + float64(len(sums()))*sumHeight(u), func(at ui.Rect) { l.drawAccount(u, seat, at, head) }}
}
