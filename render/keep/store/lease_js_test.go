package store

import (
	"errors"
	"syscall/js"
	"testing"

	"islas/render/testkit/must"
)

// guarded writes a file under a lease.
func guarded(l Lease, s Store, name, data string) error {
	return l.While(func() error { return s.Write(name, []byte(data)) })
}

// sees waits until a tab has the content of a file.
func sees(t *testing.T, s Store, name, want string) {
	t.Helper()
	until(t, name+" holds "+want, func() bool { data, _ := s.Read(name); return string(data) == want })
}

// granted waits until a tab gets a lease.
func granted(t *testing.T, name string, lock func(name string) (Lease, error)) (l Lease) {
	t.Helper()
	until(t, name+" is free", func() bool {
		var err error
		if l, err = lock(name); err != nil && !errors.Is(err, ErrHeld) {
			t.Fatal(err)
		}
		return err == nil
	})
	return l
}

// TestLease lets one of two tabs write a game, and the other one when it has taken it over, with all writes of the first.
func TestLease(t *testing.T) {
	fresh(t)
	a, b := enter(t), enter(t)
	before := b.Mark()
	of, err := a.Lock("game")
	must.OK(t, err)
	must.OK(t, guarded(of, a, "game.json", "one"))
	until(t, "the second tab is told that the first has it", func() bool { return b.Elsewhere("game") })
	sees(t, b, "game.json", "one")
	if b.Mark() == before || a.Elsewhere("game") {
		t.Error("nobody is told which tab has it")
	}
	if _, err := b.Lock("game"); !errors.Is(err, ErrHeld) {
		t.Errorf("the lease of another tab: %v", err)
	}
	if again, err := a.Lock("game"); err != nil || again.Held() != nil {
		t.Errorf("the own lease: %v", err)
	}
	must.OK(t, guarded(of, a, "game.json", "two"))
	taken := granted(t, "game", b.TakeOver)
	reads(t, b, "game.json", "two")
	until(t, "the first tab knows", func() bool { return errors.Is(of.Held(), ErrTaken) })
	if err := guarded(of, a, "game.json", "three"); !errors.Is(err, ErrTaken) {
		t.Errorf("writing after the lease was taken over: %v", err)
	}
	must.OK(t, guarded(taken, b, "game.json", "three"))
	of.Release() // it no longer belongs to the first tab
	if err := taken.Held(); err != nil {
		t.Error(err)
	}
	must.OK(t, guarded(taken, b, "game.json", "four"))
	taken.Release()
	if err := taken.Held(); !errors.Is(err, ErrTaken) {
		t.Errorf("a lease that was given back: %v", err)
	}
	of = granted(t, "game", a.Lock)
	reads(t, a, "game.json", "four")
	for range 3 { // at once, although the browser has yet to release the lock
		of.Release()
		if of, err = a.Lock("game"); err != nil {
			t.Fatal(err)
		}
	}
	must.OK(t, guarded(of, a, "game.json", "five"))
	inDatabase(t, a)
	reads(t, enter(t), "game.json", "five")
}

// foreign holds the lock of a lease like a tab that sends no messages, until the function that it returns is called: then it has crashed.
func foreign(t *testing.T, name string) (crash func()) {
	t.Helper()
	js.Global().Set("foreign", js.Global().Call("eval", `({})`))
	js.Global().Call("eval", `navigator.locks.request("`+leaseLock+name+`",
		() => new Promise((free) => { foreign.free = free; }))`)
	until(t, "it is held", func() bool { return js.Global().Get("foreign").Get("free").Truthy() })
	crash = func() { js.Global().Get("foreign").Call("free") }
	t.Cleanup(crash)
	return crash
}

// TestLeaseOfTheDead refuses a lease that another tab holds, whether that has sent a message or not, until that tab has ended without one.
func TestLeaseOfTheDead(t *testing.T) {
	fresh(t)
	early := enter(t)
	crash := foreign(t, "game")
	if _, err := enter(t).Lock("game"); !errors.Is(err, ErrHeld) {
		t.Errorf("the lease of a tab that was there before: %v", err)
	}
	l, err := early.Lock("game") // it can't know that yet
	must.OK(t, err)
	until(t, "the lease turns out to be another tab's", func() bool { return errors.Is(l.Held(), ErrTaken) })
	if _, err := early.Lock("game"); !errors.Is(err, ErrHeld) || !early.Elsewhere("game") {
		t.Errorf("the lease of another tab: %v", err)
	}
	crash()
	until(t, "it is free", func() bool { return !early.Elsewhere("game") })
	if l, err = early.Lock("game"); err != nil || guarded(l, early, "game.json", "on") != nil {
		t.Errorf("after that tab has ended: %v", err)
	}
}

// TestLeaseStolen takes a game over from a tab that does not answer.
func TestLeaseStolen(t *testing.T) {
	fresh(t)
	foreign(t, "game")
	s := enter(t)
	l := granted(t, "game", s.TakeOver)
	must.OK(t, guarded(l, s, "game.json", "mine"))
	if s.Elsewhere("game") {
		t.Error("it counts as another tab's")
	}
}

// TestWithoutLocks grants every lease, and tells each tab what the other has written.
func TestWithoutLocks(t *testing.T) {
	fresh(t)
	swap(t, js.Global().Get("navigator"), "locks", `return undefined;`)
	a, b := enter(t), enter(t)
	for _, s := range []*indexed{a, b} {
		for _, how := range []func(string) (Lease, error){s.Lock, s.TakeOver} {
			if l, err := how("game"); err != nil || guarded(l, s, "game.json", "mine") != nil {
				t.Fatal(err)
			}
		}
	}
	write(t, a, "game.json", "of the first tab")
	sees(t, b, "game.json", "of the first tab")
}

// TestAwake reads in a tab that is shown again what others wrote while it was suspended.
func TestAwake(t *testing.T) {
	fresh(t)
	a, b := enter(t), enter(t)
	write(t, a, "removed", "before")
	sees(t, b, "removed", "before")
	b.channel.Call("close")
	write(t, a, "game.json", "written while the other slept")
	must.OK(t, a.Remove("removed"))
	inDatabase(t, a)
	reads(t, b, "game.json", "")
	before := b.Mark()
	js.Global().Call("eval", `document.dispatchEvent(new Event("visibilitychange"))`)
	sees(t, b, "game.json", "written while the other slept")
	sees(t, b, "removed", "")
	if b.Mark() == before {
		t.Error("nobody is told")
	}
}
