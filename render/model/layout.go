package model

import (
	"islas/game"
	"islas/game/model"
	"islas/render/table"
	"islas/render/ui"
)

// layout holds the rectangles of the regions of the table.
type layout struct{ bar, seats, board, hand, buttons, controls, log ui.Rect }

// plan returns the layout of the table. It depends only on the extent.
func plan(room table.Extent) (l layout) {
	l.bar = room.Bar
	all := room.Space(6, 6)
	if room.Upright() {
		side := all.In(all.Bottom(table.Units(230)))
		l.controls, l.log = side.Left(table.Units(120)), side.Rest
	} else {
		side := all.In(all.Right(table.Units(340)))
		l.controls, l.log = side.Top(table.Units(160)), side.Rest
	}
	l.seats = all.Top(table.Units(56))
	low := all.In(all.Bottom(table.Units(180)))
	l.buttons, l.hand, l.board = low.Right(table.Units(220)), low.Rest, all.Rest
	return l
}

// cove returns the rectangle of a cove.
func (l *layout) cove(u *ui.UI, cove model.Card) ui.Rect {
	return l.board.Grid(3, model.Coves/3, u.Px(8))[cove-1].Inset(u.Px(4))
}

// houses returns the rectangles of the houses of a cove.
func (l *layout) houses(u *ui.UI, cove model.Card) []ui.Rect {
	_, sand := l.cove(u, cove).CutTop(l.cove(u, cove).H * 0.5)
	return sand.InsetXY(sand.W*0.1, sand.H*0.12).Row(model.Room, u.Px(4))
}

// seat returns the rectangle of a seat.
func (l *layout) seat(u *ui.UI, seat game.Seat, seats int) ui.Rect {
	return l.seats.Row(seats, u.Px(6))[seat]
}
