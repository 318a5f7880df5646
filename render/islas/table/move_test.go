package table_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// TestMovements checks every tick of everything that happens, and listens: nothing leaps across the table or leaves the window, no hidden
// card is visible, and in the end the table looks as if everything had been completed by clicks.
func TestMovements(t *testing.T) {
	all := shows()
	moved := make([]map[string]bool, len(all))
	t.Run("all", func(t *testing.T) {
		for i, s := range all {
			bubbled(t, s.name, func(t *testing.T) {
				m := s.find(t)
				r := m.open(t, "en", full)
				moved[i] = r.watchMoves(m)
				var want []string
				for _, step := range m.steps[m.at] {
					want = append(want, heard(step.Event)...)
				}
				if got := r.Ear.Heard; !slices.Equal(got, want) {
					t.Errorf("heard %v, want %v", got, want)
				}
				r.Rest()
				looks := r.still()
				r = m.open(t, "en", full)
				r.hurry(m)
				r.Rest()
				if got := r.still(); got != looks {
					t.Errorf("completed by presses, it ends otherwise:\n%s\nwant\n%s", got, looks)
				}
			})
		}
	})
	for _, what := range []string{"card", "piece", "ship", "deed", "raider", "start"} {
		seen := false
		for _, names := range moved {
			seen = seen || names[what]
		}
		if !seen {
			t.Errorf("no %s ever moves", what)
		}
	}
}

// watchMoves checks everything that moves while an action is shown, and returns its names.
func (r *rig) watchMoves(m moment) map[string]bool {
	r.t.Helper()
	names := map[string]bool{}
	ticks := 0
	last := map[string][]picture{}
	window := ui.Rect{W: full.W, H: full.H}
	lost := map[string]bool{}
	look := r.hidden(m)
	r.perform(m, func() {
		look()
		now := r.moving()
		if len(now) > 0 {
			ticks++
		}
		for what, all := range now {
			names[what] = true
			for _, p := range all {
				if !lost[what] && !inside(p.at, window) {
					lost[what] = true
					r.t.Errorf("%s is at %v, out of sight", what, p.at)
				}
			}
			// A card may set off from the deck while another is edge-on.
			if was := last[what]; len(all) == 1 && len(was) == 1 && all[0].thing == was[0].thing && !near(all[0].at, r.Widget("deck").Rect, 120) {
				if d := all[0].at.Middle().Sub(was[0].at.Middle()).Len(); d > full.W*0.16 {
					r.t.Errorf("%s leaps %.0f pixels in a tick, to %v", what, d, all[0].at)
				}
			}
		}
		last = now
	})
	if ticks < 8 {
		r.t.Errorf("something moves in %d ticks only", ticks)
	}
	return names
}

// hurry does an action and completes everything that it causes by presses beside it.
func (r *rig) hurry(m moment) {
	r.t.Helper()
	_, steps := m.action()
	n := r.played() + 1
	r.act(m)
	corner := ui.Point{X: full.W - 2, Y: full.H - 2}
	for presses := 0; r.Busy() && r.played() == n; presses++ {
		if presses > 2*len(steps)+2 {
			r.t.Fatalf("after %d presses this still goes on: %q", presses, r.Prompt())
		}
		r.Wait(6)
		r.Press(corner)
		r.Up()
		if d := m.decision(); d.Phase < islas.PhaseDone && r.played() == n && len(r.moving()) > 0 { // of an arriving ship it completes one card
			r.t.Fatalf("a press does not complete what moves: %v", r.moving())
		}
	}
}

// TestReducedMotion checks that with reduced motion nothing changes its place: everything appears and fades where it is, and what is
// hidden is not visible either.
func TestReducedMotion(t *testing.T) {
	for _, s := range shows() {
		bubbled(t, s.name, func(t *testing.T) {
			m := s.find(t)
			_, steps := m.action()
			r := m.open(t, "en", full)
			r.Stage.Settings.ReducedMotion = true
			places, look := map[string]map[ui.Rect]bool{}, r.hidden(m)
			r.perform(m, func() {
				look()
				for what, all := range r.moving() {
					for _, p := range all {
						if places[what] == nil {
							places[what] = map[ui.Rect]bool{}
						}
						places[what][p.at] = true
					}
				}
			})
			for what, at := range places {
				if len(at) > 5+2*len(steps) { // as many as there are cards in a draw, or houses and the palace of a conversion
					t.Errorf("a %s is seen at %d places", what, len(at))
				}
			}
		})
	}
}

// score returns the number of points on a seat's plate, which must be that of its row of the race.
func (r *rig) score(seat game.Seat) string {
	r.t.Helper()
	state := r.state()
	goal := state.Goal()
	drawn := func(in ui.Rect) (points string) {
		texts := r.textsIn(in)
		for n := range islas.MaxGoal + 1 { // nobody can have more
			for _, key := range []string{"race.points", "race.short"} {
				if slices.Contains(texts, r.T(key, "n", n, "goal", goal)) {
					points += fmt.Sprint(n)
				}
			}
		}
		return points
	}
	plate, row := drawn(r.plate(seat)), drawn(r.Widget(fmt.Sprintf("race.%d", seat)).Rect)
	if plate == "" || plate != row {
		r.t.Fatalf("on the plate are %q points, in the race %q", plate, row)
	}
	return plate
}

func TestCardIsPaidBeforeTheHouseComes(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			_, changes := m.event(islas.EvPrivilege)
			return !changes && does(islas.Build, 0)(m)
		})
		e, _ := m.event(islas.EvBuild)
		before := m.state()
		r := m.rested(t, "en", full)
		hand := r.Widget("card.0").Rect
		points, free := fmt.Sprint(before.Points(0)), r.Widget(plotID(0, e.Plot)).Label
		var cards, houses []ui.Rect
		tray, unseen := ui.Rect{}, 0
		r.perform(m, func() {
			now := r.moving()
			if !r.Has(stockID(islas.House, e.Colour)) { // the supply shows what changes while it does
				if len(now["card"]) > 0 || len(now["piece"]) > 0 {
					unseen++
				}
				return
			}
			tray = r.Widget(stockID(islas.House, e.Colour)).Rect
			stock, pile := r.stock(islas.House, e.Colour)-before.Supply(islas.House, e.Colour), r.number("discard")-before.DiscardSize()
			for _, p := range now["card"] {
				cards = append(cards, p.at)
				if len(now["piece"]) > 0 || stock != 0 || pile != 0 {
					t.Fatalf("the house is taken (%d), or the pile has grown by %d, while the card is on its way", stock, pile)
				}
			}
			for _, p := range now["piece"] {
				houses = append(houses, p.at)
				if label := r.Widget(plotID(0, e.Plot)).Label; label != free {
					t.Fatalf("the house is on its way, and it is already %q", label)
				}
				if r.score(0) != points || pile != 1 || stock != -1 {
					t.Fatalf("while the house is brought its owner has %s points, %d cards were discarded and the supply shows %d", r.score(0), pile, stock)
				}
			}
		})
		if unseen > 1 { // the tick of the click
			t.Errorf("in %d ticks something is on its way, and the supply of it is not seen", unseen)
		}
		if len(cards) < 5 || len(houses) < 5 {
			t.Fatalf("the card was seen in %d ticks, the house in %d", len(cards), len(houses))
		}
		if from, to := cards[0], cards[len(cards)-1]; math.Abs(from.Middle().Y-hand.Middle().Y) > 200 || !near(to, r.Widget("discard").Rect, 30) {
			t.Errorf("the card flies from %v to %v", from, to)
		}
		if from := houses[0]; !near(from, tray, 120) {
			t.Errorf("the house comes from %v", from)
		}
		if at := houses[len(houses)-1]; !near(at, r.site(0, e.Plot), 12) {
			t.Errorf("the house is set down at %v, its plot is at %v", at, r.site(0, e.Plot))
		}
		r.Rest()
		if got, s := r.score(0), r.state(); got != fmt.Sprint(s.Points(0)) || got == points {
			t.Errorf("with the house standing its owner has %s points", got)
		}
	})
}

func TestHousesSinkBeforeThePalaceRises(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			a, _ := m.action()
			s := m.state()
			return does(islas.MakePalace, 0)(m) && a.From&^s.Houses(0, a.Colour) == 0
		})
		a, _ := m.action()
		before := m.state()
		r := m.open(t, "en", full)
		var counts [][2]int
		r.perform(m, func() {
			if !r.Has(stockID(islas.Palace, a.Colour)) { // the supply shows what changes while it does
				if len(r.moving()["piece"]) > 0 {
					t.Fatal("something is on its way, and the supply of it is not seen")
				}
				return
			}
			now := [2]int{
				r.stock(islas.House, a.Colour) - before.Supply(islas.House, a.Colour), r.stock(islas.Palace, a.Colour) - before.Supply(islas.Palace, a.Colour),
			}
			if len(counts) == 0 || counts[len(counts)-1] != now {
				counts = append(counts, now)
			}
			for _, p := range r.moving()["piece"] {
				if p.kind == islas.Palace && now[0] < 2 {
					t.Fatalf("the palace rises while only %d houses are back", now[0])
				}
			}
		})
		if got := fmt.Sprint(counts); got != "[[0 0] [2 -1]]" {
			t.Errorf("the supply shows more houses and palaces: %v", got)
		}
	})
}

// sail does an action that causes a voyage of the ship, and returns its course and where the ship lies afterwards.
func (r *rig) sail(m moment) (course []ui.Rect, end ui.Rect) {
	r.t.Helper()
	r.perform(m, func() {
		for _, p := range r.shown("ship") {
			if p.moving {
				course = append(course, p.at)
				if len(r.shown("ship")) > 1 {
					r.t.Fatal("the ship lies in its place as well")
				}
			} else {
				end = p.at
			}
		}
	})
	return course, end
}

func TestShipSailsToTheQuayAndBack(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, landing)
		r := m.open(t, "en", full)
		course, quay := r.sail(m)
		r.checkCourse(course, r.Widget("ship").Rect, quay)
		m = showOf(t, "round").find(t)
		r = m.open(t, "en", full)
		course, _ = r.sail(m)
		r.Rest()
		r.checkCourse(course, quay, r.shown("ship")[0].at)
	})
}

// checkCourse checks that a course leads from one place to another.
func (r *rig) checkCourse(course []ui.Rect, from, to ui.Rect) {
	r.t.Helper()
	if len(course) < 20 {
		r.t.Fatalf("the ship was seen in %d ticks", len(course))
	}
	if first, last := course[0], course[len(course)-1]; !near(first, from, 30) || !near(last, to, 30) {
		r.t.Errorf("the ship sails from %v to %v, want from %v to %v", first, last, from, to)
	}
}

// TestShipStaysWhereThereIsNoQuay checks that in a window without room for a quay the ship stays in its place.
func TestShipStaysWhereThereIsNoQuay(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, landing)
		r := m.open(t, "en", harness.Window{W: 1280, H: 720, Percent: 200})
		if course, end := r.sail(m); len(course) > 0 || !near(end, r.Widget("ship").Rect, 30) {
			t.Errorf("the ship moves in %d ticks, and lies at %v", len(course), end)
		}
	})
}

// plate returns about where the plate with a seat's name is: in the sea around a large island, above a small one.
func (r *rig) plate(seat game.Seat) ui.Rect {
	r.t.Helper()
	if w, ok := r.Find("plate"); ok && w.Label == r.name(seat) {
		return w.Rect
	}
	b := r.board(seat).at
	h := 64 * r.Scale()
	return ui.Rect{X: b.X, Y: b.Y - h, W: b.W, H: h}
}

func TestStartShipGoesToTheNextPlayer(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := showOf(t, "final").find(t)
		r := m.open(t, "en", full)
		var way []ui.Rect
		lay := ui.Rect{}
		announced := false
		r.perform(m, func() {
			ships := r.shown("start")
			for _, p := range ships {
				if p.moving {
					way = append(way, p.at)
					if len(ships) > 1 {
						t.Fatal("the ship lies in its place as well")
					}
				} else if len(way) == 0 {
					lay = p.at
				}
			}
			for text := range r.UI.DrawnTexts {
				announced = announced || len(text) > 20 && strings.HasPrefix(r.T("table.round-last"), text) // its first line
			}
			if w := r.Widget("menu"); !w.Enabled || w.Covered {
				t.Fatal("the announcement is in the way")
			}
		})
		r.perform(moment{m.recorded, m.at + 1}, func() {}) // the next player has the ship, on the large island or a small one
		lies := r.shown("start")
		if n := len(way); n < 10 || !near(way[0], lay, 20) || len(lies) != 1 || near(lies[0].at, lay, 20) {
			t.Errorf("the ship of the start player goes in %d ticks along %v; it lay at %v, and lies at %v", n, way, lay, lies)
		}
		if !announced {
			t.Error("nobody says that this is the last round")
		}
	})
}

// TestWinnersIslandIsLit checks that the islands of the winners stay bright, and the others fade.
func TestWinnersIslandIsLit(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := showOf(t, "end").find(t)
		r := m.open(t, "en", full)
		r.act(m)
		r.Rest()
		s := r.state()
		for seat := range game.Seat(3) {
			if bright := r.board(seat).alpha == 1; bright != s.Winners().Has(seat) {
				t.Errorf("the island of seat %d is bright: %v, it has won: %v", seat, bright, s.Winners().Has(seat))
			}
		}
		if !r.Has("result") {
			t.Error("nothing leads to the result")
		}
	})
}

// TestDrawnCardsArriveInTheirPlaces checks that drawn cards lie in the hand only once they have arrived there, and leave the deck one by
// one.
func TestDrawnCardsArriveInTheirPlaces(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return does(islas.DrawCards, 0)(m) && len(m.steps[m.at]) == 1 })
		e, _ := m.event(islas.EvDraw)
		r := m.open(t, "en", full)
		most := 0
		r.perform(m, func() {
			lie := 0
			tray := r.Widget("card.0").Rect.Inset(-40 * r.Scale())
			for _, p := range r.pictures() {
				if p.what == "card" && !p.moving && p.at.Middle().Y > tray.Y && p.at.Middle().X < r.Widget("palace").Rect.X {
					lie++
				}
			}
			flying := len(r.moving()["card"])
			most = max(most, flying)
			waiting := r.number("deck") - (m.state().DeckSize() - e.Count) // still to leave the deck
			want := m.state().HandSize(0) + e.Count - waiting
			// A card that is being turned over is edge-on for a moment, and is then no picture.
			if sum := lie + flying; sum != want && sum != want-1 {
				t.Fatalf("%d cards lie in the hand, %d are on their way and %d on the deck; want %d in all", lie, flying, waiting, want+waiting)
			}
		})
		if most < 2 {
			t.Error("the cards do not overtake each other on their way")
		}
		if r.Rest(); r.number("deck") != m.state().DeckSize()-e.Count {
			t.Error("the deck shows more cards than it has")
		}
	})
}
