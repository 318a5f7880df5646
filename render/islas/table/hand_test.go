package table_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/render/islas/table"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// inHand returns the pictures of the cards of the open hand, in order, without those that are raised.
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

// TestWishesInHandAreSeen checks in hands of one card to twelve, in windows that take turns, that no card covers the visible part of
// another card's face, so that its four wishes and its names are visible.
func TestWishesInHandAreSeen(t *testing.T) {
	windows := harness.Windows()
	for i := range max(12, len(windows)) {
		n, w := 1+i%12, windows[i%len(windows)]
		bubbled(t, fmt.Sprint(n, " ", w), func(t *testing.T) {
			r := find(t, 2+n%4, func(m moment) bool {
				d := m.decision()
				return m.state().HandSize(0) == n && d.Seat == 0 && d.Phase <= islas.PhaseDone
			}).rested(t, "de", w)
			r.checkSeen(n)
		})
	}
}

// checkSeen checks a closed hand of n cards.
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

// TestRaisedCardCoversNoButton points at every card in windows of every layout and checks that the raised one covers no button of the
// turn, and that its tooltip stands beside it and the hand.
func TestRaisedCardCoversNoButton(t *testing.T) {
	inWindows(t, layouts(), func(t *testing.T, w harness.Window) {
		r := find(t, 3, func(m moment) bool { return m.state().HandSize(0) == 7 && from(islas.PhaseAction, 1)(m) }).rested(t, "de", w)
		tray := r.tray()
		for i := range 7 {
			r.Away()
			r.Wait(30)
			r.Move(r.Widget(fmt.Sprintf("card.%d", i)).Rect.Middle())
			r.Wait(60)
			up := r.largest().at
			if up.H < 1.01*r.inHand()[0].at.H {
				t.Errorf("card %d is not raised: the largest is %.0f pixels high", i, up.H)
			}
			_, tip, ok := r.UI.Tip()
			for _, id := range []string{"draw", "palace", "town"} {
				if b := r.Widget(id).Rect; !b.Intersect(up).Empty() || id == "draw" && !b.Intersect(tip).Empty() {
					t.Errorf("card %d, raised at %v, or its tooltip at %v covers %s at %v", i, up, tip, id, b)
				}
			}
			if !ok || !tip.Intersect(up.Union(tray)).Empty() && (tip.H <= up.Y-30 || !tip.Intersect(up).Empty()) {
				t.Errorf("the tooltip of card %d at %v covers it at %v, or the hand at %v", i, tip, up, tray)
			}
		}
	})
}

// largest returns the picture of the largest card in the hand or above it.
func (r *rig) largest() (up picture) {
	tray := r.tray()
	for _, p := range r.shown("card") {
		if !p.at.Intersect(tray).Empty() && p.at.H > up.at.H {
			up = p
		}
	}
	return up
}

// TestNobodysHandIsSeenFromBehind checks that while only computers play the tray shows the backs of the hand of whoever has the large
// island, in a replay the cards themselves, and whose they are.
func TestNobodysHandIsSeenFromBehind(t *testing.T) {
	inWindows(t, layouts(), func(t *testing.T, w harness.Window) {
		m := find(t, 5, decides(islas.PhaseAction, 4))
		r := m.openFor(t, "de", w, computers(5)...)
		r.Wait(3)
		backs := slices.DeleteFunc(r.shown("back"), func(p picture) bool { return p.at.Y <= r.Widget("deck").Rect.Bottom() })
		if n := m.state().HandSize(0); len(backs) != n || !r.Shows(r.name(0)) {
			t.Errorf("%d backs are seen of a hand of %d", len(backs), n)
		}
		match := m.begun(computers(5)...)
		scene, err := table.Replay(r.Stage, match, len(match.Steps()))
		must.OK(t, err)
		r.Stage.Go(scene)
		r.Wait(3)
		r.checkSeen(m.state().HandSize(0))
	})
}

// cards returns the parts of the cards in the hand that answer the pointer, in order.
func (r *rig) cards() (all []ui.Rect) {
	for _, w := range r.UI.Widgets() {
		if strings.HasPrefix(w.ID, "card.") || strings.HasPrefix(w.ID, "hand.") {
			all = append(all, w.Rect)
		}
	}
	return all
}

// raised returns the pictures of the cards of the hand that are raised over the others.
func (r *rig) raised() (all []picture) {
	tray := r.Widget("card.0").Rect
	for _, p := range r.shown("card") {
		if p.at.Bottom() > tray.Y && p.at.Middle().X < r.Widget("palace").Rect.X && p.at.H > tray.H*1.05 {
			all = append(all, p)
		}
	}
	return all
}

// tray returns where the hand lies.
func (r *rig) tray() ui.Rect {
	all := r.cards()
	tray := all[0]
	for _, at := range all {
		tray = tray.Union(at)
	}
	return tray
}

// TestFanStaysUnderThePointer moves over a full hand, and one that just fills its tray, and checks that the card under the pointer changes
// only if the pointer moves, that it is raised to be legible, and that every card can be reached. The focus raises a card, too.
func TestFanStaysUnderThePointer(t *testing.T) {
	for w, cards := range map[harness.Window]int{full: 12, {W: 900, H: 560, Percent: 129}: 7} {
		bubbled(t, w.String(), func(t *testing.T) {
			r := find(t, 3, func(m moment) bool { return m.state().HandSize(0) == cards && decides(islas.PhaseAction, 1)(m) }).rested(t, "en", w)
			s, tray, closed := r.state(), r.tray(), r.cards()
			hand, reached := s.HandCards(0, nil), map[string]bool{}
			for x := tray.X + 2; x < tray.Right(); x += 7 {
				r.Move(ui.Point{X: x, Y: tray.Middle().Y})
				r.Wait(2)
				under := r.UI.Pointed()
				for range 24 {
					if r.Wait(1); r.UI.Pointed() != under {
						t.Fatalf("with the pointer at %.0f the fan opens at %s, then at %s", x, under, r.UI.Pointed())
					}
				}
				if r.Busy() {
					t.Fatalf("with the pointer at %.0f the hand does not come to rest", x)
				}
				i, err := strconv.Atoi(strings.TrimPrefix(under, "card."))
				if err != nil {
					continue // between cards and edge of the tray
				}
				reached[under] = true
				if up := r.raised(); len(up) != 1 || up[0].card != hand[i] {
					t.Fatalf("with the pointer on %s %v are raised, want %d", under, up, hand[i])
				}
			}
			if len(reached) < len(hand)-1 {
				t.Errorf("only %d cards of %d are reached", len(reached), len(hand))
			}
			r.Away()
			r.Rest()
			r.focus("card.4")
			if up := r.raised(); len(up) != 1 || up[0].card != hand[4] || up[0].at.H < 235*r.Scale() || !slices.Equal(closed, r.cards()) {
				t.Errorf("with the focus on card 4, a %d, %v are raised; the cards lie at %v, before at %v", hand[4], up, r.cards(), closed)
			}
		})
	}
}

// focus moves the keyboard focus to a widget.
func (r *rig) focus(id string) {
	r.t.Helper()
	if !r.FocusOn(id) {
		r.t.Fatalf("the focus does not come to %s", id)
	}
	r.Wait(60)
}

// TestPlayedCardLeavesAGapThatCloses plays a card and checks that the others keep their places and glide to the new ones.
func TestPlayedCardLeavesAGapThatCloses(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, func(m moment) bool { return m.state().HandSize(0) > 8 && decides(islas.PhaseAction, 1)(m) }).rested(t, "en", full)
		r.first(islas.Build)
		r.Away()
		first := r.cards()
		last := first
		for range 60 {
			r.Wait(1)
			now := r.cards()
			if len(now) != len(last) {
				t.Fatalf("%d cards lie in the hand, then %d", len(last), len(now))
			}
			for i := range now {
				if d := now[i].X - last[i].X; d > 60 || d < -60 {
					t.Fatalf("card %d leaps by %.0f pixels", i, d)
				}
			}
			last = now
		}
		if slices.Equal(first, last) {
			t.Error("the gap does not close")
		}
	})
}
