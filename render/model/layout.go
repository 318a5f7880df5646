package model

import (
	"islas/game"
	"islas/game/model"
	"islas/render/table"
	"islas/render/ui"
)

// layout is where the regions of the table lie.
type layout struct{ bar, seats, board, hand, buttons, controls, log ui.Rect }

// plan lays the table out. It depends on nothing but the room.
func plan(room table.Extent) (l layout) {
	px := func(v float64) float64 { return v * room.Px }
	var rest, side ui.Rect
	l.bar, rest = ui.Rect{W: room.W, H: room.H}.CutTop(px(60))
	rest = rest.Inset(px(6))
	if room.W > room.H {
		side, rest = rest.CutRight(px(340))
		l.controls, l.log = side.CutTop(px(160))
		_, l.log = l.log.CutTop(px(6))
		rest.W -= px(6)
	} else {
		side, rest = rest.CutBottom(px(230))
		l.controls, l.log = side.CutLeft(px(120))
		_, l.log = l.log.CutLeft(px(6))
		rest.H -= px(6)
	}
	l.seats, rest = rest.CutTop(px(56))
	l.hand, l.board = rest.CutBottom(px(180))
	l.buttons, l.hand = l.hand.CutRight(px(220))
	l.hand.W -= px(8)
	return l
}

// move moves all but the bar.
func (l *layout) move(by ui.Point) {
	for _, r := range []*ui.Rect{&l.seats, &l.board, &l.hand, &l.buttons, &l.controls, &l.log} {
		*r = r.Moved(by.X, by.Y)
	}
}

// spots returns where what has a name in lessons lies.
func (l *layout) spots(name string) []ui.Rect {
	if r, ok := map[string]ui.Rect{"board": l.board, "hand": l.hand.Union(l.buttons), "log": l.log, "seats": l.seats}[name]; ok {
		return []ui.Rect{r}
	}
	return nil
}

// cove returns where a cove lies.
func (l *layout) cove(u *ui.UI, cove model.Card) ui.Rect {
	return l.board.Grid(3, model.Coves/3, u.Px(8))[cove-1].Inset(u.Px(4))
}

// houses returns where the houses of a cove stand.
func (l *layout) houses(u *ui.UI, cove model.Card) []ui.Rect {
	_, sand := l.cove(u, cove).CutTop(l.cove(u, cove).H * 0.5)
	return sand.InsetXY(sand.W*0.1, sand.H*0.12).Row(model.Room, u.Px(4))
}

// seat returns where a seat is shown.
func (l *layout) seat(u *ui.UI, seat game.Seat, seats int) ui.Rect {
	return l.seats.Row(seats, u.Px(6))[seat]
}
