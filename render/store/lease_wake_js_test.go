package store

import (
	"errors"
	"testing"
)

// TestTakeOverAwake takes a game over in a tab that slept while another one wrote it: only when it has read that.
func TestTakeOverAwake(t *testing.T) {
	fresh(t)
	a, b := enter(t), enter(t)
	of, err := a.Lock("game")
	if err != nil {
		t.Fatal(err)
	}
	if err := guarded(of, a, "game.json", "written while the other slept"); err != nil {
		t.Fatal(err)
	}
	inDatabase(t, a) // and nobody has told the second tab
	reads(t, b, "game.json", "")
	if _, err := b.TakeOver("game"); !errors.Is(err, ErrHeld) {
		t.Errorf("taken over from old memory: %v", err)
	}
	if err := of.Held(); err != nil {
		t.Errorf("the first tab: %v", err)
	}
	until(t, "the game is taken over", func() bool { _, err := b.TakeOver("game"); return err == nil })
	reads(t, b, "game.json", "written while the other slept")
}

// TestLockBeside takes a game while another one, whose name begins like its, is still to be read.
func TestLockBeside(t *testing.T) {
	fresh(t)
	a, b := enter(t), enter(t)
	write(t, a, "game-2.json", "of another game")
	inDatabase(t, a)
	if _, err := b.Lock("game-2"); !errors.Is(err, ErrHeld) {
		t.Errorf("the game that is still to be read: %v", err)
	}
	if _, err := b.Lock("game"); err != nil {
		t.Errorf("the game beside: %v", err)
	}
}
