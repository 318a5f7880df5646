package table_test

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"testing"

	"islas/game/islas"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// inHand is the cards of the open hand as they are drawn, in order, without those that are raised.
func (r *rig) inHand() (all []picture) {
	tray := r.tray()
	for _, p := range r.shown("card") {
		if !p.at.Intersect(tray).Empty() && p.at.H <= tray.H*1.05 && p.at.W > tray.H*0.3 {
			all = append(all, p)
		}
	}
	slices.SortFunc(all, func(a, b picture) int { return int(a.at.X - b.at.X) })
	return all
}

// TestWishesInHandAreSeen looks at hands of one card to twelve, in windows that take turns: what a card's face takes for seen is covered
// by no other card, so that its four wishes and its names are uncovered.
func TestWishesInHandAreSeen(t *testing.T) {
	windows := harness.Windows()
	for i := range max(12, len(windows)) {
		n, w := 1+i%12, windows[i%len(windows)]
		bubbled(t, fmt.Sprint(n, " ", w), func(t *testing.T) {
			r := find(t, 2+n%4, func(m moment) bool {
				d := m.decision()
				return m.state().HandSize(0) == n && d.Seat == 0 && d.Phase <= islas.PhaseDone
			}).open(t, "de", w)
			r.Rest()
			r.checkSeen(n)
		})
	}
}

// checkSeen looks at a closed hand of n cards.
func (r *rig) checkSeen(n int) {
	r.t.Helper()
	const least = 0.28 // of a card's width
	cards := r.inHand()
	if len(cards) != n {
		r.t.Fatalf("%d cards lie in a hand of %d", len(cards), n)
	}
	for i, c := range cards {
		seen := 1.0
		if i+1 < n {
			seen = min((cards[i+1].at.X-c.at.X)/c.at.W, 1)
		}
		if whole := c.shown == 1 && seen >= 0.97; c.shown > seen+0.001 && !whole {
			r.t.Errorf("%d cards: %.3f of card %d is seen, its face is drawn for %.3f", n, seen, i, c.shown)
		}
		if c.shown < least {
			r.t.Errorf("%d cards: no more than %.2f of card %d is seen", n, c.shown, i)
		}
	}
}

// TestRaisedCardCoversNoButton points at every card in windows of every layout: the one that is raised covers no button of the turn, and
// its tooltip stands beside it and the hand.
func TestRaisedCardCoversNoButton(t *testing.T) {
	m := find(t, 3, func(m moment) bool { return m.state().HandSize(0) == 7 && from(islas.PhaseAction, 1)(m) })
	for _, w := range layouts() {
		bubbled(t, w.String(), func(t *testing.T) {
			r := m.open(t, "de", w)
			r.Rest()
			tray := r.tray()
			for i := range 7 {
				r.Away()
				r.Wait(30)
				r.Move(r.Widget(fmt.Sprintf("card.%d", i)).Rect.Middle())
				r.Wait(60)
				up := r.largest()
				if up.at.H < 1.01*r.inHand()[0].at.H {
					t.Errorf("card %d is not raised: the largest is %.0f pixels high", i, up.at.H)
				}
				for _, id := range []string{"draw", "palace", "town"} {
					if b := r.Widget(id).Rect; !b.Intersect(up.at).Empty() {
						t.Errorf("card %d, raised at %v, covers %s at %v", i, up.at, id, b)
					}
				}
				_, tip, ok := r.UI.Tip()
				if draw := r.Widget("draw").Rect; ok && !draw.Intersect(tip).Empty() {
					t.Errorf("the tooltip of card %d at %v covers the button at %v", i, tip, draw)
				}
				if !ok || !tip.Intersect(up.at.Union(tray)).Empty() && !r.noRoomAbove(up.at, tip) {
					t.Errorf("the tooltip of card %d at %v covers it at %v, or the hand at %v", i, tip, up.at, tray)
				}
			}
		})
	}
}

// largest is the largest card that is drawn in the hand or above it.
func (r *rig) largest() (up picture) {
	tray := r.tray()
	for _, p := range r.shown("card") {
		if !p.at.Intersect(tray).Empty() && p.at.H > up.at.H {
			up = p
		}
	}
	return up
}

// noRoomAbove reports whether a tooltip has no room above a card, and covers at least nothing of that.
func (r *rig) noRoomAbove(card, tip ui.Rect) bool {
	return tip.H > card.Y-30 && tip.Intersect(card).Empty()
}

// TestNobodysHandsAreSmall lets computers play alone: the backs of their cards say how many each of them holds.
func TestNobodysHandsAreSmall(t *testing.T) {
	for _, w := range layouts() {
		bubbled(t, w.String(), func(t *testing.T) {
			r := find(t, 5, decides(islas.PhaseAction, 4)).openFor(t, "de", w, computers(5)...)
			r.Wait(3)
			top := r.Widget("deck").Rect.Bottom()
			if w.W > w.H {
				top = r.UI.Bounds().H / 2
			}
			var backs []ui.Rect
			for _, p := range r.shown("back") {
				if p.at.Y < top {
					continue
				}
				backs = append(backs, p.at)
			}
			told := 0
			for text, at := range r.UI.DrawnTexts {
				n, err := strconv.Atoi(text)
				if beside := func(b ui.Rect) bool {
					return at.X >= b.X && at.X < b.Right()+1.5*b.W && math.Abs(at.Middle().Y-b.Middle().Y) < b.H/2
				}; err == nil && slices.ContainsFunc(backs, beside) {
					told += n
				}
			}
			if len(backs) < 20 || told != len(backs) {
				t.Errorf("%d backs are seen, %d cards are told of", len(backs), told)
			}
		})
	}
}

// TestFewDiscardsOpenNoDialog points at a discard pile of one card, and clicks it: the card is seen beside it, over nothing of the
// piles, until something else is pressed.
func TestFewDiscardsOpenNoDialog(t *testing.T) {
	for _, w := range layouts() {
		bubbled(t, w.String(), func(t *testing.T) {
			r := find(t, 3, func(m moment) bool { return m.state().DiscardSize() == 1 && from(islas.PhaseAction, 1)(m) }).open(t, "de", w)
			r.Rest()
			s := r.state()
			seen := func() (at ui.Rect) {
				for _, p := range r.shown("card") {
					if p.card == s.DiscardAt(0) && p.at.Y < r.tray().Y && p.at.Intersect(r.Widget("discard").Rect).Empty() {
						at = p.at
					}
				}
				return at
			}
			if !seen().Empty() {
				t.Fatal("the card is seen beside its pile before anybody looks")
			}
			r.Click("discard")
			r.Away()
			r.Wait(60)
			if r.Has("discards.list") || seen().Empty() {
				t.Fatalf("a dialog is open: %v, the card lies at %v", r.Has("discards.list"), seen())
			}
			if at := seen(); !inside(at, r.UI.Bounds()) || !at.Intersect(r.Widget("discard").Group).Empty() || at.W < 0.9*150*r.Scale() {
				t.Errorf("the card is shown at %v", at)
			}
			r.Key(ui.KeyEscape)
			if r.Wait(2); !seen().Empty() || r.Has("menu.resume") {
				t.Error("Escape does not put the card away, or opens the menu")
			}
		})
	}
}
