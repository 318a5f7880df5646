// Package recorded gives tests games of any kind, played by computers, as match records.
package recorded

import (
	"context"
	"fmt"
	"sync"
	"testing"

	"islas/game"
	"islas/game/catalogue"
	"islas/game/match"
)

// names are the names of the seats.
var names = [...]string{"Bartholomäus", "Íñigo", "Ana", "Maximiliane von Ponce", "Wanda"}

// key identifies a game.
type key struct {
	game  string
	seats int
	seed  uint64
}

// played holds the records by key: a game is played once for all tests of a package.
var played sync.Map

// Game returns the record of a game of an id, one of the program's or of more, that computers of the weakest level offered play to its end.
func Game(t testing.TB, id string, seats int, seed uint64, more ...catalogue.Game) []byte {
	t.Helper()
	k := key{id, seats, seed}
	if data, ok := played.Load(k); ok {
		return data.([]byte)
	}
	games := append(catalogue.Games(), more...)
	g, err := games.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	r, err := g.Play(context.Background(), Setup(g.Info(), seats, seed), true)
	if err != nil {
		t.Fatal(fmt.Errorf("%s, %d seats: %w", id, seats, err))
	}
	played.Store(k, r.Record)
	return r.Record
}

// Setup returns the setup of such a game, with the first version of the game's data, so that games stay as they are when those change.
func Setup(info *game.Info, seats int, seed uint64) match.Setup {
	s := match.Setup{Seed: seed, Data: 1, Values: info.At(seats).Complete(nil)}
	for i := range seats {
		seat := match.Seat{Name: names[i], Control: info.Levels.Offered()[0]}
		if len(info.Boards.IDs) > 0 {
			seat.Board = info.Boards.IDs[i]
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}
