package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/caption"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// toolIDs are the purchases that are then placed on the chart.
var toolIDs = map[colonies.ActionKind]string{
	colonies.BuildRoad: "buy.road", colonies.BuildShip: "buy.ship", colonies.Settle: "buy.settlement", colonies.BuildCity: "buy.city", colonies.MoveFleet: "buy.fleet",
}

// way returns the widgets to click for an action that is done on the chart: first what is taken up, then the place. It returns nothing for
// others.
func way(s *colonies.State, a colonies.Action) (ids []string) {
	d := s.Decision()
	node := func(n colonies.Node) string { return fmt.Sprintf("node.%d", n) }
	ship := func(n colonies.Node) string { return fmt.Sprintf("ship.%d", n) }
	if id, bought := toolIDs[a.Kind]; bought && d.Kind == colonies.DecideMain {
		ids = append(ids, id)
	}
	choice := "chart.do " + a.String()
	switch a.Kind {
	case colonies.Settle:
		return append(ids, node(a.Node), choice)
	case colonies.BuildCity, colonies.MovePirate, colonies.Dodge:
		return append(ids, node(a.Node))
	case colonies.BuildRoad:
		return append(ids, fmt.Sprintf("edge.%d", a.Edge))
	case colonies.BuildShip:
		if a.Node == colonies.NoNode {
			return append(ids, ship(d.Node))
		}
		return append(ids, ship(a.Node))
	case colonies.MoveFleet, colonies.Explore:
		return append(ids, fmt.Sprintf("hex.%d", a.Hex))
	case colonies.Sail:
		return []string{ship(a.Node), node(a.To)}
	case colonies.MakeBase:
		return []string{ship(a.Node), fmt.Sprintf("hex.%d", a.Hex)}
	case colonies.Load:
		return []string{ship(a.Node), choice}
	case colonies.Shift:
		return []string{node(a.Node), "take." + a.Token.ID(), node(a.To)}
	case colonies.Save:
		return []string{node(a.To), choice}
	case colonies.Rob:
		switch a.What {
		case colonies.LootShip:
			return []string{ship(a.Node), choice}
		case colonies.LootSettlement:
			return []string{node(a.Node), choice}
		}
		for _, n := range s.Pirate().Neighbours() {
			if n == colonies.NoNode {
				continue
			}
			if owner, _ := s.At(n); owner == a.Seat {
				return []string{node(n), choice}
			}
		}
	}
	return nil
}

// TestChartDoes does some actions with the mouse on the chart, to which a suggestion may lead by other ways.
func TestChartDoes(t *testing.T) {
	for _, c := range []struct {
		name string
		is   func(s *colonies.State, a colonies.Action) bool
	}{
		{"fleet", func(_ *colonies.State, a colonies.Action) bool { return a.Kind == colonies.MoveFleet }},
		{"base by ship", func(_ *colonies.State, a colonies.Action) bool { return a.Kind == colonies.MakeBase }},
		{"discovery with cargo", func(s *colonies.State, a colonies.Action) bool {
			if a.Kind != colonies.Sail {
				return false
			}
			_, cargo := s.ShipOn(a.Node)
			return cargo.Total() > 0 && slices.ContainsFunc(s.Reach(a.Node), func(l colonies.Landing) bool { return l.At == a.To && l.Places[0] != colonies.NoHex })
		}},
		{"rob a card", func(_ *colonies.State, a colonies.Action) bool {
			return a.Kind == colonies.Rob && a.What == colonies.LootCard
		}},
		{"rob a token", func(_ *colonies.State, a colonies.Action) bool {
			return a.Kind == colonies.Rob && a.What != colonies.LootCard
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			tabletest.Bubble(t, func(t *testing.T) {
				var a colonies.Action
				m := find(t, 4, func(m moment) bool {
					s := m.state()
					legal := s.Legal(nil)
					i := slices.IndexFunc(legal, func(a colonies.Action) bool { return c.is(s, a) })
					if i < 0 || len(legal) < 2 || s.Decision().Seat != 0 {
						return false
					}
					a = legal[i]
					return true
				})
				r := m.open(t, "en", full, alone(4)...)
				for i, id := range way(m.state(), a) {
					if i > 0 && strings.HasPrefix(id, "chart.do ") && !r.Has(id) {
						continue // there is no choice
					}
					r.Bring(id)
					r.Click(id)
					r.Wait(2)
				}
				if r.Has("warning.do") {
					r.Click("warning.do")
				}
				r.Wait(2)
				if done := r.Match().Actions(); len(done) <= m.at || done[m.at] != a {
					t.Errorf("%v was not done but %v; the bar says %q", a, done[m.at:], r.Prompt())
				}
			})
		})
	}
}

// TestRoadTellsWhatItUncovers checks that a road that would uncover something says so before it is built, and no other.
func TestRoadTellsWhatItUncovers(t *testing.T) {
	tabletest.Bubble(t, func(t *testing.T) {
		for _, uncovers := range []bool{true, false} {
			var e colonies.Edge
			m := find(t, 4, func(m moment) bool {
				s := m.state()
				return decides(colonies.DecideMain, 2)(m) && slices.ContainsFunc(s.Legal(nil), func(a colonies.Action) bool {
					e = a.Edge
					return a.Kind == colonies.BuildRoad && (s.Uncovers(e).Count() > 0) == uncovers
				})
			})
			r := m.open(t, "en", full, alone(4)...)
			r.Click("buy.road")
			r.Wait(2)
			tip, says := r.Widget(fmt.Sprint("edge.", e)).Tooltip, r.T("advice.road-unknown", "n", m.state().Uncovers(e).Count())
			if strings.Contains(tip, says) != uncovers {
				t.Errorf("a road that uncovers something, %v, says %q", uncovers, tip)
			}
		}
	})
}

// TestRecapTellsOfTheft checks that what a pirate has taken from one's ships and settlements is told at the beginning of one's turn.
func TestRecapTellsOfTheft(t *testing.T) {
	tabletest.Bubble(t, func(t *testing.T) {
		var a colonies.Action
		m := find(t, 3, func(m moment) bool {
			d := m.state().Decision()
			if m.at == 0 || d.Seat == 0 && m.before[m.at-1].Decision().Seat == 0 {
				a = colonies.Action{}
			} else if last := m.actions[m.at-1]; last.Kind == colonies.Rob && last.What != colonies.LootCard && last.Seat == 0 {
				a = last
			}
			return a.Kind == colonies.Rob && d.Seat == 0 && d.Kind == colonies.DecideBegin
		})
		r := m.open(t, "en", harness.Window{W: 1920, H: 1080, Percent: 100}, alone(3)...)
		if says := r.T("recap.robbed", "other", m.setup.Seats[0].Name, "token", caption.In(r.T, a.Token)); !r.Shows(says) {
			t.Errorf("%q is not told", says)
		}
	})
}

// usable returns the ids of the widgets on the chart that can be clicked for the game, sorted.
func (r *rig) usable() (ids []string) {
	for _, w := range r.UI.Widgets() {
		for _, prefix := range []string{"node.", "edge.", "hex.", "ship."} {
			if strings.HasPrefix(w.ID, prefix) && w.Enabled && !w.Looks {
				ids = append(ids, w.ID)
			}
		}
	}
	slices.Sort(ids)
	return ids
}

// TestLitIsLegal checks at many moments, with every tool and every ship, that exactly the places answer at which something is legal.
func TestLitIsLegal(t *testing.T) {
	tabletest.Bubble(t, func(t *testing.T) {
		r := newRig(t, "de", full)
		seen := 0
		for seats := colonies.MinSeats; seats <= colonies.MaxSeats; seats++ {
			g := gameOf(uint64(seats), seats)
			turn := -1
			for at := range g.actions {
				m := moment{g, at}
				s := m.state()
				d := s.Decision()
				main := d.Kind == colonies.DecideMain
				if d.Seat != 0 || len(s.Legal(nil)) < 2 || main && s.Round() == turn {
					continue
				}
				if main { // once a turn
					turn = s.Round()
				}
				r.Sit(m.begun(alone(seats)...))
				r.Rest()
				r.lit(m, nil)
				if main {
					for _, id := range toolIDs {
						if w, ok := r.Find(id); ok && w.Enabled {
							r.lit(m, []string{id})
						}
					}
					for n := range s.ShipSet(0).All {
						if id := fmt.Sprintf("ship.%d", n); slices.Contains(r.usable(), id) {
							r.lit(m, []string{id})
						}
					}
				}
				seen++
			}
		}
		t.Logf("%d moments", seen)
	})
}

// lit checks what answers after some clicks, then takes them back.
func (r *rig) lit(m moment, clicks []string) {
	r.t.Helper()
	for _, id := range clicks {
		r.Click(id)
		r.Wait(2)
	}
	s := m.state()
	var want []string
	add := func(id string) {
		if strings.HasPrefix(id, "node.") || strings.HasPrefix(id, "edge.") || strings.HasPrefix(id, "hex.") || strings.HasPrefix(id, "ship.") {
			want = append(want, id)
		}
	}
	tool := len(clicks) > 0 && strings.HasPrefix(clicks[0], "buy.")
	for _, a := range s.Legal(nil) {
		switch ids := way(s, a); {
		case len(ids) == 0:
		case len(clicks) == 0:
			add(ids[0])
		default:
			if ids[0] == clicks[0] {
				add(ids[1])
			}
			if !tool && strings.HasPrefix(ids[0], "ship.") { // another one can be picked up
				add(ids[0])
			}
		}
	}
	slices.Sort(want)
	want = slices.Compact(want)
	if got := r.usable(); !slices.Equal(got, want) {
		r.t.Errorf("move %d of game %d, %v, after %v: lit is %v, want %v; the bar says %q", m.at, m.setup.Seed, s.Decision(), clicks, got, want, r.Prompt())
	}
	for _, id := range clicks {
		r.Click(id)
		r.Wait(2)
	}
}

// TestBarredPlacesAreExplained checks that with every tool each place that does not answer says why.
func TestBarredPlacesAreExplained(t *testing.T) {
	tabletest.Bubble(t, func(t *testing.T) {
		for _, c := range []struct {
			kind colonies.ActionKind
			act  func(n colonies.Node) colonies.Action
		}{
			{colonies.Settle, func(n colonies.Node) colonies.Action { return colonies.SettleAction(n, colonies.ByBase) }},
			{colonies.BuildCity, colonies.CityAction},
		} {
			m := find(t, 4, func(m moment) bool {
				return decides(colonies.DecideMain, 8)(m) && legal(m, c.kind) && !m.state().Settlements(0).Has(colonies.NoNode)
			})
			r := m.open(t, "en", full, alone(4)...)
			r.Click(toolIDs[c.kind])
			r.Wait(2)
			s, barred := m.state(), 0
			name := func(seat game.Seat) string { return m.setup.Seats[seat].Name }
			for n := range colonies.Node(colonies.Nodes) {
				w, ok := r.Find(fmt.Sprintf("node.%d", n))
				if !ok || w.Enabled {
					continue
				}
				barred++
				if home(n) && c.kind == colonies.Settle {
					continue // barred as by road
				}
				if why := caption.Bar(r.UI.T, s, name, c.act(n)); why == "" || !strings.Contains(w.Why, why) {
					t.Errorf("node %d says %q, not %q", n, w.Why, why)
				}
			}
			if barred < 40 {
				t.Errorf("only %d nodes say why not", barred)
			}
		}
	})
}

// home reports whether a node is on the home island.
func home(n colonies.Node) bool {
	return slices.ContainsFunc(slices.Collect(func(yield func(colonies.Hex) bool) {
		for _, h := range n.Hexes() {
			if h != colonies.NoHex && !yield(h) {
				return
			}
		}
	}), func(h colonies.Hex) bool { return colonies.SiteOf(h).Zone == colonies.HomeLand })
}

// TestPlacesDoNotHideEachOther checks in a usual and in the smallest window that a click in the middle of whatever answers reaches it.
func TestPlacesDoNotHideEachOther(t *testing.T) {
	tabletest.Bubble(t, func(t *testing.T) {
		for _, w := range []harness.Window{full, {W: 568, H: 320, Percent: 200, Large: true}} {
			for _, c := range []struct {
				k     colonies.DecisionKind
				click bool
			}{{colonies.DecideSettle, false}, {colonies.DecideWay, false}, {colonies.DecideMain, true}, {colonies.DecidePirate, false}} {
				m := find(t, 4, func(m moment) bool {
					return decides(c.k, 0)(m) && (!c.click || m.state().Round() > 12 && legal(m, colonies.Sail) && m.state().Range() > 3)
				})
				r := m.open(t, "en", w, alone(4)...)
				if c.click {
					for _, id := range r.usable() {
						if strings.HasPrefix(id, "ship.") {
							r.Bring(id)
							r.Click(id)
							r.Wait(2)
							break
						}
					}
				}
				r.apart()
			}
		}
	})
}

// apart checks that nothing that answers on the chart lies over the middle of something else that does.
func (r *rig) apart() {
	r.t.Helper()
	ids := r.usable()
	var all []ui.Widget
	for _, w := range r.UI.Widgets() {
		if slices.Contains(ids, w.ID) {
			all = append(all, w)
		}
	}
	for i, w := range all {
		for _, over := range all[i+1:] {
			if over.Whole.Contains(w.Whole.Middle()) {
				r.t.Errorf("%s lies over the middle of %s", over.ID, w.ID)
			}
		}
	}
}

// TestSuggestionMarksItsPlace checks that a suggestion marks the ship and where it is to sail, before the ship is picked up.
func TestSuggestionMarksItsPlace(t *testing.T) {
	tabletest.Bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			return decides(colonies.DecideMain, 3)(m) && m.actions[m.at].Kind == colonies.Sail
		})
		r := m.open(t, "en", full, alone(3)...)
		for range 40 { // until a sail is suggested
			r.Click("suggest")
			r.Rest()
			var marked []string
			for _, w := range r.UI.Widgets() {
				if a, is := w.Target.(colonies.Action); is && a.Kind == colonies.Sail && strings.HasPrefix(w.ID, "node.") {
					marked = append(marked, fmt.Sprintf("ship.%d", a.Node), w.ID)
				}
			}
			if len(marked) == 2 {
				r.Click(marked[0])
				r.Wait(2)
				n := r.Match().Played()
				r.Click(marked[1])
				r.Wait(2)
				if done := r.Match().Actions(); len(done) <= n || done[n].Kind != colonies.Sail {
					t.Errorf("%v are clicked, and done is %v", marked, done[n:])
				}
				return
			}
			if !r.Has("suggest.do") {
				t.Fatalf("nothing is suggested: %q", r.Prompt())
			}
			r.Click("suggest.do")
			r.Rest()
		}
		t.Error("no sail is suggested")
	})
}

// TestTokensArriveOnce rolls the dice where settlements in the colonies gain tokens, and checks in every tick that each of them is seen at
// most once, on its way or in its place, and that none is missing in the end.
func TestTokensArriveOnce(t *testing.T) {
	tabletest.Bubble(t, func(t *testing.T) {
		stored := func(s *colonies.State) (n int) {
			for seat := range game.Seat(s.Seats()) {
				for at := range s.Settlements(seat).All {
					n += s.Stored(at).Total()
				}
				for at := range s.ShipSet(seat).All {
					_, cargo := s.ShipOn(at)
					n += cargo.Total()
				}
			}
			return n
		}
		m := find(t, 4, func(m moment) bool {
			return m.actions[m.at].Kind == colonies.Roll && decides(colonies.DecideBegin, 1)(m) && stored(&m.before[m.at+1]) > stored(m.state())+1
		})
		before, after := stored(m.state()), stored(&m.before[m.at+1])
		r := m.open(t, "en", full, alone(4)...)
		left, right := r.Widget("seat.0").Whole.Right(), r.Widget("dice.faces").Whole.X // the chart lies between them
		seen := func() (n int) {
			r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
				if strings.Contains(fmt.Sprint(key), "{token ") && at.X > left && at.X < right {
					n++
				}
				return true
			})
			return n
		}
		if n := seen(); n != before {
			t.Fatalf("before the roll %d tokens are seen, not %d", n, before)
		}
		r.Click("do roll")
		most := 0
		for range 60 * 20 {
			r.Wait(1)
			if n := seen(); n < before || n > after {
				t.Fatalf("%d tokens are seen, before there were %d and then %d", n, before, after)
			}
			most = max(most, seen())
			if !r.Busy() {
				break
			}
		}
		if most != after {
			t.Errorf("at most %d tokens are seen, not %d", most, after)
		}
	})
}
