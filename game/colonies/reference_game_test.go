package colonies_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"
)

var games = flag.Int("games", 2, "games for each number of players and style in which the engine is checked against the reference")

// mostActions is the number of actions after which a random game is given up.
const mostActions = 6000

// TestReference plays random games in the engine and in the reference, of 3 and 4, on all boards and in every style: every
// position, every list of legal actions and every line of the record agree.
func TestReference(t *testing.T) {
	for seats := 3; seats <= 4; seats++ {
		for how := range styles {
			t.Run(fmt.Sprintf("%d players, style %d", seats, how), func(t *testing.T) {
				t.Parallel()
				n := *games
				if testing.Short() {
					n = 1
				}
				for seed := range uint64(n) {
					p := begin(t, options(seats, seed))
					src := rand.New(rand.NewPCG(seed, uint64(how)))
					for n := 0; n < mostActions && !p.Over(); n++ {
						p.do(choose(src, p.Legal(nil), how))
					}
				}
			})
		}
	}
}
