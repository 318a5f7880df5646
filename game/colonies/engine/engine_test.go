package engine_test

import (
	"testing"

	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/game/match"
)

// begin begins a match of people.
func begin(t *testing.T, seats int, v game.Values) (*engine.Match, error) {
	t.Helper()
	s := match.Setup{Seed: 7, Values: v}
	for range seats {
		s.Seats = append(s.Seats, match.Seat{Control: game.Human})
	}
	m, _, err := match.New(engine.Engine{}, s)
	return m, err
}

// The options reach the rules: a real zero of offers, the usual goal of the number of players, and one that was agreed on.
func TestOptions(t *testing.T) {
	for _, c := range []struct {
		seats        int
		values       game.Values
		goal, offers int
	}{
		{3, nil, 12, 3}, {4, nil, 11, 3}, {4, game.Values{engine.Offers: 0, engine.Goal: 8}, 8, 0}, {3, game.Values{engine.Offers: 2}, 12, 2},
	} {
		m, err := begin(t, c.seats, c.values)
		if err != nil {
			t.Fatal(err)
		}
		s := m.State()
		if _, all := s.OffersLeft(); s.Goal() != c.goal || all != c.offers {
			t.Errorf("%d players agree on %v: the goal is %d, with %d offers", c.seats, c.values, s.Goal(), all)
		}
	}
	for _, c := range []struct {
		seats  int
		values game.Values
	}{{2, nil}, {5, nil}, {4, game.Values{engine.Board: 4}}, {4, game.Values{engine.Offers: 4}}, {4, game.Values{engine.Goal: 3}}, {4, game.Values{engine.Goal: 21}}} {
		if _, err := begin(t, c.seats, c.values); err == nil {
			t.Errorf("%d players can agree on %v", c.seats, c.values)
		}
	}
}

// On the beginner's board nothing is left to chance: two seeds give the same home island, which others do not.
func TestBoardOption(t *testing.T) {
	for _, c := range []struct {
		board colonies.Setup
		same  bool
	}{{colonies.Beginner, true}, {colonies.Usual, false}, {colonies.Free, false}} {
		var lands [2][]colonies.Terrain
		for i := range lands {
			s, _, err := engine.Engine{}.New(game.Options{Seats: 3, Seed: uint64(i), Values: game.Values{engine.Board: int(c.board)}})
			if err != nil {
				t.Fatal(err)
			}
			for _, h := range colonies.HomeHexes() {
				lands[i] = append(lands[i], s.Terrain(h))
			}
		}
		same := true
		for i := range lands[0] {
			same = same && lands[0][i] == lands[1][i]
		}
		if same != c.same {
			t.Errorf("board %d: two seeds give the same island: %v", c.board, same)
		}
	}
}
