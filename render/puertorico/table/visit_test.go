package table_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// TestBoardIsShownLarge checks in every window that resting on a board shows it large beside the small one, with a button that closes it.
func TestBoardIsShownLarge(t *testing.T) {
	for _, seats := range []int{2, 5} {
		bubbled(t, strconv.Itoa(seats), func(t *testing.T) {
			built := func(m moment) bool { return len(m.state().Player(1).Built()) > 4 }
			boards(t, seats, built, func(r *rig, m moment, seat game.Seat, id string) {
				if seat == 0 {
					return
				}
				board := r.Widget(id).Rect
				r.Move(board.Middle())
				r.Wait(20)
				if r.Has("visit") {
					t.Fatal("it is shown large before somebody rests on it")
				}
				r.Wait(40)
				large := r.Widget("visit").Rect
				if in := large.Intersect(board); !in.Empty() || !r.UI.Bounds().Holds(large) || large.W*large.H < 1.4*board.W*board.H {
					t.Errorf("%v: the board at %v is shown large at %v", r.UI.Bounds(), board, large)
				}
				r.closes(board.Middle())
			})
		})
	}
}

// TestBoardDoesNotOpenUnderAPointerThatLiesThere checks that a board does not open under a pointer that rests while something moves, but
// as soon as it is pointed at.
func TestBoardDoesNotOpenUnderAPointerThatLiesThere(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return chooses(puertorico.TakeRole)(m) && m.state().Round() > 3 })
		r := m.shown(t, "en", small, alone(3)...)
		at := r.Widget("board.1").Rect.Middle()
		r.do(m.actions[m.at])
		r.Move(at)
		ticks := 0
		for range 60 * 120 {
			if r.Wait(1); r.Has("visit") {
				t.Fatalf("after %d ticks the board is shown large", ticks)
			}
			if ticks++; !r.Busy() {
				break
			}
		}
		if r.Wait(90); ticks < 30 || r.Has("visit") {
			t.Fatalf("after %d ticks the board is shown large: %v", ticks, r.Has("visit"))
		}
		r.Move(at.Add(ui.Point{X: 6}))
		if r.Wait(60); !r.Has("visit") {
			t.Error("whoever points at a board does not see it large")
		}
	})
}

// TestBoardOpensForFingers checks that a finger that stays on a board opens it while it stays and some time after; one that taps keeps it
// open until its button closes it.
func TestBoardOpensForFingers(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, decides(puertorico.PhaseRole, 6)).open(t, "en", alone(3)...)
		at := r.Widget("board.1").Rect.Middle()
		for n := range 40 {
			r.Tick(ui.Input{Pos: at, Inside: true, Touch: true, Down: true, Pressed: n == 0})
		}
		if !r.Has("visit") {
			t.Error("a finger that stays does not open the board")
		}
		r.Tick(ui.Input{Pos: at, Inside: true, Touch: true, Released: true})
		if r.Tick(ui.Input{Touch: true}); !r.Has("visit") {
			t.Error("it closes as soon as the finger has gone")
		}
		still := func() {
			for range 60 * 5 {
				r.Tick(ui.Input{Touch: true})
			}
		}
		if still(); r.Has("visit") {
			t.Error("it stays open")
		}
		r.TapAt(at)
		if still(); !r.Has("visit") {
			t.Fatal("a tap does not open the board to stay")
		}
		r.TapAt(r.Widget("visit.close").Rect.Middle())
		if r.Has("visit") {
			t.Error("a tap on the button does not close it")
		}
	})
}

// TestBoardOpensForKeys checks that the keyboard focus opens a board, that Enter keeps it open and moves the focus to its button, and
// that it stays closed after that while the focus does not move.
func TestBoardOpensForKeys(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, decides(puertorico.PhaseRole, 6)).open(t, "en", alone(3)...)
		for range 100 {
			if r.Key(ui.KeyTab); r.Widget("board.2").Focused {
				break
			}
		}
		if !r.Has("visit") || !strings.HasPrefix(r.Widget("visit").Label, r.Match().Setup().Seats[2].Name) {
			t.Error("the keyboard does not open the board")
		}
		r.Wait(5)
		r.Key(ui.KeyEnter)
		if r.Wait(5); !r.Has("visit") || !r.Widget("visit.close").Focused {
			t.Fatal("Enter does not lead to the button that closes the board")
		}
		r.Key(ui.KeyEnter)
		if r.Wait(60); r.Has("visit") || !r.Widget("board.2").Focused {
			t.Error("Enter does not close the board, or the focus does not return to the small one")
		}
	})
}

// closes moves the pointer straight from a point to the close button of the large board, and clicks it.
func (r *rig) closes(from ui.Point) {
	r.t.Helper()
	large, button := r.Widget("visit").Rect, r.Widget("visit.close")
	if !large.Holds(button.Rect) || !r.worded(r.T("ui.close"), button.Rect) {
		r.t.Errorf("%v: the button at %v on the board at %v does not say %q", r.UI.Bounds(), button.Rect, large, r.T("ui.close"))
	}
	to := button.Rect.Middle()
	for i := range 15 {
		r.Move(from.Lerp(to, float64(i+1)/15))
		r.Wait(1)
	}
	if !r.Has("visit.close") {
		r.t.Fatalf("%v: the board closes on the way from %v to its button at %v", r.UI.Bounds(), from, to)
	}
	r.ClickAt(to)
	if r.Wait(40); r.Has("visit") {
		r.t.Errorf("%v: the button does not close the board", r.UI.Bounds())
	}
	r.Away()
	r.Wait(5)
}

// lines returns the text in r in the order in which it is drawn, as one line.
func (r *rig) lines(in ui.Rect) string {
	var all []string
	for drawn, at := range r.UI.DrawnTexts {
		if drawn == r.T("ui.close") { // what was drawn before lies below the large board
			all = nil
		}
		if in.Contains(at.Middle()) {
			all = append(all, drawn)
		}
	}
	return strings.Join(all, " ")
}

// visit rests on the board of the next player and returns where it is shown large.
func (r *rig) visit() ui.Rect {
	r.t.Helper()
	r.turnTo("page.others")
	r.Move(r.Widget("board.1").Rect.Middle())
	r.Wait(60)
	return r.Widget("visit").Rect
}

// readThrough returns the same for a large board, scrolled from its beginning to its end if necessary.
func (r *rig) readThrough(in ui.Rect) (text string) {
	r.t.Helper()
	const area = "visit.words"
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

// visited returns windows in which boards are shown large, with the smallest type and the largest.
func visited() []harness.Window {
	return append(windows(), harness.Window{W: 768, H: 1024, Percent: 200}, harness.Window{W: 1920, H: 1080, Percent: 200}, harness.Window{W: 1200, H: 1920, Percent: 100})
}

// TestNothingSticksOutFromBelowALargeBoard checks that a large board covers each region wholly or not at all.
func TestNothingSticksOutFromBelowALargeBoard(t *testing.T) {
	bubble(t, func(t *testing.T) {
		for _, seats := range []int{2, 5} {
			m := find(t, seats, decides(puertorico.PhaseRole, 10))
			for _, w := range visited() {
				r := m.shown(t, "de", w, alone(seats)...)
				at := r.visit()
				for _, at2 := range r.UI.Widgets() {
					in := at2.Rect.Intersect(at)
					if strings.HasPrefix(at2.ID, "visit") || in.Empty() || in.W < 2 || in.H < 2 || at.Inset(-2).Holds(at2.Rect) {
						continue
					}
					t.Errorf("%d players, %v: %s at %v sticks out from below the board at %v", seats, w, at2.ID, at2.Rect, at)
				}
			}
		}
	})
}

// TestBarSaysWhoseBoardIsShownLarge checks that while a board is shown large the bar says whose and how to close it, and after that what
// has to be done.
func TestBarSaysWhoseBoardIsShownLarge(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, decides(puertorico.PhaseRole, 6))
		for _, lang := range locales.Languages() {
			r := m.shown(t, lang, full, alone(3)...)
			before := r.Prompt()
			r.Click("board.1")
			r.Away()
			r.Wait(5)
			if want := r.T("prompt.visit.back", "whose", r.Match().Setup().Seats[1].Name); !strings.Contains(r.Prompt(), want) {
				t.Errorf("the bar says %q, want %q", r.Prompt(), want)
			}
			r.Click("visit.close")
			r.Away()
			r.Wait(5)
			if r.Prompt() != before {
				t.Errorf("after the visit the bar says %q, before %q", r.Prompt(), before)
			}
		}
	})
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

// TestLargeBoardStaysUnderThePointer checks that a large board stays while the pointer is on it (WCAG 2.2, 1.4.13); a press that does
// nothing else closes it, and so does leaving it.
func TestLargeBoardStaysUnderThePointer(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, decides(puertorico.PhaseRole, 6))
		r := m.open(t, "en", alone(3)...)
		role := ""
		for _, a := range m.state().Legal(nil) {
			role = "role." + a.Role().ID()
		}
		r.Move(r.Widget("board.1").Rect.Middle())
		r.Wait(60)
		if !r.Has("visit") {
			t.Fatal("no board is shown large")
		}
		at := r.Widget(role).Rect.Middle()
		r.Move(at)
		r.Pass(5 * time.Second)
		if large, ok := r.UI.Widget("visit"); !ok || !large.Rect.Contains(at) {
			t.Fatal("the large board goes when the pointer goes onto it")
		}
		r.ClickAt(at)
		if r.Has("visit") || r.Match().Played() != m.at {
			t.Errorf("after a press on the large board it is there %v, and %d actions are done", r.Has("visit"), r.Match().Played()-m.at)
		}
		r.Click(role)
		if r.Match().Played() != m.at+1 {
			t.Errorf("%s can't be pressed after the large board is gone", role)
		}
		r.Away()
		r.Wait(60)
		r.Move(r.Widget("board.1").Rect.Middle())
		r.Wait(60)
		r.Move(r.Widget("board.1").Rect.Middle().Lerp(at, 0.7))
		r.Wait(5)
		r.Move(r.Widget("menu").Rect.Middle())
		r.Wait(60)
		if r.Has("visit") {
			t.Error("it stays when the pointer has left it")
		}
	})
}

// TestClickedBoardStaysLarge checks that a board that is clicked stays large until it is closed: by its button, by Escape, or because the
// game goes on.
func TestClickedBoardStaysLarge(t *testing.T) {
	bubble(t, func(t *testing.T) {
		for _, end := range []func(r *rig){
			func(r *rig) { r.Click("visit.close") }, func(r *rig) { r.Key(ui.KeyEscape) },
		} {
			r := find(t, 3, decides(puertorico.PhaseRole, 6)).open(t, "en", alone(3)...)
			r.Click("board.1")
			r.Move(r.UI.Bounds().Middle())
			r.Pass(5 * time.Second)
			if !r.Has("visit") {
				t.Fatal("it closes when the pointer leaves it")
			}
			end(r)
			r.Wait(60)
			if r.Has("visit") || r.Has("drawer") {
				t.Error("it is not closed, or more is done")
			}
		}
	})
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
			if moved++; !r.Has("visit.close") {
				t.Fatalf("after %d ticks of moves the visit is over: %q", moved, r.Prompt())
			}
		}
		if r.Click("visit.close"); moved < 60 || r.Has("visit.close") {
			t.Errorf("after %d ticks of moves the visit can't be closed", moved)
		}
	})
}
