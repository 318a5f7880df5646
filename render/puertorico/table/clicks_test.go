package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
)

// TestEveryActionByClicks plays games that were recorded by clicks alone: whatever was done in them can be done at the table,
// and at each decision nothing can be clicked that is not legal.
func TestEveryActionByClicks(t *testing.T) {
	need.Time(t)
	for seats := puertorico.MinSeats; seats <= puertorico.MaxSeats; seats++ {
		w := []harness.Window{small, {W: 900, H: 450, Percent: 100}}[seats%2]
		t.Run(fmt.Sprintf("%d-%v", seats, w), func(t *testing.T) {
			bubble(t, func(t *testing.T) { replay(t, gameOf(uint64(20+seats), seats), w) })
		})
	}
}

// mostClicks is how often each player should have to click in a round on average, at most: with two players a round has six roles.
const mostClicks = 12

// replay plays a recorded game by clicks, as people on all seats would.
func replay(t *testing.T, g *recorded, w harness.Window) {
	t.Helper()
	setup := g.setup
	setup.Seats = slices.Clone(setup.Seats)
	for i := range setup.Seats {
		setup.Seats[i].Control = game.Human
	}
	r := begin(t, "en", w, setup)
	r.Stage.Settings.Speed = settings.Instant
	r.Rest()
	for i := 0; i < len(g.actions); {
		if s := r.state(); s != g.before[i] {
			t.Fatalf("after %d actions the game is another one than that recorded", i)
		}
		r.checkOffers()
		d := g.before[i].Decision()
		if d.Phase != puertorico.PhasePlacing {
			r.do(g.actions[i])
			r.Rest()
			i++
			continue
		}
		last := i
		for i < len(g.actions) && g.before[i].Decision().Phase == puertorico.PhasePlacing && g.before[i].Decision().Seat == d.Seat {
			last = i
			i++
		}
		after := g.before[last+1]
		r.place(after.Player(d.Seat).Placement())
		r.Rest()
	}
	if _, ok := r.Stage.Top().(result); !ok {
		r.Click("result")
	}
	last := &g.before[len(g.before)-1]
	each := float64(r.clicks) / float64(last.Round()*last.Seats())
	t.Logf("%d players, %d rounds: %.1f clicks of each player in a round", last.Seats(), last.Round(), each)
	if each > mostClicks {
		t.Errorf("each player clicks %.1f times in a round, at most %d are meant", each, mostClicks)
	}
}

// checkOffers checks that nothing can be clicked in a position that is not legal.
func (r *rig) checkOffers() {
	r.t.Helper()
	s := r.state()
	var legal []string
	for _, a := range s.Legal(nil) {
		switch a.Kind {
		case puertorico.Man, puertorico.Keep:
			return // laid out first
		case puertorico.Draw:
			legal = append(legal, "draw", "stack")
		case puertorico.TakeTile:
			for i := range s.Row() {
				legal = append(legal, fmt.Sprintf("tile.%s.%d", a.Tile().ID(), i))
			}
		}
		legal = append(legal, r.way(a)...)
	}
	for _, w := range r.UI.Widgets() {
		kind, _, _ := strings.Cut(w.ID, ".")
		switch kind {
		case "role", "tile", "stack", "draw", "take", "build", "good", "ship", "wharf", "pass", "confirm", "place":
			if w.Enabled && !slices.Contains(legal, w.ID) {
				r.t.Errorf("%s can be clicked in %v, legal is %v", w.ID, s.Decision(), s.Legal(nil))
			}
			if !w.Enabled && w.Why == "" {
				r.t.Errorf("nobody is told why %s can't be clicked in %v", w.ID, s.Decision())
			}
		}
	}
}
