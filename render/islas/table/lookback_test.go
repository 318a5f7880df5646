package table_test

import (
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// landed returns the card that lies face up in the ledger, NoCard for none.
func (r *rig) landed() islas.Card {
	for _, p := range r.shown("card") {
		if r.inLedger(p.at) {
			return p.card
		}
	}
	return islas.NoCard
}

// revealed returns the step in which a card was revealed last.
func (r *rig) revealed(c islas.Card) *islas.Step {
	r.t.Helper()
	r.Look()
	steps := r.Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		if e := &steps[i].Event; e.Kind == islas.EvReveal && e.Card == c {
			return &steps[i]
		}
	}
	r.t.Fatalf("the card %d has not been revealed", c)
	return nil
}

// buildings returns how many buildings are drawn on the plots of a seat's island.
func (r *rig) buildings(seat game.Seat) int {
	r.t.Helper()
	return r.onPlots(seat, func(site ui.Rect) bool {
		for _, p := range r.shown("piece") {
			if near(p.at, site, 2) {
				return true
			}
		}
		return false
	})
}

// onPlots returns for how many plots of a seat's island a condition holds.
func (r *rig) onPlots(seat game.Seat, there func(site ui.Rect) bool) (n int) {
	r.t.Helper()
	for plot := range islas.Plot(islas.Plots) {
		if there(r.site(seat, plot)) {
			n++
		}
	}
	return n
}

// numbered returns how many plots of a seat's island have a number.
func (r *rig) numbered(seat game.Seat) int {
	r.t.Helper()
	return r.onPlots(seat, func(site ui.Rect) bool {
		for text, at := range r.UI.DrawnTexts {
			if digits.FindString(text) == text && text != "0" && at.Middle().Sub(site.Middle()).Len() < site.W/2 {
				return true
			}
		}
		return false
	})
}

// openPage clicks the last line of the log that opens a ledger.
func (r *rig) openPage() {
	r.t.Helper()
	r.Move(r.At("log"))
	for range 40 {
		if pages := r.pages(); len(pages) > 0 {
			r.Click(pages[len(pages)-1])
			return
		}
		r.Wheel(1)
		r.Wait(5)
	}
	r.t.Fatal("the log opens nothing")
}

// TestEarlierArrivalIsSeenAsItWas looks back from the log and checks that the islands are as they were, with what was counted on them,
// that one can step to the arrivals before and after, that nothing can be done meanwhile, and that Escape leads back.
func TestEarlierArrivalIsSeenAsItWas(t *testing.T) {
	inWindows(t, []harness.Window{full, {W: 1280, H: 720, Percent: 200}}, func(t *testing.T, w harness.Window) {
		r := find(t, 3, decides(islas.PhaseAction, 5)).rested(t, "en", w)
		drawer := r.Has("open.log")
		if drawer {
			r.Click("open.log")
		}
		data := r.Data()
		r.openPage()
		seen, settlers := map[islas.Card]bool{}, 0
		for range 6 {
			r.Wait(5)
			c := r.landed()
			if c == islas.NoCard || seen[c] {
				t.Fatalf("of the cards %v one leads to %d", seen, c)
			}
			seen[c] = true
			settlers += r.checkPast(r.revealed(c))
			if !r.Widget("back.earlier").Enabled {
				break
			}
			r.Key(ui.KeyLeft)
		}
		if settlers == 0 || len(seen) < 4 {
			t.Fatalf("%d arrivals were seen, %d of them of settlers", len(seen), settlers)
		}
		last := r.landed()
		r.Click("back.later")
		if r.Wait(5); r.landed() == last {
			t.Error("the later arrival is not seen")
		}
		r.Pass(time.Minute)
		r.Wait(5)
		if r.Look(); r.Data() != data && data != "" {
			t.Error("the game has gone on")
		}
		r.Key(ui.KeyEscape)
		if r.Wait(5); r.Has("back.close") || r.Has("menu.resume") || r.Has("book/close") != drawer {
			t.Errorf("Escape does not lead back to where one was: %v", r.IDs())
		}
	})
}

// checkPast compares the screen with a step of the past, and returns 1 for a settler.
func (r *rig) checkPast(step *islas.Step) int {
	r.t.Helper()
	e, s := &step.Event, &step.After
	for seat := range game.Seat(s.Seats()) {
		if got, want := r.buildings(seat), islas.Plots-s.Free(seat).Count(); got != want {
			r.t.Errorf("round %d: %d buildings are seen on the island of seat %d, there were %d", s.Round(), got, seat, want)
		}
	}
	for _, w := range r.UI.Widgets() {
		if w.Target != nil && w.Enabled && w.Role == ui.RolePlace {
			r.t.Errorf("%s can be clicked", w.ID)
		}
	}
	k := int(e.Comparison.Decided) - 1
	if !e.Card.Settler() || k < 0 || k > 3 {
		return 0
	}
	left := game.SeatSet(1)<<s.Seats() - 1
	if k > 0 {
		left = e.Comparison.Left[k-1]
	}
	for seat := range game.Seat(s.Seats()) {
		if got, want := r.numbered(seat), int(e.Comparison.Counts[seat][k]); left.Has(seat) && got != want {
			r.t.Errorf("for priority %d %d plots of seat %d are numbered, %d counted", k+1, got, seat, want)
		}
	}
	return 1
}
