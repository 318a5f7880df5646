package bundle_test

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
	"islas/game/toy"
	"islas/render/bundle"
	"islas/render/chronicle"
	"islas/render/library"
	"islas/render/store"
)

// A finished game that was saved at another moment is the same one: it counts once, and what is kept of it stays.
func TestFinishedGameSavedAgain(t *testing.T) {
	const id = library.ID("game-20260101-000000-0001")
	from, to := device(t, 2), store.NewMemory()
	take(t, to, export(t, from))
	kept := files(t, to)
	m, _, err := match.Load(toy.Game{}, []byte(kept[id.File()]))
	if err != nil {
		t.Fatal(err)
	}
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

// A game whose ID another game has gets one of its own, the same each time, and its result with it; the other stays as it is.
func TestOtherGameOfTheSameID(t *testing.T) {
	const id = library.ID("game-20260101-000000-0001")
	to, mine := store.NewMemory(), save(t, 99, 1000)
	if err := to.Write(id.File(), mine); err != nil {
		t.Fatal(err)
	}
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

// A disk that is full after some games leaves those whole and no others; nothing stays locked, and doing it again adds the rest once.
func TestFullWhileImporting(t *testing.T) {
	data := export(t, device(t, 9))
	b, err := bundle.Read(data)
	if err != nil {
		t.Fatal(err)
	}
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

// How the computer ends a voyage is taken over where the voyage itself is known.
func TestRivalIsImported(t *testing.T) {
	r := chronicle.Result{
		ID: "game-20261017-120000-0001", Sum: "1", Game: "toy", Points: []int{3, 4}, Winners: []int{1}, Day: 20_000,
		Seats: []chronicle.Seat{{Name: "Ana", Control: game.Human}, {Name: "Ben", Control: "easy"}},
	}
	s := store.NewMemory()
	ledger, _ := chronicle.Open(s)
	if err := ledger.Note(r); err != nil {
		t.Fatal(err)
	}
	r.Rival = &daily.Outcome{Points: []int{7, 2}, Winners: []int{0}}
	b := bundle.Bundle{Results: []chronicle.Result{r}}
	if _, err := add(&b, library.Open(s, clock), ledger); err != nil {
		t.Fatal(err)
	}
	if v := ledger.Voyages("toy")[0]; v.Rival == nil || v.Rival.Points[0] != 7 {
		t.Errorf("known is %+v", v)
	}
}

// Two imports that were compared before either of them kept anything, in one window or in two, keep each game once, the state that was
// played furthest, and each result.
func TestTwoImportsAtOnce(t *testing.T) {
	const id = library.ID("game-20260101-000000-0001")
	early := save(t, 7, 4)
	late := played(t, early, 3, 0)
	all := export(t, device(t, 6))
	for name, f := range map[string]struct {
		kept          []byte
		first, second []byte
		games, added  int
	}{
		"the same":             {nil, all, all, 6, 0},
		"an earlier one":       {nil, export(t, with(t, id, late)), export(t, with(t, id, early)), 1, 0},
		"a later one":          {nil, export(t, with(t, id, early)), export(t, with(t, id, late)), 1, 1},
		"further than kept":    {early, export(t, with(t, id, late)), export(t, with(t, id, late)), 1, 0},
		"one of a taken place": {save(t, 99, 4), export(t, with(t, id, late)), export(t, with(t, id, late)), 2, 0},
	} {
		for _, windows := range []bool{false, true} {
			s := store.NewMemory()
			if f.kept != nil {
				s = with(t, id, f.kept)
			}
			both := [2]store.Store{s, s}
			if windows {
				both[1] = s.Window()
			}
			var in [2]*bundle.Import
			for n, data := range [][]byte{f.first, f.second} {
				b, err := bundle.Read(data)
				if err != nil {
					t.Fatal(err)
				}
				ledger, _ := chronicle.Open(both[n])
				in[n] = bundle.NewImport(b, library.Open(both[n], clock), ledger)
				for !in[n].Compare() {
				}
			}
			for _, in := range in {
				for done := false; !done; {
					var err error
					if done, err = in.Step(); err != nil {
						t.Fatal(err)
					}
				}
			}
			l := library.Open(s, clock)
			ledger, _ := chronicle.Open(s)
			if n := len(l.IDs()); n != f.games || in[1].Added() != f.added || f.games == 6 && len(ledger.Results()) != 3 {
				t.Errorf("%s, two windows %v: there are %d games, %d added by the second, and %d results", name, windows, n, in[1].Added(), len(ledger.Results()))
			}
			if now, err := l.Load(id); f.kept == nil && f.games == 1 && (err != nil || !bytes.Equal(now, late)) {
				t.Errorf("%s, two windows %v: it is not the latest state: %v", name, windows, err)
			}
		}
	}
}

// Two windows that import the same file at once keep each game once, however their steps alternate, also where its own names are taken by
// other games, so that it gets a free one.
func TestTwoImportsUnderFreeNames(t *testing.T) {
	b, err := bundle.Read(export(t, device(t, 4)))
	if err != nil {
		t.Fatal(err)
	}
	for pattern := range 64 {
		s := store.NewMemory()
		for n := range b.Games {
			g := &b.Games[n]
			for i, id := range []library.ID{g.ID, library.IDOf(g.Data, &g.Summary)} {
				if err := s.Write(id.File(), save(t, uint64(100+10*n+i), 3)); err != nil {
					t.Fatal(err)
				}
			}
		}
		there := len(files(t, s))
		var imports []*bundle.Import
		for _, window := range []store.Store{s, s.Window()} {
			ledger, _ := chronicle.Open(window)
			in := bundle.NewImport(b, library.Open(window, clock), ledger)
			for !in.Compare() {
			}
			imports = append(imports, in)
		}
		for n, done := 0, []bool{false, false}; !done[0] || !done[1]; n++ {
			which := pattern >> (n % 6) & 1
			if done[which] {
				which = 1 - which
			}
			if done[which], err = imports[which].Step(); err != nil {
				t.Fatal(err)
			}
		}
		ledger, _ := chronicle.Open(s)
		if now := len(library.Open(s, clock).IDs()); now != there+len(b.Games) || imports[0].Added()+imports[1].Added() != len(b.Games) || len(ledger.Results()) != 2 {
			t.Fatalf("pattern %06b: %d games have come to %d, added are %d and %d, with %d results", pattern, now-there, there,
				imports[0].Added(), imports[1].Added(), len(ledger.Results()))
		}
	}
}
