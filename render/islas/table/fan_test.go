package table

import (
	"fmt"
	"strconv"
	"testing"

	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/ui"
)

// TestFanShowsWhatItMust looks at hands of every size in trays of every layout: closed, every card shows its first priority
// and its colour; opened, the card, what is left of it and what is right of it are covered by nothing.
func TestFanShowsWhatItMust(t *testing.T) {
	for _, size := range sizes {
		l := plan(size.w, size.h, size.px, 3)
		for n := 1; n <= 20; n++ {
			f := newFan(l.hand, n, 8*size.px)
			where := fmt.Sprintf("%v, %d cards", size, n)
			var x [60]float64
			for i := range n {
				x[i] = f.closed(i)
			}
			f.check(t, where, l.hand, x[:n], -1, size.px)
			for open := range n {
				anchor := f.anchor(open, 0, false)
				f.opened(x[:], open, anchor)
				f.check(t, fmt.Sprintf("%s, open at %d", where, open), l.hand, x[:n], open, size.px)
			}
		}
	}
}

// check looks whether cards at these places lie in their tray, in order, and can be told and hit.
func (f *fan) check(t *testing.T, where string, tray ui.Rect, x []float64, open int, px float64) {
	t.Helper()
	const first = 0.3 // of a card's width: its first priority
	for i := range x {
		r, _ := f.place(x[i])
		if r.X < tray.X-0.5 || r.Right() > tray.Right()+0.5 || r.Y < tray.Y-0.5 || r.Bottom() > tray.Bottom()+10*px {
			t.Fatalf("%s: card %d lies at %v, the tray is %v", where, i, r, tray)
		}
		if i == 0 {
			continue
		}
		d := (x[i] - x[i-1]) / f.w
		switch {
		case d <= 0:
			t.Fatalf("%s: card %d lies left of the one before", where, i)
		case open < 0 && len(x) <= 12 && d < first:
			t.Fatalf("%s: %.2f of card %d is seen", where, d, i-1)
		case open >= 0 && len(x) <= 9 && tray.W > 9*f.w*0.8 && (i == open+1 || i == open+2 && i < len(x)) && d < 0.99:
			t.Fatalf("%s: %.2f of card %d is seen", where, d, i-1)
		}
	}
}

// TestFanStaysUnderThePointer sweeps over the hand: the card under the pointer never changes unless the pointer moves, and
// every card can be reached.
func TestFanStaysUnderThePointer(t *testing.T) {
	r := reachHand(t, 12)
	table := r.s.Top().(*Table)
	hand := table.lay.hand
	reached := map[int]bool{}
	for x := hand.X; x < hand.Right(); x += 4 {
		in := ui.Input{Pos: ui.Point{X: x, Y: hand.Middle().Y}, Inside: true}
		r.frame(in)
		r.frame(in)
		open := table.hand.open
		for range 30 {
			r.frame(in)
			if table.hand.open != open {
				t.Fatalf("with the pointer at %.0f the fan opens at card %d, then at %d", x, open, table.hand.open)
			}
		}
		if open >= 0 {
			reached[open] = true
			if card := table.hand.seen(table.fanNow(r.u), open); x < card.X || x > card.Right() {
				t.Fatalf("the pointer at %.0f is not over card %d at %v", x, open, card)
			}
		}
	}
	if len(reached) < 11 {
		t.Errorf("only %d cards of 12 are reached", len(reached))
	}
}

// fanNow is the fan as it was drawn last.
func (t *Table) fanNow(u *ui.UI) *fan {
	f := newFan(t.lay.hand, len(t.hand.cards), u.Px(8))
	return &f
}

// TestFanOpensByKeyboard moves the focus from card to card.
func TestFanOpensByKeyboard(t *testing.T) {
	r := reachHand(t, 9)
	table := r.s.Top().(*Table)
	for range 200 {
		r.frame(ui.Input{Keys: []ui.Key{ui.KeyTab}})
		if r.u.Focused() == "card.4" {
			break
		}
	}
	for range 60 {
		r.frame(ui.Input{})
	}
	f := table.fanNow(r.u)
	if table.hand.open != 4 || table.hand.near[4] == false {
		t.Fatalf("with the focus on %q the fan opens at %d", r.u.Focused(), table.hand.open)
	}
	if gap := table.hand.x[6] - table.hand.x[5]; gap < f.w*0.99 {
		t.Errorf("the card right of it is covered: %.0f of %.0f are seen", gap, f.w)
	}
	if left := table.hand.x[4] - table.hand.x[3]; left < f.w*0.99 {
		t.Errorf("the card left of it is covered: %.0f of %.0f are seen", left, f.w)
	}
}

// TestFanOpensByKeyboardWhereverThePointerRests moves the focus while the pointer rests at the other end of the hand.
func TestFanOpensByKeyboardWhereverThePointerRests(t *testing.T) {
	r := reachHand(t, 9)
	table := r.s.Top().(*Table)
	f := table.fanNow(r.u)
	last := len(table.hand.cards) - 1
	rests := ui.Point{X: f.closed(0) + f.w*0.1, Y: f.in.Middle().Y}
	r.frame(ui.Input{Pos: rests, Inside: true})
	for range 200 {
		r.frame(ui.Input{Pos: rests, Inside: true, Keys: []ui.Key{ui.KeyTab}})
		if r.u.Focused() == "card."+strconv.Itoa(last) {
			break
		}
	}
	for range 60 {
		r.frame(ui.Input{Pos: rests, Inside: true})
	}
	if table.hand.open != last || table.hand.x[last] < f.closed(last)-f.w {
		t.Errorf("the fan is open at card %d, which lies at %.0f; the pointer at %.0f draws the last one, at %.0f, to it", table.hand.open, table.hand.x[last], rests.X, f.closed(last))
	}
}

// TestPlayedCardLeavesAGapThatCloses looks whether cards glide to their places.
func TestPlayedCardLeavesAGapThatCloses(t *testing.T) {
	h := handView{owner: 1}
	tray := ui.Rect{W: 1000, H: 220}
	f := newFan(tray, 3, 8)
	h.take(&f, tray, 1, []islas.Card{3, 5, 9})
	h.lift[2] = 1
	was := h.x
	f = newFan(tray, 2, 8)
	h.take(&f, tray, 1, []islas.Card{3, 9})
	if h.x[0] != was[0] || h.x[1] != was[2] {
		t.Errorf("the cards that stay lie at %.0f and %.0f, they lay at %.0f and %.0f", h.x[0], h.x[1], was[0], was[2])
	}
	if h.lift[0] != 0 || h.lift[1] != 1 {
		t.Errorf("the cards that stay are raised by %.1f and %.1f, want 0 and 1", h.lift[0], h.lift[1])
	}
	if f.w/f.h < art.CardRatio-0.01 || f.w/f.h > art.CardRatio+0.01 {
		t.Errorf("a card is %.0f by %.0f", f.w, f.h)
	}
}

// reachHand is a table whose person has at least so many cards and may play.
func reachHand(t *testing.T, cards int) *harness {
	t.Helper()
	return reach(t, 3, func(s *islas.State) bool {
		return s.HandSize(0) >= cards && s.Decision() == islas.Decision{Phase: islas.PhaseAction, Seat: 0}
	})
}
