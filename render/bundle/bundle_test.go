package bundle_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/game/toy"
	"islas/render/bundle"
	"islas/render/chronicle"
	"islas/render/library"
	"islas/render/settings"
	"islas/render/store"
)

// clock is a time that does not pass.
func clock() time.Time { return time.Date(2026, 3, 4, 5, 6, 7, 0, time.UTC) }

// save is a game of the toy after so many actions.
func save(t testing.TB, seed uint64, actions int) []byte {
	t.Helper()
	m, _, err := match.New(toy.Game{}, match.Setup{Seed: seed, Seats: []match.Seat{{Name: "Ana", Control: game.Human}, {Name: "Ben", Control: "easy"}}})
	for range actions {
		if s := m.State(); err == nil && !m.Over() {
			_, err = m.Do(toy.Game{}.Legal(&s, nil)[0])
		}
	}
	data, serr := m.SaveAt(clock())
	if err = errors.Join(err, serr); err != nil {
		t.Fatal(err)
	}
	return data
}

// device is a store with so many games, every other of them over, and all else that a device keeps.
func device(t testing.TB, games int) *store.Memory {
	t.Helper()
	s := store.NewMemory()
	l := library.Open(s, clock)
	ledger, _ := chronicle.Open(s)
	for n := range games {
		id := library.ID(fmt.Sprintf("game-20260101-000000-%04x", n))
		data := save(t, uint64(n), 1000*(n%2))
		if err := l.Save(id, data); err != nil {
			t.Fatal(err)
		}
		if summary, err := match.Read(data); err == nil && summary.Over {
			if err := ledger.Note(chronicle.Of(string(id), &summary)); err != nil {
				t.Fatal(err)
			}
		}
	}
	l.Close()
	for name, data := range map[string]string{settings.FileName: `{"version":1,"music":17}`, "learnt.json": `{"version":1}`, "setup-toy.json": `{"version":2}`} {
		if err := s.Write(name, []byte(data)); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// files are all that a store holds.
func files(t testing.TB, s store.Store) map[string]string {
	t.Helper()
	names, err := s.List()
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, name := range names {
		data, err := s.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		all[name] = string(data)
	}
	return all
}

// export is the file of all that a store keeps.
func export(t testing.TB, s store.Store) []byte {
	t.Helper()
	ledger, _ := chronicle.Open(s)
	b, left := bundle.Collect(library.Open(s, clock), ledger.Results())
	data, err := b.Encode(clock())
	if err != nil || left != 0 {
		t.Fatalf("%d files are left out, %v", left, err)
	}
	return data
}

// take imports a file.
func take(t testing.TB, s store.Store, data []byte) (games int) {
	t.Helper()
	b, err := bundle.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	l := library.Open(s, clock)
	defer l.Close()
	ledger, _ := chronicle.Open(s)
	games, err = b.Add(l, ledger)
	if err == nil {
		err = b.AddOwn(s)
	}
	if err != nil {
		t.Fatal(err)
	}
	return games
}

// What a device keeps with a hundred games is the same on another one, and importing it once more changes nothing.
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

// A file that is cut anywhere, or of which a byte is another, is refused.
func TestDamageIsFound(t *testing.T) {
	data := export(t, device(t, 3))
	for at := range len(data) {
		if _, err := bundle.Read(data[:at]); err == nil {
			t.Fatalf("cut after %d bytes it is read", at)
		}
		if at%7 == 0 {
			bad := slices.Clone(data)
			bad[at] ^= 1
			if got, err := bundle.Read(bad); err == nil && at > bytes.IndexByte(data, '\n') {
				t.Fatalf("with another byte at %d %d games are read", at, len(got.Games))
			}
		}
	}
	other := bytes.Replace(data, []byte(`"version":1`), []byte(`"version":2`), 1)
	if _, err := bundle.Read(other); !errors.Is(err, bundle.ErrVersion) {
		t.Errorf("of another version: %v", err)
	}
}

// What is wiped is gone, but for what somebody has exported and what is not the program's; it can be brought back as it was.
func TestWipe(t *testing.T) {
	s := device(t, 5)
	stays := map[string]string{"match-1.islas.jsonl": "a", "everything-1" + bundle.Extension: "b", "letter.txt": "c"}
	for name, data := range stays {
		if err := s.Write(name, []byte(data)); err != nil {
			t.Fatal(err)
		}
	}
	before := files(t, s)
	w, err := bundle.Wipe(library.Open(s, clock))
	if err != nil {
		t.Fatal(err)
	}
	if left := files(t, s); !maps.Equal(left, stays) {
		t.Errorf("left is %v", slices.Sorted(maps.Keys(left)))
	}
	if err := w.Restore(s); err != nil {
		t.Fatal(err)
	}
	if now := files(t, s); !maps.Equal(now, before) {
		t.Errorf("brought back is %v", slices.Sorted(maps.Keys(now)))
	}
}

// Nothing is wiped while another window has a game open, or where something can't be removed.
func TestWipeRefuses(t *testing.T) {
	s := device(t, 5)
	before := files(t, s)
	other := library.Open(s.Window(), clock)
	if err := other.Hold("game-20260101-000000-0003"); err != nil {
		t.Fatal(err)
	}
	l := library.Open(s, clock)
	if _, err := bundle.Wipe(l); !errors.Is(err, store.ErrHeld) || !maps.Equal(files(t, s), before) {
		t.Errorf("with a game open elsewhere: %v", err)
	}
	if err := other.Hold("game-20260101-000000-0001"); err != nil {
		t.Errorf("the other games stay locked: %v", err)
	}
	other.Close()
	s.FailWith(store.ErrNotWritable)
	if _, err := bundle.Wipe(l); !errors.Is(err, store.ErrNotWritable) || !maps.Equal(files(t, s), before) {
		t.Errorf("where nothing can be removed: %v", err)
	}
}

// Whatever is read can be written and read again, and nothing that follows a first line that is right makes the reader panic.
func FuzzRead(f *testing.F) {
	whole := export(f, device(f, 2))
	_, body, _ := bytes.Cut(whole, []byte("\n"))
	f.Add(whole, false)
	f.Add([]byte(`{"format":"islas-all"`), false)
	f.Add(body, true)
	f.Add([]byte(`{"name":"chronicle.jsonl","data":""}`), true)
	f.Fuzz(func(t *testing.T, data []byte, below bool) {
		if below {
			data = append(fmt.Appendf(nil, `{"format":"islas-all","version":1,"sum":"%x"}`+"\n", sha256.Sum256(data)), data...)
		}
		b, err := bundle.Read(data)
		if err != nil {
			if b != nil || !errors.Is(err, bundle.ErrDamaged) && !errors.Is(err, bundle.ErrVersion) {
				t.Fatalf("read is %v, %v", b, err)
			}
			return
		}
		again, err := b.Encode(clock())
		if err == nil {
			_, err = bundle.Read(again)
		}
		if err != nil {
			t.Fatal(err)
		}
	})
}
