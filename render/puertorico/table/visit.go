package table

import (
	"strings"

	"islas/game"
	fore "islas/render/forecast"
	"islas/render/puertorico/caption"
	"islas/render/ui"
)

// Figures of a board that is shown large in design units.
const (
	visitHead    = 46
	visitPadding = 12
	visitGap     = 8
	visitPicture = 80  // the least height of island and city
	visitRoomy   = 150 // from which they are to be told apart at a glance
	visitShare   = 0.52
)

// large shows the board that is rested on large, beside the small one.
func (v *othersView) large(f *frame) {
	if v.seat == game.NoSeat {
		v.told.seat = game.NoSeat
		return
	}
	u := f.UI
	shown, closed := v.largeWords(f)
	if shown {
		if closed {
			v.close(u)
		}
		return
	}
	f.UI.Above(func() {
		at := f.visitPlace(v.small)
		if v.kept == game.NoSeat {
			u.Aside(at)
		}
		fore.Paper(f.UI, at)
		if v.leaving == 0 { // whoever only crosses it on the way elsewhere meets what lies below
			u.Region("visit", at, ui.RegionOptions{
				Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Looks: true, Label: f.visitWords(v.seat),
			})
		}
		closed = v.fill(f, at.Inset(u.Px(visitPadding)))
	})
	if closed {
		v.close(u)
	}
}

// visitPlace is where a board is shown large that lies small at own: over whole parts of the table, so that none sticks out from below it,
// and below the bar, which says what has to be done.
func (f *frame) visitPlace(own ui.Rect) ui.Rect {
	u, l := f.UI, f.lay
	d := u.Px(visitGap)
	if f.Port.Large() {
		return f.Port.View(u).Inset(d).Rounded()
	}
	_, all := u.Bounds().Inset(d).CutTop(l.bar.Bottom())
	all.H = l.buttons.Bottom() - all.Y
	switch {
	case l.shape == wide: // the roles, the own board and what is below that
		return ui.Rect{X: l.roles.X, Y: all.Y, W: l.roles.W, H: l.buttons.Y - d - all.Y}.Rounded()
	case l.shape == compact:
		return ui.Rect{X: all.X, Y: all.Y, W: l.page.X - l.gap - all.X, H: all.H}.Rounded()
	case l.tabs.Empty():
		return l.island.Union(l.city).Rounded()
	}
	below := ui.Rect{X: all.X, Y: own.Bottom() + d, W: all.W, H: all.Bottom() - own.Bottom() - d}
	if above := (ui.Rect{X: all.X, Y: all.Y, W: all.W, H: own.Y - d - all.Y}); above.H > below.H {
		return above.Rounded()
	}
	return below.Rounded()
}

// visitWords is what is told of a player and their buildings, in words.
func (f *frame) visitWords(seat game.Seat) string {
	u := f.UI
	told := []string{f.plateTip(seat)}
	for _, b := range f.known().Player(seat).Built() {
		told = append(told, u.T("building.tip", "name", buildingName(u, b), "effect", caption.Theirs(u.T, b)))
	}
	return strings.Join(told, "\n")
}

// fill shows in r what a player has: the plate, island and city, goods, and what each building does. It reports whether it was closed.
func (v *othersView) fill(f *frame, r ui.Rect) bool {
	u, p := f.UI, f.known().Player(v.seat)
	part := func(rest *ui.Rect, h float64) (at ui.Rect) {
		at, *rest = rest.CutTop(h)
		_, *rest = rest.CutTop(u.Px(visitGap))
		return at
	}
	head, closed := v.closer(f, part(&r, u.Px(visitHead)))
	f.drawPlate(head, v.seat)
	picture, cards, form := f.visitParts(r, v.seat)
	goods, picture := f.visitLand(picture, form)
	if picture.H >= u.Px(visitPicture) {
		f.smallBoard(picture, p, f.staff(v.seat), nil)
		island, city := f.halves(picture)
		f.freeLand("visit", v.seat, island, city)
	}
	if goods.H >= f.holdingsLeast()-1 {
		_, waiting := holdingCells(goods, u)
		f.waits("visit.juan", waiting, v.seat)
		f.drawHoldings(goods, v.seat)
	}
	v.cards(f, cards, asBuilt(p.Built()), form)
	return closed
}
