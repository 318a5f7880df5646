package table

import (
	"strconv"
	"time"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/session"
	"islas/render/theme"
	"islas/render/ui"
)

// othersView is the boards of the other players. One that is pointed at is shown large beside it, for as long as somebody rests on it;
// one that is clicked stays so until it is closed.
type othersView struct {
	seat  game.Seat           // whose board is shown large, NoSeat for none
	small ui.Rect             // where it lies small
	on    puertorico.Building // that is pointed at, NoBuilding for none

	kept    game.Seat     // whose board stays large, NoSeat for none
	shut    game.Seat     // whose board was closed while somebody still rests on it, NoSeat for none
	rests   bool          // somebody rests on that board in this tick
	button  ui.Rect       // where the button lay that closes it
	leaving time.Duration // for how long the pointer has been on its way from the small board to that button

	high float64  // of it in large words, in pixels
	told struct { // in large words, as last scrolled to
		seat game.Seat
		on   puertorico.Building
	}

	waits bool      // since something moved nobody has pointed at anything
	at    ui.Point  // where the pointer lay then
	keyed game.Seat // whose board had the keyboard's focus then
}

const (
	restSlack  = 3                      // how far a pointer that lies still may tremble, in design units
	leavesFor  = 500 * time.Millisecond // how long a pointer may take to the button that closes a board
	visitClose = "visit.close"          // the id of that button
)

// newOthersView returns a view that shows no board large.
func newOthersView() othersView {
	v := othersView{seat: game.NoSeat, kept: game.NoSeat, shut: game.NoSeat, keyed: game.NoSeat}
	v.told.seat = game.NoSeat
	return v
}

// draw shows the boards, whole and small.
func (v *othersView) draw(f *frame) intent {
	last, small := v.seat, v.small
	v.seat, v.on, v.rests = game.NoSeat, puertorico.NoBuilding, false
	in, keyed := f.UI.Input(), game.NoSeat
	for i, r := range f.lay.others {
		f.UI.InPart(f.Name(f.other(i)), func() {
			if v.board(f, r, f.other(i)).Ring {
				keyed = f.other(i)
			}
		})
		if f.other(i) == v.kept {
			v.small = r
		}
	}
	if len(f.lay.others) == 0 || !v.visits(f) {
		v.kept = game.NoSeat
	}
	if !v.rests {
		v.shut = game.NoSeat
	}
	switch {
	case v.kept != game.NoSeat:
		v.seat, v.leaving = v.kept, 0
	case v.seat != game.NoSeat:
		v.leaving = 0
	case v.visits(f) && last != game.NoSeat && last != v.shut && v.toButton(f, small):
		v.seat, v.small = last, small
	}
	if v.seat != last {
		f.UI.Wake() // the bar says so
	}
	switch {
	case f.Showing:
		v.waits, v.at, v.keyed = true, in.Pos, keyed
	case in.Pressed, keyed != v.keyed, in.Pos.Sub(v.at).Len() >= f.UI.Px(restSlack):
		v.waits = false
	}
	return nil
}

// visits reports whether boards can be shown large: while nothing happens that should be looked at, and after it as soon as somebody
// points at one; who has left the pointer there has not.
func (v *othersView) visits(f *frame) bool {
	return !f.Showing && !v.waits && f.Drawer == session.NoDrawer
}

// rested notes that the board of a seat is to be shown large if somebody rests on one of its widgets, and is to stay so if they click it.
func (v *othersView) rested(f *frame, got ui.Response, r ui.Rect, seat game.Seat, b puertorico.Building) {
	if !v.visits(f) {
		return
	}
	if got.Clicked {
		v.kept, v.small, v.shut = seat, r, game.NoSeat
		if got.Ring {
			f.UI.Focus(visitClose)
		}
	}
	if got.Peek || got.Tip && (f.UI.Input().Touch || got.Ring) {
		if v.rests = v.rests || seat == v.shut; seat != v.shut {
			v.seat, v.small, v.on = seat, r, b
		}
	}
}

// toButton reports whether the pointer is on its way from the small board to the button that closes the large one, or on that.
func (v *othersView) toButton(f *frame, small ui.Rect) bool {
	u := f.UI
	in := u.Input()
	if in.Touch || !in.Inside || v.button.Empty() {
		return false
	}
	if u.Pointed() == visitClose {
		v.leaving = 0
		return true
	}
	v.leaving += in.Dt
	if in.Pressed || v.leaving > leavesFor || !small.Union(v.button).Contains(in.Pos) {
		return false
	}
	u.Wake()
	return true
}

// closer is the button at the right of r that closes the board that is shown large. It returns what it leaves of r, and whether it was
// pressed.
func (v *othersView) closer(f *frame, r ui.Rect) (rest ui.Rect, pressed bool) {
	u := f.UI
	text := u.T("ui.close")
	wide := u.MeasureText(theme.SmallBold, text) + u.LineHeight(theme.SmallBold)*1.15 + u.Px(theme.Gap*3)
	v.button, r = r.CutRight(wide)
	_, r = r.CutRight(u.Px(visitGap * 2))
	return r, u.Button(visitClose, v.button, text, ui.ButtonOptions{
		Icon: f.Sign(paint.IconCross), Style: theme.SmallBold, Tooltip: u.T("visit.close.tip"), Looks: true,
	})
}

// close closes the board that is shown large, and reports whether there was one. Where it was closed by a key its small board has the
// focus again.
func (v *othersView) close(u *ui.UI) bool {
	if v.seat == game.NoSeat {
		return false
	}
	if u.Focused() == visitClose {
		u.Focus("board." + strconv.Itoa(int(v.seat)))
	}
	v.kept, v.shut, v.seat = game.NoSeat, v.seat, game.NoSeat
	u.Wake()
	return true
}
