package table_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/render/internal/harness"
	"islas/render/internal/need"
	"islas/render/ui"
)

// TestNobodyIsNamedBeforeTheCardIsTurned reads everything on the screen while a card lies face down.
func TestNobodyIsNamedBeforeTheCardIsTurned(t *testing.T) {
	for _, pirate := range []bool{false, true} {
		bubbled(t, map[bool]string{false: "settler", true: "pirate"}[pirate], func(t *testing.T) {
			m := find(t, 3, func(m moment) bool {
				e, ok := m.event(islas.EvReveal)
				s := m.state()
				// The same card lies open nowhere else.
				return ok && e.Card.Pirate() == pirate && s.Round() > 1 && !slices.Contains(s.HandCards(0, nil), e.Card) && !slices.Contains(s.Discard(nil), e.Card)
			})
			e, _ := m.event(islas.EvReveal)
			r := m.open(t, "en", full)
			who := r.cardName(e.Card)
			ashore, open := 0, 0
			told := false      // at any time
			var down []ui.Rect // where the card lies face down, or is on its way to there
			r.perform(m, func() {
				face := false
				for _, p := range r.pictures() {
					if face = face || p.card == e.Card; p.what == "back" && r.inLedger(p.at) && open == 0 {
						down = append(down, p.at)
					}
					if p.card == e.Card && open == 0 {
						ashore = len(slices.DeleteFunc(slices.Clone(down), func(at ui.Rect) bool { return !near(at, p.at, 2) }))
					}
				}
				told = told || strings.Contains(r.prompt(), who) || r.ShowsIn(who, r.underTop())
				switch {
				case face:
					open++
				case told && open == 0:
					t.Fatalf("the card is not turned over, and it is told that it is the %s: %q", who, r.prompt())
				}
			})
			if !told {
				t.Errorf("nobody tells that it is the %s", who)
			}
			if ashore < 6 || open < 10 {
				t.Errorf("the card lies where it is turned over face down in %d ticks and open in %d", ashore, open)
			}
		})
	}
}

// underTop is the window without the bar and without the log, which tells of earlier cards, too.
func (r *rig) underTop() ui.Rect {
	b := r.UI.Bounds()
	b.W = r.Widget("log").Rect.X
	_, b = b.CutTop(60 * r.Scale())
	return b
}

// TestStartShipIsAlwaysSeen looks for the start player's ship with each player in turn, where plates stand above islands and
// where they stand beside them.
func TestStartShipIsAlwaysSeen(t *testing.T) {
	for _, w := range []struct {
		harness.Window
		seats int
	}{{harness.Window{W: 1920, H: 1080, Percent: 100}, 5}, {harness.Window{W: 1280, H: 720, Percent: 200}, 3}, {harness.Window{W: 768, H: 1024, Percent: 100}, 4}} {
		bubbled(t, w.Window.String()+" "+strconv.Itoa(w.seats), func(t *testing.T) {
			for start := range game.Seat(w.seats) {
				m := find(t, w.seats, func(m moment) bool {
					return m.state().Start() == start && decides(islas.PhaseAction, 1)(m)
				})
				r := m.open(t, "de", w.Window)
				r.Rest()
				r.checkStart(start)
			}
		})
	}
}

// checkStart looks whether the start player's ship lies at a seat, once.
func (r *rig) checkStart(start game.Seat) {
	r.t.Helper()
	ships := r.shown("start")
	if len(ships) != 1 {
		r.t.Fatalf("%d ships of the start player are seen while seat %d has it", len(ships), start)
	}
	at := ships[0].at
	if !inside(at, r.UI.Bounds()) {
		r.t.Errorf("the ship lies at %v, out of sight", at)
	}
	for seat := range game.Seat(len(r.match().Setup().Seats)) {
		small, ok := r.Find("island." + strconv.Itoa(int(seat)))
		if ok && small.Rect.Contains(at.Middle()) != (seat == start) {
			r.t.Errorf("seat %d has the ship: it lies at %v, island %d at %v", start, at, seat, small.Rect)
		}
	}
}

// TestReadingInOrder follows the reading of a settler: turned over, counted island by island, losers out, and only then
// decided.
func TestReadingInOrder(t *testing.T) {
	need.Time(t)
	bubble(t, func(t *testing.T) {
		const seats = 4
		m := find(t, seats, func(m moment) bool {
			e, ok := m.event(islas.EvReveal)
			all := game.SeatSet(1)<<seats - 1
			counts := map[uint8]bool{}
			for seat := range seats {
				counts[e.Comparison.Counts[seat][0]] = true
			}
			return ok && landing(m) && e.Comparison.Left[0] != all && e.Comparison.Left[0].Count() > 1 && len(counts) > 1
		})
		e, _ := m.event(islas.EvReveal)
		r := m.openFor(t, "en", full, computers(seats)...)
		face, faded, decided := -1, -1, -1
		var rows [seats]ui.Rect       // where the names stand in the ledger
		var told []map[ui.Rect]string // the numbers in the ledger by where they stand, by tick
		verdict := r.T("ledger.decided", "who", r.cardName(e.Card), "name", r.name(e.Comparison.Winner), "n", e.Comparison.Decided,
			"wish", r.wish(islas.BuiltIn().Priorities(e.Card)[e.Comparison.Decided-1]))
		r.perform(m, func() {
			now := len(told)
			texts := map[ui.Rect]string{}
			for text, at := range r.UI.DrawnTexts {
				for seat := range game.Seat(seats) {
					if text == r.name(seat) && r.inLedger(at) {
						rows[seat] = at
					}
				}
				if digits.FindString(text) == text && r.inLedger(at) {
					texts[at] = text
				}
			}
			told = append(told, texts)
			for _, p := range r.pictures() {
				if face < 0 && p.card == e.Card && !p.moving && r.inLedger(p.at) {
					face = now
				}
			}
			for seat := range game.Seat(seats) {
				if r.arriving() && r.board(seat).alpha < 0.99 && faded < 0 {
					if faded = now; e.Comparison.Left[0].Has(seat) {
						t.Errorf("the first island to fade is that of seat %d, which is still a candidate", seat)
					}
				}
			}
			if decided < 0 && strings.Contains(r.ledgerText(), verdict) {
				decided = now
			}
		})
		var counted []int // the tick at which each island is counted for the first priority
		for seat := range game.Seat(seats) {
			at := first(rows[seat], told[decided])
			if want := strconv.Itoa(int(e.Comparison.Counts[seat][0])); told[decided][at] != want {
				t.Errorf("seat %d has %s for the first priority, want %s", seat, told[decided][at], want)
			}
			counted = append(counted, slices.IndexFunc(told, func(texts map[ui.Rect]string) bool { _, ok := texts[at]; return ok }))
		}
		if !slices.IsSorted(counted) || counted[0] == counted[seats-1] {
			t.Errorf("the islands are counted at the ticks %v", counted)
		}
		if face < 0 || face > counted[0] || faded < counted[seats-1] || decided <= faded {
			t.Errorf("turned over at %d, counted at %v, the first faded at %d, decided at %d", face, counted, faded, decided)
		}
	})
}

// first is where the number stands that is the first in the row of a name.
func first(row ui.Rect, numbers map[ui.Rect]string) (at ui.Rect) {
	for r := range numbers {
		if d := r.Middle().Y - row.Middle().Y; d > -8 && d < 8 && r.X > row.X && (at.Empty() || r.X < at.X) {
			at = r
		}
	}
	return at
}

// wish is a priority in words.
func (r *rig) wish(p islas.Priority) string {
	if p.IsColour() {
		return r.T("wish." + p.Colour().String())
	}
	return r.T("wish." + p.Feature().String())
}
