package lab

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"islas/game"
	"islas/game/islas"
)

// simple is a game of so many players in which the seats have these points and the best of them win.
func simple(points ...int) Facts {
	f := Facts{Players: len(points), Draw: 4, Rounds: 10}
	copy(f.Points[:], points)
	for i, n := range points {
		f.Islands[i] = i
		if n == slices.Max(points) {
			f.Winners = f.Winners.Add(game.Seat(i))
		}
	}
	return f
}

func TestFacts(t *testing.T) {
	f := simple(10, 20, 20, 5)
	f.Start = 2
	if f.won(0) != 0 || f.won(1) != 30 || f.won(2) != 30 || f.total() != 55 || f.best() != 20 {
		t.Errorf("won %d, %d, %d; %d points together, %d the most", f.won(0), f.won(1), f.won(2), f.total(), f.best())
	}
	for seat, want := range []int{2, 3, 0, 1} {
		if got := f.distance(game.Seat(seat)); got != want {
			t.Errorf("seat %d is %d after the start, want %d", seat, got, want)
		}
	}
	f.Held[1][islas.Blue], f.Held[3][islas.Blue], f.Held[0][islas.Red], f.Held[2][islas.Red] = 3, 2, 4, 4
	if f.longest(islas.Blue) != 0b0010 || f.longest(islas.Red) != 0b0101 || f.longest(islas.Green) != 0 {
		t.Errorf("held longest: %b, %b, %b", f.longest(islas.Blue), f.longest(islas.Red), f.longest(islas.Green))
	}
}

// TestTally adds up three games whose figures are easily told.
func TestTally(t *testing.T) {
	tally := NewTally(Plan{Level: "easy", Games: 4})
	a := simple(20, 10)
	a.Held[0][islas.Brown], a.Held[1][islas.Brown], a.Held[1][islas.Red] = 5, 2, 1
	a.Settlers = [deciders]int{1, 2, 3, 4, 5, 6}
	a.Pirates[mostOf+2], a.Spared, a.Lost = 3, 1, 6
	a.Houses, a.Palaces, a.Reshuffles, a.Substitutes[islas.Palace] = 9, 4, 2, 1
	a.RanOut[islas.Palace] = 1 << islas.Green
	a.Used[islas.Draw] = 3
	b := simple(15, 21, 9)
	b.Draw, b.Start, b.Rounds = 5, 1, 13
	b.Held[1][islas.Brown] = 7
	c := simple(19, 19)
	c.Held[0][islas.Brown], c.Held[1][islas.Brown] = 3, 3
	for n, f := range []Facts{a, b, c} {
		tally.Add(n, f)
	}
	r := NewReport(5, 19, []*Tally{tally})
	if r.Complete || r.Games != 3 || r.Planned != 4 || r.Seed != "5" {
		t.Errorf("%+v", r)
	}
	l := r.Levels[0]
	// Island 0: won of 2, lost of 3, half of 2. Island 1: lost of 2, won of 3, half of 2. Island 2: lost of 3.
	for i, want := range []float64{(50 - 100./3 + 0) / 3, (-50 + 200./3 + 0) / 3, -100. / 3} {
		if got := l.Islands[i].Share.Off; !near(got, want, 1e-3) {
			t.Errorf("island %d is off %v, want %v", i, got, want)
		}
	}
	if got := l.Islands[0].Points.Mean; got != 18 {
		t.Errorf("island 0 has %v points", got)
	}
	if got := l.Islands[0].Against.Mean; got != round((5.+0+0)/3) {
		t.Errorf("island 0 has %v points more than the table", got)
	}
	// In b seat 1 started, so the second player is seat 2 and the third is seat 0.
	if s := l.SeatsOf[1].Seats; !near(s[0].Share.Off, 66.6667, 1e-3) || s[1].Points.Mean != 9 || s[2].Points.Mean != 15 {
		t.Errorf("seats of 3: %+v", s)
	}
	if len(l.SeatsOf) != 4 || len(l.SeatsOf[3].Seats) != 5 || l.SeatsOf[2].Seats[0].Share.N != 0 {
		t.Errorf("seats: %+v", l.SeatsOf)
	}
	brown := l.Privileges[islas.Brown]
	if brown.Power != "draw" || brown.Tied != 1 || brown.Nobody != 0 || brown.Longest.Share.N != 2 ||
		!near(brown.Longest.Share.Off, (50+200./3)/2, 1e-3) || brown.Used != 1 || !near(brown.Kept, 100*20./33, 1e-3) {
		t.Errorf("brown: %+v", brown)
	}
	if len(brown.ByDraw) != 2 || brown.ByDraw[0].Share.N != 1 || !near(brown.ByDraw[1].Share.Off, 66.6667, 1e-3) {
		t.Errorf("brown by cards: %+v", brown.ByDraw)
	}
	if red := l.Privileges[islas.Red]; red.Nobody != 2 || red.Longest.Share.N != 1 || red.Longest.Share.Off != -50 {
		t.Errorf("red: %+v", red)
	}
	if d := l.Draws; d[0].Games != 2 || d[0].Shared != 50 || d[1].Rounds.Mean != 13 || d[1].Winning.Mean != 21 {
		t.Errorf("draws: %+v", d)
	}
	if l.Players[0].Games != 2 || l.Players[1].Games != 1 || l.Players[1].Points.Mean != 15 || l.All.Games != 3 || l.All.Points.N != 3 || l.All.Points.Mean != round((15.+15+19)/3) {
		t.Errorf("players: %+v", l.Players)
	}
	if want := []Count{{10, 2}, {11, 0}, {12, 0}, {13, 1}}; !slices.Equal(l.Rounds, want) {
		t.Errorf("rounds: %v", l.Rounds)
	}
	if l.Settlers[0] != (Share{"1", 2, 9.5238}) || l.Settlers[4] != (Share{"ties", 6, 28.5714}) || l.Settlers[5] != (Share{"nobody", 1, 4.7619}) {
		t.Errorf("settlers: %v", l.Settlers)
	}
	if i := slices.Index(l.Pirates, Share{"most-2", 3, 100}); i < 0 || l.Spared != 1 {
		t.Errorf("pirates: %v", l.Pirates)
	}
	if l.Supply[1].RanOut[islas.Green] != (Share{"green", 1, 33.3333}) || l.Supply[1].Substitutes != 0.3333 || l.Supply[0].RanOut[0].Count != 0 {
		t.Errorf("supply: %v", l.Supply)
	}
	if p := l.PerGame; p.Houses != 3 || p.Palaces != 1.3333 || p.Lost != 2 || p.Reshuffles != 0.6667 || p.Reshuffled != 33.3333 {
		t.Errorf("per game: %+v", p)
	}
}

// made is a game made up by chance, plausible enough for sums.
func made(src *rand.Rand) Facts {
	points := make([]int, 2+src.IntN(4))
	for i := range points {
		points[i] = 10 + src.IntN(12)
	}
	f := simple(points...)
	f.Start, f.Draw, f.Rounds = game.Seat(src.IntN(len(points))), 4+src.IntN(2), 8+src.IntN(8)
	f.Half.Reached = true
	for seat := range points {
		f.Half.Lead[seat] = src.IntN(9) - 4
	}
	for c := range islas.Colours {
		seat := src.IntN(len(points))
		f.Held[seat][c] = src.IntN(9)
		f.Half.Owns[seat] |= 1 << c
	}
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
		tally := NewTally(Plan{Level: "easy", Games: len(games)})
		for _, n := range src.Perm(len(games)) {
			tally.Add(n, games[n])
		}
		data, err := json.Marshal(NewReport(1, 19, []*Tally{tally}))
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

// TestFindings makes games that one island always wins, so it is named, and the others with it, and fair ones, where
// nothing is.
func TestFindings(t *testing.T) {
	unfair, fair := NewTally(Plan{Level: "unfair", Games: 400}), NewTally(Plan{Level: "fair", Games: 400})
	for n := range 400 {
		f := simple(20, 10)
		f.Start = game.Seat(n % 2)
		unfair.Add(n, f)
		if n/2%2 == 0 {
			f = simple(10, 20)
			f.Start = game.Seat(n % 2)
		}
		fair.Add(n, f)
	}
	r := NewReport(1, 19, []*Tally{unfair, fair})
	l := r.Levels[0]
	if len(l.Findings) != 2 || l.Findings[0].Kind != KindIsland || l.Findings[0].Key != islandIDs[0] || l.Findings[0].Share.Off != 50 || l.Findings[1].Share.Off != -50 {
		t.Errorf("unfair: %+v", l.Findings)
	}
	if f := r.Levels[1].Findings; len(f) > 0 {
		t.Errorf("fair: %+v", f)
	}
	// Two islands and two seats, each with all games and with those of two players.
	if l.Compared != 2+2+2 || l.Open != 0 || !l.Findings[0].Sure {
		t.Errorf("%d figures were looked at, %d are open; %+v", l.Compared, l.Open, l.Findings)
	}
}
