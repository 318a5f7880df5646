package match_test

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"islas/game"
	"islas/game/internal/reseal"
	"islas/game/match"
	"islas/game/model"
)

// Who chose an action in place of a player stays known in saves and in matches played on from this one, and is forgotten with an
// action that is taken back. A save with helpers of actions that were never done is refused.
func TestHelpersAreKept(t *testing.T) {
	m, _, err := match.New(model.Game{}, match.Setup{Seed: 1, Seats: []match.Seat{{Name: "Ana", Control: game.Human}, {Name: "Ben", Control: game.Human}}})
	if err != nil {
		t.Fatal(err)
	}
	do := func(by match.Helper) {
		t.Helper()
		s := m.State()
		if _, err := m.Do(model.Game{}.Legal(&s, nil)[0]); err != nil {
			t.Fatal(err)
		}
		m.HelpedBy(by)
	}
	do(match.Lantern)
	if m.Helped() != match.Lantern {
		t.Errorf("helped is by %q", m.Helped())
	}
	if !m.Undo() || m.Helped() != match.Nobody {
		t.Errorf("taken back, the lantern's action is still %q", m.Helped())
	}
	do(match.Nobody)
	do(match.Lantern)
	do(match.Nobody)
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	loaded, _, err := match.Load(model.Game{}, data)
	if err != nil {
		t.Fatal(err)
	}
	if want := []match.Helper{match.Nobody, match.Lantern, match.Nobody}; !slices.Equal(loaded.Helpers(), want) {
		t.Errorf("loaded are %q, not %q", loaded.Helpers(), want)
	}
	if s, err := match.Read(data); err != nil || s.Helped != match.Lantern {
		t.Errorf("read is %q, %v", s.Helped, err)
	}
	for n, want := range []match.Helper{match.Nobody, match.Nobody, match.Lantern} {
		if on, err := loaded.From(n, nil); err != nil || on.Helped() != want {
			t.Errorf("played on after %d actions it is %q, %v", n, on.Helped(), err)
		}
	}
	wrong := reseal.Reseal(bytes.Replace(data, []byte(`"lantern":[1]`), []byte(`"lantern":[9]`), 1))
	if _, _, err := match.Load(model.Game{}, wrong); !errors.Is(err, match.ErrData) {
		t.Errorf("action 9 of 3 was the lantern's: %v", err)
	}
}
