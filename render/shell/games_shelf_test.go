package shell_test

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"islas/game"
	islas "islas/game/islas/engine"
	"islas/game/match"
	puertorico "islas/game/puertorico/engine"
	"islas/render/keep/library"
	"islas/render/stage"
	"islas/render/toy"
)

// shelved is a game to be kept: of which kind, who plays, how much of it has been played, and when it was saved.
type shelved struct {
	game  string
	names []string // the first is a person
	part  float64  // of its actions, 1 for a finished one
	saved time.Time
}

// branches are matches that were asked for, by what they are. They are only saved, one at a time.
var branches struct {
	sync.Mutex
	played map[string]match.Any
}

// save returns the saved game.
func (k *shelved) save(t testing.TB, s *stage.Stage) []byte {
	t.Helper()
	branches.Lock()
	defer branches.Unlock()
	key := fmt.Sprint(k.game, k.names, k.part)
	if branches.played[key] == nil {
		if branches.played == nil {
			branches.played = map[string]match.Any{}
		}
		branches.played[key] = k.match(t, s)
	}
	data, err := branches.played[key].SaveAt(k.saved)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// match returns the match that is to be kept.
func (k *shelved) match(t testing.TB, s *stage.Stage) match.Any {
	t.Helper()
	whole, err := s.Opened(recordOf(t, k.game, len(k.names), 3))
	if err != nil {
		t.Fatal(err)
	}
	var m match.Any
	switch whole := whole.(type) {
	case *islas.Match:
		m, err = branch(whole, k)
	case *puertorico.Match:
		m, err = branch(whole, k)
	case *toy.Match:
		m, err = branch(whole, k)
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// branch is a match as far as it is to be played.
func branch[S any, A game.Action, E any](whole *match.Match[S, A, E], k *shelved) (match.Any, error) {
	players := whole.Setup().Seats
	for i := range players {
		players[i].Name = k.names[i]
	}
	players[0].Control = game.Human
	return whole.From(int(k.part*float64(len(whole.Marks()))), players)
}

// keep keeps a game, and returns as which one. Those of one moment are told apart by n.
func keep(t testing.TB, s *stage.Stage, k shelved, n int) library.ID {
	t.Helper()
	id := library.ID(fmt.Sprintf("game-%s-%04x", k.saved.UTC().Format("20060102-150405"), n))
	if err := s.Store.Write(id.File(), k.save(t, s)); err != nil {
		t.Fatal(err)
	}
	return id
}

// some are games of both kinds, running and finished ones of two to five players.
func some() []shelved {
	day := func(y int, m time.Month, d int) time.Time { return time.Date(y, m, d, 12, 5, 0, 0, time.UTC) }
	return []shelved{
		{"islas", []string{"Yaiza", "Ayoze", "Iballa", "Gara"}, 0.6, day(2025, time.November, 21)},
		{"puertorico", []string{"Mariana", "Carmen", "Ramón"}, 0.7, day(2025, time.November, 20)},
		{"islas", []string{"Yaiza", "Tinguaro"}, 0.85, day(2025, time.October, 3)},
		{"islas", []string{"Maximiliane von Ponce", "Ayoze", "Iballa", "Gara", "Domingo"}, 0.4, day(2025, time.March, 31)},
		{"islas", []string{"Yaiza", "Iballa", "Gara"}, 1, day(2025, time.March, 4)},
		{"puertorico", []string{"Mariana", "Carmen", "Ramón", "Emilio", "Rosario"}, 1, day(2025, time.January, 30)},
		{"islas", []string{"Yaiza", "Ayoze", "Iballa", "Gara", "Domingo"}, 1, day(2024, time.December, 24)},
	}
}

// keepMany keeps n games, the days before the first each one earlier.
func keepMany(t testing.TB, s *stage.Stage, n int) (ids []library.ID) {
	t.Helper()
	of := some()
	for i := range n {
		k := of[i%len(of)]
		k.saved = of[0].saved.AddDate(0, 0, -i)
		ids = append(ids, keep(t, s, k, i))
	}
	return ids
}
