package puertorico

import (
	"flag"
	"fmt"
	"testing"

	"islas/game"
)

var games = flag.Int("games", 50, "games for each number of players in which the engine is checked against the reference")

// TestReference plays random games in the engine and in the reference, with every number of players: every position, every
// list of legal actions and every line of the record agree.
func TestReference(t *testing.T) {
	n := *games
	if testing.Short() {
		n /= 2
	}
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		t.Run(fmt.Sprintf("%d players", seats), func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(n) {
				o := Options{Seats: seats, Seed: seed, Start: game.Seat(seed % uint64(seats))}
				if choices := PointChoices(seats); seed%3 == 0 {
					o.Points = choices[len(choices)-1]
				}
				pick, how := picker(seed), style(seed%uint64(styles))
				p := begin(t, o)
				for !p.Over() {
					p.do(pick.choose(p.Legal(nil), how))
				}
			}
		})
	}
}

// TestLongGame: numbers do not overflow in a game in which hardly anything happens.
func TestLongGame(t *testing.T) {
	p := begin(t, Options{Seats: 3})
	for p.Round() < 300 {
		legal := p.Legal(nil)
		a := legal[len(legal)-1]
		if a.Kind == TakeRole {
			for i, r := range []Role{Trader, Craftsman, Captain} {
				if taken, _ := p.Picks(); taken == i {
					a = RoleAction(r)
				}
			}
		}
		p.do(a)
	}
	if n, ok := p.Doubloons(Mayor); !ok || n != 299 {
		t.Errorf("after 299 rounds %d doubloons lie on the mayor", n)
	}
}
