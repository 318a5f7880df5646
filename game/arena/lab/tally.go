package lab

import "islas/game"
import "islas/game/islas"

// Tally adds up the games of one level. What it holds does not depend on the order in which they are added.
type Tally struct {
	plan  Plan
	games int

	islands   [islandCount]group
	distances [islas.MaxSeats]group
	seats     [playerCounts][islas.MaxSeats]group // by number of players and distance
	held      [islas.Colours]holding
	draws     [len(drawValues)]kindOfGame
	players   [playerCounts]kindOfGame
	all       kindOfGame

	rounds, points, winning []int // games by their rounds, players by their points, games by the winner's points
	sum                     Facts // sums of all that is counted; the other fields are not used
	ranOut                  [islas.Kinds][islas.Colours]int
	reshuffled              int // games with a reshuffle
}

// group is players who have something in common.
type group struct {
	wins    wins
	points  values
	against values // points less the mean of all players of the game, in sixtieths of a point
}

// holding is what became of a privilege.
type holding struct {
	longest  group // those who held it longer than anybody else
	byDraw   [len(drawValues)]wins
	tied     int // games in which several held it equally long
	nobody   int // games in which nobody held it at the end of any round
	rounds   int // rounds at whose end somebody owned it
	adjusted adjusted
}

// kindOfGame is games that have something in common.
type kindOfGame struct {
	games   int
	points  values // the mean of all players of a game, in sixtieths of a point
	winning values // of the winners
	rounds  values
	shared  int // wins
}

// NewTally is for the games of a plan.
func NewTally(p Plan) *Tally { return &Tally{plan: p} }

// Add takes in game number n of the plan. No game may come twice.
func (t *Tally) Add(n int, f Facts) {
	t.games++
	few := f.Players - islas.MinSeats
	draw := 0
	for draw < len(drawValues)-1 && drawValues[draw] != f.Draw {
		draw++
	}
	for seat := range game.Seat(f.Players) {
		t.islands[f.Islands[seat]].add(&f, seat)
		t.distances[f.distance(seat)].add(&f, seat)
		t.seats[few][f.distance(seat)].add(&f, seat)
		count(&t.points, f.Points[seat])
	}
	for c := range t.held {
		t.held[c].add(n, &f, islas.Colour(c), draw)
	}
	t.draws[draw].add(&f)
	t.players[few].add(&f)
	t.all.add(&f)
	count(&t.rounds, f.Rounds)
	count(&t.winning, f.best())
	t.sum.plus(&f)
	for k, set := range f.RanOut {
		for c := range set.All() {
			t.ranOut[k][c]++
		}
	}
	if f.Reshuffles > 0 {
		t.reshuffled++
	}
}

func (g *group) add(f *Facts, seat game.Seat) {
	g.wins.add(f.Players, f.won(seat))
	g.points.add(f.Points[seat])
	g.against.add(wholeWin*f.Points[seat] - wholeWin/f.Players*f.total())
}

func (h *holding) add(n int, f *Facts, c islas.Colour, draw int) {
	switch longest := f.longest(c); longest.Count() {
	case 0:
		h.nobody++
	case 1:
		h.longest.add(f, longest.First())
		h.byDraw[draw].add(f.Players, f.won(longest.First()))
	default:
		h.tied++
	}
	for _, held := range f.Held[:f.Players] {
		h.rounds += held[c]
	}
	h.adjusted.add(n, f, c)
}

func (k *kindOfGame) add(f *Facts) {
	k.games++
	k.points.add(wholeWin / f.Players * f.total())
	k.winning.add(f.best())
	k.rounds.add(f.Rounds)
	if f.Winners.Count() > 1 {
		k.shared++
	}
}

// plus adds what is counted in a game.
func (f *Facts) plus(g *Facts) {
	for i, n := range g.Settlers {
		f.Settlers[i] += n
	}
	for i, n := range g.Pirates {
		f.Pirates[i] += n
	}
	for i, n := range g.Used {
		f.Used[i] += n
	}
	for i, n := range g.Substitutes {
		f.Substitutes[i] += n
	}
	f.Homeless += g.Homeless
	f.Spared += g.Spared
	f.Lost += g.Lost
	f.Houses += g.Houses
	f.Arrived += g.Arrived
	f.Palaces += g.Palaces
	f.Towns += g.Towns
	f.Reshuffles += g.Reshuffles
	f.Rounds += g.Rounds
}

// count counts one more of value n.
func count(of *[]int, n int) {
	for len(*of) <= n {
		*of = append(*of, 0)
	}
	(*of)[n]++
}
