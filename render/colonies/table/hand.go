package table

import (
	"strconv"

	"islas/game"
	"islas/game/colonies"
	"islas/render/ui"
)

// handView draws the open hand.
type handView struct{}

// draw draws the open hand.
func (v *handView) draw(f *frame) intent {
	owner := f.owner()
	if owner == game.NoSeat || f.lay.hand.Empty() {
		return nil
	}
	hand := f.known().Hand(owner)
	for r, cell := range f.lay.hand.Row(colonies.Resources, f.UI.Px(4)) {
		f.paint.counted(cell, strconv.Itoa(int(hand[r])), f.UI.Theme().OnDark, func(at ui.Rect) { f.paint.resource(at, colonies.Resource(r)) })
	}
	return nil
}
