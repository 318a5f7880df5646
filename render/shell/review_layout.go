package shell

import (
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of a review in design units.
const (
	reviewBeside = 1000 // from this width on the pages stand beside the chart
	reviewChart  = 0.42 // part of the height that the chart has above them
)

// reviewPlaces is where everything of a review stands below the bar.
type reviewPlaces struct {
	wait        ui.Rect // what there is to wait for, in place of the others
	chart, page ui.Rect
}

// places lays the review out: the pages beside the chart, or below it in a window that is not wide.
func (l *looking) places(u *ui.UI, below ui.Rect) (at reviewPlaces) {
	all, gap := below.InsetXY(u.Px(edge), u.Px(16)), u.Px(theme.Gap)
	at.wait = all.Center(min(all.W, u.Px(760)), min(all.H, u.Px(280)))
	if all.W >= u.Px(reviewBeside) && all.W > all.H || all.W > all.H*1.5 {
		part := 0.5
		if all.W < u.Px(reviewBeside) {
			part = 0.42
		}
		at.chart, at.page = all.CutLeft(all.W * part)
		_, at.page = at.page.CutLeft(gap)
		return at
	}
	at.chart, at.page = all.CutTop(all.H * reviewChart)
	_, at.page = at.page.CutTop(gap)
	return at
}
