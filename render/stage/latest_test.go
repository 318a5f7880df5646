package stage_test

import (
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/render/stage"
)

// Continue goes on with the game that was opened last, whatever the clock said when games were saved: one that was saved on a day to come,
// by a clock that was wrong, is neither preferred from then on nor lost.
func TestContinueTakesTheGameOpenedLast(t *testing.T) {
	now := time.Date(2026, 3, 5, 12, 0, 0, 0, time.UTC)
	s := newStage(t, "one")
	s.Now = func() time.Time { return now }
	play := func(name string) {
		t.Helper()
		m, err := s.Begin(match.Setup{Seats: []match.Seat{{Name: name, Control: game.Human}, {Name: "Ben", Control: game.Human}}})
		if err != nil {
			t.Fatal(err)
		}
		move(t, s, m)
		s.Forget()
		now = now.Add(time.Hour)
	}
	// The next start of the program, in which a game is gone on with.
	goesOn := func(want string) match.Any {
		t.Helper()
		files := s.Store
		s = newStage(t, "one")
		s.Store, s.Now = files, func() time.Time { return now }
		m := s.Continue()
		if m == nil || m.Setup().Seats[0].Name != want {
			t.Fatalf("the game of %s does not go on", want)
		}
		return m
	}
	play("Ana")
	now = now.AddDate(10, 0, 0)
	play("Eva")
	now = now.AddDate(-10, 0, 0)
	goesOn("Eva") // opened last
	play("Leo")
	goesOn("Leo")
	if err := s.Store.Remove(stage.AskedName); err != nil { // as earlier programs left the store
		t.Fatal(err)
	}
	m := goesOn("Leo")
	for !m.Over() {
		move(t, s, m)
	}
	s.Forget()
	goesOn("Ana")
	s.Forget()
	for _, e := range s.Library().List() {
		if e.Summary.Seats[0].Name == "Eva" {
			if _, err := s.GoOn(e.ID); err != nil {
				t.Fatal(err)
			}
		}
	}
	goesOn("Eva")
}
