// Package conform tests that a game keeps the contract of package game: random games try whatever the shared code relies on. A
// test of each game calls Game.
package conform

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"islas/game"
	"islas/game/ai"
	"islas/game/match"
	"islas/game/record"
)

// Mostly is the number of actions after which a random game is given up as endless.
const Mostly = 20_000

// Game plays random games of every number of players (in short tests, of the greatest), some of each, and checks options, rules, views,
// undo, saves, records and daily challenges.
func Game[S comparable, A game.Action, E any, V comparable](t *testing.T, g ai.Game[S, A, E, V], lines record.Lines[S, A, E], games int) {
	t.Helper()
	info := g.Info()
	if info.ID == "" || info.Record == "" || info.MinSeats < 2 || info.MaxSeats > game.MaxSeats || len(info.Levels.Offered()) == 0 {
		t.Fatalf("the game does not describe itself: %+v", info)
	}
	checkDaily(t, g)
	for n := info.MinSeats; n <= info.MaxSeats; n++ {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			t.Parallel()
			checkOptions(t, g, n)
			checkStalemate(t, g, n)
			if n < info.MaxSeats && testing.Short() {
				return
			}
			for i := range games {
				playOne(t, g, lines, Setup(info, n, uint64(i)))
			}
		})
	}
}

// checkOptions tests that games of n seats begin with every value that the options can have with that many, of a range at most
// its ends, and with no other.
func checkOptions[S comparable, A game.Action, E, V any](t *testing.T, g ai.Game[S, A, E, V], n int) {
	t.Helper()
	info := g.Info()
	begins := func(id string, value int) error {
		setup := Setup(info, n, 0)
		setup.Values = game.Values{id: value}
		m, _, err := match.New(g, setup)
		if err == nil && m.Setup().Values[id] != value {
			t.Errorf("%d players agree that %s is %d, and it becomes %d", n, id, value, m.Setup().Values[id])
		}
		return err
	}
	for _, o := range info.At(n).Options {
		values := o.Choices
		if len(values) == 0 {
			values = []int{o.Min, o.Max}
		}
		for _, value := range values {
			if err := begins(o.ID, value); err != nil {
				t.Errorf("%d players cannot agree that %s is %d: %v", n, o.ID, value, err)
			}
		}
		for _, value := range []int{-1, slices.Min(values) - 1, slices.Max(values) + 1} {
			if value != 0 && begins(o.ID, value) == nil { // zero means the default
				t.Errorf("%d players can agree that %s is %d", n, o.ID, value)
			}
		}
	}
}

// Setup returns a game of n seats with the usual rules, whose chance and first player depend on the seed. People sit on the even
// seats, computers on the others.
func Setup(info *game.Info, n int, seed uint64) match.Setup {
	s := match.Setup{Seed: seed, Start: game.Seat(seed % uint64(n))}
	for i := range n {
		seat := match.Seat{Name: fmt.Sprintf("<%d> & Ñ", i), Control: game.Human}
		if i%2 == 1 {
			seat.Control = info.Levels[0].ID
		}
		if len(info.Boards.IDs) > 0 {
			seat.Board = info.Boards.IDs[(i+int(seed))%len(info.Boards.IDs)]
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}

// playOne plays one random game.
func playOne[S comparable, A game.Action, E any, V comparable](t *testing.T, g ai.Game[S, A, E, V], lines record.Lines[S, A, E], setup match.Setup) {
	t.Helper()
	m, steps, err := match.New(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	src := rand.New(rand.NewPCG(setup.Seed, 1))
	var past *A // the action of a position that could be taken back
	var history []done[S, A]
	save := 0 // when the next save is tried: ever more rarely, as loading plays all actions again
	for n := 0; !m.Over(); n++ {
		if n > Mostly {
			t.Fatalf("a random game does not end within %d actions", n)
		}
		s := m.State()
		legal := g.Legal(&s, nil)
		checkLegal(t, g, s, legal, past)
		checkView(t, g, s, legal)
		a := legal[src.IntN(len(legal))]
		more, err := m.Do(a)
		if err != nil {
			t.Fatalf("%v is listed as legal and refused: %v", a, err)
		}
		after := m.State()
		if len(more) == 0 || more[len(more)-1].After != after {
			t.Fatalf("%v: the last of %d steps does not show the position", a, len(more))
		}
		history = append(history, done[S, A]{s, a})
		checkUndo(t, g, m, history)
		steps = append(steps, more...)
		past = &a
		if n == save {
			checkSave(t, g, m)
			save += 17 + max(0, n-400)/8
		}
	}
	if m.Winners() == 0 {
		t.Error("nobody has won a game that is over")
	}
	checkSave(t, g, m)
	checkRecord(t, g, lines, m, steps)
}

// checkLegal tests that the legal actions differ, can be read back, and are the only ones that can be done.
func checkLegal[S comparable, A game.Action, E, V any](t *testing.T, g ai.Game[S, A, E, V], s S, legal []A, other *A) {
	t.Helper()
	if len(legal) == 0 || g.Decider(&s) == game.NoSeat {
		t.Fatal("the game is not over, and nobody can do anything")
	}
	seen := make(map[A]bool, len(legal))
	for _, a := range legal {
		if seen[a] {
			t.Fatalf("%v is listed twice", a)
		}
		seen[a] = true
		if back, err := g.ParseAction(a.String()); err != nil || back != a {
			t.Fatalf("%v is read back as %v: %v", a, back, err)
		}
	}
	if other == nil || seen[*other] {
		return
	}
	copied := s
	if err := g.Apply(&copied, *other, nil); !errors.Is(err, game.ErrIllegal) || copied != s {
		t.Fatalf("%v is not legal; Apply says %v and changes the position: %v", *other, err, copied != s)
	}
}

// checkView tests that views do not change with what they hide: the decider's view is enough to list the legal actions.
func checkView[S comparable, A game.Action, E any, V comparable](t *testing.T, g ai.Game[S, A, E, V], s S, legal []A) {
	t.Helper()
	seat := g.Decider(&s)
	if g.View(&s, seat) != g.View(&s, seat) {
		t.Fatal("the same position gives two views")
	}
	for _, level := range g.Info().Levels {
		if level.PlayOuts > 0 {
			continue // they are tried by the tests of the computer players
		}
		p, err := g.Player(level.ID, 1)
		if err != nil {
			t.Fatal(err)
		}
		a := p.Choose(g.View(&s, seat))
		found := false
		for _, b := range legal {
			found = found || a == b
		}
		if !found {
			t.Fatalf("%s does %v, which is not legal", level.ID, a)
		}
	}
}

// done is an action that was done, and the position before it.
type done[S comparable, A game.Action] struct {
	before S
	action A
}

// checkUndo takes back what can be taken back after the last action of history, and does it again: the last action that a person
// decided on, with what continued it and what others have done since, unless one of them reveals something.
func checkUndo[S comparable, A game.Action, E, V any](t *testing.T, g ai.Game[S, A, E, V], m *match.Match[S, A, E], history []done[S, A]) {
	t.Helper()
	after, back := m.State(), -1
	continuing, _ := any(g).(match.Continuing[S, A])
	for i := len(history) - 1; i >= 0 && back < 0 && g.Undoable(&history[i].before, history[i].action); i-- {
		h := history[i]
		if m.Human(g.Decider(&h.before)) && (continuing == nil || !continuing.Continues(&h.before, h.action)) {
			back = i
		}
	}
	can := back >= 0 && m.Human(g.Decider(&after))
	if m.CanUndo() != can {
		t.Fatalf("%v can be taken back: %v, want %v", history[len(history)-1].action, m.CanUndo(), can)
	}
	if !m.Undo() {
		return
	}
	if m.State() != history[back].before || m.Played() != back {
		t.Fatalf("%v taken back leads elsewhere", history[back].action)
	}
	for _, h := range history[back:] {
		if m.State() != h.before {
			t.Fatalf("%v done again begins elsewhere", h.action)
		}
		if _, err := m.Do(h.action); err != nil {
			t.Fatal(err)
		}
	}
	if m.State() != after {
		t.Fatalf("%v done again leads elsewhere", history[back].action)
	}
}

// checkSave saves and loads the match.
func checkSave[S comparable, A game.Action, E, V any](t *testing.T, g ai.Game[S, A, E, V], m *match.Match[S, A, E]) {
	t.Helper()
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	if named, err := match.GameOf(data); named != g.Info().Record || err != nil {
		t.Fatalf("the save is of the game %q: %v", named, err)
	}
	loaded, _, err := match.Load(g, data)
	if err != nil {
		t.Fatal(err)
	}
	if loaded.State() != m.State() || loaded.CanUndo() != m.CanUndo() {
		t.Fatal("the saved game leads elsewhere, or something else can be taken back in it")
	}
}

// checkRecord writes the record of a finished match and reads it, whole and broken off.
func checkRecord[S comparable, A game.Action, E any, V comparable](t *testing.T, g ai.Game[S, A, E, V], lines record.Lines[S, A, E], m *match.Match[S, A, E], steps []game.Step[S, E]) {
	t.Helper()
	var b bytes.Buffer
	if err := record.Write(&b, lines, m.Setup(), steps); err != nil {
		t.Fatal(err)
	}
	if named, err := record.GameOf(bytes.NewReader(b.Bytes())); named != g.Info().Record || err != nil {
		t.Fatalf("the record is of the game %q: %v", named, err)
	}
	r, err := record.Read(bytes.NewReader(b.Bytes()), g, lines)
	if err != nil {
		t.Fatal(err)
	}
	if !r.Over || len(r.Steps) != len(steps) {
		t.Fatalf("%d steps are read, %d were written; over: %v", len(r.Steps), len(steps), r.Over)
	}
	for i := range steps {
		for seat := range game.Seat(len(m.Setup().Seats)) {
			if g.View(&r.Steps[i].After, seat) != g.View(&steps[i].After, seat) {
				t.Fatalf("step %d: seat %d sees another position in what was read", i, seat)
			}
		}
	}
	checkRecorded(t, g, r.Match(g, lines), m, steps)
	half := b.Bytes()[:bytes.LastIndexByte(b.Bytes()[:b.Len()/2], '\n')+1]
	if r, err := record.Read(bytes.NewReader(half), g, lines); err != nil || r.Over {
		t.Fatalf("half a record: %v", err)
	}
}

// checkRecorded tests that a recorded match is the one played, that others can be played on from it, and that nothing can be done
// in it.
func checkRecorded[S comparable, A game.Action, E any, V comparable](t *testing.T, g ai.Game[S, A, E, V], recorded, m *match.Match[S, A, E], steps []game.Step[S, E]) {
	t.Helper()
	marks := m.Marks()
	if !slices.Equal(recorded.Actions(), m.Actions()) || !slices.Equal(recorded.Marks(), marks) || recorded.Happened() != m.Happened() {
		t.Fatal("a recorded match tells of other actions")
	}
	if !recorded.Over() || recorded.Winners() != m.Winners() || recorded.Decider() != game.NoSeat {
		t.Fatal("a recorded match ends otherwise")
	}
	players := m.Setup().Seats
	for i := range players {
		players[i].Name, players[i].Control = fmt.Sprint("other ", i), game.Human
	}
	for _, n := range []int{0, len(marks) / 3, len(marks) / 2, len(marks) - 1} {
		for _, from := range []*match.Match[S, A, E]{m, recorded} {
			branch, err := from.From(n, players)
			if err != nil {
				t.Fatalf("a match is not played on from action %d: %v", n, err)
			}
			at, before := branch.State(), steps[marks[n]-1].After
			if g.Digest(&at) != g.Digest(&before) || branch.Played() != n || !slices.Equal(branch.Setup().Seats, players) {
				t.Fatalf("a match played on from action %d begins elsewhere", n)
			}
			checkSave(t, g, branch)
		}
	}
	if _, err := recorded.Save(); !errors.Is(err, match.ErrRecorded) {
		t.Fatalf("saving a recorded match says %v", err)
	}
	if _, err := recorded.Do(m.Actions()[0]); !errors.Is(err, game.ErrIllegal) || recorded.Undo() {
		t.Fatalf("something can be done in a recorded match, or taken back: %v", err)
	}
}
