package shell_test

import (
	"testing"
	"time"

	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
)

// holdElsewhere makes another window hold the running game, and returns that window's library.
func holdElsewhere(t testing.TB, s *stage.Stage) *library.Library {
	t.Helper()
	other := library.Open(s.Store.(*store.Memory).Window(), time.Now)
	must.OK(t, other.Hold(harness.Runs(s)))
	return other
}

// A window whose game was taken over shows that at its next move, writes nothing, and stops playing it.
func TestGameTakenOver(t *testing.T) {
	s := newStage(t, "en")
	m, err := s.Saves.Begin(someSetup(3))
	must.OK(t, err)
	id := harness.Runs(s)
	r := open(t, s, s.Routes.Table(s, m, false), full)
	other := library.Open(s.Store.(*store.Memory).Window(), time.Now)
	must.OK(t, other.TakeOver(id))
	theirs := harness.Saved(s)
	m.Rename(0, "Nobody") // a save would now differ from the file
	s.Saves.Keep(m)
	s.Saves.Keep(m)
	r.Wait(5)
	if _, ok := s.Top().(*stand); ok || !r.Has("new") {
		t.Errorf("the scene is %T", s.Top())
	}
	if told := r.Notices(); len(told) != 1 || told[0] != r.T("notice.taken-over") {
		t.Errorf("told was %q", told)
	}
	if now := harness.Saved(s); string(now) != string(theirs) || len(s.Saves.Library().List()) != 1 {
		t.Error("the game of the other window has changed, or there is another")
	}
}

// behind is a store in which another window's last writes are still to arrive: it refuses the first lease that is taken over.
type behind struct {
	*store.Memory
	refused bool
}

func (b *behind) TakeOver(name string) (store.Lease, error) {
	if !b.refused {
		b.refused = true
		return nil, store.ErrHeld
	}
	return b.Memory.TakeOver(name)
}

// A game that can't be taken over yet is taken over once it can.
func TestGameTakenOverAgain(t *testing.T) {
	s := newStage(t, "en")
	running(t, s)
	s.Saves.Forget()
	holdElsewhere(t, s)
	r := open(t, s, s.Routes.Title(s), full)
	s.Store = &behind{Memory: r.Store}
	r.Pick("continue")
	r.Click("elsewhere.yes")
	if _, ok := s.Top().(*stand); !ok {
		t.Errorf("after taking over the scene is %T", s.Top())
	}
}
