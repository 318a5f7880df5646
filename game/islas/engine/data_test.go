package engine_test

import (
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
)

// TestData: a match is played on the islands of the version of the data that is named, by default on those of today.
func TestData(t *testing.T) {
	for data := range board.Data + 1 {
		version := data
		if data == 0 {
			version = board.Data
		}
		for first := range board.IDs() {
			o := game.Options{Seats: islas.MaxSeats, Seed: 7, Data: data}
			for i := range o.Seats {
				o.Boards = append(o.Boards, board.IDs()[(first+i)%len(board.IDs())])
			}
			s, _, err := engine.Engine{}.New(o)
			if err != nil {
				t.Fatal(err)
			}
			for i, id := range o.Boards {
				want, err := board.LoadOf(version, id)
				if err != nil {
					t.Fatal(err)
				}
				if have := s.Geography(game.Seat(i)); have != want.Geography() {
					t.Errorf("data %d: %s is %v, want %v", data, id, have, want.Geography())
				}
			}
		}
	}
	o := game.Options{Seats: 2, Boards: board.IDs()[:2], Data: board.Data + 1}
	if err := (engine.Engine{}).Check(o); err == nil || !strings.Contains(err.Error(), "there is no version") {
		t.Errorf("data of tomorrow: %v", err)
	}
	if have := (engine.Engine{}).Info().Data; have != board.Data {
		t.Errorf("the data of today are %d, those of the islands %d", have, board.Data)
	}
}
