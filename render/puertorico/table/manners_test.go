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
	"islas/render/ui"
)

// TestPeopleShareTheMachine checks that with two people there is no hand-over screen: the board of whoever decides is the large one, and
// the next can undo what one did.
func TestPeopleShareTheMachine(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, "en", full, someSetup(3, game.Human, game.Human))
		r.Stage.Settings.Speed = settings.Instant
		r.Rest()
		first := r.state()
		names := []string{r.Match().Setup().Seats[0].Name, r.Match().Setup().Seats[1].Name}
		seat := first.Decision().Seat
		if !strings.Contains(r.Prompt(), names[seat]) || !r.ShowsIn(names[1-seat][:4], r.Widget("board."+string('0'+rune(1-seat))).Rect) {
			t.Errorf("the bar says %q in the turn of %s", r.Prompt(), names[seat])
		}
		r.Click("role.prospector1")
		r.Rest()
		if now := r.state(); now.Decision().Seat == seat {
			t.Fatal("the same seat decides again")
		}
		if !strings.Contains(r.Prompt(), names[1-seat]) || !r.ShowsIn(names[seat][:4], r.Widget("board."+string('0'+rune(seat))).Rect) {
			t.Errorf("the bar says %q in the turn of %s", r.Prompt(), names[1-seat])
		}
		r.Click("undo")
		r.Rest()
		if r.state() != first {
			t.Error("taking the role is not taken back")
		}
	})
}

// TestLoadingIsChosenInAnyOrder checks that barrels and ship of a load are chosen in any order, and that Escape or undo drops the choice.
func TestLoadingIsChosenInAnyOrder(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, func(m moment) bool {
			return decides(puertorico.PhaseLoad, 1)(m) && choosesShip(m.state(), m.actions[m.at])
		})
		r := m.open(t, "en", alone(4)...)
		r.Stage.Settings.Speed = settings.Instant
		a := m.actions[m.at]
		barrels, ship := "good."+a.Good().ID(), fmt.Sprintf("ship.%d", a.Size())
		for _, letGo := range []func(){func() { r.Key(ui.KeyEscape) }, func() { r.Click("undo") }, func() { r.Click(barrels) }} {
			r.Click(barrels)
			if r.Match().Played() > m.at || r.Widget(barrels).Value == "" {
				t.Fatal("choosing barrels loads them, or chooses nothing")
			}
			letGo()
			if r.Match().Played() > m.at || r.Widget(barrels).Value != "" {
				t.Error("what was chosen is not let go")
			}
		}
		r.Click(ship)
		if r.Match().Played() == m.at {
			r.Click(barrels)
		}
		if done := r.Match().Actions(); len(done) <= m.at || done[m.at] != a {
			t.Errorf("done was %v, want %v", done[m.at:], a)
		}
	})
}

// choosesShip reports whether the barrels of a load can also go on another ship.
func choosesShip(s *puertorico.State, a puertorico.Action) bool {
	return !a.Wharf() && slices.ContainsFunc(s.Legal(nil), func(b puertorico.Action) bool {
		return b.Kind == puertorico.Load && a.Kind == puertorico.Load && b != a && b.Good() == a.Good() && !b.Wharf()
	})
}

// TestKeepingIsProposed checks that the proposal for what is kept loses the fewest barrels, and that the button says how many.
func TestKeepingIsProposed(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, decides(puertorico.PhaseKeep, 1))
		r := m.open(t, "en", alone(3)...)
		s := m.state()
		least := 1000
		own := s.Player(0).Barrels()
		for _, a := range s.Legal(nil) {
			kept := 1
			for g, n := range own {
				if a.Warehoused().Has(puertorico.Good(g)) {
					kept += int(n)
				}
			}
			least = min(least, own.Total()-kept)
		}
		if text := r.T("do.keep-these", "n", least); !r.Shows(text) {
			t.Errorf("the button does not say %q but %v", text, r.Widget("confirm").Label)
		}
		r.Click("confirm")
		after := r.Match().Actions()
		if len(after) <= m.at || after[m.at].Kind != puertorico.Keep {
			t.Errorf("done was %v", after[m.at:])
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
// where they come from.
func TestStandingIsToldSourceBySource(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, func(m moment) bool {
			c := m.state().Score(0)
			return decides(puertorico.PhaseRole, 8)(m) && c.Chips > 0 && c.Buildings > 0 && c.Chips != c.Buildings
		})
		r := m.open(t, "en", alone(4)...)
		c := m.state().Score(0)
		at := r.Widget("standing")
		if want := r.T("standing.over", "n", c.Total(), "chips", c.Chips, "buildings", c.Buildings, "large", c.Large); !strings.Contains(at.Tooltip, want) {
			t.Errorf("the plate says %q, want %q", at.Tooltip, want)
		}
		if !r.ShowsIn("= "+strconv.Itoa(c.Total()), at.Rect) {
			t.Error("the plate does not show the sum")
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
			if d.Phase == puertorico.PhasePlacing || d.Phase == puertorico.PhaseKeep {
				r.Click("confirm")
				continue
			}
			r.do(s.Legal(nil)[0])
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
	for seats := puertorico.MinSeats; seats <= puertorico.MaxSeats; seats++ {
		w := []harness.Window{small, {W: 900, H: 450, Percent: 100}}[seats%2]
		t.Run(fmt.Sprintf("%d-%v", seats, w), func(t *testing.T) {
			bubble(t, func(t *testing.T) { replay(t, gameOf(uint64(20+seats), seats), w) })
		})
	}
}

// mostClicks is the greatest average number of clicks of a player in a round: with two players a round has six roles.
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
