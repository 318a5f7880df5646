package store

import (
	"errors"
	"syscall/js"
	"testing"
)

// connectTabs lets the tabs of one page hear of each other, as those of several do, until the test ends.
func connectTabs(t *testing.T) {
	t.Helper()
	storage := js.Global().Get("Storage").Get("prototype")
	js.Global().Set("plainSetItem", storage.Get("setItem"))
	swap(t, storage, "setItem", `
		return function (key, newValue) {
			plainSetItem.call(this, key, newValue);
			setTimeout(() => dispatchEvent(new StorageEvent("storage", { key, newValue })));
		};`)
}

// withoutLocks takes the browser's Web Locks away until the test ends.
func withoutLocks(t *testing.T) {
	t.Helper()
	swap(t, js.Global().Get("navigator"), "locks", `return undefined;`)
}

// guarded writes a file under a lease.
func guarded(l Lease, s Store, name, data string) error {
	return l.While(func() error { return s.Write(name, []byte(data)) })
}

// sees waits until a tab has heard of the content of a file.
func sees(t *testing.T, s Store, name, want string) {
	t.Helper()
	until(t, name+" holds "+want, func() bool { data, _ := s.Read(name); return string(data) == want })
}

// locked waits until a tab gets a lease.
func locked(t *testing.T, s Store, name string) (l Lease) {
	t.Helper()
	until(t, name+" is free", func() (free bool) {
		var err error
		l, err = s.Lock(name)
		return err == nil
	})
	return l
}

// bothWays runs a test with Web Locks and without.
func bothWays(t *testing.T, test func(t *testing.T)) {
	t.Run("with locks", test)
	t.Run("without locks", func(t *testing.T) {
		withoutLocks(t)
		test(t)
	})
}

// TestLease lets one of two tabs write a game, and another one when it has taken it over.
func TestLease(t *testing.T) {
	bothWays(t, func(t *testing.T) {
		fresh(t)
		connectTabs(t)
		a, b := enter(t), enter(t)
		before := Mark(b)
		of, err := a.Lock("game")
		if err != nil {
			t.Fatal(err)
		}
		if err := guarded(of, a, "game.json", "one"); err != nil {
			t.Fatal(err)
		}
		sees(t, b, "game.json", "one")
		if Mark(b) == before {
			t.Error("the second tab is not told that the first has written")
		}
		if _, err := b.Lock("game"); !errors.Is(err, ErrHeld) {
			t.Errorf("the lease of another tab: %v", err)
		}
		if !Elsewhere(b, "game") || Elsewhere(a, "game") {
			t.Error("nobody is told which tab has it")
		}
		if again, err := a.Lock("game"); err != nil || again.Held() != nil {
			t.Errorf("the own lease: %v", err)
		}
		if err := guarded(of, a, "game.json", "two"); err != nil {
			t.Fatal(err)
		}
		taken, err := b.TakeOver("game")
		if err != nil {
			t.Fatal(err)
		}
		reads(t, b, "game.json", "two") // although the database need not have it yet
		if err := guarded(of, a, "game.json", "three"); !errors.Is(err, ErrTaken) || !errors.Is(of.Held(), ErrTaken) {
			t.Errorf("writing after the lease was taken over: %v", err)
		}
		if err := guarded(taken, b, "game.json", "three"); err != nil {
			t.Fatal(err)
		}
		of.Release() // it is not the first tab's any more
		if err := taken.Held(); err != nil {
			t.Error(err)
		}
		sees(t, a, "game.json", "three")
		taken.Release()
		if err := taken.Held(); !errors.Is(err, ErrTaken) {
			t.Errorf("a lease that was given back: %v", err)
		}
		of = locked(t, a, "game")
		if err := guarded(of, a, "game.json", "four"); err != nil {
			t.Fatal(err)
		}
		inDatabase(t, a)
		reads(t, enter(t), "game.json", "four")
	})
}

// TestLeaseOfTheDead takes the lease of a tab that has ended without giving it back, when the page is opened and later.
func TestLeaseOfTheDead(t *testing.T) {
	bothWays(t, func(t *testing.T) {
		storage := fresh(t)
		connectTabs(t)
		dead := func() {
			storage.Call("setItem", keyPrefix+leasePrefix+"game", "dead")
			storage.Call("setItem", keyPrefix+journalPrefix+"dead/game.json", "0000000000009-0  tlast words")
		}
		dead()
		s := enter(t)
		if _, err := s.Lock("game"); err != nil {
			t.Error(err)
		}
		reads(t, s, "game.json", "last words")
		inDatabase(t, s)
		if err := s.Remove("game.json"); err != nil {
			t.Fatal(err)
		}
		inDatabase(t, s)
		other := enter(t)
		dead()
		storage.Call("setItem", keyPrefix+journalPrefix+"dead/game.json", other.tabs.stamp()+"  tlast words")
		locked(t, other, "game")
		reads(t, other, "game.json", "last words")
	})
}

// TestLeaseLate refuses what a tab gives the database after another one has taken the game over and written it.
func TestLeaseLate(t *testing.T) {
	fresh(t)
	a, b := enter(t), enter(t)
	of, err := a.Lock("game")
	if err != nil {
		t.Fatal(err)
	}
	if err := guarded(of, a, "game.json", "one"); err != nil {
		t.Fatal(err)
	}
	inDatabase(t, a)
	// The first tab has begun to write when the second takes over, and localStorage tells nobody.
	crowd(t)
	a.mu.Lock()
	a.writing = true
	a.mu.Unlock()
	if err := guarded(of, a, "game.json", "two"); err != nil {
		t.Fatal(err)
	}
	storage := js.Global().Get("localStorage")
	js.Global().Get("plainSetItem").Call("call", storage, keyPrefix+leasePrefix+"game", b.tabs.token)
	b.tabs.held["game"] = true
	taken := &tabLease{b.tabs, "game", func(string) {}}
	if err := taken.Held(); err != nil {
		t.Fatal(err)
	}
	write(t, b, "game.json", "of the second tab")
	until(t, "the database has it", func() bool { b.mu.Lock(); defer b.mu.Unlock(); return len(b.dirty) == 0 })
	a.mu.Lock()
	a.writing = false
	a.flush()
	a.mu.Unlock()
	until(t, "the first tab gives way", func() bool { a.mu.Lock(); defer a.mu.Unlock(); return len(a.dirty) == 0 })
	for _, s := range []Store{a, b, enter(t)} {
		reads(t, s, "game.json", "of the second tab")
	}
}
