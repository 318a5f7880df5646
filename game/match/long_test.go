package match_test

import (
	"errors"
	"fmt"
	"strconv"
	"testing"

	"islas/game"
	"islas/game/match"
)

// counting is a game without end in which players count.
type counting struct{}

type count struct{}

func (count) String() string { return "count on" }

func (counting) Info() *game.Info {
	return &game.Info{ID: "counting", Record: "counting", MinSeats: 1, MaxSeats: 1}
}
func (counting) Check(game.Options) error { return nil }
func (counting) New(game.Options) (int, []game.Step[int, int], error) {
	return 0, []game.Step[int, int]{{}}, nil
}
func (counting) Decider(*int) game.Seat            { return 0 }
func (counting) Over(*int) bool                    { return false }
func (counting) Legal(_ *int, buf []count) []count { return append(buf, count{}) }
func (counting) Apply(s *int, _ count, sink *[]game.Step[int, int]) error {
	*s++
	if sink != nil {
		*sink = append(*sink, game.Step[int, int]{Event: *s, After: *s})
	}
	return nil
}
func (counting) ParseAction(text string) (count, error) {
	if text != (count{}).String() {
		return count{}, fmt.Errorf("%q is no action", text)
	}
	return count{}, nil
}
func (counting) Undoable(*int, count) bool      { return false }
func (counting) Round(s *int) int               { return *s + 1 }
func (counting) Points(s *int, _ game.Seat) int { return *s }
func (counting) Winners(*int) game.SeatSet      { return 0 }
func (counting) Digest(s *int) string           { return strconv.Itoa(*s) }

// A game of any length that is saved can be loaded; saving one that is too long to be loaded is an error.
func TestLongGames(t *testing.T) {
	m, _, err := match.New(counting{}, match.Setup{Seats: []match.Seat{{Control: game.Human}}})
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{99_999, 100_001, 150_000, 300_000} {
		for m.Played() < n {
			if _, err := m.Do(count{}); err != nil {
				t.Fatal(err)
			}
		}
		data, err := m.Save()
		if err != nil {
			t.Fatalf("a game of %d actions: %v", n, err)
		}
		loaded, _, err := match.Load(counting{}, data)
		if err != nil {
			t.Fatalf("a game of %d actions: %.300v", n, err)
		}
		if loaded.State() != n {
			t.Fatalf("a game of %d actions is loaded as one of %d", n, loaded.State())
		}
	}
	for m.Played() < 500_000 {
		if _, err := m.Do(count{}); err != nil {
			t.Fatal(err)
		}
	}
	if data, err := m.Save(); !errors.Is(err, match.ErrTooLong) || data != nil {
		t.Errorf("%d bytes are saved that nothing reads, %v", len(data), err)
	}
}
