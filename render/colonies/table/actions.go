package table

import (
	"islas/render/ui"
)

// actionsView draws the buttons for all that can be done without the chart.
type actionsView struct{}

// draw draws the buttons.
func (v *actionsView) draw(f *frame) (want intent) {
	u := f.UI
	n := max(1, min(len(f.Legal), 12))
	cells := f.lay.actions.Grid(4, (n+3)/4, u.Px(4))
	i := 0
	for _, a := range f.Legal {
		if i < len(cells) && a.Node == 0xff && a.Edge == 0 && a.Hex == 0 {
			if u.Button("do "+a.String(), cells[i], a.String(), ui.ButtonOptions{Target: a}) {
				want = a
			}
			i++
		}
	}
	return want
}

// turn draws the buttons that lead on.
func (v *actionsView) turn(f *frame) (want intent) {
	return f.Controls(f.lay.turn, "play", f.UI.T("table.skip"))
}
