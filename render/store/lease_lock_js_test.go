package store

import (
	"errors"
	"syscall/js"
	"testing"
)

// noKeys are the ways in which localStorage takes nothing.
func noKeys(t *testing.T, test func(t *testing.T)) {
	t.Run("full", func(t *testing.T) {
		fresh(t)
		crowd(t)
		test(t)
	})
	t.Run("blocked", func(t *testing.T) {
		fresh(t)
		swap(t, js.Global(), "localStorage", `throw new DOMException("blocked", "SecurityError");`)
		test(t)
	})
}

// free gives back what a test still has of a lease, so that the next one may have it.
func free(t *testing.T, tabs ...*indexed) {
	t.Cleanup(func() {
		for _, s := range tabs {
			s.tabs.release("game")
			s.tabs.channel.Call("close")
		}
	})
}

// settled waits until the database has all that a tab was given to write.
func settled(t *testing.T, s *indexed) {
	t.Helper()
	until(t, "the database has all", func() bool { s.mu.Lock(); defer s.mu.Unlock(); return len(s.dirty) == 0 })
}

// TestLeaseWithoutKeys lets one of two tabs have a game where localStorage can't tell them which.
func TestLeaseWithoutKeys(t *testing.T) {
	noKeys(t, func(t *testing.T) {
		a, b := enter(t), enter(t)
		free(t, a, b)
		of, err := a.Lock("game")
		if err != nil {
			t.Fatal(err)
		}
		if err := guarded(of, a, "game.json", "one"); err != nil {
			t.Fatal(err)
		}
		sees(t, b, "game.json", "one")
		if second, err := b.Lock("game"); err == nil { // until the browser has answered
			until(t, "the second tab knows that the first has it", func() bool { return errors.Is(second.Held(), ErrTaken) })
		}
		if _, err := b.Lock("game"); !errors.Is(err, ErrHeld) {
			t.Errorf("the lease of another tab: %v", err)
		}
		if again, err := a.Lock("game"); err != nil || again.Held() != nil {
			t.Errorf("the own lease: %v", err)
		}
		taken, err := b.TakeOver("game")
		if err != nil {
			t.Fatal(err)
		}
		until(t, "the first tab knows that it was taken over", func() bool { return errors.Is(of.Held(), ErrTaken) })
		if err := guarded(taken, b, "game.json", "two"); err != nil {
			t.Fatal(err)
		}
		sees(t, a, "game.json", "two")
		of.Release() // it is not the first tab's any more
		if err := taken.Held(); err != nil {
			t.Error(err)
		}
		taken.Release()
		of = locked(t, a, "game")
		if err := guarded(of, a, "game.json", "three"); err != nil {
			t.Fatal(err)
		}
		settled(t, a)
		if err := of.Held(); err != nil {
			t.Error(err)
		}
		reads(t, enter(t), "game.json", "three")
	})
}

// TestLeaseAfterRefusal lets a tab that was refused a game have it once the tab that had it is closed, and write it then, where
// localStorage can't tell them who has it.
func TestLeaseAfterRefusal(t *testing.T) {
	noKeys(t, func(t *testing.T) {
		a, b := enter(t), enter(t)
		free(t, a, b)
		if err := guarded(locked(t, a, "game"), a, "game.json", "one"); err != nil {
			t.Fatal(err)
		}
		sees(t, b, "game.json", "one")
		if early, err := b.Lock("game"); err == nil { // until the browser has answered
			until(t, "the second tab is refused", func() bool { return errors.Is(early.Held(), ErrTaken) })
		}
		if _, err := b.Lock("game"); !errors.Is(err, ErrHeld) || !Elsewhere(b, "game") {
			t.Errorf("the lease of another tab: %v", err)
		}
		settled(t, a)
		a.tabs.leave()
		until(t, "the second tab hears that the game is free", func() bool { return !Elsewhere(b, "game") })
		of, err := b.Lock("game")
		if err != nil {
			t.Fatal(err)
		}
		until(t, "the browser gives the second tab the lock", func() bool {
			b.tabs.mu.Lock()
			defer b.tabs.mu.Unlock()
			return b.tabs.webs["game"] != nil && b.tabs.webs["game"].granted
		})
		if err := guarded(of, b, "game.json", "two"); err != nil {
			t.Fatal(err)
		}
		settled(t, b)
		if err := of.Held(); err != nil {
			t.Error(err)
		}
		reads(t, enter(t), "game.json", "two")
		if first, err := a.Lock("game"); err == nil { // the first tab was not closed for good: now it is refused
			until(t, "the first tab is refused", func() bool { return errors.Is(first.Held(), ErrTaken) })
		}
	})
}

// TestLeaseAsked lets no tab replace what another has written, not even before the browser has answered who has the game, or where
// it has no Web Locks and never will.
func TestLeaseAsked(t *testing.T) {
	for _, locks := range []bool{true, false} {
		noKeys(t, func(t *testing.T) {
			if !locks {
				withoutLocks(t)
			}
			a, b := enter(t), enter(t)
			free(t, a, b)
			of, err := a.Lock("game")
			if err != nil {
				t.Fatal(err)
			}
			goOn := stall(b)
			second, err := b.Lock("game")
			if err != nil {
				t.Fatal(err)
			}
			if err := errors.Join(guarded(of, a, "game.json", "of the first tab"), guarded(second, b, "game.json", "of the second tab")); err != nil {
				t.Fatal(err)
			}
			settled(t, a)
			goOn()
			settled(t, b)
			for _, s := range []Store{a, b, enter(t)} {
				reads(t, s, "game.json", "of the first tab")
			}
		})
	}
}
