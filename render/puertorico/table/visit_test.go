package table_test

import (
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/ui"
)

// Whoever rests on a board sees it large, beside the small one, in every window, with what each building does, which is scrolled to where words are
// larger than those of the table, and with a button that closes it.
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
				said, _ := r.readThrough(large)
				for _, b := range m.state().Player(seat).Built() {
					for _, word := range strings.Fields(r.T("effect.short." + b.ID()))[:1] {
						whole := strings.Fields(r.T("effect." + b.ID()))[0]
						if !strings.Contains(said, word) && !strings.Contains(said, whole) {
							t.Errorf("%v: what %s does is not written on the large board of %d", r.UI.Bounds(), b, seat)
						}
					}
				}
				r.closes(board.Middle())
			})
		})
	}
}

// A board does not open under a pointer that merely lies there while something moves, but as soon as it is pointed at.
func TestBoardDoesNotOpenUnderAPointerThatLiesThere(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return chooses(puertorico.TakeRole)(m) && m.state().Round() > 3 })
		r := newRig(t, "en", small)
		r.sit(m.begun(alone(3)...))
		r.Rest()
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

// A finger that stays on a board opens it for as long as it stays and some time after that; one that taps opens it to stay, and its button closes it.
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

// The keyboard that reaches a board opens it, and Enter keeps it open and leads to its button, which closes it; then it stays closed while the focus
// rests.
func TestBoardOpensForKeys(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, decides(puertorico.PhaseRole, 6)).open(t, "en", alone(3)...)
		for range 100 {
			if r.Key(ui.KeyTab); r.Widget("board.2").Focused {
				break
			}
		}
		if !r.Has("visit") || !strings.HasPrefix(r.Widget("visit").Label, r.match().Setup().Seats[2].Name) {
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

// closes moves the pointer straight from a place to the button with the word for closing on the board that is shown large, and clicks it.
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
