package table_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/keep/settings"
	"islas/render/puertorico/caption"
	"islas/render/puertorico/demo"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/testkit/tabletest"
)

// TestPeopleShareTheMachine checks that with two people there is no hand-over screen: the board of whoever decides is the large one, and
// the next can undo what one did.
func TestPeopleShareTheMachine(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, "en", full, someSetup(3, game.Human, game.Human))
		r.Stage.Settings.Speed = settings.Instant
		r.Rest()
		first := r.state()
		names, seat := r.Match().Setup().Seats, first.Decision().Seat
		decides := func(seat game.Seat) {
			t.Helper()
			other := names[1-seat].Name
			if !strings.Contains(r.Prompt(), names[seat].Name) || !r.ShowsIn(other[:4], r.Widget(fmt.Sprint("board.", 1-seat)).Rect) {
				t.Errorf("the bar says %q in the turn of %s, or the small board is not that of %s", r.Prompt(), names[seat].Name, other)
			}
		}
		decides(seat)
		r.Click("role.prospector1")
		r.Rest()
		decides(1 - seat)
		r.Click("undo")
		r.Rest()
		if r.state() != first {
			t.Error("taking the role is not taken back")
		}
	})
}

// TestPointsCanBeCovered checks that points of others can be hidden, and that those of the home seat, and all at the end, are visible.
func TestPointsCanBeCovered(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			s := m.state()
			return decides(puertorico.PhaseRole, 5)(m) && s.Player(0).Chips() > 0 && s.Player(1).Chips() > 10
		})
		s := m.state()
		points := strconv.Itoa(s.Score(1).Total())
		least := fmt.Sprint(s.Score(1).Buildings+s.Score(1).Large, "+")
		for _, covered := range []bool{false, true} {
			r := newRig(t, "en", full)
			if covered {
				r.Stage.Settings.SetOwn(caption.Points(), caption.Points().Values[1])
			}
			r.Sit(m.begun(alone(3)...))
			r.Rest()
			if board := r.Widget("board.1").Rect; r.ShowsIn(points, board) == covered || r.ShowsIn(least, board) != covered {
				t.Errorf("covered %v: the points of another are to be seen: %v", covered, r.ShowsIn(points, board))
			}
			if !r.ShowsIn(strconv.Itoa(s.Player(0).Chips()), r.Widget("purse.points").Rect) {
				t.Error("the own points are not to be seen")
			}
		}
	})
}

// TestStandingIsToldSourceBySource checks that the plate shows the points that the home seat would have if the game ended now, and its tooltip
// where they come from; one point has the singular in every language.
func TestStandingIsToldSourceBySource(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, func(m moment) bool {
			c := m.state().Score(0)
			return decides(puertorico.PhaseRole, 8)(m) && c.Chips > 0 && c.Buildings > 0 && c.Chips != c.Buildings
		})
		r := m.open(t, "en", alone(4)...)
		c, at := m.state().Score(0), r.Widget("standing")
		want := r.T("standing.over", "n", c.Total(), "chips", c.Chips, "buildings", c.Buildings, "large", c.Large)
		if !strings.Contains(at.Tooltip, want) || !r.ShowsIn("= "+strconv.Itoa(c.Total()), at.Rect) {
			t.Errorf("the plate says %q, want %q, or does not show the sum", at.Tooltip, want)
		}
		one := find(t, 3, func(m moment) bool { return decides(puertorico.PhaseRole, 1)(m) && m.state().Score(0).Total() == 1 })
		for lang, want := range map[string]string{"en": "1 point:", "de": "1 Punkt:", "es": "1 punto:"} {
			if tip := one.open(t, lang, alone(3)...).Widget("standing").Tooltip; !strings.Contains(tip, want) {
				t.Errorf("%s: said is %q", lang, tip)
			}
		}
	})
}

// TestCoveredPointsAreHandedOver checks that with hidden points people at one machine hand it over when another one is to take a role,
// and only then, and that only whoever was handed the machine sees hidden points.
func TestCoveredPointsAreHandedOver(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 2, func(m moment) bool { return decides(puertorico.PhaseRole, 6)(m) && m.state().Player(0).Chips() > 0 })
		r := newRig(t, "en", full)
		r.Stage.Settings.Speed = settings.Instant
		r.Stage.Settings.SetOwn(caption.Points(), caption.Points().Values[1])
		r.Sit(m.begun(game.Human, game.Human))
		last, handovers, within := game.NoSeat, 0, 0
		for range 40 {
			r.Rest()
			if r.Match().Over() {
				break
			}
			s := r.state()
			d := s.Decision()
			if d.Phase == puertorico.PhaseRole && d.Seat != last {
				if !r.Has("here") {
					t.Fatalf("seat %d takes a role after seat %d, and no hand-over screen comes", d.Seat, last)
				}
				handovers++
				r.Pass(time.Second)
				r.Click("here")
				r.Rest()
				last = d.Seat
			}
			if r.Has("here") {
				t.Fatalf("a hand-over screen comes in phase %d", d.Phase)
			}
			own, covered := strconv.Itoa(s.Player(d.Seat).Chips()), d.Seat != last
			if purse := r.Widget("purse.points").Rect; r.ShowsIn("?", purse) != covered || r.ShowsIn(own, purse) == covered {
				t.Errorf("seat %d decides, seat %d was handed the machine: %s points are covered: %v", d.Seat, last, own, covered)
			}
			if covered {
				within++
				last = game.NoSeat // another one has the mouse now
			}
			r.decide()
		}
		if handovers < 3 || within < 2 {
			t.Errorf("%d hand-overs and %d decisions of others within a phase: nothing was tried", handovers, within)
		}
	})
}

// TestEveryActionByClicks plays recorded games by clicks alone: every action in them can be done at the table, and at no decision can
// anything illegal be clicked.
func TestEveryActionByClicks(t *testing.T) {
	need.Time(t)
	for seats, w := range map[int]harness.Window{puertorico.MinSeats: small, puertorico.MaxSeats: flat} {
		bubbled(t, fmt.Sprintf("%d-%v", seats, w), func(t *testing.T) { replay(t, gameOf(uint64(20+seats), seats), w) })
	}
}

// mostClicks is the greatest average number of clicks of a player in a round: with two players a round has six roles.
const mostClicks = 12

// replay plays a recorded game by clicks, as people on all seats would.
func replay(t *testing.T, g *recorded, w harness.Window) {
	t.Helper()
	r := begin(t, "en", w, someSetup(g.setup.Seed, slices.Repeat([]string{game.Human}, len(g.setup.Seats))...))
	r.Stage.Settings.Speed = settings.Instant
	r.Rest()
	for i := 0; i < len(g.actions); {
		d := g.before[i].Decision()
		if d.Phase == puertorico.PhaseColonist && d.Why == puertorico.ForMayor { // the table has taken the worker
			r.Click("undo")
			r.Rest()
		}
		if s := r.state(); s != g.before[i] {
			t.Fatalf("after %d actions the game is another one than that recorded", i)
		}
		r.checkOffers()
		if d.Phase != puertorico.PhasePlacing {
			r.do(g.actions[i])
			r.Rest()
			i++
			continue
		}
		after := moment{g, i}.decided()
		i = after.at
		r.place(after.state().Player(d.Seat).Placement())
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

// checkOffers checks that nothing can be clicked that is not legal.
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

// wholeGames returns games that are played from beginning to end.
func wholeGames() tabletest.Whole[puertorico.State, puertorico.Action, puertorico.Event] {
	return tabletest.Whole[puertorico.State, puertorico.Action, puertorico.Event]{
		Begin: func(t *testing.T, lang string, w harness.Window, seed uint64, controls ...string) *tabletest.Rig[puertorico.State, puertorico.Action, puertorico.Event] {
			return begin(t, lang, w, someSetup(seed, controls...)).Rig
		},
		Level: level, Clicks: demo.Clicks(), Most: 6000,
	}
}

// TestWholeGameByMouse plays a whole game by clicks on what is visible. A text that does not fit fails it.
func TestWholeGameByMouse(t *testing.T) { wholeGames().ByMouse(t) }

// TestWholeGameByKeys plays a whole game with the keyboard alone: the focus is always visible, and reaches everything that can be done.
func TestWholeGameByKeys(t *testing.T) { wholeGames().ByKeys(t) }
