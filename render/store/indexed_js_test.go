package store

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
	"testing"
	"time"
)

// fresh removes everything that the page has stored. The test is skipped where there is no IndexedDB (under Node).
func fresh(t *testing.T) (storage js.Value) {
	t.Helper()
	factory := js.Global().Get("indexedDB")
	if !factory.Truthy() {
		t.Skip("there is no IndexedDB")
	}
	storage = js.Global().Get("localStorage")
	for _, key := range keysOf(storage, "") {
		storage.Call("removeItem", key)
	}
	db, err := connect()
	if err != nil {
		t.Fatal(err)
	}
	defer db.db.Call("close")
	_, err = await(patience, func(done func(js.Value, error)) {
		transaction, files, err := db.begin("readwrite")
		if err != nil {
			t.Fatal(err)
		}
		files.Call("clear")
		yes, _ := either(func(bool, js.Value) { done(js.Undefined(), nil) })
		transaction.Set("oncomplete", yes)
	})
	if err != nil {
		t.Fatal(err)
	}
	return storage
}

// enter opens a further tab on what the page has stored, which hears nothing any more when the test has ended.
func enter(t *testing.T) *indexed {
	t.Helper()
	s, err := Open("")
	if err != nil {
		t.Fatal(err)
	}
	tab, ok := s.(*indexed)
	if !ok || s.Where() != "IndexedDB" {
		t.Fatalf("the store lies in %s", s.Where())
	}
	t.Cleanup(func() { tab.tabs.died, tab.tabs.changed = func(string) {}, func([]string) {} })
	return tab
}

// write writes files, which must do.
func write(t *testing.T, s Store, name, content string) {
	t.Helper()
	if err := s.Write(name, []byte(content)); err != nil {
		t.Fatal(err)
	}
}

// reads checks the content of a file; "" for none.
func reads(t *testing.T, s Store, name, want string) {
	t.Helper()
	if got, err := s.Read(name); string(got) != want || err != nil && (want != "" || !errors.Is(err, ErrNotExist)) {
		t.Errorf("Read(%q) = %.80q, %v, want %.80q", name, got, err, want)
	}
}

// until waits until something has come about.
func until(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(time.Minute); !is(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("waited in vain: %s", what)
		}
	}
}

// inDatabase waits until the database has all, so that nothing is left in localStorage.
func inDatabase(t *testing.T, s *indexed) {
	t.Helper()
	until(t, "the database has all, and localStorage nothing", func() bool {
		s.mu.Lock()
		defer s.mu.Unlock()
		names, err := (&local{storage: s.journal.storage}).List()
		left := keysOf(s.journal.storage, keyPrefix+journalPrefix)
		return len(s.dirty) == 0 && len(left) == 0 && len(names) == 0 && err == nil
	})
}

// refuse lets the database refuse to take anything with an exception of a name, until the test ends.
func refuse(t *testing.T, exception string) {
	t.Helper()
	swap(t, js.Global().Get("IDBObjectStore").Get("prototype"), "put",
		`return () => { throw new DOMException("no", "`+exception+`"); };`)
}

// crowd lets localStorage be full, until the test ends.
func crowd(t *testing.T) {
	t.Helper()
	swap(t, js.Global().Get("Storage").Get("prototype"), "setItem",
		`return () => { throw new DOMException("full", "QuotaExceededError"); };`)
}

func TestIndexed(t *testing.T) {
	fresh(t)
	check(t, enter(t))
}

// TestIndexedKeeps reads in one tab what another has written, removed and moved before.
func TestIndexedKeeps(t *testing.T) {
	fresh(t)
	s := enter(t)
	for _, name := range []string{"a", "b", "c", "d"} {
		write(t, s, name, "first "+name)
	}
	write(t, s, "a", "second a\x00\xff")
	if err := s.Remove("b"); err != nil {
		t.Fatal(err)
	}
	if _, err := s.MoveAside("c"); err != nil {
		t.Fatal(err)
	}
	inDatabase(t, s)
	other := enter(t)
	reads(t, other, "a", "second a\x00\xff")
	reads(t, other, "b", "")
	reads(t, other, "c.damaged-1", "first c")
	if names, err := other.List(); err != nil || !slices.Equal(names, []string{"a", "c.damaged-1", "d"}) {
		t.Errorf("List() = %q, %v", names, err)
	}
}

// TestIndexedLarge keeps far more than localStorage holds, and needs no room there.
func TestIndexedLarge(t *testing.T) {
	storage := fresh(t)
	s := enter(t)
	large := strings.Repeat("0123456789abcdef", 1<<16)
	names := strings.Fields("a b c d e f g h i j k l")
	for _, name := range names {
		write(t, s, name, name+large)
	}
	inDatabase(t, s)
	other := enter(t)
	for _, name := range names {
		reads(t, other, name, name+large)
	}
	crowd(t)
	write(t, other, "m", "there is room in the database")
	until(t, "the database has it", func() bool { other.mu.Lock(); defer other.mu.Unlock(); return len(other.dirty) == 0 })
	reads(t, enter(t), "m", "there is room in the database")
	if name, err := Trouble(other); err != nil {
		t.Errorf("told of %s: %v", name, err)
	}
	if n := storage.Get("length").Int(); n > 10 {
		t.Errorf("localStorage holds %d values", n)
	}
}

// TestIndexedJournal begins where another tab was killed before the database had what it was given to write.
func TestIndexedJournal(t *testing.T) {
	storage := fresh(t)
	first := enter(t)
	for _, name := range []string{"a", "b", "c"} {
		write(t, first, name, "old "+name)
	}
	inDatabase(t, first)
	j := journal{storage}
	left := func(name, base, data string) {
		t.Helper()
		c := content{first.tabs.stamp(), js.Undefined()}
		if data != "" {
			c.data = toArray([]byte(data))
		}
		if _, err := j.put("killed", name, base, c); err != nil {
			t.Fatal(err)
		}
	}
	left("a", first.files["a"].rev, "new a")
	left("b", first.files["b"].rev, "")
	left("new", "", "new \xff")
	storage.Call("setItem", keyPrefix+journalPrefix+"killed/damaged", "1 2")
	late := content{"0", toArray([]byte("older c"))} // that the database had already, and more
	if _, err := j.put("killed", "c", "-", late); err != nil {
		t.Fatal(err)
	}
	s := enter(t)
	reads(t, s, "a", "new a")
	reads(t, s, "b", "")
	reads(t, s, "c", "old c")
	reads(t, s, "new", "new \xff")
	storage.Call("removeItem", keyPrefix+journalPrefix+"killed/damaged")
	inDatabase(t, s)
	again := enter(t)
	reads(t, again, "a", "new a")
	reads(t, again, "b", "")
	reads(t, again, "new", "new \xff")
}

// TestIndexedTakesOver begins with what lay in localStorage before there was a database, once.
func TestIndexedTakesOver(t *testing.T) {
	storage := fresh(t)
	storage.Call("setItem", keyPrefix+"game.json", "tgame")
	storage.Call("setItem", keyPrefix+"bytes", "b//8=")
	storage.Call("setItem", keyPrefix+"damaged", "{")
	s := enter(t)
	reads(t, s, "game.json", "game")
	reads(t, s, "bytes", "\xff\xff")
	reads(t, s, "damaged", "{")
	inDatabase(t, s)

	// An older program is still open and plays on.
	storage.Call("setItem", keyPrefix+"game.json", "tgame, some actions later")
	s = enter(t)
	reads(t, s, "game.json", "game, some actions later")
	inDatabase(t, s)
	write(t, s, "game.json", "game, played on")
	inDatabase(t, s)

	// A tab was killed when the database had it and localStorage too, and an older program has kept a game since.
	storage.Call("setItem", keyPrefix+"bytes", "b//8=")
	storage.Call("setItem", keyPrefix+"game.json", "tanother game")
	other := enter(t)
	reads(t, other, "game.json", "game, played on")
	reads(t, other, "game.json.damaged-1", "another game")
	inDatabase(t, other)
	names, err := enter(t).List()
	if err != nil || !slices.Equal(names, []string{"bytes", "damaged", "game.json", "game.json.damaged-1"}) {
		t.Errorf("List() = %q, %v", names, err)
	}
}

// TestIndexedTakesOverLater begins with what lay in localStorage while the database takes nothing.
func TestIndexedTakesOverLater(t *testing.T) {
	storage := fresh(t)
	storage.Call("setItem", keyPrefix+"game.json", "tgame")
	t.Run("refused", func(t *testing.T) {
		refuse(t, "UnknownError")
		s := enter(t)
		reads(t, s, "game.json", "game")
		until(t, "the database refuses", func() bool { s.mu.Lock(); defer s.mu.Unlock(); return s.broken != nil && !s.opening })
		if got := storage.Call("getItem", keyPrefix+"game.json"); !got.Equal(js.ValueOf("tgame")) {
			t.Errorf("localStorage has %v", got)
		}
		write(t, s, "game.json", "game, played on")
		if name, err := Trouble(s); err != nil {
			t.Errorf("told of %s, which is in localStorage: %v", name, err)
		}
	})
	for _, key := range keysOf(storage, keyPrefix+journalPrefix) { // the tab has ended
		v := storage.Call("getItem", key)
		storage.Call("removeItem", key)
		storage.Call("setItem", keyPrefix+journalPrefix+"ended/game.json", v)
	}
	s := enter(t)
	reads(t, s, "game.json", "game, played on")
	inDatabase(t, s)
	reads(t, enter(t), "game.json", "game, played on")
}

// TestIndexedFull writes where neither the database nor localStorage has any room: that is told, and all is kept when there
// is room again.
func TestIndexedFull(t *testing.T) {
	fresh(t)
	s := enter(t)
	write(t, s, "a", "old")
	inDatabase(t, s)
	t.Run("full", func(t *testing.T) {
		refuse(t, "QuotaExceededError")
		crowd(t)
		write(t, s, "a", "new")
		var name string
		var err error
		until(t, "it is told", func() bool { name, err = Trouble(s); return err != nil })
		wantKind(t, "Trouble", err, ErrFull)
		if name != "a" {
			t.Errorf("told of %q", name)
		}
		reads(t, s, "a", "new")
		wantKind(t, "Write", s.Write("a", []byte("newer")), ErrFull)
		wantKind(t, "Write", s.Write("b", nil), ErrFull)
		reads(t, s, "a", "new")
		reads(t, s, "b", "")
		if name, err := Trouble(s); err != nil {
			t.Errorf("told twice, of %s: %v", name, err)
		}
		reads(t, enter(t), "a", "old")
	})
	write(t, s, "c", "there is room again")
	inDatabase(t, s)
	for name, want := range map[string]string{"a": "new", "b": "", "c": "there is room again"} {
		reads(t, enter(t), name, want)
	}
}

// crowdLarge lets localStorage have room for small values only, until the test ends.
func crowdLarge(t *testing.T) {
	t.Helper()
	storage := js.Global().Get("Storage").Get("prototype")
	js.Global().Set("setItemBefore", storage.Get("setItem"))
	swap(t, storage, "setItem", `return function (key, value) {
		if (value.length > 1000) throw new DOMException("full", "QuotaExceededError");
		return setItemBefore.call(this, key, value);
	};`)
}

// TestIndexedMoves moves a file where the journal has room for little and the database for nothing: a tab that comes then has it under its
// old name, and once there is room under the new one. So it is where the file is moved aside.
func TestIndexedMoves(t *testing.T) {
	t.Run("move", func(t *testing.T) {
		movesWhole(t, "to", func(s Store) error { return Move(s, "from", "to") })
	})
	t.Run("aside", func(t *testing.T) {
		movesWhole(t, "from.damaged-1", func(s Store) error {
			_, err := s.MoveAside("from")
			return err
		})
	})
}

// movesWhole checks what moves a file to a name.
func movesWhole(t *testing.T, to string, move func(s Store) error) {
	fresh(t)
	s := enter(t)
	large := strings.Repeat("large ", 1000)
	write(t, s, "from", large)
	inDatabase(t, s)
	t.Run("full", func(t *testing.T) {
		refuse(t, "QuotaExceededError")
		crowdLarge(t)
		if err := move(s); err != nil {
			t.Fatal(err)
		}
		var err error
		until(t, "it is told", func() bool { _, err = Trouble(s); return err != nil })
		wantKind(t, "Trouble", err, ErrFull)
		reads(t, s, "from", "")
		reads(t, s, to, large)
		if gone, there := s.journal.entries("from"), s.journal.entries(to); len(gone) > len(there) {
			t.Error("should the tab be killed, the file is removed and kept nowhere")
		}
		other := enter(t)
		reads(t, other, "from", large)
		reads(t, other, to, "")
	})
	write(t, s, "small", "there is room again")
	inDatabase(t, s)
	other := enter(t)
	reads(t, other, "from", "")
	reads(t, other, to, large)
}

// TestIndexedLasts asks of files whether they are still there should the tab be killed: at once where the journal takes them, otherwise
// when the database has them, and never where that has no room.
func TestIndexedLasts(t *testing.T) {
	fresh(t)
	s := enter(t)
	large := strings.Repeat("large ", 1000)
	crowdLarge(t)
	write(t, s, "small", "small")
	if lasts, err := Lasts(s, "small"); !lasts || err != nil {
		t.Errorf("what the journal has does not last: %v", err)
	}
	write(t, s, "large", large)
	if lasts, err := Lasts(s, "large"); lasts || err != nil {
		t.Errorf("what is in memory only lasts: %v, %v", lasts, err)
	}
	until(t, "the database has it", func() bool {
		lasts, err := Lasts(s, "large")
		return lasts && err == nil
	})
	reads(t, enter(t), "large", large)
	refuse(t, "QuotaExceededError")
	write(t, s, "large", large+large)
	var err error
	until(t, "it is told that it does not last", func() bool { _, err = Lasts(s, "large"); return err != nil })
	wantKind(t, "Lasts", err, ErrFull)
	reads(t, enter(t), "large", large)
}

// TestIndexedClosed writes after the browser has closed the database, as some do with pages in the background.
func TestIndexedClosed(t *testing.T) {
	fresh(t)
	s := enter(t)
	write(t, s, "a", "old")
	inDatabase(t, s)
	for _, content := range []string{"new", "newer"} {
		s.db.db.Call("close")
		write(t, s, "a", content)
		inDatabase(t, s)
		reads(t, enter(t), "a", content)
	}
	if name, err := Trouble(s); err != nil {
		t.Errorf("told of %s: %v", name, err)
	}
}

// TestIndexedAlone does without localStorage.
func TestIndexedAlone(t *testing.T) {
	fresh(t)
	useStorage(t, `throw new DOMException("no", "SecurityError")`)
	s := enter(t)
	write(t, s, "a", "kept")
	until(t, "the database has it", func() bool { s.mu.Lock(); defer s.mu.Unlock(); return len(s.dirty) == 0 })
	reads(t, enter(t), "a", "kept")
}

// TestIndexedWhileBusy opens the database although the page's thread is busy for longer than it is waited for.
func TestIndexedWhileBusy(t *testing.T) {
	fresh(t)
	write(t, enter(t), "a", "in the database")
	inDatabase(t, enter(t))
	js.Global().Set("realIndexedDB", js.Global().Get("indexedDB"))
	swap(t, js.Global(), "indexedDB", fmt.Sprintf(`
		return { open(name, version) {
			const asked = realIndexedDB.open(name, version), r = {};
			asked.onsuccess = () => setTimeout(() => { r.result = asked.result; r.onsuccess(); }, 20);
			setTimeout(() => { for (const from = performance.now(); performance.now() < from + %d;); });
			return r;
		} }`, (patience+patience/4).Milliseconds()))
	reads(t, enter(t), "a", "in the database")
}

// TestIndexedMissing goes on in localStorage where there was a database that can't be opened, and says so once.
func TestIndexedMissing(t *testing.T) {
	for name, expression := range map[string]string{
		"throws": `throw new DOMException("no", "SecurityError")`,
		"null":   `return null`,
		"fails":  `return { open() { const r = {}; setTimeout(() => r.onerror()); return r; } }`,
		"silent": `return { open() { return {}; } }`,
		"empty":  `return { open() { const r = { result: {} }; setTimeout(() => r.onsuccess()); return r; } }`,
	} {
		t.Run(name, func(t *testing.T) {
			fresh(t)
			write(t, enter(t), "a", "in the database")
			swap(t, js.Global(), "indexedDB", expression)
			s, err := Open("")
			if err != nil || s.Where() != "localStorage" {
				t.Fatalf("%v, %v", s, err)
			}
			write(t, s, "b", "in localStorage")
			_, err = Trouble(s)
			wantKind(t, "Trouble", err, ErrNotReadable)
			if _, err = Trouble(s); err != nil {
				t.Errorf("told twice: %v", err)
			}
		})
	}
	fresh(t)
	swap(t, js.Global(), "indexedDB", `return undefined`)
	s, err := Open("")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Trouble(s); err != nil {
		t.Errorf("told of a database that never was: %v", err)
	}
}
