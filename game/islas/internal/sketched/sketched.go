// Package sketched makes boards for tests as somebody could have drawn them.
package sketched

import (
	"testing"

	"islas/game/islas/board"
	"islas/game/islas/board/sketch"
)

// Board returns a sketch of an island that can be played: the sketch to begin with, with a river and a road as short as can be.
func Board(t testing.TB, id string) sketch.Sketch {
	t.Helper()
	is, err := board.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	s := sketch.Trace(is).Bare()
	for w := range sketch.Ways {
		_, before := s.Island(is)
		for _, at := range sketch.Sides() {
			led := s.Led(w, at)
			if _, found := led.Island(is); s.Border(at) && grave(found) < grave(before) {
				s = led
				break
			}
		}
	}
	if made, found := s.Island(is); made == nil {
		t.Fatalf("the sketch of %s cannot be played: %+v", id, found)
	}
	return s
}

// grave returns how many findings keep a sketch from being played.
func grave(found []sketch.Finding) (n int) {
	for _, f := range found {
		if f.Grave() {
			n++
		}
	}
	return n
}
