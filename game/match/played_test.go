package match_test

import (
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/game/model"
)

// A save has the time at play: breaks, and the time after its end, do not count; a loaded game goes on counting.
func TestPlayedTime(t *testing.T) {
	m, _, err := match.New(model.Game{}, match.Setup{Seed: 1, Seats: []match.Seat{{Name: "Ana", Control: game.Human}, {Name: "Ben", Control: game.Human}}})
	if err != nil {
		t.Fatal(err)
	}
	now := time.Date(2026, 3, 4, 5, 6, 7, 0, time.UTC)
	save := func(after time.Duration) (data []byte, played time.Duration) {
		t.Helper()
		now = now.Add(after)
		data, err := m.SaveAt(now)
		if err != nil {
			t.Fatal(err)
		}
		s, err := match.Read(data)
		if err != nil {
			t.Fatal(err)
		}
		return data, s.Played
	}
	save(0)
	save(90 * time.Second)
	save(10 * time.Hour)
	data, played := save(30 * time.Second)
	if played != 2*time.Minute {
		t.Fatalf("played for %v, not two minutes", played)
	}
	if m, _, err = match.Load(model.Game{}, data); err != nil {
		t.Fatal(err)
	}
	save(time.Minute) // the program was not running
	for !m.Over() {
		s := m.State()
		if _, err := m.Do(model.Game{}.Legal(&s, nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	if _, played = save(time.Minute); played != 3*time.Minute {
		t.Errorf("played for %v, not three minutes", played)
	}
	if _, played = save(time.Minute); played != 3*time.Minute {
		t.Errorf("after the end played for %v", played)
	}
}
