package lab

import (
	"math/bits"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/arena/play"
	"islas/game/puertorico"
)

// playerCounts is the number of possible numbers of players.
const playerCounts = puertorico.MaxSeats - puertorico.MinSeats + 1

// causes are the ends of a game.
var causes = [...]struct {
	end puertorico.Ending
	key string
}{{puertorico.EndColonists, "colonists"}, {puertorico.EndCity, "city"}, {puertorico.EndChips, "chips"}}

// tally adds up the games of one level. It does not depend on the order in which they are added. It implements lab.Study.
type tally struct {
	sums [playerCounts]sums // by number of players

	buildings [puertorico.Buildings]buildingSum
	all       playerSum
	winners   playerSum
	ends      [len(causes)]int // games in which each was triggered
	several   int              // games in which more than one was
	byWinner  int              // games whose first end a winner brought on
}

// sums are the sums for a number of players.
type sums struct {
	games int
	first [len(causes)]int // games by the end that was triggered first
}

// buildingSum adds up the games of a building.
type buildingSum struct {
	owners lab.GroupSum
	rounds lab.Values // in which it was built
	games  int        // in which somebody built it
	won    int        // wins of owners, in sixtieths
}

// playerSum adds up the points of players by source, and the roles that they took.
type playerSum struct {
	chips, buildings, large lab.Values
	roles                   [puertorico.Roles]lab.Values
}

func (s *playerSum) add(f *facts, seat game.Seat) {
	c := f.Scores[seat]
	s.chips.Add(c.Chips)
	s.buildings.Add(c.Buildings)
	s.large.Add(c.Large)
	for r, n := range f.Roles[seat] {
		s.roles[r].Add(n)
	}
}

// add adds a game of the plan. No game may be added twice.
func (t *tally) add(f *facts) {
	s := &t.sums[f.Players-puertorico.MinSeats]
	s.games++
	for b := range t.buildings {
		t.buildings[b].add(f, b)
	}
	for seat := range game.Seat(f.Players) {
		t.all.add(f, seat)
		if f.Winners.Has(seat) {
			t.winners.add(f, seat)
		}
	}
	for i, c := range causes {
		if f.First == c.end {
			s.first[i]++
		}
		if f.Ending&c.end != 0 {
			t.ends[i]++
		}
	}
	if f.First != 0 && f.Winners.Has(f.Ender) {
		t.byWinner++
	}
	if bits.OnesCount8(uint8(f.Ending)) > 1 {
		t.several++
	}
}

func (s *buildingSum) add(f *facts, b int) {
	owned := false
	for seat := range game.Seat(f.Players) {
		round := f.Built[seat][b]
		if round == 0 {
			continue
		}
		owned = true
		s.owners.Add(&f.Facts, seat)
		s.rounds.Add(round)
		s.won += f.Won(seat)
	}
	if owned {
		s.games++
	}
}

// games returns the number of all games.
func (t *tally) games() (n int) {
	for i := range t.sums {
		n += t.sums[i].games
	}
	return n
}

// winnersWith returns the part of all wins that went to owners of a building, in percent.
func (s *buildingSum) winnersWith(games int) float64 { return lab.Percent(s.won, play.WholeWin*games) }
