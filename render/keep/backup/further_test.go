package backup_test

import (
	"bytes"
	"errors"
	"maps"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/game/model"
	"islas/render/keep/backup"
	"islas/render/keep/chronicle"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// played returns a save of the model game, continued by so many actions: each is the choice-th legal one, or the last.
func played(t *testing.T, from []byte, actions, choice int) []byte {
	t.Helper()
	m, _, err := match.Load(model.Game{}, from)
	must.OK(t, err)
	for range actions {
		s := m.State()
		legal := model.Game{}.Legal(&s, nil)
		if _, err := m.Do(legal[min(choice, len(legal)-1)]); err != nil {
			t.Fatal(err)
		}
	}
	data, err := m.SaveAt(clock().Add(time.Duration(actions) * time.Minute))
	must.OK(t, err)
	return data
}

// with returns a store with a game.
func with(t *testing.T, id library.ID, data []byte) *store.Memory {
	t.Helper()
	s := store.NewMemory()
	must.OK(t, s.Write(id.File(), data))
	return s
}

// A backup that is imported after the game was played further changes nothing, whatever the game is called there; and if the backup is
// further than the kept game, that continues from there, with the kept state as its earlier state. Both hold each time.
func TestGameIsPlayedFurther(t *testing.T) {
	const here, there = library.ID("game-20260101-000000-0001"), library.ID("game-20260101-000000-0002")
	early := save(t, 7, 4)
	late := played(t, early, 3, 0)
	for _, id := range []library.ID{here, there} {
		to := with(t, here, late)
		before := files(t, to)
		for range 2 {
			if n := take(t, to, export(t, with(t, id, early))); n != 0 || !maps.Equal(files(t, to), before) {
				t.Errorf("of an older copy %d games are imported, there are %d files", n, len(files(t, to)))
			}
		}
		to = with(t, here, early)
		for _, want := range []int{1, 0} {
			n := take(t, to, export(t, with(t, id, late)))
			now := files(t, to)
			if n != want || len(now) != 2 || now[here.File()] != string(late) || now[string(here)+".before.islas-save.json"] != string(early) {
				t.Errorf("of a newer copy %d games are imported, want %d, there are %d files", n, want, len(now))
			}
		}
	}
}

// A game that took another course after a backup was made stays, and so does that of the backup: both are games of their own. So are games
// with the same deal, begun at different times.
func TestBranchesAreGamesOfTheirOwn(t *testing.T) {
	const id = library.ID("game-20260101-000000-0001")
	early := save(t, 7, 4)
	one, other := played(t, early, 3, 0), played(t, early, 3, 1)
	m, _, err := match.New(model.Game{}, match.Setup{Seed: 7, Seats: []match.Seat{{Name: "Ana", Control: game.Human}, {Name: "Ben", Control: "easy"}}})
	must.OK(t, err)
	again, err := m.SaveAt(clock().Add(time.Hour))
	must.OK(t, err)
	for name, data := range map[string][]byte{"branch": other, "later one": again} {
		to := with(t, id, one)
		for _, want := range []int{1, 0} {
			if n := take(t, to, export(t, with(t, id, data))); n != want {
				t.Errorf("of a %s %d games are imported, want %d", name, n, want)
			}
			if now := files(t, to); len(now) != 2 || now[id.File()] != string(one) {
				t.Errorf("after a %s there are %d files", name, len(now))
			}
		}
	}
}

// A game that is open, here or in another window, is not replaced: the state played further becomes a game of its own.
func TestOpenGameIsNotReplaced(t *testing.T) {
	const id = library.ID("game-20260101-000000-0001")
	early := save(t, 7, 4)
	late := played(t, early, 3, 0)
	for _, elsewhere := range []bool{false, true} {
		s := with(t, id, early)
		l := library.Open(s, clock)
		open := l
		if elsewhere {
			open = library.Open(s.Window(), clock)
		}
		must.OK(t, open.Hold(id))
		b := read(t, export(t, with(t, id, late)))
		ledger, _ := chronicle.Open(s)
		if n, err := add(b, l, ledger); n != 1 || err != nil {
			t.Errorf("%d games are imported: %v", n, err)
		}
		now, err := open.Load(id)
		if err := errors.Join(err, open.Held(id)); err != nil || !bytes.Equal(now, early) || len(l.List()) != 2 {
			t.Errorf("the open game is another one: %v; there are %d", err, len(l.List()))
		}
	}
}

// A game saved under the same name since the comparison stays, too.
func TestKeptSinceComparing(t *testing.T) {
	const id = library.ID("game-20260101-000000-0001")
	early := save(t, 7, 4)
	mine, late := played(t, early, 2, 1), played(t, early, 3, 0)
	for _, kept := range [][]byte{nil, early} {
		s := store.NewMemory()
		if kept != nil {
			s = with(t, id, kept)
		}
		l := library.Open(s, clock)
		b := read(t, export(t, with(t, id, late)))
		ledger, _ := chronicle.Open(s)
		in := backup.NewImport(b, l, ledger)
		must.OK(t, s.Write(id.File(), mine))
		if _, err := in.Step(); err != nil {
			t.Fatal(err)
		}
		if now, err := l.Load(id); err != nil || !bytes.Equal(now, mine) || len(l.List()) != 2 {
			t.Errorf("what is kept is another one: %v; there are %d", err, len(l.List()))
		}
	}
}
