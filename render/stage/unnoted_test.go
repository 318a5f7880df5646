package stage_test

import (
	"encoding/json"
	"testing"

	"islas/game/toy"
	"islas/render/keep/library"
)

// A finished game that a program kept whose saves have no summary is noted once, also for later runs of the program.
func TestOldGameIsNotedOnce(t *testing.T) {
	s := newStage(t, "one")
	m, err := s.Game.New(begin(t, s).Setup())
	if err != nil {
		t.Fatal(err)
	}
	for played := m.(*toyMatch); !played.Over(); {
		pos := played.State()
		if _, err := played.Do(toy.Game{}.Legal(&pos, nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	var save map[string]any
	if err := json.Unmarshal(data, &save); err != nil {
		t.Fatal(err)
	}
	old := map[string]any{"version": 2}
	for _, key := range []string{"format", "game", "setup", "actions", "digest"} {
		old[key] = save[key]
	}
	if data, err = json.Marshal(old); err == nil {
		err = s.Store.Write(library.First.File(), data)
	}
	if err != nil {
		t.Fatal(err)
	}
	if ids := s.Unnoted(); len(ids) != 1 || ids[0] != library.First {
		t.Fatalf("not noted are %v", ids)
	}
	s.NoteKept(library.First)
	if n := len(s.Chronicle().Results()); n != 1 {
		t.Fatalf("%d results are known", n)
	}
	files := s.Store
	s = newStage(t, "one")
	s.Store = files
	if ids := s.Unnoted(); len(ids) > 0 {
		t.Errorf("in the next run not noted are %v", ids)
	}
}
