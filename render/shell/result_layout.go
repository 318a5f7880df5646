package shell

import (
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the result in design units.
const (
	resultWidth = 1240
	resultRow   = 84
	resultName  = 52 // more of a row with the name above the points
	resultHead  = 84
	resultTitle = 170
	resultChart = 620  // greatest width or height of the picture of a board
	resultWide  = 1700 // from this width on there is one beside the table
	resultHigh  = 300  // least height of one above the table
	lowRow      = 66   // the same in a low window
	lowHead     = 66
	lowTitle    = 96
)

// resultPlaces is where everything of the result stands.
type resultPlaces struct {
	title, table, buttons ui.Rect
	chart                 ui.Rect // for the picture of a board; empty where there is no room, or nothing to show
	head, row             float64 // heights of the parts of the table
	narrow                bool    // names stand above their points, not beside them
}

// places lays the result out: the board beside the table in a wide window, above it in one held upright.
func (r *result) places(u *ui.UI) resultPlaces {
	all := u.Bounds().Inset(u.Px(edge))
	at := resultPlaces{head: u.Px(resultHead), row: u.Px(resultRow), narrow: all.W < u.Px(narrowBelow)}
	titleHeight, gap, buttonHeight := min(u.Px(resultTitle), all.W/4), u.Px(edge), u.Px(menuButton)
	if all.H < u.Px(680) {
		at.head, at.row = u.Px(lowHead), u.Px(lowRow)
		titleHeight, gap = u.Px(lowTitle), u.Px(menuGap)
	}
	if at.narrow {
		at.row += u.Px(resultName)
		buttonHeight = u.Px(2*menuButton + menuGap)
	}
	width := min(all.W, u.Px(resultWidth))
	height := titleHeight + gap + at.head + u.Px(2*theme.Margin) + float64(len(r.order))*at.row + gap + buttonHeight
	beside, above := 0.0, 0.0
	switch spare := all.H - height - gap; {
	case r.tells.Paint == nil:
	case all.W >= u.Px(resultWide):
		beside = min(all.W-width-2*gap, u.Px(resultChart))
	case spare >= u.Px(resultHigh):
		above = min(spare, u.Px(resultChart))
		height += above + gap
	}
	rest := all.Center(width, min(all.H, height))
	if beside > 0 {
		rest = all.Center(width+2*gap+beside, min(all.H, height))
	}
	at.title, rest = rest.CutTop(titleHeight)
	at.title = at.title.Center(width, titleHeight)
	_, rest = rest.CutTop(gap)
	switch {
	case beside > 0:
		at.chart, rest = rest.CutLeft(beside)
		_, rest = rest.CutLeft(2 * gap)
	case above > 0:
		at.chart, rest = rest.CutTop(above)
		_, rest = rest.CutTop(gap)
	}
	at.buttons, rest = rest.CutBottom(buttonHeight)
	_, at.table = rest.CutBottom(gap)
	return at
}
