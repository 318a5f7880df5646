package store

import (
	"errors"
	"fmt"
	"slices"
	"syscall/js"
	"testing"
	"time"

	"islas/render/testkit/must"
)

// fresh removes everything that the page has stored, and waits until no lease is held. The test is skipped where there is no IndexedDB
// (under Node).
func fresh(t *testing.T) (storage js.Value) {
	t.Helper()
	if !js.Global().Get("indexedDB").Truthy() {
		t.Skip("there is no IndexedDB")
	}
	storage = js.Global().Get("localStorage")
	storage.Call("clear")
	db, err := connect()
	must.OK(t, err)
	defer db.db.Call("close")
	err = await(patience, func(done func(error)) error {
		transaction, files, err := db.begin("readwrite")
		if err == nil {
			files.Call("clear")
			yes, _ := either(func(bool, js.Value) { done(nil) })
			transaction.Set("oncomplete", yes)
		}
		return err
	})
	must.OK(t, err)
	until(t, "no lease is held", func() bool {
		held := -1
		err := await(patience, func(done func(error)) error {
			settle(js.Global().Get("navigator").Get("locks").Call("query"), func(state js.Value, err error) {
				held = state.Get("held").Length()
				done(err)
			})
			return nil
		})
		return err == nil && held == 0
	})
	return storage
}

// enter opens a further tab on what the page has stored, which is closed at the end of the test.
func enter(t *testing.T) *indexed {
	t.Helper()
	s, err := Open("")
	must.OK(t, err)
	tab, ok := s.(*indexed)
	if !ok || s.Where() != "IndexedDB" {
		t.Fatalf("the store lies in %s", s.Where())
	}
	t.Cleanup(func() {
		tab.leave()
		tab.channel.Call("close")
	})
	return tab
}

// swap replaces a property of an object for the length of a test: by the result of a JavaScript expression, evaluated each time.
func swap(t *testing.T, of js.Value, property, expression string) {
	t.Helper()
	object := js.Global().Get("Object")
	before := object.Call("getOwnPropertyDescriptor", of, property)
	getter := js.Global().Call("eval", "({configurable: true, get() { "+expression+" }})")
	object.Call("defineProperty", of, property, getter)
	t.Cleanup(func() {
		if before.IsUndefined() {
			js.Global().Get("Reflect").Call("deleteProperty", of, property)
			return
		}
		object.Call("defineProperty", of, property, before)
	})
}

// write writes a file, which must succeed.
func write(t *testing.T, s Store, name, content string) {
	t.Helper()
	must.OK(t, s.Write(name, []byte(content)))
}

// reads checks the content of a file; "" for none.
func reads(t *testing.T, s Store, name, want string) {
	t.Helper()
	if got, err := s.Read(name); string(got) != want || err != nil && (want != "" || !errors.Is(err, ErrNotExist)) {
		t.Errorf("Read(%q) = %.80q, %v, want %.80q", name, got, err, want)
	}
}

// until waits until is returns true.
func until(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(time.Minute); !is(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("waited in vain: %s", what)
		}
	}
}

// inDatabase waits until the database has all writes of a tab.
func inDatabase(t *testing.T, s *indexed) {
	t.Helper()
	until(t, "the database has all", func() bool { s.mu.Lock(); defer s.mu.Unlock(); return len(s.dirty) == 0 && !s.opening })
}

// refuse makes the database reject changes with an exception of a name, until the test ends.
func refuse(t *testing.T, exception string) {
	t.Helper()
	swap(t, js.Global().Get("IDBObjectStore").Get("prototype"), "put",
		`return () => { throw new DOMException("no", "`+exception+`"); };`)
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
	must.OK(t, s.Remove("b"))
	if _, err := MoveAside(s, "c"); err != nil {
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

// TestLeft adopts what earlier versions have left in localStorage, once: files of which the database has none of the same name.
func TestLeft(t *testing.T) {
	storage := fresh(t)
	first := enter(t)
	write(t, first, "old", "in the database")
	inDatabase(t, first)
	for key, value := range map[string]string{
		"game.json": "tgame", "bytes": "b//8=", "damaged": "{", "old": "tin localStorage",
		".lease/game": "tab", ".changed": "0 a",
	} {
		storage.Call("setItem", keyPrefix+key, value)
	}
	storage.Call("setItem", "other", "theirs")
	defer storage.Call("removeItem", "other")
	check := func(s Store) {
		t.Helper()
		for name, want := range map[string]string{
			"game.json": "game", "bytes": "\xff\xff", "damaged": "{", "old": "in the database",
		} {
			reads(t, s, name, want)
		}
		if names, err := s.List(); err != nil || len(names) != 4 {
			t.Errorf("List() = %q, %v", names, err)
		}
	}
	t.Run("refused", func(t *testing.T) {
		refuse(t, "QuotaExceededError")
		check(enter(t))
	})
	check(enter(t))
	if n := storage.Get("length").Int(); n != 4 || storage.Call("getItem", "other").String() != "theirs" {
		t.Errorf("localStorage still holds %d values", n)
	}
	check(enter(t))
}

// TestIndexedFull writes where there is no room: that is reported once, nothing in the database is lost, removing is possible, and
// everything is stored when there is room again.
func TestIndexedFull(t *testing.T) {
	fresh(t)
	s := enter(t)
	write(t, s, "a", "old")
	write(t, s, "from", "moved")
	write(t, s, "gone", "removed")
	inDatabase(t, s)
	t.Run("full", func(t *testing.T) {
		refuse(t, "QuotaExceededError")
		write(t, s, "a", "new")
		var name string
		var err error
		until(t, "it is told", func() bool { name, err = Trouble(s); return err != nil })
		wantKind(t, "Trouble", err, ErrFull)
		if name != "a" {
			t.Errorf("told of %q", name)
		}
		reads(t, s, "a", "new")
		write(t, s, "b", "too")
		if err := s.Move("from", "to"); err != nil {
			t.Error(err)
		}
		until(t, "it is told", func() bool { name, _ = Trouble(s); return name == "b" })
		settled(t, s)
		if name, err := Trouble(s); err != nil {
			t.Errorf("told of %s: %v", name, err)
		}
		if Kept(s) {
			t.Error("all counts as kept")
		}
		if err := s.Remove("gone"); err != nil {
			t.Error(err)
		}
		settled(t, s)
		for name, want := range map[string]string{"a": "old", "b": "", "gone": "", "from": "moved", "to": ""} {
			reads(t, enter(t), name, want)
		}
	})
	write(t, s, "c", "there is room again")
	inDatabase(t, s)
	for name, want := range map[string]string{"a": "new", "b": "too", "c": "there is room again", "from": "", "to": "moved"} {
		reads(t, enter(t), name, want)
	}
	if !Kept(s) {
		t.Error("nothing counts as kept")
	}
}

// settled waits until the database has completed all requests.
func settled(t *testing.T, s *indexed) {
	t.Helper()
	err := await(patience, func(done func(error)) error {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.after(func() { done(nil) })
		return nil
	})
	must.OK(t, err)
}

// TestIndexedClosed writes after the browser has closed the database, as some do with pages in the background.
func TestIndexedClosed(t *testing.T) {
	fresh(t)
	s := enter(t)
	for _, content := range []string{"new", "newer"} {
		s.db.db.Call("close")
		write(t, s, "a", content)
		write(t, s, "b", content)
		inDatabase(t, s)
		reads(t, enter(t), "a", content)
		reads(t, enter(t), "b", content)
	}
	if name, err := Trouble(s); err != nil {
		t.Errorf("told of %s: %v", name, err)
	}
}

// TestIndexedWhileBusy opens the database although the page's thread is busy for longer than the limit.
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

// TestForbidden distinguishes a browser that forbids the database from one that can't open it now.
func TestForbidden(t *testing.T) {
	fresh(t)
	for name, tt := range map[string]struct {
		expression string
		want       error
	}{
		"throws": {`throw new DOMException("no", "SecurityError")`, ErrNotWritable},
		"none":   {`return undefined`, ErrNotWritable},
		"null":   {`return null`, ErrNotWritable},
		"fails":  {`return { open() { const r = {}; setTimeout(() => r.onerror()); return r; } }`, ErrNotWritable},
		"empty":  {`return { open() { const r = { result: {} }; setTimeout(() => r.onsuccess()); return r; } }`, ErrNotWritable},
		"silent": {`return { open() { return {}; } }`, ErrNotReadable},
		"fault":  {`return { open() { throw new DOMException("no", "UnknownError"); } }`, ErrNotReadable},
	} {
		t.Run(name, func(t *testing.T) {
			swap(t, js.Global(), "indexedDB", tt.expression)
			s, err := Open("")
			wantKind(t, "Open", err, tt.want)
			if !ReadOnly(s) || s.Where() != "" {
				t.Errorf("the store lies in %q", s.Where())
			}
		})
	}
	swap(t, js.Global(), "localStorage", `throw new DOMException("no", "SecurityError")`)
	s := enter(t)
	write(t, s, "a", "kept")
	inDatabase(t, s)
	reads(t, enter(t), "a", "kept")
}
