package shell_test

import (
	"testing"
	"time"

	"islas/game"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/stage"
)

// older is a game that notes from which version of the data boards are asked for.
type older struct {
	stage.Game
	asked map[int]bool
}

func (o older) BoardOf(setup match.Setup, seat game.Seat) stage.Board {
	o.asked[setup.Data] = true
	return named{o.Game.BoardOf(setup, seat), "An island of before"}
}

// named is a board of another name.
type named struct {
	stage.Board
	name string
}

func (n named) Name() string { return n.name }

// A result shows the islands of the version of the data with which its match was begun, not those of today.
func TestResultShowsTheMatchsOwnIslands(t *testing.T) {
	m := over(t, 2)
	s := newStage(t, "en")
	g := older{s.Game, map[int]bool{}}
	s.Game = g
	r := open(t, s, s.Routes.Result(s, m), full)
	r.Pass(time.Minute)
	if r.Wait(3); !g.asked[1] || len(g.asked) != 1 {
		t.Errorf("islands are asked for of these versions: %v, the match has that of %d", g.asked, m.Setup().Data)
	}
	if row := r.rows(2)[0]; !r.ShowsIn("An island of before", row.Rect) {
		t.Error("a row shows another island")
	}
}

// The board of a seat is the island as it was then, which differs from that of today for some.
func TestBoardOfAnOlderMatch(t *testing.T) {
	s := newStage(t, "en")
	changed := 0
	for data := 1; data <= board.Data; data++ {
		setup := someSetup(5)
		setup.Data = data
		for seat := range game.Seat(5) {
			id := setup.Seats[seat].Board
			want, err := board.LoadOf(data, id)
			if err != nil {
				t.Fatal(err)
			}
			got := s.Game.BoardOf(setup, seat).(interface{ Layout() string })
			if got.Layout() != want.Layout() {
				t.Errorf("%s of version %d is %s", id, data, got.Layout())
			}
			if now := s.Game.Board(id).(interface{ Layout() string }); now.Layout() != got.Layout() {
				changed++
			}
		}
	}
	if setup := (match.Setup{Data: (engine.Engine{}).Info().Data, Seats: []match.Seat{{Board: "nowhere"}}}); s.Game.BoardOf(setup, 0) != nil || changed == 0 {
		t.Errorf("an island that there is none of has a board, or of older ones %d are others", changed)
	}
}
