package match_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"islas/game/internal/reseal"
	"islas/game/islas/engine"
	"islas/game/match"
)

func save(t testing.TB, m *engine.Match) []byte {
	t.Helper()
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestUndoSurvivesSaving takes back, in a game that was loaded, all that can be taken back in the one that was saved: as much,
// one action after the other, to the same positions, and no further.
func TestUndoSurvivesSaving(t *testing.T) {
	src := rand.New(rand.NewPCG(4, 1))
	m, _ := start(t, setup(2, 4))
	undone := 0
	for s := m.State(); !s.Over(); s = m.State() {
		step(t, m, src)
		if !m.CanUndo() || src.IntN(3) > 0 {
			continue
		}
		loaded, _, err := match.Load(engine.Engine{}, save(t, m))
		if err != nil {
			t.Fatal(err)
		}
		for m.CanUndo() {
			if !m.Undo() || !loaded.Undo() {
				t.Fatalf("after %v nothing can be taken back any more", loaded.Actions())
			}
			undone++
			same(t, m, loaded)
			if loaded.Happened() != len(loaded.Steps()) {
				t.Fatalf("%d steps are counted, there are %d", loaded.Happened(), len(loaded.Steps()))
			}
		}
		if loaded.CanUndo() {
			t.Fatal("more can be taken back than before")
		}
	}
	if undone < 20 {
		t.Errorf("only %d actions were taken back: the test shows little", undone)
	}
}

func same(t *testing.T, a, b *engine.Match) {
	t.Helper()
	if a.State() != b.State() {
		t.Fatal("the position changed")
	}
	if !slices.Equal(a.Actions(), b.Actions()) {
		t.Fatal("the actions changed")
	}
	x, y := a.Setup(), b.Setup()
	if !slices.Equal(x.Seats, y.Seats) || x.Seed != y.Seed || x.Start != y.Start || x.Values[engine.Goal] != y.Values[engine.Goal] || x.Values[engine.DrawPrivilege] != y.Values[engine.DrawPrivilege] {
		t.Fatalf("the setup %+v became %+v", x, y)
	}
}

// TestVersion1 continues games saved by a program that knew no other game: they lead to the same position, and are saved again
// with the name of the game.
func TestVersion1(t *testing.T) {
	names, err := filepath.Glob("../islas/engine/testdata/version1/*.json")
	if err != nil || len(names) < 3 {
		t.Fatalf("%d saves: %v", len(names), err)
	}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if named, err := match.GameOf(data); named != "" || err != nil {
			t.Errorf("%s is of the game %q: %v", name, named, err)
		}
		m, steps, err := match.Load(engine.Engine{}, data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if len(steps) == 0 || steps[len(steps)-1].After != m.State() {
			t.Errorf("%s: the steps do not lead to the position", name)
		}
		again := save(t, m)
		if named, err := match.GameOf(again); named != "islas-canarias" || err != nil {
			t.Errorf("%s is saved again as of the game %q: %v", name, named, err)
		}
		loaded, _, err := match.Load(engine.Engine{}, again)
		if err != nil {
			t.Fatal(err)
		}
		same(t, m, loaded)
	}
}

func TestLoadRefuses(t *testing.T) {
	src := rand.New(rand.NewPCG(9, 1))
	m, _ := start(t, setup(2, 0xfedcba9876543210))
	for range 30 {
		step(t, m, src)
	}
	good := save(t, m)
	second := reseal.Second(good)
	change := func(old, new string) []byte {
		if !bytes.Contains(second, []byte(old)) {
			t.Fatalf("%s has no %s", second, old)
		}
		return bytes.Replace(second, []byte(old), []byte(new), 1)
	}
	today := func(old, new string) []byte {
		if !bytes.Contains(good, []byte(old)) {
			t.Fatalf("%s has no %s", good, old)
		}
		return reseal.Reseal(bytes.Replace(good, []byte(old), []byte(new), 1))
	}
	for _, c := range []struct {
		what string
		data []byte
		want error
	}{
		{"nothing", nil, match.ErrForeign},
		{"a picture", []byte("\x89PNG\r\n\x1a\n"), match.ErrForeign},
		{"another format", change(`"islas-save"`, `"islas-record"`), match.ErrForeign},
		{"too long", bytes.Repeat([]byte(" "), match.MaxSave+1), match.ErrTooLong},
		{"version 4", today(`"version":3`, `"version":4`), match.ErrVersion},
		{"no data", today(`"data":1,`, ``), match.ErrDamaged},
		{"later data", today(`"data":1,`, `"data":3,`), match.ErrData},
		{"no summary", today(`"summary":{`, `"x":{`), match.ErrDamaged},
		{"another game, whole", today(`"islas-canarias"`, `"puerto-rico"`), match.ErrForeign},
		{"island unknown, whole", today(`"tenerife"`, `"atlantis"`), match.ErrData},
		{"other island, whole", today(`"tenerife"`, `"lanzarote"`), match.ErrData},
		{"control unknown, whole", today(`"easy"`, `"wizard"`), match.ErrData},
		{"illegal action, whole", today(`"actions":["`, `"actions":["end","`), match.ErrData},
		{"digest, whole", today(`"digest":"`, `"digest":"0`), match.ErrData},
		{"version as text", change(`"version":2`, `"version":"2"`), match.ErrVersion},
		{"no version", change(`"version":2`, `"x":2`), match.ErrVersion},
		{"another game", change(`"islas-canarias"`, `"puerto-rico"`), match.ErrForeign},
		{"cut off", good[:len(good)/2], match.ErrDamaged},
		{"one seat", change(`{"name":"A","control":"human","island":"tenerife"},`, ``), match.ErrDamaged},
		{"other island", change(`"tenerife"`, `"lanzarote"`), match.ErrDamaged},
		{"other seed", change(`"18364758544493064720"`, `"18364758544493064721"`), match.ErrDamaged},
		{"no action", change(`"actions":["`, `"actions":["jump","`), match.ErrDamaged},
		{"illegal action", change(`"actions":["`, `"actions":["end","`), match.ErrDamaged},
		{"digest", change(`"digest":"`, `"digest":"0`), match.ErrDamaged},
		{"too many actions", change(`"actions":["`, `"actions":["`+strings.Repeat(`draw","`, 100_000)), match.ErrDamaged},
	} {
		_, _, err := match.Load(engine.Engine{}, c.data)
		if !errors.Is(err, c.want) {
			t.Errorf("%s: the error is %v, want %v", c.what, err, c.want)
		}
		if err != nil && (len(err.Error()) > 400 || strings.Contains(err.Error(), "\n")) {
			t.Errorf("%s: %d bytes are no sentence: %.300s", c.what, len(err.Error()), err)
		}
	}
}

func FuzzLoad(f *testing.F) {
	src := rand.New(rand.NewPCG(1, 1))
	m, _ := start(f, setup(3, 1))
	f.Add(save(f, m))
	for range 40 {
		step(f, m, src)
	}
	f.Add(save(f, m))
	f.Add(reseal.Second(save(f, m)))
	f.Add([]byte(`{"format":"islas-save","version":1}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		data = reseal.Reseal(data)
		m, _, err := match.Load(engine.Engine{}, data)
		if _, rerr := match.Read(data); rerr != nil && err == nil {
			t.Errorf("it can be loaded, but not read: %v", rerr)
		}
		if err != nil {
			if !errors.As(err, new(match.LoadError)) {
				t.Errorf("an error of no known kind: %v", err)
			}
			return
		}
		again, _, err := match.Load(engine.Engine{}, save(t, m))
		if err != nil {
			t.Fatal(err)
		}
		same(t, m, again)
	})
}
