package backup_test

import (
	"bytes"
	"errors"
	"maps"
	"slices"
	"testing"
	"time"

	"islas/game"
	"islas/game/daily"
	"islas/game/match"
	"islas/game/model"
	"islas/render/keep/backup"
	"islas/render/keep/chronicle"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// A finished game that was saved at another moment is the same one: it counts once, and the kept one stays.
func TestFinishedGameSavedAgain(t *testing.T) {
	const id = library.ID("game-20260101-000000-0001")
	from, to := device(t, 2), store.NewMemory()
	take(t, to, export(t, from))
	kept := files(t, to)
	m, _, err := match.Load(model.Game{}, []byte(kept[id.File()]))
	must.OK(t, err)
	later, err := m.SaveAt(clock().Add(time.Hour))
	if err == nil {
		err = from.Write(id.File(), later)
	}
	if err != nil || string(later) == kept[id.File()] {
		t.Fatalf("it is the same save: %v", err)
	}
	if n := take(t, to, export(t, from)); n != 0 || !maps.Equal(files(t, to), kept) {
		t.Errorf("%d games are imported, there are %v", n, slices.Sorted(maps.Keys(files(t, to))))
	}
	if ledger, _ := chronicle.Open(to); len(ledger.Results()) != 1 {
		t.Errorf("it counts %d times", len(ledger.Results()))
	}
}

// A game whose ID another game has gets one of its own, the same each time, and so does its result; the other stays as it is.
func TestOtherGameOfTheSameID(t *testing.T) {
	const id = library.ID("game-20260101-000000-0001")
	to, mine := store.NewMemory(), save(t, 99, 1000)
	must.OK(t, to.Write(id.File(), mine))
	data := export(t, device(t, 2))
	for _, want := range []int{2, 0} {
		if n := take(t, to, data); n != want {
			t.Errorf("%d games are imported, want %d", n, want)
		}
		l := library.Open(to, clock)
		if now, err := l.Load(id); err != nil || !bytes.Equal(now, mine) || len(l.List()) != 3 {
			t.Errorf("there are %d games, the first is changed: %v, %v", len(l.List()), !bytes.Equal(now, mine), err)
		}
		ledger, _ := chronicle.Open(to)
		results := ledger.Results()
		if len(results) != 1 || results[0].ID == string(id) {
			t.Fatalf("the results are %+v", results)
		}
		if e := l.Entry(library.ID(results[0].ID)); e.Err != nil || !e.Summary.Over {
			t.Errorf("the result is of %+v", e)
		}
	}
}

// A disk that is full after some games leaves those whole and no others; nothing stays locked, and importing again adds the rest once.
func TestFullWhileImporting(t *testing.T) {
	data := export(t, device(t, 9))
	b := read(t, data)
	to := store.NewMemory()
	l := library.Open(&room{Store: to, writes: 4}, clock)
	ledger, _ := chronicle.Open(to)
	if n, err := add(b, l, ledger); n != 4 || !errors.Is(err, store.ErrFull) {
		t.Errorf("%d games are added: %v", n, err)
	}
	other := library.Open(to.Window(), clock)
	for _, g := range b.Games {
		if err := other.Hold(g.ID); err != nil {
			t.Errorf("%s stays locked: %v", g.ID, err)
		}
	}
	other.Close()
	if n := take(t, to, data); n != 5 {
		t.Errorf("again %d games are added", n)
	}
	whole := store.NewMemory()
	if take(t, whole, data); !maps.Equal(files(t, to), files(t, whole)) {
		t.Errorf("there are %v", slices.Sorted(maps.Keys(files(t, to))))
	}
}

// room is a store with room for so many files.
type room struct {
	store.Store
	writes int
}

func (r *room) Write(name string, data []byte) error {
	if r.writes == 0 {
		return store.ErrFull
	}
	r.writes--
	return r.Store.Write(name, data)
}

// The strongest level's result of a daily challenge is imported where the challenge itself is known.
func TestRivalIsImported(t *testing.T) {
	r := chronicle.Result{
		ID: "game-20261017-120000-0001", Sum: "1", Game: "model", Points: []int{3, 4}, Winners: []int{1}, Day: 20_000,
		Seats: []chronicle.Seat{{Name: "Ana", Control: game.Human}, {Name: "Ben", Control: "easy"}},
	}
	s := store.NewMemory()
	ledger, _ := chronicle.Open(s)
	must.OK(t, ledger.Note(r))
	r.Rival = &daily.Outcome{Points: []int{7, 2}, Winners: []int{0}}
	b := backup.Archive{Results: []chronicle.Result{r}}
	if _, err := add(&b, library.Open(s, clock), ledger); err != nil {
		t.Fatal(err)
	}
	if v := ledger.Challenges("model")[0]; v.Rival == nil || v.Rival.Points[0] != 7 {
		t.Errorf("known is %+v", v)
	}
}
