package store

import "testing"

// stall lets a tab hand nothing to the database, until the function that it returns is called.
func stall(s *indexed) (goOn func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.writing = true
	return func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.writing = false
		s.flush()
	}
}

// TestAdoptNewer takes a game over from a tab that writes once more before the database has what was taken over: what it wrote last
// stays in localStorage until the database has it.
func TestAdoptNewer(t *testing.T) {
	storage := fresh(t)
	a, b := enter(t), enter(t)
	stall(a)
	write(t, a, "game.json", "old")
	write(t, a, "settings.json", "of no game")
	goOn := stall(b)
	if _, err := b.TakeOver("game"); err != nil {
		t.Fatal(err)
	}
	reads(t, b, "game.json", "old")
	reads(t, b, "settings.json", "") // which is no file of that game
	write(t, a, "game.json", "newer")
	goOn()
	until(t, "the database has it", func() bool { b.mu.Lock(); defer b.mu.Unlock(); return len(b.dirty) == 0 })
	left := map[string]string{}
	for _, e := range (journal{storage}).entries("") {
		left[e.name] = string(e.bytes())
	}
	if left["game.json"] != "newer" || left["settings.json"] != "of no game" {
		t.Errorf("localStorage keeps %q", left)
	}
}
