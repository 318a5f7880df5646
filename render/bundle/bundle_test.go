package bundle_test

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc64"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/daily"
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

// Folders keep what they import from each other, too.
func TestRoundTripOfFolders(t *testing.T) {
	folders := make([]store.Store, 2)
	for i := range folders {
		s, err := store.Open(t.TempDir())
		if err != nil {
			t.Fatal(err)
		}
		folders[i] = s
	}
	data := export(t, device(t, 8))
	for i, to := range folders {
		if n := take(t, to, data); n != 8 {
			t.Errorf("%d games are imported", n)
		}
		once := files(t, to)
		if n := take(t, to, data); n != 0 || !maps.Equal(files(t, to), once) {
			t.Errorf("the second time %d games are imported", n)
		}
		if i > 0 && !maps.Equal(once, files(t, folders[0])) {
			t.Error("what has gone through a folder is not what it was")
		}
		data = export(t, to)
	}
}

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

// What was wiped does not come back by another window that knows of it still, but whatever that notes from then on counts.
func TestWipedStaysWiped(t *testing.T) {
	s := device(t, 5)
	other, _ := chronicle.Open(s.Window())
	known := other.Results()
	if _, err := bundle.Wipe(library.Open(s, clock)); err != nil || len(known) != 2 {
		t.Fatalf("%d were known: %v", len(known), err)
	}
	for n := range 2 {
		r := known[0]
		r.ID = fmt.Sprintf("game-20260202-000000-%04x", n)
		if err := other.Note(r); err != nil {
			t.Fatal(err)
		}
		if now, _ := chronicle.Open(s); len(now.Results()) != n+1 || len(other.Results()) != n+1 {
			t.Errorf("there are %d results, and %d in the other window", len(now.Results()), len(other.Results()))
		}
	}
}

// A chronicle of which a line is damaged comes back with what can be read of it, beside what has come about since it was wiped.
func TestDamagedChronicleComesBack(t *testing.T) {
	s := device(t, 5)
	now, _ := chronicle.Open(s)
	r := now.Results()[0]
	damaged := strings.Replace(files(t, s)[chronicle.File], `"points"`, `"pointz"`, 1)
	if err := s.Write(chronicle.File, []byte(damaged)); err != nil {
		t.Fatal(err)
	}
	w, err := bundle.Wipe(library.Open(s, clock))
	if err != nil {
		t.Fatal(err)
	}
	r.ID = "game-20260202-000000-0001"
	fresh, _ := chronicle.Open(s)
	if err := errors.Join(fresh.Note(r), w.Restore(s), w.Restore(s)); err != nil {
		t.Fatal(err)
	}
	fresh, trouble := chronicle.Open(s)
	if _, ok := fresh.Find(r.ID, r.Sum); !ok || trouble != nil || len(fresh.Results()) != 2 {
		t.Errorf("there are %d results, the new one is there: %v", len(fresh.Results()), ok)
	}
	if there := files(t, s); there[chronicle.File+".damaged-1"] != damaged || there[chronicle.File+".damaged-2"] != "" {
		t.Error("what can't be read is gone, or kept twice")
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
			if got, err := bundle.Read(bad); err == nil {
				t.Fatalf("with another byte at %d %d games are read", at, len(got.Games))
			}
		}
	}
	if _, err := bundle.Read(append(data, data...)); !errors.Is(err, bundle.ErrDamaged) {
		t.Errorf("twice in one file: %v", err)
	}
}

// sealed is the file of some lines.
func sealed(lines string) []byte {
	return fmt.Appendf([]byte(lines), `{"checksum":"%016x"}`+"\n", crc64.Checksum([]byte(lines), crc64.MakeTable(crc64.ECMA)))
}

// What a newer program has written is told apart from damage: the file as a whole, a game in it, and how games ended.
func TestNewerVersions(t *testing.T) {
	const first = `{"format":"islas-all","version":1}` + "\n"
	newer := bytes.Replace(export(t, device(t, 3)), []byte(`"version":1`), []byte(`"version":2`), 1)
	game := `{"name":"game-20260101-000000-0001.islas-save.json","data":"{\"format\":\"islas-save\",\"version\":99}"}` + "\n"
	results := `{"name":"chronicle.jsonl","data":"{\"format\":\"islas-chronicle\",\"version\":2}\n"}` + "\n"
	for name, data := range map[string][]byte{"file": newer, "game": sealed(first + game), "chronicle": sealed(first + results)} {
		if _, err := bundle.Read(data); !errors.Is(err, bundle.ErrVersion) {
			t.Errorf("%s of another version: %v", name, err)
		}
	}
	if b, err := bundle.Read(sealed(first)); err != nil || len(b.Games) != 0 {
		t.Errorf("nothing in it: %v", err)
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
	if n, err := b.Add(l, ledger); n != 4 || !errors.Is(err, store.ErrFull) {
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

// Settings that can't even be read stay as they are, whatever a file holds.
func TestUnreadableSettingsStay(t *testing.T) {
	b, err := bundle.Read(export(t, device(t, 0)))
	if err != nil {
		t.Fatal(err)
	}
	to := store.NewMemory()
	if err := b.AddOwn(&locked{to}); !errors.Is(err, store.ErrNotReadable) || files(t, to)[settings.FileName] != "" {
		t.Errorf("they are replaced: %v", err)
	}
}

// Where room is left for some of one's own files only, none of them is another one; and where not even what was replaced can be put
// back, that is told.
func TestOwnIsAllOrNothing(t *testing.T) {
	const first = `{"format":"islas-all","version":1}` + "\n"
	lines := first
	for _, name := range []string{"settings", "learnt", "setup-toy", "setup-other"} {
		lines += fmt.Sprintf(`{"name":"%s.json","data":"{\"version\":1,\"new\":1}"}`+"\n", name)
	}
	b, err := bundle.Read(sealed(lines))
	if err != nil {
		t.Fatal(err)
	}
	for writes := range len(b.Own) {
		to := store.NewMemory()
		for _, name := range []string{settings.FileName, "setup-other.json"} {
			if err := to.Write(name, []byte("mine")); err != nil {
				t.Fatal(err)
			}
		}
		before := files(t, to)
		err := b.AddOwn(&tight{to, writes})
		if !errors.Is(err, store.ErrFull) || errors.Is(err, bundle.ErrHalf) || !maps.Equal(files(t, to), before) {
			t.Errorf("after %d files there is %v: %v", writes, files(t, to), err)
		}
		err = b.AddOwn(&room{to, writes})
		if half := !maps.Equal(files(t, to), before); !errors.Is(err, store.ErrFull) || errors.Is(err, bundle.ErrHalf) != half {
			t.Errorf("where nothing can be put back after %d files either there is %v: %v", writes, files(t, to), err)
		}
	}
}

// tight is a store with room for so many new contents, and for what was there before.
type tight struct {
	store.Store
	news int
}

func (r *tight) Write(name string, data []byte) error {
	if string(data) != "mine" {
		if r.news == 0 {
			return store.ErrFull
		}
		r.news--
	}
	return r.Store.Write(name, data)
}

// A file whose name no store would keep is damage.
func TestLongNameIsRefused(t *testing.T) {
	for length, ok := range map[int]bool{64: true, 65: false, 70: false} {
		name := "setup-" + strings.Repeat("x", length-len("setup-.json")) + ".json"
		b, err := bundle.Read(sealed(`{"format":"islas-all","version":1}` + "\n" + `{"name":"` + name + `","data":"{\"version\":1}"}` + "\n"))
		if (err == nil) != ok || !ok && !errors.Is(err, bundle.ErrDamaged) {
			t.Errorf("a name of %d characters: %v", length, err)
		}
		if ok && b.AddOwn(store.NewMemory()) != nil {
			t.Errorf("a name of %d characters is read, but not kept", length)
		}
	}
}

// locked is a store of which nothing can be read.
type locked struct{ store.Store }

func (*locked) Read(string) ([]byte, error) { return nil, store.ErrNotReadable }

// What is wiped is gone, but for what somebody has exported and what is not the program's; it can be brought back as it was.
func TestWipe(t *testing.T) {
	s := device(t, 5)
	stays := map[string]string{"match-1.islas.jsonl": "a", "everything-1" + bundle.Extension: "b", "letter.txt": "c"}
	goes := map[string]string{"game-20260101-000000-0001.islas-save.json.damaged-2": "d", "settings.json.damaged-1": "e", "crash-20260101-000000.txt": "f"}
	for name, data := range merged(stays, goes) {
		if err := s.Write(name, []byte(data)); err != nil {
			t.Fatal(err)
		}
	}
	before := files(t, s)
	reads := &reader{Store: s}
	w, err := bundle.Wipe(library.Open(reads, clock))
	if err != nil {
		t.Fatal(err)
	}
	for name := range stays {
		if slices.Contains(reads.names, name) {
			t.Errorf("%s is read, although it stays", name)
		}
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

// reader is a store that notes what is read.
type reader struct {
	store.Store
	names []string
}

func (r *reader) Read(name string) ([]byte, error) {
	r.names = append(r.names, name)
	return r.Store.Read(name)
}

func merged(a, b map[string]string) map[string]string {
	all := maps.Clone(a)
	maps.Copy(all, b)
	return all
}

// Where something can't be removed, and what is gone by then can't be written any more, that can be brought back later.
func TestWipeThatFailsHalfway(t *testing.T) {
	s := device(t, 5)
	before := files(t, s)
	w, err := bundle.Wipe(library.Open(&room{Store: &stuck{Store: s, removals: 3}}, clock))
	if !errors.Is(err, store.ErrNotWritable) || w == nil {
		t.Fatalf("wiped is %v, %v", w, err)
	}
	if err := w.Restore(s); err != nil || !maps.Equal(files(t, s), before) {
		t.Errorf("brought back are %v: %v", slices.Sorted(maps.Keys(files(t, s))), err)
	}
}

// stuck is a store from which so many files can be removed.
type stuck struct {
	store.Store
	removals int
}

func (s *stuck) Remove(name string) error {
	if s.removals == 0 {
		return store.ErrNotWritable
	}
	s.removals--
	return s.Store.Remove(name)
}

// Nothing is wiped while another window has a game open, or where something can't be removed. What was open here stays so, and what
// was deleted can still be taken back.
func TestWipeRefuses(t *testing.T) {
	s := device(t, 5)
	before := files(t, s)
	other := library.Open(s.Window(), clock)
	if err := other.Hold("game-20260101-000000-0003"); err != nil {
		t.Fatal(err)
	}
	l := library.Open(s, clock)
	const mine, deleted = library.ID("game-20260101-000000-0002"), library.ID("game-20260101-000000-0004")
	if err := errors.Join(l.Hold(mine), l.Delete(deleted)); err != nil {
		t.Fatal(err)
	}
	if _, err := bundle.Wipe(l); !errors.Is(err, store.ErrHeld) {
		t.Errorf("with a game open elsewhere: %v", err)
	}
	if err := errors.Join(l.Held(mine), l.Restore(deleted)); err != nil || !maps.Equal(files(t, s), before) {
		t.Errorf("what was open here, or deleted: %v", err)
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
	_, body, _ := bytes.Cut(whole[:bytes.LastIndex(whole, []byte(`{"checksum"`))], []byte("\n"))
	f.Add(whole, false)
	f.Add([]byte(`{"format":"islas-all"`), false)
	f.Add(body, true)
	f.Add([]byte(`{"name":"chronicle.jsonl","data":""}`), true)
	f.Fuzz(func(t *testing.T, data []byte, below bool) {
		if below {
			data = sealed(`{"format":"islas-all","version":1}` + "\n" + string(data))
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
	if _, err := b.Add(library.Open(s, clock), ledger); err != nil {
		t.Fatal(err)
	}
	if v := ledger.Voyages("toy")[0]; v.Rival == nil || v.Rival.Points[0] != 7 {
		t.Errorf("known is %+v", v)
	}
}
