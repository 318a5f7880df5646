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
	"islas/render/ui"
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
	for _, lang := range locales.Languages() {
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

// idle returns a condition for moments at which a settler comes whose first priority decides nothing: nobody has anything to count, if
// nobody is true, or all are level.
func idle(nobody bool) func(m moment) bool {
	return func(m moment) bool {
		e, ok := m.event(islas.EvReveal)
		c := &e.Comparison
		return ok && e.Card.Settler() && c.Left[0] == game.SeatSet(1)<<3-1 && c.Decided > 1 && c.Decided < 5 && (c.Counts[0][0] == 0) == nobody
	}
}

// TestIdlePriorityIsPassedInABlink checks how long a priority that decides nothing is counted, and its text.
func TestIdlePriorityIsPassedInABlink(t *testing.T) {
	for name, c := range map[string]struct {
		nobody bool
		most   time.Duration
		note   string
	}{"nobody": {true, 320 * time.Millisecond, "ledger.note.nobody"}, "level": {false, 600 * time.Millisecond, "ledger.note.level"}} {
		bubbled(t, name, func(t *testing.T) {
			m := find(t, 3, idle(c.nobody))
			e, _ := m.event(islas.EvReveal)
			first, second := islas.BuiltIn().Priorities(e.Card)[0], islas.BuiltIn().Priorities(e.Card)[1]
			r := m.openFor(t, "en", full, computers(3)...)
			ticks, noted, passed := 0, false, false
			r.perform(m, func() {
				text := r.ledgerText()
				noted = noted || strings.Contains(text, r.T(c.note))
				passed = passed || strings.Contains(text, r.wish(second))
				if strings.Contains(text, r.wish(first)) && !passed {
					ticks++
				}
			})
			if took := time.Duration(ticks) * harness.Frame; took > c.most || ticks == 0 || !noted {
				t.Errorf("a priority that decides nothing takes %v, and it is said: %v", took, noted)
			}
		})
	}
}

// TestPirateIsAnEvent checks for a pirate that robs somebody that the text says who is robbed and why, that the
// others' islands are dim, and that the plot of the house is marked.
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
		var points [4]int
		for _, step := range m.steps[m.at] {
			if step.Event.Kind == islas.EvReveal {
				for seat := range points {
					points[seat] = step.After.PointsIn(game.Seat(seat), islas.BuiltIn().Colour(e.Card))
				}
				break
			}
		}
		r := m.openFor(t, "en", full, computers(4)...)
		told, dim, marked := false, 0, 0
		r.perform(m, func() {
			row := r.rowText(loss.Seat)
			told = told || strings.HasPrefix(row, strconv.Itoa(points[loss.Seat])) && strings.Contains(row, r.T("raid.note.loses"))
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
	names := []string{"Guacimara", "Yaiza", "Airam", "Nayra", "Jonay"}
	moments := []moment{find(t, 5, landing), find(t, 5, brings(islas.EvLoss, game.NoSeat)), find(t, 5, brings(islas.EvNamed, game.NoSeat))}
	for i, w := range harness.Windows() {
		m := moments[i%3]
		for _, lang := range harness.InTurn([]string{"de", "en"}[i%2]) {
			bubbled(t, lang+" "+w.String(), func(t *testing.T) {
				named := recorded{m.setup, m.actions, m.before, m.steps}
				named.setup.Seats = slices.Clone(m.setup.Seats)
				for seat := range named.setup.Seats {
					named.setup.Seats[seat].Name = names[seat]
				}
				r := moment{&named, m.at}.openFor(t, lang, w, computers(5)...)
				cut := map[string]bool{}
				r.perform(moment{&named, m.at}, func() {
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

// TestLedgerBreaksNoWord checks that the names of the columns are broken only between words, while a person chooses a plot.
func TestLedgerBreaksNoWord(t *testing.T) {
	for i, lang := range locales.Languages() {
		for seats := 2; seats <= islas.MaxSeats; seats++ {
			w := []harness.Window{small, full, {W: 960, H: 600, Percent: 100}}[(i+seats)%3]
			m := find(t, seats, from(islas.PhaseSettle, 2))
			bubbled(t, fmt.Sprint(lang, " ", seats, " ", w), func(t *testing.T) {
				r := m.openFor(t, lang, w, alone(seats)...)
				r.Rest()
				for _, p := range islas.BuiltIn().Priorities(m.state().Landing()) {
					if name := r.columnName(p); !r.heads(name) {
						t.Errorf("%q is not written whole", name)
					}
				}
			})
		}
	}
}

// heads reports whether a text is written in the ledger, in one line or in two broken between words.
func (r *rig) heads(text string) bool {
	lines, words := r.ledgerTexts(), strings.Fields(text)
	for i := range words {
		first, second := strings.Join(words[:i], " "), strings.Join(words[i:], " ")
		if (i == 0 || slices.Contains(lines, first)) && slices.Contains(lines, second) {
			return true
		}
	}
	return false
}

// raided returns a condition for moments at which a ship brings as its first card a pirate whose privilege nobody owns, while the owner
// of the shield has points in its colour; overlooked selects whether the shield alone saves a house.
func raided(overlooked bool) func(m moment) bool {
	return func(m moment) bool {
		for _, step := range m.steps[m.at] {
			if step.Event.Kind != islas.EvReveal {
				continue
			}
			if !step.Event.Card.Pirate() {
				return false
			}
			raid := step.After.Raid(islas.BuiltIn().Colour(step.Event.Card))
			return raid.Rule == islas.RaidMost && raid.Shield != game.NoSeat &&
				step.After.PointsIn(raid.Shield, raid.Colour) > 0 && (raid.Overlooked != game.NoSeat) == overlooked
		}
		return false
	}
}

// TestLedgerSaysWhomTheShieldSaves checks that the ledger of a pirate marks the owner of the shield as overlooked if the shield saves a
// house, not merely if that player has points in the pirate's colour.
func TestLedgerSaysWhomTheShieldSaves(t *testing.T) {
	for _, overlooked := range []bool{true, false} {
		bubbled(t, fmt.Sprint(overlooked), func(t *testing.T) {
			m := find(t, 4, raided(overlooked))
			e, _ := m.event(islas.EvReveal)
			r := m.openFor(t, "en", full, computers(4)...)
			head := r.T("raid.points") + " " + r.T("raid.nobody", "power", r.T("power."+islas.BuiltIn().Power(islas.BuiltIn().Colour(e.Card)).String()))
			for range 3000 {
				if text := r.ledgerText(); strings.Contains(text, head) {
					if strings.Contains(text, r.T("raid.note.overlooked", "shield", r.T("power.shield"))) != overlooked {
						t.Errorf("the ledger says that somebody is overlooked: %v, want %v: %q", !overlooked, overlooked, text)
					}
					return
				}
				r.Wait(1)
			}
			t.Error("no pirate is read out")
		})
	}
}

// TestNotesOfRaidsAreWhole checks that the notes about players are whole while a player chooses which house the pirates take, when the
// ledger is narrowest.
func TestNotesOfRaidsAreWhole(t *testing.T) {
	langs, windows := []string{"en", "de", "es"}, []harness.Window{small, full, {W: 960, H: 600, Percent: 100}}
	for seats := 2; seats <= 5; seats++ {
		for i, w := range windows {
			lang := langs[(i+seats)%3]
			bubbled(t, fmt.Sprintf("%d %s %v", seats, lang, w), func(t *testing.T) {
				r := find(t, seats, from(islas.PhaseLose, 1)).rested(t, lang, w)
				for _, key := range []string{"loses", "turns", "may", "overlooked", "bare"} {
					text := r.T("raid.note."+key, "shield", r.T("power.shield"))
					if i := slices.IndexFunc(r.UI.Shortened(), func(o ui.Overflow) bool { return o.Text == text }); i >= 0 {
						o := r.UI.Shortened()[i]
						t.Errorf("of %.0f pixels of %q there is room for %.0f", o.Width, text, o.Rect.W)
					}
				}
			})
		}
	}
}
