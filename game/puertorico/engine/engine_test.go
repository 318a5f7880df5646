package engine_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"islas/game"
	"islas/game/internal/reseal"
	"islas/game/match"
	"islas/game/puertorico/engine"
)

// setup returns the setup of a game of n seats, all of one control.
func setup(n int, control string, seed uint64) match.Setup {
	s := match.Setup{Seed: seed, Start: game.Seat(seed % uint64(n))}
	for i := range n {
		s.Seats = append(s.Seats, match.Seat{Name: fmt.Sprint("seat ", i), Control: control})
	}
	return s
}

// begin begins a match.
func begin(t testing.TB, s match.Setup) *engine.Match {
	t.Helper()
	m, _, err := match.New(engine.Engine{}, s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// saved returns the save of a match of five in its middle.
func saved(t testing.TB) []byte {
	t.Helper()
	s := setup(5, game.Human, 3)
	s.Values = game.Values{engine.Points: 126}
	m := begin(t, s)
	for range 100 {
		s := m.State()
		if _, err := m.Do(s.Legal(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestAnyActionDropped: a save that lacks one of its actions is damaged, or leads to the same position all the same.
func TestAnyActionDropped(t *testing.T) {
	whole := string(reseal.Second(saved(t)))
	head, rest, _ := strings.Cut(whole, `"actions":[`)
	list, tail, _ := strings.Cut(rest, `]`)
	actions := strings.Split(list, ",")
	for i := range actions {
		fewer := append(append([]string{}, actions[:i]...), actions[i+1:]...)
		_, _, err := match.Load(engine.Engine{}, []byte(head+`"actions":[`+strings.Join(fewer, ",")+`]`+tail))
		if !errors.Is(err, match.ErrDamaged) {
			t.Errorf("without action %d, %s: %v", i+1, actions[i], err)
		}
	}
}

// FuzzLoad: any data are refused with one of the known errors, or save as the same match again.
func FuzzLoad(f *testing.F) {
	f.Add(saved(f))
	f.Add(reseal.Second(saved(f)))
	f.Add([]byte(`{"format":"islas-save","version":2,"game":"puerto-rico","setup":{"seed":"1","start":0,"rules":{"points":65},"seats":[{"name":"A","control":"human"},{"name":"B","control":"random"}]},"actions":["role builder"],"digest":""}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, _, err := match.Load(engine.Engine{}, reseal.Reseal(data))
		if err != nil {
			if !errors.As(err, new(match.LoadError)) {
				t.Errorf("the error is of no kind: %v", err)
			}
			return
		}
		again, err := m.Save()
		if err != nil {
			t.Fatal(err)
		}
		loaded, _, err := match.Load(engine.Engine{}, again)
		if err != nil || loaded.State() != m.State() {
			t.Errorf("saved again it leads elsewhere: %v", err)
		}
	})
}
