package puertorico

import (
	"math/rand/v2"
	"testing"

	"islas/game"
)

// TestView: two positions that differ only in the order of the face-down tiles and in the generator have the same view; which
// tiles they are is known (section 14).
func TestView(t *testing.T) {
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		s, err := New(Options{Seats: seats, Seed: 4}, nil)
		if err != nil {
			t.Fatal(err)
		}
		other := s
		other.rng = *rand.NewPCG(5, 6)
		game.Shuffle(rand.NewPCG(1, 2), other.stack[:other.stackN])
		if other == s {
			t.Fatal("the positions do not differ")
		}
		for seat := game.NoSeat; seat < game.Seat(seats); seat++ {
			v, w := s.View(seat), other.View(seat)
			if v != w {
				t.Errorf("%d players, seat %d: the view tells the order of the stack", seats, seat)
			}
			if v.Seat() != seat || stateLine(v.State()) != stateLine(&s) || v.State().StackOf() != s.StackOf() || s.Digest() != other.Digest() {
				t.Errorf("%d players, seat %d: the view is not the position", seats, seat)
			}
		}
	}
}

// TestSample: a sample is a position that the view allows; which tile is drawn next is left to chance.
func TestSample(t *testing.T) {
	s, err := New(Options{Seats: 3, Seed: 4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	v := s.View(1)
	src := rand.NewPCG(1, 2)
	next := map[Tile]int{}
	for range 2000 {
		var drawn State
		v.Sample(&drawn, src)
		if drawn.View(1) != v {
			t.Fatal("a sample has another view")
		}
		next[drawn.stack[drawn.stackN-1]]++
	}
	for kind, n := range s.StackOf() {
		want := 2000 * n / s.Stack()
		if got := next[Tile(kind)]; got < want-120 || got > want+120 {
			t.Errorf("%v is drawn next %d times of 2000, want about %d", Tile(kind), got, want)
		}
	}
}

// TestUndoable: an action by which tiles are drawn cannot be taken back, even if as many lie face down as before.
func TestUndoable(t *testing.T) {
	l := lay(t, 3)
	l.open("4 corn")
	l.stacked(2)
	l.discards = [Goods]uint8{}
	for range 2 {
		if a := PassAction(); l.Decision().Phase == PhaseTile && !l.Undoable(a) {
			t.Errorf("%v of seat %d cannot be taken back", a, l.Decision().Seat)
		}
		l.acts(map[Phase]string{PhaseRole: "role settler", PhaseTile: "pass"}[l.Decision().Phase])
	}
	l.acts("pass")
	if l.Undoable(PassAction()) {
		t.Error("the last pass can be taken back, although the row is filled after it")
	}
	stack := l.Stack()
	l.acts("pass")
	if l.Stack() != stack || l.find(EvReshuffle).Count != 4 {
		t.Errorf("%d tiles lie face down, there were %d", l.Stack(), stack)
	}
	if l.Undoable(RoleAction(Settler)) {
		t.Error("an illegal action can be taken back")
	}
}
