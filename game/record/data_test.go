package record_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/islas/lines"
	"islas/game/record"
)

// TestData: a record names the version of its data, one of version 1 names none, and each is played on the islands of its own.
func TestData(t *testing.T) {
	for seed := range uint64(6) {
		for data := 1; data <= board.Data; data++ {
			s := setup(5, 4, seed)
			s.Data = data
			steps := play(t, s)
			written := write(t, s, steps)
			key := fmt.Sprintf(`"game":"islas-canarias","data":%d,"seed"`, data)
			if data == 1 {
				key = `"game":"islas-canarias","seed"`
			}
			if !bytes.Contains(written, []byte(key)) {
				t.Fatalf("%.120s has no %s", written, key)
			}
			r := read(t, written)
			if r.Setup.Data != data || len(r.Steps) != len(steps) || !r.Over {
				t.Errorf("data %d: read as data %d with %d of %d steps", data, r.Setup.Data, len(r.Steps), len(steps))
			}
			for i := range s.Seats {
				is, err := board.LoadOf(data, s.Seats[i].Board)
				if err != nil {
					t.Fatal(err)
				}
				if have := r.Steps[0].After.Geography(game.Seat(i)); have != is.Geography() {
					t.Errorf("data %d: %s is %v", data, is.ID, have)
				}
			}
		}
	}
}

func TestDataRefused(t *testing.T) {
	s := setup(4, 5, 3)
	written := string(write(t, s, play(t, s)))
	now := fmt.Sprintf(`"data":%d`, board.Data)
	for told, want := range map[string]string{
		fmt.Sprintf(`"data":%d`, board.Data+1): fmt.Sprintf(`needs version %d of the data of "islas-canarias", here is version %d`, board.Data+1, board.Data),
		`"data":0`:                             "the version of the game's data is 0, not 1 or more",
		`"data":-1`:                            "the version of the game's data is -1, not 1 or more",
		`"data":"two"`:                         "",
		`"data":1.5`:                           "",
	} {
		_, err := record.Read(strings.NewReader(strings.Replace(written, now, told, 1)), engine.Engine{}, lines.Lines{})
		var wrong *record.Error
		if !errors.As(err, &wrong) || wrong.Line != 1 || !strings.Contains(wrong.Problem, want) {
			t.Errorf("%s: %v, want %q in line 1", told, err, want)
		}
	}
	// As a match of version 1 it does not fit the islands on which it was played.
	for _, first := range []string{`"data":1`, `"was":2`} {
		if _, err := record.Read(strings.NewReader(strings.Replace(written, now, first, 1)), engine.Engine{}, lines.Lines{}); err == nil {
			t.Errorf("%s is read as if it had been played on other islands", first)
		}
	}
}
