package table_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// TestBoardIsShownLarge checks in every window that a click on a board shows it large until it is closed by its cross.
func TestBoardIsShownLarge(t *testing.T) {
	for _, seats := range []int{2, 5} {
		bubbled(t, strconv.Itoa(seats), func(t *testing.T) {
			built := func(m moment) bool { return len(m.state().Player(1).Built()) > 4 }
			boards(t, seats, built, func(r *rig, m moment, seat game.Seat, id string) {
				if seat == 0 {
					return
				}
				board := r.Widget(id).Rect
				r.ClickAt(board.Middle())
				r.Wait(5)
				if large := r.Widget("visit.board").Rect; !r.UI.Bounds().Holds(large) || large.W*large.H < 1.4*board.W*board.H {
					t.Errorf("%v: the board at %v is shown large at %v", r.UI.Bounds(), board, large)
				}
				r.closes()
			})
		})
	}
}

// TestBoardOpensForKeys checks that Enter opens the board that has the keyboard focus, and that the focus returns to it once it is closed.
func TestBoardOpensForKeys(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, decides(puertorico.PhaseRole, 6)).open(t, "en", alone(3)...)
		for range 100 {
			if r.Key(ui.KeyTab); r.Widget("board.2").Focused {
				break
			}
		}
		r.Key(ui.KeyEnter)
		if r.Wait(5); !r.Has("visit.board") || !strings.HasPrefix(r.Widget("visit.board").Label, r.Match().Setup().Seats[2].Name) {
			t.Fatal("Enter does not show the board large")
		}
		r.Key(ui.KeyEscape)
		if r.Wait(60); r.Has("visit.board") || !r.Widget("board.2").Focused {
			t.Error("Escape does not close the board, or the focus does not return to the small one")
		}
	})
}

// closes closes the large board by its cross.
func (r *rig) closes() {
	r.t.Helper()
	r.Click("visit/close")
	if r.Wait(5); r.Has("visit.board") {
		r.t.Errorf("%v: the cross does not close the board", r.UI.Bounds())
	}
	r.Away()
	r.Wait(5)
}

// lines returns the text in r in the order in which it is drawn, as one line.
func (r *rig) lines(in ui.Rect) string {
	var all []string
	for drawn, at := range r.UI.DrawnTexts {
		if drawn == r.Match().Setup().Seats[1].Name { // its heading: what was drawn before lies below the large board
			all = nil
		}
		if in.Contains(at.Middle()) {
			all = append(all, drawn)
		}
	}
	return strings.Join(all, " ")
}

// visit clicks the board of the next player and returns where it is shown large.
func (r *rig) visit() ui.Rect {
	r.t.Helper()
	r.turnTo("page.others")
	r.Click("board.1")
	r.Wait(5)
	return r.Widget("visit.board").Rect
}

// readThrough returns the same for a large board, scrolled from its beginning to its end if necessary.
func (r *rig) readThrough(in ui.Rect) (text string) {
	r.t.Helper()
	const area = "visit.words"
	r.Move(in.Middle())
	for range 20 {
		if !r.Has(area) {
			break
		}
		r.Wheel(6)
		r.Wait(2)
	}
	text = r.lines(in)
	for range 200 {
		offset, most := r.UI.ScrollOffset(area)
		if !r.Has(area) || offset >= most-1 {
			break
		}
		r.Wheel(-0.5)
		r.Wait(2)
		text += " " + r.lines(in)
	}
	return text
}

// TestLargeBoardsSayWhatBuildingsDo checks in every window, size and language that a large board says of each building what it does;
// where its text is larger than that of the table, once it is scrolled.
func TestLargeBoardsSayWhatBuildingsDo(t *testing.T) {
	need.Time(t)
	for k, lang := range locales.Languages() {
		bubbled(t, lang, func(t *testing.T) {
			for i, w := range bearable() {
				seats := 2 + (i+k)%2*3
				m := find(t, seats, func(m moment) bool {
					return decides(puertorico.PhaseRole, 10)(m) && len(m.state().Player(1).Built()) > 8
				})
				r := m.shown(t, lang, w, alone(seats)...)
				at := r.visit()
				text := r.readThrough(at)
				for _, b := range m.state().Player(1).Built() {
					if !strings.Contains(text, r.T("effect.theirs."+b.ID())) && !strings.Contains(text, r.T("effect.short."+b.ID())) {
						t.Errorf("%d players, %v: what %s does is not told", seats, w, b.ID())
					}
				}
			}
		})
	}
}

// TestTableIsTwiceAsLarge checks that at every moment of a game, with a part of the table in view, all text is twice as large as usual.
func TestTableIsTwiceAsLarge(t *testing.T) {
	some := tables(harness.Handhelds())
	some.EachPair(t, (*harness.Harness).Enlarged)
}

// TestFingersReachEverythingOfLargeTables checks that a finger alone brings everything usable into view there, and hits it.
func TestFingersReachEverythingOfLargeTables(t *testing.T) {
	need.Time(t)
	tables(harness.Handhelds()).Each(t, (*harness.Harness).Reached)
}

// TestWholeGamesOnLargeTables plays whole games with the keys there, and begins one with a finger alone.
func TestWholeGamesOnLargeTables(t *testing.T) { wholeGames().Enlarged(t) }

// TestLoadingShowsWhatIsClicked checks that there a ship comes into view if only one kind can be loaded, and barrels if several can.
func TestLoadingShowsWhatIsClicked(t *testing.T) {
	s := tables(harness.Handhelds())
	for name, wanted := range map[string]string{"load": "ship.", "load-kinds": "good."} {
		k := slices.Index(s.Names, name)
		for i, w := range s.Windows {
			t.Run(name+" "+w.String(), func(t *testing.T) {
				tabletest.Bubble(t, func(t *testing.T) {
					h := s.Open(t, k, 3, []string{"de", "en", "es"}[i%3], w)
					h.Away()
					h.Rest()
					for _, w := range h.UI.Widgets() {
						if strings.HasPrefix(w.ID, wanted) && w.Enabled && w.Visible && w.Rect == w.Whole {
							return
						}
					}
					t.Error("nothing of what is to be clicked is seen whole")
				})
			})
		}
	}
}

// TestVisitOutlastsMoves checks that a board can be visited while others move, and stays large until it is closed, also when one is asked
// to decide.
func TestVisitOutlastsMoves(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 5, func(m moment) bool {
			next := m.before[min(m.at+1, len(m.before)):min(m.at+6, len(m.before))]
			return m.state().Round() > 2 && m.state().Decision().Seat == 0 && len(m.state().Legal(nil)) > 1 &&
				!slices.ContainsFunc(next, func(s puertorico.State) bool { return s.Decision().Seat == 0 || s.Over() })
		})
		r := m.open(t, "en", alone(5)...)
		r.do(m.actions[m.at])
		r.Wait(10)
		r.Click("board.2")
		moved := 0
		for ; r.Busy(); r.Wait(1) {
			if moved++; !r.Has("visit.board") {
				t.Fatalf("after %d ticks of moves the visit is over: %q", moved, r.Prompt())
			}
		}
		if r.Click("visit/close"); moved < 60 || r.Has("visit.board") {
			t.Errorf("after %d ticks of moves the visit can't be closed", moved)
		}
	})
}
