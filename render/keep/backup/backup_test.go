package backup_test

import (
	"errors"
	"fmt"
	"maps"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/game/model"
	"islas/render/keep/backup"
	"islas/render/keep/chronicle"
	"islas/render/keep/library"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// clock returns a time that does not pass.
func clock() time.Time { return time.Date(2026, 3, 4, 5, 6, 7, 0, time.UTC) }

// save returns the save of a model game after so many actions.
func save(t testing.TB, seed uint64, actions int) []byte {
	t.Helper()
	m, _, err := match.New(model.Game{}, match.Setup{Seed: seed, Seats: []match.Seat{{Name: "Ana", Control: game.Human}, {Name: "Ben", Control: "easy"}}})
	for range actions {
		if s := m.State(); err == nil && !m.Over() {
			_, err = m.Do(model.Game{}.Legal(&s, nil)[0])
		}
	}
	data, serr := m.SaveAt(clock())
	must.OK(t, errors.Join(err, serr))
	return data
}

// device returns a store with so many games, every other of them over, and everything else that a device keeps.
func device(t testing.TB, games int) *store.Memory {
	t.Helper()
	s := store.NewMemory()
	l := library.Open(s, clock)
	ledger, _ := chronicle.Open(s)
	for n := range games {
		id := library.ID(fmt.Sprintf("game-20260101-000000-%04x", n))
		data := save(t, uint64(n), 1000*(n%2))
		must.OK(t, l.Save(id, data))
		if summary, err := match.Read(data); err == nil && summary.Over {
			must.OK(t, ledger.Note(chronicle.Of(string(id), &summary)))
		}
	}
	l.Close()
	for name, data := range map[string]string{settings.FileName: `{"version":1,"music":17}`, "learnt.json": `{"version":1}`, "setup-model.json": `{"version":2}`} {
		must.OK(t, s.Write(name, []byte(data)))
	}
	return s
}

// files returns the content of a store.
func files(t testing.TB, s store.Store) map[string]string {
	t.Helper()
	names, err := s.List()
	must.OK(t, err)
	all := map[string]string{}
	for _, name := range names {
		data, err := s.Read(name)
		must.OK(t, err)
		all[name] = string(data)
	}
	return all
}

// export returns the backup of a store.
func export(t testing.TB, s store.Store) []byte {
	t.Helper()
	ledger, _ := chronicle.Open(s)
	b, left := backup.Collect(library.Open(s, clock), ledger.Results())
	data, err := b.Encode(clock())
	if err != nil || left != 0 {
		t.Fatalf("%d files are left out, %v", left, err)
	}
	return data
}

// read reads a file without faults.
func read(t testing.TB, data []byte) *backup.Archive {
	t.Helper()
	b, err := backup.Read(data)
	must.OK(t, err)
	return b
}

// take imports a file.
func take(t testing.TB, s store.Store, data []byte) (games int) {
	t.Helper()
	b := read(t, data)
	l := library.Open(s, clock)
	defer l.Close()
	ledger, _ := chronicle.Open(s)
	games, err := add(b, l, ledger)
	if err == nil {
		err = b.AddOwn(s)
	}
	must.OK(t, err)
	return games
}

// add imports the games and results of an archive.
func add(b *backup.Archive, l *library.Library, ledger *chronicle.Ledger) (games int, err error) {
	in := backup.NewImport(b, l, ledger)
	for done := false; !done && err == nil; {
		done, err = in.Step()
	}
	return in.Added(), err
}

// The content of a device with a hundred games is the same on another one, and importing it again changes nothing.
func TestHundredGamesRoundTrip(t *testing.T) {
	from, to := device(t, 100), store.NewMemory()
	data := export(t, from)
	t.Logf("%d bytes", len(data))
	want := files(t, from)
	maps.DeleteFunc(want, func(name, _ string) bool { return name == chronicle.Before })
	if n := take(t, to, data); n != 100 {
		t.Errorf("%d games are imported", n)
	}
	once := files(t, to)
	if !maps.Equal(once, want) {
		t.Errorf("the other device has %d files, want %d", len(once), len(want))
	}
	if n := take(t, to, data); n != 0 || !maps.Equal(files(t, to), once) {
		t.Errorf("the second time %d games are imported", n)
	}
}
