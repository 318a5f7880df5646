package lab

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"islas/game"
)

func TestFacts(t *testing.T) {
	f := simple(10, 20, 20, 5)
	f.Start = 2
	if f.Won(0) != 0 || f.Won(1) != 30 || f.Won(2) != 30 || f.total() != 55 || f.best() != 20 {
		t.Errorf("won %d, %d, %d; %d points together, %d the most", f.Won(0), f.Won(1), f.Won(2), f.total(), f.best())
	}
	for seat, want := range []int{2, 3, 0, 1} {
		if got := f.distance(game.Seat(seat)); got != want {
			t.Errorf("seat %d is %d after the start, want %d", seat, got, want)
		}
	}
}

// TestTally adds up three games whose figures are computed by hand.
func TestTally(t *testing.T) {
	a, b, c := simple(20, 10), simple(15, 21, 9), simple(19, 19)
	b.Values, b.Start, b.Rounds = game.Values{"kings": 3}, 1, 13
	l := tallied(4, a, b, c).level()
	if l.Games != 3 || l.Planned != 4 || l.Level != "easy" {
		t.Errorf("%+v", l.Head)
	}
	// White: won of 2, lost of 3, half of 2. Black: lost of 2, won of 3, half of 2. Red: lost of 3.
	for i, want := range []float64{(50 - 100./3 + 0) / 3, (-50 + 200./3 + 0) / 3, -100. / 3} {
		if got := l.Boards[i].Share.Off; !near(got, want, 1e-3) {
			t.Errorf("%s is off %v, want %v", l.Boards[i].Key, got, want)
		}
	}
	if got := l.Boards[0].Points.Mean; got != 18 {
		t.Errorf("white has %v points", got)
	}
	if got := l.Boards[0].Against.Mean; got != round((5.+0+0)/3) {
		t.Errorf("white has %v points more than the table", got)
	}
	// In b seat 1 started, so the second player is seat 2 and the third is seat 0.
	if s := l.SeatsOf[1].Seats; !near(s[0].Share.Off, 66.6667, 1e-3) || s[1].Points.Mean != 9 || s[2].Points.Mean != 15 {
		t.Errorf("seats of 3: %+v", s)
	}
	if len(l.SeatsOf) != 3 || len(l.SeatsOf[2].Seats) != 4 || l.SeatsOf[2].Seats[0].Share.N != 0 {
		t.Errorf("seats: %+v", l.SeatsOf)
	}
	if o := l.Options; len(o) != 1 || o[0].ID != "kings" || o[0].Values[0].Games != 2 || o[0].Values[0].Shared != 50 || o[0].Values[1].Games != 0 ||
		o[0].Values[2].Rounds.Mean != 13 || o[0].Values[2].Winning.Mean != 21 || o[0].Values[2].Key != 3 {
		t.Errorf("options: %+v", o)
	}
	if l.Players[0].Games != 2 || l.Players[1].Games != 1 || l.Players[1].Points.Mean != 15 || l.All.Games != 3 || l.All.Points.N != 3 || l.All.Points.Mean != round((15.+15+19)/3) {
		t.Errorf("players: %+v", l.Players)
	}
	if want := []Count{{10, 2}, {11, 0}, {12, 0}, {13, 1}}; !slices.Equal(l.Rounds, want) {
		t.Errorf("rounds: %v", l.Rounds)
	}
}

// made returns a game made up by chance, plausible enough for sums.
func made(src *rand.Rand) Facts {
	points := make([]int, 2+src.IntN(3))
	for i := range points {
		points[i] = 10 + src.IntN(12)
	}
	f := simple(points...)
	f.Start, f.Rounds = game.Seat(src.IntN(len(points))), 8+src.IntN(8)
	f.Values = game.Values{"kings": 1 + src.IntN(3)}
	return f
}

func TestOrderDoesNotMatter(t *testing.T) {
	src := rand.New(rand.NewPCG(1, 1))
	games := make([]Facts, 300)
	for i := range games {
		games[i] = made(src)
	}
	var want string
	for round := range 3 {
		src.Shuffle(len(games), func(i, j int) { games[i], games[j] = games[j], games[i] })
		data, err := json.Marshal(tallied(len(games), games...).level())
		if err != nil {
			t.Fatal(err)
		}
		if round == 0 {
			want = string(data)
		} else if string(data) != want {
			t.Fatal("the report depends on the order of the games")
		}
	}
}

// TestFindings makes games that one board always wins, so it is named, and the others with it, and fair ones, where
// nothing is.
func TestFindings(t *testing.T) {
	unfair, fair := tallied(400), tallied(400)
	for n := range 400 {
		f := simple(20, 10)
		f.Start = game.Seat(n % 2)
		unfair.add(&f)
		if n/2%2 == 0 {
			f = simple(10, 20)
			f.Start = game.Seat(n % 2)
		}
		fair.add(&f)
	}
	l := unfair.level()
	if len(l.Findings) != 2 || l.Findings[0].Kind != "colour" || l.Findings[0].Key != "white" || l.Findings[0].Share.Off != 50 || l.Findings[1].Share.Off != -50 {
		t.Errorf("unfair: %+v", l.Findings)
	}
	if f := fair.level().Findings; len(f) > 0 {
		t.Errorf("fair: %+v", f)
	}
	// Two boards and two seats, each with all games and with those of two players.
	if l.Compared != 2+2+2 || l.Open != 0 || !l.Findings[0].Sure {
		t.Errorf("%d figures were looked at, %d are open; %+v", l.Compared, l.Open, l.Findings)
	}
}

// TestSeatsAreLookedAtOnce: where a seat is in games of one number of players alone, it is one figure, not two.
func TestSeatsAreLookedAtOnce(t *testing.T) {
	for _, c := range []struct{ most, want int }{
		{4, 3 + 2 + 3 + 4}, // three of all games, and those of each number of players
		{2, 2},
	} {
		info := chess()
		info.MaxSeats, info.Boards = c.most, game.Boards{}
		tally := newTally(info, Plan{Level: "easy", Games: 1})
		for players := 2; players <= c.most; players++ {
			f := simple([]int{4, 3, 2, 1}[:players]...)
			tally.add(&f)
		}
		if l := tally.level(); l.Compared != c.want {
			t.Errorf("up to %d players: %d figures were looked at, want %d", c.most, l.Compared, c.want)
		}
	}
}

// TestSurenessGrowsStricter: what is sure among few figures is not among many.
func TestSurenessGrowsStricter(t *testing.T) {
	var h Head
	h.Look("piece", "queen", 0, Estimate{100, 8, &Interval{2, 14}})
	if len(h.Findings) != 1 || !h.Findings[0].Sure {
		t.Errorf("among one: %+v", h)
	}
	for range 100 {
		h.Look("piece", "pawn", 0, Estimate{100, 0, &Interval{-1, 1}})
	}
	h.Look("piece", "king", 0, Estimate{})
	if len(h.Findings) != 1 || h.Findings[0].Sure || h.Compared != 101 {
		t.Errorf("among many: %+v", h)
	}
}
