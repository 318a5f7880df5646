package table_test

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
)

// columnName returns the head of the column of a priority.
func (r *rig) columnName(p islas.Priority) string {
	if p.IsColour() {
		return r.T("ledger.beside." + p.Colour().String())
	}
	return r.T("feature." + p.Feature().String())
}

// counts returns the text of the count for priority k once all are counted.
func (r *rig) counts(e *islas.Event, k int, left game.SeatSet) string {
	var all []string
	for seat := range game.Seat(islas.MaxSeats) {
		if left.Has(seat) {
			all = append(all, r.T("ledger.count-of", "name", r.name(seat), "n", e.Comparison.Counts[seat][k]))
		}
	}
	return r.T("ledger.count", "wish", r.wish(islas.BuiltIn().Priorities(e.Card)[k]), "counts", strings.Join(all, ", "))
}

// rowText returns the text in the ledger in the row of a seat, from left to right.
func (r *rig) rowText(seat game.Seat) string {
	row := math.Inf(-1)
	for text, at := range r.UI.DrawnTexts {
		if text == r.name(seat) && r.inLedger(at) {
			row = at.Middle().Y
		}
	}
	var all []string
	for text, at := range r.UI.DrawnTexts {
		if r.inLedger(at) && math.Abs(at.Middle().Y-row) < 8*r.Scale() && text != r.name(seat) {
			all = append(all, text)
		}
	}
	return strings.Join(all, " ")
}

// TestArrivalExplainsItself follows an arrival and checks that it needs no rules: columns have names, a sentence says what is counted, a
// number stands in its column and nowhere else from its first moment on, and who is out is marked, with a legible number.
func TestArrivalExplainsItself(t *testing.T) {
	for _, lang := range need.Few(locales.Languages(), 1, 0) {
		bubbled(t, lang, func(t *testing.T) {
			all := game.SeatSet(1)<<4 - 1
			m := find(t, 4, func(m moment) bool {
				e, ok := m.event(islas.EvReveal)
				return ok && landing(m) && e.Comparison.Left[0] != all
			})
			e, _ := m.event(islas.EvReveal)
			r := m.openFor(t, lang, full, computers(4)...)
			said, named, out, decided := false, 0, "", false
			verdict := r.T("ledger.decided", "who", r.cardName(e.Card), "name", r.name(e.Comparison.Winner), "n", e.Comparison.Decided,
				"wish", r.wish(islas.BuiltIn().Priorities(e.Card)[e.Comparison.Decided-1]))
			loser := (all &^ e.Comparison.Left[0]).First()
			r.perform(m, func() {
				if !r.arriving() || !strings.Contains(r.ledgerText(), r.columnName(islas.BuiltIn().Priorities(e.Card)[1])) {
					return
				}
				text := r.ledgerText()
				said = said || strings.Contains(text, r.counts(&e, 0, all))
				for _, p := range islas.BuiltIn().Priorities(e.Card) {
					if strings.Contains(text, r.columnName(p)) {
						named++
					}
				}
				if row := r.rowText(loser); strings.Contains(row, r.T("ledger.out")) {
					out = row
				}
				if decided = decided || strings.Contains(text, verdict); decided && (!said || out == "") {
					t.Fatalf("%q is said before all are counted and somebody is out", verdict)
				}
				r.checkNumbers()
			})
			if !said || !decided || named < 100 {
				t.Errorf("the count %q is said: %v, %q: %v; the columns were named %d times", r.counts(&e, 0, all), said, verdict, decided, named)
			}
			if want := strconv.Itoa(int(e.Comparison.Counts[loser][0])) + " " + r.T("ledger.out"); !strings.HasPrefix(out, want) {
				t.Errorf("in the row of who drops out stands %q, want %q", out, want)
			}
		})
	}
}

// checkNumbers fails if a number in the ledger stands in no column.
func (r *rig) checkNumbers() {
	r.t.Helper()
	for text, at := range r.UI.DrawnTexts {
		if digits.FindString(text) != text || !r.inLedger(at) {
			continue
		}
		in := 0
		for k := range 4 {
			if column := r.Widget("ledger.wish." + strconv.Itoa(k)).Rect; column.X <= at.X && at.Right() <= column.Right() && at.Y > column.Y {
				in++
			}
		}
		if in != 1 {
			r.t.Fatalf("the number %s at %v stands in %d columns", text, at, in)
		}
	}
}

// TestIdlePriorityIsPassedInABlink checks how long a priority that decides nothing is counted, since nobody has anything to count or all
// are level, and its text.
func TestIdlePriorityIsPassedInABlink(t *testing.T) {
	for note, most := range map[string]time.Duration{"ledger.note.nobody": 320 * time.Millisecond, "ledger.note.level": 600 * time.Millisecond} {
		bubbled(t, note, func(t *testing.T) {
			m := find(t, 3, func(m moment) bool {
				e, ok := m.event(islas.EvReveal)
				c := &e.Comparison
				return ok && e.Card.Settler() && c.Left[0] == game.SeatSet(1)<<3-1 && c.Decided > 1 && c.Decided < 5 &&
					(c.Counts[0][0] == 0) == (note == "ledger.note.nobody")
			})
			e, _ := m.event(islas.EvReveal)
			first, second := islas.BuiltIn().Priorities(e.Card)[0], islas.BuiltIn().Priorities(e.Card)[1]
			r := m.openFor(t, "en", full, computers(3)...)
			ticks, noted, passed := 0, false, false
			r.perform(m, func() {
				text := r.ledgerText()
				noted = noted || strings.Contains(text, r.T(note))
				passed = passed || strings.Contains(text, r.wish(second))
				if strings.Contains(text, r.wish(first)) && !passed {
					ticks++
				}
			})
			if took := time.Duration(ticks) * harness.Frame; took > most || ticks == 0 || !noted {
				t.Errorf("a priority that decides nothing takes %v, and it is said: %v", took, noted)
			}
		})
	}
}

// TestPirateIsAnEvent checks for a pirate that robs somebody that the text says who is robbed and why, that the others' islands are dim,
// and that the plot of the house is marked.
func TestPirateIsAnEvent(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, func(m moment) bool {
			e, ok := m.event(islas.EvReveal)
			p, _ := m.event(islas.EvPirate)
			_, lost := m.event(islas.EvLoss)
			return ok && lost && e.Card.Pirate() && p.Count == 1 && m.state().Round() > 1
		})
		e, _ := m.event(islas.EvReveal)
		loss, _ := m.event(islas.EvLoss)
		i := slices.IndexFunc(m.steps[m.at], func(s islas.Step) bool { return s.Event.Kind == islas.EvReveal })
		points := m.steps[m.at][i].After.PointsIn(loss.Seat, islas.BuiltIn().Colour(e.Card))
		r := m.openFor(t, "en", full, computers(4)...)
		told, dim, marked := false, 0, 0
		r.perform(m, func() {
			row := r.rowText(loss.Seat)
			told = told || strings.HasPrefix(row, strconv.Itoa(points)) && strings.Contains(row, r.T("raid.note.loses"))
			if len(r.moving()["raider"]) == 0 {
				return
			}
			for seat := range game.Seat(4) {
				if gone := r.board(seat).alpha < 0.9; gone != (seat != loss.Seat) {
					t.Fatalf("while the pirates rob seat %d the island of seat %d is dim: %v", loss.Seat, seat, gone)
				}
			}
			dim++
			site := r.site(loss.Seat, loss.Plot)
			if slices.ContainsFunc(r.shown("icon"), func(p picture) bool { return near(p.at, site, site.W/2) }) {
				marked++
			}
		})
		if !told || dim < 20 || marked < 10 {
			t.Errorf("the ledger tells who is robbed: %v; others are dim in %d ticks, the plot is marked in %d", told, dim, marked)
		}
	})
}

// TestLedgerCutsNothing checks for settlers and pirates among five players with names of the islands, in windows of every layout, that no
// text in the ledger is cut.
func TestLedgerCutsNothing(t *testing.T) {
	need.Time(t)
	moments := []moment{find(t, 5, landing), find(t, 5, brings(islas.EvLoss, game.NoSeat)), find(t, 5, brings(islas.EvNamed, game.NoSeat))}
	for i, w := range harness.Windows() {
		for _, lang := range harness.InTurn([]string{"de", "en"}[i%2]) {
			bubbled(t, lang+" "+w.String(), func(t *testing.T) {
				named := *moments[i%3].recorded
				named.setup.Seats = slices.Clone(named.setup.Seats)
				for seat, name := range []string{"Guacimara", "Yaiza", "Airam", "Nayra", "Jonay"} {
					named.setup.Seats[seat].Name = name
				}
				m := moment{&named, moments[i%3].at}
				r := m.openFor(t, lang, w, computers(5)...)
				cut := map[string]bool{}
				r.perform(m, func() {
					for text, at := range r.UI.DrawnTexts {
						if r.inLedger(at) && strings.HasSuffix(text, "…") && !strings.HasSuffix(text, " …") {
							cut[text] = true
						}
					}
				})
				if len(cut) > 0 {
					t.Errorf("cut is %v", slices.Collect(maps.Keys(cut)))
				}
			})
		}
	}
}

// TestLedgerIsWholeForAChoice checks while a person chooses, when the ledger is narrowest, that the names of the columns are broken only
// between words, and that the notes about players in a raid are whole.
func TestLedgerIsWholeForAChoice(t *testing.T) {
	windows := []harness.Window{small, full, {W: 960, H: 600, Percent: 100}}
	for i, lang := range locales.Languages() {
		for seats := 2; seats <= islas.MaxSeats; seats++ {
			w := windows[(i+seats)%3]
			bubbled(t, fmt.Sprint(lang, " ", seats, " ", w), func(t *testing.T) {
				m := find(t, seats, from(islas.PhaseSettle, 2))
				r := m.rested(t, lang, w)
				lines := r.ledgerTexts()
				for _, p := range islas.BuiltIn().Priorities(m.state().Landing()) {
					words := strings.Fields(r.columnName(p))
					whole := slices.Contains(lines, strings.Join(words, " "))
					for i := range words {
						whole = whole || slices.Contains(lines, strings.Join(words[:i], " ")) && slices.Contains(lines, strings.Join(words[i:], " "))
					}
					if !whole {
						t.Errorf("%q is not written whole", words)
					}
				}
				r = find(t, seats, from(islas.PhaseLose, 1)).rested(t, lang, w)
				for _, key := range []string{"loses", "turns", "may", "overlooked", "bare"} {
					text := r.T("raid.note."+key, "shield", r.T("power.shield"))
					for _, o := range r.UI.Shortened() {
						if o.Text == text {
							t.Errorf("of %.0f pixels of %q there is room for %.0f", o.Width, text, o.Rect.W)
						}
					}
				}
			})
		}
	}
}

// TestLedgerSaysWhomTheShieldSaves checks that the ledger of a pirate whose privilege nobody owns marks the owner of the shield as
// overlooked if the shield saves a house, not merely if that player has points in the pirate's colour.
func TestLedgerSaysWhomTheShieldSaves(t *testing.T) {
	for _, overlooked := range []bool{true, false} {
		bubbled(t, fmt.Sprint(overlooked), func(t *testing.T) {
			m := find(t, 4, func(m moment) bool {
				i := slices.IndexFunc(m.steps[m.at], func(s islas.Step) bool { return s.Event.Kind == islas.EvReveal })
				if i < 0 || !m.steps[m.at][i].Event.Card.Pirate() {
					return false
				}
				after := m.steps[m.at][i].After
				raid := after.Raid(islas.BuiltIn().Colour(m.steps[m.at][i].Event.Card))
				return raid.Rule == islas.RaidMost && raid.Shield != game.NoSeat && after.PointsIn(raid.Shield, raid.Colour) > 0 &&
					(raid.Overlooked != game.NoSeat) == overlooked
			})
			e, _ := m.event(islas.EvReveal)
			r := m.openFor(t, "en", full, computers(4)...)
			head := r.T("raid.points") + " " + r.T("raid.nobody", "power", r.T("power."+islas.BuiltIn().Power(islas.BuiltIn().Colour(e.Card)).String()))
			for n := 0; !strings.Contains(r.ledgerText(), head); n++ {
				if r.Wait(1); n > 3000 {
					t.Fatal("no pirate is read out")
				}
			}
			if strings.Contains(r.ledgerText(), r.T("raid.note.overlooked", "shield", r.T("power.shield"))) != overlooked {
				t.Errorf("the ledger says that somebody is overlooked: %v, want %v: %q", !overlooked, overlooked, r.ledgerText())
			}
		})
	}
}
